#include "ui/widgets/plots/venn_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/models/text/number_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

// The common area of two crossing circles at this distance.
double lens_area(double a, double b, double distance) {
  const double at_a = std::clamp((distance * distance + a * a - b * b) / (2 * distance * a), -1.0, 1.0);
  const double at_b = std::clamp((distance * distance + b * b - a * a) / (2 * distance * b), -1.0, 1.0);
  const double angle_a = std::acos(at_a), angle_b = std::acos(at_b);
  return a * a * (angle_a - std::sin(2 * angle_a) / 2) + b * b * (angle_b - std::sin(2 * angle_b) / 2);
}

double radius_of(std::uint64_t elements) {
  return std::sqrt(static_cast<double>(elements) / std::numbers::pi);
}

}  // namespace

double circle_distance(double a, double b, double common) {
  double inside = std::abs(a - b), outside = a + b;
  for (int step = 0; step < 60; ++step) {
    const double middle = (inside + outside) / 2;
    (lens_area(a, b, middle) > common ? inside : outside) = middle;
  }
  return (inside + outside) / 2;
}

VennPicture::VennPicture(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void VennPicture::set_counts(const Counts& counts) {
  counts_ = counts;
  setAccessibleDescription(tr("%1 shingles only on the left, %2 in both, %3 only on the right")
                               .arg(count_text(counts.left), count_text(counts.both), count_text(counts.right)));
  update();
}

QSize VennPicture::sizeHint() const {
  return {20 * fontMetrics().averageCharWidth(), 8 * fontMetrics().height()};
}

void VennPicture::paintEvent(QPaintEvent*) {
  const double a = radius_of(counts_.left + counts_.both), b = radius_of(counts_.right + counts_.both);
  if (a <= 0 && b <= 0) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double distance = circle_distance(a, b, static_cast<double>(counts_.both));
  const int line = fontMetrics().height(), caption = 2 * line + 4;
  const double wide = std::max(a, distance + b) + std::max(a, b - distance), high = 2 * std::max(a, b);
  const double scale = std::min((width() - 8) / wide, (height() - caption - 8) / high);
  const double left_edge = (width() - wide * scale) / 2 + std::max(a, b - distance) * scale;
  const QPointF centre_a(left_edge, (height() - caption) / 2.0), centre_b(left_edge + distance * scale, centre_a.y());
  const auto circle = [&](Hue hue, const QPointF& centre, double radius, Qt::PenStyle style) {
    QColor fill = fill_colour(hue, palette());
    fill.setAlphaF(0.6F);
    painter.setBrush(fill);
    painter.setPen(QPen(line_colour(hue, palette()), 1.5, style));
    painter.drawEllipse(centre, radius * scale, radius * scale);
  };
  circle(Hue::blue, centre_a, a, Qt::SolidLine);
  circle(Hue::orange, centre_b, b, Qt::DashLine);
  painter.setPen(palette().color(QPalette::WindowText));
  const auto write = [&](Qt::Alignment side, std::uint64_t count, const QString& name) {
    const QRect below(0, height() - caption, width(), caption);
    painter.drawText(below, side | Qt::AlignBottom, count_text(count) + u'\n' + name);
  };
  write(Qt::AlignLeft, counts_.left, tr("only left"));
  write(Qt::AlignHCenter, counts_.both, tr("both"));
  write(Qt::AlignRight, counts_.right, tr("only right"));
}

}  // namespace lookalike
