#include "ui/models/text/loss_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <filesystem>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("LossText", text);
}

QString file_name(const std::string& path) {
  return to_qstring(std::string_view(path).substr(path.find_last_of('/') + 1));
}

/// "7 217th"
QString ordinal(std::uint64_t number) {
  constexpr const char* kEndings[] = {"th", "st", "nd", "rd"};
  const bool teen = number % 100 / 10 == 1;
  const std::uint64_t digit = number % 10;
  return count_text(number) + QLatin1String(kEndings[teen || digit > 3 ? 0 : digit]);
}

/// Nothing else was read than the file that breaks off, or the archive it lies in.
bool is_alone(const LoadReport& report) {
  std::error_code error;
  return std::filesystem::is_regular_file(report.path, error);
}

QString text_of_one(const LoadReport& report) {
  const QString inner = file_name(report.first_break.file), whole = file_name(report.path);
  const QString where = inner == whole ? tr("%1 breaks off").arg(whole) : tr("%1 breaks off in %2").arg(whole, inner);
  return where + tr(": what follows its %1 document is lost.").arg(ordinal(report.documents));
}

QString text_of_some(const LoadReport& report) {
  const QString name = file_name(report.first_break.file);
  const QString which = report.broken_off == 1
                            ? tr("%1 breaks off").arg(name)
                            : tr("%1 files break off, the first of them %2").arg(count_text(report.broken_off), name);
  return which + tr(": what follows there is lost. %1 read.")
                     .arg(count_text(report.documents, tr("document was"), tr("documents were")));
}

}  // namespace

QString break_off_text(const LoadReport& report) {
  if (report.broken_off == 0) return {};
  return is_alone(report) ? text_of_one(report) : text_of_some(report);
}

QString lost_records_text(const LoadReport& report) {
  if (report.skipped == 0 || report.format == CorpusFormat::text_files) return {};
  const auto first = std::ranges::find(report.damage, false, &Damage::kept);
  const QString where = first == report.damage.end() ? QString() : file_name(first->place.file);
  return tr("%1 left out, the first in %2; %3 read. The Corpus page says which and why.")
      .arg(count_text(report.skipped, tr("damaged record was"), tr("damaged records were")), where,
           count_text(report.documents, tr("document was"), tr("documents were")));
}

}  // namespace lookalike
