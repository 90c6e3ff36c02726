#pragma once

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

/// How two texts are shown, as a person has chosen.
struct TextLook {
  ReadingWay way = ReadingWay::differences;
  LineBreaks lines = LineBreaks::joined;
  bool fixed_pitch = false;
  bool folded = false;  // long equal stretches
  double scale = 1;     // of the type, beside that of the window

  bool operator==(const TextLook&) const = default;
};

}  // namespace lookalike
