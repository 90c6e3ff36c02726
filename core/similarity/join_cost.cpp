#include "core/similarity/join_cost.h"

#include <tbb/task_arena.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <string>
#include <utility>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 16;  // sets per task
constexpr double kPostingsPerSecond = 25e6;
constexpr int kSteps = 20;  // thresholds 1/20, 2/20, ...

std::string text(const char* format, double number) {
  std::array<char, 64> buffer;
  return {buffer.data(), static_cast<std::size_t>(std::snprintf(buffer.data(), buffer.size(), format, number))};
}

std::string duration(double seconds) {
  if (seconds < 90) return text("%.0f seconds", seconds);
  if (seconds < 90 * 60) return text("%.0f minutes", seconds / 60);
  return text("%.1f hours", seconds / 3600);
}

std::string rounded(std::uint64_t count) {
  return count < 999'500'000 ? text("%.3g million", double(count) / 1e6) : text("%.3g billion", double(count) / 1e9);
}

}  // namespace

double JoinCost::seconds() const {
  return double(postings) / (kPostingsPerSecond * tbb::this_task_arena::max_concurrency());
}

Result<std::uint64_t> count_postings(const PrefixIndex& index, const Progress& progress) {
  std::atomic<std::uint64_t> visited{0};
  const auto count = [&](std::size_t i) {
    std::uint64_t mine = 0;
    index.probe(RankedIndex(i), [&](std::uint32_t, auto postings) { mine += postings.size(); });
    visited.fetch_add(mine, std::memory_order_relaxed);
  };
  const auto done = parallel_for_each(index.sets().size(), kGrain, progress, count);
  if (!done) return tl::unexpected(done.error());
  return visited.load();
}

Result<JoinCost> join_cost(const RankedSets& sets, double threshold, const Progress& progress) {
  const auto index = PrefixIndex::make(sets, JoinBounds(threshold), progress.part(0, 0.5, "estimate"));
  if (!index) return tl::unexpected(index.error());
  const auto postings = count_postings(*index, progress.part(0.5, 1, "estimate"));
  if (!postings) return tl::unexpected(postings.error());
  return JoinCost{*postings, sets.join_bytes()};
}

Result<std::optional<double>> lowest_affordable_threshold(const RankedSets& sets, std::uint64_t postings, double up_to,
                                                          const Progress& progress) {
  int last = std::min(kSteps, static_cast<int>(up_to * kSteps * (1 + 1e-12)));
  int first = 1, found = 0;
  double looked_at = 0;    // the settled share of the range
  while (first <= last) {  // lower thresholds cost more
    const int middle = (first + last) / 2;
    const double to = looked_at + (1 - looked_at) / 2;
    const auto cost = join_cost(sets, double(middle) / kSteps, progress.part(std::exchange(looked_at, to), to));
    if (!cost) return tl::unexpected(cost.error());
    if (cost->postings <= postings) found = middle;
    (cost->postings <= postings ? last : first) = cost->postings <= postings ? middle - 1 : middle + 1;
  }
  return found ? std::optional(double(found) / kSteps) : std::nullopt;
}

Result<void> require_affordable(const RankedSets& sets, double threshold, std::uint64_t postings,
                                const Progress& progress) {
  const auto cost = join_cost(sets, threshold, progress.part(0, 0.2, "estimate"));
  if (!cost) return tl::unexpected(cost.error());
  if (cost->postings <= postings) return {};
  const auto lowest = lowest_affordable_threshold(sets, postings, 1, progress.part(0.2, 1, "estimate"));
  if (!lowest) return tl::unexpected(lowest.error());
  return failure(ErrorCode::too_large,
                 "Finding every pair with a similarity of at least " + text("%g", threshold) + " takes about " +
                     rounded(cost->postings) + " comparisons, roughly " + duration(cost->seconds()) +
                     " on this machine, more than the limit of " + rounded(postings) + "; " +
                     (*lowest ? "the lowest similarity within the limit is " + text("%g", **lowest) + "."
                              : "no similarity is within the limit."));
}

}  // namespace lookalike
