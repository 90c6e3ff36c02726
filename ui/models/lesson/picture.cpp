#include "ui/models/lesson/picture.h"

#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

/// "0.2", "40", "100": the fewest digits that distinguish the ticks.
QString tick_text(double value) {
  return QString::number(value, 'g', 4);
}

// The outline of the overlap of both ellipses, from left to right and back.
Polyline lens_of(const QRectF& a, const QRectF& b) {
  const auto half_height = [](const QRectF& ellipse, double x) {
    const double off = (x - ellipse.center().x()) / (ellipse.width() / 2);
    return ellipse.height() / 2 * std::sqrt(std::max(0.0, 1 - off * off));
  };
  Polyline lens;
  lens.pen = {Tint::none};
  lens.fill = {Tint::found};
  constexpr int kParts = 80;
  for (const double side : {1.0, -1.0})
    for (int i = 0; i <= kParts; ++i) {
      const double share = static_cast<double>(side > 0 ? i : kParts - i) / kParts;
      const double x = b.left() + share * (a.right() - b.left());
      lens.points.emplace_back(x, a.center().y() + side * std::min(half_height(a, x), half_height(b, x)));
    }
  return lens;
}

}  // namespace

double value_at(const Handle& handle, QPointF at) {
  const double share = std::clamp((at.x() - handle.from) / (handle.to - handle.from), 0.0, 1.0);
  const double value = handle.least + share * (handle.most - handle.least);
  return std::clamp(std::round(value / handle.step) * handle.step, handle.least, handle.most);
}

void add_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title, int ticks) {
  const QRectF& area = frame.area;
  constexpr double kRoom = 80, kHeight = 36;  // of a number, in units
  picture << Box{area, {Tint::paper}, {Tint::grid}};
  for (int tick = 0; tick <= ticks; ++tick) {
    const double share = static_cast<double>(tick) / ticks;
    const double x_value = frame.left + share * (frame.right - frame.left);
    const double y_value = frame.bottom + share * (frame.top - frame.bottom);
    const double x = frame.x(x_value), y = frame.y(y_value);
    picture << Line{{x, area.top()}, {x, area.bottom()}, {Tint::grid, 1}};
    picture << Line{{area.left(), y}, {area.right(), y}, {Tint::grid, 1}};
    picture << Label{{x - kRoom / 2, area.bottom() + 4, kRoom, kHeight}, tick_text(x_value), kSmallType, Tint::faint};
    picture << Label{{area.left() - kRoom - 10, y - kHeight / 2, kRoom, kHeight},
                     tick_text(y_value),
                     kSmallType,
                     Tint::faint,
                     Align::right};
  }
  picture << Label{{area.left(), area.bottom() + kHeight, area.width(), kHeight}, x_title, kSmallType, Tint::faint};
  picture << Label{
      {area.left(), area.top() - kHeight - 4, area.width(), kHeight}, y_title, kSmallType, Tint::faint, Align::left};
}

void add_button(Picture& picture, const QRectF& area, const QString& text, bool chosen, const Handle& handle) {
  const Fill fill{chosen ? Tint::first : Tint::paper, Strength::strong};
  picture << Box{area, fill, {chosen ? Tint::first : Tint::faint, 2}, 8};
  picture << Label{area, text, kType, chosen ? Tint::paper : Tint::text, Align::centre, chosen};
  Handle placed = handle;
  placed.area = area;
  picture << placed;
}

void add_grip(Picture& picture, QPointF at, Tint tint, const Handle& handle) {
  constexpr double kRadius = 17, kReach = 30, kArrow = 12;
  for (const double side : {-1.0, 1.0}) {
    const QPointF from = at + QPointF(side * kRadius, 0), end = at + QPointF(side * (kRadius + kArrow + 6), 0);
    picture << Line{from, end, {tint, 3}, true};
  }
  const QRectF ring(at.x() - kRadius, at.y() - kRadius, 2 * kRadius, 2 * kRadius);
  picture << Ellipse{ring, {Tint::paper, Strength::strong}, {tint, 5}};
  Handle placed = handle;
  placed.area = QRectF(at.x() - kReach, at.y() - kReach, 2 * kReach, 2 * kReach);
  picture << placed;
}

void add_sets(Picture& picture, const QRectF& a, const QRectF& b) {
  picture << Ellipse{a, {Tint::first}, {Tint::none}};
  picture << Ellipse{b, {Tint::second}, {Tint::none}};
  picture << lens_of(a, b);
  picture << Ellipse{a, {}, {Tint::first, 4}};
  picture << Ellipse{b, {}, {Tint::second, 4, Dash::dashed}};
}

}  // namespace lookalike
