#pragma once

#include <QTextCharFormat>

#include "ui/models/reading/marked_text.h"
#include "ui/widgets/style/palette.h"

namespace lookalike {

/// So many characters of a mark are a block: too many to underline and still be read.
inline constexpr int kBlock = 160;

inline bool is_block(const TextMark& mark) {
  return mark.length >= kBlock && !mark.ignored;
}

/// The side has a colour, what moved another; neither means better or worse.
Hue hue_of(Side side, StretchKind kind);
/// The second cue: a line under what one side has, dashes under what changed, dots under what moved.
Qt::PenStyle line_style(StretchKind kind);

/// "only left", "only right", "changed" or "moved".
QString mark_name(StretchKind kind);

/// Words of a difference: a tint and a line under them. A block has no line: it has a bar at the margin. One that the
/// recipe ignores is pale.
QTextCharFormat mark_format(Side side, const TextMark& mark, const QPalette& palette);
/// One difference that is looked at, standing out from the others.
QTextCharFormat current_format(Side side, const TextMark& mark, const QPalette& palette);
/// Words in shingles that both texts have; runs beside each other alternate.
QTextCharFormat shared_format(bool odd, const QPalette& palette);
/// The run under the pointer and its twin.
QTextCharFormat lit_format(const QPalette& palette);
/// Words that were searched for.
QTextCharFormat hit_format(const QPalette& palette);

}  // namespace lookalike
