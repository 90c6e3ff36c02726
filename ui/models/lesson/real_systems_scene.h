#pragma once

#include <cstdint>
#include <vector>

#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

/// A step introduces one addition; those introduced so far take part unless they are switched off.
struct RealSystemsInputs {
  std::uint32_t bands = 20, rows = 5;
  double threshold = 0.6;                                                              // t, in [0, 1]
  bool verify = true, prefix = true, small_table = true, empty = true, chains = true;  // switches
  std::uint32_t prefix_values = 3;                                                     // m, 1..b * r
  std::uint32_t buckets = 1000;         // of each band's table, 10..1,000,000
  std::uint32_t documents = 10'000;     // of the corpus that a price is counted for, 2..10,000,000
  std::uint32_t empty_documents = 100;  // of them, 0..documents
  std::uint32_t chain = 5;              // documents in a chain of near-copies, 2..8
  RealSystemsInputs clamped() const;
};

/// Documents that drift: each shares most of its shingles with the next.
struct Chain {
  double link = 0;               // similarity of neighbours
  double link_chance = 0;        // of such a pair to be kept
  std::vector<double> to_first;  // of each document to the first; 1 for the first itself
  std::uint32_t group = 0;       // documents connected with the first by similar pairs, itself included
};

struct RealSystemsStep {
  enum class Kind { curve, verification, prefix, small_table, empty, chains };

  Kind kind{};
  RealSystemsInputs inputs;                // within their ranges; switches of what has not been introduced are off
  std::vector<double> plain;               // P(candidate | s) at s = 0, 0.005, ... 1, unlimited tables
  std::vector<double> candidate;           // the same with the small table where it is on
  std::vector<double> kept;                // and with the prefix where it is on
  std::vector<double> accepted;            // and verified exactly where that is on
  double false_area = 0, missed_area = 0;  // of what is accepted: below t, and lost from t on
  double unverified_false_area = 0;        // below t of what is kept
  double plain_at_threshold = 0, kept_at_threshold = 0;
  double chance_of_unlike = 0;    // of a pair of similarity 0 to become a candidate in the small table
  double false_candidates = 0;    // expected, of all pairs of the corpus, were they unlike
  std::uint64_t empty_pairs = 0;  // of documents without a shingle: all agree in every value
  Chain chain;
};

std::size_t real_systems_steps(const RealSystemsInputs& inputs);
/// The numbers after a step; step < real_systems_steps(inputs).
RealSystemsStep real_systems_step(const RealSystemsInputs& inputs, std::size_t step);

/// Scene 8: additions of real systems, each a switch on the same plot.
class RealSystemsScene final
    : public LessonScene<RealSystemsScene, RealSystemsInputs, real_systems_steps, real_systems_step> {
 public:
  QString name() const override { return tr("Real systems"); }
  void tell(const RealSystemsStep& shown, SceneFrame& frame) const;
  std::vector<SceneControl> controls() const override;
  void change(const QString& id, const QVariant& value);
};

}  // namespace lookalike::lesson
