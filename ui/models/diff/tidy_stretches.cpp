#include "ui/models/diff/tidy_stretches.h"

#include <QString>
#include <algorithm>
#include <utility>

namespace lookalike {
namespace {

std::size_t end_of(const ProseWord& word) {
  return word.span.offset + word.span.length;
}

/// Words that only one side has can often be told a little earlier or later ("A. [B.] C." or "A[. B]. C.").
struct OneSided {
  const TextWords& side;
  std::size_t first, count;
  std::size_t most_back, most_ahead;

  bool equal(std::size_t a, std::size_t b) const { return side.words[a].id == side.words[b].id; }

  /// By how many words to move them so that `reads_well(first word, word behind)`; 0 when nothing is better.
  template <typename ReadsWell>
  std::ptrdiff_t shift(const ReadsWell& reads_well) const {
    if (reads_well(first, first + count)) return 0;
    for (std::size_t k = 1; k <= most_ahead && equal(first + k - 1, first + count + k - 1); ++k)
      if (reads_well(first + k, first + count + k)) return static_cast<std::ptrdiff_t>(k);
    for (std::size_t k = 1; k <= most_back && equal(first - k, first + count - k); ++k)
      if (reads_well(first - k, first + count - k)) return -static_cast<std::ptrdiff_t>(k);
    return 0;
  }

  std::ptrdiff_t best_shift() const {
    const auto begins_part = [this](std::size_t word) {
      return ends_sentence(side, word - 1) || begins_line(side, word);
    };
    if (begins_part(first)) return 0;
    const std::ptrdiff_t to_part = shift([&](std::size_t begin, std::size_t) { return begins_part(begin); });
    return to_part != 0 ? to_part : shift([&](std::size_t, std::size_t behind) { return begins_line(side, behind); });
  }
};

void shift(WordStretch& before, WordStretch& moved, WordStretch& after, std::ptrdiff_t words) {
  const auto by = static_cast<std::size_t>(words);  // wraps round for a shift back, as the sums below do
  before.left_count += by, before.right_count += by;
  moved.left += by, moved.right += by;
  after.left += by, after.right += by;
  after.left_count -= by, after.right_count -= by;
}

void append(WordStretch& to, const WordStretch& next) {
  to.left_count += next.left_count;
  to.right_count += next.right_count;
}

/// Words of the left right before words of the right, or behind them, are a change.
void join_opposite_sides(std::vector<WordStretch>& stretches) {
  std::vector<WordStretch> joined;
  for (const WordStretch& stretch : stretches) {
    const bool opposite = !joined.empty() && !joined.back().same && !stretch.same &&
                          (joined.back().left_count == 0 ? stretch.right_count == 0
                                                         : joined.back().right_count == 0 && stretch.left_count == 0);
    opposite ? append(joined.back(), stretch) : joined.push_back(stretch);
  }
  stretches = std::move(joined);
}

void begin_with_sentences(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  for (std::size_t i = 1; i + 1 < stretches.size(); ++i) {
    WordStretch &before = stretches[i - 1], &moved = stretches[i], &after = stretches[i + 1];
    if (moved.same || (moved.left_count > 0 && moved.right_count > 0)) continue;
    if (before.left_count == 0) continue;  // the one before took it
    const bool on_left = moved.left_count > 0;
    const bool is_mark = after.left_count == 1 && left.words[after.left].is_mark;
    const std::size_t kept = is_mark || i + 2 == stretches.size() ? 0 : 1;  // lest two differences come together
    const OneSided words{on_left ? left : right, on_left ? moved.left : moved.right, moved.longer(),
                         before.left_count - 1, after.left_count - kept};
    shift(before, moved, after, words.best_shift());
  }
  std::erase_if(stretches, [](const WordStretch& stretch) { return stretch.longer() == 0; });
  join_opposite_sides(stretches);
}

/// Whether a word stands right behind the one before.
bool touches(const Words& words, std::size_t word) {
  return word > 0 && word < words.size() && end_of(words[word - 1]) == words[word].span.offset;
}

bool is_tight(const Words& words, std::size_t first, std::size_t count) {
  for (std::size_t i = first; i < first + count; ++i)
    if (!words[i].is_mark || !touches(words, i)) return false;
  return touches(words, first + count);
}

bool is_changed(const WordStretch& stretch) {
  return !stretch.same && stretch.left_count > 0 && stretch.right_count > 0;
}

/// "jim@rand" and "karn@servo" differ once.
void join_around_marks(std::vector<WordStretch>& stretches, const Words& left, const Words& right) {
  std::vector<WordStretch> joined;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const WordStretch& stretch = stretches[i];
    const bool between = stretch.same && !joined.empty() && is_changed(joined.back()) && i + 1 < stretches.size() &&
                         is_changed(stretches[i + 1]);
    if (between && is_tight(left, stretch.left, stretch.left_count) &&
        is_tight(right, stretch.right, stretch.right_count)) {
      append(joined.back(), stretch);
      append(joined.back(), stretches[++i]);
    } else {
      joined.push_back(stretch);
    }
  }
  stretches = std::move(joined);
}

/// A word that goes on over a line end behind a hyphen is one where punctuation is removed.
bool follows_hyphen(const TextWords& side, std::size_t word) {
  return side.text.substr(end_of(side.words[word - 1])).starts_with('-');
}

/// Words from `first` to the end of its line, `count` at most.
std::size_t words_of_line(const TextWords& side, std::size_t first, std::size_t count) {
  std::size_t words = std::min<std::size_t>(count, 1);
  while (words < count && (!begins_line(side, first + words) || follows_hyphen(side, first + words))) ++words;
  return words;
}

/// Whether the lines that `same` ends in begin with the same words of it.
bool shares_line(const WordStretch& same, const TextWords& left, const TextWords& right) {
  for (std::size_t i = same.left_count; i-- > 0;) {
    const bool begins = begins_line(left, same.left + i);
    if (begins != begins_line(right, same.right + i)) return false;
    if (begins) return true;
  }
  return false;
}

/// A change that begins behind the same words of a line ends with that line: what follows it is another one.
void cut_at_line_ends(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  std::vector<WordStretch> cut;
  for (const WordStretch& stretch : stretches) {
    const bool behind_same = !cut.empty() && cut.back().same && shares_line(cut.back(), left, right);
    const bool within_line = !begins_line(left, stretch.left) && !begins_line(right, stretch.right);
    cut.push_back(stretch);
    if (!is_changed(stretch) || !behind_same || !within_line) continue;
    WordStretch& head = cut.back();
    head.left_count = words_of_line(left, stretch.left, stretch.left_count);
    head.right_count = words_of_line(right, stretch.right, stretch.right_count);
    const WordStretch rest{false, head.left + head.left_count, head.right + head.right_count,
                           stretch.left_count - head.left_count, stretch.right_count - head.right_count};
    if (rest.longer() > 0) cut.push_back(rest);
  }
  stretches = std::move(cut);
}

/// Splits a change of which one side has nothing but words that the other begins or ends with, in another case.
class CaseSplitter {
 public:
  CaseSplitter(const TextWords& left, const TextWords& right) : left_(left), right_(right) {}

  std::vector<WordStretch> split(const std::vector<WordStretch>& stretches) {
    for (const WordStretch& stretch : stretches) is_changed(stretch) ? add_change(stretch) : list_.push_back(stretch);
    return std::move(list_);
  }

 private:
  /// Words that are equal at both ends are no part of it in any case.
  void add_change(const WordStretch& change) {
    const std::size_t shorter = std::min(change.left_count, change.right_count);
    const auto alike = ends(change, &CaseSplitter::alike), equal = ends(change, &CaseSplitter::equal);
    const auto [front, back] = alike.first + alike.second == shorter ? alike : equal;
    add_alike(change.left, change.right, front);
    const WordStretch rest{false, change.left + front, change.right + front, change.left_count - front - back,
                           change.right_count - front - back};
    if (rest.longer() > 0) list_.push_back(rest);
    add_alike(change.left + change.left_count - back, change.right + change.right_count - back, back);
  }

  /// How many words match at the beginning, and of the others at the end.
  std::pair<std::size_t, std::size_t> ends(const WordStretch& change,
                                           bool (CaseSplitter::*match)(std::size_t, std::size_t) const) const {
    const std::size_t shorter = std::min(change.left_count, change.right_count);
    const std::size_t left_end = change.left + change.left_count, right_end = change.right + change.right_count;
    std::size_t front = 0, back = 0;
    while (front < shorter && (this->*match)(change.left + front, change.right + front)) ++front;
    while (front + back < shorter && (this->*match)(left_end - back - 1, right_end - back - 1)) ++back;
    return {front, back};
  }

  void add_alike(std::size_t left, std::size_t right, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const bool same = equal(left + i, right + i);
      const WordStretch word{same, left + i, right + i, 1, 1};
      i > 0 && list_.back().same == same ? append(list_.back(), word) : list_.push_back(word);
    }
  }

  static QString read(const TextWords& side, std::size_t word) {
    const TextSpan& span = side.words[word].span;
    return QString::fromUtf8(side.text.data() + span.offset, static_cast<qsizetype>(span.length));
  }

  bool equal(std::size_t left, std::size_t right) const { return left_.words[left].id == right_.words[right].id; }

  bool alike(std::size_t left, std::size_t right) const {
    return equal(left, right) || read(left_, left).compare(read(right_, right), Qt::CaseInsensitive) == 0;
  }

  const TextWords &left_, &right_;
  std::vector<WordStretch> list_;
};

}  // namespace

void tidy_stretches(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  begin_with_sentences(stretches, left, right);
  join_around_marks(stretches, left.words, right.words);
  cut_at_line_ends(stretches, left, right);
  stretches = CaseSplitter(left, right).split(stretches);
}

}  // namespace lookalike
