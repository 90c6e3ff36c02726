#include "ui/models/tables/preview_model.h"

#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/models/text/explanations.h"

namespace lookalike {
namespace {

constexpr int kLongestName = 40;  // characters of a column's name in its header

QString short_name(const QString& name) {
  const QString line = name.simplified();
  return line.size() <= kLongestName ? line : QString(line.left(kLongestName - 1) + QChar(0x2026));
}

QString use_text(ColumnUse use) {
  const QString texts[] = {{}, PreviewModel::tr("text"), PreviewModel::tr("id"), PreviewModel::tr("title")};
  return texts[static_cast<std::size_t>(use)];
}

/// In the order of ColumnUse.
QString use_meaning(ColumnUse use) {
  constexpr const char* kNames[] = {"open.use.none", "open.use.text", "open.use.id", "open.use.title"};
  return tooltip_of(kNames[static_cast<std::size_t>(use)]);
}

QString header_text(const QString& name, ColumnUse use) {
  if (use == ColumnUse::none || use_text(use) == name) return short_name(name);
  return PreviewModel::tr("%1 \u25B8 %2").arg(short_name(name), use_text(use));
}

}  // namespace

void PreviewModel::set_preview(CorpusPreview preview) {
  beginResetModel();
  preview_ = std::move(preview);
  endResetModel();
}

ColumnUse PreviewModel::use(int column) const {
  const auto position = static_cast<std::size_t>(column);
  if (preview_.text == position || std::ranges::find(preview_.joined, position) != preview_.joined.end())
    return ColumnUse::text;
  if (preview_.id == position) return ColumnUse::id;
  return preview_.title == position ? ColumnUse::title : ColumnUse::none;
}

int PreviewModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(preview_.records.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(preview_.columns.size());
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const std::string& cell =
      preview_.records[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
  if (role == Qt::DisplayRole) return to_qstring(cell);
  if (role == Qt::ToolTipRole) return tooltip_text(to_qstring(cell));
  if (role == kUseRole) return static_cast<int>(use(index.column()));
  return {};
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const QString name = to_qstring(preview_.columns[static_cast<std::size_t>(section)]);
  if (role == Qt::DisplayRole) return header_text(name, use(section));
  if (role == Qt::ToolTipRole) return tooltip_text(QString(name + u'\n' + use_meaning(use(section))));
  if (role == kUseRole) return static_cast<int>(use(section));
  return {};
}

QString kind_text(CorpusFormat format) {
  switch (format) {
    case CorpusFormat::newswire:
      return PreviewModel::tr("newswire (SGML)");
    case CorpusFormat::table:
      return PreviewModel::tr("a table (CSV or TSV)");
    case CorpusFormat::json_lines:
      return PreviewModel::tr("JSON Lines");
    case CorpusFormat::parquet:
      return PreviewModel::tr("Parquet");
    case CorpusFormat::text_files:
      return PreviewModel::tr("texts, one per file");
    case CorpusFormat::builtin:
      return PreviewModel::tr("the built-in corpus");
    case CorpusFormat::automatic:
      break;
  }
  return PreviewModel::tr("by its content");
}

QString preview_sentence(const CorpusPreview& preview) {
  if (preview.records.empty() && !preview.note.empty()) return sentence_text(preview.note);
  const QString name = to_qstring(preview.place).section(u'/', -1);
  const QString records = count_text(preview.records.size(), PreviewModel::tr("record"), PreviewModel::tr("records"));
  const QString sentence =
      preview.whole ? PreviewModel::tr("%1 in total, from %2.") : PreviewModel::tr("The first %1 of %2.");
  const QString shown = sentence.arg(records, name);
  return preview.note.empty() ? shown : QString(shown + u' ' + sentence_text(preview.note));
}

}  // namespace lookalike
