#include "core/query/filter/pair_listing.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/mix.h"
#include "core/query/groups/disjoint_sets.h"
#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

using Positions = std::vector<std::uint32_t>;

/// Starts from the groups of the run; missed pairs may connect two of them.
Positions first_of_each_group(const Positions& positions, std::span<const SimilarPair> pairs, const RunResult& run,
                              const Progress& progress) {
  const auto of = [&](DocumentIndex document) { return run.groups->representative(document).value; };
  DisjointSets groups(run.corpus->size());
  for_each_link(run, progress, [&](const SimilarityLink& link) { groups.join(link.a.value, link.b.value); });
  for (const std::uint32_t i : positions) groups.join(of(pairs[i].a), of(pairs[i].b));
  std::vector<bool> seen(run.corpus->size());
  Positions first;
  for (const std::uint32_t i : positions) {
    const std::uint32_t group = groups.find(of(pairs[i].a));
    if (!seen[group]) first.push_back(i);
    seen[group] = true;
  }
  return first;
}

std::size_t stratum_of(const SimilarPair& pair) {
  const double similarity = std::isnan(pair.jaccard) ? pair.estimate() : pair.jaccard;
  return static_cast<std::size_t>(std::floor(similarity / kStratum + 1e-9));
}

/// The pairs with the lowest numbers of each stratum.
Positions sample_of(const Positions& positions, std::span<const SimilarPair> pairs, std::size_t most) {
  std::array<Positions, static_cast<std::size_t>(1 / kStratum)> strata;
  for (const std::uint32_t i : positions) strata[std::min(stratum_of(pairs[i]), strata.size() - 1)].push_back(i);
  const auto lower = [&](std::uint32_t x, std::uint32_t y) {
    return std::pair(lot_of(pairs[x].a, pairs[x].b), x) < std::pair(lot_of(pairs[y].a, pairs[y].b), y);
  };
  Positions drawn;
  for (Positions& stratum : strata) {
    const std::size_t count = std::min(most, stratum.size());
    std::ranges::nth_element(stratum, stratum.begin() + static_cast<std::ptrdiff_t>(count), lower);
    drawn.insert(drawn.end(), stratum.begin(), stratum.begin() + static_cast<std::ptrdiff_t>(count));
  }
  std::ranges::sort(drawn);
  return drawn;
}

}  // namespace

std::uint64_t lot_of(DocumentIndex a, DocumentIndex b) {
  return mix64(kGoldenStep + (std::uint64_t{a.value} << 32 | b.value));
}

bool are_identical(const DuplicateGroups& groups, const SimilarPair& pair) {
  return groups.representative(pair.a) == groups.representative(pair.b);
}

bool PairListing::operator==(const PairListing& other) const {
  return filter.text() == other.filter.text() && identical == other.identical && one_a_group == other.one_a_group &&
         sample == other.sample;
}

Result<std::vector<std::uint32_t>> list_positions(const PairListing& listing, const RunResult& run,
                                                  std::span<const SimilarPair> pairs, const Progress& progress,
                                                  const VerdictView& verdicts) {
  auto positions = filter_pairs(listing.filter, run, pairs, progress, verdicts);
  if (positions && listing.identical == IdenticalPairs::without)
    std::erase_if(*positions, [&](std::uint32_t i) { return are_identical(*run.groups, pairs[i]); });
  if (positions && listing.one_a_group) *positions = first_of_each_group(*positions, pairs, run, progress);
  if (progress.cancelled()) return cancelled();
  if (positions && listing.sample > 0) *positions = sample_of(*positions, pairs, listing.sample);
  return positions;
}

}  // namespace lookalike
