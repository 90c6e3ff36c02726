#include "ui/main_window/exports/exports.h"

#include <QFileDialog>
#include <QGuiApplication>
#include <tuple>

#include "core/exchange/handoff/handoff.h"
#include "core/exchange/pairs/group_files.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/path_text.h"
#include "core/exchange/report/report_html.h"
#include "core/exchange/result_tables.h"
#include "ui/main_window/exports/report_pdf.h"
#include "ui/models/evidence/evidence_slide.h"
#include "ui/models/tables/pair_rows.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/widgets/controls/file_dialogs.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return FileExport::tr(text);
}

QString written_text(const QString& what, const std::string& path) {
  return tr("%1 written to %2.").arg(what, QString::fromStdString(path));
}

QString documents_text(std::uint64_t count) {
  return count_text(count, tr("document"), tr("documents"));
}

/// The number of identical pairs that a list with this filter hides.
std::uint64_t count_hidden(const PairSources& sources, const PairChoice& choice, const PairFilter& filter,
                           const VerdictView& verdicts, const Progress& progress) {
  std::uint64_t count = 0;
  if (filter.passes_all()) {
    const auto chosen = choose_pairs(sources, choice, 1, progress, IdenticalPairs::without);
    return chosen ? chosen->identical : count;
  }
  const auto pairs = listed_pairs(sources, choice, PairListing{filter}, PairRows::kLimit, progress, verdicts);
  const auto add = [&](const SimilarPair& pair, const SimilarPair*) {
    count += are_identical(*pairs->run->groups, pair) ? 1 : 0;
    return true;
  };
  if (pairs) pairs->for_each(add);
  return count;
}

FileExport::Write write_of_pairs(Session& session, const PairListing& listing, const PairCells& cells) {
  return [sources = session.pair_sources(), choice = session.pair_choice(), listing, cells,
          verdicts = session.judging().view()](const std::string& path, const Progress& progress) -> Result<QString> {
    const auto pairs =
        listed_pairs(sources, choice, listing, PairRows::kLimit, progress.part(0, 0.4, "list"), verdicts);
    if (!pairs) return tl::unexpected(pairs.error());
    const std::uint64_t hidden =
        listing.identical == IdenticalPairs::with
            ? 0
            : count_hidden(sources, choice, listing.filter, verdicts, progress.part(0.4, 0.6, "list"));
    const auto written = write_pairs(*pairs, choice.kind, path, progress.part(0.6, 1, "write"),
                                     PairCells{cells.cells, cells.texts, verdicts});
    if (!written) return tl::unexpected(written.error());
    const QString text = written_text(choice_count(choice, pairs->total), path);
    if (hidden == 0) return text;
    return text + u' ' +
           tr("Hidden and not written: %1.").arg(count_text(hidden, tr("identical pair"), tr("identical pairs")));
  };
}

QString text_of(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

FileExport::Write write_of_recipe(Session& session, HandoffEngine engine) {
  const auto& run = session.result();
  return [engine, recipe = session.recipe(), run = run && run->recipe == session.recipe() ? run : nullptr](
             const std::string& path, const Progress& progress) -> Result<QString> {
    const auto written = write_handoff(engine, recipe, path, run.get(), progress);
    if (!written) return tl::unexpected(written.error());
    return tr("The recipe for %1 was written to %2. Its header explains how to use it.")
        .arg(text_of(traits_of(engine).title), QString::fromStdString(path));
  };
}

/// A report on the current run, without its groups for now.
ReportSheet sheet_of(Session& session, const GroupChoice& choice) {
  const auto& summary = session.surveyor().summary();
  const bool measured = summary && summary->run == session.result();
  ReportSheet sheet;
  sheet.run = session.result();
  sheet.summary = measured ? summary : nullptr;
  sheet.unmeasured = "This run has not been compared exactly.";
  sheet.verdicts = choice.verdicts;
  sheet.rule = choice.rule;
  sheet.drop = choice.drop;
  sheet.least = choice.least;
  sheet.source = {session.paths(), session.load_options()};
  const bool in_run_file = (choice.verdicts.verdicts && !choice.verdicts.verdicts->empty()) || !choice.keepers.empty();
  if (in_run_file)
    sheet.source = {{"RUN.lookalike"},
                    {},
                    sheet.run->recipe,
                    {},
                    "RUN.lookalike is the run as the window "
                    "saves it, with its verdicts and chosen keepers."};
  return sheet;
}

/// As PDF if the path ends so.
Result<void> write_report(const ReportSheet& sheet, const std::string& path, const Progress& progress) {
  const auto html = report_html(sheet, progress);
  if (!html) return tl::unexpected(html.error());
  return has_ending(path, ".pdf") ? write_report_pdf(*html, path, progress) : write_text(*html, path);
}

Result<void> write_group_file(const GroupRows& rows, GroupFile file, CsvCells cells, ReportSheet sheet,
                              const std::vector<std::string>& paths, const std::string& path,
                              const Progress& progress) {
  const Corpus& corpus = *rows.run->corpus;
  switch (file) {
    case GroupFile::groups:
      return write_groups_csv(corpus, rows.groups, rows.members, path, progress, cells);
    case GroupFile::keep:
      return write_keep_csv(corpus, rows.members, path, progress, cells);
    case GroupFile::drop:
      return write_drop_csv(corpus, rows.members, path, progress, cells);
    case GroupFile::report:
      sheet.groups = rows.groups;
      sheet.members = rows.members;
      sheet.effects = rows.effects;
      return write_report(sheet, path, progress);
    default:
      return write_clean_corpus(corpus, paths, rows.members, path, progress);
  }
}

/// Says how much was written and, for a clean corpus, how many records of the source are not in it.
QString written_groups_text(const GroupRows& rows, GroupFile file, const QString& path) {
  if (file == GroupFile::report) return tr("The report was written to %1.").arg(path);
  const std::uint64_t all = rows.run->corpus->size();
  if (file == GroupFile::groups)
    return tr("%1 of %2 written to %3.")
        .arg(documents_text(rows.members.size()), count_text(rows.groups.size(), tr("group"), tr("groups")), path);
  const std::uint64_t count = file == GroupFile::drop ? rows.go : all - rows.go;
  QString text = tr("%1 written to %2").arg(documents_text(count), path);
  if (file != GroupFile::clean) return text + u'.';
  const LoadReport& source = rows.run->corpus->report();
  text += tr("; %1 dropped").arg(count_text(rows.go));
  if (source.skipped > 0) text += tr(", %1 skipped (unreadable)").arg(count_text(source.skipped));
  if (source.without_text > 0) text += tr(", %1 skipped (no text)").arg(count_text(source.without_text));
  return text + u'.';
}

FileExport::Offer offer_of_groups(const Session& session, GroupFile file) {
  const QString tables = tr("Tables (*.csv)");
  const auto name = [&](const QString& what, const QString& ending) {
    return export_name(session.paths(), what, ending);
  };
  switch (file) {
    case GroupFile::groups:
      return {tr("Export groups"), name(tr("groups"), QStringLiteral(".csv")), tables};
    case GroupFile::keep:
      return {tr("Export the documents that stay"), name(tr("keep"), QStringLiteral(".csv")), tables};
    case GroupFile::drop:
      return {tr("Export the removed documents"), name(tr("drop"), QStringLiteral(".csv")), tables};
    case GroupFile::report:
      return {tr("Export report"), name(tr("report"), QStringLiteral(".html")), tr("Web pages (*.html);;PDF (*.pdf)")};
    default: {
      const CorpusFormat format = session.result()->corpus->report().format;
      const Endings endings = clean_endings(format, session.paths());
      QStringList names;
      for (const std::string& ending : endings) names << u'*' + QString::fromStdString(ending);
      return {tr("Export the corpus without duplicates"), name(tr("clean"), names.front().mid(1)),
              (format == CorpusFormat::table ? tr("Tables (%1)") : tr("JSON Lines (%1)")).arg(names.join(u' '))};
    }
  }
}

}  // namespace

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

QString export_name(const std::vector<std::string>& corpus, const QString& what, const QString& ending) {
  const QString stem = corpus_stem(corpus);
  QString name = stem.isEmpty() ? what : stem + u'-' + what;
  return name.replace(u' ', u'-') + ending;
}

FileExport* make_pairs_export(Session& session, QWidget* window, const PairListing& listing, const PairCells& cells) {
  const QString kind = choice_name(session.pair_choice().kind);
  return new FileExport(
      {tr("Export %1").arg(kind), export_name(session.paths(), kind, QStringLiteral(".csv")),
       tr("Tables (*.csv *.csv.gz *.csv.zst);;JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")},
      [&session, listing, cells] { return write_of_pairs(session, listing, cells); }, window);
}

Result<PlotPicture> slide_of(Session& session) {
  const auto& summary = session.surveyor().summary();
  const bool measured = summary && summary->run == session.result();
  const Evidence evidence{
      session.paths(),        session.load_options(), session.result(),         measured ? summary : nullptr,
      session.runs().drawn(), session.recall_goal(),  session.sweeps().tables()};
  if (session.surveyor().surveying() && !session.surveyor().truth_of(*session.result()) &&
      !figures_of(evidence).against_truth)
    return failure(ErrorCode::bad_usage,
                   "Recall is not measured yet: the exact comparison is still running. Make the slide when it has "
                   "finished.");
  return picture_of(evidence_slide(evidence, session.sweeps().table()), kSlide, palette_of(Appearance::light),
                    QGuiApplication::font());
}

Result<void> write_slide(const PlotPicture& slide, const std::string& path) {
  const bool png = has_ending(path, ".png"), svg = has_ending(path, ".svg");
  if (!png && !svg && !has_ending(path, ".pdf"))
    return failure(ErrorCode::bad_usage, "A slide must be a .png, .svg or .pdf file.", {path, {}, {}});
  const QByteArray bytes = png ? as_png(rastered(slide, 2 * kSlideScale)) : svg ? as_svg(slide) : as_pdf({slide});
  return write_text(bytes.toStdString(), path);
}

FileExport* make_slide_export(Session& session, QWidget* window) {
  const auto work = [&session] {
    return [slide = slide_of(session)](const std::string& path, const Progress&) -> Result<QString> {
      if (!slide) return tl::unexpected(slide.error());
      const auto written = write_slide(*slide, path);
      if (!written) return tl::unexpected(written.error());
      return written_text(tr("The slide"), path);
    };
  };
  return new FileExport(
      {tr("Export slide"), run_name(session.paths(), session.result()->recipe, QStringLiteral(".png")),
       tr("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)")},
      work, window);
}

FileExport* make_documents_export(Session& session, DocumentTexts texts, QWidget* window) {
  const auto write = [run = session.result(), texts](const std::string& path,
                                                     const Progress& progress) -> Result<QString> {
    const auto written = texts == DocumentTexts::as_read
                             ? write_documents(*run->corpus, path, progress)
                             : write_cleaned_documents(run->corpus, run->recipe, path, progress);
    if (!written) return tl::unexpected(written.error());
    return written_text(documents_text(run->corpus->size()), path);
  };
  const bool as_read = texts == DocumentTexts::as_read;
  return new FileExport(
      {as_read ? tr("Export documents") : tr("Export tokens of documents"),
       export_name(session.paths(), as_read ? tr("documents") : tr("tokens"), QStringLiteral(".jsonl")),
       tr("JSON Lines (*.jsonl *.jsonl.gz *.jsonl.zst)")},
      [write] { return write; }, window);
}

FileExport* make_recipe_export(Session& session, HandoffEngine engine, QWidget* window) {
  const HandoffTraits& traits = traits_of(engine);
  const QString file = text_of(traits.file);
  const QString ending = file.mid(file.lastIndexOf(QLatin1Char('.')));
  return new FileExport(
      {tr("Export the recipe for %1").arg(text_of(traits.title)), QStringLiteral("lookalike_") + file,
       (traits.is_script ? tr("Scripts (*%1)") : tr("Configurations (*%1)")).arg(ending)},
      [&session, engine] { return write_of_recipe(session, engine); }, window);
}

FileExport* make_groups_export(Session& session, std::shared_ptr<const GroupRows> known, const GroupChoice& choice,
                               GroupFile file, CsvCells cells, QWidget* window) {
  const auto work = [&session, known = std::move(known), choice, file, cells]() -> FileExport::Write {
    return [run = session.result(), known, choice, file, cells, paths = session.paths(),
            sheet = sheet_of(session, choice)](const std::string& path, const Progress& progress) -> Result<QString> {
      const bool holds = known && known->run == run && known->choice == choice;
      const auto rows = holds ? Result<std::shared_ptr<const GroupRows>>(known)
                              : list_groups(run, choice, known.get(), progress.part(0, 0.5, "group"));
      if (!rows) return tl::unexpected(rows.error());
      const auto written = write_group_file(**rows, file, cells, sheet, paths, path, progress.part(0.5, 1, "write"));
      if (!written) return tl::unexpected(written.error());
      return written_groups_text(**rows, file, QString::fromStdString(path));
    };
  };
  return new FileExport(offer_of_groups(session, file), work, window);
}

FileExport* make_selection_export(Session& session, const GroupChoice& choice,
                                  const std::vector<Judging::DocumentPair>& pairs,
                                  std::shared_ptr<const GroupRows> rows, std::optional<std::size_t> group,
                                  QWidget* window) {
  ReportSheet chosen = sheet_of(session, choice);
  chosen.pairs = pairs;
  chosen.group = group;
  const auto write = [chosen, rows = std::move(rows)](const std::string& path,
                                                      const Progress& progress) -> Result<QString> {
    ReportSheet sheet = chosen;
    if (sheet.group)
      std::tie(sheet.run, sheet.groups, sheet.members) = std::tie(rows->run, rows->groups, rows->members);
    const auto written = write_report(sheet, path, progress);
    if (!written) return tl::unexpected(written.error());
    return written_text(tr("The report"), path);
  };
  FileExport::Offer offer = offer_of_groups(session, GroupFile::report);
  offer.name =
      export_name(session.paths(), group ? tr("group %1").arg(*group + 1) : tr("selection"), QStringLiteral(".html"));
  return new FileExport(
      offer, [write] { return write; }, window);
}

}  // namespace lookalike
