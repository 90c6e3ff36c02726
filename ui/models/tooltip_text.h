#pragma once

#include <QString>

namespace lookalike {

/// Tooltips are guessed to be plain or rich text; as rich text with everything escaped, a text is shown as it is, and
/// wrapped. Empty for an empty text.
inline QString tooltip_text(const QString& plain) {
  if (plain.isEmpty()) return {};
  return QStringLiteral("<p>") + plain.toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")) +
         QStringLiteral("</p>");
}

}  // namespace lookalike
