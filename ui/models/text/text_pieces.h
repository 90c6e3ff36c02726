#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// So many characters without a blank are broken: laying out a word takes time by the square of its length.
inline constexpr int kLongestRun = 1500;
/// Paragraphs of texts that a person reads are broken at an end of a sentence below this length.
inline constexpr int kLongestParagraph = 3000;

/// A text for a widget that lays out whole paragraphs. Line breaks are put into paragraphs longer than `longest`
/// characters: after an end of a sentence in their second half, else after the last blank, else, as in any run of
/// kLongestRun characters without a blank, between two characters. Positions count UTF-16 units, those "as shown"
/// with the added breaks.
class TextPieces {
 public:
  TextPieces() = default;
  /// `longest` is at least twice kLongestRun. Line breaks are those of Unix. O(characters).
  explicit TextPieces(QString text, int longest = kLongestParagraph);

  /// Without the added breaks.
  const QString& text() const { return text_; }
  /// With them.
  QString shown() const;
  /// Positions of the added breaks in text(), ascending.
  const std::vector<int>& breaks() const { return breaks_; }

  /// The position of a character of text() as shown. O(log breaks), as the next two.
  int shown(int position) const;
  /// The end, as shown, of a part of text() that ends at `position`: before a break there.
  int shown_end(int position) const;
  /// The position in text() of one as shown.
  int original(int shown) const;

 private:
  QString text_;
  std::vector<int> breaks_;
};

}  // namespace lookalike
