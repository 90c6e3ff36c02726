#include "ui/models/text/marked_text.h"

#include <algorithm>
#include <numeric>

namespace lookalike {
namespace {

/// Turns byte offsets, asked for in ascending order, into UTF-16 offsets.
class Utf16Cursor {
 public:
  explicit Utf16Cursor(std::string_view text) : text_(text) {}

  int at(std::size_t byte) {
    for (; byte_ < byte; ++byte_) {
      const auto c = static_cast<unsigned char>(text_[byte_]);
      if ((c & 0xC0) != 0x80) units_ += c >= 0xF0 ? 2 : 1;
    }
    return units_;
  }

 private:
  std::string_view text_;
  std::size_t byte_ = 0;
  int units_ = 0;
};

/// The UTF-16 offsets of bytes in any order.
std::vector<int> utf16_offsets(std::string_view text, const std::vector<std::size_t>& bytes) {
  std::vector<std::size_t> order(bytes.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&bytes](std::size_t i) { return bytes[i]; });
  std::vector<int> offsets(bytes.size());
  Utf16Cursor cursor(text);
  for (const std::size_t i : order) offsets[i] = cursor.at(bytes[i]);
  return offsets;
}

std::vector<TextMark> marks_of(const ProseDiff& diff, std::string_view text, TextSpan Stretch::*side) {
  std::vector<std::size_t> bytes;
  for (const Stretch& stretch : diff.differences) {
    bytes.push_back((stretch.*side).offset);
    bytes.push_back((stretch.*side).offset + (stretch.*side).length);
  }
  const std::vector<int> offsets = utf16_offsets(text, bytes);
  std::vector<TextMark> marks;
  for (std::size_t i = 0; i < diff.differences.size(); ++i)
    marks.push_back({offsets[2 * i], offsets[2 * i + 1] - offsets[2 * i], diff.differences[i].kind});
  return marks;
}

/// Linear between two level points.
int interpolate(int at, int from, int to, int other_from, int other_to) {
  if (to == from) return other_from;
  return other_from + static_cast<int>(static_cast<qint64>(at - from) * (other_to - other_from) / (to - from));
}

}  // namespace

MarkedPair::MarkedPair(const ProseDiff& diff, std::string_view left, std::string_view right)
    : left_(marks_of(diff, left, &Stretch::left)), right_(marks_of(diff, right, &Stretch::right)) {
  Utf16Cursor left_cursor(left), right_cursor(right);
  for (const Anchor& anchor : diff.anchors) {
    levels_.push_back({left_cursor.at(anchor.left), right_cursor.at(anchor.right)});
  }
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

std::string display_text(std::string_view text, LineBreaks breaks) {
  return reflow(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString(), breaks);
}

}  // namespace lookalike
