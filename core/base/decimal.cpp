#include "core/base/decimal.h"

#include <array>
#include <charconv>

namespace lookalike {

std::string decimal(double number, int digits) {
  std::array<char, 400> text;  // room for any double
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, digits).ptr;
  return {text.data(), end};
}

}  // namespace lookalike
