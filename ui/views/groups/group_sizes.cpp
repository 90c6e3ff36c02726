#include "ui/views/groups/group_sizes.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/models/text/number_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

QString size_text(const GroupSizeBin& bin) {
  return bin.from == bin.to ? count_text(bin.from) : count_text(bin.from) + u'\u2013' + count_text(bin.to);
}

}  // namespace

GroupSizes::GroupSizes(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void GroupSizes::set_bins(std::vector<GroupSizeBin> bins) {
  bins_ = std::move(bins);
  QStringList spoken;
  for (const GroupSizeBin& bin : bins_)
    spoken << tr("%1 of %2").arg(count_text(bin.groups, tr("group"), tr("groups")), size_text(bin));
  setAccessibleDescription(spoken.join(u"; "));
  update();
}

QSize GroupSizes::minimumSizeHint() const {
  return {20 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height()};
}

/// The rectangle of a bar with its numbers.
QRectF GroupSizes::slot_of(std::size_t bin) const {
  const double widest = 9.0 * fontMetrics().averageCharWidth();
  const double width = std::min(widest, static_cast<double>(this->width()) / static_cast<double>(bins_.size()));
  return {static_cast<double>(bin) * width, 0, width, static_cast<double>(height())};
}

/// Heights are logarithmic, because there are often a thousand times as many groups of two as large groups.
void GroupSizes::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const double line = fontMetrics().height();
  std::uint64_t most = 1;
  for (const GroupSizeBin& bin : bins_) most = std::max(most, bin.groups);
  for (std::size_t i = 0; i < bins_.size(); ++i) {
    const QRectF slot = slot_of(i);
    const double room = slot.height() - 3.5 * line;
    const double share = std::log1p(static_cast<double>(bins_[i].groups)) / std::log1p(static_cast<double>(most));
    const double gap = slot.width() / 6, foot = slot.height() - 2.2 * line;
    const QRectF bar(slot.left() + gap, foot - room * share, slot.width() - 2 * gap, room * share);
    painter.fillRect(bar, line_colour(Hue::sky, palette()));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRectF(slot.left(), bar.top() - 1.1 * line, slot.width(), line), Qt::AlignCenter,
                     count_text(bins_[i].groups));
    painter.setPen(faint_text(palette()));
    painter.drawText(QRectF(slot.left(), foot + 0.1 * line, slot.width(), line), Qt::AlignCenter, size_text(bins_[i]));
  }
  painter.drawText(QRectF(0, height() - line, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("Groups by their number of documents; heights are logarithms."));
}

void GroupSizes::mousePressEvent(QMouseEvent* event) {
  for (std::size_t i = 0; i < bins_.size(); ++i)
    if (slot_of(i).contains(event->position())) emit chosen(bins_[i].to);
}

}  // namespace lookalike
