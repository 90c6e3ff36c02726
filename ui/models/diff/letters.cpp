#include "ui/models/diff/letters.h"

#include <algorithm>
#include <optional>
#include <span>

namespace lookalike {
namespace {

constexpr std::size_t kMostWords = 8;
constexpr std::size_t kLeastAlike = 4;  // bytes

std::span<const ProseWord> words_in(const Words& words, const TextSpan& span) {
  const auto offset = [](const ProseWord& word) { return word.span.offset; };
  const auto begin = std::ranges::lower_bound(words, span.offset, {}, offset);
  return {begin, std::ranges::lower_bound(begin, words.end(), span.offset + span.length, {}, offset)};
}

bool is_inside_character(std::string_view text, std::size_t at) {
  return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
}

/// The letters between the common beginning and end of two words; nothing if the words are not similar.
std::optional<Stretch> difference(const TextWords& left, const ProseWord& a, const TextWords& right,
                                  const ProseWord& b) {
  const std::string_view x = left.text.substr(a.span.offset, a.span.length);
  const std::string_view y = right.text.substr(b.span.offset, b.span.length);
  const std::size_t shorter = std::min(x.size(), y.size());
  std::size_t begin = 0, end = 0;
  while (begin < shorter && x[begin] == y[begin]) ++begin;
  while (is_inside_character(x, begin) || is_inside_character(y, begin)) --begin;
  while (begin + end < shorter && x[x.size() - 1 - end] == y[y.size() - 1 - end]) ++end;
  while (is_inside_character(x, x.size() - end) || is_inside_character(y, y.size() - end)) --end;
  if (begin + end < kLeastAlike || 10 * (begin + end) < 7 * std::max(x.size(), y.size())) return {};
  return Stretch{StretchKind::changed,
                 {a.span.offset + begin, x.size() - begin - end},
                 {b.span.offset + begin, y.size() - begin - end}};
}

}  // namespace

std::vector<Stretch> changed_letters(const std::vector<Stretch>& differences, const TextWords& left,
                                     const TextWords& right) {
  std::vector<Stretch> letters;
  for (const Stretch& change : differences) {
    if (change.kind != StretchKind::changed) continue;
    const auto of_left = words_in(left.words, change.left), of_right = words_in(right.words, change.right);
    if (std::max(of_left.size(), of_right.size()) > kMostWords) continue;
    std::size_t from = 0;
    for (const ProseWord& word : of_left) {
      for (std::size_t j = from; j < of_right.size(); ++j) {
        const auto found = difference(left, word, right, of_right[j]);
        if (!found) continue;
        letters.push_back(*found);
        from = j + 1;
        break;
      }
    }
  }
  return letters;
}

std::vector<std::size_t> joined_paragraphs(const std::vector<WordStretch>& stretches, const TextWords& side,
                                           std::size_t WordStretch::*first, const TextWords& other,
                                           std::size_t WordStretch::*other_first) {
  std::vector<std::size_t> ends;
  for (const WordStretch& stretch : stretches) {
    for (std::size_t i = 1; stretch.same && i < stretch.left_count; ++i)
      if (begins_paragraph(side, stretch.*first + i) && !begins_line(other, stretch.*other_first + i))
        ends.push_back(end_of(side.words[stretch.*first + i - 1]));
  }
  return ends;
}

}  // namespace lookalike
