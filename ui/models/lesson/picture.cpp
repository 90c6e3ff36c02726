#include "ui/models/lesson/picture.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/models/lesson/words.h"

namespace lookalike {
namespace {

constexpr double kHalf = 0.36, kLine = 36;  // of a bar's width, in x; of a line of small type, in units

double x_of(const PlotFrame& frame, std::size_t index, std::size_t points) {
  return frame.left + (frame.right - frame.left) * static_cast<double>(index) / static_cast<double>(points - 1);
}

/// The area between a curve and a height `base`, from x = `from` to `to`.
void add_area(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double from, double to,
              double base, const Fill& fill) {
  Polyline area({frame.at(from, base)}, {Tint::none}, fill);
  for (std::size_t i = 0; i < heights.size(); ++i)
    if (const double x = x_of(frame, i, heights.size()); x >= from && x <= to)
      area.points.push_back(frame.at(x, heights[i]));
  area.points.push_back(frame.at(to, base));
  picture << area;
}

/// The y title is `above` units above the frame.
void add_titles(Picture& picture, const QRectF& area, const QString& x_title, const QString& y_title, double above) {
  picture << small_label({area.left(), area.bottom() + kLine, area.width(), kLine}, x_title)
          << small_label({area.left(), area.top() - above, area.width(), kLine}, y_title, Align::left);
}

/// Moves an item; the error bar of a marker stays, so that the point falls on it.
struct Translate {
  QPointF by;

  void operator()(Box& box) const { box.area.translate(by); }
  void operator()(Label& label) const { label.area.translate(by); }
  void operator()(FormulaText& text) const { text.area.translate(by); }
  void operator()(Ellipse& ellipse) const { ellipse.area.translate(by); }
  void operator()(Marker& marker) const { marker.at += by; }
  void operator()(Line& line) const { line.from += by, line.to += by; }
  void operator()(Polyline& line) const {
    for (QPointF& point : line.points) point += by;
  }
};

}  // namespace

Picture moving(const Picture& picture, double share) {
  if (share >= 1) return picture;
  Picture moved = picture;
  for (const Motion& motion : picture.motions) {
    const double time = std::clamp((share - motion.begin) / (motion.end - motion.begin), 0.0, 1.0);
    const double way = time * time * (3 - 2 * time);  // slow at both ends
    for (std::size_t i = motion.first; i < motion.first + motion.count; ++i) {
      Item& item = moved.items[i];
      std::visit(Translate{motion.from * (1 - way)}, item);
      auto* line = std::get_if<Polyline>(&item);
      for (std::size_t point = 0; line && point < std::min(line->points.size(), motion.shape.size()); ++point)
        line->points[point] = motion.shape[point] * (1 - way) + line->points[point] * way;
      constexpr double kThick = 2, kTurns = 3 * std::numbers::pi;
      if (auto* box = std::get_if<Box>(&item); box && motion.flashes)
        box->line.width *= 1 + kThick * std::abs(std::sin(kTurns * time));
      if (motion.appears && share < motion.begin) item = Label();
    }
  }
  return moved;
}

bool reacts(const Handle& handle, QPointF at) {
  constexpr double kReach = 12;
  if (handle.area.contains(at)) return true;
  for (std::size_t i = 1; i < handle.along.size(); ++i) {
    const QPointF from = handle.along[i - 1], way = handle.along[i] - from;
    const double length = QPointF::dotProduct(way, way);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(at - from, way) / length, 0.0, 1.0) : 0;
    const QPointF apart = at - from - share * way;
    if (QPointF::dotProduct(apart, apart) <= kReach * kReach) return true;
  }
  return false;
}

double value_at(const Handle& handle, QPointF at) {
  const double along = handle.upright ? at.y() : at.x();
  const double share = std::clamp((along - handle.from) / (handle.to - handle.from), 0.0, 1.0);
  const double value = handle.least + share * (handle.most - handle.least);
  return std::clamp(std::round(value / handle.step) * handle.step, handle.least, handle.most);
}

std::optional<double> value_of(const Handle& handle, QString typed) {
  const bool is_share = handle.most == 1 && handle.step < 1, has_sign = is_share && typed.endsWith(u'%');
  if (has_sign) typed.chop(1);
  bool is_number = false, divides = true;
  const QStringList fraction = typed.replace(u',', u'.').split(u'/');  // "3/7"
  double value = fraction.front().toDouble(&is_number);
  if (fraction.size() == 1 && (has_sign || (is_share && value > 1 && value == std::floor(value)))) value /= 100;
  if (fraction.size() == 2) value /= fraction.back().toDouble(&divides);
  if (!is_number || !divides || fraction.size() > 2 || !(value >= handle.least && value <= handle.most)) return {};
  return std::round(value / handle.step) * handle.step;
}

Handle drag(const QString& id, const QString& name, const PlotFrame& frame, double value) {
  return {id, name, Handle::Kind::drag, {}, frame.area.left(), frame.area.right(), frame.left, frame.right, value};
}

void add_height(Picture& picture, const PlotFrame& frame, double height, const QString& number) {
  constexpr double kRoom = 80, kApart = 10;  // for a number, in units; beside it
  picture << Line(frame.at(frame.left, height), frame.at(frame.right, height), {Tint::grid, 1})
          << small_label({frame.area.left() - kRoom - kApart, frame.y(height) - kLine / 2, kRoom, kLine}, number,
                         Align::right);
}

void add_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title, int ticks) {
  const QRectF& area = frame.area;
  // "0.2", "40", "100": the fewest digits that distinguish the ticks.
  const auto number = [](double value) { return QString::number(value, 'g', 4); };
  picture << Box(area, {Tint::paper}, {Tint::grid});
  for (int tick = 0; tick <= ticks; ++tick) {
    const double share = static_cast<double>(tick) / ticks;
    const double x_value = frame.left + share * (frame.right - frame.left), x = frame.x(x_value);
    const double y_value = frame.bottom + share * (frame.top - frame.bottom);
    picture << Line({x, area.top()}, {x, area.bottom()}, {Tint::grid, 1});
    add_height(picture, frame, y_value, number(y_value));
    picture << small_label({x - 40, area.bottom() + 4, 80, kLine}, number(x_value));
  }
  add_titles(picture, area, x_title, y_title, 40);
}

void add_jaccard(Picture& picture, const PlotFrame& frame, double jaccard, const QString& text, double above,
                 double width) {
  constexpr double kRoom = 240;
  picture << Line(frame.at(frame.left, jaccard), frame.at(frame.right, jaccard), {Tint::found, width, Dash::dashed})
          << bold_label({frame.area.right() - kRoom, frame.area.top() - above, kRoom, kLine}, text, kSmallType,
                        Tint::found, Align::right);
}

void add_button(Picture& picture, const QRectF& area, const QString& text, bool chosen, Handle handle) {
  const Fill fill{chosen ? Tint::first : Tint::paper, Strength::strong};
  handle.area = area;
  picture << Box(area, fill, {chosen ? Tint::first : Tint::faint, 2}, 8)
          << Label(area.adjusted(4, 0, -4, 0), text, kType, chosen ? Tint::paper : Tint::text, Align::centre, chosen)
          << handle;
}

void add_grip(Picture& picture, QPointF at, Tint tint, Handle handle) {
  constexpr double kRadius = 17, kReach = 30, kArrow = 12;
  for (const double side : {-1.0, 1.0}) {
    const QPointF from = at + QPointF(side * kRadius, 0), end = at + QPointF(side * (kRadius + kArrow + 6), 0);
    picture << Line(from, end, {tint, 3}, true);
  }
  const QRectF ring(at.x() - kRadius, at.y() - kRadius, 2 * kRadius, 2 * kRadius);
  handle.area = QRectF(at.x() - kReach, at.y() - kReach, 2 * kReach, 2 * kReach);
  picture << Ellipse(ring, {Tint::paper, Strength::strong}, {tint, 5}) << handle;
}

void add_grip(Picture& picture, const PlotFrame& frame, QPointF at, const QString& letter, Tint tint,
              const Handle& handle) {
  add_grip(picture, at, tint, handle);
  constexpr double kApart = 44, kSize = 40;
  const double x = at.x() + kApart + kSize > frame.area.right() ? at.x() - kApart - kSize : at.x() + kApart;
  add_note(picture, {x, at.y() - kSize / 2, kSize, kSize}, letter, tint);
}

SetParts add_sets(Picture& picture, const QRectF& room, double only_a, double common, double only_b) {
  const double unit = room.width() / std::max(only_a + common + only_b, 1.0);
  const auto part = [&](double from, double size) {
    return QRectF(room.left() + from * unit, room.top(), size * unit, room.height());
  };
  const SetParts parts{part(0, only_a), part(only_a, common), part(only_a + common, only_b)};
  picture << Box(parts.only_a, {Tint::first}, {Tint::none}) << Box(parts.common, {Tint::found}, {Tint::none})
          << Box(parts.only_b, {Tint::second}, {Tint::none});
  if (only_a + common > 0) picture << Box(part(0, only_a + common), {}, {Tint::first, 4});
  if (common + only_b > 0) picture << Box(part(only_a, common + only_b), {}, {Tint::second, 4, Dash::dashed});
  return parts;
}

Polyline curve_line(const PlotFrame& frame, std::span<const double> heights, const Pen& pen) {
  Polyline line({}, pen);
  for (std::size_t i = 0; i < heights.size(); ++i)
    line.points.push_back(frame.at(x_of(frame, i, heights.size()), heights[i]));
  return line;
}

void add_errors(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double threshold) {
  add_area(picture, frame, heights, 0, threshold, 0, {Tint::second, Strength::soft, Pattern::lines});
  add_area(picture, frame, heights, threshold, 1, 1, {Tint::missed, Strength::soft, Pattern::dots});
}

void add_error_names(Picture& picture, const PlotFrame& frame, double width, bool is_late) {
  const QRectF& area = frame.area;
  add_note(picture, {area.left() + 14, frame.y(0.5), width, 40}, tr("caught below t"), Tint::second);
  add_note(picture, {area.right() - width - 14, frame.y(is_late ? 0.15 : 0.72), width, 40}, tr("missed above t"),
           Tint::missed);
}

void add_note(Picture& picture, const QRectF& area, const QString& text, Tint tint) {
  picture << Box(area, {Tint::paper, Strength::strong}, {tint, 2}, 8) << bold_label(area, text, kSmallType, tint);
}

void add_point(Picture& picture, const PlotFrame& frame, QPointF at, double low, double high, bool inside,
               double size) {
  picture << Marker(frame.at(at.x(), at.y()), inside ? Shape::circle : Shape::diamond,
                    inside ? Tint::text : Tint::missed, size, false, frame.y(low), frame.y(high));
}

void add_threshold(Picture& picture, const PlotFrame& frame, double threshold) {
  picture << Line(frame.at(threshold, 0), frame.at(threshold, 1), {Tint::text, 3});
  add_grip(picture, frame, {frame.x(threshold), frame.area.top() + 26}, "t", Tint::text,
           drag("threshold", tr("Drag the threshold of similar pairs."), frame, threshold));
}

PlotFrame bar_frame(const QRectF& area, std::size_t bars) {
  return {area, 0.4, static_cast<double>(bars) + 0.6, 0, 1.15};
}

void add_bar_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title) {
  picture << Box(frame.area, {Tint::paper}, {Tint::grid});
  for (const double share : {0.0, 0.5, 1.0}) add_height(picture, frame, share, QString::number(share));
  add_titles(picture, frame.area, x_title, y_title, kLine + 6);
}

void add_no_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at) {
  const QRectF name(frame.x(at) - 40, frame.area.bottom() + 2, 80, kLine);
  picture << small_label(name.translated(0, -kLine - 4), "\u2013") << small_label(name, QString::number(at));
}

void add_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at, double share, const Fill& fill, bool bold,
             double clear) {
  const double left = frame.x(at - kHalf), right = frame.x(at + kHalf), top = frame.y(share);
  const double bottom = frame.area.bottom();
  const QRectF name(left - 20, bottom + 2, right - left + 40, kLine);
  picture << Box({left, top, right - left, bottom - top}, fill, {fill.tint, 3})
          << Label(name.translated(0, std::min(top, frame.y(clear)) - kLine - 4 - name.top()), rounded(share),
                   kSmallType, bold ? fill.tint : Tint::text, Align::centre, bold)
          << Label(name, QString::number(at), kSmallType, bold ? fill.tint : Tint::faint, Align::centre, bold);
}

}  // namespace lookalike
