#include "ui/models/diff/shared_runs.h"

#include "ui/models/diff/places.h"

namespace lookalike {
namespace {

constexpr std::ptrdiff_t kMostPlaces = 16;  // of one shingle that are tried

Places places_of(std::span<const std::uint64_t> shingles) {
  std::vector<Places::Place> places;
  places.reserve(shingles.size());
  for (std::size_t i = 0; i < shingles.size(); ++i) places.emplace_back(shingles[i], i);
  return Places(std::move(places));
}

std::size_t length_of(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other) {
  std::size_t length = 0;
  while (length < own.size() && length < other.size() && own[length] == other[length]) ++length;
  return length;
}

std::size_t distance(std::size_t a, std::size_t b) {
  return a < b ? b - a : a - b;
}

}  // namespace

std::vector<SharedRun> shared_runs(std::span<const std::uint64_t> own, std::span<const std::uint64_t> other) {
  const Places places = places_of(other);
  std::vector<SharedRun> runs;
  std::size_t expected = 0;  // behind the twin of the run before
  for (std::size_t i = 0; i < own.size();) {
    const auto found = places.of(own[i], kMostPlaces);
    if (found.empty()) {
      ++i, ++expected;
      continue;
    }
    SharedRun best;
    for (const auto& [shingle, j] : found) {
      const std::size_t length = length_of(own.subspan(i), other.subspan(j));
      const bool nearer = length == best.count && distance(j, expected) < distance(best.twin, expected);
      if (length > best.count || nearer) best = {i, j, length};
    }
    runs.push_back(best);
    i += best.count;
    expected = best.twin + best.count;
  }
  return runs;
}

}  // namespace lookalike
