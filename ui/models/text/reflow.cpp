#include "ui/models/text/reflow.h"

namespace lookalike {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/// Joins the next line to `out`; the characters before the line break decide how.
void join_line(std::string& out) {
  while (!out.empty() && is_blank(out.back())) out.pop_back();
  if (out.empty() || out.back() == '\n') return;
  const bool hyphenated =
      out.size() >= 2 && out.back() == '-' && out[out.size() - 2] != '-' && !is_blank(out[out.size() - 2]);
  if (!hyphenated) out += ' ';
}

}  // namespace

std::string reflow(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\r') continue;
    if (c != '\n') {
      out += c;
      continue;
    }
    std::size_t next = i + 1;
    while (next < text.size() && text[next] == '\r') ++next;
    const bool paragraph =
        next == text.size() || text[next] == '\n' || is_blank(text[next]) || out.empty() || out.back() == '\n';
    if (paragraph) {
      out += '\n';
    } else {
      join_line(out);
    }
  }
  return out;
}

}  // namespace lookalike
