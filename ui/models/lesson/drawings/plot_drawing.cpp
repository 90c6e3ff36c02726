#include "ui/models/lesson/drawings/plot_drawing.h"

#include <QCoreApplication>

namespace lookalike {
namespace {

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
  picture << Label{area, text, kSmallType, tint, Align::centre, true};
}

void add_letter(Picture& picture, const PlotFrame& frame, QPointF grip, const QString& letter, Tint tint) {
  constexpr double kApart = 44, kSize = 40;
  const double x = grip.x() + kApart + kSize > frame.area.right() ? grip.x() - kApart - kSize : grip.x() + kApart;
  add_note(picture, {x, grip.y() - kSize / 2, kSize, kSize}, letter, tint);
}

void add_threshold(Picture& picture, const PlotFrame& frame, double threshold) {
  picture << Line{frame.at(threshold, 0), frame.at(threshold, 1), {Tint::text, 3}};
  Handle handle;
  handle.id = QStringLiteral("threshold");
  handle.name = QCoreApplication::translate("Lesson", "Drag the threshold from which pairs are wanted.");
  handle.kind = Handle::Kind::along_x;
  handle.from = frame.x(0), handle.to = frame.x(1), handle.value = threshold;
  const QPointF grip(frame.x(threshold), frame.area.top() + 26);
  add_grip(picture, grip, Tint::text, handle);
  add_letter(picture, frame, grip, QStringLiteral("t"), Tint::text);
}

}  // namespace lookalike
