#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace lookalike {

/// A stretch of a text, in bytes. The `offset` of an empty stretch is the place where it would be inserted.
struct TextSpan {
  std::size_t offset = 0, length = 0;

  bool operator==(const TextSpan&) const = default;
};

enum class StretchKind { same, changed, only_left, only_right, moved };

/// A part of both texts that belongs together. Same and moved stretches hold equal words on both sides.
struct Stretch {
  StretchKind kind = StretchKind::same;
  TextSpan left, right;

  bool operator==(const Stretch&) const = default;
};

/// Level points are set at the beginning and end of each same stretch and this often within.
inline constexpr std::size_t kWordsBetweenAnchors = 12;

/// Two bytes that stand level when the texts are shown side by side.
struct Anchor {
  std::size_t left = 0, right = 0;

  bool operator==(const Anchor&) const = default;
};

/// A passage that both texts have, in bytes of each, and how many words it has.
struct EqualPassage {
  TextSpan left, right;
  std::size_t words = 0;

  bool operator==(const EqualPassage&) const = default;
};

/// How two texts differ, ready to be drawn.
struct ProseDiff {
  std::vector<Stretch> stretches;    // both texts from first word to last word, in order; none is moved
  std::vector<Stretch> differences;  // the stretches that are not same, by their places on the left; moved passages,
                                     // with one place on either side, are taken out of them
  std::vector<Anchor> anchors;       // ascending on both sides, from the texts' beginnings to their ends
  std::vector<EqualPassage> equal;   // long ones, which need not be read
  bool approximate = false;          // the texts are so different that a shorter list of differences may exist
};

/// Compares two UTF-8 texts word by word; punctuation marks are words of their own. Line breaks, runs of white space,
/// hyphens between letters (so also hyphenation at line ends) and marks that quote lines of mail make no difference.
/// Addresses are one word. Words in the header of a mail are compared with those behind the same label, if both texts
/// begin with one.
/// Words in common by chance, between longer differences, are counted as different. Six or more words, or a whole line
/// of two or more, that stand elsewhere in the other text are moved. Bytes that are no valid UTF-8 are compared as they
/// are. O((words) * min(differences, 1000)) time, a fraction of a second for megabytes, O(words) memory. Nothing when
/// stopped, which takes a few milliseconds.
std::optional<ProseDiff> compare_prose(std::string_view left, std::string_view right, const std::stop_token& stop = {});

}  // namespace lookalike
