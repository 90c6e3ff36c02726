#include "ui/widgets/style/follow_type.h"

#include <QEvent>
#include <QVBoxLayout>
#include <QWidget>
#include <utility>

namespace lookalike {
namespace {

class EventWatch final : public QObject {
 public:
  EventWatch(QObject* watched, std::function<bool(QEvent*)> filter) : QObject(watched), filter_(std::move(filter)) {
    watched->installEventFilter(this);
  }

  bool eventFilter(QObject*, QEvent* event) override { return filter_(event); }

 private:
  std::function<bool(QEvent*)> filter_;
};

}  // namespace

void watch_events(QObject* object, std::function<bool(QEvent*)> filter) {
  new EventWatch(object, std::move(filter));
}

void follow_type(QWidget* widget, std::function<void(const QFontMetrics&)> set) {
  set(widget->fontMetrics());
  watch_events(widget, [widget, set = std::move(set)](const QEvent* event) {
    if (event->type() == QEvent::FontChange) set(widget->fontMetrics());
    return false;
  });
}

QVBoxLayout* page_column(QWidget* page) {
  auto* column = new QVBoxLayout(page);
  set_page_margins(page, column);
  follow_type(page, [column](const QFontMetrics& type) { column->setSpacing(type.height() / 2); });
  return column;
}

}  // namespace lookalike
