#include "ui/models/reading/marked_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <span>
#include <utility>

#include "core/diff/common_subsequence.h"
#include "core/diff/mail_marks.h"
#include "core/diff/prose_words.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

std::vector<TextMark> marks_of(const ProseDiff& diff, const ShownPlaces& places, TextSpan Stretch::*side) {
  std::vector<TextMark> marks;
  marks.reserve(diff.differences.size());
  for (const Stretch& stretch : diff.differences)
    marks.push_back({places.range(stretch.*side), stretch.kind, false, 0});
  return marks;
}

std::vector<EqualPart> equal_parts_of(const ProseDiff& diff, const ShownPlaces& left, const ShownPlaces& right) {
  std::vector<EqualPart> parts;
  parts.reserve(diff.equal.size());
  for (const EqualPassage& passage : diff.equal)
    parts.push_back({left.range(passage.left), right.range(passage.right), static_cast<int>(passage.words)});
  return parts;
}

using ShownWords = std::span<const ShownWord>;

/// The words that a difference touches; the word around it if it is empty.
ShownWords words_in(const TextRange& range, const std::vector<ShownWord>& words) {
  const auto first = std::ranges::partition_point(words, [&](const ShownWord& w) { return w.end() <= range.position; });
  const auto behind =
      std::ranges::find_if(first, words.end(), [&](const ShownWord& w) { return w.position >= range.end(); });
  return {first, behind};
}

std::vector<std::uint32_t> ids_of(ShownWords words) {
  std::vector<std::uint32_t> ids;
  for (const ShownWord& word : words) ids.push_back(word.id);
  return ids;
}

/// The words of a difference that are the same under a recipe, and those between them. Fewer than three are a
/// coincidence within a difference, or in a long one.
std::vector<WordStretch> parts_of(ShownWords left, ShownWords right) {
  constexpr std::size_t kLeast = 3;
  WordStretch rest{false, 0, 0, left.size(), right.size()};
  const std::size_t least_at_ends = rest.is_unlike() ? kLeast : 1;
  std::vector<WordStretch> parts;
  const auto common = common_subsequence(ids_of(left), ids_of(right), {100, 10}, {});
  for (const EqualRun& run : common->runs) {
    const std::size_t l = run.left + run.length, r = run.right + run.length;
    const bool at_end = (run.left == 0 && run.right == 0) || (l == left.size() && r == right.size());
    if (run.length < (at_end ? least_at_ends : kLeast)) continue;
    parts.push_back({false, rest.left, rest.right, run.left - rest.left, run.right - rest.right});
    parts.push_back({true, run.left, run.right, run.length, run.length});
    rest = {false, l, r, left.size() - l, right.size() - r};
  }
  parts.push_back(rest);
  std::erase_if(parts, [](const WordStretch& part) { return part.longer() == 0; });
  if (parts.empty()) parts.push_back({true, 0, 0, 0, 0});
  return parts;
}

/// The part of a mark that contains these words; the first and the last one reach to its ends.
TextRange range_of(const TextMark& mark, ShownWords words, std::size_t first, std::size_t count) {
  const std::size_t last = first + count;
  const int begin = first == 0 ? mark.position : first == words.size() ? mark.end() : words[first].position;
  const int end = last == words.size() ? mark.end() : count == 0 ? begin : words[last - 1].end();
  return {begin, end - begin};
}

/// Letters of ignored differences have no marks of their own.
void drop_ignored(std::vector<TextRange>& letters, std::vector<TextMark> marks) {
  std::erase_if(marks, [](const TextMark& mark) { return !mark.ignored; });  // ascending, because none is moved
  std::erase_if(letters, [&](const TextRange& range) {
    const auto next = std::ranges::partition_point(marks, [&](const TextMark& m) { return m.end() <= range.position; });
    return next != marks.end() && next->position <= range.position;
  });
}

constexpr qsizetype kLongestMarks = 80;  // characters before the words of a quoted line

/// Interpolates linearly between two aligned points.
int interpolate(int at, int from, int to, int other_from, int other_to) {
  if (to == from) return other_from;
  return other_from + static_cast<int>(static_cast<qint64>(at - from) * (other_to - other_from) / (to - from));
}

}  // namespace

MarkedPair::MarkedPair(const ProseDiff& diff, const ShownPlaces& left, const ShownPlaces& right)
    : left_(marks_of(diff, left, &Stretch::left)),
      right_(marks_of(diff, right, &Stretch::right)),
      equal_(equal_parts_of(diff, left, right)),
      approximate_(diff.approximate) {
  for (const Anchor& anchor : diff.anchors) levels_.push_back({left.at(anchor.left), right.at(anchor.right)});
  for (const Stretch& letters : diff.letters) {
    letters_left_.push_back(left.range(letters.left));
    letters_right_.push_back(right.range(letters.right));
  }
  for (auto* letters : {&letters_left_, &letters_right_})
    std::erase_if(*letters, [](const TextRange& range) { return range.length == 0; });
  for (const std::size_t end : diff.joined_left) joined_left_.push_back(left.at(end));
  for (const std::size_t end : diff.joined_right) joined_right_.push_back(right.at(end));
  for (const Anchor& line : diff.lines) lines_.push_back({left.at(line.left), right.at(line.right)});
  point_to_other_places();
}

void MarkedPair::point_to_other_places() {
  for (std::size_t i = 0; i < left_.size(); ++i) {
    if (left_[i].kind != StretchKind::moved) continue;
    left_[i].elsewhere = right_[i].position < level_position(Side::left, left_[i].position) ? -1 : 1;
    right_[i].elsewhere = -left_[i].elsewhere;
  }
}

int MarkedPair::difference_at(Side side, int position) const {
  const auto& all = marks(side);
  const auto holds = [position](const TextMark& m) { return m.position <= position && position < m.end(); };
  const auto found = std::ranges::find_if(all, holds);
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

void MarkedPair::ignore_equal(const std::vector<ShownWord>& left, const std::vector<ShownWord>& right) {
  const std::vector<TextMark> of_left = std::exchange(left_, {}), of_right = std::exchange(right_, {});
  for (std::size_t i = 0; i < of_left.size(); ++i) {
    const ShownWords a = words_in(of_left[i], left), b = words_in(of_right[i], right);
    const bool moved = of_left[i].kind == StretchKind::moved;
    const auto parts = moved ? std::vector<WordStretch>{{false, 0, 0, a.size(), b.size()}} : parts_of(a, b);
    for (const WordStretch& part : parts) {
      TextMark mark = of_left[i];
      mark.ignored = part.same;
      if (part.is_one_sided() && parts.size() > 1)
        mark.kind = part.left_count > 0 ? StretchKind::only_left : StretchKind::only_right;
      left_.push_back(mark), right_.push_back(mark);
      right_.back().elsewhere = of_right[i].elsewhere;
      static_cast<TextRange&>(left_.back()) = range_of(of_left[i], a, part.left, part.left_count);
      static_cast<TextRange&>(right_.back()) = range_of(of_right[i], b, part.right, part.right_count);
    }
  }
  drop_ignored(letters_left_, left_);
  drop_ignored(letters_right_, right_);
}

int MarkedPair::level_position(Side from, int position) const {
  if (levels_.size() < 2) return position;
  int Level::*const own = from == Side::left ? &Level::left : &Level::right;
  int Level::*const other = from == Side::left ? &Level::right : &Level::left;
  auto next = std::upper_bound(levels_.begin(), levels_.end(), position,
                               [own](int value, const Level& level) { return value < level.*own; });
  if (next == levels_.end()) return levels_.back().*other;
  if (next == levels_.begin()) return levels_.front().*other;
  const Level& before = *(next - 1);
  return interpolate(position, before.*own, (*next).*own, before.*other, (*next).*other);
}

std::vector<QuotedLine> quoted_lines(const QString& text) {
  std::vector<QuotedLine> lines;
  const QuoteMarks quote_marks(text.toStdString());
  for (qsizetype begin = 0; begin < text.size(); begin = text.indexOf(u'\n', begin) + 1) {
    const std::string line = text.mid(begin, kLongestMarks).toLatin1().toStdString();
    const std::size_t length = quote_marks(line.substr(0, line.find('\n')));
    if (length > 0) {
      const auto depth = std::count_if(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length),
                                       [](char c) { return c != ' ' && c != '\t' && !(c >= 'A' && c <= 'Z'); });
      const bool blank = length < line.size() && line[length] == ' ';
      lines.push_back({{static_cast<int>(begin), static_cast<int>(length) + (blank ? 1 : 0)}, static_cast<int>(depth)});
    }
    if (text.indexOf(u'\n', begin) < 0) break;
  }
  return lines;
}

std::vector<TextGap> level_gaps(const std::vector<Level>& lines, const std::vector<Level>& above, Side side) {
  std::vector<TextGap> gaps;
  Level before;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const int missing =
        above[i].on(other_side(side)) - before.on(other_side(side)) - above[i].on(side) + before.on(side);
    gaps.push_back({lines[i].on(side), std::max(0, missing)});
    before = above[i];
  }
  return gaps;
}

std::string display_text(std::string_view text, LineBreaks breaks) {
  return reflow(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString(), breaks);
}

std::vector<TextFold> equal_folds(const std::vector<EqualPart>& parts, const std::vector<std::size_t>& folded,
                                  TextRange EqualPart::*side) {
  std::vector<TextFold> folds;
  for (const std::size_t part : folded) {
    const QString words = count_text(static_cast<std::uint64_t>(parts[part].words));
    const TextRange& range = parts[part].*side;
    const QString text = QCoreApplication::translate("Folds", "\u22EF %1 equal words folded \u22EF").arg(words);
    folds.push_back({range.position, range.end(), text});
  }
  return folds;
}

}  // namespace lookalike
