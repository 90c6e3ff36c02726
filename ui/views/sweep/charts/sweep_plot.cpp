#include "ui/views/sweep/charts/sweep_plot.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// Breaks after the last word that fits, and elides the second line.
QString on_two_lines(const QString& text, const QFontMetrics& type, int room) {
  qsizetype end = text.size();
  while (end > 0 && type.horizontalAdvance(text, static_cast<int>(end)) > room) end = text.lastIndexOf(u' ', end - 1);
  if (end <= 0 || end == text.size()) return type.elidedText(text, Qt::ElideRight, room);
  return text.left(end) + u'\n' + type.elidedText(text.mid(end + 1), Qt::ElideRight, room);
}

}  // namespace

SweepPlot::SweepPlot(const char* name, const QString& spoken, const QString& tip, QWidget* parent)
    : QCustomPlot(parent) {
  // As rich text, which reaches `event`.
  named(name, this, spoken,
        tooltip_text(tr("%1 A click selects a setting; a double click or Enter uses it.").arg(tip)));
  setMouseTracking(true);
  // Ticks are made before the layout, for its previous size.
  connect(this, &QCustomPlot::afterLayout, this, [this] { plotLayout()->update(QCPLayoutElement::upPreparation); });
}

void SweepPlot::look_at(std::optional<std::size_t> row) {
  row_ = row;
  show_chosen();
}

void SweepPlot::set_current(const Recipe& recipe) {
  if (current_ == recipe) return;
  current_ = recipe;
  show_chosen();
}

std::optional<SweepPlot::Mark> SweepPlot::mark_at(const QPointF& place) const {
  std::optional<Mark> nearest;
  double least = kReach;
  for (const Mark& mark : marks()) {
    const QPointF away = mark.place - place;
    const double far = std::max(0.0, std::hypot(away.x(), away.y()) - mark.radius);
    if (far >= least) continue;
    nearest = mark;
    least = far;
  }
  return nearest;
}

void SweepPlot::hover(const std::optional<Mark>& mark) {
  say(mark ? mark->row : row_);
}

void SweepPlot::make_zoomable() {
  setToolTip(toolTip() +
             tooltip_text(tr("The arrow keys go from one to the next. The wheel, plus and minus zoom; dragging or Ctrl "
                             "with an arrow moves; Home or a double click on empty space shows all.")));
  let_keys_zoom(this, Qt::Horizontal | Qt::Vertical);
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  follow_type(this,
              [this](const QFontMetrics& type) { setMinimumSize(30 * type.averageCharWidth(), 7 * type.height()); });
  words_ = new QCPTextElement(this, QString());
  words_->setTextFlags(Qt::AlignCenter);
  plotLayout()->insertRow(0);
  plotLayout()->addElement(0, 0, words_);
}

/// Always on two lines, so that a longer text moves nothing.
void SweepPlot::say(std::optional<std::size_t> row) {
  if (!words_) return;
  const QString text = words(row && *row < table_.rows.size() ? row : std::nullopt);
  const QString shown = on_two_lines(text, fontMetrics(), width() - 2 * fontMetrics().averageCharWidth());
  const QSize least(1, 2 * fontMetrics().lineSpacing());
  if (shown == words_->text() && text == accessibleDescription() && least == words_->minimumSize()) return;
  words_->setMinimumSize(least);
  words_->setMaximumSize(QWIDGETSIZE_MAX, least.height());
  words_->setText(shown);
  setAccessibleDescription(text);
  replot(QCustomPlot::rpQueuedReplot);
}

const SweepSetting* SweepPlot::setting_of(const std::optional<std::vector<std::string>>& values) const {
  const auto found = std::ranges::find_if(
      settings_, [&](const SweepSetting& setting) { return table_.rows[setting.row].values == values; });
  return found == settings_.end() ? nullptr : &*found;
}

std::optional<std::vector<std::string>> SweepPlot::values_at(std::optional<std::size_t> row) const {
  if (row && *row < table_.rows.size()) return table_.rows[*row].values;
  return {};
}

std::optional<std::vector<std::string>> SweepPlot::current_values() const {
  return current_ ? own_values(*current_, table_) : std::nullopt;
}

/// The nearest row in that direction from the selected one, or from the recipe's own; else the first.
std::optional<std::size_t> SweepPlot::row_after(const QPointF& step) const {
  constexpr double kAside = 4, kBehind = 1e300;
  const std::vector<Mark> all = marks();
  const auto start = values_at(row_) ? values_at(row_) : current_values();
  const auto from = std::ranges::find_if(all, [&](const Mark& mark) { return table_.rows[mark.row].values == start; });
  if (from == all.end()) return all.empty() ? std::nullopt : std::optional(all.front().row);
  const auto far = [&](const Mark& mark) {
    const QPointF away = mark.place - from->place;
    const double along = QPointF::dotProduct(away, step);
    const double aside = std::abs(away.x() * step.y() - away.y() * step.x());
    return along > 0 ? along + kAside * aside : kBehind;
  };
  const auto next = std::ranges::min_element(all, {}, far);
  return far(*next) < kBehind ? std::optional(next->row) : std::nullopt;
}

void SweepPlot::restyle() {
  setBackground(palette().color(QPalette::Base));
  for (QCPAxisRect* rect : axisRects())
    for (QCPAxis* axis : rect->axes()) style_axis(*axis, *this);
  if (!words_) return;
  words_->setFont(font());
  words_->setTextColor(palette().color(QPalette::Text));
  say(row_);
}

void SweepPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  const auto mark = mark_at(event->position());
  setCursor(mark ? Qt::PointingHandCursor : Qt::ArrowCursor);
  hover(mark);
}

void SweepPlot::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->position().toPoint();
  is_double_ = false;
  QCustomPlot::mousePressEvent(event);
}

void SweepPlot::mouseReleaseEvent(QMouseEvent* event) {
  QCustomPlot::mouseReleaseEvent(event);
  const bool moved = (event->position().toPoint() - pressed_).manhattanLength() >= QApplication::startDragDistance();
  const auto mark = mark_at(event->position());
  if (!moved && !is_double_ && mark && event->button() == Qt::LeftButton) emit selected(mark->row);
}

void SweepPlot::mouseDoubleClickEvent(QMouseEvent* event) {
  QCustomPlot::mouseDoubleClickEvent(event);
  is_double_ = true;
  const auto mark = mark_at(event->position());
  mark ? emit chosen(mark->row) : reset_view();
}

void SweepPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  hover({});
}

void SweepPlot::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const QPointF step((key == Qt::Key_Right) - (key == Qt::Key_Left), (key == Qt::Key_Down) - (key == Qt::Key_Up));
  if ((key == Qt::Key_Return || key == Qt::Key_Enter) && values_at(row_)) return emit chosen(*row_);
  if (step.isNull() || table_.rows.empty()) return QCustomPlot::keyPressEvent(event);
  if (const auto next = row_after(step)) emit selected(*next);
}

void SweepPlot::changeEvent(QEvent* event) {
  QCustomPlot::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) restyle();
}

void SweepPlot::resizeEvent(QResizeEvent* event) {
  QCustomPlot::resizeEvent(event);
  say(row_);
}

/// Shows a tooltip only outside the axes, because it would cover the data; over an elided description, its full text.
bool SweepPlot::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  if (axisRectAt(help->pos())) return true;
  if (!words_ || !words_->outerRect().contains(help->pos()) || !words_->text().contains(QChar(0x2026)))
    return QCustomPlot::event(event);
  QToolTip::showText(help->globalPos(), tooltip_text(accessibleDescription()), this);
  return true;
}

}  // namespace lookalike
