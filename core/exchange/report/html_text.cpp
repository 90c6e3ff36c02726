#include "core/exchange/report/html_text.h"

#include <algorithm>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

namespace lookalike {
namespace {

/// Also the characters that turn the direction of those after them.
bool is_control(char32_t c) {
  return (c < ' ' && c != '\t' && c != '\n' && c != '\r') || (c >= 0x7F && c <= 0x9F) || (c & 0xFFFE) == 0xFFFE ||
         (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
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

}  // namespace lookalike
