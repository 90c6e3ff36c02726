#include "ui/views/sweep/sweep_saving.h"

#include <QFileInfo>
#include <QMessageBox>

#include "core/exchange/sweep_files.h"
#include "ui/models/text/fitting_text.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {

void SweepSaving::ask() {
  ask_where_to_save(asker_->window(), tr("Save the table as CSV, and as JSON beside it"), QStringLiteral("sweep.csv"),
                    tr("Tables (*.csv)"), [this](const QString& path) { ask_to_replace_json(path); });
}

/// The dialog asked about the CSV only.
void SweepSaving::ask_to_replace_json(const QString& path) {
  const QString json = QString::fromStdString(json_beside(path.toStdString()));
  if (!QFileInfo::exists(json)) return write(path);
  if (!may_save(asker_, json)) return;
  auto* question =
      new QMessageBox(QMessageBox::Warning, tr("Save the table"),
                      tr("The table is written as JSON too, and %1 already exists.\nDo you want to replace it?")
                          .arg(fitting_text(QFileInfo(json).fileName())),
                      QMessageBox::Yes | QMessageBox::No, asker_->window());
  question->setObjectName(QStringLiteral("sweep.replace"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setTextFormat(Qt::PlainText);
  question->setDefaultButton(QMessageBox::No);
  connect(question, &QMessageBox::finished, this, [this, path](int answer) {
    if (answer == QMessageBox::Yes) write(path);
  });
  question->open();
}

void SweepSaving::write(const QString& path) {
  const auto written = SweepFiles(path.toStdString(), table_).write();
  emit said(written ? tr("%1 written, and as JSON beside it.").arg(path)
                    : QString::fromStdString(to_string(written.error())));
}

}  // namespace lookalike
