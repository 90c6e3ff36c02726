#pragma once

#include <QString>
#include <string>
#include <vector>

#include "ui/models/diff/prose_diff.h"
#include "ui/models/reading/reflow.h"
#include "ui/models/reading/shown_places.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {

enum class Side { left, right };

constexpr Side other_side(Side side) {
  return side == Side::left ? Side::right : Side::left;
}

/// A difference, on one side.
struct TextMark : TextRange {
  StretchKind kind = StretchKind::same;
  bool ignored = false;  // the recipe makes the same tokens of both sides
  int elsewhere = 0;     // where the other place of a moved one is: -1 above, 1 below
};

/// A stretch that both texts have, long enough to be folded.
struct EqualPart {
  TextRange left, right;
  int words = 0;
};

/// A word that a recipe makes of a text, where it is shown. Equal words of both texts have one id.
struct ShownWord : TextRange {
  std::uint32_t id = 0;
};

/// A ProseDiff in UTF-16 units, for text widgets. Offsets must be on borders of code points.
class MarkedPair {
 public:
  MarkedPair() = default;
  /// The texts must be the valid UTF-8 that was compared. O(bytes).
  MarkedPair(const ProseDiff& diff, const ShownPlaces& left, const ShownPlaces& right);
  MarkedPair(const ProseDiff& diff, std::string_view left, std::string_view right)
      : MarkedPair(diff, ShownPlaces(left), ShownPlaces(right)) {}

  /// One mark for each difference, also where this side has nothing (length 0). Moved ones stand in the order of the
  /// left, so that those of the right do not ascend.
  const std::vector<TextMark>& marks(Side side) const { return side == Side::left ? left_ : right_; }
  std::size_t differences() const { return left_.size(); }
  /// The difference whose mark on `side` holds `position`; -1 for none. O(differences).
  int difference_at(Side side, int position) const;
  /// Says of each difference whether a recipe makes the same words of both sides. O(words of the differences).
  void ignore_equal(const std::vector<ShownWord>& left, const std::vector<ShownWord>& right);

  /// Ascending on both sides; some words around each difference belong to none.
  const std::vector<EqualPart>& equal_parts() const { return equal_; }
  bool approximate() const { return approximate_; }

  /// The position of the other side that stands level with `position` of `from`.
  int level_position(Side from, int position) const;

 private:
  struct Level {
    int left, right;
  };
  void point_to_other_places();

  std::vector<TextMark> left_, right_;
  std::vector<Level> levels_;
  std::vector<EqualPart> equal_;
  bool approximate_ = false;
};

/// The text as it is shown and compared: reflowed, broken UTF-8 replaced.
std::string display_text(std::string_view text, LineBreaks breaks = LineBreaks::joined);

/// The equal parts that are folded, as places of one side's text. O(folded).
std::vector<TextFold> equal_folds(const std::vector<EqualPart>& parts, const std::vector<std::size_t>& folded,
                                  TextRange EqualPart::*side);

}  // namespace lookalike
