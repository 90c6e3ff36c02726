#include "ui/views/texts/level_scroll.h"

#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/views/texts/text_pane.h"

namespace lookalike {

LevelScroll::LevelScroll(TextPane* left, TextPane* right, std::function<const MarkedPair&()> pair, QObject* parent)
    : QObject(parent), left_(left), right_(right), pair_(std::move(pair)) {
  watch(Side::left);
  watch(Side::right);
}

void LevelScroll::watch(Side side) {
  connect(pane(side)->verticalScrollBar(), &QScrollBar::valueChanged, this, [this, side] { follow(side); });
  connect(pane(side), &QPlainTextEdit::updateRequest, this, [this, side](const QRect&, int dy) {
    if (dy != 0) follow(side);  // keys scroll without a signal from the scroll bar
  });
  const auto forget = [this] {
    if (!held_) forget_place();
  };
  connect(pane(side)->verticalScrollBar(), &QScrollBar::actionTriggered, this, forget);
  connect(pane(side), &QPlainTextEdit::cursorPositionChanged, this, forget);
}

/// Aligns the other text with the scrolled one: at its first line at the top, at its last line at the bottom and
/// proportionally between, so that both ends of both texts can be reached.
void LevelScroll::follow(Side leader) {
  if (held_) return;
  TextPane* const from = pane(leader);
  TextPane* const to = pane(other_side(leader));
  if (in_step_) {
    const auto holding = hold();
    return to->set_first_line(from->first_line());
  }
  const int most = from->verticalScrollBar()->maximum();
  if (most == 0) return;
  const int row = static_cast<int>(std::lround(1.0 * from->first_line() / most * (from->lines_on_screen() - 1)));
  const int position = pair_().level_position(leader, from->position_of(from->first_line() + row));
  const auto holding = hold();
  to->set_first_line(to->line_of(position) - row);
}

void LevelScroll::keep_in_step(bool in_step) {
  in_step_ = in_step;
  if (in_step) follow(Side::left);
}

void LevelScroll::bring_level_again() {
  if (brought_) bring_level(brought_->left, brought_->right, {});
}

void LevelScroll::bring_level(int left, int right, std::optional<Side> fixed) {
  const auto holding = hold();
  brought_ = fixed ? std::nullopt : std::optional(Level{left, right});
  int lines[] = {left_->line_of(left), right_->line_of(right)};
  const bool together = in_step_ && std::abs(lines[0] - lines[1]) <= left_->lines_on_screen() / 3;
  if (together) lines[0] = lines[1] = std::min(lines[0], lines[1]);
  const auto line = [&](Side side) { return lines[side == Side::left ? 0 : 1]; };
  const int row =
      fixed ? line(*fixed) - pane(*fixed)->first_line() : std::min({left_->lines_on_screen() / 2, lines[0], lines[1]});
  for (const Side side : {Side::left, Side::right}) {
    if (side == fixed) continue;
    const int position = side == Side::left ? left : right;
    pane(side)->put_cursor(position);
    pane(side)->set_first_line((together ? line(side) : pane(side)->line_of(position)) - row);
  }
}

}  // namespace lookalike
