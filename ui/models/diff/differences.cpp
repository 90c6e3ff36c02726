#include "ui/models/diff/differences.h"

#include <algorithm>
#include <tuple>

#include "ui/models/diff/moved_words.h"

namespace lookalike {
namespace {

/// Consecutive words of one side.
struct Piece {
  std::size_t first = 0, count = 0;
};

std::vector<Piece> free_pieces(const std::vector<bool>& free, std::size_t first, std::size_t count) {
  std::vector<Piece> pieces;
  for (std::size_t i = first; i < first + count; ++i) {
    if (!free[i]) continue;
    if (pieces.empty() || pieces.back().first + pieces.back().count != i) pieces.push_back({i, 0});
    ++pieces.back().count;
  }
  return pieces;
}

class Differences {
 public:
  Differences(const std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right)
      : stretches_(stretches),
        left_(left),
        right_(right),
        free_left_(left.words.size()),
        free_right_(right.words.size()) {
    for (const WordStretch& stretch : stretches) {
      if (stretch.same) continue;
      set(free_left_, stretch.left, stretch.left_count, true);
      set(free_right_, stretch.right, stretch.right_count, true);
    }
  }

  std::vector<Stretch> find(const std::stop_token& stop) {
    const std::vector<EqualRun> moves = moved_words({left_, free_left_}, {right_, free_right_}, stop);
    for (const EqualRun& move : moves) add_move(move);
    for (std::size_t i = 1; i < moves.size(); ++i) add_change_between(moves[i - 1], moves[i]);
    for (const WordStretch& stretch : stretches_)
      if (!stretch.same) add_rest(stretch);
    std::ranges::stable_sort(found_, {}, [](const Stretch& s) { return std::tie(s.left.offset, s.right.offset); });
    return std::move(found_);
  }

 private:
  static void set(std::vector<bool>& free, std::size_t first, std::size_t count, bool value) {
    std::fill_n(free.begin() + static_cast<std::ptrdiff_t>(first), count, value);
  }

  /// Reports `stretch` and marks its words as used.
  void add(const WordStretch& stretch) {
    found_.push_back(spans_of(stretch, left_.words, right_.words));
    set(free_left_, stretch.left, stretch.left_count, false);
    set(free_right_, stretch.right, stretch.right_count, false);
  }

  void add_move(const EqualRun& move) {
    add({false, move.left, move.right, move.length, move.length});
    found_.back().kind = StretchKind::moved;
  }

  /// Adds the few changed words within a moved passage.
  void add_change_between(const EqualRun& a, const EqualRun& b) {
    const std::size_t left = a.left + a.length, right = a.right + a.length;
    if (b.right < right || b.left - left > kMostChangedInMove || b.right - right > kMostChangedInMove) return;
    const bool nothing = b.left == left && b.right == right;
    if (!nothing && are_free(free_left_, left, b.left) && are_free(free_right_, right, b.right))
      add({false, left, right, b.left - left, b.right - right});
  }

  static bool are_free(const std::vector<bool>& free, std::size_t begin, std::size_t end) {
    while (begin < end && free[begin]) ++begin;
    return begin == end;
  }

  /// One piece on each side is a change; of several, it is unknown which correspond.
  void add_rest(const WordStretch& stretch) {
    const auto left = free_pieces(free_left_, stretch.left, stretch.left_count);
    const auto right = free_pieces(free_right_, stretch.right, stretch.right_count);
    if (left.size() == 1 && right.size() == 1)
      return add({false, left[0].first, right[0].first, left[0].count, right[0].count});
    for (const Piece& piece : left) add({false, piece.first, stretch.right, piece.count, 0});
    for (const Piece& piece : right) add({false, stretch.left + stretch.left_count, piece.first, 0, piece.count});
  }

  const std::vector<WordStretch>& stretches_;
  const TextWords &left_, &right_;
  std::vector<bool> free_left_, free_right_;
  std::vector<Stretch> found_;
};

}  // namespace

std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const TextWords& left,
                                    const TextWords& right, const std::stop_token& stop) {
  return Differences(stretches, left, right).find(stop);
}

}  // namespace lookalike
