#include "ui/widgets/style/follow_type.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QWidget>
#include <utility>

namespace lookalike {
namespace {

class TypeFollower final : public QObject {
 public:
  TypeFollower(QWidget* widget, std::function<void(const QFontMetrics&)> set)
      : QObject(widget), widget_(widget), set_(std::move(set)) {
    widget->installEventFilter(this);
    set_(widget->fontMetrics());
  }

  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == widget_ && event->type() == QEvent::FontChange) set_(widget_->fontMetrics());
    return false;
  }

 private:
  QWidget* widget_;
  std::function<void(const QFontMetrics&)> set_;
};

}  // namespace

void follow_type(QWidget* widget, std::function<void(const QFontMetrics&)> set) {
  new TypeFollower(widget, std::move(set));
}

QVBoxLayout* page_column(QWidget* page) {
  auto* column = new QVBoxLayout(page);
  set_page_margins(page, column);
  follow_type(page, [column](const QFontMetrics& type) { column->setSpacing(type.height() / 2); });
  return column;
}

}  // namespace lookalike
