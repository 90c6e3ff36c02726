#include "ui/views/pairs/prose_comparer.h"

#include <optional>
#include <utility>

namespace lookalike {
namespace {

/// Texts of fewer bytes together take a few milliseconds at worst, less than a flicker of marks would disturb.
constexpr std::size_t kShort = 16'000;

using Compared = std::pair<MarkedPair, bool>;

std::optional<Compared> marked(const std::string& left, const std::string& right, const std::stop_token& stop) {
  const auto diff = compare_prose(left, right, stop);
  if (!diff) return {};
  return Compared{MarkedPair(*diff, left, right), diff->approximate};
}

}  // namespace

void ProseComparer::cancel() {
  comparing_.cancel();
}

void ProseComparer::compare(std::string left, std::string right) {
  cancel();
  const auto tell = [this](std::optional<Compared> compared) {
    if (compared) emit done(compared->first, compared->second);
  };
  if (left.size() + right.size() < kShort) return tell(marked(left, right, {}));
  comparing_.request([left = std::move(left),
                      right = std::move(right)](const std::stop_token& stop) { return marked(left, right, stop); },
                     tell);
}

}  // namespace lookalike
