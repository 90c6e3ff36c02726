#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/lesson/sentence.h"

namespace lookalike::lesson {

inline constexpr std::size_t kBandValues = 12;     // of each signature
inline constexpr std::size_t kBandDocuments = 12;  // A to L; A and B are the pair
inline constexpr std::array<std::uint32_t, 6> kCuts = {1, 2, 3, 4, 6, 12};

using ShortSignature = std::array<std::uint32_t, kBandValues>;  // digits 0..9

/// Scene 6: two signatures of 12 values are cut into bands, and a dozen documents fall into buckets.
struct BandsInputs {
  ShortSignature a, b;              // the lecture's; each value 0..9
  std::uint32_t bands = 4;          // one of kCuts; the nearest below otherwise
  std::uint64_t seed = kFirstSeed;  // of the ten other documents
  BandsInputs();
  bool operator==(const BandsInputs&) const = default;

  std::uint32_t rows() const { return static_cast<std::uint32_t>(kBandValues) / bands; }
  /// Makes a row of B agree with A, or differ where it agreed.
  void toggle(std::size_t row);
  BandsInputs clamped() const;
};

/// Documents whose values in one band are the same.
struct Bucket {
  std::vector<std::uint32_t> key;        // these values
  std::vector<std::uint32_t> documents;  // 0 is A, ascending
  bool holds_pair = false;               // A and B
  bool operator==(const Bucket&) const = default;
};

/// The table of one band, buckets in the order in which their first documents come.
struct BandTable {
  std::uint32_t band = 0;  // from 0
  std::vector<Bucket> buckets;
  bool operator==(const BandTable&) const = default;
};

/// The same signatures cut into so many bands.
struct Cut {
  std::uint32_t bands = 0, rows = 0;
  std::uint32_t shared = 0;      // bands in which A and B agree
  double chance = 0;             // of a pair as similar as their estimate to share one
  std::uint32_t candidates = 0;  // of the 66 pairs of a dozen documents
  bool operator==(const Cut&) const = default;
};

struct BandsStep {
  enum class Kind { signatures, cut, band, verdict, table, all_cuts };

  StepWords words;
  Guess guess;  // how many bands agree
  Kind kind{};
  BandsInputs inputs;                                      // within their ranges
  std::array<ShortSignature, kBandDocuments> documents{};  // A, B and ten others
  std::array<bool, kBandValues> agreeing{};                // rows of A and B
  std::uint32_t agreement = 0;                             // of them
  std::vector<bool> shared;                                // of the bands compared so far: A and B agree
  std::vector<BandTable> tables;                           // those filled so far
  std::vector<Cut> cuts;                                   // all six, from the verdict on
  bool operator==(const BandsStep&) const = default;
};

std::size_t bands_steps(const BandsInputs& inputs);
/// The picture after a step; step < bands_steps(inputs).
BandsStep bands_step(const BandsInputs& inputs, std::size_t step);

}  // namespace lookalike::lesson
