#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lookalike {

/// The places of many hashes in a text, with lookup in O(log n); much faster to build than a map of lists.
class Places {
 public:
  using Place = std::pair<std::uint64_t, std::size_t>;  // hash and position

  explicit Places(std::vector<Place> places = {}) : places_(std::move(places)) { std::ranges::sort(places_); }

  /// The first places of a hash, at most `most`, ascending.
  std::span<const Place> of(std::uint64_t hash, std::ptrdiff_t most) const {
    const auto begin = std::ranges::lower_bound(places_, Place(hash, 0));
    auto end = begin;
    while (end != places_.end() && end->first == hash && end - begin < most) ++end;
    return {begin, end};
  }

 private:
  std::vector<Place> places_;
};

}  // namespace lookalike
