#include "ui/models/lesson/formula_scene.h"

#include <cmath>
#include <set>
#include <utility>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/shared/chosen_pairs.h"

namespace lookalike::lesson {
namespace {

using Kind = FormulaStep::Kind;

constexpr std::array<Kind, 15> kKinds = {Kind::question,  Kind::term,      Kind::independence, Kind::term,
                                         Kind::term,      Kind::term,      Kind::term,         Kind::throw_one,
                                         Kind::throw_all, Kind::threshold, Kind::areas,        Kind::cuts,
                                         Kind::values,    Kind::values,    Kind::values};
constexpr std::size_t kIndependence = 2, kThrowOne = 7, kThrowAll = 8, kRise = 9, kAreas = 10, kFirstValues = 12;

/// The number of terms that have grown after a step.
std::size_t terms_after(std::size_t step) {
  return std::min(step < kIndependence ? step : step - 1, kTerms);
}

QString latex_of(Term term, std::uint32_t bands, std::uint32_t rows) {
  const QString band = QStringLiteral("s^{%1}").arg(rows), none = QStringLiteral("(1-%1)^{%2}").arg(band).arg(bands);
  return std::array<QString, kTerms>{"s", band, "1-" + band, none, "1-" + none}[static_cast<std::size_t>(term)];
}

TermCurve curve_of(Term term, const FormulaInputs& inputs) {
  TermCurve curve;
  curve.term = term;
  curve.latex = latex_of(term, inputs.bands, inputs.rows);
  curve.value = term_at(term, inputs.similarity, inputs.bands, inputs.rows);
  curve.heights = heights_of([&](double s) { return term_at(term, s, inputs.bands, inputs.rows); });
  return curve;
}

// Every similarity has its own random stream, so that a trial does not depend on the others.
Throw throw_at(std::uint32_t percent, const FormulaInputs& inputs) {
  const LshOptions lsh{inputs.bands, inputs.rows, 0};
  Throw thrown;
  thrown.similarity = percent / 100.0;
  thrown.caught = throw_pairs(thrown.similarity, lsh, inputs.pairs, inputs.seed * 101 + percent);
  thrown.candidates = static_cast<std::uint32_t>(std::ranges::count(thrown.caught, true));
  thrown.share = static_cast<double>(thrown.candidates) / inputs.pairs;
  thrown.expected = candidate_probability(thrown.similarity, lsh);
  const Interval limits = binomial_limits(thrown.expected, inputs.pairs);
  thrown.low = limits.low;
  thrown.high = limits.high;
  thrown.inside = limits.contains(thrown.share);
  return thrown;
}

std::uint32_t percent_of(double similarity) {
  return static_cast<std::uint32_t>(std::lround(100 * similarity));
}

std::vector<Throw> throws_of(const FormulaInputs& inputs, std::size_t step) {
  std::set<std::uint32_t> at;
  if (step >= kThrowOne) at.insert(percent_of(inputs.similarity));
  for (std::uint32_t percent = 5; step >= kThrowAll && percent < 100; percent += 5) at.insert(percent);
  std::vector<Throw> throws;
  throws.reserve(at.size());
  for (const std::uint32_t percent : at) throws.push_back(throw_at(percent, inputs));
  return throws;
}

void add_measures(FormulaStep& s, std::size_t step) {
  const LshOptions lsh{s.inputs.bands, s.inputs.rows, 0};
  if (step >= kRise) s.rise = curve_threshold(lsh.bands, lsh.rows);
  if (step >= kAreas) s.areas = error_areas(lsh, 0, s.inputs.threshold);
}

/// The mean distance of a drawn curve from the candidates' one, between its ends; nothing for fewer than two points.
std::optional<double> distance_of(const std::vector<QPointF>& drawn, const LshOptions& lsh) {
  if (drawn.size() < 2) return {};
  constexpr double kCell = 0.005;
  double sum = 0;
  int cells = 0;
  for (std::size_t i = 1; i < drawn.size(); ++i)
    for (double s = drawn[i - 1].x() + kCell / 2; s < drawn[i].x(); s += kCell, ++cells) {
      const double way = (s - drawn[i - 1].x()) / (drawn[i].x() - drawn[i - 1].x());
      sum += std::abs(std::lerp(drawn[i - 1].y(), drawn[i].y(), way) - candidate_probability(s, lsh));
    }
  return sum / cells;
}

/// The last steps: 20 x 5 beside 10 x 10 and the chosen bands, then 25, 100 and 400 values that rise near t.
void add_cuts(FormulaStep& s, std::size_t step) {
  const FormulaInputs& in = s.inputs;
  if (s.kind == Kind::cuts) {
    std::vector<LshOptions> cuts{{20, 5, 0}, {10, 10, 0}};
    const LshOptions chosen{in.bands, in.rows, 0};
    if (has_rise(in.bands, in.rows) && std::ranges::count(cuts, chosen) == 0) cuts.push_back(chosen);
    for (const LshOptions& lsh : cuts) s.cuts.push_back(compared_cut(lsh.bands * lsh.rows, lsh, in.threshold));
  }
  for (std::uint32_t n = 25; s.kind == Kind::values && s.cuts.size() <= step - kFirstValues; n *= 4)
    s.cuts.push_back(compared_cut(n, rising_near(n, in.threshold), in.threshold));
}

}  // namespace

FormulaInputs FormulaInputs::clamped() const {
  FormulaInputs in = *this;
  in.hashes = std::clamp(in.hashes, 1u, kMostValues);
  in.bands = std::clamp(in.bands, 1u, std::min(in.hashes, kMostBands));
  in.rows = std::clamp(in.rows, 1u, std::min(in.hashes / in.bands, kMostRows));
  return in;
}

void FormulaInputs::cut(std::uint32_t b, std::uint32_t r) {
  const bool all_used = hashes == bands * rows;
  bands = b;
  rows = r;
  wanted_rows = 0;
  hashes = all_used ? b * r : std::max(hashes, b * r);
}

void FormulaInputs::set_bands(std::uint32_t b) {
  const std::uint32_t chosen = std::clamp(b, 1u, kMostBands);
  cut(chosen, std::min(rows, kMostValues / chosen));
}

void FormulaInputs::set_rows(std::uint32_t r) {
  const std::uint32_t chosen = std::clamp(r, 1u, kMostRows);
  cut(std::min(bands, kMostValues / chosen), chosen);
}

void FormulaInputs::set_hashes(std::uint32_t n) {
  const std::uint32_t wanted = std::max(rows, wanted_rows);
  hashes = n;
  rows = wanted;
  *this = clamped();
  wanted_rows = rows < wanted ? wanted : 0;
}

double term_at(Term term, double s, std::uint32_t bands, std::uint32_t rows) {
  const double value = candidate_probability(s, {1, 1, 0}), band = candidate_probability(s, {1, rows, 0});
  const double some = candidate_probability(s, {bands, rows, 0});
  return std::array{value, band, 1 - band, 1 - some, some}[static_cast<std::size_t>(term)];
}

std::vector<QPointF> FormulaInputs::hand_points() const {
  std::vector<QPointF> points;
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (hand[i]) points.emplace_back(static_cast<double>(i) / (hand.size() - 1), *hand[i]);
  return points;
}

std::size_t FormulaInputs::steps() const {
  return kKinds.size();
}

FormulaStep FormulaInputs::step(std::size_t step) const {
  FormulaStep s;
  s.inputs = clamped();
  s.kind = kKinds[step];
  const std::size_t grown = terms_after(step);
  for (std::size_t term = 0; term < grown; ++term) s.curves.push_back(curve_of(static_cast<Term>(term), s.inputs));
  s.throws = throws_of(s.inputs, step);
  add_measures(s, step);
  add_cuts(s, step);
  if (s.curves.size() == kTerms && own_texts && own_texts->is_usable()) {
    const LshOptions lsh{s.inputs.bands, s.inputs.rows, 0};
    s.own = {jaccard_of(own_texts->rows), bands_shared(sets_of(*own_texts), lsh, seed)};
  }
  if (s.kind == Kind::independence)
    s.together = agreeing_shares(s.inputs.similarity, factors_of(s.inputs), kMultiplied, s.inputs.seed);
  const bool asks = s.kind == Kind::question, reveals = s.kind == Kind::term && grown == kTerms;
  if (reveals) s.off = distance_of(hand_points(), {s.inputs.bands, s.inputs.rows, 0});
  s.guess = {
      .question = say(tr("Many pairs have similarity %1: what share become candidates?"), rounded(similarity, 2)),
      .answer = term_at(Term::candidate, similarity, s.inputs.bands, s.inputs.rows),
      .open = grown < kTerms,
      .room = s.kind >= Kind::cuts ? QRectF()
              : asks               ? QRectF(60, 60, 480, 220)
                                   : QRectF(60, 460, 480, 180),
      .asks = asks && hand_points().empty(),
      .reveals = reveals};
  return s;
}

std::vector<Input> FormulaInputs::controls() {
  const auto whole = [](double value) { return static_cast<std::uint32_t>(value); };
  return {slider("similarity", tr("similarity s"), tr("Similarity of the pair."), similarity, 0, 1, 0.01, 2),
          slider(
              "bands", tr("bands b"), tr("More bands are looser: one more chance each."), bands,
              [=, this](double b) { set_bands(whole(b)); }, 1, kMostBands),
          slider(
              "rows", tr("rows r"), tr("More rows are stricter: every value of a band must agree."), rows,
              [=, this](double r) { set_rows(whole(r)); }, 1, kMostRows),
          slider(
              "hashes", tr("values n"), tr("Values per signature: n follows b and r; a smaller n reduces the rows."),
              hashes, [=, this](double n) { set_hashes(whole(n)); }, 1, kMostValues),
          slider("pairs", tr("pairs tried"), tr("Number of pairs tried at each similarity."), pairs, 10, 1000, 10)};
}

bool FormulaInputs::shows_own_texts() const {
  return own_texts && own_texts->is_usable() && percent_of(similarity) == percent_of(jaccard_of(own_texts->rows));
}

void FormulaInputs::follow(std::shared_ptr<const OwnTexts> texts) {
  own_texts = std::move(texts);
  similarity = own_texts && own_texts->is_usable() ? percent_of(jaccard_of(own_texts->rows)) / 100.0
                                                   : FormulaInputs().similarity;
}

void FormulaInputs::change(const QString& id, const QVariant& value) {
  const auto column = id.startsWith(u"hand_") ? id.mid(5).toUInt() : hand.size();
  if (column < hand.size()) hand[column] = std::clamp(value.toDouble(), 0.0, 1.0);
  if (id == u"threshold") threshold = std::clamp(value.toDouble(), 0.0, 1.0);
  for (const CutOfHundred& cut : kCutsOfHundred)
    if (id == QLatin1String(cut.id)) bands = cut.bands, rows = cut.rows, hashes = 100, wanted_rows = 0;
}

}  // namespace lookalike::lesson
