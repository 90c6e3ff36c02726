#pragma once

#include <QTextCharFormat>

#include "ui/models/reading/marked_text.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {

/// A mark of this many characters is a block: an underline would make it hard to read.
inline constexpr int kBlock = 160;

inline bool is_block(const TextMark& mark) {
  return mark.length >= kBlock && !mark.ignored;
}

/// Each side has a colour, moved text another; the colours do not mean better or worse.
Hue hue_of(Side side, StretchKind kind);
/// The second cue: a line under words of one side, dashes under changed words, dots under moved words.
Qt::PenStyle line_style(StretchKind kind);

/// "only left", "only right", "changed" or "moved".
QString mark_name(StretchKind kind);

/// Words of a difference: a tint and an underline. A block has a bar in the margin instead of the underline. A
/// difference that the recipe ignores is pale.
QTextCharFormat mark_format(Side side, const TextMark& mark, const QPalette& palette);
/// Letters that differ within a word of a change.
QTextCharFormat letters_format(Side side, const QPalette& palette);
QTextCharFormat current_letters_format(const QPalette& palette);
/// The connector of a difference, beside its words on `side`.
QColor connector_colour(Side side, const TextMark& mark, bool current, const QPalette& palette);
/// The current difference, highlighted.
QTextCharFormat current_format(Side side, const TextMark& mark, const QPalette& palette);
/// Words in shared shingles; neighbouring runs alternate.
QTextCharFormat shared_format(bool odd, const QPalette& palette);
/// The run under the pointer and its counterpart.
QTextCharFormat lit_format(const QPalette& palette);
/// Search hits.
QTextCharFormat hit_format(const QPalette& palette);

}  // namespace lookalike
