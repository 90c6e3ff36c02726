#include "ui/models/diff/equal_passages.h"

namespace lookalike {
namespace {

constexpr std::size_t kContext = 12;  // words that stay beside a difference
constexpr std::size_t kNear = 40;     // more of them, at most, up to the beginning of a sentence
constexpr std::size_t kLeast = 36;    // words, else it is not worth a fold

/// The first word from `from` on, up to `to`, that begins a sentence; `from` where none does.
std::size_t beginning_behind(const TextWords& side, std::size_t from, std::size_t to) {
  for (std::size_t word = from; word < to; ++word)
    if (begins_sentence(side, word)) return word;
  return from;
}

/// The last word up to `from`, not before `to`, that begins a sentence; `from` where none does.
std::size_t beginning_before(const TextWords& side, std::size_t from, std::size_t to) {
  for (std::size_t word = from; word > to; --word)
    if (begins_sentence(side, word)) return word;
  return from;
}

}  // namespace

std::vector<EqualPassage> equal_passages(const std::vector<WordStretch>& stretches, const TextWords& left,
                                         const TextWords& right) {
  std::vector<EqualPassage> passages;
  for (const WordStretch& stretch : stretches) {
    if (!stretch.same || stretch.left_count < 2 * kContext + kLeast) continue;
    const std::size_t first = stretch.left + kContext, last = stretch.left + stretch.left_count - kContext;
    const std::size_t begin = beginning_behind(left, first, std::min(first + kNear, last));
    const std::size_t end = beginning_before(left, last, std::max(last - std::min(last, kNear), begin));
    if (end < begin + kLeast) continue;
    const std::size_t other = stretch.right + (begin - stretch.left);
    passages.push_back(
        {span_of(left.words, begin, end - begin), span_of(right.words, other, end - begin), end - begin});
  }
  return passages;
}

}  // namespace lookalike
