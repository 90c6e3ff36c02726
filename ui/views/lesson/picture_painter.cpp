#include "ui/views/lesson/picture_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "ui/models/lesson/picture.h"
#include "ui/views/lesson/formula.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr double kDistance = 14;  // units between lines

/// The segments inside the polygon of the horizontal lines at multiples of the distance.
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

/// Draws a pattern inside a closed polygon with the painter's pen, as lines and points, which scale with the picture
/// and work in every file format, unlike pattern brushes.
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

constexpr double kLeastFit = 0.4, kFitStep = 0.05, kArrow = 14;

/// The pattern of a tint, starting with `first`.
Hue hue_of(Tint tint) {
  constexpr Hue kHues[] = {Hue::blue, Hue::orange, Hue::green, Hue::vermilion, Hue::sky, Hue::purple};
  return kHues[static_cast<std::size_t>(tint) - static_cast<std::size_t>(Tint::first)];
}

Qt::Alignment alignment_of(Align align) {
  return align == Align::left ? Qt::AlignLeft : align == Align::right ? Qt::AlignRight : Qt::AlignHCenter;
}

int flags_of(const Label& label) {
  return static_cast<int>(alignment_of(label.align)) | Qt::AlignVCenter | Qt::TextDontClip |
         (label.wraps ? Qt::TextWordWrap : 0);
}

bool fits(const Label& label, const QFont& font) {
  const QRectF needed = QFontMetricsF(font).boundingRect(label.area, flags_of(label), label.text);
  return needed.width() <= label.area.width() + 1 && (!label.wraps || needed.height() <= label.area.height() + 1);
}

QPainterPath shape_path(Shape shape, QPointF at, double size) {
  const double r = size / 2;
  QPainterPath path;
  switch (shape) {
    case Shape::circle:
      path.addEllipse(at, r, r);
      break;
    case Shape::square:
      path.addRect(at.x() - r, at.y() - r, size, size);
      break;
    case Shape::diamond:
      path.addPolygon(QPolygonF{{at - QPointF(0, r), at + QPointF(r, 0), at + QPointF(0, r), at - QPointF(r, 0)}});
      path.closeSubpath();
      break;
    case Shape::triangle:
      path.addPolygon(QPolygonF{{at - QPointF(0, r), at + QPointF(r, r), at + QPointF(-r, r)}});
      path.closeSubpath();
      break;
  }
  return path;
}

QPolygonF outline_of(const Box& box) {
  QPainterPath path;
  path.addRoundedRect(box.area, box.radius, box.radius);
  return path.toFillPolygon();
}

}  // namespace

void PicturePainter::draw(const Picture& picture) {
  painter_.setRenderHint(QPainter::Antialiasing);
  for (const Item& item : picture.items) draw(item);
}

void PicturePainter::draw(const Item& item) {
  std::visit([this](const auto& kind) { draw_item(kind); }, item);
}

void PicturePainter::draw_focus(const Handle& handle) {
  painter_.setPen(QPen(palette_.color(QPalette::Text), 3, Qt::DotLine));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawRoundedRect(handle.area.adjusted(-5, -5, 5, 5), 8, 8);
}

double PicturePainter::fit_of(const Label& label) const {
  double share = 1;
  while (share > kLeastFit && !fits(label, font_of(label, share))) share -= kFitStep;
  return share;
}

void PicturePainter::draw_item(const Box& box) {
  if (box.fill.pattern != Pattern::solid || box.line.tint == Tint::none) fill(outline_of(box), box.fill);
  if (box.line.tint == Tint::none) return;
  set_pen(box.line);
  painter_.setBrush(box.fill.pattern == Pattern::solid ? fill_of(box.fill) : QColor(Qt::transparent));
  if (box.fill.tint == Tint::none) painter_.setBrush(Qt::NoBrush);
  painter_.drawRoundedRect(box.area, box.radius, box.radius);
}

void PicturePainter::draw_item(const Label& label) {
  painter_.setFont(font_of(label, fit_of(label)));
  painter_.setPen(color(label.tint));
  painter_.drawText(label.area, flags_of(label), label.text);
}

void PicturePainter::draw_item(const Line& line) {
  set_pen(line.pen);
  painter_.drawLine(line.from, line.to);
  if (!line.arrow) return;
  const double angle = std::atan2(line.to.y() - line.from.y(), line.to.x() - line.from.x());
  const auto side = [&](double turn) {
    const double a = angle + std::numbers::pi + turn;
    return line.to + kArrow * QPointF(std::cos(a), std::sin(a));
  };
  painter_.setPen(QPen(color(line.pen.tint), line.pen.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawPolyline(QPolygonF{{side(-0.5), line.to, side(0.5)}});
}

void PicturePainter::draw_item(const Polyline& curve) {
  const QPolygonF points(QList<QPointF>(curve.points.begin(), curve.points.end()));
  if (curve.fill.tint != Tint::none) fill(points, curve.fill);
  if (curve.pen.tint == Tint::none) return;
  set_pen(curve.pen);
  painter_.setBrush(Qt::NoBrush);
  painter_.drawPolyline(points);
}

void PicturePainter::draw_item(const Ellipse& ellipse) {
  QPainterPath path;
  path.addEllipse(ellipse.area);
  fill(path.toFillPolygon(), ellipse.fill);
  set_pen(ellipse.line);
  painter_.setBrush(Qt::NoBrush);
  painter_.drawEllipse(ellipse.area);
}

void PicturePainter::draw_item(const Marker& marker) {
  set_pen({marker.tint, 3});
  if (marker.low != marker.high)
    painter_.drawLine(QPointF(marker.at.x(), marker.low), QPointF(marker.at.x(), marker.high));
  painter_.setBrush(marker.filled ? color(marker.tint) : color(Tint::paper));
  painter_.drawPath(shape_path(marker.shape, marker.at, marker.size));
}

void PicturePainter::draw_item(const FormulaText& text) {
  QFont font = font_;
  font.setPixelSize(static_cast<int>(text.size));
  const Formula formula = parse_latex(text.latex);
  FormulaRoom room = formula_room(formula, font);
  if (room.width > text.area.width()) {
    font.setPixelSize(std::max(1, static_cast<int>(text.size * text.area.width() / room.width)));
    room = formula_room(formula, font);
  }
  const double spare = text.area.width() - room.width;
  const double left = text.area.left() + (text.align == Align::left     ? 0
                                          : text.align == Align::centre ? spare / 2
                                                                        : spare);
  const double baseline = text.area.center().y() + (room.ascent - room.descent) / 2;
  painter_.setPen(color(text.tint));
  draw_formula(painter_, formula, font, {left, baseline});
}

QFont PicturePainter::font_of(const Label& label, double share) const {
  QFont font = font_;
  if (label.monospaced) font.setFamily(QStringLiteral("monospace"));
  font.setPixelSize(std::max(1, static_cast<int>(label.size * share)));
  font.setBold(label.bold);
  return font;
}

QColor PicturePainter::color(Tint tint) const {
  switch (tint) {
    case Tint::none:
      return Qt::transparent;
    case Tint::text:
      return palette_.color(QPalette::Text);
    case Tint::faint:
      return faint_text(palette_);
    case Tint::grid:
      return grid_colour(palette_);
    case Tint::paper:
      return palette_.color(QPalette::Base);
    default:
      return line_colour(hue_of(tint), palette_);
  }
}

QColor PicturePainter::fill_of(const Fill& fill) const {
  const bool is_hue = fill.tint > Tint::paper;
  return is_hue && fill.strength == Strength::soft ? fill_colour(hue_of(fill.tint), palette_) : color(fill.tint);
}

void PicturePainter::fill(const QPolygonF& outline, const Fill& fill) {
  if (fill.tint == Tint::none) return;
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(fill_of(fill));
  painter_.drawPolygon(outline);
  if (fill.pattern == Pattern::solid) return;
  painter_.setPen(QPen(color(fill.strength == Strength::soft ? fill.tint : Tint::paper), 2));
  draw_pattern(painter_, outline, fill.pattern);
}

void PicturePainter::set_pen(const Pen& pen) {
  if (pen.tint == Tint::none) return painter_.setPen(Qt::NoPen);
  QPen drawn(color(pen.tint), pen.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  if (pen.dash == Dash::dashed) drawn.setDashPattern({4, 3});
  if (pen.dash == Dash::dotted) drawn.setDashPattern({0.5, 2.5});
  painter_.setPen(drawn);
}

}  // namespace lookalike
