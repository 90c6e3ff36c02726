#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/sketch/hash_functions.h"

namespace lookalike::test {

inline const std::vector<HashFamily> kLinearFamilies = {HashFamily::multiply_shift, HashFamily::linear_crc,
                                                        HashFamily::linear_next_prime, HashFamily::mersenne_61,
                                                        HashFamily::affine_32};
inline const std::vector<HashFamily> kAllFamilies = {HashFamily::multiply_shift,    HashFamily::linear_crc,
                                                     HashFamily::linear_next_prime, HashFamily::mersenne_61,
                                                     HashFamily::affine_32,         HashFamily::permutation};

/// "linear_crc": a name that GoogleTest accepts.
inline std::string family_name(const testing::TestParamInfo<HashFamily>& info) {
  std::string name(to_string(info.param));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

inline std::uint64_t fmix32(std::uint64_t x) {
  __extension__ using Wide = unsigned __int128;
  const Wide modulus = Wide{1} << 32;
  x = static_cast<std::uint64_t>(Wide{x ^ x >> 16} * 0x85EBCA6B % modulus);
  x = static_cast<std::uint64_t>(Wide{x ^ x >> 13} * 0xC2B2AE35 % modulus);
  return x ^ x >> 16;
}

/// h_i(x) by the family's definition, in arithmetic that cannot overflow.
inline std::uint32_t by_definition(const HashFunctions& h, std::size_t i, std::uint32_t x) {
  __extension__ using Wide = unsigned __int128;
  const Wide a = h.multipliers()[i], b = h.increments()[i];
  const Wide two32 = Wide{1} << 32, two64 = Wide{1} << 64, mersenne = (Wide{1} << 61) - 1;
  switch (h.family()) {
    case HashFamily::multiply_shift:
      return static_cast<std::uint32_t>((a * x + b) % two32);
    case HashFamily::linear_crc:
      return static_cast<std::uint32_t>((a * x + b) % (two32 - 1));
    case HashFamily::linear_next_prime:
      return static_cast<std::uint32_t>((a * x + b) % h.modulus());
    case HashFamily::mersenne_61:
      return static_cast<std::uint32_t>((a * x + b) % two64 % mersenne % two32);
    case HashFamily::affine_32:
      return static_cast<std::uint32_t>((a * fmix32(x) + b) % two32);
    case HashFamily::permutation:
      break;
  }
  return 0;
}

}  // namespace lookalike::test
