#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/base/mix.h"

namespace lookalike {

/// Caches the last values of a function of a similarity: similarities are ratios of small numbers, so the pairs of a
/// corpus have few distinct ones. Not thread-safe.
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
