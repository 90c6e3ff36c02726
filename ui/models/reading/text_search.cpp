#include "ui/models/reading/text_search.h"

#include <algorithm>

#include "core/text/normal_form.h"
#include "ui/models/text/display_text.h"

namespace lookalike {

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

}  // namespace lookalike
