#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace lookalike {

/// Takes files that are dropped anywhere on a window, or on a part of one that does something else with them. Text
/// fields and charts would take them for themselves, as text to insert or for nothing, so that they are caught on their
/// way to whatever lies under the pointer.
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
