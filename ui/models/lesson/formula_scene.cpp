#include "ui/models/lesson/formula_scene.h"

#include <array>
#include <cmath>
#include <set>
#include <utility>

#include "ui/models/lesson/chosen_pairs.h"

namespace lookalike::lesson {
namespace {

using Kind = FormulaStep::Kind;

constexpr std::array<Kind, 12> kKinds = {Kind::question,  Kind::term,      Kind::term,      Kind::term,
                                         Kind::term,      Kind::term,      Kind::throw_one, Kind::throw_all,
                                         Kind::throw_all, Kind::threshold, Kind::areas,     Kind::steepest};
constexpr std::size_t kFirstTerm = 1, kThrowOne = 6, kThrowTenths = 7, kThrowAll = 8, kRise = 9, kAreas = 10,
                      kSteepest = 11;

/// "20 bands of 5 rows".
QString bands_of_rows(std::uint32_t bands, std::uint32_t rows) {
  if (rows == 1) return bands == 1 ? tr("one band of one row") : say(tr("%1 bands of one row"), bands);
  return bands == 1 ? say(tr("one band of %1 rows"), rows) : say(tr("%1 bands of %2 rows"), bands, rows);
}

/// "0.60 \u00D7 0.60 \u00D7 0.60"; dots replace the middle of more than five factors.
QString product_of(const QString& factor, std::uint32_t times) {
  constexpr std::uint32_t kMost = 5;
  QStringList factors(std::min(times, kMost), factor);
  if (times > kMost) factors.insert(kMost - 1, QStringLiteral("\u2026"));
  return factors.join(QStringLiteral(" \u00D7 "));
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
  thrown.candidates = throw_pairs(thrown.similarity, lsh, inputs.pairs, inputs.seed * 101 + percent);
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
  const std::uint32_t apart = step >= kThrowAll ? 5 : 10;
  for (std::uint32_t percent = apart; step >= kThrowTenths && percent < 100; percent += apart) at.insert(percent);
  std::vector<Throw> throws;
  throws.reserve(at.size());
  for (const std::uint32_t percent : at) throws.push_back(throw_at(percent, inputs));
  return throws;
}

QString of_hundred(double share) {
  return rounded(100 * share, 0);
}

std::optional<TermCurve> baseline_curve(const FormulaStep& s) {
  FormulaInputs baseline = s.inputs;
  baseline.bands = baseline.baseline_bands;
  baseline.rows = baseline.baseline_rows;
  if (s.curves.size() < kTerms || baseline == s.inputs) return {};
  return curve_of(Term::candidate, baseline);
}

QString term_sentence(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  const QString chance = rounded(s.curves.back().value);
  switch (s.curves.back().term) {
    case Term::value:
      return say(tr("One value of the two signatures agrees with probability s = %1: the MinHash property."), chance);
    case Term::band:
      if (in.rows == 1) return say(tr("A band of one row needs one agreeing value: the chance stays %1."), chance);
      return say(tr("A band needs %1 agreeing values at once: %2 = %3."), in.rows,
                 product_of(rounded(in.similarity, 2), in.rows), chance);
    case Term::not_band:
      return say(tr("All other cases are misses: one band misses the pair with probability %1."), chance);
    case Term::no_band:
      if (in.bands == 1) return say(tr("There is only one band: the chance that it misses the pair stays %1."), chance);
      return say(tr("All %1 bands must miss it: the probability is only %2."), in.bands, chance);
    case Term::candidate:
      break;
  }
  if (has_rise(in.bands, in.rows))
    return say(tr("One band is enough: chance %1. The curve is an S: at a low s a whole band rarely agrees, at "
                  "a high s one of %2 bands nearly always does."),
               chance, in.bands);
  return say(tr("One band is enough: the pair becomes a candidate with probability %1, about %2 of 100 pairs."), chance,
             of_hundred(s.curves.back().value));
}

QString throw_sentence(const FormulaStep& s) {
  const double pairs = s.inputs.pairs;
  const Throw& t = *std::ranges::find(s.throws, percent_of(s.inputs.similarity),
                                      [](const Throw& thrown) { return percent_of(thrown.similarity); });
  return say(t.inside ? tr("%1 pairs of similarity %2 are tried. Candidates: %3, expected by the curve: %4; 95 of 100 "
                           "such trials give %5 to %6.")
                      : tr("%1 pairs of similarity %2 are tried. Candidates: %3, expected: %4; 95 of 100 such trials "
                           "give %5 to %6; this is one of the other five."),
             count_text(s.inputs.pairs), rounded(t.similarity, 2), count_text(t.candidates),
             rounded(t.expected * pairs, 0), rounded(t.low * pairs, 0), rounded(t.high * pairs, 0));
}

QString rise_sentence(const FormulaStep& s) {
  const std::uint32_t bands = s.inputs.bands, rows = s.inputs.rows;
  if (!has_rise(bands, rows))
    return say(tr("With %1 the rule of thumb, %2, means little: the curve has no steep rise."),
               bands_of_rows(bands, rows), rounded(*s.rise));
  return say(tr("The threshold of %1 bands is about %2: a band agrees there with chance 1/%1, so one of %1 does on "
                "average. The curve has reached %3."),
             bands, rounded(*s.rise), rounded(candidate_probability(*s.rise, {bands, rows, 0})));
}

QString steepest_sentence(const FormulaStep& s) {
  if (!s.steepest) return tr("One band of one row makes a straight line: no point is steeper than another.");
  const QString steepest = rounded(*s.steepest);
  if (s.baseline_areas)
    return say(tr("The curve is steepest at %1. Compared with the grey one of %2 \u00D7 %3: caught below t %4 instead "
                  "of %5, missed above t %6 instead of %7."),
               steepest, s.inputs.baseline_bands, s.inputs.baseline_rows, rounded(s.areas->false_positive),
               rounded(s.baseline_areas->false_positive), rounded(s.areas->false_negative),
               rounded(s.baseline_areas->false_negative));
  if (!has_rise(s.inputs.bands, s.inputs.rows))
    return say(tr("This curve has no steepest point inside: it is steepest at its end, at %1."), steepest);
  return say(tr("The curve is steepest at %1, at a height of %2. The rule of thumb gives %3."), steepest,
             rounded(s.steepest_height), rounded(*s.rise));
}

QString sentence_of(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  switch (s.kind) {
    case Kind::question:
      return say(
          tr("One pair of similarity %1, its signatures cut into %2. The formula grows from here, one term at a time."),
          rounded(in.similarity, 2), bands_of_rows(in.bands, in.rows));
    case Kind::term:
      return term_sentence(s);
    case Kind::throw_one:
      return throw_sentence(s);
    case Kind::throw_all:
      return say(
          tr("%1 pairs are tried at each of %2 similarities: %3 of %2 points are on their bars; 95 of 100 should be."),
          count_text(in.pairs), s.throws.size(), std::ranges::count_if(s.throws, &Throw::inside));
    case Kind::threshold:
      return rise_sentence(s);
    case Kind::areas:
      return say(tr("Pairs at or above the threshold t = %1 should be found. Candidates below t cost time: area %2. "
                    "Missed pairs above t are lost: area %3."),
                 rounded(in.threshold, 2), rounded(s.areas->false_positive), rounded(s.areas->false_negative));
    case Kind::steepest:
      break;
  }
  return steepest_sentence(s);
}

/// The hint under a term; the last term answers the guess.
QString note_of_term(const FormulaStep& s) {
  if (s.curves.size() < kTerms) return tr("You can still make or move your guess: the last term answers it.");
  const QString share = of_hundred(s.curves.back().value);
  if (!s.baseline) return say(tr("This pair becomes a candidate in about %1 of 100 cases. Drag s."), share);
  return say(
      tr("About %1 of 100 such pairs become candidates. With %2, the grey dashed curve, the chance is %3. Drag s."),
      share, bands_of_rows(s.inputs.baseline_bands, s.inputs.baseline_rows), rounded(s.baseline->value));
}

/// Suggests a curve to compare with, if there is none yet.
QString note_of_steepest(const FormulaStep& s) {
  if (s.baseline_areas)
    return tr(
        "More rows per band: fewer pairs caught needlessly, more pairs missed. Bands against rows trade one error for "
        "the other.");
  const auto is = [&](std::uint32_t bands, std::uint32_t rows) {
    return s.inputs.bands == bands && s.inputs.rows == rows;
  };
  if (is(20, 5))
    return tr(
        "Click 10 \u00D7 10 above the plot: the curve moves right and gets steeper. The grey dashed one stays for "
        "comparison.");
  if (is(10, 10))
    return tr("Click 20 \u00D7 5 above the plot: the curve moves left. The grey dashed one stays for comparison.");
  return tr("Click 20 \u00D7 5 or 10 \u00D7 10 above the plot. The grey dashed curve stays for comparison.");
}

QString note_of(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  if (s.kind != Kind::question && in.is_at_bound())
    return say(tr("b \u00D7 r cannot exceed %1 values here: as one grows, the other shrinks."),
               FormulaInputs::kMostValues);
  const std::array notes = {
      QString(),
      note_of_term(s),
      tr("Try again with another seed."),
      tr("More bands: looser, one more chance per band. More rows: stricter, every value of a band must agree."),
      in.hashes > in.bands * in.rows
          ? say(tr("Bands use %1 of the n = %2 values; the others are unused."), in.bands * in.rows, in.hashes)
          : tr("A rule of thumb for any b and r: with many bands, a share of 1 \u2212 1/e of such pairs is found, 63 "
               "of 100."),
      tr("An area is a share of all pairs, if all similarities are equally frequent. Drag t: as one error shrinks, the "
         "other grows."),
      note_of_steepest(s)};
  return notes[static_cast<std::size_t>(s.kind)];
}

void add_measures(FormulaStep& s, std::size_t step) {
  const LshOptions lsh{s.inputs.bands, s.inputs.rows, 0};
  if (step >= kRise) s.rise = curve_threshold(lsh.bands, lsh.rows);
  if (step >= kAreas) {
    s.areas = error_areas(lsh, 0, s.inputs.threshold);
    if (s.baseline)
      s.baseline_areas = error_areas({s.inputs.baseline_bands, s.inputs.baseline_rows, 0}, 0, s.inputs.threshold);
  }
  const bool is_straight = lsh.bands == 1 && lsh.rows == 1;
  if (step >= kSteepest && !is_straight) {
    s.steepest = has_rise(lsh.bands, lsh.rows) ? steepest_similarity(lsh.bands, lsh.rows) : (lsh.rows == 1 ? 0 : 1);
    s.steepest_height = candidate_probability(*s.steepest, lsh);
  }
}

// Uses logarithms of factorials to avoid overflow.
double chance_of(std::uint32_t count, double p, std::uint32_t trials) {
  const double n = trials, k = count;
  return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
                  (n - k) * std::log1p(-p));
}

const PlotFrame kPlot{{650, 60, 890, 480}};
constexpr QRectF kCards(60, 4, 480, 84);  // the first card
constexpr double kCardStep = 92;

struct Cut {
  std::uint32_t bands, rows;
};
constexpr std::array<std::pair<const char*, Cut>, 2> kCuts = {{{"cut_20_5", {20, 5}}, {"cut_10_10", {10, 10}}}};

/// The meaning of a term for one pair.
QString meaning_of(Term term, std::uint32_t bands, std::uint32_t rows) {
  const std::array texts = {
      tr("one value of the signatures agrees"),
      rows == 1 ? tr("the one value of a band agrees") : say(tr("all %1 values of one band agree"), rows),
      tr("one band does not catch the pair"),
      bands == 1 ? tr("the one band does not catch it: missed") : say(tr("none of %1 bands catches it: missed"), bands),
      tr("at least one band does: a candidate")};
  return texts[static_cast<std::size_t>(term)];
}

Pen pen_of(Term term) {
  constexpr std::array<Pen, kTerms> kPens = {{{Tint::faint, 4, Dash::dotted},
                                              {Tint::both, 4, Dash::dashed},
                                              {Tint::second, 3, Dash::dashed},
                                              {Tint::missed, 5, Dash::dotted},
                                              {Tint::first, 7, Dash::solid}}};
  return kPens[static_cast<std::size_t>(term)];
}

void add_card(Picture& picture, const FormulaInputs& in, const TermCurve& curve, bool is_last) {
  const QRectF card = kCards.translated(0, kCardStep * static_cast<double>(curve.term));
  const Pen pen = pen_of(curve.term);
  const QString meaning = meaning_of(curve.term, in.bands, in.rows);
  const double left = card.left(), top = card.top(), low = card.bottom();
  picture << Box(card, {is_last ? Tint::first : Tint::paper}, {is_last ? Tint::first : Tint::grid, 3}, 10)
          << Line({left + 20, low - 16}, {left + 74, low - 16}, pen)
          << FormulaText({left + 20, top + 10, 270, 42}, curve.latex, 30, pen.tint)
          << bold_label({card.right() - 170, top + 6, 150, 42}, similarity_text(curve.value), 36, Tint::text,
                        Align::right)
          << Label({left + 88, low - 36, card.width() - 100, 32}, meaning, kSmallType, Tint::text, Align::left);
  Handle handle = click("term", meaning + u'.', static_cast<double>(curve.term), card);
  handle.lit = {curve_line(kPlot, curve.heights, {pen.tint, 12})};
  picture << handle;
}

/// Earlier terms are barely visible while pairs are tried.
void add_curve(Picture& picture, const TermCurve& curve, bool is_past) {
  Pen pen = pen_of(curve.term);
  if (is_past) pen.tint = Tint::grid;
  picture << curve_line(kPlot, curve.heights, pen);
}

QString cut_text(std::uint32_t bands, std::uint32_t rows) {
  return QStringLiteral("%1 \u00D7 %2").arg(bands).arg(rows);
}

/// Buttons above the plot: two settings to compare, and one that keeps the current curve.
void add_choices(Picture& picture, const FormulaStep& step) {
  constexpr double kGap = 10, kCutWidth = 130, kKeepWidth = 230;
  QRectF area(kPlot.area.right() - 2 * (kCutWidth + kGap) - kKeepWidth, 2, kCutWidth, 34);
  const FormulaInputs& in = step.inputs;
  for (const auto& [id, cut] : kCuts) {
    add_button(picture, area, cut_text(cut.bands, cut.rows), in.bands == cut.bands && in.rows == cut.rows,
               click(id, tr("Cut 100 values into %1 bands of %2 rows.").arg(cut.bands).arg(cut.rows)));
    area.translate(kCutWidth + kGap, 0);
  }
  area.setWidth(kKeepWidth);
  const bool is_baseline = in.bands == in.baseline_bands && in.rows == in.baseline_rows;
  add_button(picture, area, is_baseline ? tr("curve kept") : tr("keep this curve"), is_baseline,
             click("keep", tr("Keep this curve, grey and dashed, for comparison.")));
}

/// The tried points disappear to leave room for the areas.
bool has_points(const FormulaStep& step) {
  return !step.throws.empty() && !step.areas;
}

/// The pair's lines, drawn below all names; returns the place of the ring: on the curve, or away from it if it would
/// hide the pair's point.
QPointF add_guides(Picture& picture, const FormulaStep& step) {
  constexpr double kApart = 0.25;
  const double s = step.inputs.similarity, height = step.curves.empty() ? 0.5 : step.curves.back().value;
  const double ring = !has_points(step) ? height : height < 0.5 ? height + kApart : height - kApart;
  picture << Line(kPlot.at(s, 0), kPlot.at(s, std::max(height, ring)), {Tint::text, 2, Dash::dashed});
  if (!step.curves.empty()) picture << Line(kPlot.at(0, height), kPlot.at(s, height), {Tint::text, 2, Dash::dashed});
  return kPlot.at(s, ring);
}

void add_rise(Picture& picture, const FormulaStep& step) {
  if (!step.rise || *step.rise > 1) return;
  const double x = kPlot.x(*step.rise);
  picture << Line({x, kPlot.area.top()}, {x, kPlot.area.bottom()}, {Tint::found, 4, Dash::dotted});
  constexpr double kWidth = 244, kLine = 36, kFormula = 80;
  const double height = kLine + kFormula + (step.steepest ? kLine : 0);
  // Left of the line, above the low part of the curve, away from the ring of t; with two curves at the far left.
  constexpr double kApart = 14, kRing = 40;
  const double top = kPlot.y(step.areas ? 0.985 : 0.89);  // below the legend of the bars, if shown
  const double ring = step.areas ? kPlot.x(step.inputs.threshold) - kRing : x;
  const double left = step.baseline ? kPlot.area.left() + kApart : std::min(x - kApart, ring) - kWidth;
  const bool has_room = left >= kPlot.area.left() + kApart;
  const QRectF note = has_room ? QRectF(left, top, kWidth, height)
                               : QRectF(kPlot.area.right() - kWidth - kApart, kPlot.y(0.42), kWidth, height);
  const QRectF line(note.left() + 10, note.top(), kWidth - 20, kLine);
  picture << Box(note, {Tint::paper, Strength::strong}, {Tint::found, 2, Dash::dotted}, 8)
          << bold_label(line, tr("threshold, about"), kSmallType, Tint::found)
          << FormulaText({line.left(), line.bottom(), line.width(), kFormula},
                         "(\\frac{1}{b})^{1/r} = " + similarity_text(*step.rise), 30, Tint::found, Align::centre);
  if (step.steepest)
    picture << Marker(kPlot.at(*step.steepest, step.steepest_height), Shape::triangle, Tint::found, 30)
            << bold_label(line.translated(0, kLine + kFormula - 4),
                          tr("\u25B2 steepest at %1").arg(similarity_text(*step.steepest)), kSmallType, Tint::found);
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

double term_at(Term term, double s, std::uint32_t bands, std::uint32_t rows) {
  const double value = candidate_probability(s, {1, 1, 0}), band = candidate_probability(s, {1, rows, 0});
  const double some = candidate_probability(s, {bands, rows, 0});
  return std::array{value, band, 1 - band, 1 - some, some}[static_cast<std::size_t>(term)];
}

std::size_t FormulaInputs::steps() const {
  return kKinds.size();
}

FormulaStep FormulaInputs::step(std::size_t step) const {
  FormulaStep s;
  s.inputs = clamped();
  s.kind = kKinds[step];
  const std::size_t grown = std::min(step + 1 - kFirstTerm, kTerms);
  for (std::size_t term = 0; term < grown; ++term) s.curves.push_back(curve_of(static_cast<Term>(term), s.inputs));
  s.baseline = baseline_curve(s);
  s.throws = throws_of(s.inputs, step);
  add_measures(s, step);
  const bool asks = s.kind == Kind::question;
  s.guess = {
      .question = say(tr("Many pairs are %1 similar: what share of them become candidates?"), rounded(similarity, 2)),
      .answer = term_at(Term::candidate, similarity, s.inputs.bands, s.inputs.rows),
      .open = grown < kTerms,
      .room = asks ? QRectF(60, 60, 480, 220) : QRectF(60, 478, 480, 160),
      .asks = asks};
  return s;
}

Interval binomial_limits(double p, std::uint32_t trials) {
  if (p <= 0) return {0, 0};
  if (p >= 1) return {1, 1};
  constexpr double kTail = 0.025;
  std::uint32_t low = 0, high = 0;
  double below = 0;
  for (std::uint32_t count = 0; count <= trials && below < 1 - kTail; ++count) {
    if (below <= kTail) low = count;
    high = count;
    below += chance_of(count, p, trials);
  }
  return {static_cast<double>(low) / trials, static_cast<double>(high) / trials};
}

void FormulaStep::tell(SceneFrame& frame) const {
  frame.title = say(tr("A pair is %1 similar. Will %2 catch it?"), rounded(inputs.similarity, 2),
                    bands_of_rows(inputs.bands, inputs.rows));
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance"));
  if (areas) add_errors(picture, kPlot, curves.back().heights, inputs.threshold);
  for (const TermCurve& curve : curves) add_curve(picture, curve, !throws.empty() && &curve != &curves.back());
  if (baseline)  // grey and dashed, with its value at s
    picture << curve_line(kPlot, baseline->heights, {Tint::faint, 4, Dash::dashed})
            << Marker(kPlot.at(inputs.similarity, baseline->value), Shape::square, Tint::faint, 18, false);
  const QPointF ring = add_guides(picture, *this);
  const auto note = [&](double height, double width, const QString& text) {
    add_note(picture, {kPlot.area.left() + 14, kPlot.y(height), width, 40}, text, Tint::faint);
  };
  if (baseline)  // below the note on a late rise
    note(0.64, 290,
         "- - " + tr("%1 at s: %2")
                      .arg(cut_text(inputs.baseline_bands, inputs.baseline_rows), similarity_text(baseline->value)));
  if (has_points(*this)) {  // the legend of the trials is in a corner that late-rising curves avoid
    note(0.985, 430, tr("bar: 95 of 100 trials   \u25C7 outside"));
    for (const Throw& t : throws) add_point(picture, kPlot, {t.similarity, t.share}, t.low, t.high, t.inside, 18);
  }
  add_rise(picture, *this);
  if (areas) {
    add_threshold(picture, kPlot, inputs.threshold);
    add_error_names(picture, kPlot, 230, *rise > 0.6);
  }
  add_grip(picture, kPlot, ring, "s", Tint::first,
           drag("similarity", tr("Drag the similarity of the pair."), kPlot, inputs.similarity));
  for (const TermCurve& curve : curves) add_card(picture, inputs, curve, &curve == &curves.back());
  add_choices(picture, *this);
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
          slider("hashes", tr("values n"), tr("Values per signature: n follows b and r; a smaller n reduces the rows."),
                 hashes, 1, kMostValues),
          slider("pairs", tr("pairs tried"), tr("Number of pairs tried at each similarity."), pairs, 10, 1000, 10)};
}

void FormulaInputs::change(const QString& id, const QVariant& value) {
  if (id == u"threshold") threshold = std::clamp(value.toDouble(), 0.0, 1.0);
  if (id == u"keep") baseline_bands = bands, baseline_rows = rows;
  for (const auto& [name, cut] : kCuts)
    if (id == QLatin1String(name)) bands = cut.bands, rows = cut.rows, hashes = 100;
}

}  // namespace lookalike::lesson
