#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace lookalike {

struct TextWords;

/// A stretch of a text, in bytes. The `offset` of an empty stretch is its insertion point.
struct TextSpan {
  std::size_t offset = 0, length = 0;

  std::size_t end() const { return offset + length; }
  bool operator==(const TextSpan&) const = default;
};

enum class StretchKind { same, changed, only_left, only_right, moved };

/// Corresponding parts of both texts. Same and moved stretches contain equal words on both sides.
struct Stretch {
  StretchKind kind = StretchKind::same;
  TextSpan left, right;
  bool ignored = false;  // both sides have the same tokens under a recipe

  bool operator==(const Stretch&) const = default;
};

/// Distance of aligned points within a same stretch; its beginning and end are aligned points, too.
inline constexpr std::size_t kWordsBetweenAnchors = 12;

/// Two bytes that are aligned when the texts are shown side by side.
struct Anchor {
  std::size_t left = 0, right = 0;

  bool operator==(const Anchor&) const = default;
};

/// A passage common to both texts, in bytes of each, and its number of words.
struct EqualPassage {
  TextSpan left, right;
  std::size_t words = 0;

  bool operator==(const EqualPassage&) const = default;
};

/// The differences of two texts, ready for display.
struct ProseDiff {
  std::vector<Stretch> stretches;    // both texts from the first to the last word, in order; none is moved
  std::vector<Stretch> differences;  // the differing stretches, in the order of the left; moved passages, with one
                                     // place on each side, are separated from them
  std::vector<Stretch> letters;      // the letters that differ within pairs of similar words
  std::vector<std::size_t> joined_left, joined_right;  // ends of paragraphs that continue in the other text's line
  std::vector<Anchor> anchors;      // ascending on both sides, from the beginnings of the texts to their ends
  std::vector<Anchor> lines;        // beginnings of corresponding lines, ascending on both sides; within a line, of
                                    // sentences after a difference of several lines
  std::vector<EqualPassage> equal;  // long passages, which a reader can skip
  bool approximate = false;         // the texts are so different that a shorter list of differences may exist
};

/// Compares two UTF-8 texts word by word; punctuation marks are separate words. Ignores line breaks, runs of white
/// space, hyphens between letters (including hyphenation at line ends) and marks that quote lines of mail. An address
/// is one word. If both texts begin with a mail header, words in it are compared only with words after the same
/// label.
/// Coincidental common words between longer differences count as different. Six or more words, or a whole line of two
/// or more, that occur elsewhere in the other text are moved. Invalid UTF-8 is compared byte by byte.
/// O((words) * min(differences, 1000)) time, a fraction of a second for megabytes, O(words) memory. Nullopt if stopped,
/// which takes a few milliseconds.
std::optional<ProseDiff> compare_prose(std::string_view left, std::string_view right, const std::stop_token& stop = {});

/// Like compare_prose, but compares two texts by given ids of their words, which are less than `different`.
std::optional<ProseDiff> compare_words(const TextWords& left, const TextWords& right, std::size_t different,
                                       const std::stop_token& stop);

}  // namespace lookalike
