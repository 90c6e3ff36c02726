#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/experiment/ground_truth/proportion.h"
#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/lesson_scene.h"

namespace lookalike::lesson {

/// Scene 7: the S-curve grows term by term, then trials with pairs confirm it.
struct FormulaInputs {
  double similarity = 0.6;                               // s of the one pair, a multiple of 0.01 in [0, 1]
  std::uint32_t bands = 20;                              // b, 1..kMostBands
  std::uint32_t rows = 5;                                // r, 1..kMostRows; reduced if b * r exceeds n
  std::uint32_t hashes = 100;                            // n, 1..kMostValues
  std::uint32_t baseline_bands = 20, baseline_rows = 5;  // of the curve kept for comparison
  std::uint32_t pairs = 200;                             // tried at each similarity, 10..1000
  double threshold = 0.7;                                // t, a multiple of 0.01 in [0, 1]
  std::uint64_t seed = kFirstSeed;
  bool operator==(const FormulaInputs&) const = default;

  static constexpr std::uint32_t kMostValues = 400, kMostBands = 100, kMostRows = 20;
  /// The same, clamped to all ranges.
  FormulaInputs clamped() const;
  /// Sets b or r. The other one stays if b * r is at most kMostValues. n follows: it stays b * r if all values were
  /// used, and grows if they are too few.
  void set_bands(std::uint32_t b);
  void set_rows(std::uint32_t r);
  /// Whether one more band or row would exceed kMostValues.
  bool is_at_bound() const { return bands * rows + std::max(bands, rows) > kMostValues; }

  static QString name() { return tr("The formula"); }
  std::size_t steps() const;
  /// O(pairs * b * r) for each tried similarity.
  struct FormulaStep step(std::size_t step) const;
  std::vector<Input> controls();
  void change(const QString& id, const QVariant& value);

 private:
  void cut(std::uint32_t b, std::uint32_t r);
};

/// The terms in the order of the lesson.
enum class Term { value, band, not_band, no_band, candidate };
inline constexpr std::size_t kTerms = 5;

/// The term at similarity s in [0, 1].
double term_at(Term term, double s, std::uint32_t bands, std::uint32_t rows);

struct TermCurve {
  Term term{};
  QString latex;                // "1-(1-s^{5})^{20}"
  double value = 0;             // at the pair's similarity
  std::vector<double> heights;  // at s = 0, 0.005, ... 1
};

/// A trial: pairs of one similarity with b x r.
struct Throw {
  double similarity = 0;
  std::uint32_t candidates = 0;
  double share = 0, expected = 0;  // of all pairs; the S-curve
  double low = 0, high = 0;        // 95 of 100 shares are in this range
  bool inside = false;             // whether the share is
  bool operator==(const Throw&) const = default;
};

struct FormulaStep {
  enum class Kind { question, term, throw_one, throw_all, threshold, areas, steepest };

  Guess guess;  // the share of these pairs that become candidates
  Kind kind{};
  FormulaInputs inputs;                             // clamped to their ranges
  std::vector<TermCurve> curves;                    // those shown so far, in order
  std::optional<TermCurve> baseline;                // the last term of another b x r, once it is shown
  std::vector<Throw> throws;                        // by similarity
  std::optional<double> rise;                       // (1/b)^(1/r), from its step on
  std::optional<ErrorAreas> areas, baseline_areas;  // from their step on; also of the baseline
  std::optional<double> steepest;                   // s of the steepest point; none for a straight line
  double steepest_height = 0;

  void tell(SceneFrame& frame) const;
};

/// The range of shares k / trials that contains 95 of 100 binomial counts: from the 2.5 % quantile to the 97.5 %
/// quantile of the count. trials >= 1, p in [0, 1]. O(trials).
Interval binomial_limits(double p, std::uint32_t trials);

using FormulaScene = LessonScene<FormulaInputs>;

}  // namespace lookalike::lesson
