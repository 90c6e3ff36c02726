#include "core/diff/mail_marks.h"

#include <algorithm>

namespace lookalike {
namespace {

bool is_name_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

/// Whether the line begins with a blank but is not a blank line.
bool begins_with_blank(std::string_view line) {
  return (line[0] == ' ' || line[0] == '\t') && line.find_first_not_of(" \t\r\n") != line.npos;
}

constexpr std::size_t kMostInitials = 3;
constexpr std::size_t kNeighbours = 3;  // lines that begin with the same mark
constexpr std::string_view kUnusual = ":;#+-=*]}!";

std::size_t after_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && is_blank(text[at])) ++at;
  return at;
}

bool ends_at(std::string_view text, std::size_t at) {
  return at >= text.size() || is_blank(text[at]) || text[at] == '\n';
}

/// The number of capitals before a mark that is followed by a blank; otherwise it may be markup or a comparison.
std::size_t initials(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() && text[end] >= 'A' && text[end] <= 'Z' && end - at < kMostInitials) ++end;
  return end > at && end < text.size() && text[end] == '>' && ends_at(text, end + 1) ? end - at : 0;
}

/// The end of the mark at `at`; `at` itself if none exists. A colon must be isolated, to exclude smileys.
std::size_t after_mark(std::string_view text, std::size_t at) {
  if (at >= text.size()) return at;
  if (text[at] == '>' || text[at] == '|') return at + 1;
  if (text[at] == ':') return ends_at(text, at + 1) || text[at + 1] == '>' || text[at + 1] == ':' ? at + 1 : at;
  const std::size_t letters = initials(text, at);
  return letters > 0 ? at + letters + 1 : at;
}

bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c & 0x80) != 0;
}

/// Whether a line may begin with a mark: it is neither a list item, nor a signed number, nor drawn with marks.
bool may_be_quoted(std::string_view line) {
  if (line.size() < 2 || kUnusual.find(line[0]) == kUnusual.npos) return false;
  const bool is_item = is_blank(line[1]) && std::string_view("-*+").find(line[0]) != kUnusual.npos;
  const bool is_number = line[1] >= '0' && line[1] <= '9';
  return !is_item && !is_number && std::ranges::any_of(line, is_letter_or_digit);
}

}  // namespace

std::size_t header_label(std::string_view line) {
  std::size_t colon = 0;
  while (colon < line.size() && is_name_character(line[colon])) ++colon;
  if (colon < 2 || colon == line.size() || line[colon] != ':' || line.front() < 'A' || line.front() > 'Z') return 0;
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

std::size_t quote_marks(std::string_view text) {
  std::size_t end = 0;
  for (std::size_t at = 0;;) {
    at = after_blanks(text, at);
    const std::size_t after = after_mark(text, at);
    if (after == at) return end;
    end = at = after;
  }
}

int quote_depth(std::string_view marks) {
  return static_cast<int>(std::ranges::count_if(marks, [](char c) { return !is_blank(c) && !(c >= 'A' && c <= 'Z'); }));
}

QuoteMarks::QuoteMarks(std::string_view text) {
  char mark = 0;
  std::size_t lines = 0;
  for (std::size_t begin = 0, end; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    const std::size_t usual = quote_marks(line);
    const std::string_view words = line.substr(after_blanks(line, usual));
    if (words.size() < 2) continue;
    const bool has_colon = line.substr(0, usual).find(':') != line.npos;  // before a blank or another mark
    const char first = may_be_quoted(words) ? words[0] : has_colon ? ':' : '\0';
    lines = first == mark ? lines + 1 : 1;
    mark = first;
    if (mark != 0 && lines == kNeighbours) unusual_ += mark;
  }
}

std::size_t QuoteMarks::operator()(std::string_view text) const {
  std::size_t at = quote_marks(text);
  for (std::size_t next = after_blanks(text, at); next < text.size() && unusual_.find(text[next]) != unusual_.npos;
       next = after_blanks(text, at))
    at = next + 1 + quote_marks(text.substr(next + 1));
  return at;
}

}  // namespace lookalike
