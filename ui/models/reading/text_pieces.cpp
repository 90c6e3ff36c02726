#include "ui/models/reading/text_pieces.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/text/normal_form.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

int units_of(char lead) {
  return continues_character(lead) ? 0 : static_cast<unsigned char>(lead) >= 0xF0 ? 2 : 1;
}

constexpr int kLongestCharacter = 32;  // units to search for the beginning of a character with its marks

bool is_blank(QChar c) {
  return c == u' ' || c == u'\t';
}

bool ends_sentence(QChar c) {
  return c == u'.' || c == u'!' || c == u'?';
}

/// The position at or before `at` that splits no surrogate pair and no letter from its accents.
qsizetype between_characters(QStringView text, qsizetype at) {
  for (qsizetype i = at; i > at - kLongestCharacter; --i)
    if (!text[i].isLowSurrogate() && !text[i].isMark()) return i;
  return text[at].isLowSurrogate() ? at - 1 : at;
}

/// The end of the piece from `begin` on, in a paragraph that ends at `end`.
qsizetype piece_end(QStringView text, qsizetype begin, qsizetype end, qsizetype longest) {
  const qsizetype stop = std::min(end, begin + longest);
  qsizetype word = begin;
  for (qsizetype i = begin; i < stop; ++i) {
    if (is_blank(text[i])) {
      word = i + 1;
      if (stop < end && i >= begin + longest / 2 && ends_sentence(text[i - 1])) return word;
    } else if (i - word >= kLongestRun) {
      return between_characters(text, i);
    }
  }
  if (stop == end) return end;
  return word > begin ? word : between_characters(text, stop);
}

}  // namespace

TextSearch::TextSearch(const QString& words) {
  for (const QString& word : words.simplified().split(u' ', Qt::SkipEmptyParts))
    if (std::string form = search_form(word.toStdString()); !form.empty()) words_.push_back(std::move(form));
}

bool TextSearch::finds(const Document& document) const {
  if (words_.empty()) return true;
  const std::string parts[] = {search_form(document.id), search_form(document.title), search_form(document.text)};
  return std::ranges::all_of(words_, [&](const std::string& word) {
    return std::ranges::any_of(parts, [&](const std::string& part) { return part.find(word) != std::string::npos; });
  });
}

QRegularExpression search_pattern(const QString& words) {
  // Between characters: no combining mark, and any number of invisible characters. Defined once, because the size of
  // patterns is limited.
  const QString between = QStringLiteral("(?(DEFINE)((?!\\p{M})[\\x{AD}\\x{200B}-\\x{200D}\\x{2060}\\x{FEFF}]*))");
  QString pattern;
  const QString typed = to_qstring(search_form(words.toStdString()));
  for (qsizetype at = 0, end = 0; at < typed.size(); at = end) {
    end = at + (typed[at].isHighSurrogate() ? 2 : 1);
    while (end < typed.size() && typed[end].isMark()) ++end;
    const QString character = typed.mid(at, end - at), decomposed = character.normalized(QString::NormalizationForm_D);
    if (at > 0) pattern += QStringLiteral("(?1)");
    if (character == u" ")
      pattern += QStringLiteral("\\s+");
    else if (character == u"'")
      pattern += QStringLiteral("['\\x{2018}-\\x{201B}]");
    else if (character == u"\"")
      pattern += QStringLiteral("[\"\\x{201C}-\\x{201F}]");
    else if (character == u"-")
      pattern += QStringLiteral("[-\\x{2010}-\\x{2015}]");
    else if (character == decomposed)
      pattern += QRegularExpression::escape(character);
    else
      pattern += QStringLiteral("(?:%1|%2)").arg(character, decomposed);
  }
  return QRegularExpression(
      pattern.isEmpty() ? QStringLiteral("(?!)") : between + pattern + QStringLiteral("(?!\\p{M})"),
      QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

ShownPlaces::ShownPlaces(std::string_view text, std::string_view shown) : places_(text, shown), units_{0} {
  units_.reserve(shown.size() + 1);
  for (const char c : shown) units_.push_back(units_.back() + units_of(c));
}

TextRange ShownPlaces::range(const TextSpan& span) const {
  const TextSpan shown = places_.span(span);
  return {units_[shown.offset], units_[shown.end()] - units_[shown.offset]};
}

TextPieces::TextPieces(QString text, int longest, const std::vector<TextFold>& folds, const std::vector<TextGap>& gaps,
                       const std::vector<TextRange>& hidden)
    : text_(std::move(text)) {
  qsizetype begin = 0;
  auto gap = gaps.begin();
  const auto add_parts = [&](qsizetype to) {
    for (; gap != gaps.end() && gap->at <= to; ++gap) {
      if (gap->at < begin) continue;  // folded
      add_breaks(begin, gap->at, longest, hidden);
      add_gap(*gap);
      begin = gap->at;
    }
    add_breaks(begin, to, longest, hidden);
  };
  for (std::size_t i = 0; i < folds.size(); ++i) {
    add_parts(folds[i].begin);
    const bool lines = folds[i].begin == 0 || text_[folds[i].begin - 1] == u'\n';
    const bool line_behind = folds[i].end == text_.size() || text_[folds[i].end] == u'\n';
    add(folds[i].begin, folds[i].end - folds[i].begin,
        (lines ? QString() : QStringLiteral("\n")) + folds[i].line + (line_behind ? QString() : QStringLiteral("\n")),
        static_cast<int>(i));
    begin = folds[i].end;
  }
  add_parts(text_.size());
}

void TextPieces::add_gap(const TextGap& gap) {
  const bool begins_line = gap.at == 0 || gap.at == text_.size() || text_[gap.at - 1] == u'\n';
  const int breaks = gap.lines + (begins_line ? 0 : 1);
  if (breaks > 0) add(gap.at, 0, QString(breaks, u'\n'), -1, gap.lines);
}

void TextPieces::add_breaks(qsizetype begin, qsizetype to, qsizetype longest, const std::vector<TextRange>& hidden) {
  auto next = std::ranges::lower_bound(hidden, begin, {}, &TextRange::position);
  while (begin < to) {
    if (next != hidden.end() && next->position == begin) {
      add(next->position, next->length, {}, -1);
      begin = next++->end();
      continue;
    }
    const qsizetype line_break = text_.indexOf(u'\n', begin);
    const qsizetype end = line_break < 0 ? to : std::min(line_break, to);
    for (qsizetype piece = piece_end(text_, begin, end, longest); piece < end;
         piece = piece_end(text_, piece, end, longest))
      add(static_cast<int>(piece), 0, QStringLiteral("\n"), -1);
    begin = end + 1;
  }
}

void TextPieces::add(int at, int removed, const QString& added, int fold, int gap) {
  const int shift = edits_.empty() ? 0 : edits_.back().shown_end() - edits_.back().at - edits_.back().removed;
  const int lines = edits_.empty() ? 0 : edits_.back().lines;
  edits_.push_back({at, removed, added, shift, fold, lines + gap});
}

QString TextPieces::shown() const {
  if (edits_.empty()) return text_;
  QString shown;
  shown.reserve(text_.size() + static_cast<qsizetype>(edits_.size()));
  qsizetype begin = 0;
  for (const Edit& edit : edits_) {
    shown += QStringView(text_).mid(begin, edit.at - begin);
    shown += edit.added;
    begin = edit.at + edit.removed;
  }
  return shown += QStringView(text_).mid(begin);
}

std::vector<int> TextPieces::breaks() const {
  std::vector<int> positions;
  for (const Edit& edit : edits_)
    if (edit.fold < 0) positions.push_back(edit.at);
  return positions;
}

int TextPieces::shown(int position) const {
  const auto next = std::ranges::upper_bound(edits_, position, {}, &Edit::at);
  if (next == edits_.begin()) return position;
  const Edit& before = *(next - 1);
  const bool folded = position < before.at + before.removed;
  if (folded) return before.shown_begin() + (before.added.startsWith(u'\n') ? 1 : 0);
  return position - before.at - before.removed + before.shown_end();
}

int TextPieces::shown_end(int position) const {
  const auto next = std::ranges::lower_bound(edits_, position, {}, &Edit::at);
  if (next == edits_.begin()) return position;
  const Edit& before = *(next - 1);
  return std::max(0, position - before.at - before.removed) + before.shown_end();
}

int TextPieces::original(int shown) const {
  const auto next = std::ranges::partition_point(
      edits_, [shown](const Edit& e) { return e.shown_begin() + (e.added.isEmpty() ? 0 : 1) <= shown; });
  if (next == edits_.begin()) return shown;
  const Edit& before = *(next - 1);
  return before.at + (shown < before.shown_end() ? 0 : before.removed + shown - before.shown_end());
}

int TextPieces::gap_lines(int position) const {
  const auto next = std::ranges::upper_bound(edits_, position, {}, &Edit::at);
  return next == edits_.begin() ? 0 : (next - 1)->lines;
}

int TextPieces::fold_at(int shown) const {
  const auto next = std::ranges::partition_point(edits_, [shown](const Edit& e) { return e.shown_begin() <= shown; });
  return next == edits_.begin() || shown >= (next - 1)->shown_end() ? -1 : (next - 1)->fold;
}

}  // namespace lookalike
