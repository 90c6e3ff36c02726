#pragma once

#include <QSplitter>
#include <functional>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class TextPane;

/// Two texts beside each other; the space between them connects the two places of each difference on screen, and those
/// of a moved passage while the pointer is on it.
class Connectors final : public QSplitter {
  Q_OBJECT

 public:
  /// `pair` returns the current differences.
  Connectors(std::function<const MarkedPair&()> pair, QWidget* parent);

  /// Call once, when both texts are in the splitter.
  void connect_texts(const TextPane* left, const TextPane* right);
  void set_current(int difference);
  /// The moved difference under the pointer; -1 for none.
  void light(int difference);

  /// The connector of a difference in pixels of the space between the texts; empty if both places are off screen.
  QPainterPath outline(int difference) const;
  void paint(QPainter& painter) const;

 protected:
  QSplitterHandle* createHandle() override;

 private:
  bool is_drawn(int difference) const;
  QBrush fill(int difference) const;

  std::function<const MarkedPair&()> pair_;
  const TextPane* left_ = nullptr;
  const TextPane* right_ = nullptr;
  int current_ = -1, lit_ = -1;
};

}  // namespace lookalike
