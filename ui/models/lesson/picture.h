#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <variant>
#include <vector>

namespace lookalike {

/// The room of a scene's picture, in units; a slide of 16:9 has kSlide, with a title above and a sentence below.
constexpr QSizeF kStage(1600, 640), kSlide(1600, 900);

/// Sizes of type in units. Nothing is smaller than `small`, which the last row can still read.
constexpr double kSmallType = 24, kType = 28, kLargeType = 40, kHugeType = 56;

/// Colours by what they mean; the painter maps them to the Okabe-Ito palette, light or dark. Each use needs a second
/// cue: a dash, a shape, a pattern or a word.
enum class Tint {
  none,
  text,
  faint,   // of less importance
  grid,    // just visible
  paper,   // the background
  first,   // blue: what agrees, the first document, the curve
  second,  // orange: the second document
  found,   // green
  missed,  // vermilion: what differs or is lost
  both,    // sky: what two have in common
  guess,   // purple: what the audience guessed
};
/// A fill is strong as a line is, or soft enough for text on it.
enum class Strength { soft, strong };
enum class Dash { solid, dashed, dotted };
enum class Pattern { solid, lines, crossed, dots };
enum class Shape { circle, square, diamond, triangle };
enum class Align { left, centre, right };

struct Fill {
  Tint tint = Tint::none;
  Strength strength = Strength::soft;
  Pattern pattern = Pattern::solid;
  bool operator==(const Fill&) const = default;
};
struct Pen {
  Tint tint = Tint::text;
  double width = 2;
  Dash dash = Dash::solid;
  bool operator==(const Pen&) const = default;
};

/// A rectangle, with round corners where `radius` is not 0.
struct Box {
  QRectF area = {};
  Fill fill = {};
  Pen line = {};
  double radius = 0;
  bool operator==(const Box&) const = default;
};
/// Text in the middle of the height of `area`; it is drawn smaller where the area is too narrow, and broken into lines
/// where `wraps`. On a strong fill its tint is paper.
struct Label {
  QRectF area = {};
  QString text = {};
  double size = kType;
  Tint tint = Tint::text;
  Align align = Align::centre;
  bool bold = false;
  bool monospaced = false;
  bool wraps = false;
  bool operator==(const Label&) const = default;
};
inline Label bold_label(const QRectF& area, const QString& text, double size = kType, Tint tint = Tint::text,
                        Align align = Align::centre) {
  return {area, text, size, tint, align, true};
}
inline Label wrapping_label(const QRectF& area, const QString& text, double size, Tint tint, Align align) {
  return {area, text, size, tint, align, false, false, true};
}
struct Line {
  QPointF from = {}, to = {};
  Pen pen = {};
  bool arrow = false;  // at `to`
  bool operator==(const Line&) const = default;
};
/// A chain of points; with a fill, the area that it closes.
struct Polyline {
  std::vector<QPointF> points = {};
  Pen pen = {};
  Fill fill = {};
  bool operator==(const Polyline&) const = default;
};
struct Ellipse {
  QRectF area = {};
  Fill fill = {};
  Pen line = {};
  bool operator==(const Ellipse&) const = default;
};
/// A point, and an error bar from `low` to `high` (heights in units) where they differ.
struct Marker {
  QPointF at = {};
  Shape shape = Shape::circle;
  Tint tint = Tint::text;
  double size = 18;
  bool filled = true;
  double low = 0, high = 0;
  bool operator==(const Marker&) const = default;
};
/// A formula in the middle of the height of `area`, drawn as parse_latex reads it; smaller where it does not fit.
struct FormulaText {
  QRectF area = {};
  QString latex = {};
  double size = kType;
  Tint tint = Tint::text;
  Align align = Align::left;
  bool operator==(const FormulaText&) const = default;
};
using Item = std::variant<Box, Label, Line, Polyline, Ellipse, Marker, FormulaText>;

/// A place of the picture that can be clicked, or dragged to the left and right; the page gives it the keyboard too.
struct Handle {
  enum class Kind { click, drag };
  QString id = {};    // given to Scene::set with the new value, or with `value` at a click
  QString name = {};  // for screen readers, and as a tooltip: a sentence
  Kind kind = Kind::click;
  QRectF area = {};               // where the pointer catches it
  double from = 0, to = 0;        // the ends of its way in units
  double least = 0, most = 1;     // the values at these ends
  double value = 0, step = 0.01;  // values are multiples of the step
  bool takes_press = false;       // a press moves it there, and one on its value sets that
  bool operator==(const Handle&) const = default;
};

/// The value that a dragged handle takes with the pointer at `at`.
double value_at(const Handle& handle, QPointF at);

/// A display list: items from the back to the front, and the handles on them.
struct Picture {
  std::vector<Item> items;
  std::vector<Handle> handles;

  Picture& operator<<(Item item) {
    items.push_back(std::move(item));
    return *this;
  }
  Picture& operator<<(Handle handle) {
    handles.push_back(std::move(handle));
    return *this;
  }
  bool operator==(const Picture&) const = default;
};

/// Maps values to units inside a plot's frame; y grows upwards in values.
struct PlotFrame {
  QRectF area;                 // units
  double left = 0, right = 1;  // values at the sides
  double bottom = 0, top = 1;

  double x(double value) const { return area.left() + (value - left) / (right - left) * area.width(); }
  double y(double value) const { return area.bottom() - (value - bottom) / (top - bottom) * area.height(); }
  QPointF at(double x_value, double y_value) const { return {x(x_value), y(y_value)}; }
};

/// Axes in a box with grid lines and numbers at `ticks` equal parts of both sides, and titles.
void add_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title, int ticks = 5);

/// A large button with a word in it that can be clicked.
void add_button(Picture& picture, const QRectF& area, const QString& text, bool chosen, const Handle& handle);

/// A marker that looks as if it could be dragged.
void add_grip(Picture& picture, QPointF at, Tint tint, const Handle& handle);

/// Two sets as ellipses of one height side by side; their overlap has a colour of its own, and B a dashed line.
void add_sets(Picture& picture, const QRectF& a, const QRectF& b);

}  // namespace lookalike
