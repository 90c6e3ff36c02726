#include "ui/views/pairs/prose_comparer.h"

namespace lookalike {
namespace {

/// Texts of fewer bytes together take a few milliseconds at worst, less than a flicker of marks would disturb.
constexpr std::size_t kShort = 16'000;

}  // namespace

ProseComparer::~ProseComparer() {
  cancel();
}

void ProseComparer::cancel() {
  ++generation_;
  worker_ = {};  // stops and waits
}

void ProseComparer::compare(std::string left, std::string right) {
  cancel();
  if (left.size() + right.size() < kShort) {
    const auto diff = compare_prose(left, right);
    return finish(generation_, MarkedPair(*diff, left, right), diff->approximate);
  }
  worker_ = std::jthread(
      [this, generation = generation_, left = std::move(left), right = std::move(right)](const std::stop_token& stop) {
        try {
          compare_and_tell(generation, left, right, stop);
        } catch (const std::bad_alloc&) {  // they stay without marks
        }
      });
}

void ProseComparer::compare_and_tell(std::uint64_t generation, const std::string& left, const std::string& right,
                                     const std::stop_token& stop) {
  const auto diff = compare_prose(left, right, stop);
  if (!diff) return;
  QMetaObject::invokeMethod(
      this,
      [this, generation, pair = MarkedPair(*diff, left, right), approximate = diff->approximate] {
        finish(generation, pair, approximate);
      },
      Qt::QueuedConnection);
}

void ProseComparer::finish(std::uint64_t generation, const MarkedPair& pair, bool approximate) {
  if (generation == generation_) emit done(pair, approximate);
}

}  // namespace lookalike
