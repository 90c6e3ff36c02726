#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/lesson_scene.h"
#include "ui/models/lesson/shared/compared_cuts.h"
#include "ui/models/lesson/shared/own_texts.h"

namespace lookalike::lesson {

/// Scene 7: the S-curve grows term by term, trials with pairs confirm it, and cuts of 25 to 400 values are compared.
struct FormulaInputs {
  double similarity = 0.6;        // s of the one pair, a multiple of 0.01 in [0, 1]
  std::uint32_t bands = 20;       // b, 1..kMostBands
  std::uint32_t rows = 5;         // r, 1..kMostRows; reduced if b * r exceeds n
  std::uint32_t hashes = 100;     // n, 1..kMostValues
  std::uint32_t pairs = 200;      // tried at each similarity, 10..1000
  double threshold = 0.7;         // t, a multiple of 0.01 in [0, 1]
  std::uint32_t wanted_rows = 0;  // rows before a smaller n reduced them; 0 if they fit
  std::uint64_t seed = kFirstSeed;
  std::shared_ptr<const OwnTexts> own_texts;  // their pair is marked on the curve
  /// The audience's curve: its heights at s = 0, 0.05, ... 1, as far as it is drawn.
  std::array<std::optional<double>, 21> hand{};
  bool operator==(const FormulaInputs&) const = default;

  static constexpr std::uint32_t kMostValues = 400, kMostBands = 100, kMostRows = 20;
  static constexpr std::uint32_t kMultiplied = 1000;  // pairs tried in the step on independence
  /// The same, clamped to all ranges.
  FormulaInputs clamped() const;
  /// Sets b or r. The other one stays if b * r is at most kMostValues. n follows: it stays b * r if all values were
  /// used, and grows if they are too few.
  void set_bands(std::uint32_t b);
  void set_rows(std::uint32_t r);
  /// Sets n. If it is too small for b * r, it reduces the rows; a larger n restores them.
  void set_hashes(std::uint32_t n);
  /// The points (s, height) of the audience's curve, by s.
  std::vector<QPointF> hand_points() const;
  /// Whether s is that of the audience's two texts.
  bool shows_own_texts() const;
  /// Whether one more band or row would exceed kMostValues.
  bool is_at_bound() const { return bands * rows + std::max(bands, rows) > kMostValues; }

  static QString name() { return tr("The formula"); }
  std::size_t steps() const;
  /// O(pairs * b * r) for each tried similarity.
  struct FormulaStep step(std::size_t step) const;
  std::vector<Input> controls();
  void follow(std::shared_ptr<const OwnTexts> texts);
  void change(const QString& id, const QVariant& value);

 private:
  void cut(std::uint32_t b, std::uint32_t r);
};

/// The settings of the lesson's buttons: 100 values cut in two ways.
struct CutOfHundred {
  const char* id;
  std::uint32_t bands, rows;
};
inline constexpr CutOfHundred kCutsOfHundred[] = {{"cut_20_5", 20, 5}, {"cut_10_10", 10, 10}};

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
  std::vector<bool> caught;  // whether each pair is a candidate
  std::uint32_t candidates = 0;
  double share = 0, expected = 0;  // among all pairs; by the S-curve
  double low = 0, high = 0;        // 95 of 100 shares are in this range
  bool inside = false;             // whether the share is
  bool operator==(const Throw&) const = default;
};

/// The signatures of the audience's two texts, cut into the bands of a step.
struct OwnPair {
  double jaccard = 0;
  std::uint32_t shared = 0;  // bands
};

struct FormulaStep {
  enum class Kind { question, term, independence, throw_one, throw_all, threshold, areas, cuts, values };

  Guess guess;  // the share of these pairs that become candidates
  Kind kind{};
  FormulaInputs inputs;             // clamped to their ranges
  std::vector<TermCurve> curves;    // those shown so far, in order
  std::vector<Throw> throws;        // by similarity
  std::optional<double> rise;       // (1/b)^(1/r), from its step on
  std::optional<ErrorAreas> areas;  // from their step on
  std::optional<OwnPair> own;       // once the curve has grown
  std::optional<double> off;  // mean distance of the audience's curve from the true one, in the step of the last term
  std::vector<double> together;   // shares of tried pairs whose first 1, 2, ... values agree; to explain the product
  std::vector<ComparedCut> cuts;  // 20 x 5, 10 x 10 and these bands; then the cuts of 25, 100 and 400 values so far

  bool uses_controls() const { return kind != Kind::values; }  // the last steps choose their own cuts
  void tell(SceneFrame& frame) const;
};

QString formula_sentence(const FormulaStep& step);
QString formula_note(const FormulaStep& step);
/// "20 bands of 5 rows", "one band of one row".
QString bands_of_rows(std::uint32_t bands, std::uint32_t rows);
/// The values multiplied in the step on independence: a band, or five if a band has only one.
std::uint32_t factors_of(const FormulaInputs& inputs);

using FormulaScene = LessonScene<FormulaInputs>;

}  // namespace lookalike::lesson
