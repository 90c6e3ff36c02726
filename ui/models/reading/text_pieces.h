#pragma once

#include <QRegularExpression>
#include <QString>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/corpus.h"
#include "core/diff/reflow.h"

namespace lookalike {

/// Longer runs without a blank are broken, because the layout of a word takes time quadratic in its length.
inline constexpr int kLongestRun = 1500;
/// Paragraphs of texts for a reader are broken at an end of a sentence before this length.
inline constexpr int kLongestParagraph = 20'000;

/// A part of a text in UTF-16 units, as in Qt.
struct TextRange {
  int position = 0, length = 0;

  int end() const { return position + length; }
  bool operator==(const TextRange&) const = default;
};

/// A part of a text that is not shown, and the line that replaces it.
struct TextFold {
  int begin = 0, end = 0;  // UTF-16 units
  QString line;
};

/// Empty lines before a character, which align it with another text; in mid-line, after a line break.
struct TextGap {
  int at = 0, lines = 0;

  bool operator==(const TextGap&) const = default;
};

/// A text for a widget that lays out whole paragraphs. Adds line breaks to paragraphs longer than `longest` characters:
/// after an end of a sentence in their second half, otherwise after the last blank, otherwise between two characters,
/// as in any run of kLongestRun characters without a blank. Leaves out folded and hidden parts and inserts gaps.
/// Positions count UTF-16 units; positions "as shown" include the added breaks and gaps and exclude those parts.
class TextPieces {
 public:
  TextPieces() = default;
  /// `longest` is at least twice kLongestRun. Line breaks are those of Unix; folds ascend and do not touch each other;
  /// gaps and hidden parts ascend, the latter at beginnings of lines. O(characters).
  explicit TextPieces(QString text, int longest = kLongestParagraph, const std::vector<TextFold>& folds = {},
                      const std::vector<TextGap>& gaps = {}, const std::vector<TextRange>& hidden = {});

  /// The text without added breaks and gaps, including folded and hidden parts.
  const QString& text() const { return text_; }
  /// The shown text.
  QString shown() const;
  /// Positions of the added breaks in text(), ascending.
  std::vector<int> breaks() const;

  /// The position of a character of text() as shown; for a folded one that of the fold's line. O(log breaks), like the
  /// next three.
  int shown(int position) const;
  /// The end, as shown, of a part of text() that ends at `position`: before a break there.
  int shown_end(int position) const;
  /// The position in text() of a position as shown.
  int original(int shown) const;
  /// The fold whose line contains this position as shown; -1 for none.
  int fold_at(int shown) const;
  /// The number of empty lines in the gaps up to `position` of text().
  int gap_lines(int position) const;

 private:
  /// Text shown instead of `removed` characters of text().
  struct Edit {
    int at, removed;
    QString added;
    int shift;  // of the preceding text as shown
    int fold;   // -1: a break, a gap or hidden
    int lines;  // of this and all earlier gaps

    int shown_begin() const { return at + shift; }
    int shown_end() const { return at + shift + static_cast<int>(added.size()); }
  };
  void add(int at, int removed, const QString& added, int fold, int gap = 0);
  void add_breaks(qsizetype begin, qsizetype end, qsizetype longest, const std::vector<TextRange>& hidden);
  void add_gap(const TextGap& gap);

  QString text_;
  std::vector<Edit> edits_;
};

/// Converts byte positions of a text to UTF-16 positions of its shown, reflowed form. Both are valid UTF-8. O(bytes)
/// time and memory.
class ShownPlaces {
 public:
  ShownPlaces(std::string_view text, std::string_view shown);
  /// For a text that is shown unchanged.
  explicit ShownPlaces(std::string_view text) : ShownPlaces(text, text) {}

  const ReflowedPlaces& bytes() const { return places_; }
  /// The position after all characters before `byte`.
  int at(std::size_t byte) const { return units_[places_.at(byte)]; }
  /// Begins at the first character of the span.
  TextRange range(const TextSpan& span) const;

 private:
  ReflowedPlaces places_;
  std::vector<int> units_;  // before each byte of the shown text, and at its end
};

/// Finds documents by words, compared in search form. A search without words finds all documents.
class TextSearch {
 public:
  /// `words` are separated by white space.
  explicit TextSearch(const QString& words);

  bool finds_everything() const { return words_.empty(); }

  /// Whether each word occurs in id, title or text. O(bytes).
  bool finds(const Document& document) const;

 private:
  std::vector<std::string> words_;
};

/// Matches the places of a text with the same search form as the words.
QRegularExpression search_pattern(const QString& words);

}  // namespace lookalike
