#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lookalike {

/// Length in bytes of the marks that quote the first line of `text` in mail, with the blanks before and between them:
/// ">> ", "| ", ": " or the initials of "JH> "; 0 if the line is not quoted. O(result).
std::size_t quote_marks(std::string_view text);

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
