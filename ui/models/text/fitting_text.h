#pragma once

#include <QString>

namespace lookalike {

/// Text for a label, a title or a tooltip. Words of more than 80 characters are elided in the middle, so that no path
/// makes a window wider than its screen, and so is a text of more than `most` characters. O(length).
QString fitting_text(const QString& text, qsizetype most = 600);

/// Qt guesses whether a tooltip is plain or rich text. As escaped rich text, it is shown literally and wrapped. Empty
/// for an empty text; a very long one is elided in the middle.
inline QString tooltip_text(const QString& plain) {
  if (plain.isEmpty()) return {};
  return QStringLiteral("<p>") + fitting_text(plain, 5'000).toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")) +
         QStringLiteral("</p>");
}

}  // namespace lookalike
