#include "core/base/sort.h"

#include <hwy/contrib/sort/vqsort.h>

#include <algorithm>

namespace lookalike {

void sort_ascending(std::span<std::uint64_t> numbers) {
  constexpr std::size_t kWorthwhile = 64;
  if (numbers.size() < kWorthwhile)
    std::sort(numbers.begin(), numbers.end());
  else
    hwy::Sorter()(numbers.data(), numbers.size(), hwy::SortAscending());
}

}  // namespace lookalike
