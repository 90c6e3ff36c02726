#pragma once

#include <QObject>
#include <QScopedValueRollback>
#include <functional>
#include <optional>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class TextPane;

/// Scrolls two texts so that the same words stay at the same height: texts in step by equal numbers of lines, because
/// gaps make them level; others by the words that correspond.
class LevelScroll final : public QObject {
  Q_OBJECT

 public:
  /// `pair` returns the current correspondence.
  LevelScroll(TextPane* left, TextPane* right, std::function<const MarkedPair&()> pair, QObject* parent);

  void keep_in_step(bool in_step);
  /// Moves a position of each text to the same row: to that of `fixed`, which does not scroll, else to the middle.
  /// Texts in step stay so if both positions are within a third of the rows.
  void bring_level(int left, int right, std::optional<Side> fixed);
  /// Repeats this after a new layout, unless the reader has scrolled or moved the cursor since, or `fixed` was
  /// given.
  void bring_level_again();
  /// Call before other texts are shown.
  void forget_place() { brought_.reset(); }
  /// While this object lives, neither text follows the other.
  QScopedValueRollback<bool> hold() { return QScopedValueRollback(held_, true); }

 private:
  void watch(Side side);
  void follow(Side leader);
  TextPane* pane(Side side) const { return side == Side::left ? left_ : right_; }

  TextPane* left_;
  TextPane* right_;
  std::function<const MarkedPair&()> pair_;
  std::optional<Level> brought_;
  bool held_ = false, in_step_ = false;
};

}  // namespace lookalike
