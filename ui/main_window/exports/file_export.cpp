#include "ui/main_window/exports/file_export.h"

#include <QFileDialog>

#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {

FileExport::FileExport(Offer offer, std::function<Write()> work, QWidget* window)
    : QObject(window), offer_(std::move(offer)), work_(std::move(work)), window_(window), request_(worker_) {}

void FileExport::ask() {
  QFileDialog* dialog = ask_where_to_save(window_, offer_.title, offer_.name, offer_.filter,
                                          [this](const QString& path) { write(path); });
  connect(dialog, &QFileDialog::rejected, this, &QObject::deleteLater);
}

void FileExport::write(const QString& path) {
  request_.request(
      [write = work_(), file = path.toStdString(), stop = stop_](const std::stop_token& end) {
        const std::stop_callback ended(end, [stop]() mutable { stop.request_stop(); });
        return write(file, Progress(stop.get_token()));
      },
      [this, path](const Result<QString>& written) {
        say(written, path);
        emit writing_changed();
        deleteLater();
      });
  emit writing_changed();
}

void FileExport::cancel() {
  stop_.request_stop();
}

void FileExport::say(const Result<QString>& written, const QString& path) {
  if (written)
    emit done(*written);
  else if (written.error().code == ErrorCode::cancelled)
    emit done(tr("Cancelled. %1 was not written.").arg(path));
  else
    emit failed(QString::fromStdString(to_string(written.error())));
}

}  // namespace lookalike
