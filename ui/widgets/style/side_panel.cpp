#include "ui/widgets/style/side_panel.h"

#include <QEvent>
#include <QScrollBar>
#include <algorithm>

namespace lookalike {
namespace {

/// Without a layout, so that nothing queries its height for a width.
class Holder final : public QWidget {
 public:
  explicit Holder(QWidget* content) : content_(content) { content->setParent(this); }

  QSize sizeHint() const override { return content_->sizeHint(); }
  QSize minimumSizeHint() const override { return content_->minimumSizeHint(); }

 protected:
  bool event(QEvent* event) override {
    if (event->type() == QEvent::LayoutRequest) updateGeometry();
    return QWidget::event(event);
  }
  void resizeEvent(QResizeEvent*) override { content_->resize(size()); }

 private:
  QWidget* content_;
};

}  // namespace

SidePanel::SidePanel(QWidget* content, QWidget* parent, int characters) : QScrollArea(parent), characters_(characters) {
  if (characters > 0) parent->installEventFilter(this);
  setWidget(content);
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(characters > 0 ? QSizePolicy::Maximum : QSizePolicy::Fixed, QSizePolicy::Expanding);
}

/// Never shrinks: changing numbers must not move the neighbouring widgets.
QSize SidePanel::sizeHint() const {
  const int bar = verticalScrollBar()->sizeHint().width();
  widest_ = characters_ > 0
                ? std::min(characters_ * fontMetrics().averageCharWidth(), parentWidget()->width() / 2 - bar)
                : std::max(widest_, widget()->minimumSizeHint().width());
  return {widest_ + bar, widget()->sizeHint().height()};
}

void SidePanel::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  widest_ = 0;
  updateGeometry();
}

QSize SidePanel::minimumSizeHint() const {
  const int least = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
  const int width = sizeHint().width();
  return {characters_ > 0 ? std::min(least, width) : width, fontMetrics().height() * 4};
}

bool SidePanel::eventFilter(QObject* watched, QEvent* event) {
  const auto awaited = watched == widget() ? QEvent::LayoutRequest : QEvent::Resize;
  if (event->type() == awaited) updateGeometry();
  return QScrollArea::eventFilter(watched, event);
}

MinimumSizeScrollArea::MinimumSizeScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidget(new Holder(content));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
}

}  // namespace lookalike
