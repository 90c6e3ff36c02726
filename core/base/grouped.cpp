#include "core/base/grouped.h"

#include <cmath>

#include "core/base/decimal.h"

namespace lookalike {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), ",");
  return text;
}

std::string expected_count(double count) {
  constexpr double kMostWithTenths = 999.95;
  return count < kMostWithTenths ? decimal(count, 1) : grouped(static_cast<std::uint64_t>(std::llround(count)));
}

}  // namespace lookalike
