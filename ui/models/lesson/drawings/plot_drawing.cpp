#include "ui/models/lesson/drawings/plot_drawing.h"

#include "ui/models/lesson/words.h"

namespace lookalike {
namespace {

constexpr double kHalf = 0.36, kLine = 36;  // of a bar's width, in x; of a line of small type, in units

double x_of(const PlotFrame& frame, std::size_t index, std::size_t points) {
  return frame.left + (frame.right - frame.left) * static_cast<double>(index) / static_cast<double>(points - 1);
}

}  // namespace

void add_heights(Picture& picture, const PlotFrame& frame, std::span<const double> heights, const Pen& pen) {
  Polyline drawn;
  drawn.pen = pen;
  for (std::size_t i = 0; i < heights.size(); ++i)
    drawn.points.push_back(frame.at(x_of(frame, i, heights.size()), heights[i]));
  picture << drawn;
}

void add_area(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double from, double to,
              double base, const Fill& fill) {
  Polyline area;
  area.pen = {Tint::none};
  area.fill = fill;
  area.points.push_back(frame.at(from, base));
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const double x = x_of(frame, i, heights.size());
    if (x >= from && x <= to) area.points.push_back(frame.at(x, heights[i]));
  }
  area.points.push_back(frame.at(to, base));
  picture << area;
}

void add_note(Picture& picture, const QRectF& area, const QString& text, Tint tint) {
  picture << Box{area, {Tint::paper, Strength::strong}, {tint, 2}, 8};
  picture << bold_label(area, text, kSmallType, tint);
}

void add_letter(Picture& picture, const PlotFrame& frame, QPointF grip, const QString& letter, Tint tint) {
  constexpr double kApart = 44, kSize = 40;
  const double x = grip.x() + kApart + kSize > frame.area.right() ? grip.x() - kApart - kSize : grip.x() + kApart;
  add_note(picture, {x, grip.y() - kSize / 2, kSize, kSize}, letter, tint);
}

void add_point(Picture& picture, const PlotFrame& frame, QPointF at, double low, double high, bool inside,
               double size) {
  picture << Marker{frame.at(at.x(), at.y()),
                    inside ? Shape::circle : Shape::diamond,
                    inside ? Tint::text : Tint::missed,
                    size,
                    false,
                    frame.y(low),
                    frame.y(high)};
}

void add_threshold(Picture& picture, const PlotFrame& frame, double threshold) {
  picture << Line{frame.at(threshold, 0), frame.at(threshold, 1), {Tint::text, 3}};
  Handle handle{QStringLiteral("threshold"), tr("Drag the threshold of similar pairs."), Handle::Kind::drag};
  handle.from = frame.x(0), handle.to = frame.x(1), handle.value = threshold;
  const QPointF grip(frame.x(threshold), frame.area.top() + 26);
  add_grip(picture, grip, Tint::text, handle);
  add_letter(picture, frame, grip, QStringLiteral("t"), Tint::text);
}

PlotFrame bar_frame(const QRectF& area, std::size_t bars) {
  return {area, 0.4, static_cast<double>(bars) + 0.6, 0, 1.15};
}

void add_bar_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title) {
  const QRectF& area = frame.area;
  picture << Box{area, {Tint::paper}, {Tint::grid}};
  for (const double share : {0.0, 0.5, 1.0}) {
    picture << Line{frame.at(frame.left, share), frame.at(frame.right, share), {Tint::grid, 1}};
    picture << Label{{area.left() - 80, frame.y(share) - kLine / 2, 70, kLine},
                     QString::number(share),
                     kSmallType,
                     Tint::faint,
                     Align::right};
  }
  picture << Label{{area.left(), area.bottom() + kLine, area.width(), kLine}, x_title, kSmallType, Tint::faint};
  picture << Label{
      {area.left(), area.top() - kLine - 6, area.width(), kLine}, y_title, kSmallType, Tint::faint, Align::left};
}

void add_no_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at) {
  const QRectF name(frame.x(at) - 40, frame.area.bottom() + 2, 80, kLine);
  picture << Label{name.translated(0, -kLine - 4), QStringLiteral("\u2013"), kSmallType, Tint::faint};
  picture << Label{name, QString::number(at), kSmallType, Tint::faint};
}

void add_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at, double share, const Fill& fill, bool bold) {
  const double left = frame.x(at - kHalf), right = frame.x(at + kHalf), top = frame.y(share);
  const double bottom = frame.area.bottom();
  const QRectF name(left - 20, bottom + 2, right - left + 40, kLine);
  picture << Box{{left, top, right - left, bottom - top}, fill, {fill.tint, 3}};
  picture << Label{name.translated(0, top - kLine - 4 - name.top()),
                   decimal_text(share, 2),
                   kSmallType,
                   bold ? fill.tint : Tint::text,
                   Align::centre,
                   bold};
  picture << Label{name, QString::number(at), kSmallType, bold ? fill.tint : Tint::faint, Align::centre, bold};
}

}  // namespace lookalike
