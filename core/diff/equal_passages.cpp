#include "core/diff/equal_passages.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>

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

/// The words that begin a line, among `count` words.
std::vector<std::size_t> line_begins(const TextWords& side, std::size_t first, std::size_t count) {
  std::vector<std::size_t> begins;
  for (std::size_t word = first; word < first + count; ++word)
    if (begins_line(side, word)) begins.push_back(word);
  return begins;
}

/// From the word to the end of its line, in lower case as far as ASCII.
std::string line_from(const TextWords& side, std::size_t word) {
  const std::string_view text = side.text.substr(side.words[word].span.offset);
  std::string line(text.substr(0, text.find('\n')));
  std::ranges::transform(line, line.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
  return line;
}

/// The number of lines at the end of a change that differ only in case; all of them if both texts have as many lines.
std::size_t level_at_end(const TextWords& left, const std::vector<std::size_t>& of_left, const TextWords& right,
                         const std::vector<std::size_t>& of_right) {
  const std::size_t most = std::min(of_left.size(), of_right.size());
  if (of_left.size() == of_right.size()) return most;
  std::size_t same = 0;
  while (same < most && line_from(left, *(of_left.end() - 1 - static_cast<std::ptrdiff_t>(same))) ==
                            line_from(right, *(of_right.end() - 1 - static_cast<std::ptrdiff_t>(same))))
    ++same;
  return same;
}

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
  const auto add = [&](std::size_t l, std::size_t r) {
    const bool begin = begins_line(left, l) && begins_line(right, r);
    if (begin || (drift(l, r) >= kLines && begins_sentence(left, l) && begins_sentence(right, r)))
      lines.push_back({line_begin(left, l), line_begin(right, r)});
  };
  for (const WordStretch& stretch : stretches) {
    for (std::size_t i = 0; stretch.same && i < stretch.left_count; ++i) add(stretch.left + i, stretch.right + i);
    if (!stretch.is_changed()) continue;
    const auto of_left = line_begins(left, stretch.left, stretch.left_count);
    const auto of_right = line_begins(right, stretch.right, stretch.right_count);
    const std::size_t end = level_at_end(left, of_left, right, of_right);
    if (end < std::max<std::size_t>(1, std::min(of_left.size(), of_right.size()))) add(stretch.left, stretch.right);
    for (std::size_t i = end; i > 0; --i) add(of_left[of_left.size() - i], of_right[of_right.size() - i]);
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
