#include "ui/widgets/style/minimum_size_scroll_area.h"

#include <QEvent>

namespace lookalike {
namespace {

/// Without a layout, so that nobody asks it for a height that follows from its width.
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

MinimumSizeScrollArea::MinimumSizeScrollArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
  setWidget(new Holder(content));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
}

}  // namespace lookalike
