#include "ui/widgets/controls/saving.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QSaveFile>

#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

void save(QWidget* asker, const QString& title, const QString& path, const QByteArray& content) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.commit()) return;
  const QString text = QCoreApplication::translate("Saving", "%1 could not be written: %2.");
  QMessageBox::warning(asker, title, text.arg(path, file.errorString()));
}

}  // namespace

void ask_and_save(QWidget* asker, const QString& title, const QString& name, const QByteArray& content) {
  ask_where_to_save(asker->window(), title, name, "*." + QFileInfo(name).suffix(),
                    [asker = QPointer<QWidget>(asker->window()), title, content](const QString& path) {
                      save(asker, title, path, content);
                    });
}

}  // namespace lookalike
