#include <algorithm>
#include <array>
#include <cmath>

#include "ui/models/lesson/formula_scene.h"

namespace lookalike::lesson {
namespace {

using Kind = FormulaStep::Kind;

/// "0.60 \u00D7 0.60 \u00D7 0.60"; dots replace the middle of more than five factors.
QString product_of(const QString& factor, std::uint32_t times) {
  constexpr std::uint32_t kMost = 5;
  QStringList factors(std::min(times, kMost), factor);
  if (times > kMost) factors.insert(kMost - 1, QStringLiteral("\u2026"));
  return factors.join(QStringLiteral(" \u00D7 "));
}

QString of_hundred(double share) {
  return rounded(100 * share, 0);
}

QString term_sentence(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  const QString chance = chance_text(s.curves.back().value, in.similarity);
  switch (s.curves.back().term) {
    case Term::value:
      return say(tr("One value of the two signatures agrees with probability s = %1: the MinHash property. A band "
                    "needs all of its values: may their chances be multiplied?"),
                 rounded(in.similarity, 2));
    case Term::band:
      if (in.rows == 1) return say(tr("A band of one row needs one agreeing value: the chance stays %1."), chance);
      return say(tr("A band needs %1 agreeing values at once: %2 = %3."), in.rows,
                 product_of(rounded(in.similarity, 2), in.rows), chance);
    case Term::not_band:
      return say(tr("All other cases are misses: one band misses the pair with probability %1."), chance);
    case Term::no_band:
      if (in.bands == 1) return say(tr("There is only one band: the chance that it misses the pair stays %1."), chance);
      return say(tr("The pair is missed if all %1 bands miss it. They share no hash function, so their chances "
                    "multiply as well: %2."),
                 in.bands, chance);
    case Term::candidate:
      break;
  }
  if (has_rise(in.bands, in.rows))
    return say(tr("One band is enough: chance %1. The curve is an S: at low s a whole band "
                  "rarely agrees; at high s one of %2 bands nearly always does."),
               chance, in.bands);
  return say(tr("One band is enough: the pair becomes a candidate with probability %1, about %2 of 100 pairs."), chance,
             of_hundred(s.curves.back().value));
}

QString throw_sentence(const FormulaStep& s) {
  const double pairs = s.inputs.pairs;
  const Throw& t = *std::ranges::find(s.throws, std::lround(100 * s.inputs.similarity),
                                      [](const Throw& thrown) { return std::lround(100 * thrown.similarity); });
  const QString outcome = t.low == t.high ? say(tr("at least 95 of 100 such trials give %1"), rounded(t.low * pairs, 0))
                                          : say(tr("at least 95 of 100 such trials give %1 to %2"),
                                                rounded(t.low * pairs, 0), rounded(t.high * pairs, 0));
  return say(tr("Candidates among %1 tried pairs of similarity %2: the curve predicts %3; %4."),
             count_text(s.inputs.pairs), rounded(t.similarity, 2), rounded(t.expected * pairs, 0), outcome);
}

QString rise_sentence(const FormulaStep& s) {
  const std::uint32_t bands = s.inputs.bands, rows = s.inputs.rows;
  if (!has_rise(bands, rows))
    return say(bands == rows ? tr("With %1 the curve is a straight line.")
                             : tr("With %1 the curve is not an S: it is steepest at s = %2."),
               bands_of_rows(bands, rows), bands == 1 ? 1 : 0);
  return say(tr("The curve of %1 bands rises at about %2, where a band agrees with probability 1/%1, one of %1 on "
                "average. There it has reached %3."),
             bands, rounded(*s.rise), rounded(candidate_probability(*s.rise, {bands, rows, 0})));
}

QString independence_sentence(const FormulaStep& s) {
  constexpr std::uint32_t kPairs = FormulaInputs::kMultiplied;
  const std::uint32_t factors = factors_of(s.inputs);
  const auto count = [](double share) { return count_text(std::llround(share * kPairs)); };
  return say(tr("Yes, they may be multiplied, as each value has its own hash function: %2 of %1 pairs agree in the "
                "first, %3 in all %4; %5 are expected."),
             count_text(kPairs), count(s.together.front()), count(s.together.back()), factors,
             count(std::pow(s.inputs.similarity, factors)));
}

QString cuts_sentence(const FormulaStep& s) {
  const ComparedCut &low = s.cuts[0], &high = s.cuts[1];
  const auto found = [&](const ComparedCut& cut) {
    return of_hundred(candidate_probability(s.inputs.similarity, cut.lsh));
  };
  return say(
      tr("Here n = 100 values are cut in two ways. 10 \u00D7 10 has longer bands and fewer of them: the rise moves "
         "from %1 to %2. At s = %3 it finds %4 of 100 pairs, 20 \u00D7 5 finds %5."),
      rounded(low.rise), rounded(high.rise), rounded(s.inputs.similarity, 2), found(high), found(low));
}

QString values_sentence(const FormulaStep& s) {
  const ComparedCut& now = s.cuts.back();
  const QString cut = cut_text(now.lsh.bands, now.lsh.rows), slope = rounded(now.slope, 1);
  const QString caught = rounded(now.areas.false_positive), missed = rounded(now.areas.false_negative);
  if (s.cuts.size() == 1)
    return say(tr("With n = %1 values, %2 rises nearest to t = %3. Its steepest slope is %4; an area of %5 is caught "
                  "below t, %6 is missed above it."),
               now.hashes, cut, rounded(s.inputs.threshold, 2), slope, caught, missed);
  const ComparedCut& before = *(s.cuts.end() - 2);
  if (s.cuts.size() == 2)
    return say(tr("More values allow longer bands (stricter) and more of them (looser); together they make the curve "
                  "steeper. n = %1, cut into %2: the steepest slope is %3 instead of %4."),
               now.hashes, cut, slope, rounded(before.slope, 1));
  return say(tr("n = %1, cut into %2, rises near the same t. Its steepest slope is %3 instead of %4; caught below t: "
                "%5 instead of %6, missed above: %7 instead of %8."),
             now.hashes, cut, slope, rounded(before.slope, 1), caught, rounded(before.areas.false_positive), missed,
             rounded(before.areas.false_negative));
}

/// The hint under a term; the last term answers the guess.
QString note_of_term(const FormulaStep& s) {
  if (s.curves.size() + 1 < kTerms) return tr("\nYou can still make or move your guess: the last term answers it.");
  if (s.curves.size() < kTerms) return tr("The last term answers the question.");
  if (s.off) return say(tr("Your curve (dashed) is %1 away from the true one on average."), rounded(*s.off, 2));
  const QString share = of_hundred(s.curves.back().value);
  return say(tr("This pair becomes a candidate in about %1 of 100 cases.\nDrag s."), share);
}

QString note_of_values(const FormulaStep& s) {
  const std::array notes = {
      tr("Each r is tried with as many bands as n has room for, b = n/r rounded down; the cut that rises nearest to "
         "t, at (1/b)^(1/r), is shown.\nDrag t."),
      tr("Four times as many values take four times as long to hash."),
      tr("No n makes a perfect step. Verification removes what is caught below t; what is missed stays missed.")};
  return notes[s.cuts.size() - 1];
}

/// After n was made too small for b * r.
QString note_of_few_values(const FormulaInputs& in) {
  const QString before = cut_text(in.bands, in.wanted_rows), now = cut_text(in.bands, in.rows);
  const QString text =
      say(tr("n = %1 is too small for %2: it leaves %3, and the curve rises at %5 instead of %4."), in.hashes, before,
          now, rounded(curve_threshold(in.bands, in.wanted_rows)), rounded(curve_threshold(in.bands, in.rows)));
  const std::uint32_t fitting = in.hashes / in.wanted_rows;
  if (fitting == 0) return text;
  return text + u' ' +
         say(tr("%1 would have %2."), cut_text(fitting, in.wanted_rows),
             rounded(curve_threshold(fitting, in.wanted_rows)));
}

}  // namespace

QString bands_of_rows(std::uint32_t bands, std::uint32_t rows) {
  if (rows == 1) return bands == 1 ? tr("one band of one row") : say(tr("%1 bands of one row"), bands);
  return bands == 1 ? say(tr("one band of %1 rows"), rows) : say(tr("%1 bands of %2 rows"), bands, rows);
}

std::uint32_t factors_of(const FormulaInputs& in) {
  constexpr std::uint32_t kExample = 5;
  return in.rows > 1 ? in.rows : kExample;
}

QString formula_sentence(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  switch (s.kind) {
    case Kind::question:
      if (in.shows_own_texts()) {
        const QString similarity = rounded(in.similarity, 2), own = rounded(jaccard_of(in.own_texts->rows));
        const QString bands = bands_of_rows(in.bands, in.rows);
        if (own == rounded(in.similarity))
          return say(
              tr("One pair with similarity %1, that of your texts; its signatures are cut into %2. The formula grows "
                 "from here, one term at a time."),
              similarity, bands);
        return say(tr("One pair with similarity %1, close to the %2 of your texts; its signatures are cut into %3. The "
                      "formula grows from here, one term at a time."),
                   similarity, own, bands);
      }
      return say(
          tr("One pair with similarity %1; its signatures are cut into %2. The formula grows from here, one term at a "
             "time."),
          rounded(in.similarity, 2), bands_of_rows(in.bands, in.rows));
    case Kind::term:
      return term_sentence(s);
    case Kind::throw_one:
      return throw_sentence(s);
    case Kind::throw_all:
      return say(tr("%1 pairs are tried at each of %2 similarities: %3 of %2 points are on their bars; at least "
                    "95\u00A0% should be."),
                 count_text(in.pairs), s.throws.size(), std::ranges::count_if(s.throws, &Throw::inside));
    case Kind::threshold:
      return rise_sentence(s);
    case Kind::areas:
      return say(tr("Pairs at or above the threshold t = %1 should be found. Candidates below t cost time: area %2. "
                    "Missed pairs above t are lost: area %3."),
                 rounded(in.threshold, 2), rounded(s.areas->false_positive), rounded(s.areas->false_negative));
    case Kind::independence:
      return independence_sentence(s);
    case Kind::cuts:
      return cuts_sentence(s);
    case Kind::values:
      break;
  }
  return values_sentence(s);
}

QString formula_note(const FormulaStep& s) {
  const FormulaInputs& in = s.inputs;
  if (s.kind == Kind::values) return note_of_values(s);
  if (s.kind != Kind::question && in.wanted_rows > 0) return note_of_few_values(in);
  if (s.kind != Kind::question && in.is_at_bound())
    return say(tr("b \u00D7 r cannot exceed %1 values here: as one grows, the other shrinks."),
               FormulaInputs::kMostValues);
  if (s.kind > Kind::term && s.kind < Kind::cuts && in.hashes > in.bands * in.rows)
    return say(tr("%1 uses %2 of the n = %3 values; the others are unused until b or r grows."),
               cut_text(in.bands, in.rows), in.bands * in.rows, in.hashes);
  const std::array notes = {
      tr("\nDraw the whole curve as well: Tab goes to a place, Up raises it, Down lowers it."),
      note_of_term(s),
      tr("So agreement in one value makes the next no more likely. One function, reused, would agree always or never: "
         "s stays s (dashed). Another seed moves the bars."),
      say(tr("s is a true similarity: 3 \u00D7 4 catches 0.833 with probability %1\u00A0%. A pair with exactly "
             "10 of 12 equal values is always caught: 2 differences leave one of 3 bands equal.\n"
             "Try another seed.\nPress N."),
          rounded(100 * candidate_probability(10.0 / 12, {3, 4, 0}), 1)),
      tr("More bands: looser, one more chance per band. More rows: stricter, every value of a band must agree."),
      say(has_rise(in.bands, in.rows)
              ? tr("The textbook's threshold, where the chance is 1/2, is %1. (1/b)^(1/r) approximates it: its chance "
                   "nears 1 \u2212 1/e = 0.63 with many bands.")
              : tr("The textbook's threshold is where the chance is 1/2, here at %1."),
          rounded(std::pow(1 - std::pow(0.5, 1.0 / in.bands), 1.0 / in.rows))),
      tr("An area is a share of all pairs, if all similarities are equally frequent. At first t = 0.70, between the "
         "rises of 20 \u00D7 5 and 10 \u00D7 10.\nDrag t."),
      say(tr("Where 20 \u00D7 5 rises, %1 of 100 pairs are missed. A rise below t misses fewer, one above t is faster "
             "(Mining of Massive Datasets, 3.4)."),
          of_hundred(1 - candidate_probability(curve_threshold(20, 5), {20, 5, 0})))};
  return notes[static_cast<std::size_t>(s.kind)];
}

}  // namespace lookalike::lesson
