#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Bytes of the marks that mail quotes the first line of `text` by, with the blanks before and between them: ">> ",
/// "| ", ": " or the initials of "JH> "; 0 where the line is not quoted. O(result).
std::size_t quote_marks(std::string_view text);

/// The marks of one text: the usual ones, and any other sign that begins three lines of words in a row.
class QuoteMarks {
 public:
  QuoteMarks() = default;
  /// O(bytes).
  explicit QuoteMarks(std::string_view text);

  /// Bytes of the marks and blanks that the first line of `text` begins with, 0 where it is not quoted. O(result).
  std::size_t operator()(std::string_view text) const;

 private:
  std::string unusual_;
};

}  // namespace lookalike
