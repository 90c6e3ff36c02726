#include "ui/models/diff/shared_runs.h"

#include <cstdlib>
#include <unordered_map>

namespace lookalike {
namespace {

constexpr std::size_t kMostPlaces = 16;  // of one shingle that are tried

using Places = std::unordered_map<std::uint64_t, std::vector<std::size_t>>;

Places places_of(std::span<const std::uint64_t> shingles) {
  Places places;
  for (std::size_t i = 0; i < shingles.size(); ++i) {
    auto& of_one = places[shingles[i]];
    if (of_one.size() < kMostPlaces) of_one.push_back(i);
  }
  return places;
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
    const auto found = places.find(own[i]);
    if (found == places.end()) {
      ++i, ++expected;
      continue;
    }
    SharedRun best;
    for (const std::size_t j : found->second) {
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
