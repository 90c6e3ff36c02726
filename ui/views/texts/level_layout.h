#pragma once

#include <vector>

#include "ui/models/reading/marked_text.h"

namespace lookalike {

class LevelScroll;
class TextColumn;

/// Arranges two texts that scroll together: folds their equal parts and adds gaps that make corresponding lines level.
class LevelLayout final {
 public:
  LevelLayout(TextColumn* left, TextColumn* right, LevelScroll* scroll) : left_(left), right_(right), scroll_(scroll) {}

  /// Call when other texts, or the same ones without folds and gaps, are shown.
  void forget();
  /// Folds the equal parts of `pair` if `folds`, except unfolded ones. Aligns `lines`, and lets the texts scroll in
  /// step; null, or a text too long to count its lines at once: neither. Returns whether the texts were shown again,
  /// without marks, with the same words on top. O(text).
  bool arrange(const MarkedPair& pair, const std::vector<Level>* lines, bool folds);
  /// Leaves a fold open from now on.
  void unfold(int fold) { opened_.push_back(folded_[static_cast<std::size_t>(fold)]); }
  void fold_all() { opened_.clear(); }

 private:
  TextColumn* column(Side side) const { return side == Side::left ? left_ : right_; }
  std::vector<std::size_t> parts_to_fold(const MarkedPair& pair) const;
  std::vector<Level> unfolded(const MarkedPair& pair, const std::vector<Level>& lines) const;
  void show(const MarkedPair& pair);
  std::vector<TextGap> gaps(Side side) const { return level_gaps(lines_, above_, side); }

  TextColumn* left_;
  TextColumn* right_;
  LevelScroll* scroll_;
  std::vector<std::size_t> folded_;   // equal parts
  std::vector<std::size_t> opened_;   // those that the user unfolded
  std::vector<Level> lines_, above_;  // the aligned lines, and the lines above each
};

}  // namespace lookalike
