#include "ui/main_window/file_drops.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include "ui/models/text/place_text.h"

namespace lookalike {
namespace {

QStringList local_files(const QMimeData* data) {
  QStringList paths;
  for (const QUrl& url : data->urls())
    if (url.isLocalFile())
      paths << path_name(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()).toStdString());
  return paths;
}

bool is_drag(QEvent::Type type) {
  return type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop;
}

}  // namespace

FileDrops::FileDrops(QWidget* area) : QObject(area), area_(area) {
  area->setAcceptDrops(true);
  qApp->installEventFilter(this);
}

bool FileDrops::eventFilter(QObject* receiver, QEvent* event) {
  const bool leaves = event->type() == QEvent::DragLeave && over_;
  if (!leaves && !is_drag(event->type())) return false;
  const auto* widget = qobject_cast<QWidget*>(receiver);
  if (!widget || (widget != area_ && !area_->isAncestorOf(widget))) return false;
  over_ = false;
  if (leaves) return true;  // a target that got no enter event needs no leave event
  auto* drag = static_cast<QDropEvent*>(event);
  const QStringList paths = local_files(drag->mimeData());
  if (paths.isEmpty()) return false;
  drag->setDropAction(Qt::CopyAction);  // even if a move is proposed: the other program would delete the files
  drag->accept();
  over_ = event->type() != QEvent::Drop;
  if (!over_) emit dropped(paths);
  return true;
}

}  // namespace lookalike
