#include "core/similarity/repeat_sieve.h"

#include <algorithm>
#include <atomic>
#include <bit>

namespace lookalike {

RepeatSieve::RepeatSieve(std::uint64_t keys, std::uint64_t bytes) {
  const std::uint64_t wanted = std::bit_ceil(keys * 2) / kSlots;
  const std::uint64_t limit = std::bit_floor(bytes / sizeof(std::uint64_t));
  words_.resize(std::max<std::uint64_t>(std::min(wanted, limit), 1));
}

void RepeatSieve::put(std::uint64_t key) {
  const std::atomic_ref<std::uint64_t> slots(words_[word(key)]);
  const std::uint64_t came = std::uint64_t{1} << bit(key);
  if (slots.fetch_or(came, std::memory_order_relaxed) & came) slots.fetch_or(came << kSlots, std::memory_order_relaxed);
}

}  // namespace lookalike
