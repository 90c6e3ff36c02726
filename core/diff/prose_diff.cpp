#include "core/diff/prose_diff.h"

#include <algorithm>
#include <iterator>

#include "core/diff/common_subsequence.h"
#include "core/diff/differences.h"
#include "core/diff/equal_passages.h"
#include "core/diff/mail_marks.h"
#include "core/diff/moved_words.h"
#include "core/diff/places.h"
#include "core/diff/prose_words.h"
#include "core/diff/tidy_stretches.h"

namespace lookalike {
namespace {

/// Decides whether common words between longer differences are a coincidence.
class Coincidence {
 public:
  /// Ids of words are less than `different`. O(words).
  Coincidence(const TextWords& left, const TextWords& right, std::size_t different);

  /// Whether the words `same` between these two differences are a coincidence; at an end of the texts a difference is
  /// empty. They are if they weigh less than half of either difference, or are fewer than three next to dissimilar
  /// passages, or one or two short words next to a long difference, and are neither a label at the beginning of a line
  /// nor whole lines in both texts. Punctuation and words frequent in these texts weigh half. Two words between words
  /// that only one text has, and a passage long enough to count as moved, are never a coincidence.
  bool operator()(const WordStretch& before, const WordStretch& same, const WordStretch& after) const;

 private:
  bool is_label(const WordStretch& same) const;
  bool is_short(const WordStretch& same) const;
  std::size_t half_weights(const WordStretch& same, std::size_t most) const;

  const TextWords &left_, &right_;
  std::vector<std::uint32_t> times_;  // occurrences of each word in both texts
};

constexpr std::uint32_t kOften = 5;       // occurrences in both texts together
constexpr std::size_t kOneInSoMany = 50;  // words: the frequency of articles and prepositions
constexpr std::size_t kLeastOfLabel = 2;  // "Lines:"
constexpr std::size_t kFew = 6;           // half words, next to dissimilar passages
constexpr std::size_t kMeant = 2 * kLeastMovedWords;
constexpr std::size_t kTwo = 4;             // half words
constexpr std::size_t kLongDifference = 6;  // words
constexpr std::size_t kShortWord = 4;       // bytes, of most articles and prepositions

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

bool Coincidence::is_short(const WordStretch& same) const {
  const auto first = left_.words.begin() + static_cast<std::ptrdiff_t>(same.left);
  return same.left_count <= 2 && std::all_of(first, first + static_cast<std::ptrdiff_t>(same.left_count),
                                             [](const ProseWord& word) { return word.span.length <= kShortWord; });
}

/// Stops at `most`; a larger weight does not matter.
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
  const bool of_one_side = before.left_count + after.left_count == 0 || before.right_count + after.right_count == 0;
  const std::size_t shorter = std::min(before.longer(), after.longer()),
                    longer = std::max(before.longer(), after.longer());
  if (!of_one_side && shorter > 0 && longer >= kLongDifference && is_short(same)) return !is_label(same);
  const std::size_t most = of_one_side ? std::min(shorter, kTwo) : std::max(shorter, unlike ? kFew : 0);
  return half_weights(same, most) < most && !is_label(same);
}

/// The words of one side that also occur on the other, with their positions. Other words cannot match.
struct SharedWords {
  std::vector<std::uint32_t> ids;
  std::vector<std::size_t> positions;
};

constexpr std::uint32_t kInContext = 0x80000000u;  // ids from here on are hashes; ids of words are smaller

std::uint32_t mixed(std::uint64_t id, std::uint64_t context) {
  return static_cast<std::uint32_t>((context << 32 ^ id) * 0x9E3779B97F4A7C15u >> 33) | kInContext;
}

std::uint32_t hash_of(std::string_view label) {
  std::uint32_t hash = 0;
  for (const char c : label) hash = hash * 31 + static_cast<unsigned char>(c | 0x20);
  return hash;
}

/// The keys for matching words. A mark matches only after the same word, so that a single colon does not connect
/// passages, and a word of a header only after the same label. The hashes have 31 bits, so two different keys rarely
/// collide.
std::vector<std::uint32_t> ids_in_context(const Words& words, const std::vector<HeaderLine>& header) {
  std::vector<std::uint32_t> ids;
  ids.reserve(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    ids.push_back(words[i].id);
    if (words[i].is_mark) ids[i] = mixed(words[i].id, i == 0 ? 0 : words[i - 1].id + std::uint64_t{1});
    const std::string_view label = label_at(header, words[i].span.offset);
    if (!label.empty()) ids[i] = mixed(ids[i], hash_of(label));
  }
  return ids;
}

/// Ids of a text, hashed to 20 bits; `has` can return false positives.
class KnownIds {
 public:
  KnownIds(const std::vector<std::uint32_t>& ids, std::size_t different) : words_(different), in_context_(kHashes) {
    for (const std::uint32_t id : ids) id >= kInContext ? in_context_[id % kHashes] = true : words_[id] = true;
  }
  bool has(std::uint32_t id) const { return id >= kInContext ? in_context_[id % kHashes] : words_[id]; }

 private:
  static constexpr std::uint32_t kHashes = 1u << 20;
  std::vector<bool> words_, in_context_;
};

SharedWords shared_words(const std::vector<std::uint32_t>& ids, const std::vector<std::uint32_t>& other,
                         std::size_t different) {
  const KnownIds known(other, different);
  SharedWords shared;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (!known.has(ids[i])) continue;
    shared.ids.push_back(ids[i]);
    shared.positions.push_back(i);
  }
  return shared;
}

/// Limits the whole comparison to about ten million steps for texts of any length.
MostEdits most_edits(std::size_t words) {
  constexpr std::size_t kSteps = 8'000'000;
  return {2000, static_cast<int>(std::clamp<std::size_t>(kSteps / (words + 1), 24, 1000))};
}

/// Collects stretches in order and joins differences that are separated only by a coincidence.
class StretchList {
 public:
  StretchList(const TextWords& left, const TextWords& right, std::size_t different)
      : words_left_(left.words), words_right_(right.words), is_coincidence_(left, right, different) {}

  void add_same(std::size_t left, std::size_t right) {
    add_difference(left, right);
    if (list_.back().same) {
      ++list_.back().left_count, ++list_.back().right_count;
    } else {
      list_.push_back({true, left, right, 1, 1});
    }
    left_ = left + 1;
    right_ = right + 1;
  }

  std::vector<WordStretch> finish(std::size_t left_size, std::size_t right_size) {
    push_difference(left_size, right_size);
    std::erase_if(list_, [](const WordStretch& stretch) { return stretch.longer() == 0; });
    return std::move(list_);
  }

 private:
  void add_difference(std::size_t left, std::size_t right) {
    if (list_.empty() || left > left_ || right > right_) push_difference(left, right);
  }

  /// Also adds an empty difference at both ends of the texts, so that coincidences are detected there.
  void push_difference(std::size_t left, std::size_t right) {
    list_.push_back({false, left_, right_, left - left_, right - right_});
    while (list_.size() >= 3 && is_coincidence_(*(list_.end() - 3), *(list_.end() - 2), list_.back())) {
      if (match_later()) return;
      join_last_three();
    }
  }

  /// The common words may also end the difference after them, "one [of ... one] two" instead of "[one of ...] one two".
  /// Then they are not a coincidence, but join the following common words.
  bool match_later() {
    const WordStretch before = *(list_.end() - 3), same = *(list_.end() - 2), last = list_.back();
    const bool on_left = last.left_count > 0;
    if (before.longer() == 0 || last.longer() == 0 || (on_left && last.right_count > 0)) return false;
    const Words& words = on_left ? words_left_ : words_right_;
    const std::size_t from = on_left ? same.left : same.right, to = from + last.longer();
    for (std::size_t i = 0; i < same.left_count; ++i)
      if (words[from + i].id != words[to + i].id) return false;
    list_.resize(list_.size() - 2);
    list_.back() = before;
    (on_left ? list_.back().left_count : list_.back().right_count) += last.longer();
    list_.push_back({true, on_left ? to : same.left, on_left ? same.right : to, same.left_count, same.left_count});
    return true;
  }

  void join_last_three() {
    WordStretch& first = *(list_.end() - 3);
    const WordStretch& last = list_.back();
    first.left_count = last.left + last.left_count - first.left;
    first.right_count = last.right + last.right_count - first.right;
    list_.resize(list_.size() - 2);
  }

  const Words &words_left_, &words_right_;
  Coincidence is_coincidence_;
  std::vector<WordStretch> list_;
  std::size_t left_ = 0, right_ = 0;
};

void add_anchors(std::vector<Anchor>& anchors, const WordStretch& same, const Words& left, const Words& right) {
  for (std::size_t i = 0; i < same.left_count; i += kWordsBetweenAnchors) {
    anchors.push_back({left[same.left + i].span.offset, right[same.right + i].span.offset});
  }
  const TextSpan left_all = span_of(left, same.left, same.left_count);
  const TextSpan right_all = span_of(right, same.right, same.right_count);
  anchors.push_back({left_all.offset + left_all.length, right_all.offset + right_all.length});
}

std::vector<WordStretch> word_stretches(const CommonSubsequence& common, const SharedWords& shared_left,
                                        const SharedWords& shared_right, const TextWords& left, const TextWords& right,
                                        std::size_t different) {
  StretchList list(left, right, different);
  for (const EqualRun& run : common.runs) {
    for (std::size_t i = 0; i < run.length; ++i) {
      list.add_same(shared_left.positions[run.left + i], shared_right.positions[run.right + i]);
    }
  }
  return list.finish(left.words.size(), right.words.size());
}

ProseDiff render(const std::vector<WordStretch>& stretches, const Words& left, const Words& right) {
  ProseDiff diff;
  diff.anchors.push_back({0, 0});
  for (const WordStretch& stretch : stretches) {
    if (stretch.same) add_anchors(diff.anchors, stretch, left, right);
    diff.stretches.push_back(spans_of(stretch, left, right));
  }
  return diff;
}

}  // namespace

std::optional<ProseDiff> compare_words(const TextWords& left, const TextWords& right, std::size_t different,
                                       const std::stop_token& stop) {
  auto left_header = header_lines(left.text), right_header = header_lines(right.text);
  if (left_header.empty() || right_header.empty()) left_header.clear(), right_header.clear();
  const auto left_ids = ids_in_context(left.words, left_header), right_ids = ids_in_context(right.words, right_header);
  const SharedWords shared_left = shared_words(left_ids, right_ids, different);
  const SharedWords shared_right = shared_words(right_ids, left_ids, different);
  const auto common = common_subsequence(shared_left.ids, shared_right.ids,
                                         most_edits(shared_left.ids.size() + shared_right.ids.size()), stop);
  if (!common || stop.stop_requested()) return std::nullopt;

  std::vector<WordStretch> stretches = word_stretches(*common, shared_left, shared_right, left, right, different);
  tidy_stretches(stretches, left, right);
  const std::vector<EqualRun> moves = find_moves(stretches, left, right, stop);
  ProseDiff diff = render(stretches, left.words, right.words);
  diff.differences = differences_of(stretches, moves, left, right);
  diff.anchors.push_back({left.text.size(), right.text.size()});
  diff.equal = equal_passages(stretches, left, right);
  diff.lines = level_lines(stretches, left, right);
  diff.letters = changed_letters(stretches, diff.differences, left, right);
  diff.joined_left = joined_paragraphs(stretches, left, &WordStretch::left, right, &WordStretch::right);
  diff.joined_right = joined_paragraphs(stretches, right, &WordStretch::right, left, &WordStretch::left);
  diff.approximate = common->approximate;
  if (stop.stop_requested()) return std::nullopt;
  return diff;
}

std::optional<ProseDiff> compare_prose(std::string_view left, std::string_view right, const std::stop_token& stop) {
  WordIds ids;
  const Words left_words = split_prose(left, ids, stop), right_words = split_prose(right, ids, stop);
  if (stop.stop_requested()) return std::nullopt;
  return compare_words({left, left_words}, {right, right_words}, ids.size(), stop);
}

}  // namespace lookalike
