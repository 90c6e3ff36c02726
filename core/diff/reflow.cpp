#include "core/diff/reflow.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/diff/mail_marks.h"

namespace lookalike {
namespace {

/// Typists put two blanks after a sentence, even after a closing quotation mark or bracket.
bool ends_sentence(std::string_view before) {
  while (!before.empty() && std::string_view("\"')]").find(before.back()) != std::string_view::npos)
    before.remove_suffix(1);
  return !before.empty() && std::string_view(".!?:;").find(before.back()) != std::string_view::npos;
}

bool has_columns(std::string_view line) {
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\t') return true;
    if (line[i] != ' ' || line[i + 1] != ' ') continue;
    const std::size_t after = line.find_first_not_of(' ', i);
    if (after - i > 2 || !ends_sentence(line.substr(0, i))) return true;
    i = after;
  }
  return false;
}

/// Letters, digits, or anything beyond ASCII.
bool has_words(std::string_view line) {
  return std::ranges::any_of(line, [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; });
}

/// "In article <1@x> someone writes:", before a quotation that need not have marks.
bool introduces_quotation(std::string_view line) {
  constexpr std::string_view kEnds[] = {" writes:", " wrote:", " says:", " said:"};
  return std::ranges::any_of(kEnds, [line](std::string_view end) { return line.ends_with(end); });
}

/// A line drawn through words ("------- begin -------"), or one that ends at a drawn one.
bool is_drawn(std::string_view line) {
  constexpr std::string_view kRules[] = {"----", "====", "____"};
  return line.back() == '|' ||
         std::ranges::any_of(kRules, [line](std::string_view rule) { return line.find(rule) != line.npos; });
}

/// Maximum width of a wrapped line, in columns: a longer line is a whole paragraph.
constexpr std::size_t kWidestLine = 120;

/// The width of a line in columns of a fixed-pitch font; an ideograph takes two.
std::size_t columns_of(std::string_view line) {
  std::size_t columns = 0;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (continues_character(c)) continue;
    columns += byte >= 0xE3 && byte < 0xEE ? 2 : 1;
  }
  return columns;
}

bool is_blank_line(std::string_view line) {
  return std::ranges::all_of(line, is_blank);
}

bool continues_sentence(std::string_view line) {
  return !line.empty() && line.front() >= 'a' && line.front() <= 'z';
}

/// Whether it ends a sentence, a clause or a greeting.
bool ends_with_stop(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.ends_with(',') || ends_sentence(text);
}

/// An item of a list: "- one", "* one", "2. one" or "2) one".
bool is_item(std::string_view line) {
  std::size_t digits = 0;
  while (digits < line.size() && digits < 2 && line[digits] >= '0' && line[digits] <= '9') ++digits;
  const std::string_view signs = digits > 0 ? ".)" : "-*+";
  return line.size() > digits + 1 && signs.find(line[digits]) != signs.npos && is_blank(line[digits + 1]);
}

constexpr std::size_t kShort = 50;  // columns; verse and lists are wrapped this early, but not prose
constexpr std::size_t kUsual = 72;  // columns of mail and newswire

void pop_character(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.pop_back();
  if (!text.empty()) text.pop_back();
}

/// The text without carriage returns; a backspace and a second character overwrite the first one, but an underscore
/// only underlines it.
std::string as_on_paper(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') continue;
    if (text[i] != '\b') {
      out += text[i];
    } else if (i + 1 < text.size() && text[i + 1] == '_' && !out.ends_with('_')) {
      ++i;
    } else if (!out.ends_with('\n')) {
      pop_character(out);
    }
  }
  return out;
}

/// Whether it is never joined to the previous line.
bool begins_anew(std::string_view line) {
  if (line.empty()) return false;
  return is_blank(line.front()) || header_label(line) > 0 ||
         (line.starts_with("In article ") && line.find_first_of("<@") != line.npos) || stands_alone(line);
}

struct Line {
  std::string_view text;
  std::size_t columns = 0;
  std::string marks;         // that quote it, without blanks
  std::string_view content;  // after the marks and one blank
  bool alone = false;        // its marks are known only by the lines around it
  bool tabbed = false;       // one tab follows the marks
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> lines;
  const QuoteMarks marks_of(text);
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t quoted = marks_of(line);
    std::string marks(line.substr(0, quoted));
    std::erase_if(marks, is_blank);
    lines.push_back({line, columns_of(line), std::move(marks),
                     line.substr(quoted > 0 && line.substr(quoted).starts_with(' ') ? quoted + 1 : quoted),
                     quoted > quote_marks(line),
                     quoted > 0 && line.size() > quoted + 1 && line[quoted] == '\t' && !is_blank(line[quoted + 1])});
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
  explicit Wrapping(const std::vector<Line>& lines) : lines_(lines), width_(longest(lines)) {
    indents_ = std::ranges::any_of(lines, [](const Line& l) { return !l.text.empty() && is_blank(l.text.front()); });
  }

  /// Whether the next line continues line `i`, which may itself be `joined` to the line before. A mailer that wrapped
  /// quoted lines again left a word or two on every other line.
  bool joins(std::size_t i, bool joined) const {
    const Line &line = lines_[i], &next = lines_[i + 1];
    std::string_view content = line.content, after = next.content;
    if (line.marks != next.marks || line.alone || is_blank_line(content) || is_blank_line(after)) return false;
    if (line.tabbed && next.tabbed) content.remove_prefix(1), after.remove_prefix(1);
    const bool anew = begins_anew(after);
    if (stands_alone(content) || introduces_quotation(trimmed(content))) return false;
    if (anew ? !is_in_block(content, after, joined) : is_in_header(i) && !continues_sentence(after)) return false;
    if (line.columns > kWidestLine || begins_item(content, after)) return false;
    const bool lower = continues_sentence(trimmed(after));
    // Addresses and tables are indented, too, but rarely as wide.
    const std::size_t full = !anew ? (std::min(width_, kUsual) + 1) / 2 : lower ? 2 * kUsual / 3 : 5 * kUsual / 6;
    if (line.columns >= full) return true;
    return (i == 0 && goes_on(content, after)) ||
           (joined && lower && (!line.marks.empty() || is_blank(content.front())));
  }

  std::size_t width() const { return width_; }

 private:
  /// Whether a line and the one before are lines of a header.
  bool is_in_header(std::size_t i) const {
    const auto is_labelled = [](const Line& line) {
      return header_label(line.content.substr(line.tabbed ? 1 : 0)) > 0;
    };
    return i > 0 && lines_[i].marks == lines_[i - 1].marks && is_labelled(lines_[i]) && is_labelled(lines_[i - 1]);
  }

  /// Whether both are in a quotation that is indented as a whole. The first two lines may also be two paragraphs, if
  /// one ends with a full stop.
  static bool is_in_block(std::string_view line, std::string_view next, bool joined) {
    const std::string_view words = trimmed(next);
    const auto indent = [](std::string_view of) { return of.substr(0, of.find_first_not_of(" \t")); };
    return indent(line) == indent(next) && (joined || !ends_sentence(trimmed(line))) && !begins_anew(words) &&
           !is_item(words);
  }

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

bool stands_alone(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return false;
  if (!has_words(text)) return true;
  return (has_columns(text) || is_drawn(text)) && columns_of(text) <= kWidestLine;
}

std::string reflow(std::string_view text, LineBreaks breaks) {
  std::string source = as_on_paper(text);
  if (breaks == LineBreaks::as_in_file) return source;
  const std::vector<Line> lines = lines_of(source);
  const Wrapping wrapping(lines);
  if (wrapping.width() < kShort) return source;
  std::string out;
  out.reserve(source.size());
  bool joined = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out += joined ? trimmed(lines[i].content) : lines[i].text;
    if (i + 1 == lines.size()) break;
    joined = wrapping.joins(i, joined);
    joined ? append_joint(out) : out.push_back('\n');
  }
  return out;
}

ReflowedPlaces::ReflowedPlaces(std::string_view text, std::string_view reflowed) {
  const auto is_white = [](char c) { return is_blank(c) || c == '\n' || c == '\r'; };
  after_.reserve(text.size() + 1);
  begins_.reserve(text.size() + 1);
  std::uint32_t at = 0;
  for (const char c : text) {
    after_.push_back(at);
    if (!is_white(c))
      while (at < reflowed.size() && is_white(reflowed[at])) ++at;
    begins_.push_back(at);
    if (at < reflowed.size() && (is_white(c) ? is_white(reflowed[at]) : c == reflowed[at])) ++at;
  }
  after_.push_back(at);
  begins_.push_back(at);
}

TextSpan ReflowedPlaces::span(const TextSpan& of) const {
  if (of.length == 0) return {at(of.offset), 0};
  const std::size_t begin = begins_[of.offset];
  return {begin, std::max(at(of.end()), begin) - begin};
}

}  // namespace lookalike
