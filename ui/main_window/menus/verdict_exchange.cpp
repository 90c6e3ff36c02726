#include "ui/main_window/menus/verdict_exchange.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QSettings>
#include <algorithm>
#include <utility>

#include "core/exchange/runs/run_file.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/menus/export_menu.h"
#include "ui/main_window/menus/input_dialogs.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/file_dialogs.h"

namespace lookalike {
namespace {

constexpr std::size_t kProblemsTold = 3;
const auto kJudgeKey = QStringLiteral("verdicts/judge");

QString problems_text(const VerdictTable& table) {
  QString text;
  for (std::size_t i = 0; i < std::min(kProblemsTold, table.problems.size()); ++i)
    text += u'\n' + QString::fromStdString(table.problems[i]);
  if (table.problems.size() > kProblemsTold)
    text += u'\n' +
            VerdictExchange::tr("\u2026 and %1 more such rows.").arg(count_text(table.problems.size() - kProblemsTold));
  return text;
}

QString written_text(const VerdictRows& written, const QString& path) {
  QString rows = count_text(written.rows, VerdictExchange::tr("verdict"), VerdictExchange::tr("verdicts"));
  if (written.judges > 1) rows += u' ' + VerdictExchange::tr("by %1 judges").arg(written.judges);
  const QString text = VerdictExchange::tr("%1 written to %2.").arg(rows, path);
  if (written.absent == 0) return text;
  return text + u' ' +
         VerdictExchange::tr("Left out: %1 with texts that are not among these documents.")
             .arg(count_text(written.absent, VerdictExchange::tr("pair"), VerdictExchange::tr("pairs")));
}

/// Agreement of judges, and the pairs in dispute, counted as the filter does: with copies.
QString comparison_text(const Verdicts& all, const Corpus& corpus, const TextDigests& digests) {
  QString text;
  for (const Agreement& agreement : agreements(all)) text += u' ' + QString::fromStdString(to_string(agreement)) + u'.';
  std::uint64_t disputed = 0;
  for (const LocatedPair& pair : locate(all, digests, corpus))
    if (all.pairs()[pair.number].disputed()) disputed += pair.pairs;
  if (disputed == 0) return text;
  const QString pairs = count_text(disputed, VerdictExchange::tr("pair"), VerdictExchange::tr("pairs"));
  return text + u' ' + VerdictExchange::tr("%1 in dispute: the filter verdict:disputed lists them.").arg(pairs);
}

}  // namespace

FileExport* make_verdicts_export(Session& session, CsvCells cells, QWidget* window) {
  const auto work = [&session, cells]() -> FileExport::Write {
    return [view = session.judging().view(), run = session.result(), cells](
               const std::string& path, const Progress& progress) -> Result<QString> {
      const auto known = view_of(view, run->corpus, progress);
      if (!known) return tl::unexpected(known.error());
      const auto written = write_verdicts_csv(*known->verdicts, *run->corpus, *known->digests, path, cells);
      if (!written) return tl::unexpected(written.error());
      return written_text(*written, QString::fromStdString(path));
    };
  };
  return new FileExport({VerdictExchange::tr("Export verdicts"),
                         export_name(session.paths(), QStringLiteral("verdicts"), QStringLiteral(".csv")),
                         VerdictExchange::tr("Tables (*.csv)")},
                        work, window);
}

VerdictExchange::VerdictExchange(Session& session, const ExportMenu& exports, QWidget* window)
    : QObject(window), session_(session), exports_(exports), window_(window) {
  if (const QString name = QSettings().value(kJudgeKey).toString(); !name.isEmpty())
    session_.judging().set_judge_name(name.toStdString());
  connect(&session_, &Session::result_changed, this, &VerdictExchange::show_what_can_be_done);
  connect(&session_.judging(), &Judging::changed, this, &VerdictExchange::show_what_can_be_done);
  connect(&session_.judging(), &Judging::changed, this, &VerdictExchange::look_for_undo);
}

void VerdictExchange::add_to(QMenu* menu) {
  export_ = add_action(menu, {"export_verdicts", tr("Export &verdicts\u2026")}, this,
                       [this] { emit export_wanted(make_verdicts_export(session_, exports_.cells(), window_)); });
  import_ = add_action(menu, {"import_verdicts", tr("Im&port verdicts\u2026")}, this, [this] {
    ask_for_file(window_, tr("Import verdicts"), tr("Verdicts (*.csv *.tsv *.txt *.lookalike);;All files (*)"),
                 [this](const QString& path) { import(path); });
  });
  add_action(menu, {"judge_name", tr("&Judge's name\u2026")}, this, &VerdictExchange::ask_for_name);
  show_what_can_be_done();
}

void VerdictExchange::ask_for_name() {
  auto* dialog = new QInputDialog(window_);
  dialog->setWindowTitle(tr("Judge's name"));
  dialog->setLabelText(
      tr("The name stored with your verdicts. Verdicts under another name on the same pair are kept alongside yours, "
         "so that Lookalike can compare two judges. Without a name, your login name is used."));
  dialog->setTextValue(QString::fromStdString(session_.judging().judge_name()));
  connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
    const QString name = text.trimmed();
    QSettings().setValue(kJudgeKey, name);
    session_.judging().set_judge_name(name.isEmpty() ? system_user() : name.toStdString());
  });
  open_input(dialog, QStringLiteral("judge"), tr("Judge's name"));
}

void VerdictExchange::show_what_can_be_done() {
  if (!export_) return;
  const bool has_result = session_.result() != nullptr;
  export_->setEnabled(has_result && !session_.judging().verdicts()->empty());
  import_->setEnabled(has_result);
}

void VerdictExchange::import(const QString& path) {
  const auto run = session_.result();
  if (!run) return;
  reading_.request(
      [file = path.toStdString(), view = session_.judging().view(), judge = session_.judging().judge_name(),
       run](const std::stop_token& stop) -> Result<Read> {
        const auto known = view_of(view, run->corpus, Progress(stop));
        if (!known) return tl::unexpected(known.error());
        auto table = read_verdicts(file, *run->corpus, *known->digests);
        if (!table) return tl::unexpected(table.error());
        const std::size_t pairs = table->pairs.size();
        auto step =
            VerdictHistory::step_of(view.verdicts, after_reading(*view.verdicts, std::move(table->pairs), judge));
        const QString comparison = comparison_text(*step.to, *run->corpus, *known->digests);
        return Read{run->corpus, std::move(*table), pairs, std::move(step), comparison};
      },
      [this, path](Result<Read> read) {
        if (!read) return emit failed(QString::fromStdString(to_string(read.error())));
        take(path, std::move(*read));
      });
}

/// Reads again if there was a verdict meanwhile.
void VerdictExchange::take(const QString& path, Read read) {
  auto& [corpus, table, pairs, step, comparison] = read;
  if (!session_.result() || session_.result()->corpus != corpus)
    return emit failed(tr("Other documents were opened before %1 was imported.").arg(QFileInfo(path).fileName()));
  const std::size_t left_out = step.left_out;
  auto before = step.changes.empty() ? nullptr : step.from;
  if (!session_.judging().take(std::move(step))) return import(path);
  before_import_ = std::move(before);
  imported_ = count_text(pairs - left_out, tr("verdict"), tr("verdicts"));
  QString text = tr("%1 imported from %2.").arg(imported_, QFileInfo(path).fileName());
  if (left_out > 0) text += u' ' + tr("Not imported, because no more can be stored: %1.").arg(count_text(left_out));
  if (table.left_out > 0) text += u' ' + tr("Rows skipped: %1.").arg(count_text(table.left_out));
  emit said(text + comparison + problems_text(table));
}

void VerdictExchange::look_for_undo() {
  const auto& now = session_.judging().verdicts();
  if (!before_import_ || (now != before_import_ && *now != *before_import_)) return;
  before_import_ = nullptr;
  emit said(tr("Import of %1 undone.").arg(imported_));
}

}  // namespace lookalike
