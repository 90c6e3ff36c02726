#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

inline bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

/// Length in bytes of the label (name and colon) of a mail header line: "From:", "Article-I.D.:"; 0 for none.
std::size_t header_label(std::string_view line);

struct HeaderLine {
  std::size_t begin = 0, end = 0;  // bytes of the text
  std::string_view label;
};

/// The lines with a label at the beginning of a text, each with its continuation lines, which begin with a blank;
/// empty for fewer than two. O(result).
std::vector<HeaderLine> header_lines(std::string_view text);

/// The label of the line that contains a byte, or of the first line after it; empty after the header. O(log lines).
std::string_view label_at(const std::vector<HeaderLine>& header, std::size_t byte);

/// Length in bytes of the marks that quote the first line of `text` in mail, with the blanks before and between them:
/// ">> ", "| ", ": " or the initials of "JH> "; 0 if the line is not quoted. O(result).
std::size_t quote_marks(std::string_view text);

/// The number of marks, without blanks and initials.
int quote_depth(std::string_view marks);

/// The quote marks of a text: the common ones, and any other sign that begins three consecutive lines of words.
class QuoteMarks {
 public:
  QuoteMarks() = default;
  /// O(bytes).
  explicit QuoteMarks(std::string_view text);

  /// Length in bytes of the marks and blanks before the first line of `text`, 0 if it is not quoted. O(result).
  std::size_t operator()(std::string_view text) const;

 private:
  std::string unusual_;
};

}  // namespace lookalike
