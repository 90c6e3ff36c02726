#include "ui/models/diff/line_cuts.h"

#include <utility>

#include "ui/models/diff/mail_header.h"

namespace lookalike {
namespace {

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

  /// Lines with the same label have it in common, so these have others.
  bool in_header(const WordStretch& change) const {
    return !left_header_.empty() && !right_header_.empty() &&
           (!label_of(left_header_, left_, change.left).empty() ||
            !label_of(right_header_, right_, change.right).empty());
  }

  /// Whether the lines that the last stretch ends in begin with the same words.
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

}  // namespace

void cut_at_line_ends(std::vector<WordStretch>& stretches, const TextWords& left, const TextWords& right) {
  stretches = LineCutter(left, right).cut(stretches);
}

}  // namespace lookalike
