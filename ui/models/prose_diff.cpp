#include "ui/models/prose_diff.h"

#include <algorithm>
#include <iterator>

#include "ui/models/common_subsequence.h"
#include "ui/models/prose_words.h"

namespace lookalike {
namespace {

using Words = std::vector<ProseWord>;

/// A stretch counted in words.
struct WordStretch {
  bool same = false;
  std::size_t left = 0, right = 0;              // first words
  std::size_t left_count = 0, right_count = 0;  // equal when same

  std::size_t longer() const { return std::max(left_count, right_count); }
};

/// The words of one side that the other side has too, and where they were: the others cannot match anything.
struct SharedWords {
  std::vector<std::uint32_t> ids;
  std::vector<std::size_t> positions;
};

SharedWords shared_words(const Words& words, const Words& other, std::size_t different) {
  std::vector<bool> in_other(different);
  for (const ProseWord& word : other) in_other[word.id] = true;
  SharedWords shared;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!in_other[words[i].id]) continue;
    shared.ids.push_back(words[i].id);
    shared.positions.push_back(i);
  }
  return shared;
}

/// Bounds the whole comparison to some hundred million steps however long and different the texts are.
int most_edits(std::size_t words) {
  constexpr std::size_t kSteps = 50'000'000;
  return static_cast<int>(std::clamp<std::size_t>(kSteps / (words + 1), 64, 1000));
}

bool is_coincidence(const WordStretch& before, const WordStretch& same, const WordStretch& after) {
  return 2 * same.left_count < before.longer() && 2 * same.left_count < after.longer();
}

/// Collects stretches in order and joins differences that only a few words by chance keep apart.
class StretchList {
 public:
  void add_same(std::size_t left, std::size_t right) {
    add_difference(left, right);
    if (!list_.empty() && list_.back().same) {
      ++list_.back().left_count, ++list_.back().right_count;
    } else {
      list_.push_back({true, left, right, 1, 1});
    }
    left_ = left + 1;
    right_ = right + 1;
  }

  std::vector<WordStretch> finish(std::size_t left_size, std::size_t right_size) {
    add_difference(left_size, right_size);
    return std::move(list_);
  }

 private:
  void add_difference(std::size_t left, std::size_t right) {
    if (left == left_ && right == right_) return;
    list_.push_back({false, left_, right_, left - left_, right - right_});
    while (list_.size() >= 3 && is_coincidence(*(list_.end() - 3), *(list_.end() - 2), list_.back())) join_last_three();
  }

  void join_last_three() {
    WordStretch& first = *(list_.end() - 3);
    const WordStretch& last = list_.back();
    first.left_count = last.left + last.left_count - first.left;
    first.right_count = last.right + last.right_count - first.right;
    list_.resize(list_.size() - 2);
  }

  std::vector<WordStretch> list_;
  std::size_t left_ = 0, right_ = 0;
};

TextSpan span_of(const Words& words, std::size_t first, std::size_t count) {
  if (count == 0) return {first == 0 ? 0 : words[first - 1].span.offset + words[first - 1].span.length, 0};
  const TextSpan last = words[first + count - 1].span;
  return {words[first].span.offset, last.offset + last.length - words[first].span.offset};
}

StretchKind kind_of(const WordStretch& stretch) {
  if (stretch.same) return StretchKind::same;
  if (stretch.left_count == 0) return StretchKind::only_right;
  return stretch.right_count == 0 ? StretchKind::only_left : StretchKind::changed;
}

/// Level points are set at the beginning of each same stretch and this often within.
constexpr std::size_t kWordsBetweenAnchors = 12;

void add_anchors(std::vector<Anchor>& anchors, const WordStretch& same, const Words& left, const Words& right) {
  for (std::size_t i = 0; i < same.left_count; i += kWordsBetweenAnchors) {
    anchors.push_back({left[same.left + i].span.offset, right[same.right + i].span.offset});
  }
  const TextSpan left_all = span_of(left, same.left, same.left_count);
  const TextSpan right_all = span_of(right, same.right, same.right_count);
  anchors.push_back({left_all.offset + left_all.length, right_all.offset + right_all.length});
}

std::vector<WordStretch> word_stretches(const CommonSubsequence& common, const SharedWords& shared_left,
                                        const SharedWords& shared_right, std::size_t left, std::size_t right) {
  StretchList list;
  for (const EqualRun& run : common.runs) {
    for (std::size_t i = 0; i < run.length; ++i) {
      list.add_same(shared_left.positions[run.left + i], shared_right.positions[run.right + i]);
    }
  }
  return list.finish(left, right);
}

ProseDiff render(const std::vector<WordStretch>& stretches, const Words& left, const Words& right) {
  ProseDiff diff;
  diff.anchors.push_back({0, 0});
  for (const WordStretch& stretch : stretches) {
    if (stretch.same) {
      add_anchors(diff.anchors, stretch, left, right);
    } else {
      diff.differences.push_back(diff.stretches.size());
    }
    diff.stretches.push_back({kind_of(stretch), span_of(left, stretch.left, stretch.left_count),
                              span_of(right, stretch.right, stretch.right_count)});
  }
  return diff;
}

}  // namespace

std::optional<ProseDiff> compare_prose(std::string_view left, std::string_view right, std::stop_token stop) {
  WordIds ids;
  const Words left_words = split_prose(left, ids, stop), right_words = split_prose(right, ids, stop);
  const SharedWords shared_left = shared_words(left_words, right_words, ids.size());
  const SharedWords shared_right = shared_words(right_words, left_words, ids.size());
  const auto common = common_subsequence(shared_left.ids, shared_right.ids,
                                         most_edits(shared_left.ids.size() + shared_right.ids.size()), stop);
  if (!common || stop.stop_requested()) return std::nullopt;

  ProseDiff diff = render(word_stretches(*common, shared_left, shared_right, left_words.size(), right_words.size()),
                          left_words, right_words);
  diff.anchors.push_back({left.size(), right.size()});
  diff.approximate = common->approximate;
  return diff;
}

}  // namespace lookalike
