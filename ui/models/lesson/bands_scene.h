#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/sketch/signature_matrix.h"
#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

inline constexpr std::size_t kBandValues = 12;      // of each signature
inline constexpr std::size_t kBandDocuments = 12;   // A to L; A and B are the pair
inline constexpr std::uint32_t kBandNumbers = 100;  // different values; few, so that they can be read
inline constexpr std::array<std::uint32_t, 6> kCuts = {1, 2, 3, 4, 6, 12};

using ShortSignature =
    std::array<std::uint32_t, kBandValues>;  // below kBandNumbers; own texts have numbers of shingles

/// Scene 6: two signatures of 12 values are cut into bands, and a dozen documents fall into buckets.
struct BandsInputs {
  ShortSignature a{3, 6, 9, 4, 2, 8, 4, 8, 1, 1, 4, 2}, b{3, 1, 9, 4, 2, 8, 4, 3, 1, 1, 4, 2};  // the lecture's
  std::uint32_t bands = 4;                    // one of kCuts, otherwise the next smaller one
  std::uint64_t seed = kFirstSeed;            // of the ten other documents
  std::shared_ptr<const OwnTexts> own_texts;  // their signatures replace the example

  ShortSignature signed_b = b;  // B without changes

  /// Makes a row of B agree with A, or differ if it agreed; an empty A agrees with nothing.
  void toggle(std::size_t row) {
    if (a[row] == SignatureMatrix::kEmpty) return;
    const std::uint32_t other = signed_b[row] != a[row] ? signed_b[row] : (a[row] + 1) % 10;
    b[row] = b[row] == a[row] ? other : a[row];
  }
  std::uint32_t rows() const { return static_cast<std::uint32_t>(kBandValues) / bands; }
  /// Whether values of B were changed: the similarity of the texts no longer applies.
  bool is_changed() const { return b != signed_b; }
  bool shows_own_texts() const { return own_texts && own_texts->is_usable(); }
  BandsInputs clamped() const;
  void follow(std::shared_ptr<const OwnTexts> texts);
  /// New signatures of the texts.
  void set_seed(std::uint64_t seed);

  static QString name() { return tr("Bands"); }
  /// Bands with a step of their own; of more, the last step compares the rest.
  std::size_t steps_of_bands() const { return std::min<std::size_t>(clamped().bands, 4); }
  std::size_t steps() const { return 4 + 2 * steps_of_bands(); }
  struct BandsStep step(std::size_t step) const;
  void change(const QString& id, const QVariant& value);

 private:
  void sign();
};

/// Documents with the same values in a band, ascending; 0 is A.
using Bucket = std::vector<std::uint32_t>;

/// The same signatures cut into a number of bands.
struct Cut {
  std::uint32_t bands = 0, rows = 0;
  std::uint32_t shared = 0;      // bands in which A and B agree
  double chance = 0;             // that a pair of this similarity shares a band
  std::uint32_t candidates = 0;  // among the 66 pairs of twelve documents
};

struct BandsStep {
  enum class Kind { signatures, cut, band, verdict, table, all_cuts };

  Guess guess;  // the number of candidates among all pairs
  Kind kind{};
  BandsInputs inputs;                                      // within their ranges
  std::array<ShortSignature, kBandDocuments> documents{};  // A, B and ten others
  std::uint32_t agreement = 0;                             // of A and B
  double similarity = 0;                                   // that of the own texts, or the estimate
  std::size_t first = 0;                                   // of the bands that this step compares
  std::vector<bool> shared;                                // whether A and B agree in each band compared so far
  std::vector<std::vector<Bucket>> tables;                 // buckets of each band so far, by first document
  std::vector<Cut> cuts;                                   // all six, from the verdict on

  void tell(SceneFrame& frame) const;
};

using BandsScene = LessonScene<BandsInputs>;

}  // namespace lookalike::lesson
