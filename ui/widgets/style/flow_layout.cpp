#include "ui/widgets/style/flow_layout.h"

#include <QHBoxLayout>
#include <algorithm>
#include <numeric>

namespace lookalike {
namespace {

bool grows(const QLayoutItem* item) {
  return item->expandingDirections() & Qt::Horizontal;
}

/// The minimum width of an item that can grow, otherwise its preferred width.
int width_of(const QLayoutItem* item) {
  return grows(item) ? item->minimumSize().width() : item->sizeHint().width();
}

}  // namespace

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
  setContentsMargins({});
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
  items_.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  if (index < 0 || index >= count()) return nullptr;
  QLayoutItem* item = items_[static_cast<std::size_t>(index)].release();
  items_.erase(items_.begin() + index);
  return item;
}

std::vector<FlowLayout::Line> FlowLayout::lines(int width) const {
  std::vector<Line> lines;
  int used = 0;
  for (const auto& item : items_) {
    if (item->isEmpty()) continue;
    const int with_item = used + spacing() + width_of(item.get());
    const bool fits = !lines.empty() && with_item <= width;
    if (!fits) lines.emplace_back();
    lines.back().push_back(item.get());
    used = fits ? with_item : width_of(item.get());
  }
  return lines;
}

int FlowLayout::height_of(const Line& line) {
  int height = 0;
  for (const QLayoutItem* item : line) height = std::max(height, item->sizeHint().height());
  return height;
}

int FlowLayout::heightForWidth(int width) const {
  const auto all = lines(width);
  const int gaps = spacing() * std::max(0, static_cast<int>(all.size()) - 1);
  return std::accumulate(all.begin(), all.end(), gaps,
                         [&](int sum, const Line& line) { return sum + height_of(line); });
}

QSize FlowLayout::sizeHint() const {
  int width = 0;
  for (const auto& item : items_)
    if (!item->isEmpty()) width += width_of(item.get()) + spacing();
  return {width, minimumSize().height()};
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const auto& item : items_)
    if (!item->isEmpty()) size = size.expandedTo({width_of(item.get()), item->sizeHint().height()});
  return size;
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  int top = rect.top();
  for (const Line& line : lines(rect.width())) {
    const int height = height_of(line);
    place(line, {rect.left(), top, rect.width(), height});
    top += height + spacing();
  }
}

void FlowLayout::place(const Line& line, const QRect& rect) const {
  const int gaps = spacing() * (static_cast<int>(line.size()) - 1);
  const int used = std::accumulate(line.begin(), line.end(), gaps,
                                   [](int sum, const QLayoutItem* item) { return sum + width_of(item); });
  const auto growing = static_cast<int>(std::ranges::count_if(line, grows));
  const int share = growing > 0 ? std::max(0, rect.width() - used) / growing : 0;
  int left = rect.left();
  for (QLayoutItem* item : line) {
    const int width = std::min(width_of(item) + (grows(item) ? share : 0), rect.width());
    item->setGeometry({left, rect.top(), width, rect.height()});
    left += width + spacing();
  }
}

QWidget* side_by_side(std::initializer_list<QWidget*> widgets) {
  auto* part = new QWidget;
  auto* row = new QHBoxLayout(part);
  row->setContentsMargins({});
  for (QWidget* widget : widgets) row->addWidget(widget);
  return part;
}

}  // namespace lookalike
