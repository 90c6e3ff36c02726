#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include "ui/models/lesson/picture.h"

class QPainter;
class QPolygonF;

namespace lookalike {

/// Draws pictures of the lesson in a palette's colours on any device; the painter's units are those of the picture.
/// Screen, PNG, SVG and PDF all use this class.
class PicturePainter {
 public:
  PicturePainter(QPainter& painter, const QPalette& palette, const QFont& font)
      : painter_(painter), palette_(palette), font_(font) {}

  void draw(const Picture& picture);
  void draw(const Item& item);
  /// Draws a frame around the handle with the keyboard focus.
  void draw_focus(const Handle& handle);

  /// The scale of a label's type that makes it fit; 1 if it fits unscaled.
  double fit_of(const Label& label) const;

 private:
  void draw_item(const Box& box);
  void draw_item(const Label& label);
  void draw_item(const Line& line);
  void draw_item(const Polyline& curve);
  void draw_item(const Ellipse& ellipse);
  void draw_item(const Marker& marker);
  void draw_item(const FormulaText& text);

  QFont font_of(const Label& label, double share) const;
  QColor color(Tint tint) const;
  QColor fill_of(const Fill& fill) const;
  void fill(const QPolygonF& outline, const Fill& fill);
  void set_pen(const Pen& pen);

  QPainter& painter_;
  QPalette palette_;
  QFont font_;
};

}  // namespace lookalike
