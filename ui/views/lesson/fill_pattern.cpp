#include "ui/views/lesson/fill_pattern.h"

#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <vector>

namespace lookalike {
namespace {

constexpr double kDistance = 14;  // units between lines

/// The pieces of the horizontal lines at multiples of the distance that lie inside.
std::vector<QLineF> pieces_inside(const QPolygonF& outline) {
  std::vector<QLineF> pieces;
  const QRectF bounds = outline.boundingRect();
  for (double y = std::ceil(bounds.top() / kDistance) * kDistance; y < bounds.bottom(); y += kDistance) {
    std::vector<double> crossings;
    for (qsizetype i = 0; i < outline.size(); ++i) {
      const QPointF a = outline[i], b = outline[(i + 1) % outline.size()];
      if ((a.y() <= y) != (b.y() <= y)) crossings.push_back(a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x()));
    }
    std::ranges::sort(crossings);
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) pieces.emplace_back(crossings[i], y, crossings[i + 1], y);
  }
  return pieces;
}

void draw_lines(QPainter& painter, const QPolygonF& outline, double degrees) {
  QTransform turn;
  turn.rotate(degrees);
  const QTransform back = turn.inverted();
  for (const QLineF& piece : pieces_inside(back.map(outline))) painter.drawLine(turn.map(piece));
}

void draw_dots(QPainter& painter, const QPolygonF& outline) {
  painter.setBrush(painter.pen().color());
  for (const QLineF& piece : pieces_inside(outline))
    for (double x = std::ceil(piece.x1() / kDistance) * kDistance; x < piece.x2(); x += kDistance)
      painter.drawEllipse(QPointF(x, piece.y1()), 1.5, 1.5);
  painter.setBrush(Qt::NoBrush);
}

}  // namespace

void draw_pattern(QPainter& painter, const QPolygonF& outline, Pattern pattern) {
  switch (pattern) {
    case Pattern::solid:
      return;
    case Pattern::lines:
      return draw_lines(painter, outline, -45);
    case Pattern::crossed:
      draw_lines(painter, outline, -45);
      return draw_lines(painter, outline, 45);
    case Pattern::dots:
      return draw_dots(painter, outline);
  }
}

}  // namespace lookalike
