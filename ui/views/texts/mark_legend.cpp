#include "ui/views/texts/mark_legend.h"

#include <QPainter>

#include "ui/views/texts/mark_style.h"

namespace lookalike {
MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
  setObjectName("difference_legend");
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  refresh();
}

void MarkLegend::set_way(ReadingWay way) {
  way_ = way;
  refresh();
}

void MarkLegend::list_searched(bool listed) {
  searched_ = listed;
  refresh();
}

void MarkLegend::refresh() {
  QStringList words;
  for (const Sample& sample : samples()) words << sample.text;
  setAccessibleName(tr("Legend: %1").arg(words.join(QStringLiteral(", "))));
  setToolTip(way_ == ReadingWay::recipe
                 ? tr("Words in shared shingles are shaded, neighbouring runs in two shades. Differences "
                      "are underlined, long ones have a bar at the margin. The recipe ignores pale words "
                      "and marks.")
                 : tr("Words only on the left or right, changed or moved. The recipe ignores pale words and marks; "
                      "a pale underline marks a difference that it does not see."));
  updateGeometry();
  update();
}

std::vector<MarkLegend::Sample> MarkLegend::samples() const {
  std::vector<Sample> all = difference_samples();
  const auto add = [&all](const QString& text, const QTextCharFormat& format) {
    all.push_back({text, format, format});
  };
  QTextCharFormat pale;
  pale.setForeground(faint_text(palette()));
  add(tr("ignored by the recipe"), pale);
  if (way_ == ReadingWay::differences)
    add(tr("difference it ignores"), mark_format(Side::left, {{0, 1}, StretchKind::changed, true}, palette()));
  else
    all.insert(all.begin(), {tr("shared shingles"), shared_format(false, palette()), shared_format(true, palette())});
  if (searched_) add(tr("searched for"), hit_format(palette()));
  return all;
}

std::vector<MarkLegend::Sample> MarkLegend::difference_samples() const {
  const auto look = [this](Side side, StretchKind kind) {
    QTextCharFormat format = mark_format(side, {{0, 1}, kind}, palette());
    if (way_ == ReadingWay::recipe) format.clearBackground();
    return format;
  };
  const auto sample = [look](Side left, Side right, StretchKind kind, const QString& before = {}) {
    return Sample{before + mark_name(kind), look(left, kind), look(right, kind)};
  };
  return {sample(Side::left, Side::left, StretchKind::only_left),
          sample(Side::right, Side::right, StretchKind::only_right),
          sample(Side::left, Side::right, StretchKind::changed),
          sample(Side::left, Side::right, StretchKind::moved, QStringLiteral("\u2193 "))};
}

/// Entries in sequence, in as many lines as they need.
std::vector<QRect> MarkLegend::boxes(int width) const {
  std::vector<QRect> all;
  const int line = fontMetrics().height() + 4;
  int x = 0, y = 0;
  for (const Sample& sample : samples()) {
    const QSize size(fontMetrics().horizontalAdvance(sample.text) + 6, fontMetrics().height());
    if (x > 0 && x + size.width() > width) x = 0, y += line;
    all.emplace_back(QPoint(x, y), size);
    x += size.width() + gap();
  }
  return all;
}

int MarkLegend::heightForWidth(int width) const {
  return boxes(width).back().bottom() + 3;
}

QSize MarkLegend::sizeHint() const {
  return {boxes(QWIDGETSIZE_MAX).back().right() + 1, fontMetrics().height() + 2};
}

QSize MarkLegend::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void MarkLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const std::vector<QRect> places = boxes(width());
  const std::vector<Sample> all = samples();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Sample& sample = all[i];
    const QRect& box = places[i];
    const int middle = box.width() / 2;
    draw_half(painter, box.adjusted(0, 0, middle - box.width(), 0), sample.left);
    draw_half(painter, box.adjusted(middle, 0, 0, 0), sample.right);
    const bool pale = sample.left.hasProperty(QTextFormat::ForegroundBrush);
    painter.setPen(pale ? sample.left.foreground().color() : palette().color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignCenter, sample.text);
  }
}

/// Underline styles are numbered as pen styles, on which Qt relies as well.
void MarkLegend::draw_half(QPainter& painter, const QRect& half, const QTextCharFormat& format) const {
  if (format.hasProperty(QTextFormat::BackgroundBrush)) painter.fillRect(half, format.background());
  painter.setPen(QPen(format.underlineColor(), 1.5, static_cast<Qt::PenStyle>(format.underlineStyle())));
  painter.drawLine(half.left() + 1, half.bottom(), half.right() - 1, half.bottom());
}

}  // namespace lookalike
