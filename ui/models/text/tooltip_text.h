#pragma once

#include <QString>

#include "ui/models/text/fitting_text.h"

namespace lookalike {

/// Tooltips are guessed to be plain or rich text; as rich text with everything escaped, a text is shown as it is, and
/// wrapped. Empty for an empty text; the middle of what is very long is left out.
inline QString tooltip_text(const QString& plain) {
  if (plain.isEmpty()) return {};
  return QStringLiteral("<p>") + fitting_text(plain, 5'000).toHtmlEscaped().replace(u'\n', QStringLiteral("</p><p>")) +
         QStringLiteral("</p>");
}

}  // namespace lookalike
