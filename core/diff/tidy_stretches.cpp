#include "core/diff/tidy_stretches.h"

#include "core/diff/mail_marks.h"

#include <algorithm>
#include <string>
#include <utility>

namespace lookalike {
namespace {

/// Whether a word continues one that was hyphenated at a line end; it is separate if punctuation is not removed.
bool follows_hyphen(const TextWords& side, std::size_t word) {
  return side.text.substr(end_of(side.words[word - 1])).starts_with('-');
}

/// The number of words from `first` to the end of its line, at most `count`.
std::size_t words_of_line(const TextWords& side, std::size_t first, std::size_t count) {
  std::size_t words = std::min<std::size_t>(count, 1);
  while (words < count && (!begins_line(side, first + words) || follows_hyphen(side, first + words))) ++words;
  return words;
}

class LineCutter {
 public:
  LineCutter(const TextWords& left, const TextWords& right)
      : left_(left), right_(right), left_header_(header_lines(left.text)), right_header_(header_lines(right.text)) {}

  std::vector<WordStretch> cut(const std::vector<WordStretch>& stretches) {
    for (const WordStretch& stretch : stretches) stretch.is_changed() ? add_change(stretch) : cut_.push_back(stretch);
    return std::move(cut_);
  }

 private:
  void add_change(const WordStretch& change) {
    const bool within = !begins_line(left_, change.left) && !begins_line(right_, change.right);
    within&& is_behind_same() ? add_line(change) : cut_.push_back(change);
  }

  void add_line(const WordStretch& change) {
    const std::size_t left = words_of_line(left_, change.left, change.left_count);
    const std::size_t right = words_of_line(right_, change.right, change.right_count);
    cut_.push_back({false, change.left, change.right, left, right});
    const WordStretch rest{false, change.left + left, change.right + right, change.left_count - left,
                           change.right_count - right};
    if (rest.is_changed()) return add_change(rest);
    if (rest.longer() > 0) cut_.push_back(rest);
  }

  std::string_view label_of(const std::vector<HeaderLine>& header, const TextWords& side, std::size_t word) const {
    return label_at(header, side.words[word].span.offset);
  }

  /// Whether the lines at the end of the last stretch begin with the same words.
  bool is_behind_same() const {
    if (cut_.empty() || !cut_.back().same) return false;
    const WordStretch& same = cut_.back();
    for (std::size_t i = same.left_count; i-- > 0;) {
      const bool begins = begins_line(left_, same.left + i);
      if (begins != begins_line(right_, same.right + i)) return false;
      if (begins) return true;
    }
    const std::string_view label = label_of(left_header_, left_, same.left);
    return !label.empty() && label == label_of(right_header_, right_, same.right);
  }

  const TextWords &left_, &right_;
  std::vector<HeaderLine> left_header_, right_header_;
  std::vector<WordStretch> cut_;
};

/// Cuts changes at line ends: a change after the same words of a line, or after the same label of a mail header, ends
/// with that line. O(words).
void cut_at_line_ends(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  stretches = LineCutter(left, right).cut(stretches);
}

constexpr std::size_t kLeastOfUnlike = 3;  // equal words at an end of otherwise different passages

/// The characters before the first word of the line of `word`, without blanks.
std::string marks_before(const TextWords& side, std::size_t word) {
  while (!begins_line(side, word)) --word;
  const std::size_t from = word == 0 ? 0 : end_of(side.words[word - 1]), to = side.words[word].span.offset;
  std::string marks(side.text.substr(from, to - from));
  marks.erase(0, marks.rfind('\n') + 1);
  std::erase_if(marks, [](char c) { return c == ' ' || c == '\t'; });
  return marks;
}

/// Whether `word` is the first word of a line with quote marks other than the previous line.
bool changes_quotation(const TextWords& side, std::size_t word) {
  if (word == 0 || word >= side.words.size() || !begins_line(side, word)) return false;
  return marks_before(side, word) != marks_before(side, word - 1);
}

/// Words of only one side, which can often be shifted a little without changing the diff ("A. [B.] C.", "A[. B]. C.").
struct OneSided {
  const TextWords& side;
  std::size_t first, count;
  std::size_t most_back, most_ahead;

  bool equal(std::size_t a, std::size_t b) const { return side.words[a].id == side.words[b].id; }

  /// The shift in words for which `reads_well(first word, word after the last)` holds; 0 if none exists.
  template <typename ReadsWell>
  std::ptrdiff_t shift(const ReadsWell& reads_well) const {
    if (reads_well(first, first + count)) return 0;
    for (std::size_t k = 1; k <= most_ahead && equal(first + k - 1, first + count + k - 1); ++k)
      if (reads_well(first + k, first + count + k)) return static_cast<std::ptrdiff_t>(k);
    for (std::size_t k = 1; k <= most_back && equal(first - k, first + count - k); ++k)
      if (reads_well(first - k, first + count - k)) return -static_cast<std::ptrdiff_t>(k);
    return 0;
  }

  /// The best beginning is a change of quotation, then a sentence or a line, then one with a line after the words.
  std::ptrdiff_t best_shift() const {
    const auto ends_quotation = [this](std::size_t begin, std::size_t) { return changes_quotation(side, begin); };
    const auto begins_part = [this](std::size_t begin, std::size_t) { return begins_sentence(side, begin); };
    const auto before_line = [this](std::size_t, std::size_t after) { return begins_line(side, after); };
    if (ends_quotation(first, 0)) return 0;
    if (const std::ptrdiff_t words = shift(ends_quotation); words != 0) return words;
    if (begins_part(first, 0)) return 0;
    if (const std::ptrdiff_t words = shift(begins_part); words != 0) return words;
    return shift(before_line);
  }
};

void shift(WordStretch& before, WordStretch& moved, WordStretch& after, std::ptrdiff_t words) {
  const auto by = static_cast<std::size_t>(words);  // wraps around for a shift back, like the sums below
  before.left_count += by, before.right_count += by;
  moved.left += by, moved.right += by;
  after.left += by, after.right += by;
  after.left_count -= by, after.right_count -= by;
}

void append(WordStretch& to, const WordStretch& next) {
  to.left_count += next.left_count;
  to.right_count += next.right_count;
}

/// Joins adjacent one-sided stretches to one difference; if they are of different sides, it is a change.
void join_one_sided(std::vector<WordStretch>& stretches) {
  std::vector<WordStretch> joined;
  for (const WordStretch& stretch : stretches) {
    const bool both = !joined.empty() && joined.back().is_one_sided() && stretch.is_one_sided();
    both ? append(joined.back(), stretch) : joined.push_back(stretch);
  }
  stretches = std::move(joined);
}

void begin_with_sentences(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  for (std::size_t i = 1; i + 1 < stretches.size(); ++i) {
    WordStretch &before = stretches[i - 1], &moved = stretches[i], &after = stretches[i + 1];
    if (moved.same || (moved.left_count > 0 && moved.right_count > 0)) continue;
    if (before.left_count == 0) continue;  // the previous one absorbed it
    const bool on_left = moved.left_count > 0;
    const bool is_mark = after.left_count == 1 && left.words[after.left].is_mark;
    const std::size_t kept = is_mark || i + 2 == stretches.size() ? 0 : 1;  // keeps two differences separate
    const OneSided words{on_left ? left : right, on_left ? moved.left : moved.right, moved.longer(), before.left_count,
                         after.left_count - kept};
    shift(before, moved, after, words.best_shift());
  }
  std::erase_if(stretches, [](const WordStretch& stretch) { return stretch.longer() == 0; });
  join_one_sided(stretches);
}

/// Removes equal words at the ends of changes, unless they are few enough to be a coincidence.
void trim_changes(std::vector<WordStretch>& stretches, const Words& left, const Words& right) {
  std::vector<WordStretch> trimmed;
  for (const WordStretch& change : stretches) {
    if (!change.is_changed()) {
      trimmed.push_back(change);
      continue;
    }
    const std::size_t shorter = std::min(change.left_count, change.right_count);
    const std::size_t least = change.is_unlike() ? kLeastOfUnlike : 1;
    const std::size_t left_end = change.left + change.left_count, right_end = change.right + change.right_count;
    std::size_t front = 0, back = 0;
    while (front < shorter && left[change.left + front].id == right[change.right + front].id) ++front;
    if (front < least) front = 0;
    while (front + back < shorter && left[left_end - back - 1].id == right[right_end - back - 1].id) ++back;
    if (back < least) back = 0;
    trimmed.push_back({true, change.left, change.right, front, front});
    trimmed.push_back({false, change.left + front, change.right + front, change.left_count - front - back,
                       change.right_count - front - back});
    trimmed.push_back({true, left_end - back, right_end - back, back, back});
  }
  std::erase_if(trimmed, [](const WordStretch& stretch) { return stretch.longer() == 0; });
  stretches = std::move(trimmed);
}

}  // namespace

void tidy_stretches(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  begin_with_sentences(stretches, left, right);
  cut_at_line_ends(stretches, left, right);
  trim_changes(stretches, left.words, right.words);
}

}  // namespace lookalike
