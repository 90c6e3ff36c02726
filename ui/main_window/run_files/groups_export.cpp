#include "ui/main_window/run_files/groups_export.h"

#include "core/exchange/group_files.h"
#include "ui/main_window/run_files/export_name.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

Result<void> write_file(const GroupRows& rows, GroupFile file, CsvCells cells, const std::vector<std::string>& paths,
                        const std::string& path, const Progress& progress) {
  const Corpus& corpus = *rows.run->corpus;
  switch (file) {
    case GroupFile::groups:
      return write_groups_csv(corpus, rows.groups, rows.members, path, progress, cells);
    case GroupFile::keep:
      return write_keep_csv(corpus, rows.members, path, progress, cells);
    case GroupFile::drop:
      return write_drop_csv(corpus, rows.members, path, progress, cells);
    default:
      return write_clean_corpus(corpus, paths, rows.members, path, progress);
  }
}

QString documents_text(std::uint64_t count) {
  return count_text(count, GroupsExport::tr("document"), GroupsExport::tr("documents"));
}

/// Tells how much was written, and for a clean corpus which records of the source are not in it.
QString written_text(const GroupRows& rows, GroupFile file, const QString& path) {
  const std::uint64_t all = rows.run->corpus->size();
  if (file == GroupFile::groups)
    return GroupsExport::tr("%1 of %2 written to %3.")
        .arg(documents_text(rows.members.size()),
             count_text(rows.groups.size(), GroupsExport::tr("group"), GroupsExport::tr("groups")), path);
  const std::uint64_t count = file == GroupFile::drop ? rows.go : all - rows.go;
  QString text = GroupsExport::tr("%1 written to %2").arg(documents_text(count), path);
  if (file != GroupFile::clean) return text + u'.';
  const LoadReport& source = rows.run->corpus->report();
  text += GroupsExport::tr("; %1 dropped").arg(count_text(rows.go));
  if (source.skipped > 0)
    text += GroupsExport::tr(", %1 left out that could not be read").arg(count_text(source.skipped));
  if (source.without_text > 0)
    text += GroupsExport::tr(", %1 left out that have no text").arg(count_text(source.without_text));
  return text + u'.';
}

}  // namespace

FileExport::Offer GroupsExport::offer() const {
  const QString tables = tr("Tables (*.csv)"), clean = tr("Export the corpus without duplicates");
  const auto name = [this](const QString& what, const QString& ending) {
    return export_name(session_.paths(), what, ending);
  };
  switch (file_) {
    case GroupFile::groups:
      return {tr("Export groups"), name(tr("groups"), QStringLiteral(".csv")), tables};
    case GroupFile::keep:
      return {tr("Export the documents that stay"), name(tr("keep"), QStringLiteral(".csv")), tables};
    case GroupFile::drop:
      return {tr("Export the documents that go"), name(tr("drop"), QStringLiteral(".csv")), tables};
    default:
      return session_.result()->corpus->report().format == CorpusFormat::table
                 ? Offer{clean, name(tr("clean"), QStringLiteral(".csv")), tr("Tables (*.csv *.csv.gz *.csv.zst)")}
                 : Offer{clean, name(tr("clean"), QStringLiteral(".jsonl")),
                         tr("JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")};
  }
}

FileExport::Write GroupsExport::work() const {
  return [run = session_.result(), known = known_, choice = choice_, file = file_, cells = cells_,
          paths = session_.paths()](const std::string& path, const Progress& progress) -> Result<QString> {
    const bool holds = known && known->run == run && known->choice == choice;
    const auto rows = holds ? Result<std::shared_ptr<const GroupRows>>(known)
                            : list_groups(run, choice, known.get(), progress.part(0, 0.5, "group"));
    if (!rows) return tl::unexpected(rows.error());
    const auto written = write_file(**rows, file, cells, paths, path, progress.part(0.5, 1, "write"));
    if (!written) return tl::unexpected(written.error());
    return written_text(**rows, file, QString::fromStdString(path));
  };
}

}  // namespace lookalike
