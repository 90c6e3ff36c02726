#pragma once

#include <QObject>

class QWidget;

namespace lookalike {

/// Tooltips of widgets are sentences: they are shown in lines of readable length instead of one across the screen.
class WrappedTooltips final : public QObject {
  Q_OBJECT

 public:
  explicit WrappedTooltips(QWidget* window);

  bool eventFilter(QObject* receiver, QEvent* event) override;
};

}  // namespace lookalike
