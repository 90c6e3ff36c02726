#include "ui/models/text/loss_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <filesystem>

#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("LossText", text);
}

QString file_name(const std::string& path) {
  return to_qstring(std::string_view(path).substr(path.find_last_of('/') + 1));
}

/// Whether only the truncated file, or its archive, was read.
bool is_alone(const LoadReport& report) {
  std::error_code error;
  return std::filesystem::is_regular_file(report.path, error);
}

QString truncated_files(const LoadReport& report) {
  const QString inner = file_name(report.first_break.file), whole = file_name(report.path);
  if (is_alone(report) && inner != whole) return tr("%1 is truncated in %2").arg(whole, inner);
  if (report.broken_off == 1) return tr("%1 is truncated").arg(inner);
  return tr("%1 files are truncated, the first being %2").arg(count_text(report.broken_off), inner);
}

}  // namespace

QString truncation_text(const LoadReport& report) {
  if (report.broken_off == 0) return {};
  const QString read = count_text(report.documents, tr("document was"), tr("documents were"));
  return truncated_files(report) + tr(": the rest is lost. %1 read.").arg(read);
}

QString lost_records_text(const LoadReport& report) {
  if (report.skipped == 0 || report.format == CorpusFormat::text_files) return {};
  const auto first = std::ranges::find(report.damage, false, &Damage::salvaged);
  const QString where = first == report.damage.end() ? QString() : file_name(first->place.file);
  return tr("%1 skipped, the first in %2; %3 read. The Corpus page lists them with the reason.")
      .arg(count_text(report.skipped, tr("damaged record was"), tr("damaged records were")), where,
           count_text(report.documents, tr("document was"), tr("documents were")));
}

QString damage_sentence(const LoadReport& report) {
  QStringList parts;
  if (report.damage_total == 0) parts << tr("Every record was read");
  if (report.skipped > 0) parts << count_text(report.skipped, tr("record skipped"), tr("records skipped"));
  if (report.damage_total > report.skipped)
    parts << count_text(report.damage_total - report.skipped, tr("record salvaged"), tr("records salvaged"));
  if (report.without_text > 0)
    parts << count_text(report.without_text, tr("item without text by design"), tr("items without text by design"));
  const QString all = parts.join(u", ") + u'.';
  if (report.damage_total <= report.damage.size()) return all;
  return all + u' ' + tr("The first %1 are listed.").arg(count_text(report.damage.size()));
}

TableColumns damage_columns() {
  return named_columns("damage", {{"place", tr("place")}, {"record", tr("record")}, {"reason", tr("reason")}});
}

std::vector<TextTable::Row> damage_rows(const LoadReport& report) {
  std::vector<TextTable::Row> rows;
  for (const Damage& damage : report.damage) {
    const QString reason = sentence_text(damage.reason);
    rows.push_back({short_place_text(damage.place), damage.salvaged ? tr("salvaged") : tr("skipped"), reason,
                    place_text(damage.place) + u'\n' + reason});
  }
  return rows;
}

}  // namespace lookalike
