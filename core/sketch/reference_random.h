#pragma once

#include <cstdint>
#include <random>

namespace lookalike {

/// The draws of CPython's `random.Random(seed)`: MT19937 seeded by init_by_array with the seed's 32-bit words.
class PythonRandom {
 public:
  explicit PythonRandom(std::uint64_t seed);

  /// `getrandbits(bits)`, bits in 1..64.
  std::uint64_t bits(unsigned bits);

  /// `randint(least, most)`, by rejection; most - least < 2^64 - 1.
  std::uint64_t between(std::uint64_t least, std::uint64_t most);

 private:
  std::mt19937 engine_;
};

/// The draws of NumPy's legacy `RandomState(seed)` with an unsigned dtype (masked rejection); seed below 2^32.
class NumpyRandom {
 public:
  explicit NumpyRandom(std::uint32_t seed) : engine_(seed) {}

  /// `randint(least, most + 1, dtype=uint64)` for ranges wider than 32 bits.
  std::uint64_t between(std::uint64_t least, std::uint64_t most);

  /// `randint(0, 2**bits, dtype=uint32)`, bits in 1..32.
  std::uint32_t bits(unsigned bits) { return static_cast<std::uint32_t>(engine_()) & (0xFFFF'FFFFu >> (32 - bits)); }

 private:
  std::mt19937 engine_;
};

}  // namespace lookalike
