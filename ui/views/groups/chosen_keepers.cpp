#include "ui/views/groups/chosen_keepers.h"

#include <algorithm>

namespace lookalike {

void ChosenKeepers::show(std::vector<ChosenKeeper> chosen) {
  chosen_ = std::move(chosen);
  ++edition_;
  emit changed();
}

void ChosenKeepers::start_with(std::vector<ChosenKeeper> chosen) {
  forget_steps();
  if (chosen != chosen_) show(std::move(chosen));
}

void ChosenKeepers::change(std::vector<ChosenKeeper> chosen) {
  if (chosen == chosen_) return;
  undone_.clear();
  before_.push_back(chosen_);
  if (before_.size() > kMostUndone) before_.pop_front();
  show(std::move(chosen));
}

void ChosenKeepers::take(HistoryStep step) {
  if (!can(step)) return;
  auto& from = step == HistoryStep::undo ? before_ : undone_;
  auto& to = step == HistoryStep::undo ? undone_ : before_;
  to.push_back(chosen_);
  std::vector<ChosenKeeper> chosen = std::move(from.back());
  from.pop_back();
  show(std::move(chosen));
}

bool ChosenKeepers::keep(ChosenKeeper document, const std::vector<TextDigest>& others) {
  std::vector<ChosenKeeper> chosen = chosen_;
  std::erase_if(chosen, [&](const ChosenKeeper& one) { return std::ranges::count(others, one.text) > 0; });
  if (chosen.size() == ChosenKeeper::kMost) return false;
  chosen.push_back(std::move(document));
  change(std::move(chosen));
  return true;
}

void ChosenKeepers::forget(const std::vector<TextDigest>& texts) {
  std::vector<ChosenKeeper> chosen = chosen_;
  std::erase_if(chosen, [&](const ChosenKeeper& one) { return std::ranges::count(texts, one.text) > 0; });
  change(std::move(chosen));
}

void ChosenKeepers::forget_all() {
  change({});
}

}  // namespace lookalike
