#include "core/text/stop_word_filter.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/base/mix.h"

namespace lookalike {

// Padding with zeros keeps words different that do not end in NUL.
std::uint64_t StopWordFilter::number_of(std::string_view word) {
  std::uint64_t number = 0;
  std::memcpy(&number, word.data(), word.size());
  return number;
}

std::size_t StopWordFilter::slot_of(std::uint64_t number) const {
  std::size_t slot = (number * kGoldenStep >> 32) & (table_.size() - 1);
  while (table_[slot] != 0 && table_[slot] != number) slot = (slot + 1) & (table_.size() - 1);
  return slot;
}

void StopWordFilter::build() {
  std::sort(long_.begin(), long_.end());
  std::erase_if(short_, [](const std::string& word) { return word.empty() || word.back() == '\0'; });
  table_.assign(std::bit_ceil(4 * short_.size() + 1), 0);
  for (const std::string& word : short_) table_[slot_of(number_of(word))] = number_of(word);
}

bool StopWordFilter::contains(std::string_view token) const {
  if (token.size() > kShort) return std::binary_search(long_.begin(), long_.end(), token);
  if (token.empty() || token.back() == '\0') return false;
  const std::uint64_t number = number_of(token);
  return table_[slot_of(number)] == number;
}

}  // namespace lookalike
