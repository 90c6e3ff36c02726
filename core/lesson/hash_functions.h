#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/lesson/bit_rows.h"
#include "core/lesson/sentence.h"

namespace lookalike::lesson {

/// h(x) = ((a x + b) mod m) + 1.
struct LinearFunction {
  std::uint32_t a = 1, b = 0;
  bool operator==(const LinearFunction&) const = default;
};

/// "h", "g", ... of the first function, the second, ... as in the lecture.
std::string letter_of(std::size_t function);

/// "((2x + 1) mod 5) + 1".
std::string text_of(const LinearFunction& function, std::uint32_t modulus);

/// Scene 4: hash functions number the rows instead of permutations, row by row as in the lecture.
struct HashFunctionsInputs {
  static constexpr std::size_t kLeastRows = 2, kMostRows = 12, kMostFunctions = 4;
  static constexpr std::uint32_t kLeastModulus = 2, kMostModulus = 64;

  std::vector<BitRow> rows;               // numbered from 1; 2 to 12
  std::vector<LinearFunction> functions;  // 1 to 4; a and b in 0..64
  std::uint32_t modulus = 5;              // m, 2..64
  HashFunctionsInputs();
  bool operator==(const HashFunctionsInputs&) const = default;
  HashFunctionsInputs clamped() const;
  /// Makes it so many functions, 1 to 4; new ones share no factor with a modulus of 5.
  void resize_functions(std::size_t count);
};

/// The value of a row, or nothing yet.
using MinHash = std::optional<std::uint32_t>;

/// The effect of a multiplier on two columns, over all b: the share of functions (a x + b) mod m whose minima agree.
struct MultiplierBias {
  std::uint32_t a = 0;
  std::uint32_t factor = 1;    // the greatest that a and m share
  std::uint32_t agreeing = 0;  // of m increments b
  double share = 0, bias = 0;  // agreeing / m; share - J
  bool operator==(const MultiplierBias&) const = default;
};

/// O(modulus * rows).
MultiplierBias bias_of(const std::vector<BitRow>& rows, std::uint32_t a, std::uint32_t modulus);

struct HashFunctionsStep {
  enum class Kind { start, row, estimate, good_multipliers, bad_multipliers };

  StepWords words;
  Kind kind{};
  HashFunctionsInputs inputs;                      // within their ranges
  std::optional<std::size_t> row;                  // the row just walked, from 0
  std::vector<std::vector<std::uint32_t>> values;  // of each row walked, by each function
  std::vector<MinHash> signature_a, signature_b;   // of each function
  std::vector<bool> lowered_a, lowered_b;          // by the row just walked
  std::vector<MultiplierBias> function_biases;     // of each function, on these rows
  double jaccard = 0, estimate = 0;                // of these rows; the share of functions that agree
  std::vector<BitRow> bias_rows;                   // of the last two steps: 12 rows, none of them 00
  double bias_jaccard = 0;
  std::vector<MultiplierBias> biases;  // a = 1..12 modulo 12; those to be shown
  bool operator==(const HashFunctionsStep&) const = default;
};

std::size_t hash_functions_steps(const HashFunctionsInputs& inputs);
/// The picture after a step; step < hash_functions_steps(inputs).
HashFunctionsStep hash_functions_step(const HashFunctionsInputs& inputs, std::size_t step);

}  // namespace lookalike::lesson
