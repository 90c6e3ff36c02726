#include "core/sketch/reference_random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace lookalike {
namespace {

// Gives std::mt19937 the state that MT19937's init_by_array derives from a key (Matsumoto and Nishimura, 2002).
class InitByArray {
 public:
  using result_type = std::uint32_t;

  explicit InitByArray(std::vector<std::uint32_t> key) {
    state_[0] = 19650218u;
    for (std::uint32_t i = 1; i < kWords; ++i) state_[i] = 1812433253u * carried(i) + i;
    std::uint32_t i = 1;
    std::size_t j = 0;
    for (std::size_t step = std::max(kWords, key.size()); step; --step) {
      state_[i] = (state_[i] ^ (carried(i) * 1664525u)) + key[j] + static_cast<std::uint32_t>(j);
      advance(i);
      if (++j == key.size()) j = 0;
    }
    for (std::size_t step = kWords - 1; step; --step) {
      state_[i] = (state_[i] ^ (carried(i) * 1566083941u)) - i;
      advance(i);
    }
    state_[0] = 0x80000000u;
  }

  template <typename Iterator>
  void generate(Iterator begin, Iterator end) const {
    std::copy_n(state_.begin(), std::min<std::ptrdiff_t>(kWords, end - begin), begin);
  }

 private:
  static constexpr std::size_t kWords = 624;

  std::uint32_t carried(std::uint32_t i) const { return state_[i - 1] ^ (state_[i - 1] >> 30); }
  void advance(std::uint32_t& i) {
    if (++i < kWords) return;
    state_[0] = state_[kWords - 1];
    i = 1;
  }

  std::array<std::uint32_t, kWords> state_{};
};

std::mt19937 engine_of_key(std::uint64_t seed) {
  std::vector<std::uint32_t> key{static_cast<std::uint32_t>(seed)};
  if (seed >> 32) key.push_back(static_cast<std::uint32_t>(seed >> 32));
  InitByArray sequence(std::move(key));
  return std::mt19937(sequence);
}

}  // namespace

PythonRandom::PythonRandom(std::uint64_t seed) : engine_(engine_of_key(seed)) {}

std::uint64_t PythonRandom::bits(unsigned bits) {
  if (bits <= 32) return engine_() >> (32 - bits);
  const std::uint64_t low = engine_();
  return low | std::uint64_t{engine_() >> (64 - bits)} << 32;
}

std::uint64_t PythonRandom::between(std::uint64_t least, std::uint64_t most) {
  const std::uint64_t count = most - least + 1;
  const auto width = static_cast<unsigned>(std::bit_width(count));
  std::uint64_t drawn = bits(width);
  while (drawn >= count) drawn = bits(width);
  return least + drawn;
}

std::uint64_t NumpyRandom::between(std::uint64_t least, std::uint64_t most) {
  const std::uint64_t range = most - least;
  const std::uint64_t mask = ~std::uint64_t{0} >> std::countl_zero(range);
  for (;;) {
    const std::uint64_t high = engine_();
    const std::uint64_t drawn = (high << 32 | engine_()) & mask;
    if (drawn <= range) return least + drawn;
  }
}

}  // namespace lookalike
