#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/index.h"

namespace lookalike {

/// Pairs of documents of one list in which the earlier ones paired with each document stand next to each other, so that
/// the number-th of millions of pairs is found without listing them.
class PairRanges {
 public:
  explicit PairRanges(std::vector<DocumentIndex> documents) : documents_(std::move(documents)) {}

  /// The next document of the list is paired with places [first, last), which are before its own.
  void add(std::size_t first, std::size_t last) {
    first_.push_back(static_cast<std::uint32_t>(first));
    ends_.push_back(pairs() + (last - std::min(first, last)));
  }

  const std::vector<DocumentIndex>& documents() const { return documents_; }
  std::uint64_t pairs() const { return ends_.empty() ? 0 : ends_.back(); }

  /// number < pairs(). O(log documents).
  std::pair<DocumentIndex, DocumentIndex> operator[](std::uint64_t number) const {
    const auto end = std::upper_bound(ends_.begin(), ends_.end(), number);
    const auto later = static_cast<std::size_t>(end - ends_.begin());
    const std::uint64_t before = later == 0 ? 0 : ends_[later - 1];
    return {documents_[first_[later] + (number - before)], documents_[later]};
  }

 private:
  std::vector<DocumentIndex> documents_;
  std::vector<std::uint32_t> first_;  // place each document is paired with
  std::vector<std::uint64_t> ends_;   // pairs of all documents up to each
};

}  // namespace lookalike
