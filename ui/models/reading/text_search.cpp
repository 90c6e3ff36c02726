#include "ui/models/reading/text_search.h"

#include <algorithm>

#include "core/text/normal_form.h"
#include "ui/models/text/number_text.h"

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
  QString pattern;
  const QString typed = to_qstring(search_form(words.toStdString()));
  for (qsizetype at = 0, end = 0; at < typed.size(); at = end) {
    end = at + (typed[at].isHighSurrogate() ? 2 : 1);
    while (end < typed.size() && typed[end].isMark()) ++end;
    const QString composed = typed.mid(at, end - at);
    const auto escaped = [&](QString::NormalizationForm form) {
      return QRegularExpression::escape(composed.normalized(form));
    };
    if (at > 0) pattern += QStringLiteral("[\\x{AD}\\x{200B}-\\x{200D}\\x{2060}\\x{FEFF}]*");
    if (composed == u" ")
      pattern += QStringLiteral("\\s+");
    else if (composed == u"'")
      pattern += QStringLiteral("['\\x{2018}-\\x{201B}]");
    else if (composed == u"\"")
      pattern += QStringLiteral("[\"\\x{201C}-\\x{201F}]");
    else if (composed == u"-")
      pattern += QStringLiteral("[-\\x{2010}-\\x{2015}]");
    else
      pattern += QStringLiteral("(?:%1|%2)(?!\\p{M})")
                     .arg(escaped(QString::NormalizationForm_C), escaped(QString::NormalizationForm_D));
  }
  if (pattern.isEmpty()) pattern = QStringLiteral("(?!)");
  return QRegularExpression(pattern,
                            QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

}  // namespace lookalike
