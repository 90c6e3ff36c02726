#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace lookalike {

/// Accepts files dropped anywhere on a window, or on a part of it that uses them differently. Text fields would insert
/// them as text and charts would swallow them, so this filter catches them before the widget under the pointer.
class FileDrops final : public QObject {
  Q_OBJECT

 public:
  explicit FileDrops(QWidget* area);

  bool eventFilter(QObject* receiver, QEvent* event) override;

 signals:
  void dropped(const QStringList& paths);

 private:
  QWidget* area_;
  bool over_ = false;  // files are being dragged over the area
};

}  // namespace lookalike
