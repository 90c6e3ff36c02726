#pragma once

#include <QString>
#include <vector>

namespace lookalike {

/// So many characters without a blank are broken: laying out a word takes time by the square of its length.
inline constexpr int kLongestRun = 1500;
/// Paragraphs of texts that a person reads are broken at an end of a sentence below this length.
inline constexpr int kLongestParagraph = 20'000;

/// A part of a text that is not shown, and the line that stands for it.
struct TextFold {
  int begin = 0, end = 0;  // UTF-16 units
  QString line;
};

/// A text for a widget that lays out whole paragraphs. Line breaks are put into paragraphs longer than `longest`
/// characters: after an end of a sentence in their second half, else after the last blank, else, as in any run of
/// kLongestRun characters without a blank, between two characters. Folded parts are left out. Positions count UTF-16
/// units, those "as shown" with the added breaks and without the folded parts.
class TextPieces {
 public:
  TextPieces() = default;
  /// `longest` is at least twice kLongestRun. Line breaks are those of Unix; folds ascend and do not touch each other.
  /// O(characters).
  explicit TextPieces(QString text, int longest = kLongestParagraph, const std::vector<TextFold>& folds = {});

  /// Without the added breaks, folded parts included.
  const QString& text() const { return text_; }
  /// As it is shown.
  QString shown() const;
  /// Positions of the added breaks in text(), ascending.
  std::vector<int> breaks() const;

  /// The position of a character of text() as shown; of a folded one that of the fold's line. O(log breaks), as the
  /// next three.
  int shown(int position) const;
  /// The end, as shown, of a part of text() that ends at `position`: before a break there.
  int shown_end(int position) const;
  /// The position in text() of one as shown.
  int original(int shown) const;
  /// The fold whose line holds this position as shown; -1 for none.
  int fold_at(int shown) const;

 private:
  /// Text that is shown instead of `removed` characters of text().
  struct Edit {
    int at, removed;
    QString added;
    int shift;  // of what stands before it as shown
    int fold;   // -1: a break

    int shown_begin() const { return at + shift; }
    int shown_end() const { return at + shift + static_cast<int>(added.size()); }
  };
  void add(int at, int removed, const QString& added, int fold);
  void add_breaks(qsizetype begin, qsizetype end, qsizetype longest);

  QString text_;
  std::vector<Edit> edits_;
};

}  // namespace lookalike
