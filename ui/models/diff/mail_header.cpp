#include "ui/models/diff/mail_header.h"

#include <algorithm>

namespace lookalike {
namespace {

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

bool is_name_character(char c) {
  return is_upper(c) || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

/// Whether the line begins with a blank but is not a blank line.
bool begins_with_blank(std::string_view line) {
  return (line[0] == ' ' || line[0] == '\t') && line.find_first_not_of(" \t\r\n") != line.npos;
}

}  // namespace

std::size_t header_label(std::string_view line) {
  std::size_t colon = 0;
  while (colon < line.size() && is_name_character(line[colon])) ++colon;
  if (colon < 2 || colon == line.size() || line[colon] != ':' || !is_upper(line.front())) return 0;
  const bool ends = colon + 1 == line.size() || std::string_view(" \t\r\n").find(line[colon + 1]) != line.npos;
  return ends ? colon + 1 : 0;
}

std::vector<HeaderLine> header_lines(std::string_view text) {
  std::vector<HeaderLine> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t label = header_label(text.substr(begin));
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    const bool goes_on = !lines.empty() && begins_with_blank(text.substr(begin, end - begin));
    if (label == 0 && !goes_on) break;
    if (label > 0) lines.push_back({begin, end, text.substr(begin, label)});
    begin = lines.back().end = end;
  }
  if (lines.size() < 2) lines.clear();
  return lines;
}

std::string_view label_at(const std::vector<HeaderLine>& header, std::size_t byte) {
  const auto line = std::ranges::upper_bound(header, byte, {}, &HeaderLine::end);
  return line == header.end() ? std::string_view() : line->label;
}

}  // namespace lookalike
