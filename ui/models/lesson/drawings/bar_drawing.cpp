#include "ui/models/lesson/drawings/bar_drawing.h"

namespace lookalike {
namespace {

constexpr double kHalf = 0.36, kLine = 36;  // of a bar's width, in x; of a line of small type, in units

}  // namespace

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
                   QString::number(share, 'f', 2),
                   kSmallType,
                   bold ? fill.tint : Tint::text,
                   Align::centre,
                   bold};
  picture << Label{name, QString::number(at), kSmallType, bold ? fill.tint : Tint::faint, Align::centre, bold};
}

}  // namespace lookalike
