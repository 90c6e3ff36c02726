#include "core/diff/moved_words.h"

#include <algorithm>
#include <queue>
#include <unordered_map>

#include "core/diff/places.h"

namespace lookalike {
namespace {

constexpr std::size_t kLeastOfLine = 2;         // "Lines: 14"
constexpr std::ptrdiff_t kMostPlaces = 16;      // tried places of six equal words
constexpr std::size_t kMostSteps = 20'000'000;  // about 50 ms

bool shorter(const EqualRun& a, const EqualRun& b) {
  return a.length != b.length ? a.length < b.length : a.left > b.left;
}

class MoveFinder {
 public:
  MoveFinder(LeftOver left, LeftOver right, const std::stop_token& stop)
      : left_(std::move(left)), right_(std::move(right)), stop_(stop) {}

  std::vector<EqualRun> run() {
    index_right();
    for (std::size_t i = 0; i + kLeastMovedWords <= left_.words().size() && may_go_on(); ++i) find_from(i);
    while (!candidates_.empty() && may_go_on()) take_longest();
    take_lines();
    std::ranges::sort(taken_, {}, &EqualRun::left);
    return std::move(taken_);
  }

 private:
  static bool all_free(const LeftOver& side, std::size_t first, std::size_t count) {
    for (std::size_t i = first; i < first + count; ++i)
      if (!side.free[i]) return false;
    return true;
  }

  static std::uint64_t hash_at(const LeftOver& side, std::size_t first, std::size_t count = kLeastMovedWords) {
    std::uint64_t hash = 0;
    for (std::size_t i = first; i < first + count; ++i)
      hash = (hash ^ side.words()[i].id) * 0x9E3779B97F4A7C15u + (hash >> 29);
    return hash;
  }

  void index_right() {
    std::vector<Places::Place> places;
    for (std::size_t j = 0; j + kLeastMovedWords <= right_.words().size(); ++j)
      if (all_free(right_, j, kLeastMovedWords)) places.emplace_back(hash_at(right_, j), j);
    places_ = Places(std::move(places));
  }

  bool may_go_on() { return steps_ < kMostSteps && !((++steps_ & 0x3FF) == 0 && stop_.stop_requested()); }

  bool equal(std::size_t i, std::size_t j) const {
    return left_.free[i] && right_.free[j] && left_.words()[i].id == right_.words()[j].id;
  }

  std::size_t length_ahead(std::size_t i, std::size_t j) {
    std::size_t n = 0;
    while (i + n < left_.words().size() && j + n < right_.words().size() && equal(i + n, j + n)) ++n;
    steps_ += n;
    return n;
  }

  std::size_t length_back(std::size_t i, std::size_t j) {
    std::size_t n = 0;
    while (n < i && n < j && equal(i - n - 1, j - n - 1)) ++n;
    steps_ += n;
    return n;
  }

  /// Finds the longest equal runs through the word at `i`, each once: a diagonal stores the end of its last run.
  void find_from(std::size_t i) {
    if (!all_free(left_, i, kLeastMovedWords)) return;
    for (const auto& [hash, j] : places_.of(hash_at(left_, i), kMostPlaces)) {
      std::size_t& followed = followed_[static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i)];
      if (followed > i) continue;
      const std::size_t back = length_back(i, j), ahead = length_ahead(i, j);
      followed = i + std::max<std::size_t>(ahead, 1);
      offer({i - back, j - back, back + ahead});
    }
  }

  void offer(const EqualRun& run) {
    if (has_words(left_, run.left, run.length, kLeastMovedWords)) candidates_.push(run);
  }

  /// Punctuation marks do not count.
  static bool has_words(const LeftOver& side, std::size_t first, std::size_t count, std::size_t least) {
    std::size_t words = 0;
    for (std::size_t i = first; i < first + count && words < least; ++i) words += side.words()[i].is_mark ? 0 : 1;
    return words == least;
  }

  void take_longest() {
    const EqualRun run = candidates_.top();
    candidates_.pop();
    const EqualRun rest = longest_free(run);
    rest == run ? take(run) : offer(rest);
  }

  EqualRun longest_free(const EqualRun& run) {
    EqualRun best{run.left, run.right, 0};
    for (std::size_t i = 0; i < run.length; ++i) {
      const std::size_t length = length_ahead(run.left + i, run.right + i);
      const EqualRun part{run.left + i, run.right + i, std::min(length, run.length - i)};
      if (part.length > best.length) best = part;
      i += part.length;
    }
    return best;
  }

  void take(const EqualRun& run) {
    for (std::size_t i = 0; i < run.length; ++i) left_.free[run.left + i] = right_.free[run.right + i] = false;
    taken_.push_back(run);
  }

  /// The first word and the number of words of each line without taken words.
  static std::vector<std::pair<std::size_t, std::size_t>> free_lines(const LeftOver& side) {
    std::vector<std::pair<std::size_t, std::size_t>> lines;
    for (std::size_t first = 0, end; first < side.words().size(); first = end) {
      for (end = first + 1; !begins_line(side.of, end);) ++end;
      const std::size_t count = end - first;
      if (all_free(side, first, count) && has_words(side, first, count, kLeastOfLine)) lines.emplace_back(first, count);
    }
    return lines;
  }

  /// Takes equal lines that are too short to be found by their words.
  void take_lines() {
    std::vector<Places::Place> places;
    for (const auto& [first, count] : free_lines(right_)) places.emplace_back(hash_at(right_, first, count), first);
    const Places lines(std::move(places));
    for (const auto& [first, count] : free_lines(left_)) {
      if (!may_go_on()) return;
      for (const auto& [hash, at] : lines.of(hash_at(left_, first, count), kMostPlaces)) {
        if (length_ahead(first, at) < count || !begins_line(right_.of, at + count)) continue;
        take({first, at, count});
        break;
      }
    }
  }

  LeftOver left_, right_;
  const std::stop_token& stop_;
  Places places_;
  std::unordered_map<std::ptrdiff_t, std::size_t> followed_;
  std::priority_queue<EqualRun, std::vector<EqualRun>, decltype(&shorter)> candidates_{&shorter};
  std::vector<EqualRun> taken_;
  std::size_t steps_ = 0;
};

}  // namespace

std::vector<EqualRun> moved_words(LeftOver left, LeftOver right, const std::stop_token& stop) {
  return MoveFinder(std::move(left), std::move(right), stop).run();
}

}  // namespace lookalike
