#include "ui/models/diff/coincidence.h"

#include <algorithm>

#include "ui/models/diff/moved_words.h"

namespace lookalike {
namespace {

constexpr std::uint32_t kOften = 5;       // in both texts together
constexpr std::size_t kOneInSoMany = 50;  // words: so often stand articles and prepositions
constexpr std::size_t kLeastOfLabel = 2;  // "Lines:"
constexpr std::size_t kFew = 6;           // halves of words, beside such a change
constexpr std::size_t kMeant = 2 * kLeastMovedWords;

}  // namespace

Coincidence::Coincidence(const TextWords& left, const TextWords& right, std::size_t different)
    : left_(left), right_(right), times_(different) {
  for (const Words* words : {&left.words, &right.words})
    for (const ProseWord& word : *words) ++times_[word.id];
}

bool Coincidence::is_label(const WordStretch& same) const {
  if (!begins_line(left_, same.left) || !begins_line(right_, same.right)) return false;
  const bool whole_lines =
      begins_line(left_, same.left + same.left_count) && begins_line(right_, same.right + same.right_count);
  return whole_lines || same.left_count >= kLeastOfLabel;
}

/// Stops at `most`, beyond which the weight does not matter.
std::size_t Coincidence::half_weights(const WordStretch& same, std::size_t most) const {
  const std::size_t all = left_.words.size() + right_.words.size();
  std::size_t weight = 0;
  for (std::size_t i = same.left; i < same.left + same.left_count && weight < most; ++i) {
    const ProseWord& word = left_.words[i];
    const bool often = times_[word.id] >= kOften && times_[word.id] * kOneInSoMany > all;
    weight += word.is_mark || often ? 1 : 2;
  }
  return weight;
}

bool Coincidence::operator()(const WordStretch& before, const WordStretch& same, const WordStretch& after) const {
  const bool unlike = before.is_unlike() || after.is_unlike();
  if (same.left_count >= kLeastMovedWords && half_weights(same, kMeant) >= kMeant) return false;
  const std::size_t most = std::max(std::min(before.longer(), after.longer()), unlike ? kFew : 0);
  return half_weights(same, most) < most && !is_label(same);
}

}  // namespace lookalike
