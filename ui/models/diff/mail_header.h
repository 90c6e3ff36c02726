#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace lookalike {

/// Bytes of the name and the colon that a line of a mail's header begins with: "From:", "Article-I.D.:"; 0 for none.
std::size_t header_label(std::string_view line);

struct HeaderLine {
  std::size_t begin = 0, end = 0;  // bytes of the text
  std::string_view label;
};

/// The lines at the beginning of a text that begin with a label, each with those behind it that begin with a blank;
/// none where they are fewer than two. O(result).
std::vector<HeaderLine> header_lines(std::string_view text);

/// The label of the line that holds a byte, or is the first behind it; empty behind the header. O(log lines).
std::string_view label_at(const std::vector<HeaderLine>& header, std::size_t byte);

}  // namespace lookalike
