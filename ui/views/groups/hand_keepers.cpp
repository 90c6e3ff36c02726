#include "ui/views/groups/hand_keepers.h"

#include <algorithm>

namespace lookalike {

void HandKeepers::start_with(std::vector<KeptDocument> kept) {
  if (kept == kept_) return;
  kept_ = std::move(kept);
  ++edition_;
  emit changed();
}

bool HandKeepers::keep(KeptDocument document, const std::vector<TextDigest>& others) {
  std::vector<KeptDocument> kept = kept_;
  std::erase_if(kept, [&](const KeptDocument& one) { return std::ranges::count(others, one.text) > 0; });
  if (kept.size() == KeptDocument::kMost) return false;
  kept.push_back(std::move(document));
  start_with(std::move(kept));
  return true;
}

void HandKeepers::forget(const std::vector<TextDigest>& texts) {
  std::vector<KeptDocument> kept = kept_;
  std::erase_if(kept, [&](const KeptDocument& one) { return std::ranges::count(texts, one.text) > 0; });
  start_with(std::move(kept));
}

}  // namespace lookalike
