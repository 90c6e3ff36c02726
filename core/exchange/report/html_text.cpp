#include "core/exchange/report/html_text.h"

#include <algorithm>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/diff/recipe_reading.h"

namespace lookalike {
namespace {

bool is_control(char32_t c) {
  return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7F && c <= 0x9F) || (c & 0xFFFE) == 0xFFFE;
}

constexpr std::size_t kLongest = 1'000, kHead = 500, kTail = 200;  // bytes of a difference, and of its ends
constexpr std::size_t kMostDifferences = 100;
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

/// A long difference loses its middle: between words, or between characters where words are longer than its ends.
std::string shortened_html(std::string_view text) {
  if (text.size() <= kLongest) return html_text(text);
  const std::size_t last = text.find_last_of(kWhite, kHead), first = text.find_first_of(kWhite, text.size() - kTail);
  const bool has_words = last != text.npos && last > kHead / 2 && first < text.size() - kTail / 2;
  std::size_t tail = has_words ? first : text.size() - kTail;
  while (!has_words && (text[tail] & 0xC0) == 0x80) ++tail;  // within a character
  const std::string_view head = has_words ? text.substr(0, last) : whole_characters(text, kHead);
  const std::string_view middle = text.substr(head.size(), tail - head.size());
  return html_text(head) +
         (has_words ? left_out_note(count_words(middle), "word")
                    : left_out_note(count_characters(middle), "character")) +
         html_text(text.substr(tail));
}

/// One side of a comparison, up to `end`. Moved passages need not ascend on the right.
std::string side_html(std::string_view text, const ProseDiff& diff, std::size_t end, TextSpan Stretch::*side,
                      TextSpan EqualPassage::*passage_side) {
  std::vector<Stretch> marks = diff.differences;
  std::erase_if(marks, [&](const Stretch& s) { return (s.*side).length == 0 || (s.*side).offset >= end; });
  std::ranges::sort(marks, {}, [&](const Stretch& s) { return (s.*side).offset; });
  std::string html;
  std::size_t at = 0;
  auto passage = diff.equal.begin();
  const auto append_equal = [&](std::size_t to) {
    for (; passage != diff.equal.end() && ((*passage).*passage_side).end() <= to; ++passage) {
      const TextSpan& equal = (*passage).*passage_side;
      const std::size_t words = count_words(text.substr(equal.offset, equal.length));
      html += html_text(text.substr(at, equal.offset - at)) + left_out_note(words, "equal word");
      at = equal.end();
      if (at < to && kWhite.find(text[at]) != kWhite.npos) ++at;  // the note is a line of its own
    }
    html += html_text(text.substr(at, to - at));
  };
  const std::string name = side == &Stretch::left ? "left" : "right";
  for (const Stretch& stretch : marks) {
    append_equal((stretch.*side).offset);
    const bool moved = stretch.kind == StretchKind::moved, changed = stretch.kind == StretchKind::changed;
    html += "<mark class=\"" +
            (stretch.ignored ? "ignored"
             : moved         ? "moved"
             : changed       ? name + " changed"
                             : name) +
            "\">" + shortened_html(text.substr((stretch.*side).offset, (stretch.*side).length)) + "</mark>";
    at = (stretch.*side).end();
  }
  append_equal(end);
  const std::size_t more = count_words(text.substr(end));
  return more == 0 ? html : html + left_out_note(more, "more word", ", with more differences");
}

}  // namespace

std::string html_text(std::string_view text) {
  std::string html;
  for_each_character(text, [&html](const Utf8Character& character, std::string_view bytes) {
    if (character.bytes == 0 || is_control(character.value))
      append_utf8(0xFFFD, html);
    else if (std::string_view("&<>\"'").find(bytes) != std::string_view::npos)
      html += "&#" + std::to_string(character.value) + ';';
    else
      html += bytes;
  });
  return html;
}

std::string element(const std::string& tag, const std::string& html) {
  return "<" + tag + ">" + html + "</" + tag + ">" + (tag == "td" || tag == "th" ? "" : "\n");
}

std::string own_words(std::string_view text) {
  return "<bdi>" + html_text(text) + "</bdi>";
}

std::string code(std::string_view text) {
  return "<code>" + html_text(text) + "</code>";
}

std::string number_cell(std::uint64_t number, const std::string& id) {
  return "<td class=\"number\"" + (id.empty() ? id : " id=\"" + id + "\"") + ">" + grouped(number) + "</td>";
}

std::string begin_table(std::string_view names) {
  std::string html = "<table>\n<thead><tr>";
  for (std::size_t end = 0; !names.empty(); names.remove_prefix(std::min(end + 1, names.size()))) {
    end = std::min(names.find('|'), names.size());
    const bool number = names.front() == '#';
    html += number ? "<th class=\"number\">" : "<th>";
    html.append(names.substr(number, end - number)).append("</th>");
  }
  return html + "</tr></thead>\n";
}

std::string left_out(std::size_t all, std::size_t shown, const std::string& noun) {
  return all <= shown ? "" : element("p", "<i>" + counted(all - shown, "more " + noun) + " not listed here.</i>");
}

std::array<std::string, 2> marked_html(std::string_view left, std::string_view right, const Recipe& recipe) {
  const std::string a = reflow(left), b = reflow(right);
  ProseDiff diff = *compare_prose(a, b);
  if (const auto read = read_pair(left, right, recipe, {}))
    ignore_equal(diff, *read, ReflowedPlaces(left, a), ReflowedPlaces(right, b));
  Anchor end = {a.size(), b.size()};
  std::size_t differences = 0;
  for (const Stretch& stretch : diff.stretches)
    if (stretch.kind != StretchKind::same && differences++ == kMostDifferences)
      end = {stretch.left.offset, stretch.right.offset};
  return {side_html(a, diff, end.left, &Stretch::left, &EqualPassage::left),
          side_html(b, diff, end.right, &Stretch::right, &EqualPassage::right)};
}

}  // namespace lookalike
