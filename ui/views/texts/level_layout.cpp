#include "ui/views/texts/level_layout.h"

#include <algorithm>
#include <utility>

#include "ui/views/texts/level_scroll.h"
#include "ui/views/texts/text_column.h"
#include "ui/views/texts/text_pane.h"

namespace lookalike {

void LevelLayout::forget() {
  folded_.clear();
  lines_.clear();
  above_.clear();
  scroll_->keep_in_step(false);
  scroll_->forget_place();
}

/// Folds come first, because lines can be counted only with them.
bool LevelLayout::arrange(const MarkedPair& pair, const std::vector<Level>* lines, bool folds) {
  const std::vector<TextGap> before[] = {gaps(Side::left), gaps(Side::right)};
  const auto folded = folds ? parts_to_fold(pair) : std::vector<std::size_t>();
  bool changed = std::exchange(folded_, folded) != folded;
  const bool countable = left_->pane()->is_short() && right_->pane()->is_short();
  const auto aligned = lines && countable ? unfolded(pair, *lines) : std::vector<Level>();
  changed = std::exchange(lines_, aligned) != aligned || changed;
  if (changed) {
    above_.assign(lines_.size(), {});
    show(pair);
  }
  for (const Side side : {Side::left, Side::right}) column(side)->pane()->lay_out_all();
  for (std::size_t i = 0; i < lines_.size(); ++i)
    above_[i] = {left_->pane()->lines_above(lines_[i].left), right_->pane()->lines_above(lines_[i].right)};
  const bool stays = !changed && gaps(Side::left) == before[0] && gaps(Side::right) == before[1];
  if (!stays) show(pair);
  scroll_->keep_in_step(!lines_.empty());
  return !stays;
}

std::vector<std::size_t> LevelLayout::parts_to_fold(const MarkedPair& pair) const {
  std::vector<std::size_t> folded;
  for (std::size_t i = 0; i < pair.equal_parts().size(); ++i)
    if (std::ranges::find(opened_, i) == opened_.end()) folded.push_back(i);
  return folded;
}

/// The lines outside folds, and the ends of both texts.
std::vector<Level> LevelLayout::unfolded(const MarkedPair& pair, const std::vector<Level>& lines) const {
  std::vector<Level> shown;
  auto fold = folded_.begin();
  for (const Level& line : lines) {
    while (fold != folded_.end() && pair.equal_parts()[*fold].left.end() <= line.left) ++fold;
    if (fold == folded_.end() || line.left <= pair.equal_parts()[*fold].left.position) shown.push_back(line);
  }
  const auto end = [this](Side side) { return static_cast<int>(column(side)->pane()->pieces().text().size()); };
  shown.push_back({end(Side::left), end(Side::right)});
  return shown;
}

void LevelLayout::show(const MarkedPair& pair) {
  const auto holding = scroll_->hold();
  for (const Side side : {Side::left, Side::right}) {
    const auto part = side == Side::left ? &EqualPart::left : &EqualPart::right;
    column(side)->arrange(equal_folds(pair.equal_parts(), folded_, part), gaps(side));
    column(side)->pane()->lay_out_all();
  }
}

}  // namespace lookalike
