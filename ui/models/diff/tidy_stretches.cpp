#include "ui/models/diff/tidy_stretches.h"

#include "ui/models/diff/mail_header.h"

#include <QString>
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
    const bool begins_left = begins_line(left_, change.left), begins_right = begins_line(right_, change.right);
    if (begins_left && begins_right && in_header(change)) {
      cut_.push_back({false, change.left, change.right, change.left_count, 0});
      cut_.push_back({false, change.left + change.left_count, change.right, 0, change.right_count});
    } else if (!begins_left && !begins_right && is_behind_same()) {
      add_line(change);
    } else {
      cut_.push_back(change);
    }
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

  /// Whether the change consists of header lines with different labels; equal labels would be common words.
  bool in_header(const WordStretch& change) const {
    return !left_header_.empty() && !right_header_.empty() &&
           (!label_of(left_header_, left_, change.left).empty() ||
            !label_of(right_header_, right_, change.right).empty());
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
/// with that line; header lines with different labels are not a change of each other. O(words).
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

/// Whether `word` is the first word of a line with other quote marks than the previous line.
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

  /// The shift in words for which `reads_well(first word, word after the last)` holds; 0 if there is none.
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

/// Splits a change if one side consists only of words at the beginning or end of the other, in a different case.
class CaseSplitter {
 public:
  CaseSplitter(const TextWords& left, const TextWords& right) : left_(left), right_(right) {}

  std::vector<WordStretch> split(const std::vector<WordStretch>& stretches) {
    for (const WordStretch& stretch : stretches)
      stretch.is_changed() ? add_but_for_marks(stretch) : list_.push_back(stretch);
    return std::move(list_);
  }

 private:
  /// Separates punctuation at the end of only one side, to find words in a different case before it.
  void add_but_for_marks(const WordStretch& change) {
    const std::size_t left = marks_at_end(left_.words, change.left, change.left_count),
                      right = marks_at_end(right_.words, change.right, change.right_count);
    WordStretch words = change;
    words.left_count -= left, words.right_count -= right;
    if (left == right || !words.is_changed() || !is_all_alike(words)) return add_change(change);
    add_change(words);
    list_.push_back({false, words.left + words.left_count, words.right + words.right_count, left, right});
  }

  static std::size_t marks_at_end(const Words& words, std::size_t first, std::size_t count) {
    std::size_t marks = 0;
    while (marks < count && words[first + count - marks - 1].is_mark) ++marks;
    return marks;
  }

  bool is_all_alike(const WordStretch& change) const {
    const auto [front, back] = ends(change, &CaseSplitter::alike);
    return front + back == std::min(change.left_count, change.right_count);
  }

  /// Removes equal words at the ends from the change, unless they are few enough to be a coincidence.
  void add_change(const WordStretch& change) {
    const std::size_t shorter = std::min(change.left_count, change.right_count);
    const auto alike = ends(change, &CaseSplitter::alike), equal = ends(change, &CaseSplitter::equal);
    const bool is_all = alike.first + alike.second == shorter;
    const std::size_t least = change.is_unlike() ? kLeastOfUnlike : 1;
    const std::size_t front = is_all ? alike.first : equal.first >= least ? equal.first : 0;
    const std::size_t back = is_all ? alike.second : equal.second >= least ? equal.second : 0;
    add_alike(change.left, change.right, front);
    const WordStretch rest{false, change.left + front, change.right + front, change.left_count - front - back,
                           change.right_count - front - back};
    if (rest.longer() > 0) list_.push_back(rest);
    add_alike(change.left + change.left_count - back, change.right + change.right_count - back, back);
  }

  /// The numbers of matching words at the beginning and, among the rest, at the end.
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
  cut_at_line_ends(stretches, left, right);
  stretches = CaseSplitter(left, right).split(stretches);
}

}  // namespace lookalike
