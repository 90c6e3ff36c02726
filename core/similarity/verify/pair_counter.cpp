#include "core/similarity/verify/pair_counter.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace lookalike {

void PairCounter::add(DocumentIndex a, std::span<const Partner> partners, std::span<const bool> reaches) {
  std::uint64_t blocks = 0, reaching = 0, documents = 0;
  for (std::size_t i = 0; i < partners.size(); ++i) {
    const std::uint64_t size = groups_.group_size(partners[i].document);
    documents += size;
    reaching += reaches[i] ? size : 0;
    blocks += reaches[i];
  }
  blocks_ += blocks;
  pairs_ += reaching * groups_.group_size(a);
  looked_at_ += documents * groups_.group_size(a);
  std::uint8_t* const matched = matched_.data();
  matched[a] |= blocks > 0;
  for (std::size_t i = 0; i < partners.size(); ++i) matched[partners[i].document] |= reaches[i];
}

void PairCounter::add(const CrowdMembers& crowd, const CrowdRow& row, std::uint64_t reaching) {
  const DocumentIndex a = crowd.document(row.document);
  const std::uint64_t size = groups_.group_size(a);
  blocks_ += static_cast<std::uint64_t>(std::popcount(reaching));
  pairs_ += size * documents(crowd, row.tile, reaching);
  looked_at_ += size * documents(crowd, row.tile, row.partners);
  matched_[a] |= reaching != 0;
  mark(crowd, row.tile, reaching);
}

// Those that these places of a tile stand for.
std::uint64_t PairCounter::documents(const CrowdMembers& crowd, std::size_t tile, std::uint64_t places) const {
  const std::uint64_t with_exact_duplicates = crowd.with_exact_duplicates(tile);
  auto documents = static_cast<std::uint64_t>(std::popcount(places & ~with_exact_duplicates));
  for (std::uint64_t bits = places & with_exact_duplicates; bits != 0; bits &= bits - 1)
    documents += groups_.group_size(
        crowd.document(tile * CrowdMembers::kTile + static_cast<std::size_t>(std::countr_zero(bits))));
  return documents;
}

void PairCounter::mark(const CrowdMembers& crowd, std::size_t tile, std::uint64_t places) {
  if (const DocumentIndex first = crowd.document(tile * CrowdMembers::kTile); marked_.first != first)
    marked_ = {first, 0};
  for (std::uint64_t bits = places & ~marked_.places; bits != 0; bits &= bits - 1)
    matched_[crowd.document(tile * CrowdMembers::kTile + static_cast<std::size_t>(std::countr_zero(bits)))] = 1;
  marked_.places |= places;
}

void PairCounter::merge(const PairCounter& other) {
  blocks_ += other.blocks_;
  pairs_ += other.pairs_;
  looked_at_ += other.looked_at_;
  std::ranges::transform(matched_, other.matched_, matched_.begin(), std::bit_or{});
}

PairCounts PairCounter::counts() const {
  PairCounts counts{blocks_, pairs_, 0, 0};
  for (const DocumentIndex r : groups_.representatives()) {
    const std::uint64_t size = groups_.group_size(r);
    if (matched_[r]) counts.documents += size;
    if (matched_[r] || size > 1) counts.with_exact_duplicates += size;
  }
  return counts;
}

}  // namespace lookalike
