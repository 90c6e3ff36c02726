#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <concepts>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace lookalike {

/// The size of a scene's picture in units; a 16:9 slide has kSlide, with a title above and a sentence below.
constexpr QSizeF kStage(1600, 640), kSlide(1600, 900);

/// Font sizes in units. None is smaller than `small`, which is readable from the last row.
constexpr double kSmallType = 24, kType = 28, kLargeType = 40, kHugeType = 56;

/// Colours by meaning; the painter maps them to the Okabe-Ito palette, light or dark. Each use needs a second
/// cue: a dash, a shape, a pattern or a word.
enum class Tint {
  none,
  text,
  faint,   // less important
  grid,    // barely visible
  paper,   // the background
  first,   // blue: agreement, the first document, the curve
  second,  // orange: the second document
  found,   // green
  missed,  // vermilion: difference or loss
  both,    // sky blue: the intersection
  guess,   // purple: the audience's guess
};
/// A fill is as strong as a line, or soft enough for text on it.
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

/// A rectangle, with round corners if `radius` is not 0.
struct Box {
  QRectF area = {};
  Fill fill = {};
  Pen line = {};
  double radius = 0;
  bool operator==(const Box&) const = default;
};
/// Text, vertically centred in `area`. It is drawn smaller if the area is too narrow, and wrapped if `wraps`. On a
/// strong fill its tint is paper.
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
inline Label small_label(const QRectF& area, const QString& text, Align align = Align::centre) {
  return {area, text, kSmallType, Tint::faint, align};
}
/// "A" or "B" in its colour.
inline Label name_label(const QRectF& area, bool of_a, double size = kType, Align align = Align::centre) {
  return bold_label(area, of_a ? "A" : "B", size, of_a ? Tint::first : Tint::second, align);
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
/// A chain of points; with a fill, the enclosed area.
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
/// A point, with an error bar from `low` to `high` (heights in units) if they differ.
struct Marker {
  QPointF at = {};
  Shape shape = Shape::circle;
  Tint tint = Tint::text;
  double size = 18;
  bool filled = true;
  double low = 0, high = 0;
  bool operator==(const Marker&) const = default;
};
/// A formula, vertically centred in `area`, as parsed by parse_latex; smaller if it does not fit.
struct FormulaText {
  QRectF area = {};
  QString latex = {};
  double size = kType;
  Tint tint = Tint::text;
  Align align = Align::left;
  bool operator==(const FormulaText&) const = default;
};
using Item = std::variant<Box, Label, Line, Polyline, Ellipse, Marker, FormulaText>;

/// A place of the picture to click or to drag; the page adds keyboard control.
struct Handle {
  enum class Kind { click, drag };
  QString id = {};    // for Scene::set, with the new value, or with `value` at a click
  QString name = {};  // a sentence for screen readers and the tooltip
  Kind kind = Kind::click;
  QRectF area = {};                 // area that reacts to the pointer
  double from = 0, to = 0;          // the ends of its range in units, of x, or of y if it is upright
  double least = 0, most = 1;       // the values at these ends
  double value = 0, step = 0.01;    // values are multiples of the step
  bool takes_press = false;         // a press moves it; a press on its value sets that value
  bool upright = false;             // dragged vertically; a drag draws across all upright handles that it passes
  std::vector<QPointF> along = {};  // a chain of points that reacts to the pointer as well
  std::vector<Item> lit = {};       // drawn in front while it is pointed at; such a handle needs no click
  bool operator==(const Handle&) const = default;
};

inline Handle click(const QString& id, const QString& name, double value = 0, const QRectF& area = {}) {
  return {.id = id, .name = name, .area = area, .value = value};
}

/// Whether the handle reacts to a pointer at `at`.
bool reacts(const Handle& handle, QPointF at);

/// The value of a dragged handle with the pointer at `at`.
double value_at(const Handle& handle, QPointF at);

/// A typed number, with a decimal point or comma, as a value of the handle; nullopt if it is not a number or out of
/// range. If the values are shares up to 1, a number with a % sign, or a whole one from 2 to 100, is a percentage.
std::optional<double> value_of(const Handle& handle, QString typed);

/// How some items of a step move to their places when the step is taken.
struct Motion {
  std::size_t first = 0, count = 1;  // items
  QPointF from = {};                 // where they begin, relative to their places
  std::vector<QPointF> shape = {};   // where the points of a polyline begin
  double begin = 0, end = 1;         // shares of the time
  bool flashes = false;              // lines become thicker, then thinner again
  bool appears = false;              // hidden until it begins
  bool operator==(const Motion&) const = default;
};

/// A display list: items from back to front, and the handles on them.
struct Picture {
  std::vector<Item> items;
  std::vector<Handle> handles;
  std::vector<Motion> motions = {};
  double seconds = 0.55;  // time of the motions

  /// The items from `motion.first` on take part in it.
  void move(Motion motion) {
    motion.count = items.size() - motion.first;
    motions.push_back(std::move(motion));
  }

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

/// The picture during its motions, at a share of their time; at 1 it is the picture itself.
Picture moving(const Picture& picture, double share);

/// Maps values to units inside a plot's frame; y grows upwards in values.
struct PlotFrame {
  QRectF area;                 // units
  double left = 0, right = 1;  // values at the sides
  double bottom = 0, top = 1;

  double x(double value) const { return area.left() + (value - left) / (right - left) * area.width(); }
  double y(double value) const { return area.bottom() - (value - bottom) / (top - bottom) * area.height(); }
  QPointF at(double x_value, double y_value) const { return {x(x_value), y(y_value)}; }
};

/// A handle to drag along the width of a frame, in hundredths.
Handle drag(const QString& id, const QString& name, const PlotFrame& frame, double value);

/// A grid line across the frame, with its number to the left.
void add_height(Picture& picture, const PlotFrame& frame, double height, const QString& number);

/// Axes in a box with titles, and with grid lines and numbers that divide both sides into `ticks` equal parts.
void add_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title, int ticks = 5);

/// The similarity as a dashed line, with a text on the right that begins `above` units above the frame.
void add_jaccard(Picture& picture, const PlotFrame& frame, double jaccard, const QString& text, double above,
                 double width = 4);

/// A large clickable button with a word.
void add_button(Picture& picture, const QRectF& area, const QString& text, bool chosen, Handle handle);

/// A marker that looks draggable.
void add_grip(Picture& picture, QPointF at, Tint tint, Handle handle);

/// A grip for the x of a frame, with a letter beside it on the side with room.
void add_grip(Picture& picture, const PlotFrame& frame, QPointF at, const QString& letter, Tint tint,
              const Handle& handle);

/// The parts of two sets.
struct SetParts {
  QRectF only_a, common, only_b;
};
/// Two sets as overlapping boxes across `room`, all areas to scale; B has a dashed outline. Sizes are at least 0.
SetParts add_sets(Picture& picture, const QRectF& room, double only_a, double common, double only_b);

inline constexpr std::size_t kCurvePoints = 201;

/// The heights of a curve at s = 0, 0.005, ... 1.
std::vector<double> heights_of(const std::invocable<double> auto& curve) {
  std::vector<double> heights;
  for (std::size_t i = 0; i < kCurvePoints; ++i) heights.push_back(curve(static_cast<double>(i) / (kCurvePoints - 1)));
  return heights;
}

/// A curve given by its heights at equidistant x over the whole width of the frame.
Polyline curve_line(const PlotFrame& frame, std::span<const double> heights, const Pen& pen);

/// The areas of both errors under such a curve: above the base left of a threshold, below 1 right of it.
void add_errors(Picture& picture, const PlotFrame& frame, std::span<const double> heights, double threshold);

/// The words of these areas; lower on the right if the curve rises late.
void add_error_names(Picture& picture, const PlotFrame& frame, double width, bool is_late = false);

/// A framed word, readable over lines and patterns.
void add_note(Picture& picture, const QRectF& area, const QString& text, Tint tint);

/// A measured share with its limits; a hollow diamond if the curve is outside them.
void add_point(Picture& picture, const PlotFrame& frame, QPointF at, double low, double high, bool inside, double size);

/// The threshold as a line with a draggable ring at its top (id "threshold").
void add_threshold(Picture& picture, const PlotFrame& frame, double threshold);

/// A frame for bars of shares at x = 1, 2, ... `bars`, with room for their numbers above and their names below.
PlotFrame bar_frame(const QRectF& area, std::size_t bars);

void add_bar_axes(Picture& picture, const PlotFrame& frame, const QString& x_title, const QString& y_title);

/// Draws a dash above the name of a bar that has no share.
void add_no_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at);

/// A bar with its name (its x) below and its share above, also above `clear`; bold if it is emphasised.
void add_bar(Picture& picture, const PlotFrame& frame, std::uint32_t at, double share, const Fill& fill, bool bold,
             double clear = 0);

}  // namespace lookalike
