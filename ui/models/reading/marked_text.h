#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/diff/prose_diff.h"
#include "core/diff/reflow.h"
#include "ui/models/reading/text_pieces.h"

namespace lookalike {

enum class Side { left, right };

constexpr Side other_side(Side side) {
  return side == Side::left ? Side::right : Side::left;
}

/// One side of a difference.
struct TextMark : TextRange {
  StretchKind kind = StretchKind::same;
  bool ignored = false;  // both sides have the same tokens under the recipe
  int elsewhere = 0;     // direction of the counterpart of a moved one: -1 above, 1 below
};

/// A stretch of equal words in both texts, long enough to be folded.
struct EqualPart {
  TextRange left, right;
  int words = 0;
};

/// Two positions that are aligned when the texts are shown side by side.
struct Level {
  int left = 0, right = 0;

  int on(Side side) const { return side == Side::left ? left : right; }
  bool operator==(const Level&) const = default;
};

/// A ProseDiff in UTF-16 units, for text widgets. Offsets must be at boundaries of code points.
class MarkedPair {
 public:
  MarkedPair() = default;
  /// The texts must be the compared ones, as valid UTF-8. O(bytes).
  MarkedPair(const ProseDiff& diff, const ShownPlaces& left, const ShownPlaces& right);
  MarkedPair(const ProseDiff& diff, std::string_view left, std::string_view right)
      : MarkedPair(diff, ShownPlaces(left), ShownPlaces(right)) {}

  /// One mark per difference, of length 0 if this side has no words. Moved differences are in the order of the left
  /// side, so on the right side marks need not ascend.
  const std::vector<TextMark>& marks(Side side) const { return side == Side::left ? left_ : right_; }
  std::size_t differences() const { return left_.size(); }
  /// Letters that differ within similar words, ascending.
  const std::vector<TextRange>& letters(Side side) const { return side == Side::left ? letters_left_ : letters_right_; }
  /// Ends of paragraphs that continue in the other text's line, ascending.
  const std::vector<int>& joined(Side side) const { return side == Side::left ? joined_left_ : joined_right_; }
  /// The difference whose mark on `side` contains `position`; -1 for none. O(differences).
  int difference_at(Side side, int position) const;

  /// Ascending on both sides; some words around each difference are in no part.
  const std::vector<EqualPart>& equal_parts() const { return equal_; }
  bool approximate() const { return approximate_; }

  /// Beginnings of corresponding lines, ascending on both sides.
  const std::vector<Level>& lines() const { return lines_; }
  /// The position on the other side that is aligned with `position` on `from`.
  int level_position(Side from, int position) const;

 private:
  void point_to_other_places();

  std::vector<TextMark> left_, right_;
  std::vector<TextRange> letters_left_, letters_right_;
  std::vector<int> joined_left_, joined_right_;
  std::vector<Level> levels_, lines_;
  std::vector<EqualPart> equal_;
  bool approximate_ = false;
};

/// The marks of a quoted line and the blank after them.
struct QuotedLine : TextRange {
  int depth = 0;
};

/// The lines of quoted mail, ascending. O(characters).
std::vector<QuotedLine> quoted_lines(const QString& text);

/// The gaps that align `lines`, given the numbers of lines above each in both texts without gaps. O(lines).
std::vector<TextGap> level_gaps(const std::vector<Level>& lines, const std::vector<Level>& above, Side side);

/// The shown and compared form of a text: reflowed, with invalid UTF-8 replaced.
std::string display_text(std::string_view text, LineBreaks breaks = LineBreaks::joined);

/// The folded equal parts as ranges of one side's text. O(folded).
std::vector<TextFold> equal_folds(const std::vector<EqualPart>& parts, const std::vector<std::size_t>& folded,
                                  TextRange EqualPart::*side);

}  // namespace lookalike
