#include "ui/main_window/pairs_export.h"

#include <QFileDialog>

#include "core/exchange/tables.h"
#include "ui/models/number_text.h"
#include "ui/session/session.h"

namespace lookalike {

PairsExport::PairsExport(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), lane_(session.worker()) {}

void PairsExport::ask() {
  auto* dialog = new QFileDialog(window_, tr("Export pairs"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("csv"));
  dialog->setNameFilter(tr("Tables (*.csv)"));
  connect(dialog, &QFileDialog::fileSelected, this, &PairsExport::write);
  connect(dialog, &QFileDialog::rejected, this, &QObject::deleteLater);
  dialog->open();
}

void PairsExport::write(const QString& path) {
  lane_.request([run = session_.result(), file = path.toStdString()](
                    const std::stop_token& stop) { return write_pairs_csv(*run, file, Progress(stop)); },
                [this, path, count = session_.result()->report.counts.similar](const Result<void>& written) {
                  if (written) {
                    emit done(tr("%1 written to %2.").arg(count_text(count, tr("pair"), tr("pairs")), path));
                  } else {
                    emit failed(QString::fromStdString(to_string(written.error())));
                  }
                  deleteLater();
                });
}

}  // namespace lookalike
