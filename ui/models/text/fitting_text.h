#pragma once

#include <QString>

namespace lookalike {

/// Text for a label, a title or a tooltip: words of more than 80 characters lose their middle, so that no path makes a
/// window wider than its screen, and so does the whole beyond `most` characters. O(length).
QString fitting_text(const QString& text, qsizetype most = 600);

}  // namespace lookalike
