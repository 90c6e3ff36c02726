#include "core/exchange/report/html_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"
#include "core/diff/prose_diff.h"
#include "core/diff/reflow.h"

namespace lookalike {
namespace {

constexpr std::size_t kLongest = 1'000, kEnd = 300, kMostPassages = 100;  // bytes; bytes at both ends; passages

bool is_control(char32_t c) {
  return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7F && c <= 0x9F) || (c & 0xFFFE) == 0xFFFE;
}

std::string left_out(std::size_t bytes) {
  return "<i>[\u2026 " + grouped(bytes) + " bytes left out \u2026]</i>";
}

std::string shortened_html(std::string_view passage) {
  if (passage.size() <= kLongest) return html_text(passage);
  const std::string_view head = whole_characters(passage, kEnd);
  std::size_t tail = passage.size() - kEnd;
  while (tail < passage.size() && continues_character(passage[tail])) ++tail;
  return html_text(head) + left_out(tail - head.size()) + html_text(passage.substr(tail));
}

/// Moved passages need not ascend on the right.
std::string marked(std::string_view text, const std::vector<Stretch>& differences, TextSpan Stretch::*side) {
  std::vector<std::pair<TextSpan, bool>> marks;  // whether it is moved
  for (const Stretch& stretch : differences)
    if ((stretch.*side).length > 0) marks.emplace_back(stretch.*side, stretch.kind == StretchKind::moved);
  std::ranges::sort(marks, {}, [](const auto& mark) { return mark.first.offset; });
  std::string html;
  std::size_t at = 0;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (i == kMostPassages) return html + left_out(text.size() - at);
    const auto& [span, moved] = marks[i];
    html += shortened_html(text.substr(at, span.offset - at)) + (moved ? "<mark class=\"moved\">" : "<mark>") +
            shortened_html(text.substr(span.offset, span.length)) + "</mark>";
    at = span.offset + span.length;
  }
  return html + shortened_html(text.substr(at));
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

std::array<std::string, 2> marked_html(std::string_view left, std::string_view right) {
  const std::string a = reflow(left), b = reflow(right);
  const ProseDiff diff = *compare_prose(a, b);
  return {marked(a, diff.differences, &Stretch::left), marked(b, diff.differences, &Stretch::right)};
}

}  // namespace lookalike
