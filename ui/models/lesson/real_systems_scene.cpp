#include "ui/models/lesson/real_systems_scene.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/value_text.h"
#include "core/lsh/theory/s_curve.h"
#include "ui/models/lesson/shared/compared_cuts.h"

namespace lookalike::lesson {
namespace {

using Kind = RealSystemsStep::Kind;

constexpr std::uint32_t kShingles = 100,
                        kDrift = 20;  // of each document of a chain; the ones missing in the next document

LshOptions plain_lsh(const RealSystemsInputs& in) {
  return {in.bands, in.rows, 0};
}

LshOptions lsh_of(const RealSystemsInputs& in) {
  return {in.bands, in.rows, in.small_table ? in.buckets : 0};
}

std::uint32_t prefix_of(const RealSystemsInputs& in) {
  return in.prefix ? in.prefix_values : 0;
}

void add_curves(RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  const auto passed = [&](double at) { return passed_probability(at, lsh_of(in), prefix_of(in)); };
  s.plain = heights_of([&](double at) { return candidate_probability(at, plain_lsh(in)); });
  s.candidate = heights_of([&](double at) { return candidate_probability(at, lsh_of(in)); });
  s.passed = heights_of(passed);
  s.accepted = heights_of([&](double at) { return in.verify && at < in.threshold ? 0 : passed(at); });
}

void add_prices(RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  const ErrorAreas areas = error_areas(lsh_of(in), prefix_of(in), in.threshold);
  s.unverified_false_area = areas.false_positive;
  const ErrorAreas plain = error_areas(plain_lsh(in), 0, in.threshold);
  s.plain_false_area = plain.false_positive;
  s.plain_missed_area = plain.false_negative;
  s.false_area = in.verify ? 0 : areas.false_positive;
  s.missed_area = areas.false_negative;
  s.plain_at_threshold = candidate_probability(in.threshold, lsh_of(in));
  s.passed_at_threshold = passed_probability(in.threshold, lsh_of(in), prefix_of(in));
  s.chance_of_unlike = candidate_probability(0, lsh_of(in));
  const double documents = in.documents;
  s.false_candidates = documents * (documents - 1) / 2 * s.chance_of_unlike;
  const std::uint64_t empty = in.empty ? in.empty_documents : 0;
  s.empty_pairs = empty * (empty - std::min<std::uint64_t>(empty, 1)) / 2;
}

/// The similarity of two documents of a chain that are `places` places apart.
double drifted(std::uint32_t places) {
  const double common = kShingles - std::min(kShingles, places * kDrift);
  return common / (2 * kShingles - common);
}

/// Neighbours are the most similar pairs: they connect the whole chain or nothing.
Chain chain_of(const RealSystemsInputs& in) {
  Chain chain;
  chain.link = drifted(1);
  chain.link_chance = passed_probability(chain.link, lsh_of(in), prefix_of(in));
  for (std::uint32_t i = 0; i < in.chain; ++i) chain.to_first.push_back(drifted(i));
  chain.group = chain.link >= in.threshold ? in.chain : 1;
  return chain;
}

/// Rounded to three digits.
double about(double number) {
  const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(1.0, number))) - 2));
  return std::round(number / unit) * unit;
}

QString chains_sentence(const RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  if (!in.chains) return tr("Without chains, every pair in a group is similar.");
  const QString link = rounded(s.chain.link), ends = rounded(s.chain.to_first.back()),
                chance = rounded(s.chain.link_chance);
  if (s.chain.group == in.chain)
    return say(
        tr("%1 near-copies, each of similarity %2 to the next: one group if all links are found, each with chance %3. "
           "The first and the last have a similarity of only %4."),
        in.chain, link, in.prefix ? say(tr("%1 after the first-m check"), chance) : chance, ends);
  return say(
      tr("%1 near-copies, each of similarity %2 to the next: below t = %3, so they form no chain. The first and the "
         "last have similarity %4."),
      in.chain, link, rounded(in.threshold, 2), ends);
}

QString prefix_sentence(const RealSystemsStep& s) {
  const QString t = rounded(s.inputs.threshold, 2), passed = rounded(s.passed_at_threshold),
                plain = rounded(s.plain_at_threshold);
  if (!s.inputs.prefix)
    return say(tr("Without a first-m check all candidates are compared: at s = %1 a share of %2."), t, plain);
  const QString areas = say(tr("The area to verify below t is %2, not %1; the area missed above t is %4, not %3."),
                            rounded(s.plain_false_area), rounded(s.unverified_false_area), rounded(s.plain_missed_area),
                            rounded(s.missed_area));
  if (s.inputs.prefix_values == 1)
    return say(tr("Only candidates whose first value agrees pass: at s = %1 a share of %2, not %3. %4"), t, passed,
               plain, areas);
  return say(tr("Only candidates whose first %1 values agree pass: at s = %2 a share of %3, not %4. %5"),
             s.inputs.prefix_values, t, passed, plain, areas);
}

QString sentence_of(const RealSystemsStep& s) {
  const RealSystemsInputs& in = s.inputs;
  const QString t = rounded(in.threshold, 2), caught = rounded(s.false_area), missed = rounded(s.missed_area);
  switch (s.kind) {
    case Kind::curve:
      return say(
          tr("Only bands, here %4: below t = %1 an area of %2 is caught needlessly; above it an area of %3 is missed."),
          t, caught, missed, cut_text(in.bands, in.rows));
    case Kind::verification:
      return in.verify ? say(tr("Every candidate is compared exactly: none below %1 is accepted. Pairs that the bands "
                                "missed (area %2) stay missed."),
                             t, missed)
                       : say(tr("Without verification, an area of %1 below %2 is accepted as similar."), caught, t);
    case Kind::prefix:
      return prefix_sentence(s);
    case Kind::small_table:
      if (!in.small_table) return tr("With unlimited tables, only equal bands collide: no accidental candidates.");
      return say(tr("With %1 buckets per band, pairs with nothing in common collide by accident: %2 of them. Among %3 "
                    "documents these are about %4 false candidates."),
                 count_text(in.buckets), to_qstring(percent(s.chance_of_unlike)), count_text(in.documents),
                 whole_text(about(s.false_candidates)));
    case Kind::empty:
      if (!in.empty) return tr("Documents without shingles are left out: they share nothing.");
      return say(tr("%1 documents without shingles have signatures that consist only of \u221E: all their %2 pairs "
                    "agree perfectly."),
                 count_text(in.empty_documents), count_text(s.empty_pairs));
    case Kind::chains:
      break;
  }
  return chains_sentence(s);
}

/// The effect on accidental candidates; the first-m check drops them, as these pairs agree on no value.
QString note_of_small_table(const RealSystemsInputs& in) {
  if (in.small_table && in.prefix)
    return tr("The first-m check drops them before they are compared: pairs with nothing in common agree on no value.");
  if (in.small_table && !in.verify) return tr("Without verification and first-m check they are accepted as similar.");
  return tr("Verification rejects them, but each costs a comparison.");
}

QString note_of_prefix(const RealSystemsStep& s) {
  const QString left = rounded(s.unverified_false_area);
  if (!s.inputs.prefix) return say(tr("An area of %1 below t is left to verify."), left);
  const double first = std::pow(s.inputs.threshold, s.inputs.prefix_values);
  const QString product = rounded(first * s.plain_at_threshold);
  return say(product == rounded(s.passed_at_threshold)
                 ? tr("Hardly more than %1 \u00D7 %2 = %3 at this t: the first m values also lie in bands. The "
                      "literature's prefix filter with rare shingles loses no pair.")
                 : tr("Not the product %1 \u00D7 %2 = %3: the first m values also lie in bands. The literature's "
                      "prefix filter with rare shingles loses no pair."),
             rounded(first), rounded(s.plain_at_threshold), product);
}

QString note_of(const RealSystemsStep& s) {
  const std::array notes = {
      tr("Here t is %1, so that both areas are visible. Each step adds one component.\nUse its switch to remove it.")
          .arg(rounded(s.inputs.threshold, 2)),
      tr("Verification costs one comparison per candidate; the result is then correct but not complete."),
      note_of_prefix(s),
      note_of_small_table(s.inputs),
      tr("Leave them out, or treat them as duplicates deliberately."),
      tr("Check a group's least similar pair, not its links, before you delete documents.")};
  return notes[static_cast<std::size_t>(s.kind)];
}

const PlotFrame kPlot{{690, 40, 850, 500}};
constexpr QRectF kCard(60, 4, 530, 112);  // the first card
constexpr double kCardStep = 126;

/// A switch: the step that introduces it, its input, and its curve.
struct Addition {
  Kind from;
  const char* id;
  bool RealSystemsInputs::*on;
  Tint tint;
  Dash dash;
};

constexpr std::array<Addition, 5> kAdditions{
    {{Kind::verification, "verify", &RealSystemsInputs::verify, Tint::first, Dash::solid},
     {Kind::prefix, "prefix", &RealSystemsInputs::prefix, Tint::second, Dash::dashed},
     {Kind::small_table, "small_table", &RealSystemsInputs::small_table, Tint::both, Dash::dotted},
     {Kind::empty, "empty", &RealSystemsInputs::empty, Tint::none, Dash::solid},
     {Kind::chains, "chains", &RealSystemsInputs::chains, Tint::none, Dash::solid}}};

QString name_of(std::size_t addition) {
  const std::array names = {tr("Verification"), tr("First-m check"), tr("Small hash table"), tr("Empty documents"),
                            tr("Near-copy chains")};
  return names[addition];
}

/// The cost or benefit of an addition.
QString price_of(const RealSystemsStep& s, std::size_t addition) {
  const std::array prices = {say(tr("caught below t: %1 instead of %2"), similarity_text(s.false_area),
                                 similarity_text(s.unverified_false_area)),
                             say(tr("passed at t: %1 instead of %2"), similarity_text(s.passed_at_threshold),
                                 similarity_text(s.plain_at_threshold)),
                             say(tr("about %1 false candidates"), whole_text(about(s.false_candidates))),
                             say(tr("%1 pairs agree perfectly"), count_text(s.empty_pairs)),
                             say(tr("up to %1 of %2 in one group"), s.chain.group, s.inputs.chain)};
  return prices[addition];
}

void add_switch(Picture& picture, const QRectF& card, bool on) {
  const QRectF pill(card.right() - 96, card.top() + 16, 76, 38);
  const double x = on ? pill.right() - 19 : pill.left() + 19;
  picture << Box(pill, {on ? Tint::first : Tint::paper, Strength::strong}, {on ? Tint::first : Tint::faint, 2}, 19)
          << Ellipse({x - 13, pill.center().y() - 13, 26, 26}, {on ? Tint::paper : Tint::faint, Strength::strong},
                     {Tint::none})
          << small_label({pill.left() - 66, pill.top(), 58, 38}, on ? tr("on") : tr("off"), Align::right);
}

void add_card(Picture& picture, const RealSystemsStep& step, std::size_t index) {
  const Addition& addition = kAdditions[index];
  const QString name = name_of(index);
  const QRectF card = kCard.translated(0, kCardStep * static_cast<double>(index));
  if (step.kind < addition.from) {
    picture << Box(card, {}, {Tint::faint, 2, Dash::dashed}, 10)
            << Label(card.adjusted(76, 0, -20, 0), name, kType, Tint::faint, Align::left);
    return;
  }
  const bool is_new = step.kind == addition.from, on = step.inputs.*addition.on;
  const double left = card.left() + 18, y = card.top() + 36;
  picture << Box(card, {is_new ? Tint::first : Tint::paper}, {is_new ? Tint::first : Tint::grid, 3}, 10)
          << Line({left, y}, {left + 44, y}, {addition.tint, 5, addition.dash})
          << bold_label({left + 58, card.top() + 14, 302, 44}, name, kType, Tint::text, Align::left)
          << Label({left, card.top() + 62, card.width() - 36, 40},
                   on ? price_of(step, index) : tr("off: no cost, no benefit"), kSmallType, Tint::text, Align::left)
          << click(addition.id, tr("Switch it on or off: %1.").arg(name), on ? 0 : 1, card);
  add_switch(picture, card, on);
}

void add_curves(Picture& picture, const RealSystemsStep& step) {
  add_errors(picture, kPlot, step.accepted, step.inputs.threshold);
  picture << curve_line(kPlot, step.plain, {Tint::faint, 4, Dash::dotted});
  if (step.inputs.small_table) picture << curve_line(kPlot, step.candidate, {Tint::both, 5, Dash::dotted});
  if (step.inputs.prefix) picture << curve_line(kPlot, step.passed, {Tint::second, 5, Dash::dashed});
  picture << curve_line(kPlot, step.accepted, {Tint::first, 6});
}

/// The documents of a chain as rings, with their similarity to the first one below.
void add_chain(Picture& picture, const RealSystemsStep& step) {
  if (step.kind != Kind::chains || !step.inputs.chains) return;
  const QRectF box(kPlot.area.left() + 10, kPlot.y(0.88), 400, 206);  // above all curves and below the ring of t
  const auto line = [&](double y, const QString& text) {
    picture << small_label({box.left() + 10, y, box.width() - 20, 36}, text);
  };
  picture << Box(box, {Tint::paper, Strength::strong}, {Tint::found, 3}, 10);
  line(box.top() + 6, tr("similarity to the first"));
  const std::size_t count = step.chain.to_first.size();
  const double apart = (box.width() - 70) / static_cast<double>(count - 1), y = box.top() + 84,
               number = std::min(apart, 60.0);  // inside the frame
  for (std::size_t i = 0; i < count; ++i) {
    const QPointF at(box.left() + 35 + apart * static_cast<double>(i), y);
    const bool near = step.chain.to_first[i] >= step.inputs.threshold;
    const Tint tint = near ? Tint::found : Tint::missed;
    if (i > 0) picture << Line(at - QPointF(apart - 18, 0), at - QPointF(18, 0), {Tint::found, 4});
    picture << Marker(at, near ? Shape::circle : Shape::diamond, tint, 32, near)
            << Label({at.x() - number / 2, y + 26, number, 36}, rounded(step.chain.to_first[i], 2), kSmallType, tint);
  }
  line(box.bottom() - 42, tr("diamonds: similarity below t"));
}

}  // namespace

std::size_t RealSystemsInputs::steps() const {
  return kAdditions.size() + 1;
}

RealSystemsStep RealSystemsInputs::step(std::size_t step) const {
  RealSystemsStep s;
  s.kind = static_cast<Kind>(step);
  s.inputs = *this;
  for (const Addition& addition : kAdditions)
    if (s.kind < addition.from) s.inputs.*addition.on = false;
  add_curves(s);
  add_prices(s);
  s.chain = chain_of(s.inputs);
  return s;
}

void RealSystemsStep::tell(SceneFrame& frame) const {
  frame.title = tr("How do real systems change the curve?");
  frame.sentence = sentence_of(*this);
  frame.hint = note_of(*this);
  Picture& picture = frame.picture;
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance of being accepted as similar"));
  add_curves(picture, *this);
  add_threshold(picture, kPlot, inputs.threshold);
  for (std::size_t i = 0; i < kAdditions.size(); ++i) add_card(picture, *this, i);
  if (kind == Kind::curve) add_error_names(picture, kPlot, 250);
  add_chain(picture, *this);
}

std::vector<Input> RealSystemsInputs::controls() {
  return {slider("prefix_values", tr("first m"), tr("Number of first signature values that must agree."), prefix_values,
                 1, 20),
          slider("buckets", tr("buckets"), tr("Number of buckets per band."), buckets, 10, 10'000, 10),
          slider("documents", tr("documents"), tr("Number of documents in the corpus."), documents, 1'000, 1'000'000,
                 1'000),
          slider("empty_documents", tr("empty"), tr("Number of documents without shingles."), empty_documents, 0, 1'000,
                 10),
          slider("chain", tr("chain"), tr("Number of documents in the chain of near-copies."), chain, 2, 8)};
}

void RealSystemsInputs::change(const QString& id, const QVariant& value) {
  for (const Addition& addition : kAdditions)
    if (id == QLatin1String(addition.id)) this->*addition.on = value.toDouble() != 0 || value.toBool();
  if (id == u"threshold") threshold = std::clamp(value.toDouble(), 0.0, 1.0);
}

}  // namespace lookalike::lesson
