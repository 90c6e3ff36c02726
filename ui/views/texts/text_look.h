#pragma once

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

/// The user's display options for two texts.
struct TextLook {
  ReadingWay way = ReadingWay::differences;
  LineBreaks lines = LineBreaks::joined;
  bool fixed_pitch = false;
  bool folded = false;  // long equal stretches
  double scale = 1;     // of the type, relative to the window's

  bool operator==(const TextLook&) const = default;
};

}  // namespace lookalike
