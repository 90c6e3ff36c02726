#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ui/models/lesson/drawings/guess_drawing.h"
#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::FormulaInputs;
using lesson::FormulaStep;
using lesson::Term;
using lesson::TermCurve;

const PlotFrame kPlot{{650, 60, 890, 480}};
constexpr QRectF kCards(60, 4, 480, 84);  // the first of them
constexpr double kCardStep = 92;

struct Cut {
  std::uint32_t bands, rows;
};
constexpr std::array<std::pair<const char*, Cut>, 2> kCuts = {{{"cut_20_5", {20, 5}}, {"cut_10_10", {10, 10}}}};

struct TermStyle {
  Tint tint;
  Dash dash;
  double width;
};

TermStyle style_of(Term term) {
  constexpr std::array<TermStyle, lesson::kTerms> kStyles = {{{Tint::faint, Dash::dotted, 4},
                                                              {Tint::both, Dash::dashed, 4},
                                                              {Tint::second, Dash::dashed, 3},
                                                              {Tint::missed, Dash::dotted, 5},
                                                              {Tint::first, Dash::solid, 7}}};
  return kStyles[static_cast<std::size_t>(term)];
}

void add_card(Picture& picture, const TermCurve& curve, bool is_last) {
  const QRectF card = kCards.translated(0, kCardStep * static_cast<double>(curve.term));
  const TermStyle style = style_of(curve.term);
  picture << Box{card, {is_last ? Tint::first : Tint::paper}, {is_last ? Tint::first : Tint::grid, 3}, 10};
  picture << Line{{card.left() + 20, card.bottom() - 16},
                  {card.left() + 74, card.bottom() - 16},
                  {style.tint, style.width, style.dash}};
  picture << FormulaText{
      {card.left() + 20, card.top() + 10, 270, 42}, QString::fromStdString(curve.latex), 30, style.tint};
  picture << bold_label({card.right() - 170, card.top() + 6, 150, 42}, similarity_text(curve.value), 36, Tint::text,
                        Align::right);
  picture << Label{{card.left() + 88, card.bottom() - 36, card.width() - 100, 32},
                   sentence_text(curve.meaning),
                   kSmallType,
                   Tint::text,
                   Align::left};
}

/// Terms of before are only just visible while pairs are thrown.
void add_curve(Picture& picture, const TermCurve& curve, bool is_past) {
  const TermStyle style = style_of(curve.term);
  add_heights(picture, kPlot, curve.heights, {is_past ? Tint::grid : style.tint, style.width, style.dash});
}

QString cut_text(std::uint32_t bands, std::uint32_t rows) {
  return QStringLiteral("%1 \u00D7 %2").arg(bands).arg(rows);
}

/// Grey and dashed.
void add_kept(Picture& picture, const FormulaStep& step) {
  if (!step.kept) return;
  add_heights(picture, kPlot, step.kept->heights, {Tint::faint, 4, Dash::dashed});
  picture << Marker{kPlot.at(step.inputs.similarity, step.kept->value), Shape::square, Tint::faint, 18, false};
}

void add_name_of_kept(Picture& picture, const FormulaStep& step) {
  if (!step.kept) return;
  const double value = step.kept->value;
  const QString cut = cut_text(step.inputs.kept_bands, step.inputs.kept_rows);
  add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.64), 290, 40},  // below the note on a late rise
           QStringLiteral("- - ") + tr("%1 at s: %2").arg(cut, similarity_text(value)), Tint::faint);
}

/// Above the plot: two settings to compare, and one to keep this one's curve.
void add_choices(Picture& picture, const FormulaStep& step) {
  constexpr double kHeight = 34, kTop = 2, kGap = 10, kCutWidth = 130, kKeepWidth = 230;
  double left = kPlot.area.right() - 2 * (kCutWidth + kGap) - kKeepWidth;
  const auto button = [&](const QString& id, double width, const QString& text, bool chosen, const QString& name) {
    add_button(picture, {left, kTop, width, kHeight}, text, chosen, {id, name});
    left += width + kGap;
  };
  const FormulaInputs& in = step.inputs;
  const bool is_kept = in.bands == in.kept_bands && in.rows == in.kept_rows;
  for (const auto& [id, cut] : kCuts)
    button(QString::fromLatin1(id), kCutWidth, cut_text(cut.bands, cut.rows),
           in.bands == cut.bands && in.rows == cut.rows,
           tr("Cut 100 values into %1 bands of %2 rows.").arg(cut.bands).arg(cut.rows));
  button(QStringLiteral("keep"), kKeepWidth, is_kept ? tr("curve kept") : tr("keep this curve"), is_kept,
         tr("Keep this curve, grey and dashed, beside those that come."));
}

/// Points that were thrown leave room for the areas.
bool has_points(const FormulaStep& step) {
  return !step.throws.empty() && !step.areas;
}

/// Says what the bars of throws are; in the corner where no curve that rises late goes.
void add_legend(Picture& picture, const FormulaStep& step) {
  if (!has_points(step)) return;
  add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.985), 430, 40}, tr("bar: 95 of 100 trials   \u25C7 outside"),
           Tint::faint);
}

void add_areas(Picture& picture, const FormulaStep& step) {
  if (!step.areas) return;
  const std::vector<double>& heights = step.curves.back().heights;
  const double t = step.inputs.threshold;
  add_area(picture, kPlot, heights, 0, t, 0, {Tint::second, Strength::soft, Pattern::lines});
  add_area(picture, kPlot, heights, t, 1, 1, {Tint::missed, Strength::soft, Pattern::dots});
}

/// The curve rises where words would stand otherwise.
bool is_late(const FormulaStep& step) {
  return step.rise && *step.rise > 0.6;
}

/// Over the curves, so that they can be read.
void add_names_of_areas(Picture& picture, const FormulaStep& step) {
  if (!step.areas) return;
  constexpr double kWidth = 230;
  add_threshold(picture, kPlot, step.inputs.threshold);
  add_note(picture, {kPlot.area.left() + 14, kPlot.y(0.5), kWidth, 40}, tr("caught below t"), Tint::second);
  add_note(picture, {kPlot.area.right() - kWidth - 14, kPlot.y(is_late(step) ? 0.15 : 0.72), kWidth, 40},
           tr("missed above t"), Tint::missed);
}

double height_of(const FormulaStep& step) {
  return step.curves.empty() ? 0.5 : step.curves.back().value;
}

/// The ring stands on the curve, and away from it where it would hide the pair's point.
double grip_of(const FormulaStep& step) {
  constexpr double kApart = 0.25;
  const double height = height_of(step);
  return !has_points(step) ? height : height < 0.5 ? height + kApart : height - kApart;
}

/// Below all names.
void add_guides(Picture& picture, const FormulaStep& step) {
  const double s = step.inputs.similarity, height = height_of(step);
  picture << Line{kPlot.at(s, 0), kPlot.at(s, std::max(height, grip_of(step))), {Tint::text, 2, Dash::dashed}};
  if (!step.curves.empty()) picture << Line{kPlot.at(0, height), kPlot.at(s, height), {Tint::text, 2, Dash::dashed}};
}

void add_pair(Picture& picture, const FormulaStep& step) {
  const double s = step.inputs.similarity;
  const QPointF grip = kPlot.at(s, grip_of(step));
  Handle handle{QStringLiteral("similarity"), tr("Drag the similarity of the pair."), Handle::Kind::along_x};
  handle.from = kPlot.x(0), handle.to = kPlot.x(1), handle.value = s;
  add_grip(picture, grip, Tint::first, handle);
  add_letter(picture, kPlot, grip, QStringLiteral("s"), Tint::first);
}

void add_throws(Picture& picture, const FormulaStep& step) {
  if (!has_points(step)) return;
  for (const lesson::Throw& t : step.throws)
    picture << Marker{kPlot.at(t.similarity, t.share),
                      t.inside ? Shape::circle : Shape::diamond,
                      t.inside ? Tint::text : Tint::missed,
                      18,
                      false,
                      kPlot.y(t.low),
                      kPlot.y(t.high)};
}

void add_rise(Picture& picture, const FormulaStep& step) {
  if (!step.rise || *step.rise > 1) return;
  const double x = kPlot.x(*step.rise);
  picture << Line{{x, kPlot.area.top()}, {x, kPlot.area.bottom()}, {Tint::found, 4, Dash::dotted}};
  constexpr double kWidth = 244, kLine = 36, kFormula = 80;
  const double height = kLine + kFormula + (step.steepest ? kLine : 0);
  // Left of the line, above the curve, which is low there, and clear of the ring of t; of two curves at the very left.
  constexpr double kApart = 14, kRing = 40;
  const double top = kPlot.y(step.areas ? 0.985 : 0.89);  // below the key to bars while they are there
  const double ring = step.areas ? kPlot.x(step.inputs.threshold) - kRing : x;
  const double left = step.kept ? kPlot.area.left() + kApart : std::min(x - kApart, ring) - kWidth;
  const bool has_room = left >= kPlot.area.left() + kApart;
  const QRectF note = has_room ? QRectF(left, top, kWidth, height)
                               : QRectF(kPlot.area.right() - kWidth - kApart, kPlot.y(0.42), kWidth, height);
  const QRectF line(note.left() + 10, note.top(), kWidth - 20, kLine);
  picture << Box{note, {Tint::paper, Strength::strong}, {Tint::found, 2, Dash::dotted}, 8};
  picture << bold_label(line, tr("threshold, about"), kSmallType, Tint::found);
  picture << FormulaText{{line.left(), line.bottom(), line.width(), kFormula},
                         QStringLiteral("(\\frac{1}{b})^{1/r} = ") + similarity_text(*step.rise),
                         30,
                         Tint::found,
                         Align::centre};
  if (!step.steepest) return;
  picture << Marker{kPlot.at(*step.steepest, step.steepest_height), Shape::triangle, Tint::found, 30};
  picture << bold_label(line.translated(0, kLine + kFormula - 4),
                        tr("\u25B2 steepest at %1").arg(similarity_text(*step.steepest)), kSmallType, Tint::found);
}

}  // namespace

void FormulaScene::draw(const FormulaStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  add_axes(picture, kPlot, tr("similarity s of the pair"), tr("chance"));
  add_areas(picture, shown);
  for (const TermCurve& curve : shown.curves)
    add_curve(picture, curve, !shown.throws.empty() && &curve != &shown.curves.back());
  add_kept(picture, shown);
  add_guides(picture, shown);
  add_name_of_kept(picture, shown);
  add_legend(picture, shown);
  add_throws(picture, shown);
  add_rise(picture, shown);
  add_names_of_areas(picture, shown);
  add_pair(picture, shown);
  for (const TermCurve& curve : shown.curves) add_card(picture, curve, &curve == &shown.curves.back());
  add_choices(picture, shown);
  const bool asks = shown.kind == FormulaStep::Kind::question;
  add_guess(picture, asks ? QRectF(60, 60, 480, 220) : QRectF(60, 478, 480, 160), shown.guess,
            guesses_.of(shown.guess));
  frame.asks = asks && !guesses_.of(shown.guess);
}

std::vector<SceneControl> FormulaScene::controls() const {
  const FormulaInputs in = inputs_.clamped();
  return {slider("similarity", tr("similarity s"), tr("Similarity of the one pair."), in.similarity, 0, 1, 0.01, 2),
          slider("bands", tr("bands b"), tr("More bands are looser: one chance more for each."), in.bands, 1,
                 FormulaInputs::kMostBands),
          slider("rows", tr("rows r"), tr("More rows are stricter: every value of a band must agree."), in.rows, 1,
                 FormulaInputs::kMostRows),
          slider("hashes", tr("values n"), tr("Values of a signature: n follows b and r, and fewer leave fewer rows."),
                 in.hashes, 1, FormulaInputs::kMostValues),
          slider("pairs", tr("pairs tried"), tr("Pairs that are tried at each similarity."), in.pairs, 10, 1000, 10)};
}

void FormulaScene::set(const QString& id, const QVariant& value) {
  const double number = value.toDouble();
  const auto whole = static_cast<std::uint32_t>(std::max(0.0, number));
  if (id == u"similarity") inputs_.similarity = number;
  if (id == u"threshold") inputs_.threshold = number;
  if (id == u"bands") inputs_.set_bands(whole);
  if (id == u"rows") inputs_.set_rows(whole);
  if (id == u"keep") inputs_.kept_bands = inputs_.bands, inputs_.kept_rows = inputs_.rows;
  for (const auto& [name, cut] : kCuts)
    if (id == QLatin1String(name)) inputs_.bands = cut.bands, inputs_.rows = cut.rows, inputs_.hashes = 100;
  if (id == u"hashes") inputs_.hashes = whole;
  if (id == u"pairs") inputs_.pairs = whole;
  inputs_ = inputs_.clamped();
  if (id == u"guess") guesses_.make(lesson::formula_step(inputs_, 0).guess, number);
}

}  // namespace lookalike
