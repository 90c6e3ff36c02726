#include "ui/models/lesson/scenes.h"

#include <algorithm>
#include <cmath>

#include "ui/models/lesson/drawings/plot_drawing.h"
#include "ui/models/lesson/sentence_text.h"
#include "ui/models/text/fitting_text.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

using lesson::FollowedPair;
using lesson::OpenCorpusInputs;
using lesson::OpenCorpusStep;
using Kind = OpenCorpusStep::Kind;

const PlotFrame kWide{{150, 40, 1390, 500}}, kNarrow{{150, 40, 480, 500}};
constexpr QRectF kPanel(700, 4, 840, 560), kStrip(720, 150, 800, 400);
constexpr int kLongestName = 60;

void add_plot(Picture& picture, const PlotFrame& frame, const OpenCorpusStep& step, double threshold) {
  add_axes(picture, frame, tr("similarity of a pair"), tr("chance to be kept"), frame.area.width() > 900 ? 10 : 5);
  add_heights(picture, frame, step.curve, {Tint::first, 6});
  const QPointF bottom = frame.at(threshold, 0), top = frame.at(threshold, 1);
  picture << Line{bottom, top, {Tint::text, 2, Dash::dashed}};
  picture << Label{{top.x() - 60, top.y() - 40, 120, 36}, QStringLiteral("t = %1").arg(threshold), kSmallType};
  for (const lesson::MeasuredPoint& point : step.points)
    picture << Marker{frame.at(point.similarity, point.share),
                      point.inside ? Shape::circle : Shape::diamond,
                      point.inside ? Tint::text : Tint::missed,
                      16,
                      false,
                      frame.y(point.low),
                      frame.y(point.high)};
  if (step.kind == Kind::points && step.inside < step.points.size())
    add_note(picture, {frame.area.left() + 14, frame.area.top() + 10, 330, 40}, tr("\u25C7 curve outside the bar"),
             Tint::missed);
  if (step.pair)
    picture << Marker{frame.at(step.pair->jaccard, step.pair->candidate_chance), Shape::triangle, Tint::second, 26};
}

void add_names(Picture& picture, const FollowedPair& pair) {
  picture << Box{kPanel, {Tint::paper}, {Tint::grid}, 10};
  const auto name = [&](const std::string& label, double y, Tint tint, Shape shape) {
    picture << Marker{{kPanel.left() + 30, y + 20}, shape, tint, 20};
    picture << Label{{kPanel.left() + 56, y, kPanel.width() - 76, 40},
                     fitting_text(to_qstring(label), kLongestName),
                     kSmallType,
                     Tint::text,
                     Align::left};
  };
  name(pair.label_a, kPanel.top() + 12, Tint::first, Shape::circle);
  name(pair.label_b, kPanel.top() + 56, Tint::second, Shape::square);
}

void add_overlap(Picture& picture, const FollowedPair& pair) {
  const QRectF a(730, 170, 510, 280), b(1000, 170, 510, 280);
  add_sets(picture, a, b);
  const double y = a.center().y() - 30;
  const auto count = [&](double x, std::uint64_t number, const QString& word) {
    picture << bold_label({x - 110, y, 220, 48}, count_text(number), kLargeType, Tint::text);
    picture << Label{{x - 110, y + 46, 220, 36}, word, kSmallType, Tint::faint};
  };
  count(865, pair.shingles_a - pair.common, tr("only here"));
  count(1120, pair.common, tr("common"));
  count(1375, pair.shingles_b - pair.common, tr("only here"));
  picture << FormulaText{
      {kPanel.left() + 40, 466, kPanel.width() - 80, 90},
      QStringLiteral("J = \\frac{%1}{%2} = %3").arg(pair.common).arg(pair.together).arg(similarity_text(pair.jaccard)),
      36,
      Tint::text,
      Align::centre};
}

/// Cells in columns of bands, as large as they fit.
struct StripLayout {
  int columns = 1, lines = 1;
  double cell = 1, column = 1, line = 1;
};

StripLayout lay_out(std::size_t bands, std::size_t rows) {
  constexpr double kNumber = 60, kMostCell = 44, kGap = 2;
  StripLayout best;
  best.cell = 0;
  for (int columns = 1; columns <= 12; ++columns) {
    const int lines =
        static_cast<int>((bands + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
    const double column = kStrip.width() / columns, line = kStrip.height() / lines;
    const double wide = (column - kNumber - 14) / static_cast<double>(rows) - kGap;
    const double cell = std::min({wide, line * 0.72, kMostCell});
    if (cell > best.cell) best = {columns, lines, cell, column, std::min(line, kMostCell * 1.4)};
  }
  best.cell = std::max(best.cell, 1.0);
  return best;
}

/// The strip of the pairs page: a filled cell where two values agree, a hollow one where they differ, and a frame
/// around each band in which all do.
void add_strip(Picture& picture, const FollowedPair& pair, bool with_bands) {
  const std::size_t bands = pair.shared.size();
  if (bands == 0) return;
  const std::size_t rows = std::max<std::size_t>(1, pair.agreeing.size() / bands);
  const StripLayout layout = lay_out(bands, rows);
  const auto columns = static_cast<std::size_t>(layout.columns);
  for (std::size_t band = 0; band < bands; ++band) {
    const std::size_t column = band % columns, line = band / columns;
    const double x = kStrip.left() + static_cast<double>(column) * layout.column + 56;
    const double y = kStrip.top() + static_cast<double>(line) * layout.line;
    const bool framed = with_bands && pair.shared[band];
    if (layout.line >= 30)
      picture << Label{{x - 60, y - 4, 50, layout.cell + 8},
                       QString::number(band + 1),
                       22,
                       framed ? Tint::text : Tint::faint,
                       Align::right,
                       framed};
    for (std::size_t row = 0; row < rows && band * rows + row < pair.agreeing.size(); ++row) {
      const bool agrees = pair.agreeing[band * rows + row];
      const QRectF cell(x + static_cast<double>(row) * (layout.cell + 2), y, layout.cell, layout.cell);
      picture << Box{
          cell, {agrees ? Tint::first : Tint::paper, Strength::strong}, {agrees ? Tint::first : Tint::faint, 1.5}, 2};
    }
    if (framed)
      picture << Box{
          {x - 4, y - 4, static_cast<double>(rows) * (layout.cell + 2) + 6, layout.cell + 8}, {}, {Tint::found, 5}, 4};
  }
}

void add_verdict(Picture& picture, const FollowedPair& pair) {
  const QRectF box(kPanel.left() + 200, kPanel.top() + 200, kPanel.width() - 400, 150);
  const Tint tint = pair.accepted ? Tint::found : Tint::missed;
  picture << Box{box, {tint}, {tint, 5, pair.accepted ? Dash::solid : Dash::dashed}, 14};
  picture << bold_label(box,
                        pair.accepted    ? tr("similar pair")
                        : pair.candidate ? tr("turned down")
                                         : tr("no candidate"),
                        kHugeType, tint);
}

void add_pair(Picture& picture, const OpenCorpusStep& step) {
  if (!step.pair) return;
  add_names(picture, *step.pair);
  if (step.kind == Kind::shingles) add_overlap(picture, *step.pair);
  if (step.kind == Kind::signature || step.kind == Kind::bands)
    add_strip(picture, *step.pair, step.kind == Kind::bands);
  if (step.kind == Kind::verdict) add_verdict(picture, *step.pair);
}

/// Three bars on a scale of powers of ten.
void add_counts(Picture& picture, const OpenCorpusStep& step, std::uint64_t documents) {
  picture << FormulaText{{100, 20, 1400, 110},
                         QStringLiteral("\\frac{n (n - 1)}{2} = \\frac{%1 \\times %2}{2} = %3")
                             .arg(count_text(documents), count_text(documents - std::min<std::uint64_t>(documents, 1)),
                                  count_text(step.all_pairs)),
                         48,
                         Tint::text,
                         Align::centre};
  const double most = std::max(1.0, std::log10(static_cast<double>(step.all_pairs)));
  double y = 190;
  const auto bar = [&](const QString& name, std::uint64_t count, const Fill& fill) {
    const double width = count == 0 ? 4 : std::max(12.0, 800 * std::log10(static_cast<double>(count) + 1) / most);
    picture << Label{{60, y, 330, 80}, name, kType, Tint::text, Align::right};
    picture << Box{{410, y, std::min(width, 810.0), 80}, fill, {fill.tint, 3}, 6};
    picture << bold_label({1240, y, 320, 80}, count_text(count), 36, Tint::text, Align::left);
    y += 120;
  };
  bar(tr("all pairs"), step.all_pairs, {Tint::faint, Strength::soft, Pattern::lines});
  bar(tr("candidate pairs"), step.candidates, {Tint::second, Strength::strong, Pattern::solid});
  bar(tr("similar pairs"), step.similar, {Tint::first, Strength::strong, Pattern::solid});
  picture << Label{{410, y - 20, 800, 40}, tr("each tick of the scale is ten times as many"), kSmallType, Tint::faint};
  for (int power = 0; power <= static_cast<int>(most); ++power) {
    const double x = 410 + 800 * power / most;
    picture << Line{{x, 176}, {x, y - 24}, {Tint::grid, 2}};
  }
}

void add_invitation(Picture& picture) {
  const QRectF box(400, 200, 800, 220);
  picture << Box{box, {Tint::paper}, {Tint::faint, 3, Dash::dashed}, 14};
  picture << wrapping_label(box.adjusted(30, 20, -30, -20),
                            tr("Open a corpus with Ctrl+O, or the built-in one in the File menu."), kLargeType,
                            Tint::text, Align::centre);
}

}  // namespace

void OpenCorpusScene::draw(const OpenCorpusStep& shown, SceneFrame& frame) const {
  Picture& picture = frame.picture;
  switch (shown.kind) {
    case Kind::nothing:
      add_invitation(picture);
      break;
    case Kind::all_pairs:
      add_counts(picture, shown, inputs_.documents);
      break;
    default:
      add_plot(picture, shown.pair ? kNarrow : kWide, shown, inputs_.threshold);
      add_pair(picture, shown);
  }
}

}  // namespace lookalike
