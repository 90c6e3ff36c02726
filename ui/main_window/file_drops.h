#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace lookalike {

/// Takes files that are dropped anywhere on a window. Text fields and charts would take them for themselves, as text to
/// insert or for nothing, so that they are caught on their way to whatever lies under the pointer.
class FileDrops final : public QObject {
  Q_OBJECT

 public:
  explicit FileDrops(QWidget* window);

  bool eventFilter(QObject* receiver, QEvent* event) override;

 signals:
  void dropped(const QStringList& paths);

 private:
  QWidget* window_;
  bool over_ = false;  // files are being dragged over the window
};

}  // namespace lookalike
