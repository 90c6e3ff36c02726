#pragma once

#include <QString>

namespace lookalike {

/// Text for a label, a title or a tooltip: words of more than 80 characters lose their middle, so that no path makes a
/// window wider than its screen, and so does the whole beyond `most` characters. O(length).
QString fitting_text(const QString& text, qsizetype most = 600);

/// Tooltips are guessed to be plain or rich text; as rich text with everything escaped, a text is shown as it is, and
/// wrapped. Empty for an empty text; the middle of what is very long is left out.
inline QString tooltip_text(const QString& plain) {
  if (plain.isEmpty()) return {};
  return QStringLiteral("<p>") + fitting_text(plain, 5'000).toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")) +
         QStringLiteral("</p>");
}

}  // namespace lookalike
