#include "ui/views/corpus/length_plot.h"

#include <QHelpEvent>
#include <algorithm>
#include <bit>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/widgets/plots/plot_axes.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr double kHeadroom = 1.06;

/// Counts of documents: whole numbers, grouped by three digits.
class CountTicker final : public QCPAxisTicker {
 protected:
  double getTickStep(const QCPRange& range) override { return std::max(1.0, QCPAxisTicker::getTickStep(range)); }
  int getSubTickCount(double) override { return 0; }
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return tick < 0 ? QString() : count_text(static_cast<std::uint64_t>(std::llround(tick)));
  }
};

}  // namespace

LengthPlot::LengthPlot(QWidget* parent)
    : QCustomPlot(parent),
      bars_(new QCPBars(xAxis, yAxis)),
      mark_(new QCPBars(xAxis, yAxis)),
      caption_(new QCPTextElement(this)),
      edges_(new QCPAxisTickerText) {
  setObjectName(QStringLiteral("corpus.lengths"));
  setAccessibleName(tr("Lengths of the documents in tokens"));
  setToolTip(general_tip());
  let_keys_zoom(this);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setNoAntialiasingOnDrag(false);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(18 * type.averageCharWidth(), 8 * type.height()); });
  const auto counts = QSharedPointer<CountTicker>::create();
  counts_ = counts.get();
  plotLayout()->insertRow(0);
  plotLayout()->addElement(0, 0, caption_);
  for (QCPBars* bars : {bars_, mark_}) {
    bars->setWidth(0.9);
    bars->setSelectable(QCP::stNone);
  }
  xAxis->setTicker(edges_);
  yAxis->setTicker(counts);
  yAxis->setLabel(tr("documents"));
  restyle();
  for (QCPAxis* axis : {xAxis, yAxis})
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this, axis] { keep_in_bounds(axis); });
  set_lengths(nullptr);
}

void LengthPlot::set_lengths(std::shared_ptr<const LengthHistogram> lengths) {
  lengths_ = std::move(lengths);
  bars_->data()->clear();
  tallest_ = 1;
  for (int i = 0; i < bins(); ++i) {
    const LengthBin& bin = lengths_->bins[static_cast<std::size_t>(i)];
    bars_->addData(i, static_cast<double>(bin.documents));
    tallest_ = std::max(tallest_, static_cast<double>(bin.documents));
  }
  const bool words = !lengths_ || lengths_->unit == ShingleUnit::word;
  xAxis->setLabel(words ? tr("length in words (log)") : tr("length in characters (log)"));
  reset_view();
  name_edges();
  draw_mark();
}

/// Labels as many edges as fit: every power of two, or every second, third, ... of them.
void LengthPlot::name_edges() {
  edges_->clear();
  const double bar = axisRect()->width() / xAxis->range().size();
  const double name = QFontMetrics(font()).horizontalAdvance(count_text(10'000) + u' ');
  const int step = std::max(1, static_cast<int>(std::ceil(name / std::max(2 * bar, 1.0))));
  for (int i = 0; i < bins(); ++i) {
    const std::uint64_t from = lengths_->bins[static_cast<std::size_t>(i)].from;
    if (from == 0) edges_->addTick(i, count_text(0));
    if (from == 1 && i > 0) continue;  // the label of 0 has its place
    if (std::has_single_bit(from) && std::countr_zero(from) % step == 0) edges_->addTick(i - 0.5, count_text(from));
  }
}

QString LengthPlot::summary() const {
  if (!lengths_ || lengths_->bins.empty()) return tr("Lengths are known after the first run.");
  const QString sizes =
      tr("median %1; 9 of 10 up to %2\nlongest %3")
          .arg(count_text(lengths_->median), count_text(lengths_->most_are_up_to), count_text(lengths_->longest));
  return marked_ ? sizes + tr("; hatched: selected") : sizes;
}

void LengthPlot::mark(std::optional<std::uint64_t> tokens) {
  marked_ = tokens;
  draw_mark();
}

void LengthPlot::draw_mark() {
  mark_->data()->clear();
  caption_->setText(summary());
  setAccessibleDescription(caption_->text());
  const int bin = lengths_ && marked_ ? bin_of(*lengths_, *marked_) : -1;
  if (bin >= 0) mark_->addData(bin, static_cast<double>(lengths_->bins[static_cast<std::size_t>(bin)].documents));
  replot(QCustomPlot::rpQueuedReplot);
}

QByteArray LengthPlot::csv() const {
  return lengths_ ? to_csv(*lengths_) : QByteArray();
}

void LengthPlot::reset_view() {
  xAxis->setRange(-0.7, std::max(1, bins()) - 0.3);
  yAxis->setRange(0, tallest_ * kHeadroom);
  replot(QCustomPlot::rpQueuedReplot);
}

void LengthPlot::keep_in_bounds(QCPAxis* axis) {
  axis->setRange(axis == xAxis ? axis->range().bounded(-0.7, std::max(1, bins()) - 0.3)
                               : axis->range().bounded(0, tallest_ * kHeadroom));
  name_edges();
}

void LengthPlot::restyle() {
  setBackground(palette().color(QPalette::Base));
  caption_->setFont(font());
  caption_->setTextColor(faint_text(palette()));
  bars_->setPen(line_colour(Hue::blue, palette()));
  bars_->setBrush(fill_colour(Hue::blue, palette()));
  mark_->setPen(line_colour(Hue::orange, palette()));
  mark_->setBrush(QBrush(line_colour(Hue::orange, palette()), Qt::BDiagPattern));
  for (QCPAxis* axis : {xAxis, yAxis}) style_axis(*axis, *this);
  xAxis->grid()->setVisible(false);
}

QString LengthPlot::bin_text(int bin) const {
  const LengthBin& found = lengths_->bins[static_cast<std::size_t>(bin)];
  const QString documents = count_text(found.documents, tr("document"), tr("documents"));
  if (found.from == found.to) return tr("%1: %2").arg(count_text(found.from, tr("token"), tr("tokens")), documents);
  return tr("%1 to %2 tokens: %3").arg(count_text(found.from), count_text(found.to), documents);
}

/// Shows the bar below the pointer in the tooltip.
void LengthPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  const QPoint here = event->position().toPoint();
  const int bin = static_cast<int>(std::lround(xAxis->pixelToCoord(here.x())));
  const bool inside = axisRect()->rect().contains(here) && bin >= 0 && bin < bins();
  setToolTip(inside ? bin_text(bin) : general_tip());
}

void LengthPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  setToolTip(general_tip());
}

QString LengthPlot::general_tip() {
  return tr("The number of documents by length; plus and minus zoom, Ctrl with an arrow moves, Home shows all.");
}

void LengthPlot::mouseDoubleClickEvent(QMouseEvent* event) {
  QCustomPlot::mouseDoubleClickEvent(event);
  reset_view();
}

void LengthPlot::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  restyle();
  name_edges();
  replot(QCustomPlot::rpQueuedReplot);
}

void LengthPlot::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  counts_->setTickCount(std::clamp(axisRect()->height() / (2 * fontMetrics().height()), 1, 5));
  name_edges();
  replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace lookalike
