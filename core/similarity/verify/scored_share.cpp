#include "core/similarity/verify/scored_share.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace lookalike {
namespace {

// Field by field: a pair that is made and then copied would wait for its parts to be stored.
void write(ShortPair& pair, DocumentIndex a, const Partner& b, Overlap overlap) {
  pair.a = a;
  pair.b = b.document;
  pair.common = static_cast<std::uint16_t>(overlap.common);
  pair.together = static_cast<std::uint16_t>(overlap.together);
  pair.agreement = static_cast<std::uint16_t>(b.match.agreement);
  pair.bands = static_cast<std::uint16_t>(b.match.shared_bands);
}

SimilarPair long_pair(DocumentIndex a, const Partner& b, Overlap overlap, std::uint16_t hashes) {
  const auto agreement = static_cast<std::uint16_t>(b.match.agreement);
  return {a, b.document, overlap.jaccard(), agreement, hashes, b.match.shared_bands};
}

}  // namespace

std::span<const Partner> ScoredShare::those_with_prefix(std::span<const Partner> partners, std::uint32_t prefix) {
  with_prefix_.clear();
  std::ranges::copy_if(partners, std::back_inserter(with_prefix_),
                       [prefix](const Partner& b) { return b.match.leading >= prefix; });
  return with_prefix_;
}

bool ScoredShare::add(DocumentIndex a, std::span<const Partner> partners, std::span<const Overlap> overlaps,
                      const Reaches& reaches) {
  if (short_parts_.empty() || room() < kAtOnce) short_parts_.emplace_back().reserve(kPart);
  bool all_reach = true, all_short = true;
  for (std::size_t i = 0; i < partners.size(); ++i) {
    write(added_[i], a, partners[i], overlaps[i]);
    all_reach &= reaches[i];
    all_short &= ShortPair::holds(overlaps[i]);
  }
  const bool all_stay = all_short && (all_reach || !pruned_);
  const std::size_t added = all_stay ? partners.size() : sort_out(a, partners, overlaps, reaches);
  short_parts_.back().insert(short_parts_.back().end(), added_.data(), added_.data() + added);
  all_reach_ &= all_reach;
  counter_.add(a, partners, reaches);
  uncounted_ += partners.size();
  return uncounted_ >= kPart;
}

// The number of short pairs that stay.
std::size_t ScoredShare::sort_out(DocumentIndex a, std::span<const Partner> partners, std::span<const Overlap> overlaps,
                                  const Reaches& reaches) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < partners.size(); ++i) {
    if (pruned_ && !reaches[i]) continue;
    if (ShortPair::holds(overlaps[i]))
      added_[count++] = added_[i];
    else
      long_pairs_.push_back(long_pair(a, partners[i], overlaps[i], hashes_));
  }
  return count;
}

bool ScoredShare::add(const std::shared_ptr<const CrowdMembers>& crowd, const CrowdRow& row, const CrowdScores& scores,
                      std::uint64_t reaching) {
  const std::uint64_t staying = pruned_ ? reaching : row.partners;
  if (staying != 0) {
    if (crowd_parts_.empty() || !crowd_parts_.back().has_room()) crowd_parts_.emplace_back();
    crowd_parts_.back().add(crowd, {row.document, row.tile, staying}, scores);
  }
  all_reach_ &= reaching == row.partners;
  counter_.add(*crowd, row, reaching);
  uncounted_ += static_cast<std::size_t>(std::popcount(row.partners));
  return uncounted_ >= kPart;
}

std::int64_t ScoredShare::growth() {
  uncounted_ = 0;
  auto pairs = static_cast<std::int64_t>(long_pairs_.size());
  for (const auto& part : short_parts_) pairs += static_cast<std::int64_t>(part.size());
  for (const CrowdPairs& part : crowd_parts_) pairs += static_cast<std::int64_t>(part.size());
  return pairs - std::exchange(told_, pairs);
}

void ScoredShare::move_to(ScoredPairs& scored) {
  std::ranges::move(short_parts_, std::back_inserter(scored.short_parts));
  std::ranges::move(crowd_parts_, std::back_inserter(scored.crowd_parts));
  scored.long_pairs.insert(scored.long_pairs.end(), long_pairs_.begin(), long_pairs_.end());
}

}  // namespace lookalike
