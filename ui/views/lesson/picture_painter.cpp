#include "ui/views/lesson/picture_painter.h"

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <tuple>
#include <vector>

#include "ui/views/lesson/formula.h"
#include "ui/widgets/style/theme.h"

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
constexpr double kGap = 0.3;  // of the type size, beside an enlarged text

/// The pattern of a tint, starting with `first`.
Hue hue_of(Tint tint) {
  constexpr Hue kHues[] = {Hue::blue, Hue::orange, Hue::green, Hue::vermilion, Hue::sky, Hue::purple};
  return kHues[static_cast<std::size_t>(tint) - static_cast<std::size_t>(Tint::first)];
}

int flags_of(const Label& label) {
  constexpr Qt::Alignment kSides[] = {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
  return static_cast<int>(kSides[static_cast<std::size_t>(label.align)]) | Qt::AlignVCenter | Qt::TextDontClip |
         (label.wraps ? Qt::TextWordWrap : 0);
}

QFont font_of(const Label& label, QFont font, double share) {
  if (label.monospaced) font.setFamily(QStringLiteral("monospace"));
  font.setPixelSize(std::max(1, static_cast<int>(label.size * share)));
  font.setBold(label.bold);
  return font;
}

/// The height of a line's letters, as far as they are from its middle above or below.
double height_of_letters(const QString& line, const QFontMetricsF& metrics) {
  const QRectF letters = metrics.tightBoundingRect(line);  // relative to the baseline
  const double middle = (metrics.descent() - metrics.ascent()) / 2;
  return 2 * std::max(middle - letters.top(), letters.bottom() - middle);
}

/// Lines that do not wrap may be higher than their area, and fill its width, unless they are enlarged.
bool fits(const Label& label, const QFont& font, double share) {
  const QFontMetricsF metrics(font);
  const QRectF needed = metrics.boundingRect(label.area, flags_of(label), label.text);
  const double gap = share > 1 ? kGap * share * label.size : 0;
  if (needed.width() + gap > label.area.width() + 1) return false;
  if (!label.wraps && share <= 1) return true;
  const bool is_line = !label.wraps && !label.text.contains(u'\n');
  return (is_line ? height_of_letters(label.text, metrics) : needed.height()) <= label.area.height() + 1;
}

QPainterPath shape_path(Shape shape, QPointF at, double size) {
  const double r = size / 2;
  const QPointF up(0, r), right(r, 0);
  QPainterPath path;
  if (shape == Shape::square) path.addRect(at.x() - r, at.y() - r, size, size);
  if (shape == Shape::diamond) path.addPolygon(QPolygonF{{at - up, at + right, at + up, at - right}});
  if (shape == Shape::triangle) path.addPolygon(QPolygonF{{at - up, at + right + up, at - right + up}});
  if (shape >= Shape::diamond) path.closeSubpath();
  return path;
}

/// Draws items in a palette's colours.
class Painter {
 public:
  Painter(QPainter& painter, const QPalette& palette, const QFont& font, double letters)
      : painter_(painter), palette_(palette), font_(font), letters_(letters) {}

  /// Sets the enlargement of the next labels.
  void enlarge(double letters) { letters_ = letters; }

  void operator()(const Box& box) {
    const bool solid = box.fill.pattern == Pattern::solid;
    QPainterPath path;
    path.addRoundedRect(box.area, box.radius, box.radius);
    if (!solid) fill(path.toFillPolygon(), box.fill);
    set_pen(box.line);
    if (solid && box.fill.tint != Tint::none) painter_.setBrush(fill_of(box.fill));
    painter_.drawRoundedRect(box.area, box.radius, box.radius);
  }
  void operator()(const Label& label) {
    painter_.setFont(font_of(label, font_, fit_of(label, font_, letters_)));
    painter_.setPen(color(label.tint));
    painter_.drawText(label.area, flags_of(label), label.text);
  }
  void operator()(const Line& line) {
    set_pen(line.pen);
    painter_.drawLine(line.from, line.to);
    if (!line.arrow) return;
    const double angle = std::atan2(line.to.y() - line.from.y(), line.to.x() - line.from.x());
    const auto side = [&](double turn) {
      const double a = angle + std::numbers::pi + turn;
      return line.to + kArrow * QPointF(std::cos(a), std::sin(a));
    };
    set_pen({line.pen.tint, line.pen.width});
    painter_.drawPolyline(QPolygonF{{side(-0.5), line.to, side(0.5)}});
  }
  void operator()(const Polyline& curve) {
    const QPolygonF points(QList<QPointF>(curve.points.begin(), curve.points.end()));
    fill(points, curve.fill);
    if (curve.pen.tint == Tint::none) return;
    set_pen(curve.pen);
    painter_.drawPolyline(points);
  }
  void operator()(const Ellipse& ellipse) {
    set_pen(ellipse.line);
    if (ellipse.fill.tint != Tint::none) painter_.setBrush(fill_of(ellipse.fill));
    painter_.drawEllipse(ellipse.area);
  }
  void operator()(const Marker& marker) {
    set_pen({marker.tint, 3});
    if (marker.low != marker.high)
      painter_.drawLine(QPointF(marker.at.x(), marker.low), QPointF(marker.at.x(), marker.high));
    painter_.setBrush(color(marker.filled ? marker.tint : Tint::paper));
    constexpr double kSmall = 10;  // a filled one needs no outline, which takes half the time of a cloud of points
    if (marker.shape == Shape::circle && marker.filled && marker.size < kSmall) painter_.setPen(Qt::NoPen);
    const double radius = marker.size / 2 + (painter_.pen().style() == Qt::NoPen ? 1.5 : 0);
    if (marker.shape == Shape::circle) return painter_.drawEllipse(marker.at, radius, radius);
    painter_.drawPath(shape_path(marker.shape, marker.at, marker.size));
  }
  void operator()(const FormulaText& text) {
    QFont font = font_;
    font.setPixelSize(static_cast<int>(text.size));
    const Formula formula = parse_latex(text.latex);
    FormulaRoom room = set_formula(nullptr, formula, font);
    const double higher = std::max(1.0, text.area.height() / (room.ascent + room.descent));
    const double wider = (text.area.width() - (letters_ > 1 ? kGap * text.size : 0)) / room.width;
    const double share = std::min({letters_, std::max(wider, std::min(1.0, text.area.width() / room.width)), higher});
    if (share != 1) {
      font.setPixelSize(std::max(1, static_cast<int>(text.size * share)));
      room = set_formula(nullptr, formula, font);
    }
    const double spare = (text.area.width() - room.width) * static_cast<double>(text.align) / 2;
    painter_.setPen(color(text.tint));
    set_formula(&painter_, formula, font,
                {text.area.left() + spare, text.area.center().y() + (room.ascent - room.descent) / 2});
  }

 private:
  QColor color(Tint tint) const {
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
  QColor fill_of(const Fill& fill) const {
    const bool is_hue = fill.tint > Tint::paper;
    return is_hue && fill.strength == Strength::soft ? fill_colour(hue_of(fill.tint), palette_) : color(fill.tint);
  }
  void fill(const QPolygonF& outline, const Fill& fill) {
    if (fill.tint == Tint::none) return;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(fill_of(fill));
    painter_.drawPolygon(outline);
    if (fill.pattern == Pattern::solid) return;
    painter_.setPen(QPen(color(fill.strength == Strength::soft ? fill.tint : Tint::paper), 2));
    draw_pattern(painter_, outline, fill.pattern);
  }
  /// Lines without a filling.
  void set_pen(const Pen& pen) {
    painter_.setBrush(Qt::NoBrush);
    if (pen.tint == Tint::none) return painter_.setPen(Qt::NoPen);
    const bool dashed = pen.dash == Dash::dashed;  // with flat ends, which take a third of the time
    QPen drawn(color(pen.tint), pen.width, Qt::SolidLine, dashed ? Qt::FlatCap : Qt::RoundCap, Qt::RoundJoin);
    if (dashed) drawn.setDashPattern({5, 2});
    if (pen.dash == Dash::dotted) drawn.setDashPattern({0.5, 2.5});
    painter_.setPen(drawn);
  }

  QPainter& painter_;
  const QPalette& palette_;
  const QFont& font_;
  double letters_;
};

constexpr double kMargin = 60, kTop = 10, kTitle = 66, kStageTop = 82;  // units of the slide
constexpr double kSentenceTop = 728, kSentence = 80, kHintTop = 812, kHint = 56, kFoot = 32;

void fill_background(QPainter& painter, QSizeF size, const QPalette& palette) {
  painter.fillRect(QRectF(QPointF(), size), palette.color(QPalette::Window));
}

}  // namespace

double fit_of(const Label& label, const QFont& font, double most) {
  double share = most;
  while (share > kLeastFit && !fits(label, font_of(label, font, share), share))
    share = share > 1 ? std::max(1.0, share - kFitStep) : share - kFitStep;
  return share;
}

std::vector<double> enlargements(const Picture& picture, const QFont& font, double most) {
  std::vector<double> shares(picture.items.size(), most);
  if (most <= 1) return shares;
  std::map<std::tuple<bool, double, double>, double> lines;  // of one size, by their top, or by their left end
  const auto share_line = [&](std::size_t i) {
    const auto* label = std::get_if<Label>(&picture.items[i]);
    if (!label || label->wraps || label->text.isEmpty()) return false;
    double& line = lines.try_emplace({true, label->size, label->area.top()}, most).first->second;
    double& column = lines.try_emplace({false, label->size, label->area.left()}, most).first->second;
    const bool changes = line != column || line != shares[i];
    line = column = shares[i] = std::min({line, column, shares[i]});
    return changes;
  };
  for (std::size_t i = 0; i < shares.size(); ++i)
    if (const auto* label = std::get_if<Label>(&picture.items[i]))
      shares[i] = std::max(1.0, fit_of(*label, font, most));
  for (bool changes = true; changes;) {
    changes = false;
    for (std::size_t i = 0; i < shares.size(); ++i) changes |= share_line(i);
  }
  return shares;
}

void draw_picture(QPainter& painter, const Picture& picture, const QPalette& palette, const QFont& font,
                  double letters) {
  painter.setRenderHint(QPainter::Antialiasing);
  const std::vector<double> shares = enlargements(picture, font, letters);
  Painter draw(painter, palette, font, letters);
  for (std::size_t i = 0; i < picture.items.size(); ++i) {
    draw.enlarge(shares[i]);
    std::visit(draw, picture.items[i]);
  }
}

QTransform fitted(QSizeF units, const QRectF& place) {
  const double scale = std::min(place.width() / units.width(), place.height() / units.height());
  QTransform transform;
  transform.translate(place.center().x() - units.width() * scale / 2, place.center().y() - units.height() * scale / 2);
  transform.scale(scale, scale);
  return transform;
}

QTransform stage_on_slide() {
  return QTransform::fromTranslate(0, kStageTop);
}

QString unbroken(QString sentence) {
  static const QRegularExpression blank(QStringLiteral(" (?=[=\u2212\u00D7/])|(?<=[=\u2212\u00D7/]) "));
  return sentence.replace(blank, QStringLiteral("\u00A0")).replace(u'/', QStringLiteral("/\u2060"));
}

Picture slide_words(const SceneFrame& frame, const QString& foot) {
  const double width = kSlide.width() - 2 * kMargin;
  const auto line = [&](double y, double height, const QString& text, double size, Tint tint) {
    return wrapping_label({kMargin, y, width, height}, unbroken(text), size, tint, Align::left);
  };
  Picture words;
  words << line(kTop, kTitle, frame.title, 44, Tint::text)
        << line(kSentenceTop, kSentence, frame.sentence, 32, Tint::text)
        << line(kHintTop, kHint, frame.hint, kType, Tint::faint)
        << small_label({kMargin, kSlide.height() - kFoot, width, kFoot}, foot, Align::right);
  std::get<Label>(words.items[0]).bold = true;
  return words;
}

void draw_slide(QPainter& painter, const SceneFrame& frame, const QString& foot, const QPalette& palette,
                const QFont& font, double letters) {
  fill_background(painter, kSlide, palette);
  if (!frame.sentence.isEmpty())
    painter.fillRect(QRectF(0, kSentenceTop - 4, kSlide.width(), kSlide.height()), palette.color(QPalette::Base));
  Picture words = slide_words(frame, foot);
  auto &title = std::get<Label>(words.items[0]), &sentence = std::get<Label>(words.items[1]),
       &hint = std::get<Label>(words.items[2]);
  const double share = std::max(1.0, std::min(fit_of(sentence, font, letters), fit_of(hint, font, letters)));
  title.size *= std::max(1.0, fit_of(title, font, letters));
  for (Label* label : {&sentence, &hint}) label->size *= share;
  draw_picture(painter, words, palette, font);
  painter.save();
  painter.setTransform(stage_on_slide(), true);
  draw_picture(painter, frame.picture, palette, font, letters);
  painter.restore();
}

PlotPicture picture_of(const SceneFrame& frame, const QString& foot, bool whole_slide, const QPalette& palette,
                       const QFont& font) {
  PlotPicture picture = picture_of(frame.picture, kStage, palette, font);
  if (whole_slide)
    picture = {kSlide.toSize(), [=](QCPPainter& painter) { draw_slide(painter, frame, foot, palette, font); }};
  picture.title = frame.title;
  return picture;
}

PlotPicture picture_of(const Picture& picture, QSizeF units, const QPalette& palette, const QFont& font) {
  return {units.toSize(), [=](QCPPainter& painter) {
            fill_background(painter, units, palette);
            draw_picture(painter, picture, palette, font);
          }};
}

}  // namespace lookalike
