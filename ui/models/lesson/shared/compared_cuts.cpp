#include "ui/models/lesson/shared/compared_cuts.h"

#include <array>
#include <cmath>
#include <numeric>
#include <set>

#include "ui/models/lesson/shared/chosen_pairs.h"
#include "ui/models/lesson/words.h"

namespace lookalike::lesson {
namespace {

constexpr double kHeading = 44, kRow = 50;

/// The pen of the first, second and third curve.
Pen pen_of(std::size_t cut) {
  constexpr std::array<Pen, 3> kPens = {
      {{Tint::first, 7, Dash::solid}, {Tint::second, 6, Dash::dashed}, {Tint::found, 5, Dash::dotted}}};
  return kPens[cut % kPens.size()];
}

/// Texts in columns of these relative widths, aligned right.
void add_line(Picture& picture, const QRectF& line, const QStringList& texts, const std::vector<Tint>& tints,
              const std::vector<double>& widths, double size, bool bold) {
  const double unit = (line.width() - 8) / std::accumulate(widths.begin(), widths.end(), 0.0);
  double left = line.left();
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const double width = widths[i] * unit;
    picture << Label({left, line.top(), width, line.height()}, texts[static_cast<qsizetype>(i)], size, tints[i],
                     Align::right, bold);
    left += width;
  }
}

void add_cost(Picture& picture, const QRectF& room, std::span<const ComparedCut> cuts) {
  picture << Label({room.left(), room.top(), room.width(), kHeading}, tr("cost: hash values of each shingle"),
                   kSmallType, Tint::text, Align::left);
  constexpr double kName = 84, kMost = 400;
  double y = room.top() + kHeading + 4;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const QRectF bar(room.left() + kName, y, (room.width() - kName) * cuts[i].hashes / kMost, kRow - 12);
    picture << Label({room.left(), y, kName - 12, bar.height()}, QString::number(cuts[i].hashes), kType, Tint::text,
                     Align::right)
            << Box(bar, {pen_of(i).tint}, {pen_of(i).tint, 3, pen_of(i).dash}, 4);
    y += kRow;
  }
}

}  // namespace

ComparedCut compared_cut(std::uint32_t hashes, const LshOptions& lsh, double threshold) {
  constexpr double kApart = 1e-5;  // of two points on the curve, for its slope
  const double at = steepest_similarity(lsh.bands, lsh.rows);
  const auto height = [&](double s) { return candidate_probability(s, lsh); };
  return {hashes,
          lsh,
          curve_threshold(lsh.bands, lsh.rows),
          (height(at + kApart) - height(at - kApart)) / (2 * kApart),
          error_areas(lsh, 0, threshold),
          heights_of(height)};
}

QString cut_text(std::uint32_t bands, std::uint32_t rows) {
  return QStringLiteral("%1 \u00D7 %2").arg(bands).arg(rows);
}

void add_cut_curves(Picture& picture, const PlotFrame& frame, std::span<const ComparedCut> cuts,
                    const QStringList& names, QPointF legend) {
  constexpr double kLine = 40, kSample = 56;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const std::size_t first = picture.items.size();
    picture << curve_line(frame, cuts[i].heights, pen_of(i));
    if (i > 0 && i + 1 == cuts.size())
      picture.move({.first = first, .shape = curve_line(frame, cuts[i - 1].heights, {}).points});
  }
  const QSizeF size(kCutLegend.width(), kLine * static_cast<double>(cuts.size()) + 8);
  picture << Box({legend, size}, {Tint::paper, Strength::strong}, {Tint::grid, 2}, 8);
  QRectF line(legend.x() + 12, legend.y() + 4, size.width(), kLine);
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    const double y = line.center().y();
    picture << Line({line.left(), y}, {line.left() + kSample, y}, pen_of(i))
            << Label(line.adjusted(kSample + 12, 0, -20, 0), names[static_cast<qsizetype>(i)], kSmallType, Tint::text,
                     Align::left);
    line.translate(0, kLine);
  }
}

void add_chance_table(Picture& picture, const QRectF& room, std::span<const ComparedCut> cuts, double similarity) {
  std::set<int> percents{static_cast<int>(std::lround(100 * similarity))};
  for (int tenth = 2; tenth <= 8; ++tenth) percents.insert(10 * tenth);
  QStringList texts{"s"};
  std::vector<Tint> tints{Tint::faint};
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    texts << cut_text(cuts[i].lsh.bands, cuts[i].lsh.rows);
    tints.push_back(pen_of(i).tint);
  }
  QRectF line(room.left(), room.top(), room.width(), kHeading);
  std::vector<double> widths(tints.size(), 1);
  widths[0] = 0.8;
  add_line(picture, line, texts, tints, widths, cuts.size() > 2 ? kSmallType : kType, true);
  tints.assign(tints.size(), Tint::text);
  line = {room.left(), line.bottom(), room.width(), kRow};
  for (const int percent : percents) {
    const bool chosen = percent == std::lround(100 * similarity);
    if (chosen) picture << Box(line, {Tint::first}, {Tint::none}, 8);
    texts = {rounded(percent / 100.0, percent % 10 == 0 ? 1 : 2)};
    const double s = percent / 100.0;
    for (const ComparedCut& cut : cuts) texts << chance_text(candidate_probability(s, cut.lsh), s);
    add_line(picture, line, texts, tints, widths, kType, chosen);
    line.translate(0, kRow);
  }
}

void add_error_table(Picture& picture, const QRectF& room, std::span<const ComparedCut> cuts) {
  const std::vector kWidths = {0.65, 1.28, 1.04, 1.03, 0.8};
  QRectF line(room.left(), room.top(), room.width(), kHeading);
  add_line(picture, line, {"n", "b \u00D7 r", tr("caught"), tr("missed"), tr("slope")},
           {Tint::faint, Tint::faint, Tint::second, Tint::missed, Tint::faint}, kWidths, kSmallType, false);
  line = {room.left(), line.bottom(), room.width(), kRow};
  for (const ComparedCut& cut : cuts) {
    const bool last = &cut == &cuts.back();
    if (last) picture << Box(line, {Tint::first}, {Tint::none}, 8);
    add_line(picture, line,
             {QString::number(cut.hashes), cut_text(cut.lsh.bands, cut.lsh.rows), rounded(cut.areas.false_positive),
              rounded(cut.areas.false_negative), rounded(cut.slope, 1)},
             std::vector(5, Tint::text), kWidths, kSmallType, last);
    line.translate(0, kRow);
  }
  const double below = room.top() + kHeading + 3 * kRow + 40;  // room for three cuts
  add_cost(picture, {room.left(), below, room.width(), room.bottom() - below}, cuts);
}

void add_products(Picture& picture, const QRectF& plot, std::span<const double> shares, double similarity,
                  std::uint32_t pairs) {
  const PlotFrame frame = bar_frame(plot, shares.size());
  add_bar_axes(picture, frame, tr("the first i values"), tr("share of pairs that agree in all of them"));
  for (std::uint32_t i = 1; i <= shares.size(); ++i) {
    const double left = frame.x(i - 0.46), right = frame.x(i + 0.46), product = std::pow(similarity, i);
    picture << Box({left, frame.y(shares[0]), right - left, frame.area.bottom() - frame.y(shares[0])}, {},
                   {Tint::second, 3, Dash::dashed});
    const auto [low, high] = binomial_limits(product, pairs);
    add_bar(picture, frame, i, shares[i - 1], {Tint::first}, i == shares.size(), high);
    picture << Line({left, frame.y(product)}, {right, frame.y(product)}, {Tint::text, 4})
            << Marker(frame.at(i, product), Shape::circle, Tint::text, 8, true, frame.y(low), frame.y(high));
  }
  add_note(picture, {plot.right() - 534, plot.top() + 12, 520, 40},
           tr("\u2014 in theory: s\u2071; bar: 95 of 100 trials"), Tint::text);
}

}  // namespace lookalike::lesson
