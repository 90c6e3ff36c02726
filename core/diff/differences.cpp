#include "core/diff/differences.h"

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>

#include "core/diff/moved_words.h"

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

/// Whether it is a hyphen or nothing.
bool is_hyphen(std::string_view text, const TextSpan& span) {
  constexpr std::string_view kHyphens[] = {"", "-", "\u2010", "\u00AD"};
  return std::ranges::find(kHyphens, text.substr(span.offset, span.length)) != std::end(kHyphens);
}

/// The letters between the common beginning and end of two words; nothing if the words are not similar. A single hyphen
/// may differ in words of any length.
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
  const Stretch found{StretchKind::changed,
                      {a.span.offset + begin, x.size() - begin - end},
                      {b.span.offset + begin, y.size() - begin - end}};
  const bool alike = begin + end >= kLeastAlike && 10 * (begin + end) >= 7 * std::max(x.size(), y.size());
  if (!alike && (x == y || !is_hyphen(left.text, found.left) || !is_hyphen(right.text, found.right))) return {};
  return found;
}

/// The hyphen in one of two common words, or both if they are not the same character.
std::optional<Stretch> hyphen(const TextWords& left, const ProseWord& a, const TextWords& right, const ProseWord& b) {
  if (a.span.length == b.span.length) return {};
  const auto found = difference(left, a, right, b);
  return found && is_hyphen(left.text, found->left) && is_hyphen(right.text, found->right) ? found : std::nullopt;
}

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

void set(std::vector<bool>& free, std::size_t first, std::size_t count, bool value) {
  std::fill_n(free.begin() + static_cast<std::ptrdiff_t>(first), count, value);
}

/// The words of one side that are in no common stretch.
std::vector<bool> differing(const std::vector<WordStretch>& stretches, const TextWords& side,
                            std::size_t WordStretch::*first, std::size_t WordStretch::*count) {
  std::vector<bool> free(side.words.size());
  for (const WordStretch& stretch : stretches)
    if (!stretch.same) set(free, stretch.*first, stretch.*count, true);
  return free;
}

class Differences {
 public:
  Differences(const std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right)
      : stretches_(stretches),
        left_(left),
        right_(right),
        free_left_(differing(stretches, left, &WordStretch::left, &WordStretch::left_count)),
        free_right_(differing(stretches, right, &WordStretch::right, &WordStretch::right_count)) {}

  std::vector<Stretch> find(const std::vector<EqualRun>& moves) {
    for (const EqualRun& move : moves) add_move(move);
    for (const WordStretch& stretch : stretches_)
      if (!stretch.same) add_rest(stretch);
    std::ranges::stable_sort(found_, {}, [](const Stretch& s) { return std::tie(s.left.offset, s.right.offset); });
    return std::move(found_);
  }

 private:
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

  /// One piece on each side is a change; with several, it is unknown which correspond.
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

std::vector<Stretch> changed_letters(const std::vector<WordStretch>& stretches, const std::vector<Stretch>& differences,
                                     const TextWords& left, const TextWords& right) {
  std::vector<Stretch> letters;
  for (const WordStretch& stretch : stretches) {
    for (std::size_t i = 0; stretch.same && i < stretch.left_count; ++i)
      if (const auto found = hyphen(left, left.words[stretch.left + i], right, right.words[stretch.right + i]))
        letters.push_back(*found);
  }
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
  std::ranges::sort(letters, {}, [](const Stretch& one) { return one.left.offset; });
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

std::vector<EqualRun> find_moves(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right,
                                 const std::stop_token& stop) {
  const std::vector<EqualRun> found =
      moved_words({left, differing(stretches, left, &WordStretch::left, &WordStretch::left_count)},
                  {right, differing(stretches, right, &WordStretch::right, &WordStretch::right_count)}, stop);
  std::vector<EqualRun> moves;
  std::vector<WordStretch> kept;
  auto next = found.begin();
  for (WordStretch rest : stretches) {
    const std::size_t left_end = rest.left + rest.left_count, right_end = rest.right + rest.right_count;
    for (; next != found.end() && next->left < left_end; ++next) {
      const std::size_t l = next->left + next->length, r = next->right + next->length;
      if (next->right < rest.right || l > left_end || r > right_end) {
        moves.push_back(*next);
        continue;
      }
      kept.push_back({false, rest.left, rest.right, next->left - rest.left, next->right - rest.right});
      kept.push_back({true, next->left, next->right, next->length, next->length});
      rest = {false, l, r, left_end - l, right_end - r};
    }
    kept.push_back(rest);
  }
  std::erase_if(kept, [](const WordStretch& stretch) { return stretch.longer() == 0; });
  stretches = std::move(kept);
  return moves;
}

std::vector<Stretch> differences_of(const std::vector<WordStretch>& stretches, const std::vector<EqualRun>& moves,
                                    const TextWords& left, const TextWords& right) {
  return Differences(stretches, left, right).find(moves);
}

}  // namespace lookalike
