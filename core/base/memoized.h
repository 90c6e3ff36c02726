#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/base/mix.h"

namespace lookalike {

/// A function of a similarity that remembers its last values: similarities are ratios of small numbers, so of all pairs
/// of a corpus few are different. One thread at a time.
template <typename Function>
class Memoized {
 public:
  explicit Memoized(Function function) : function_(std::move(function)) { known_.fill({-1, 0}); }

  double operator()(double similarity) {
    Known& known = known_[std::bit_cast<std::uint64_t>(similarity) * kGoldenStep >> kShift];
    if (known.similarity != similarity) known = {similarity, function_(similarity)};
    return known.value;
  }

 private:
  struct Known {
    double similarity, value;
  };
  static constexpr int kBits = 13, kShift = 64 - kBits;

  Function function_;
  std::array<Known, std::size_t{1} << kBits> known_;
};

}  // namespace lookalike
