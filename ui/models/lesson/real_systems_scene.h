#pragma once

#include <cstdint>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

/// Scene 8: additions of real systems, each a switch on the same plot. Each step introduces one, which applies from
/// then on unless it is switched off.
struct RealSystemsInputs {
  std::uint32_t bands = 20, rows = 5;
  double threshold = 0.6;                                                              // t, in [0, 1]
  bool verify = true, prefix = true, small_table = true, empty = true, chains = true;  // switches
  std::uint32_t prefix_values = 3;                                                     // m, 1..20
  std::uint32_t buckets = 1000;         // of each band's table, 10..10,000
  std::uint32_t documents = 10'000;     // of the corpus, 1,000..1,000,000
  std::uint32_t empty_documents = 100;  // among them, 0..1,000
  std::uint32_t chain = 5;              // documents in a chain of near-copies, 2..8

  static QString name() { return tr("Real systems"); }
  std::size_t steps() const;
  struct RealSystemsStep step(std::size_t step) const;
  std::vector<Input> controls();
  void change(const QString& id, const QVariant& value);
};

/// Drifting documents: each shares most of its shingles with the next one.
struct Chain {
  double link = 0;               // similarity of neighbours
  double link_chance = 0;        // probability that such a pair passes
  std::vector<double> to_first;  // of each document to the first; 1 for the first itself
  std::uint32_t group = 0;       // documents connected with the first by similar pairs, including itself
};

struct RealSystemsStep {
  enum class Kind { curve, verification, prefix, small_table, empty, chains };

  Kind kind{};
  RealSystemsInputs inputs;                                // switches of later additions are off
  std::vector<double> plain;                               // P(candidate | s) at s = 0, 0.005, ... 1, unlimited tables
  std::vector<double> candidate;                           // the same with the small table, if on
  std::vector<double> passed;                              // and with the first-m check, if on
  std::vector<double> accepted;                            // and after exact verification, if on
  double false_area = 0, missed_area = 0;                  // of accepted pairs below t, and of missed ones from t on
  double unverified_false_area = 0;                        // of pairs below t that pass
  double plain_false_area = 0, plain_missed_area = 0;      // of candidates with bands alone
  double plain_at_threshold = 0, passed_at_threshold = 0;  // without and with the first-m check
  double chance_of_unlike = 0;    // that a pair of similarity 0 becomes a candidate in the small table
  double false_candidates = 0;    // expected, if all pairs of the corpus were dissimilar
  std::uint64_t empty_pairs = 0;  // of documents without a shingle, which agree in every value
  Chain chain;

  void tell(SceneFrame& frame) const;
};

using RealSystemsScene = LessonScene<RealSystemsInputs>;

}  // namespace lookalike::lesson
