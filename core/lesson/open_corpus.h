#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/experiment/evaluation/measured_curve.h"
#include "core/lesson/sentence.h"
#include "core/lsh/lsh_options.h"
#include "core/query/pair_explanation.h"

namespace lookalike::lesson {

/// Pairs of one range of similarity, as a run found them.
struct MeasuredPoint {
  double similarity = 0;                // their mean
  std::uint64_t pairs = 0;              // different ones
  double share = 0, low = 0, high = 0;  // of them kept, and its limits
  bool inside = true;                   // the limits hold the curve; told in a step
  bool operator==(const MeasuredPoint&) const = default;
};

/// Points of all bins that hold different pairs.
std::vector<MeasuredPoint> points_of(std::span<const CurveBin> curve);

/// One pair on its way through the stages.
struct FollowedPair {
  std::string label_a, label_b;
  std::uint64_t shingles_a = 0, shingles_b = 0;
  std::uint32_t common = 0, together = 0;  // of the shingle sets
  double jaccard = 0;
  std::vector<bool> agreeing;  // of each signature value
  double estimate = 0, standard_error = 0;
  std::vector<bool> shared;  // of each band
  double candidate_chance = 0;
  bool candidate = false, kept = false, accepted = false;
  bool operator==(const FollowedPair&) const = default;

  std::uint32_t agreement() const;
  std::uint32_t shared_bands() const;
};
FollowedPair followed(const PairExplanation& pair, std::string label_a, std::string label_b);

/// Scene 9: the corpus that is open. All of it is given by the caller; nothing is measured here.
struct OpenCorpusInputs {
  std::string corpus;           // its name; empty without a corpus
  std::uint64_t documents = 0;  // with shingles
  std::uint64_t left_out = 0;   // documents without one
  LshOptions lsh;
  std::uint32_t hashes = 100, prefix = 0;
  double threshold = 0.8;
  std::vector<MeasuredPoint> points;
  std::optional<FollowedPair> pair;
  std::uint64_t candidates = 0, similar = 0;  // pairs
  bool operator==(const OpenCorpusInputs&) const = default;
};

struct OpenCorpusStep {
  enum class Kind { nothing, curve, points, shingles, signature, bands, verdict, all_pairs };
  static constexpr std::size_t kPoints = 201;  // of the curve, at s = 0, 0.005, ... 1

  StepWords words;
  Kind kind{};
  std::vector<double> curve;          // P(kept | s)
  std::vector<MeasuredPoint> points;  // from their step on
  std::size_t inside = 0;             // points whose limits hold the curve
  std::optional<FollowedPair> pair;   // while it is followed
  std::uint64_t all_pairs = 0;        // n (n - 1) / 2
  std::uint64_t candidates = 0, similar = 0;
  bool operator==(const OpenCorpusStep&) const = default;
};

/// 1 without a corpus; steps without points or a pair to show are left out.
std::size_t open_corpus_steps(const OpenCorpusInputs& inputs);
/// The picture after a step; step < open_corpus_steps(inputs).
OpenCorpusStep open_corpus_step(const OpenCorpusInputs& inputs, std::size_t step);

}  // namespace lookalike::lesson
