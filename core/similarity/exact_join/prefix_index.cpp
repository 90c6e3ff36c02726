#include "core/similarity/exact_join/prefix_index.h"

#include <algorithm>
#include <numeric>

#include "core/similarity/grow.h"

namespace lookalike {
namespace {

constexpr std::uint32_t kPause = 1024;  // sets between checks of the stop token

}  // namespace

Result<PrefixIndex> PrefixIndex::make(const RankedSets& sets, const JoinBounds& bounds, const Progress& progress) {
  PrefixIndex index(sets, bounds);
  // Counts are stored two places ahead and placing starts one ahead, so that each beginning ends up in its place.
  if (const auto done = grow(index.begin_, sets.rank_count() + std::size_t{2}, progress); !done)
    return tl::unexpected(done.error());
  const auto count = [&](std::uint32_t rank, Posting) { ++index.begin_[rank + 2]; };
  if (const auto done = index.for_each_posting(progress.part(0, 0.5, "join"), count); !done)
    return tl::unexpected(done.error());
  std::partial_sum(index.begin_.begin(), index.begin_.end(), index.begin_.begin());
  if (const auto done = grow(index.postings_, index.begin_.back(), progress); !done)
    return tl::unexpected(done.error());
  const auto place = [&](std::uint32_t rank, Posting posting) { index.postings_[index.begin_[rank + 1]++] = posting; };
  if (const auto done = index.for_each_posting(progress.part(0.5, 1, "join"), place); !done)
    return tl::unexpected(done.error());
  return index;
}

template <typename Visit>
Result<void> PrefixIndex::for_each_posting(const Progress& progress, const Visit& visit) const {
  for (std::uint32_t i = 0; i < sets_->size(); ++i) {
    const RankedIndex set(i);
    const std::uint32_t places = ranks_in_prefix(set, bounds_.index_prefix(sets_->set_size(set)));
    for (std::uint32_t place = 0; place < places; ++place) visit(sets_->ranks(set)[place], Posting{i, place});
    if (i % kPause) continue;
    if (progress.cancelled()) return cancelled();
    progress.at(double(i) / double(sets_->size()));
  }
  return {};
}

// Elements without a rank come first in a set.
std::uint32_t PrefixIndex::ranks_in_prefix(RankedIndex set, std::uint32_t prefix) const {
  const std::uint32_t unshared = sets_->unshared(set);
  return prefix > unshared ? std::min<std::uint32_t>(prefix - unshared, sets_->ranks(set).size()) : 0;
}

std::span<const PrefixIndex::Posting> PrefixIndex::postings(std::uint32_t rank, RankedIndex first,
                                                            RankedIndex last) const {
  const auto before = [](const Posting& posting, RankedIndex set) { return posting.set < set.value; };
  const auto begin = postings_.begin() + static_cast<std::ptrdiff_t>(begin_[rank]);
  const auto end = postings_.begin() + static_cast<std::ptrdiff_t>(begin_[rank + 1]);
  const auto from = std::lower_bound(begin, end, first, before);
  return {from, std::lower_bound(from, end, last, before)};
}

}  // namespace lookalike
