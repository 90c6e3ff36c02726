#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

/// Scene 5: two signatures estimate the similarity of two sets, and many estimates form a cloud.
struct SignaturesInputs {
  double similarity = 0.6;        // J of the two sets, a multiple of 0.01 in [0, 1]
  std::uint32_t hashes = 25;      // n, 4..256
  std::uint32_t estimates = 200;  // of each cloud, 50..500
  std::uint64_t seed = kFirstSeed;
  std::shared_ptr<const OwnTexts> own_texts;  // they replace the sets until a similarity is chosen

  static QString name() { return tr("Signatures"); }
  std::optional<ChosenSets> own_sets() const;
  void follow(std::shared_ptr<const OwnTexts> texts);
  std::size_t steps() const;
  /// O(estimates * n) for each cloud.
  struct SignaturesStep step(std::size_t step) const;
  std::vector<Input> controls();
};

/// One place of both signatures: the numbers of the shingles with the smallest hash; SignatureMatrix::kEmpty for a
/// document without shingles.
struct SignatureCell {
  std::uint32_t a = 0, b = 0;
  bool equal = false;
};

/// Estimates of the same similarity by signatures with a number of values.
struct Cloud {
  std::uint32_t hashes = 0;
  std::vector<double> estimates;
  double deviation = 0;       // of these estimates from J
  double standard_error = 0;  // sqrt(J (1 - J) / n)
};

struct SignaturesStep {
  enum class Kind { signatures, agreement, error, question, cloud, law };
  static constexpr std::size_t kMostNumbers = 50;  // cells with readable numbers

  Guess guess;  // the standard error with four times as many values
  Kind kind{};
  SignaturesInputs inputs;
  std::uint32_t common = 0, together = 0, only_a = 0;  // sizes of intersection and union, and of the rest of A
  std::vector<std::uint32_t> numbers;                  // of the shingles: shared, only in A, only in B
  double jaccard = 0;
  std::vector<SignatureCell> cells;  // n
  bool lit = false;                  // whether equal cells are marked, from the second step on
  std::uint32_t agreement = 0;
  double estimate = 0, standard_error = 0;
  std::vector<Cloud> clouds;  // those made so far of n, 4 n and 16 n values

  void tell(SceneFrame& frame) const;
};

using SignaturesScene = LessonScene<SignaturesInputs>;

}  // namespace lookalike::lesson
