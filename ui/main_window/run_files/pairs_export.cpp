#include "ui/main_window/run_files/pairs_export.h"

#include <QFileDialog>

#include "core/exchange/tables.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

/// How many were written.
Result<std::uint64_t> write_chosen(const PairSources& sources, const PairChoice& choice, const std::string& file,
                                   const Progress& progress) {
  const auto pairs = all_chosen_pairs(sources, choice, progress);
  if (!pairs) return tl::unexpected(pairs.error());
  return write_pairs_csv(*pairs, choice.kind, file, progress).map([&] { return pairs->total; });
}

}  // namespace

PairsExport::PairsExport(Session& session, QWidget* window)
    : QObject(window), session_(session), window_(window), request_(worker_) {}

void PairsExport::ask() {
  QFileDialog* dialog = ask_where_to_save(window_, tr("Export %1").arg(choice_name(session_.pair_choice().kind)),
                                          QStringLiteral("pairs.csv"), tr("Tables (*.csv)"),
                                          [this](const QString& path) { write(path); });
  connect(dialog, &QFileDialog::rejected, this, &QObject::deleteLater);
}

void PairsExport::write(const QString& path) {
  const PairChoice choice = session_.pair_choice();
  request_.request(
      [sources = session_.pair_sources(), choice, file = path.toStdString(), stop = stop_](const std::stop_token& end) {
        const std::stop_callback ended(end, [stop]() mutable { stop.request_stop(); });
        return write_chosen(sources, choice, file, Progress(stop.get_token()));
      },
      [this, path, choice](const Result<std::uint64_t>& written) {
        say(written, path, choice);
        emit writing_changed();
        deleteLater();
      });
  emit writing_changed();
}

void PairsExport::cancel() {
  stop_.request_stop();
}

void PairsExport::say(const Result<std::uint64_t>& written, const QString& path, const PairChoice& choice) {
  if (written)
    emit done(tr("%1 written to %2.").arg(choice_count(choice, *written), path));
  else if (written.error().code == ErrorCode::cancelled)
    emit done(tr("Cancelled. %1 was not written.").arg(path));
  else
    emit failed(QString::fromStdString(to_string(written.error())));
}

}  // namespace lookalike
