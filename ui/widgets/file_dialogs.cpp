#include "ui/widgets/file_dialogs.h"

#include <QFileDialog>
#include <QFileInfo>

namespace lookalike {

QFileDialog* ask_for_file(QWidget* asker, const QString& title, const QString& filter,
                          std::function<void(const QString&)> chosen) {
  auto* dialog = new QFileDialog(asker->window(), title);
  dialog->setObjectName(QStringLiteral("open_dialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setFileMode(QFileDialog::ExistingFile);
  if (!filter.isEmpty()) dialog->setNameFilter(filter);
  QObject::connect(dialog, &QFileDialog::fileSelected, asker, std::move(chosen));
  dialog->open();
  return dialog;
}

QFileDialog* ask_where_to_save(QWidget* window, const QString& title, const QString& name, const QString& filter,
                               std::function<void(const QString&)> chosen) {
  auto* dialog = new QFileDialog(window, title);
  dialog->setObjectName(QStringLiteral("save_dialog"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setNameFilter(filter);
  dialog->setDefaultSuffix(QFileInfo(name).suffix());
  dialog->selectFile(name);
  QObject::connect(dialog, &QFileDialog::fileSelected, window, std::move(chosen));
  dialog->open();
  return dialog;
}

}  // namespace lookalike
