#include "core/diff/equal_passages.h"

#include <cstdlib>
#include <optional>

namespace lookalike {
namespace {

constexpr std::size_t kContext = 12;  // unfolded words around a difference
constexpr std::size_t kNear = 40;     // at most this many more, up to the beginning of a line or sentence
constexpr std::size_t kNearOfParagraph = 120;
constexpr std::size_t kLeast = 36;      // words; a shorter passage is not worth a fold
constexpr std::ptrdiff_t kLines = 200;  // bytes, several lines

/// Finds the edges of the fold of a common passage, in words of the left text.
class Edges {
 public:
  Edges(const WordStretch& same, const TextWords& left, const TextWords& right)
      : left_(left), right_(right), to_right_(same.right - same.left) {}

  /// The word nearest to `from`, towards `to`, that begins a paragraph (else a line, else a sentence) on both sides.
  std::size_t near(std::size_t from, std::size_t to) const {
    if (const auto word = nearest(from, to, kNearOfParagraph, begins_paragraph)) return *word;
    if (const auto word = nearest(from, to, kNear, begins_line)) return *word;
    return nearest(from, to, kNear, begins_sentence).value_or(from);
  }

  EqualPassage passage(std::size_t begin, std::size_t end) const {
    return {span(left_, begin, end), span(right_, begin + to_right_, end + to_right_), end - begin};
  }

 private:
  using Begins = bool (*)(const TextWords&, std::size_t);

  std::optional<std::size_t> nearest(std::size_t from, std::size_t to, std::size_t most, Begins begins) const {
    const std::size_t distance = from < to ? to - from : from - to;
    for (std::size_t k = 0; k < std::min(most, distance); ++k) {
      const std::size_t word = from < to ? from + k : from - k;
      if (begins(left_, word) && begins(right_, word + to_right_)) return word;
    }
    return {};
  }

  /// The span, including the quote marks and blanks before its first line.
  static TextSpan span(const TextWords& side, std::size_t begin, std::size_t end) {
    const TextSpan words = span_of(side.words, begin, end - begin);
    const std::size_t line = side.text.rfind('\n', words.offset) + 1;
    const std::size_t from = begins_line(side, begin) ? line : words.offset;
    return {from, words.offset + words.length - from};
  }

  const TextWords &left_, &right_;
  std::size_t to_right_;  // offset from a word on the left; wraps around
};

/// The byte after the line break before a word, or the word if it begins no line.
std::size_t line_begin(const TextWords& side, std::size_t word) {
  const std::size_t at = side.words[word].span.offset;
  return begins_line(side, word) ? side.text.rfind('\n', at) + 1 : at;
}

}  // namespace

std::vector<Anchor> level_lines(const std::vector<WordStretch>& stretches, const TextWords& left,
                                const TextWords& right) {
  std::vector<Anchor> lines;
  const auto drift = [&](std::size_t l, std::size_t r) {
    const Anchor last = lines.empty() ? Anchor{} : lines.back();
    return std::abs(static_cast<std::ptrdiff_t>(left.words[l].span.offset - last.left) -
                    static_cast<std::ptrdiff_t>(right.words[r].span.offset - last.right));
  };
  for (const WordStretch& stretch : stretches) {
    const std::size_t count = stretch.same ? stretch.left_count : stretch.is_changed() ? 1 : 0;
    for (std::size_t l = stretch.left, r = stretch.right; l < stretch.left + count; ++l, ++r) {
      const bool level = (begins_line(left, l) && begins_line(right, r)) ||
                         (drift(l, r) >= kLines && begins_sentence(left, l) && begins_sentence(right, r));
      if (level) lines.push_back({line_begin(left, l), line_begin(right, r)});
    }
  }
  return lines;
}

std::vector<EqualPassage> equal_passages(const std::vector<WordStretch>& stretches, const TextWords& left,
                                         const TextWords& right) {
  std::vector<EqualPassage> passages;
  for (const WordStretch& stretch : stretches) {
    if (!stretch.same || stretch.left_count < 2 * kContext + kLeast) continue;
    const Edges edges(stretch, left, right);
    const std::size_t first = stretch.left + kContext, last = stretch.left + stretch.left_count - kContext;
    const std::size_t begin = edges.near(first, last), end = edges.near(last, begin);
    if (end >= begin + kLeast) passages.push_back(edges.passage(begin, end));
  }
  return passages;
}

}  // namespace lookalike
