#pragma once

#include <QString>
#include <string>
#include <vector>

#include "ui/models/diff/prose_diff.h"
#include "ui/models/text/reflow.h"

namespace lookalike {

enum class Side { left, right };

/// A stretch of one side in UTF-16 units, as Qt counts.
struct TextMark {
  int position = 0, length = 0;
  StretchKind kind = StretchKind::same;
};

/// A ProseDiff in UTF-16 units, for text widgets. Offsets must be on borders of code points.
class MarkedPair {
 public:
  MarkedPair() = default;
  /// The texts must be the valid UTF-8 that was compared. O(bytes).
  MarkedPair(const ProseDiff& diff, std::string_view left, std::string_view right);

  /// One mark for each difference, also where this side has nothing (length 0). Moved ones stand in the order of the
  /// left, so that those of the right do not ascend.
  const std::vector<TextMark>& marks(Side side) const { return side == Side::left ? left_ : right_; }
  std::size_t differences() const { return left_.size(); }

  /// The position of the other side that stands level with `position` of `from`.
  int level_position(Side from, int position) const;

 private:
  struct Level {
    int left, right;
  };
  std::vector<TextMark> left_, right_;
  std::vector<Level> levels_;
};

/// The text as it is shown and compared: reflowed, broken UTF-8 replaced.
std::string display_text(std::string_view text, LineBreaks breaks = LineBreaks::joined);

}  // namespace lookalike
