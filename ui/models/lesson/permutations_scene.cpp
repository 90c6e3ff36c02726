#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/models/lesson/drawings/bit_rows_drawing.h"
#include "ui/models/lesson/drawings/guess_drawing.h"
#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::PermutationsInputs;
using lesson::PermutationsStep;
using lesson::RowType;
using lesson::Shuffle;
using Kind = PermutationsStep::Kind;

constexpr double kRoom = 580, kPlaceWidth = 54;  // for the rows; of a place after the shuffle
constexpr QPointF kMatrix(40, 0), kShuffled(460, 0);
constexpr QRectF kGuessAsked(920, 330, 620, 240), kGuessAnswered(920, 478, 620, 160), kProof(930, 0, 630, 460);

QString row_name(std::size_t row) {
  return QString::number(row + 1);
}

void add_matrix(Picture& picture, const PermutationsStep& step, const BitTable& table) {
  add_headings(picture, table);
  for (std::size_t row = 0; row < table.rows; ++row)
    add_bit_row(picture, table, row, row_name(row), step.inputs.rows[row], true);
  add_bit_handles(picture, table, 0, PermutationsInputs::kLeastRows, PermutationsInputs::kMostRows);
}

// Each row's way from its place in the matrix to that in the shuffled one.
void add_ways(Picture& picture, const Shuffle& shuffle, const BitTable& from, const BitTable& to,
              const std::vector<lesson::BitRow>& rows) {
  for (std::size_t at = 0; at < shuffle.order.size(); ++at) {
    const std::size_t row = shuffle.order[at];
    picture << Line{{from.row(row).right() + 4, from.middle(row)},
                    {to.corner.x() + 6, to.middle(at)},
                    {tint_of(rows[row].type()), 3, rows[row].type() == RowType::neither ? Dash::dotted : Dash::solid}};
  }
}

void add_first(Picture& picture, const BitTable& table, const std::optional<std::uint32_t>& minhash, bool of_a) {
  const Tint tint = of_a ? Tint::first : Tint::second;
  const double y = table.bottom() + 8;
  const QRectF below(table.cell(0, of_a).left(), y, table.cell_width, 44);
  picture << bold_label(below, minhash ? QStringLiteral("h = %1").arg(*minhash) : QStringLiteral("h = \u221E"), kType,
                        tint);
  if (minhash) picture << Box{table.cell(*minhash - 1, of_a).adjusted(-1, -1, 1, 1), {}, {tint, 6}, 8};
}

void add_shuffled(Picture& picture, const PermutationsStep& step, const BitTable& table) {
  add_headings(picture, table);
  const auto head = [&](double left, double width, const QString& text) {
    picture << Label{{left, table.corner.y(), width, table.heading}, text, kSmallType, Tint::faint};
  };
  head(table.corner.x() - 4, table.name_width + 8, tr("old row"));
  head(table.row(0).right(), kPlaceWidth, tr("row"));
  const Shuffle& shuffle = *step.shown;
  for (std::size_t at = 0; at < table.rows; ++at) {
    add_bit_row(picture, table, at, row_name(shuffle.order[at]), step.inputs.rows[shuffle.order[at]], true);
    picture << Label{{table.row(at).right(), table.row(at).top(), kPlaceWidth, table.row_height}, row_name(at), kType};
  }
  if (step.shows_a) add_first(picture, table, shuffle.minhash_a, true);
  if (step.shows_b) add_first(picture, table, shuffle.minhash_b, false);
  if (!step.shows_b || !shuffle.decides) return;
  const QRectF decides = table.row(*shuffle.decides - 1);
  picture << bold_label({decides.right() + kPlaceWidth, decides.top(), 124, decides.height()},
                        shuffle.agree ? tr("\u2190 agree") : tr("\u2190 differ"), kSmallType,
                        shuffle.agree ? Tint::found : Tint::missed, Align::left);
}

// Room for the shuffled rows.
void add_unshuffled(Picture& picture, const BitTable& table) {
  add_headings(picture, table);
  for (std::size_t at = 0; at < table.rows; ++at) {
    const QRectF row = table.cell(at, true).united(table.cell(at, false)).adjusted(2, 2, -2, -2);
    picture << Box{row, {}, {Tint::faint, 2, Dash::dashed}, 6};
  }
}

QString minhash_text(const std::optional<std::uint32_t>& minhash) {
  return minhash ? QString::number(*minhash) : QStringLiteral("\u221E");
}

// The minhash of a column, "?" as long as it is not known.
void add_minhash(Picture& picture, const QString& minhash, bool of_a, double height, const Pen& frame) {
  constexpr double kTop = 44, kWidth = 300, kApart = 320, kHeading = 60;
  const QRectF box(920 + (of_a ? 0 : kApart), kTop, kWidth, height);
  picture << Box{box, {Tint::paper}, frame, 14};
  picture << Label{{box.left(), box.top() + 10, box.width(), kHeading},
                   of_a ? tr("minhash of A") : tr("minhash of B"),
                   kType,
                   of_a ? Tint::first : Tint::second};
  const bool known = minhash != u"?";
  picture << Label{box.adjusted(0, kHeading, 0, -10),
                   minhash,
                   height * 0.4,
                   !known ? Tint::faint
                   : of_a ? Tint::first
                          : Tint::second,
                   Align::centre,
                   known};
}

void add_minhashes(Picture& picture, const PermutationsStep& step) {
  const bool agree = step.shows_b && step.shown->agree;
  const Pen known{agree ? Tint::found : Tint::missed, 5, agree ? Dash::solid : Dash::dashed};
  const Pen frame = step.shows_b ? known : Pen{Tint::faint, 2};
  const double height = step.kind == Kind::question ? 240 : 420;
  const QString unknown(QLatin1Char('?'));
  add_minhash(picture, step.shows_a ? minhash_text(step.shown->minhash_a) : unknown, true, height, frame);
  add_minhash(picture, step.shows_b ? minhash_text(step.shown->minhash_b) : unknown, false, height, frame);
}

// One standard error on both sides of J after so many shuffles.
void add_funnel(Picture& picture, const PlotFrame& plot, const PermutationsStep& step) {
  Polyline funnel;
  funnel.pen = {Tint::none};
  funnel.fill = {Tint::found};
  constexpr int kPoints = 60;
  const double spread = step.jaccard * (1 - step.jaccard);
  for (const double side : {1.0, -1.0})
    for (int i = 0; i <= kPoints; ++i) {
      const double share = static_cast<double>(side > 0 ? i : kPoints - i) / kPoints;
      const double made = std::max(1.0, share * plot.right);
      funnel.points.push_back(plot.at(made, std::clamp(step.jaccard + side * std::sqrt(spread / made), 0.0, 1.0)));
    }
  picture << funnel;
}

void add_shares(Picture& picture, const PermutationsStep& step) {
  const PlotFrame plot{{970, 54, 570, 334}, 0, std::max(10.0, static_cast<double>(step.made))};
  add_axes(picture, plot, tr("shuffles"), tr("share that agrees"));
  add_funnel(picture, plot, step);
  picture << Line{plot.at(0, step.jaccard), plot.at(plot.right, step.jaccard), {Tint::found, 4, Dash::dashed}};
  picture << bold_label({plot.area.right() - 240, plot.area.top() - 54, 240, 36},
                        QStringLiteral("- - J = ") + similarity_text(step.jaccard), kSmallType, Tint::found,
                        Align::right);
  const double note_y = step.jaccard < 0.5 ? plot.area.top() + 10 : plot.area.bottom() - 48;
  add_note(picture, {plot.area.right() - 384, note_y, 374, 38}, tr("area, bar: \u00B1 standard error"), Tint::found);
  Polyline way;
  way.pen = {Tint::first, 3};
  for (std::size_t i = 0; i < step.shares.size(); ++i)
    way.points.push_back(plot.at(static_cast<double>(i + 1), step.shares[i]));
  picture << way;
  picture << Marker{way.points.back(),
                    Shape::circle,
                    Tint::first,
                    22,
                    true,
                    plot.y(std::min(1.0, step.shares.back() + step.standard_error)),
                    plot.y(std::max(0.0, step.shares.back() - step.standard_error))};
}

// All rows that are not 00 in one line: whichever comes first decides.
void add_deciders(Picture& picture, const PermutationsStep& step) {
  const double width = std::min(90.0, (kProof.width() - 20) / std::max(1u, step.counts.together()));
  double x = kProof.left();
  picture << Label{
      {x, 0, kProof.width(), 40}, tr("Rows that are not 00: any may come first"), kType, Tint::text, Align::left};
  for (const RowType type : {RowType::both, RowType::only_a, RowType::only_b})
    for (std::size_t row = 0; row < step.inputs.rows.size(); ++row) {
      if (step.inputs.rows[row].type() != type) continue;
      const QRectF box(x, 50, width - 8, 84);
      picture << Box{box, fill_of(type), {tint_of(type), 4}, 8};
      picture << bold_label({box.left(), box.top() + 4, box.width(), 42}, to_qstring(lesson::to_string(type)), kType,
                            Tint::text);
      picture << Label{{box.left(), box.top() + 44, box.width(), 34}, row_name(row), kSmallType, Tint::faint};
      x += width;
    }
}

void add_tally(Picture& picture, const PermutationsStep& step) {
  const std::array<std::pair<RowType, std::uint32_t>, 3> counts = {{{RowType::both, step.decided.both},
                                                                    {RowType::only_a, step.decided.only_a},
                                                                    {RowType::only_b, step.decided.only_b}}};
  const double all = std::max(1u, step.made);
  double y = 300;
  picture << Label{{kProof.left(), y - 44, kProof.width(), 38},
                   tr("Came first in %1 shuffles").arg(count_text(step.made)),
                   kSmallType,
                   Tint::faint,
                   Align::left};
  for (const auto& [type, count] : counts) {
    const QRectF bar(kProof.left() + 60, y, std::max(2.0, 460 * count / all), 42);
    picture << bold_label({kProof.left(), y, 56, 42}, to_qstring(lesson::to_string(type)), kType, tint_of(type),
                          Align::left);
    picture << Box{bar, patterned_fill_of(type), {tint_of(type), 3}, 4};
    picture << Label{{bar.right() + 10, y, 130, 42}, count_text(count), kType, Tint::text, Align::left};
    y += 52;
  }
}

void add_proof(Picture& picture, const PermutationsStep& step) {
  add_deciders(picture, step);
  if (step.counts.together() > 0)
    picture << FormulaText{
        {kProof.left(), 144, kProof.width(), 96},
        QStringLiteral("P(h(A) = h(B)) = \\frac{M_{11}}{M_{11} + M_{10} + M_{01}} = \\frac{%1}{%2} = J")
            .arg(step.counts.both)
            .arg(step.counts.together()),
        34};
  add_tally(picture, step);
}

}  // namespace

void PermutationsScene::draw(const PermutationsStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  const BitTable matrix = BitTable::fitting(kMatrix, shown.inputs.rows.size(), kRoom);
  BitTable shuffled = matrix;
  shuffled.corner = kShuffled;
  if (shown.shown) add_ways(picture, *shown.shown, matrix, shuffled, shown.inputs.rows);
  add_matrix(picture, shown, matrix);
  shown.shown ? add_shuffled(picture, shown, shuffled) : add_unshuffled(picture, shuffled);
  if (shown.kind <= Kind::question) add_minhashes(picture, shown);
  if (shown.kind == Kind::more) add_shares(picture, shown);
  if (shown.kind == Kind::proof) add_proof(picture, shown);
  if (shown.kind >= Kind::question)
    add_guess(picture, shown.kind == Kind::question ? kGuessAsked : kGuessAnswered, shown.guess,
              guesses_.of(shown.guess));
  frame.asks = shown.kind == Kind::question && !guesses_.of(shown.guess);
}

std::vector<SceneControl> PermutationsScene::controls() const {
  return {slider("shuffles", tr("shuffles"), tr("Permutations that are made in all."), inputs_.shuffles,
                 PermutationsInputs::kLeastShuffles, PermutationsInputs::kMostShuffles, 10)};
}

void PermutationsScene::set(const QString& id, const QVariant& value) {
  if (id == u"shuffles") inputs_.shuffles = static_cast<std::uint32_t>(std::max(0.0, value.toDouble()));
  edit_rows(inputs_.rows, id, value.toInt());
  inputs_ = inputs_.clamped();
  if (id == u"guess") guesses_.make(lesson::permutations_step(inputs_, 0).guess, value.toDouble());
}

}  // namespace lookalike
