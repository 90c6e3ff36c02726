#pragma once

#include <Qt>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/parallel.h"
#include "ui/models/text/document_name.h"

namespace lookalike {

/// A name as a sort key. Most names differ in their first bytes, which are compared without reading the text.
struct NameKey {
  std::uint64_t head = 0;  // first eight bytes, most significant first
  std::string_view bytes;
  std::shared_ptr<const std::string> held;  // owner of `bytes`, unless the corpus stores them

  bool operator<(const NameKey& other) const { return head != other.head ? head < other.head : bytes < other.bytes; }
};

/// Valid as long as the document's corpus.
inline NameKey name_key(std::string_view bytes, const Document& document) {
  NameKey name{0, bytes, nullptr};
  if (document.owned) {
    name.held = std::make_shared<const std::string>(bytes);
    name.bytes = *name.held;
  }
  for (std::size_t i = 0; i < 8; ++i)
    name.head = name.head << 8 | (i < bytes.size() ? static_cast<unsigned char>(bytes[i]) : 0);
  return name;
}

/// Sorts numbers by ascending or descending `key_of(number)` on all cores, and ties by the number, in both directions.
/// Nullopt if stopped. O(n log n).
template <typename KeyOf>
std::optional<std::vector<std::uint32_t>> ordered_by(const std::vector<std::uint32_t>& numbers, Qt::SortOrder direction,
                                                     const KeyOf& key_of, const Progress& progress) {
  constexpr std::size_t kGrain = 64;  // numbers per task
  struct Item {
    decltype(key_of(std::uint32_t{})) key;
    std::uint32_t number;
  };
  std::vector<Item> items(numbers.size());
  const auto fill = [&](std::size_t i) { items[i] = {key_of(numbers[i]), numbers[i]}; };
  if (!parallel_for_each(numbers.size(), kGrain, progress, fill)) return std::nullopt;
  const bool ascending = direction == Qt::AscendingOrder;
  const auto less = [ascending](const Item& a, const Item& b) {
    if (a.key < b.key) return ascending;
    if (b.key < a.key) return !ascending;
    return a.number < b.number;
  };
  if (!parallel_sort(items.begin(), items.end(), less, progress)) return std::nullopt;
  std::vector<std::uint32_t> order(items.size());
  std::ranges::transform(items, order.begin(), &Item::number);
  return order;
}

}  // namespace lookalike
