#include "ui/main_window/run_files/groups_export.h"

#include "core/exchange/group_files.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

// Texts go to another program's table: cells that look like formulas are made safe.
Result<void> write_file(const GroupRows& rows, GroupFile file, const std::vector<std::string>& paths,
                        const std::string& path, const Progress& progress) {
  constexpr CsvCells kSafe = CsvCells::safe_in_spreadsheets;
  const Corpus& corpus = *rows.run->corpus;
  switch (file) {
    case GroupFile::groups:
      return write_groups_csv(corpus, rows.groups, rows.members, path, progress, kSafe);
    case GroupFile::keep:
      return write_keep_csv(corpus, rows.members, path, progress, kSafe);
    case GroupFile::drop:
      return write_drop_csv(corpus, rows.members, path, progress, kSafe);
    default:
      return write_clean_corpus(corpus, paths, rows.members, path, progress);
  }
}

}  // namespace

FileExport::Offer GroupsExport::offer() const {
  const QString tables = tr("Tables (*.csv)"), clean = tr("Export the corpus without duplicates");
  switch (file_) {
    case GroupFile::groups:
      return {tr("Export groups"), QStringLiteral("groups.csv"), tables};
    case GroupFile::keep:
      return {tr("Export the documents that stay"), QStringLiteral("keep.csv"), tables};
    case GroupFile::drop:
      return {tr("Export the documents that go"), QStringLiteral("drop.csv"), tables};
    default:
      return rows_->run->corpus->report().format == CorpusFormat::reviews
                 ? Offer{clean, QStringLiteral("clean.csv"), tr("Tables (*.csv *.csv.gz *.csv.zst)")}
                 : Offer{clean, QStringLiteral("clean.jsonl"), tr("JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")};
  }
}

FileExport::Write GroupsExport::work() const {
  return [rows = rows_, file = file_, paths = session_.paths()](const std::string& path,
                                                                const Progress& progress) -> Result<QString> {
    const auto written = write_file(*rows, file, paths, path, progress);
    if (!written) return tl::unexpected(written.error());
    return tr("%1 written.").arg(QString::fromStdString(path));
  };
}

}  // namespace lookalike
