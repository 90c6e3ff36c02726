#include "ui/widgets/plots/pair_pictures.h"

#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/models/text/display_text.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

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

constexpr int kGap = 1;          // pixels between cells
constexpr int kCharacters = 30;  // the preferred width
constexpr int kLeastCell = 2;    // pixels

int count_of(const std::vector<bool>& agreeing) {
  return static_cast<int>(std::count(agreeing.begin(), agreeing.end(), true));
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

BandCells::BandCells(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
  follow_type(this, [this](const QFontMetrics&) { keep_height(); });
}

void BandCells::set_bands(std::vector<Band> bands, const QString& text) {
  bands_ = std::move(bands);
  setAccessibleDescription(text);
  keep_height();
  update();
}

QSize BandCells::sizeHint() const {
  return {kCharacters * fontMetrics().averageCharWidth(), height_for(width())};
}

/// Shrinks the cells until a band fits beside its number and its count.
BandCells::Layout BandCells::lay_out(int width) const {
  const QFontMetrics type = fontMetrics();
  const int rows = bands_.empty() ? 1 : static_cast<int>(std::max<std::size_t>(1, bands_[0].agreeing.size()));
  const QString digits = QString::number(bands_.size());
  Layout layout{};
  layout.label = type.horizontalAdvance(digits + u' ');
  layout.count = type.horizontalAdvance(QStringLiteral(" %1/%1   ").arg(rows));  // including a gap
  const int room = (width - layout.label - layout.count) / rows - kGap;
  layout.cell = std::clamp(room, kLeastCell, type.height() * 3 / 5);
  layout.band_width = layout.label + rows * (layout.cell + kGap) + layout.count;
  layout.row_height = type.height() + 2 * kGap;
  const int gap = type.horizontalAdvance(QStringLiteral("   "));  // none after the last one
  layout.columns = std::max(1, (width + gap) / std::max(1, layout.band_width));
  return layout;
}

int BandCells::height_for(int width) const {
  const Layout layout = lay_out(width);
  const int bands = static_cast<int>(bands_.size());
  return (bands + layout.columns - 1) / layout.columns * layout.row_height;
}

/// A scroll area uses only the minimum height.
void BandCells::keep_height() {
  setMinimumHeight(height_for(width()));
  updateGeometry();
}

void BandCells::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (event->size().width() != event->oldSize().width()) keep_height();
}

void BandCells::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Layout layout = lay_out(width());
  for (std::size_t band = 0; band < bands_.size(); ++band) paint_band(painter, layout, band);
}

void BandCells::paint_band(QPainter& painter, const Layout& layout, std::size_t band) const {
  const Band& shown = bands_[band];
  const int number = static_cast<int>(band);
  const int left = number % layout.columns * layout.band_width, top = number / layout.columns * layout.row_height;
  const QColor text = shown.shared ? palette().color(QPalette::WindowText) : faint_text(palette());
  const QColor equal = line_colour(Hue::blue, palette());
  painter.setPen(text);
  const QRect label(left, top, layout.label, layout.row_height);
  const int gap = fontMetrics().horizontalAdvance(u' ');
  painter.drawText(label.adjusted(0, 0, -gap, 0), Qt::AlignRight | Qt::AlignVCenter, QString::number(number + 1));
  const int cells = left + layout.label, height = std::min(layout.cell + 4, layout.row_height - 4);
  const int cell_top = top + (layout.row_height - height) / 2;
  const int rows = static_cast<int>(shown.agreeing.size()), step = layout.cell + kGap;
  for (int row = 0; row < rows; ++row) {
    const QRect cell(cells + row * step, cell_top, layout.cell, height);
    if (shown.agreeing[static_cast<std::size_t>(row)])
      painter.fillRect(cell, equal);
    else if (layout.cell > 3)
      painter.setPen(faint_text(palette())), painter.drawRect(cell.adjusted(0, 0, -1, -1));
  }
  if (shown.shared) {
    painter.setPen(QPen(line_colour(Hue::vermilion, palette()), 2));
    painter.drawRect(QRect(cells, cell_top, rows * step - kGap, height).adjusted(-2, -2, 1, 1));
  }
  painter.setPen(text);
  painter.drawText(QRect(cells + rows * step, top, layout.count, layout.row_height), Qt::AlignLeft | Qt::AlignVCenter,
                   QStringLiteral(" %1/%2").arg(count_of(shown.agreeing)).arg(rows));
}

}  // namespace lookalike
