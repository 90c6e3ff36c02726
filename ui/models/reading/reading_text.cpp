#include "ui/models/reading/reading_text.h"

#include <QCoreApplication>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("ReadingText", text);
}

QString units_text(std::uint64_t count, ShingleUnit unit) {
  return unit == ShingleUnit::word ? count_text(count, tr("word"), tr("words"))
                                   : count_text(count, tr("character"), tr("characters"));
}

/// An addition to a sentence about `total` items.
QString shown_text(std::uint64_t shown, std::uint64_t total) {
  return shown < total ? tr(" The first %1 are shown.").arg(count_text(shown)) : QString();
}

QString difference_text(const DocumentReading& reading) {
  const ShingleReading& shingles = reading.shingles;
  if (reading.options.bag) return tr("each occurrence is an element of the bag");
  if (shingles.set_size == shingles.total) return tr("all different");
  return tr("%1 of them different").arg(count_text(shingles.set_size));
}

QString hash_text(const ShingleLine& line, const ShingleOptions& options) {
  const bool short_hash = options.hash == ShingleHash::crc32 && line.element == line.hash;
  return QStringLiteral("%1").arg(line.element, short_hash ? 8 : 16, 16, QChar(u'0'));
}

}  // namespace

QString text_sentence(const TextBeginning& beginning, std::uint64_t characters) {
  if (characters == 0) return tr("This document has no text.");
  const QString all = count_text(characters, tr("character"), tr("characters")) + u'.';
  return beginning.cut ? all + tr(" The beginning is shown.") : all;
}

QString token_sentence(const DocumentReading& reading) {
  const TokenReading& tokens = reading.tokens;
  QString sentence = units_text(tokens.total, reading.options.unit);
  if (tokens.left_out > 0) sentence += tr(", and %1 left out, struck through").arg(count_text(tokens.left_out));
  return sentence + u'.' + shown_text(tokens.shown, tokens.total);
}

QString shingle_sentence(const DocumentReading& reading) {
  const ShingleReading& shingles = reading.shingles;
  const QString length = units_text(reading.options.k, reading.options.unit);
  if (shingles.total == 0) return tr("No shingle: the document has fewer than %1.").arg(length);
  if (reading.tokens.total == 0) return tr("One shingle, the unchanged text: it has no token.");
  if (reading.tokens.total < reading.options.k)
    return tr("One shingle, the whole text: it has fewer than %1.").arg(length);
  return tr("%1 of %2, %3.")
             .arg(count_text(shingles.total, tr("shingle"), tr("shingles")), length, difference_text(reading)) +
         shown_text(shingles.lines.size(), shingles.total);
}

std::vector<TextTable::Row> shingle_rows(const DocumentReading& reading) {
  std::vector<TextTable::Row> rows;
  for (const ShingleLine& line : reading.shingles.lines) {
    const QString again = line.earlier == 0 ? QString() : tr("again (%1)").arg(count_text(line.earlier + 1));
    rows.push_back({count_text(rows.size() + 1), line.shingle, hash_text(line, reading.options), again, line.shingle});
  }
  return rows;
}

}  // namespace lookalike
