#include "core/base/sort.h"

#include <hwy/contrib/sort/vqsort.h>

#include <algorithm>

namespace lookalike {

void sort_ascending(std::span<std::uint64_t> numbers) {
  constexpr std::size_t kWorthwhile = 64;
  thread_local const hwy::Sorter sorter;  // constructing one allocates and asks the system for random numbers
  if (numbers.size() < kWorthwhile)
    std::sort(numbers.begin(), numbers.end());
  else
    sorter(numbers.data(), numbers.size(), hwy::SortAscending());
}

}  // namespace lookalike
