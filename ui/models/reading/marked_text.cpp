#include "ui/models/reading/marked_text.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/diff/mail_marks.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

std::vector<TextMark> marks_of(const ProseDiff& diff, const ShownPlaces& places, TextSpan Stretch::*side) {
  std::vector<TextMark> marks;
  marks.reserve(diff.differences.size());
  for (const Stretch& stretch : diff.differences)
    marks.push_back({places.range(stretch.*side), stretch.kind, stretch.ignored, 0});
  return marks;
}

std::vector<EqualPart> equal_parts_of(const ProseDiff& diff, const ShownPlaces& left, const ShownPlaces& right) {
  std::vector<EqualPart> parts;
  parts.reserve(diff.equal.size());
  for (const EqualPassage& passage : diff.equal)
    parts.push_back({left.range(passage.left), right.range(passage.right), static_cast<int>(passage.words)});
  return parts;
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
      const bool blank = length < line.size() && line[length] == ' ';
      lines.push_back(
          {{static_cast<int>(begin), static_cast<int>(length) + (blank ? 1 : 0)}, quote_depth(line.substr(0, length))});
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
