#include <algorithm>
#include <array>
#include <cmath>

#include "ui/models/lesson/formula_scene.h"

namespace lookalike::lesson {
namespace {

using Kind = FormulaStep::Kind;

const PlotFrame kPlot{{650, 60, 890, 480}};
constexpr QRectF kCards(60, 4, 480, 84);  // the first card
constexpr double kCardStep = 90;

/// The meaning of a term for one pair.
QString meaning_of(Term term, std::uint32_t bands, std::uint32_t rows) {
  const std::array texts = {
      tr("one signature value agrees"),
      rows == 1 ? tr("the one value of a band agrees") : say(tr("all %1 values of one band agree"), rows),
      tr("one band does not catch the pair"),
      bands == 1 ? tr("the one band does not: missed") : say(tr("none of the %1 does: missed"), bands),
      tr("at least one does: a candidate")};
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
  const QString value = curve.term == Term::value ? rounded(curve.value, 2) : similarity_text(curve.value);
  picture << Box(card, {is_last ? Tint::first : Tint::paper}, {is_last ? Tint::first : Tint::grid, 3}, 10)
          << Line({left + 20, low - 16}, {left + 74, low - 16}, pen)
          << FormulaText({left + 20, top + 3, 270, 44}, curve.latex, 34, pen.tint)
          << bold_label({card.right() - 170, top + 6, 150, 42}, value, 36, Tint::text, Align::right)
          << Label({left + 88, low - 36, card.width() - 100, 32}, meaning, kSmallType, Tint::text, Align::left);
}

/// A term's card and its curve light each other.
void add_term_handle(Picture& picture, const FormulaInputs& in, const TermCurve& curve) {
  const QRectF card = kCards.translated(0, kCardStep * static_cast<double>(curve.term));
  const Tint tint = pen_of(curve.term).tint;
  Handle handle =
      click("term", meaning_of(curve.term, in.bands, in.rows) + u'.', static_cast<double>(curve.term), card);
  handle.along = curve_line(kPlot, curve.heights, {}).points;
  handle.lit = {Polyline(handle.along, {tint, 12}), Box(card, {}, {tint, 6}, 10)};
  picture << handle;
}

/// Earlier terms are barely visible while pairs are tried.
void add_curve(Picture& picture, const TermCurve& curve, bool is_past) {
  Pen pen = pen_of(curve.term);
  if (is_past) pen.tint = Tint::grid;
  picture << curve_line(kPlot, curve.heights, pen);
}

/// The audience's curve; pale unless it is drawn or judged.
void add_hand(Picture& picture, const FormulaStep& step) {
  const bool asks = step.kind == Kind::question;
  Polyline line({}, {Tint::guess, asks || step.off ? 6.0 : 2.0, Dash::dashed});
  for (const QPointF& point : step.inputs.hand_points()) line.points.push_back(kPlot.at(point.x(), point.y()));
  if (!line.points.empty()) picture << line;
  if (line.points.size() == 1) picture << Marker(line.points[0], Shape::diamond, Tint::guess);
  if (asks && line.points.empty())
    picture << small_label({kPlot.area.left() + 40, kPlot.y(0.9), 500, 40}, tr("draw the curve as you expect it"),
                           Align::left);
}

/// An upright handle at each point of the audience's curve.
void add_hand_handles(Picture& picture, const FormulaInputs& in) {
  const std::size_t last = in.hand.size() - 1;
  const double width = kPlot.area.width() / static_cast<double>(last);
  double height = 0;  // a new point begins as high as the one before it
  for (std::size_t i = 0; i <= last; ++i) {
    const double s = static_cast<double>(i) / static_cast<double>(last);
    height = in.hand[i].value_or(height);
    picture << Handle{.id = QStringLiteral("hand_%1").arg(i),
                      .name = tr("Your curve at s = %1.").arg(rounded(s, 2)),
                      .kind = Handle::Kind::drag,
                      .area = {kPlot.x(s) - width / 2, kPlot.area.top(), width, kPlot.area.height()},
                      .from = kPlot.area.bottom(),
                      .to = kPlot.area.top(),
                      .value = height,
                      .step = 0.02,
                      .takes_press = true,
                      .upright = true};
  }
}

constexpr std::size_t kSlowDice = 20;  // drop one by one, the others in a stream
constexpr double kDrop = 0.03;         // of a trial's time
constexpr double kDiceSeconds = 4;

/// When a die of `all` drops, as a share of the trial's time.
double drop_of(std::size_t die, std::size_t all) {
  constexpr double kStream = 0.6, kEnd = 1 - kDrop;
  if (die < kSlowDice) return static_cast<double>(die) * kStream / kSlowDice;
  return kStream + (kEnd - kStream) * static_cast<double>(die - kSlowDice) / static_cast<double>(all - kSlowDice);
}

/// A point follows the share of its pairs so far, until it settles on the share of all.
void settle(Picture& picture, std::size_t point, const Throw& t) {
  const std::size_t all = t.caught.size(), stride = std::max(all / kSlowDice, std::size_t{1});
  double caught = 0, before = 0;
  for (std::size_t die = 0; die < all; ++die) {
    caught += t.caught[die] ? 1 : 0;
    if (die >= kSlowDice && die % stride != 0 && die + 1 < all) continue;
    const double share = caught / static_cast<double>(die + 1), begin = drop_of(die, all);
    picture.motions.push_back({.first = point,
                               .from = {0, die == 0 ? 0 : kPlot.y(before) - kPlot.y(share)},
                               .begin = begin,
                               .end = begin + kDrop,
                               .appears = die == 0});
    before = share;
  }
}

/// The pairs of one trial as dice in a corner that the curve avoids; the filled ones are candidates.
void add_dice(Picture& picture, const FormulaStep& step, const Throw& t) {
  constexpr double kMostSide = 24, kWidth = 430, kHeight = 156, kLegend = 38, kPad = 10;
  const bool late = candidate_probability(0.48, {step.inputs.bands, step.inputs.rows, 0}) < 0.5;
  const QRectF box(late ? kPlot.area.left() + 14 : kPlot.area.right() - kWidth - 14, kPlot.y(late ? 0.885 : 0.4),
                   kWidth, kHeight);
  const QRectF room = box.adjusted(kPad, kPad, -kPad, -kLegend);
  const auto columns = [&](double side) { return std::floor(room.width() / side); };
  double side = kMostSide;
  while (columns(side) * std::floor(room.height() / side) < static_cast<double>(t.caught.size())) side -= 0.25;
  picture << Box(box, {Tint::paper, Strength::strong}, {Tint::faint, 2}, 8)
          << small_label(
                 {box.left() + kPad, box.bottom() - kLegend, kWidth - 2 * kPad, kLegend},
                 say(tr("%1 pairs, filled: %2 candidates"), count_text(t.caught.size()), count_text(t.candidates)),
                 Align::left);
  picture.motions.push_back({.first = picture.items.size() - 1, .begin = 1 - kDrop, .appears = true});
  for (std::size_t die = 0; die < t.caught.size(); ++die) {
    const auto row = std::floor(static_cast<double>(die) / columns(side));
    const QPointF at = room.topLeft() + side * QPointF(static_cast<double>(die) - row * columns(side), row);
    const bool caught = t.caught[die];
    picture << Box({at.x() + 0.5, at.y() + 0.5, side - 1, side - 1},
                   {caught ? Tint::first : Tint::paper, Strength::strong}, {caught ? Tint::first : Tint::missed, 1.5});
    const double begin = drop_of(die, t.caught.size());
    picture.motions.push_back({.first = picture.items.size() - 1,
                               .from = {0, room.top() - at.y() - side},
                               .begin = begin,
                               .end = begin + kDrop,
                               .appears = true});
  }
}

/// The points of the trials and the legend of their bars, in a corner that late-rising curves avoid.
void add_trials(Picture& picture, const FormulaStep& step) {
  add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.985), 460, 40}, tr("bar: 95 of 100 trials   \u25C7 outside"),
           Tint::faint);
  const bool throws = step.kind == Kind::throw_one || step.kind == Kind::throw_all;
  if (step.kind == Kind::throw_one) add_dice(picture, step, step.throws.front());
  for (const Throw& t : step.throws) {
    add_point(picture, kPlot, {t.similarity, t.share}, t.low, t.high, t.inside, 18);
    if (throws) settle(picture, picture.items.size() - 1, t);
  }
  if (throws) picture.seconds = step.kind == Kind::throw_one ? kDiceSeconds : kDiceSeconds / 2;
}

/// Buttons above the plot: the two settings of the lesson.
void add_choices(Picture& picture, const FormulaInputs& in) {
  constexpr double kGap = 10, kWidth = 130;
  QRectF area(kPlot.area.right() - 2 * kWidth - kGap, 2, kWidth, 34);
  for (const CutOfHundred& cut : kCutsOfHundred) {
    add_button(picture, area, cut_text(cut.bands, cut.rows), in.bands == cut.bands && in.rows == cut.rows,
               click(cut.id, tr("Cut 100 values into %1 bands of %2 rows.").arg(cut.bands).arg(cut.rows)));
    area.translate(kWidth + kGap, 0);
  }
}

/// The tried points disappear to leave room for the areas.
bool has_points(const FormulaStep& step) {
  return !step.throws.empty() && !step.areas;
}

/// The pair's lines, drawn below all names; returns the place of the ring: on the curve, or away from it if it would
/// hide the pair's point, or the ring and the letter of t.
QPointF add_guides(Picture& picture, const FormulaStep& step) {
  constexpr double kNear = 0.15, kHigh = 0.8;  // of t
  const double s = step.inputs.similarity, height = step.curves.empty() ? 0.06 : step.curves.back().value;
  const bool meets_t = step.areas && height > kHigh && std::abs(s - step.inputs.threshold) < kNear;
  const double apart = has_points(step) ? 0.25 : meets_t ? 0.4 : 0;
  const double ring = height < 0.5 ? height + apart : height - apart;
  picture << Line(kPlot.at(s, 0), kPlot.at(s, std::max(height, ring)), {Tint::text, 2, Dash::dashed});
  if (!step.curves.empty()) picture << Line(kPlot.at(0, height), kPlot.at(s, height), {Tint::text, 2, Dash::dashed});
  return kPlot.at(s, ring);
}

void add_rise(Picture& picture, const FormulaStep& step) {
  if (!step.rise || !has_rise(step.inputs.bands, step.inputs.rows)) return;
  const double x = kPlot.x(*step.rise);
  picture << Line({x, kPlot.area.top()}, {x, kPlot.area.bottom()}, {Tint::found, 4, Dash::dotted});
  constexpr double kWidth = 264, kLine = 36, kFormula = 80;
  constexpr double kHeight = kLine + kFormula;
  // Left of the line, above the low part of the curve, away from the ring of t.
  constexpr double kApart = 14, kRing = 40;
  const double top = kPlot.y(step.areas ? 0.985 : 0.89);  // below the legend of the bars, if shown
  const double ring = step.areas ? kPlot.x(step.inputs.threshold) - kRing : x;
  const double left = std::min(x - kApart, ring) - kWidth;
  const bool has_room = left >= kPlot.area.left() + kApart;
  const QRectF note = has_room ? QRectF(left, top, kWidth, kHeight)
                               : QRectF(kPlot.area.right() - kWidth - kApart, kPlot.y(0.42), kWidth, kHeight);
  const QRectF line(note.left() + 10, note.top(), kWidth - 20, kLine);
  picture << Box(note, {Tint::paper, Strength::strong}, {Tint::found, 2, Dash::dotted}, 8)
          << bold_label(line, tr("rises at about"), kSmallType, Tint::found)
          << FormulaText({line.left(), line.bottom(), line.width(), kFormula},
                         "(\\frac{1}{b})^{1/r} = " + similarity_text(*step.rise), 35, Tint::found, Align::centre);
}

/// Two cards beside the bars of the product: different functions, and one function again and again.
void add_independence(Picture& picture, const FormulaStep& step) {
  const double s = step.inputs.similarity;
  const std::uint32_t factors = factors_of(step.inputs);
  const auto card = [&](double top, const Pen& pen, const QString& name, const QString& latex, const QString& chance,
                        const QString& meaning) {
    const QRectF area(kCards.left(), top, kCards.width(), 150);
    picture << Box(area, {Tint::paper}, pen, 10)
            << bold_label({area.left() + 20, top + 6, 440, 44}, name, kType, pen.tint, Align::left)
            << FormulaText({area.left() + 20, top + 50, 280, 52}, latex, 34)
            << bold_label({area.right() - 170, top + 50, 150, 52}, chance, 36, Tint::text, Align::right)
            << Label({area.left() + 20, top + 106, 440, 36}, meaning, kSmallType, Tint::text, Align::left);
  };
  card(112, {Tint::first, 4}, tr("%1 different functions").arg(factors), QStringLiteral("P = s^{%1}").arg(factors),
       similarity_text(std::pow(s, factors)), tr("independent: the chances multiply"));
  card(286, {Tint::second, 4, Dash::dashed}, tr("one function, %1 times").arg(factors), "P = s", rounded(s, 2),
       tr("agrees always or never"));
  add_products(picture, kPlot.area, step.together, s, FormulaInputs::kMultiplied);
}

QString own_text(const FormulaStep& step) {
  if (step.own->shared == 0) return tr("\u25B2 your texts: missed\nwith this seed");
  return say(tr("\u25B2 your texts: caught\nby %1 of %2 bands"), step.own->shared, step.inputs.bands);
}

/// Whether an area of errors is larger than with fewer values, because no cut rises exactly at the threshold.
bool has_grown(const std::vector<ComparedCut>& cuts) {
  if (cuts.size() < 2) return false;
  const auto &before = (cuts.end() - 2)->areas, &now = cuts.back().areas;
  return now.false_positive > before.false_positive || now.false_negative > before.false_negative;
}

void tell_cuts(const FormulaStep& step, SceneFrame& frame) {
  const FormulaInputs& in = step.inputs;
  const bool trades = step.kind == Kind::cuts;
  frame.title = trades ? tr("Signatures cut differently: what changes?") : tr("Why n: what do more values buy?");
  frame.sentence = formula_sentence(step);
  frame.hint = trades || !has_grown(step.cuts)
                   ? formula_note(step)
                   : say(tr("One area grew: no cut of %1 values rises exactly at t; this one rises at %2."),
                         step.cuts.back().hashes, similarity_text(step.cuts.back().rise));
  Picture& picture = frame.picture;
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance of becoming a candidate"));
  if (!trades) add_errors(picture, kPlot, step.cuts.back().heights, in.threshold);
  QStringList names;
  for (const ComparedCut& cut : step.cuts) {
    const QString text = cut_text(cut.lsh.bands, cut.lsh.rows);
    names << (trades ? tr("%1: rises at %2").arg(text, similarity_text(cut.rise))
                     : tr("n = %1: %2").arg(cut.hashes).arg(text));
  }
  const QRectF table(kCards.left(), 4, kCards.width(), trades ? 470 : 620);
  constexpr double kInside = 14;  // from the plot's frame
  const QPointF legend = trades                ? table.bottomLeft() + QPointF(0, kInside)
                         : in.threshold >= 0.5 ? kPlot.area.topLeft() + QPointF(kInside, kInside)
                                               : kPlot.area.bottomRight() - QPointF(kCutLegend.width() + kInside,
                                                                                    kCutLegend.height() + kInside);
  add_cut_curves(picture, kPlot, step.cuts, names, legend);
  if (!trades) {
    add_threshold(picture, kPlot, in.threshold);
    return add_error_table(picture, table, step.cuts);
  }
  const QPointF at = kPlot.at(in.similarity, candidate_probability(in.similarity, step.cuts[0].lsh));
  picture << Line({at.x(), kPlot.area.bottom()}, {at.x(), std::min(at.y(), kPlot.y(0.1))},
                  {Tint::text, 2, Dash::dashed});
  for (const ComparedCut& cut : step.cuts)
    picture << Marker(kPlot.at(in.similarity, candidate_probability(in.similarity, cut.lsh)), Shape::square, Tint::text,
                      16);
  add_grip(picture, kPlot, at, "s", Tint::first,
           drag("similarity", tr("Drag the similarity of the pair."), kPlot, in.similarity));
  add_chance_table(picture, table, step.cuts, in.similarity);
}

}  // namespace

void FormulaStep::tell(SceneFrame& frame) const {
  if (kind >= Kind::cuts) return tell_cuts(*this, frame);
  frame.title = say(tr("A pair has similarity %1. Will %2 catch it?"), rounded(inputs.similarity, 2),
                    bands_of_rows(inputs.bands, inputs.rows));
  frame.sentence = formula_sentence(*this);
  frame.hint = formula_note(*this);
  Picture& picture = frame.picture;
  if (kind == Kind::independence) {
    for (const TermCurve& curve : curves) add_card(picture, inputs, curve, true);
    return add_independence(picture, *this);
  }
  if (kind == Kind::question) add_hand_handles(picture, inputs);  // the first in the order of Tab
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance"));
  if (areas) add_errors(picture, kPlot, curves.back().heights, inputs.threshold);
  for (const TermCurve& curve : curves) {
    const std::size_t first = picture.items.size();
    add_curve(picture, curve, !throws.empty() && &curve != &curves.back());
    if (kind == Kind::term && &curve == &curves.back() && curves.size() > 1)  // it grows out of the term before
      picture.move({.first = first, .shape = curve_line(kPlot, (&curve - 1)->heights, {}).points});
  }
  if (kind <= Kind::throw_all) add_hand(picture, *this);
  for (const TermCurve& curve : curves) {
    add_card(picture, inputs, curve, &curve == &curves.back());
    add_term_handle(picture, inputs, curve);
  }
  const QPointF ring = add_guides(picture, *this);
  if (has_points(*this)) add_trials(picture, *this);
  add_rise(picture, *this);
  if (areas) {
    add_threshold(picture, kPlot, inputs.threshold);
    add_error_names(picture, kPlot, 230, *rise > 0.6);
  }
  add_grip(picture, kPlot, ring, "s", Tint::first,
           drag("similarity", tr("Drag the similarity of the pair."), kPlot, inputs.similarity));
  if (own) {  // in front of the ring, which stands at the same place
    add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.53), 340, 70}, own_text(*this), Tint::second);
    picture << Marker(kPlot.at(own->jaccard, candidate_probability(own->jaccard, {inputs.bands, inputs.rows, 0})),
                      Shape::triangle, Tint::second, 22);
  }
  add_choices(picture, inputs);
}

}  // namespace lookalike::lesson
