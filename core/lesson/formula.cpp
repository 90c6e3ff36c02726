#include "core/lesson/formula.h"

#include <algorithm>
#include <cmath>

#include "core/base/decimal.h"
#include "core/lesson/chosen_pairs.h"
#include "core/lesson/scene_texts.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::formula;

using Kind = FormulaStep::Kind;

constexpr std::array<Kind, 12> kKinds = {Kind::question,  Kind::term,      Kind::term,      Kind::term,
                                         Kind::term,      Kind::term,      Kind::throw_one, Kind::throw_all,
                                         Kind::throw_all, Kind::threshold, Kind::areas,     Kind::steepest};
constexpr std::size_t kFirstTerm = 1, kThrowOne = 6, kThrowTenths = 7, kThrowAll = 8, kRise = 9, kAreas = 10,
                      kSteepest = 11;

std::string power(const std::string& base, std::uint32_t exponent) {
  return base + "^{" + std::to_string(exponent) + "}";
}

/// n after b or r was changed.
std::uint32_t values_after(const FormulaInputs& before, std::uint32_t bands, std::uint32_t rows) {
  const bool all_used = before.hashes == before.bands * before.rows;
  return all_used ? bands * rows : std::max(before.hashes, bands * rows);
}

/// "20 bands of 5 rows".
Sentence bands_of_rows(std::uint32_t bands, std::uint32_t rows) {
  const std::string_view of_one = rows == 1 ? "one_of_one" : "one_of_rows";
  const std::string_view of_many = rows == 1 ? "bands_of_one" : "bands_of_rows";
  return say(kScene, bands == 1 ? of_one : of_many, {std::to_string(bands), std::to_string(rows)});
}

/// "0.60 \u00D7 0.60 \u00D7 0.60", and dots amid more than five factors.
std::string product_of(const std::string& factor, std::uint32_t times) {
  constexpr std::uint32_t kMost = 5;
  const std::string next = " \u00D7 " + factor;
  std::string product = factor;
  for (std::uint32_t i = 1; i < std::min(times, kMost - 1); ++i) product += next;
  if (times > kMost) product += " \u00D7 \u2026";
  return times >= kMost ? product + next : product;
}

TermCurve curve_of(Term term, const FormulaInputs& inputs) {
  const std::array<std::string_view, kTerms> meanings = {"one_value", inputs.rows == 1 ? "one_band_of_one" : "one_band",
                                                         "not_one_band",
                                                         inputs.bands == 1 ? "no_band_of_one" : "no_band", "some_band"};
  TermCurve curve;
  curve.term = term;
  curve.latex = latex_of(term, inputs.bands, inputs.rows);
  curve.meaning = say(kScene, meanings[static_cast<std::size_t>(term)],
                      {std::to_string(inputs.rows), std::to_string(inputs.bands)});
  curve.value = term_at(term, inputs.similarity, inputs.bands, inputs.rows);
  for (std::size_t i = 0; i < TermCurve::kPoints; ++i)
    curve.heights.push_back(
        term_at(term, static_cast<double>(i) / (TermCurve::kPoints - 1), inputs.bands, inputs.rows));
  return curve;
}

// Every similarity has a stream of its own, so that a pair's throw does not depend on which others were made.
Throw throw_at(std::uint32_t percent, const FormulaInputs& inputs) {
  const LshOptions lsh{inputs.bands, inputs.rows, 0};
  Throw thrown;
  thrown.similarity = percent / 100.0;
  thrown.pairs = inputs.pairs;
  thrown.candidates = throw_pairs(thrown.similarity, lsh, inputs.pairs, inputs.seed * 101 + percent);
  thrown.share = static_cast<double>(thrown.candidates) / thrown.pairs;
  thrown.expected = candidate_probability(thrown.similarity, lsh);
  const Interval limits = binomial_limits(thrown.expected, thrown.pairs);
  thrown.low = limits.low;
  thrown.high = limits.high;
  thrown.inside = limits.contains(thrown.share);
  return thrown;
}

std::uint32_t percent_of(double similarity) {
  return static_cast<std::uint32_t>(std::lround(100 * similarity));
}

std::vector<Throw> throws_of(const FormulaInputs& inputs, std::size_t step) {
  std::vector<std::uint32_t> at;
  if (step >= kThrowOne) at.push_back(percent_of(inputs.similarity));
  const std::uint32_t apart = step >= kThrowAll ? 5 : 10;
  for (std::uint32_t percent = apart; step >= kThrowTenths && percent < 100; percent += apart) at.push_back(percent);
  std::ranges::sort(at);
  at.erase(std::ranges::unique(at).begin(), at.end());
  std::vector<Throw> throws;
  throws.reserve(at.size());
  for (const std::uint32_t percent : at) throws.push_back(throw_at(percent, inputs));
  return throws;
}

std::string of_hundred(double share) {
  return decimal(100 * share, 0);
}

std::optional<TermCurve> kept_curve(const FormulaStep& s) {
  FormulaInputs kept = s.inputs;
  kept.bands = kept.kept_bands;
  kept.rows = kept.kept_rows;
  if (s.curves.size() < kTerms || kept == s.inputs) return {};
  return curve_of(Term::candidate, kept);
}

Sentence term_sentence(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  const std::array<std::string_view, kTerms> keys = {
      "grow_value", in.rows == 1 ? "grow_band_of_one" : "grow_band", "grow_not_band",
      in.bands == 1 ? "grow_no_band_of_one" : "grow_no_band",
      has_rise(in.bands, in.rows) ? "grow_candidate" : "grow_candidate_flat"};
  const TermCurve& curve = s.curves.back();
  const std::string similarity = decimal(in.similarity, 2);
  return say(kScene, keys[static_cast<std::size_t>(curve.term)],
             {similarity, std::to_string(in.rows), std::to_string(in.bands), three(curve.value),
              curve.term == Term::candidate ? of_hundred(curve.value) : product_of(similarity, in.rows)});
}

const Throw& throw_of_pair(const FormulaStep& s) {
  return *std::ranges::find(s.throws, percent_of(s.inputs.similarity),
                            [](const Throw& t) { return percent_of(t.similarity); });
}

Sentence throw_sentence(const FormulaStep& s) {
  const Throw& t = throw_of_pair(s);
  return say(kScene, t.inside ? "throw_inside" : "throw_outside",
             {grouped(t.pairs), decimal(t.similarity, 2), grouped(t.candidates), decimal(t.expected * t.pairs, 0),
              decimal(t.low * t.pairs, 0), decimal(t.high * t.pairs, 0)});
}

Sentence throws_sentence(const FormulaStep& s) {
  const auto inside = std::ranges::count_if(s.throws, &Throw::inside);
  return say(kScene, "throw_all", {grouped(s.inputs.pairs), std::to_string(s.throws.size()), std::to_string(inside)});
}

Sentence rise_sentence(const FormulaStep& s) {
  const std::uint32_t bands = s.inputs.bands, rows = s.inputs.rows;
  const std::string rise = three(*s.rise);
  if (!has_rise(bands, rows)) return say(kScene, "no_rise", {rise}, {bands_of_rows(bands, rows)});
  return say(kScene, "rise", {rise, three(candidate_probability(*s.rise, {bands, rows, 0})), std::to_string(bands)});
}

Sentence compared_sentence(const FormulaStep& s) {
  return say(kScene, "compared",
             {three(*s.steepest), std::to_string(s.inputs.kept_bands), std::to_string(s.inputs.kept_rows),
              three(s.areas->false_positive), three(s.kept_areas->false_positive), three(s.areas->false_negative),
              three(s.kept_areas->false_negative)});
}

Sentence steepest_sentence(const FormulaStep& s) {
  if (!s.steepest) return say(kScene, "steepest_nowhere");
  if (s.kept_areas) return compared_sentence(s);
  return say(kScene, has_rise(s.inputs.bands, s.inputs.rows) ? "steepest" : "steepest_at_end",
             {three(*s.steepest), three(s.steepest_height), three(*s.rise)});
}

Sentence sentence_of(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  switch (s.kind) {
    case Kind::question:
      return say(kScene, "question", {decimal(in.similarity, 2)}, {bands_of_rows(in.bands, in.rows)});
    case Kind::term:
      return term_sentence(s);
    case Kind::throw_one:
      return throw_sentence(s);
    case Kind::throw_all:
      return throws_sentence(s);
    case Kind::threshold:
      return rise_sentence(s);
    case Kind::areas:
      return say(kScene, "areas",
                 {three(s.areas->false_positive), three(s.areas->false_negative), decimal(in.threshold, 2)});
    case Kind::steepest:
      break;
  }
  return steepest_sentence(s);
}

/// Under the last term.
Sentence note_of_candidate(const FormulaStep& s) {
  const std::string share = of_hundred(s.curves.back().value);
  if (!s.kept) return say(kScene, "note_s", {share});
  return say(kScene, "note_s_beside", {share, three(s.kept->value)},
             {bands_of_rows(s.inputs.kept_bands, s.inputs.kept_rows)});
}

/// Names a curve to compare with, as long as none is there.
Sentence note_of_steepest(const FormulaStep& s) {
  if (s.kept_areas) return say(kScene, "note_compared");
  const auto is = [&](std::uint32_t bands, std::uint32_t rows) {
    return s.inputs.bands == bands && s.inputs.rows == rows;
  };
  return say(kScene, is(20, 5) ? "note_steepest" : is(10, 10) ? "note_steepest_back" : "note_steepest_other");
}

Sentence note_of(const FormulaStep& s) {
  if (s.kind != Kind::question && s.inputs.is_at_bound())
    return say(kScene, "note_bound", {std::to_string(FormulaInputs::kMostValues)});
  if (s.kind == Kind::term && s.curves.size() == kTerms) return note_of_candidate(s);
  if (s.kind == Kind::steepest) return note_of_steepest(s);
  if (s.kind == Kind::threshold && s.unused > 0)
    return say(kScene, "note_unused",
               {std::to_string(s.inputs.hashes), std::to_string(s.inputs.bands * s.inputs.rows)});
  constexpr std::array<std::string_view, 6> kKeys = {"note_question",  "note_term", "note_throw",
                                                     "note_throw_all", "note_rise", "note_areas"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)]);
}

Guess guess_of(const FormulaStep& s, bool open) {
  return {.question = say(kScene, "guess", {decimal(s.inputs.similarity, 2)}),
          .answer = term_at(Term::candidate, s.inputs.similarity, s.inputs.bands, s.inputs.rows),
          .open = open};
}

void add_measures(FormulaStep& s, std::size_t step) {
  const LshOptions lsh{s.inputs.bands, s.inputs.rows, 0};
  if (step >= kRise) s.rise = curve_threshold(lsh.bands, lsh.rows);
  if (step >= kAreas) {
    s.areas = error_areas(lsh, 0, s.inputs.threshold);
    if (s.kept) s.kept_areas = error_areas({s.inputs.kept_bands, s.inputs.kept_rows, 0}, 0, s.inputs.threshold);
  }
  const bool is_straight = lsh.bands == 1 && lsh.rows == 1;
  if (step >= kSteepest && !is_straight) {
    s.steepest = has_rise(lsh.bands, lsh.rows) ? steepest_similarity(lsh.bands, lsh.rows) : (lsh.rows == 1 ? 0 : 1);
    s.steepest_height = candidate_probability(*s.steepest, lsh);
  }
}

// By logarithms of factorials, so that nothing overflows.
double chance_of(std::uint32_t count, double p, std::uint32_t trials) {
  const double n = trials, k = count;
  return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) + k * std::log(p) +
                  (n - k) * std::log1p(-p));
}

}  // namespace

FormulaInputs FormulaInputs::clamped() const {
  FormulaInputs in = *this;
  in.similarity = std::clamp(in.similarity, 0.0, 1.0);
  in.threshold = std::clamp(in.threshold, 0.0, 1.0);
  in.hashes = std::clamp(in.hashes, 1u, kMostValues);
  in.bands = std::clamp(in.bands, 1u, std::min(in.hashes, kMostBands));
  in.rows = std::clamp(in.rows, 1u, std::min(in.hashes / in.bands, kMostRows));
  in.kept_bands = std::clamp(in.kept_bands, 1u, kMostBands);
  in.kept_rows = std::clamp(in.kept_rows, 1u, kMostRows);
  in.pairs = std::clamp(in.pairs, 10u, 1000u);
  return in;
}

void FormulaInputs::set_bands(std::uint32_t b) {
  const FormulaInputs before = *this;
  bands = std::clamp(b, 1u, kMostBands);
  rows = std::min(rows, kMostValues / bands);
  hashes = values_after(before, bands, rows);
}

void FormulaInputs::set_rows(std::uint32_t r) {
  const FormulaInputs before = *this;
  rows = std::clamp(r, 1u, kMostRows);
  bands = std::min(bands, kMostValues / rows);
  hashes = values_after(before, bands, rows);
}

std::string latex_of(Term term, std::uint32_t bands, std::uint32_t rows) {
  const std::string band = power("s", rows), none = power("(1-" + band + ")", bands);
  const std::array<std::string, kTerms> texts = {"s", band, "1-" + band, none, "1-" + none};
  return texts[static_cast<std::size_t>(term)];
}

double term_at(Term term, double s, std::uint32_t bands, std::uint32_t rows) {
  const double value = candidate_probability(s, {1, 1, 0}), band = candidate_probability(s, {1, rows, 0});
  const double some = candidate_probability(s, {bands, rows, 0});
  return std::array{value, band, 1 - band, 1 - some, some}[static_cast<std::size_t>(term)];
}

std::size_t formula_steps(const FormulaInputs&) {
  return kKinds.size();
}

FormulaStep formula_step(const FormulaInputs& inputs, std::size_t step) {
  FormulaStep s;
  s.inputs = inputs.clamped();
  s.kind = kKinds[step];
  s.unused = s.inputs.hashes - s.inputs.bands * s.inputs.rows;
  const std::size_t grown = std::min(step + 1 - kFirstTerm, kTerms);
  for (std::size_t term = 0; term < grown; ++term) s.curves.push_back(curve_of(static_cast<Term>(term), s.inputs));
  s.kept = kept_curve(s);
  s.throws = throws_of(s.inputs, step);
  add_measures(s, step);
  s.guess = guess_of(s, grown < kTerms);
  s.words = {say(kScene, "title", {decimal(s.inputs.similarity, 2)}, {bands_of_rows(s.inputs.bands, s.inputs.rows)}),
             sentence_of(s), note_of(s)};
  return s;
}

Interval binomial_limits(double p, std::uint32_t trials) {
  if (p <= 0) return {0, 0};
  if (p >= 1) return {1, 1};
  constexpr double kTail = 0.025;
  std::uint32_t low = 0, high = 0;
  double below = 0;
  for (std::uint32_t count = 0; count <= trials && below < 1 - kTail; ++count) {
    const double up_to = below + chance_of(count, p, trials);
    if (below <= kTail) low = count;
    high = count;
    below = up_to;
  }
  return {static_cast<double>(low) / trials, static_cast<double>(high) / trials};
}

}  // namespace lookalike::lesson
