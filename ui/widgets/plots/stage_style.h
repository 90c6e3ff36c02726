#pragma once

#include <QBrush>
#include <QPalette>
#include <cstddef>

namespace lookalike {

/// How a stage (as numbered by stage_times) is drawn on every chart: a colour and, as a second cue, a pattern.
QBrush stage_brush(std::size_t stage, const QPalette& palette);

}  // namespace lookalike
