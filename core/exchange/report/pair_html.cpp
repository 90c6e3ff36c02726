#include "core/exchange/report/pair_html.h"

#include <algorithm>
#include <optional>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/diff/mail_marks.h"
#include "core/diff/recipe_reading.h"
#include "core/exchange/report/html_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongest = 1'000, kHead = 500, kTail = 200;  // bytes of a difference, and of its ends
constexpr std::size_t kMostDifferences = 100;
constexpr int kMostDepths = 4;
constexpr std::string_view kWhite = " \t\r\n";

std::size_t count_words(std::string_view text) {
  std::size_t words = 0;
  for (std::size_t at = 0; (at = text.find_first_not_of(kWhite, at)) < text.size(); ++words)
    at = std::min(text.find_first_of(kWhite, at), text.size());
  return words;
}

std::string left_out_note(std::size_t number, const std::string& noun, const char* reason = "") {
  return "<i>\u22EF " + counted(number, noun) + " left out" + reason + " \u22EF</i>";
}

/// A part of a text that is not shown, and the note in its place.
struct Hidden {
  TextSpan span;
  std::string note;
};

/// The middle of a long difference: between words, or between characters where words are longer than its ends.
std::optional<Hidden> middle_of(std::string_view all, const TextSpan& span) {
  const std::string_view text = all.substr(span.offset, span.length);
  if (text.size() <= kLongest) return {};
  const std::size_t last = text.find_last_of(kWhite, kHead), first = text.find_first_of(kWhite, text.size() - kTail);
  const bool has_words = last != text.npos && last > kHead / 2 && first < text.size() - kTail / 2;
  std::size_t tail = has_words ? first : text.size() - kTail;
  while (!has_words && (text[tail] & 0xC0) == 0x80) ++tail;  // within a character
  const std::size_t head = has_words ? last : whole_characters(text, kHead).size();
  const std::string_view middle = text.substr(head, tail - head);
  return Hidden{
      {span.offset + head, middle.size()},
      has_words ? left_out_note(count_words(middle), "word") : left_out_note(count_characters(middle), "character")};
}

/// One text of a comparison, up to `end`.
class SideHtml {
 public:
  SideHtml(std::string_view text, const ProseDiff& diff, bool left, std::size_t end);

  /// The text from a beginning of corresponding lines to the next one.
  std::string html(std::size_t from, std::size_t to) const;
  bool hides(std::size_t byte) const {
    return std::ranges::any_of(hidden_, [=](const Hidden& h) { return h.span.offset < byte && byte < h.span.end(); });
  }

 private:
  struct Mark {
    TextSpan span;
    std::string name;
  };
  void add_marks(const std::vector<Stretch>& differences, std::size_t end);
  void append_lines(std::size_t from, std::size_t to, int& depth, std::string& html) const;
  std::string words(std::size_t from, std::size_t to) const;
  std::string letters(std::size_t from, std::size_t to) const;

  std::string_view text_;
  TextSpan Stretch::*side_;
  std::string name_;
  std::vector<Mark> marks_;  // ascending, like the next three
  std::vector<TextSpan> letters_;
  std::vector<Hidden> hidden_;
  const std::vector<std::size_t>& joined_;
  QuoteMarks quote_marks_;
};

SideHtml::SideHtml(std::string_view text, const ProseDiff& diff, bool left, std::size_t end)
    : text_(text),
      side_(left ? &Stretch::left : &Stretch::right),
      name_(left ? "left" : "right"),
      joined_(left ? diff.joined_left : diff.joined_right),
      quote_marks_(text) {
  add_marks(diff.differences, end);
  for (const Stretch& stretch : diff.letters)
    if ((stretch.*side_).length > 0) letters_.push_back(stretch.*side_);
  for (const EqualPassage& passage : diff.equal) {
    const TextSpan& equal = left ? passage.left : passage.right;
    if (equal.end() > end) continue;
    hidden_.push_back({equal, left_out_note(passage.words, "equal word")});
  }
  if (const std::size_t more = count_words(text.substr(end)); more > 0)
    hidden_.push_back({{end, text.size() - end}, left_out_note(more, "more word", ", with more differences")});
  std::ranges::sort(hidden_, {}, [](const Hidden& h) { return h.span.offset; });
}

/// Moved passages need not ascend on the right.
void SideHtml::add_marks(const std::vector<Stretch>& differences, std::size_t end) {
  for (const Stretch& stretch : differences) {
    const TextSpan& span = stretch.*side_;
    if (span.length == 0 || span.offset >= end) continue;
    const bool moved = stretch.kind == StretchKind::moved, changed = stretch.kind == StretchKind::changed;
    marks_.push_back({span, stretch.ignored ? "ignored" : moved ? "moved" : changed ? name_ + " changed" : name_});
    if (auto middle = middle_of(text_, span); middle && span.end() <= end) hidden_.push_back(std::move(*middle));
  }
  std::ranges::sort(marks_, {}, [](const Mark& mark) { return mark.span.offset; });
}

std::string SideHtml::html(std::size_t from, std::size_t to) const {
  std::string html;
  int depth = 0;
  for (const Hidden& hidden : hidden_) {
    if (hidden.span.offset < from || hidden.span.offset >= to) continue;
    append_lines(from, hidden.span.offset, depth, html);
    html += hidden.note;
    from = hidden.span.end();
    if (from < to && kWhite.find(text_[from]) != kWhite.npos) ++from;  // the note is a line of its own
  }
  append_lines(from, to, depth, html);
  for (; depth > 0; --depth) html += "</div>";
  return html;
}

void SideHtml::append_lines(std::size_t from, std::size_t to, int& depth, std::string& html) const {
  while (from < to) {
    const std::size_t begin = from == 0 ? 0 : text_.rfind('\n', from - 1) + 1;
    const std::size_t end = std::min(text_.find('\n', from), to);
    const std::size_t marks = quote_marks_(text_.substr(begin, text_.find('\n', begin) - begin));
    const int quoted = std::min(quote_depth(text_.substr(begin, marks)), kMostDepths);
    for (; depth > quoted; --depth) html += "</div>";
    for (; depth < quoted; ++depth) html += "<div class=\"quote\">";
    const bool blank = marks > 0 && text_.substr(begin + marks).starts_with(' ');
    from = std::min(end, std::max(from, begin + marks + (blank ? 1 : 0)));
    const auto joined = std::ranges::upper_bound(joined_, from);
    html += words(from, end);
    if (joined != joined_.end() && *joined <= end) html += "<span class=\"joined\">\u00B6</span>";
    if (end < to) html += '\n';
    from = end + 1;
  }
}

/// A part of a line. Blanks at the ends of a mark are not marked.
std::string SideHtml::words(std::size_t from, std::size_t to) const {
  std::string html;
  auto mark = std::ranges::partition_point(marks_, [=](const Mark& m) { return m.span.end() <= from; });
  for (; mark != marks_.end() && mark->span.offset < to; ++mark) {
    std::size_t begin = std::max(from, mark->span.offset), end = std::min(to, mark->span.end());
    while (begin < end && is_blank(text_[begin])) ++begin;
    while (begin < end && is_blank(text_[end - 1])) --end;
    if (begin == end) continue;
    html += letters(from, begin) + "<mark class=\"" + mark->name + "\">" + letters(begin, end) + "</mark>";
    from = end;
  }
  return html + letters(from, to);
}

std::string SideHtml::letters(std::size_t from, std::size_t to) const {
  std::string html;
  auto next = std::ranges::partition_point(letters_, [=](const TextSpan& s) { return s.end() <= from; });
  for (; next != letters_.end() && next->offset < to; ++next) {
    const std::size_t begin = std::max(from, next->offset), end = std::min(to, next->end());
    html += html_text(text_.substr(from, begin - from)) + "<b class=\"" + name_ + "\">" +
            html_text(text_.substr(begin, end - begin)) + "</b>";
    from = end;
  }
  return html + html_text(text_.substr(from, to - from));
}

}  // namespace

std::vector<PairRow> marked_rows(std::string_view left, std::string_view right, const Recipe& recipe) {
  const std::string a = reflow(left), b = reflow(right);
  ProseDiff diff = *compare_prose(a, b);
  if (const auto read = read_pair(left, right, recipe, {}))
    ignore_equal(diff, *read, ReflowedPlaces(left, a), ReflowedPlaces(right, b));
  Anchor end = {a.size(), b.size()};
  std::size_t differences = 0;
  for (const Stretch& stretch : diff.stretches)
    if (stretch.kind != StretchKind::same && differences++ == kMostDifferences)
      end = {stretch.left.offset, stretch.right.offset};
  const SideHtml of_left(a, diff, true, end.left), of_right(b, diff, false, end.right);
  std::vector<PairRow> rows;
  Anchor from;
  const auto add_row = [&](const Anchor& to) {
    rows.push_back({of_left.html(from.left, to.left), of_right.html(from.right, to.right)});
    from = to;
  };
  for (const Anchor& line : diff.lines)
    if (line != from && line.left < end.left && line.right < end.right && !of_left.hides(line.left) &&
        !of_right.hides(line.right))
      add_row(line);
  add_row({a.size(), b.size()});
  return rows;
}

std::string pair_table(const std::vector<PairRow>& rows) {
  std::string html = "<table class=\"pair\">\n";
  for (const PairRow& row : rows)
    html += "<tr><td class=\"text\">" + row[0] + "</td><td class=\"text\">" + row[1] + "</td></tr>\n";
  return html + "</table>\n";
}

}  // namespace lookalike
