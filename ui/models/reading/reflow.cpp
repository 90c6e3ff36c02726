#include "ui/models/reading/reflow.h"

#include <algorithm>
#include <vector>

#include "ui/models/diff/mail_header.h"
#include "ui/models/reading/line_shape.h"

namespace lookalike {
namespace {

constexpr std::size_t kShort = 50;  // columns; verse and lists are wrapped this early, but not prose
constexpr std::size_t kUsual = 72;  // columns of mail and newswire

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

std::string without_carriage_returns(std::string_view text) {
  std::string out(text);
  std::erase(out, '\r');
  return out;
}

struct Line {
  std::string_view text;
  std::size_t columns = 0;
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    lines.push_back({line, columns_of(line)});
    begin = end + 1;
  }
  return lines;
}

std::size_t longest(const std::vector<Line>& lines) {
  return std::ranges::max_element(lines, {}, &Line::columns)->columns;
}

/// Recognises the line breaks in a text that come from wrapping.
class Wrapping {
 public:
  Wrapping(std::string_view text, const std::vector<Line>& lines)
      : lines_(lines), width_(longest(lines)), marks_(text) {
    indents_ = std::ranges::any_of(lines, [](const Line& l) { return !l.text.empty() && is_blank(l.text.front()); });
  }

  /// Whether the next line continues line `i`.
  bool joins(std::size_t i) const {
    const Line &line = lines_[i], &next = lines_[i + 1];
    if (is_blank_line(line.text) || is_blank_line(next.text)) return false;
    if (stands_alone(line.text, marks_) || begins_anew(next.text, marks_)) return false;
    if (line.columns > kWidestLine || begins_item(line.text, next.text)) return false;
    return 2 * line.columns >= std::min(width_, kUsual) || (i == 0 && goes_on(line.text, next.text));
  }

  std::size_t width() const { return width_; }

 private:
  /// A dash at the beginning of a line may also be in mid-sentence.
  static bool begins_item(std::string_view line, std::string_view next) {
    return is_item(next) && (is_item(line) || ends_with_stop(line));
  }

  /// The first line of a newswire item is short if its dateline was removed. After a heading, the next line would be
  /// indented if paragraphs are.
  bool goes_on(std::string_view first, std::string_view next) const {
    return continues_sentence(next) || (indents_ && !ends_with_stop(first) && header_label(first) == 0);
  }

  const std::vector<Line>& lines_;
  std::size_t width_;
  QuoteMarks marks_;
  bool indents_ = false;
};

bool ends_with_hyphen(std::string_view text) {
  const std::size_t size = text.size();
  return size >= 2 && text[size - 1] == '-' && text[size - 2] != '-' && !is_blank(text[size - 2]);
}

/// Ideographs have three bytes here, from U+3000 on.
bool ends_with_ideograph(std::string_view text) {
  if (text.size() < 3) return false;
  const auto lead = static_cast<unsigned char>(text[text.size() - 3]);
  return lead >= 0xE3 && lead < 0xEA;
}

void append_joint(std::string& out) {
  while (!out.empty() && is_blank(out.back())) out.pop_back();
  if (!ends_with_hyphen(out) && !ends_with_ideograph(out)) out += ' ';
}

}  // namespace

std::string reflow(std::string_view text, LineBreaks breaks) {
  std::string source = without_carriage_returns(text);
  if (breaks == LineBreaks::as_in_file) return source;
  const std::vector<Line> lines = lines_of(source);
  const Wrapping wrapping(source, lines);
  if (wrapping.width() < kShort) return source;
  std::string out;
  out.reserve(source.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out += lines[i].text;
    if (i + 1 == lines.size()) break;
    wrapping.joins(i) ? append_joint(out) : out.push_back('\n');
  }
  return out;
}

}  // namespace lookalike
