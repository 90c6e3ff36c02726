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

/// "linear_crc": a name that GoogleTest takes.
inline std::string family_name(const testing::TestParamInfo<HashFamily>& info) {
  std::string name(to_string(info.param));
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace lookalike::test
