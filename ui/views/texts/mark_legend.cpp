#include "ui/views/texts/mark_legend.h"

#include <QPainter>

#include "ui/views/texts/mark_style.h"

namespace lookalike {
namespace {

Qt::PenStyle pen_style(QTextCharFormat::UnderlineStyle underline) {
  switch (underline) {
    case QTextCharFormat::DashUnderline:
      return Qt::DashLine;
    case QTextCharFormat::DotLine:
      return Qt::DotLine;
    case QTextCharFormat::SingleUnderline:
      return Qt::SolidLine;
    default:
      return Qt::NoPen;
  }
}

}  // namespace

MarkLegend::MarkLegend(QWidget* parent) : QWidget(parent) {
  setObjectName("difference_legend");
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  set_way(way_);
}

void MarkLegend::set_way(ReadingWay way) {
  way_ = way;
  QStringList words;
  for (const Sample& sample : samples()) words << sample.text;
  setAccessibleName(tr("Legend: %1").arg(words.join(QStringLiteral(", "))));
  setToolTip(
      way == ReadingWay::recipe
          ? tr("Words in shingles that both texts have are shaded; pale words and marks are those that the recipe "
               "ignores.")
          : tr("Words only left, only right, changed or moved; pale are those that the recipe ignores."));
  updateGeometry();
  update();
}

std::vector<MarkLegend::Sample> MarkLegend::samples() const {
  const auto mark = [this](Side side, StretchKind kind) { return mark_format(side, {{0, 1}, kind}, palette()); };
  std::vector<Sample> all;
  if (way_ == ReadingWay::recipe) all.push_back({tr("shared shingles"), shared_format(false, palette())});
  for (const StretchKind kind : {StretchKind::only_left, StretchKind::only_right, StretchKind::changed}) {
    const Side side = kind == StretchKind::only_right ? Side::right : Side::left;
    all.push_back({mark_name(kind), mark(side, kind)});
  }
  all.push_back({QStringLiteral("\u2193 ") + mark_name(StretchKind::moved), mark(Side::left, StretchKind::moved)});
  QTextCharFormat pale;
  pale.setForeground(faint_text(palette()));
  all.push_back({tr("ignored by the recipe"), pale});
  return all;
}

/// One behind the other, in as many lines as they need.
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
    if (sample.format.hasProperty(QTextFormat::BackgroundBrush)) painter.fillRect(box, sample.format.background());
    const bool pale = sample.format.hasProperty(QTextFormat::ForegroundBrush);
    painter.setPen(pale ? sample.format.foreground().color() : palette().color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignCenter, sample.text);
    painter.setPen(QPen(sample.format.underlineColor(), 1.5, pen_style(sample.format.underlineStyle())));
    painter.drawLine(box.left() + 2, box.bottom(), box.right() - 2, box.bottom());
  }
}

}  // namespace lookalike
