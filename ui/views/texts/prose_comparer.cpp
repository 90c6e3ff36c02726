#include "ui/views/texts/prose_comparer.h"

#include <optional>
#include <utility>

namespace lookalike {
namespace {

/// Texts of fewer bytes together take a few milliseconds at worst, less than a flicker of marks would disturb.
constexpr std::size_t kShort = 16'000;

}  // namespace

void ProseComparer::cancel() {
  comparing_.cancel();
}

void ProseComparer::compare(PairTexts texts, std::shared_ptr<const Recipe> recipe) {
  cancel();
  const auto tell = [this](const std::optional<PairReading>& reading) {
    if (reading) emit done(*reading);
  };
  if (texts.left.size() + texts.right.size() < kShort) return tell(read_texts(texts, recipe, {}));
  comparing_.request([texts = std::move(texts), recipe = std::move(recipe)](
                         const std::stop_token& stop) { return read_texts(texts, recipe, stop); },
                     tell);
}

}  // namespace lookalike
