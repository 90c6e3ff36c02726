#include "ui/views/groups/hand_keepers.h"

#include <algorithm>

namespace lookalike {

void HandKeepers::show(std::vector<KeptDocument> kept) {
  kept_ = std::move(kept);
  ++edition_;
  emit changed();
}

void HandKeepers::start_with(std::vector<KeptDocument> kept) {
  before_.clear();
  if (kept != kept_) show(std::move(kept));
}

void HandKeepers::change(std::vector<KeptDocument> kept) {
  if (kept == kept_) return;
  before_.push_back(kept_);
  if (before_.size() > kMostUndone) before_.pop_front();
  show(std::move(kept));
}

void HandKeepers::undo() {
  if (before_.empty()) return;
  std::vector<KeptDocument> kept = std::move(before_.back());
  before_.pop_back();
  show(std::move(kept));
}

bool HandKeepers::keep(KeptDocument document, const std::vector<TextDigest>& others) {
  std::vector<KeptDocument> kept = kept_;
  std::erase_if(kept, [&](const KeptDocument& one) { return std::ranges::count(others, one.text) > 0; });
  if (kept.size() == KeptDocument::kMost) return false;
  kept.push_back(std::move(document));
  change(std::move(kept));
  return true;
}

void HandKeepers::forget(const std::vector<TextDigest>& texts) {
  std::vector<KeptDocument> kept = kept_;
  std::erase_if(kept, [&](const KeptDocument& one) { return std::ranges::count(texts, one.text) > 0; });
  change(std::move(kept));
}

void HandKeepers::forget_all() {
  change({});
}

}  // namespace lookalike
