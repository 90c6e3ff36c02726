#include "ui/models/lesson/drawings/venn_drawing.h"

#include <algorithm>
#include <cmath>

namespace lookalike {
namespace {

// The part of both ellipses that overlaps, from left to right and back.
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

void add_sets(Picture& picture, const QRectF& a, const QRectF& b) {
  picture << Ellipse{a, {Tint::first}, {Tint::none}};
  picture << Ellipse{b, {Tint::second}, {Tint::none}};
  picture << lens_of(a, b);
  picture << Ellipse{a, {}, {Tint::first, 4}};
  picture << Ellipse{b, {}, {Tint::second, 4, Dash::dashed}};
}

}  // namespace lookalike
