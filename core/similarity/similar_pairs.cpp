#include "core/similarity/similar_pairs.h"

#include <tbb/parallel_sort.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

// Pairs whose Jaccard was not computed compare as equal in it.
double sort_key(double jaccard) {
  return std::isnan(jaccard) ? -1 : jaccard;
}

bool tie(const SimilarPair& x, const SimilarPair& y) {
  return sort_key(x.jaccard) == sort_key(y.jaccard) && x.estimate == y.estimate;
}

bool is_group(const SimilarPair& block) {
  return block.a == block.b;
}

std::uint64_t pairs_of(const SimilarPair& block, const DuplicateGroups& groups) {
  const std::uint64_t size = groups.group_size(block.a);
  return is_group(block) ? size * (size - 1) / 2 : size * groups.group_size(block.b);
}

}  // namespace

bool SimilarPair::operator==(const SimilarPair& other) const {
  return a == other.a && b == other.b && tie(*this, other) && bands == other.bands;
}

bool SimilarPair::before(const SimilarPair& other) const {
  if (sort_key(jaccard) != sort_key(other.jaccard)) return sort_key(jaccard) > sort_key(other.jaccard);
  if (estimate != other.estimate) return estimate > other.estimate;
  return a != other.a ? a < other.a : b < other.b;
}

std::shared_ptr<const SimilarPairs> select_similar(const ScoredPairs& scored,
                                                   std::shared_ptr<const DuplicateGroups> groups,
                                                   const VerifyOptions& options, std::uint32_t bands) {
  auto similar = std::make_shared<SimilarPairs>();
  auto& blocks = similar->blocks_;
  for (const SimilarPair& pair : scored.pairs)
    if (score_of(pair, options.by) >= options.threshold) blocks.push_back(pair);
  const double of_twins = options.by == VerifyBy::exact ? 1 : std::numeric_limits<double>::quiet_NaN();
  for (const DocumentIndex r : groups->representatives())
    if (groups->group_size(r) > 1) blocks.push_back({r, r, of_twins, 1, bands});
  std::vector<bool> matched(groups->documents());
  for (const SimilarPair& block : blocks) {
    similar->count_ += pairs_of(block, *groups);
    matched[block.a] = matched[block.b] = true;
  }
  for (const DocumentIndex r : groups->representatives())
    if (matched[r]) similar->documents_with_match_ += groups->group_size(r);
  similar->groups_ = std::move(groups);
  return similar;
}

std::span<const SimilarPair> SimilarPairs::ordered() const {
  std::call_once(sorted_, [this] {
    tbb::parallel_sort(blocks_.begin(), blocks_.end(),
                       [](const SimilarPair& x, const SimilarPair& y) { return x.before(y); });
  });
  return blocks_;
}

// Blocks with the same scores are expanded together, one document after the other, so that a, b come out in order
// with no more memory than one document's partners.
bool SimilarPairs::visit_ties(std::span<const SimilarPair> ties,
                              const std::function<bool(const SimilarPair&)>& visit) const {
  struct Partner {
    DocumentIndex group;
    std::uint32_t bands;
  };
  std::map<DocumentIndex, std::vector<Partner>> partners;
  for (const SimilarPair& block : ties) {
    partners[block.a].push_back({block.b, block.bands});
    if (!is_group(block)) partners[block.b].push_back({block.a, block.bands});
  }
  std::vector<DocumentIndex> documents;
  for (const auto& [group, unused] : partners) {
    const auto members = groups_->members(group);
    documents.insert(documents.end(), members.begin(), members.end());
  }
  std::sort(documents.begin(), documents.end());
  std::vector<SimilarPair> row;
  for (const DocumentIndex a : documents) {
    row.clear();
    for (const Partner& partner : partners[groups_->representative(a)]) {
      const auto members = groups_->members(partner.group);
      for (auto b = std::upper_bound(members.begin(), members.end(), a); b != members.end(); ++b)
        row.push_back({a, *b, ties.front().jaccard, ties.front().estimate, partner.bands});
    }
    std::sort(row.begin(), row.end(), [](const SimilarPair& x, const SimilarPair& y) { return x.b < y.b; });
    for (const SimilarPair& pair : row)
      if (!visit(pair)) return false;
  }
  return true;
}

void SimilarPairs::for_each(const std::function<bool(const SimilarPair&)>& visit) const {
  const auto blocks = ordered();
  for (std::size_t begin = 0; begin < blocks.size();) {
    std::size_t end = begin + 1;
    while (end < blocks.size() && tie(blocks[begin], blocks[end])) ++end;
    const auto ties = blocks.subspan(begin, end - begin);
    begin = end;
    const bool single = ties.size() == 1 && !is_group(ties[0]) && pairs_of(ties[0], *groups_) == 1;
    if (single ? !visit(ties[0]) : !visit_ties(ties, visit)) return;
  }
}

std::vector<SimilarPair> SimilarPairs::first(std::size_t limit) const {
  std::vector<SimilarPair> pairs;
  if (limit == 0) return pairs;
  pairs.reserve(std::min<std::uint64_t>(limit, count_));
  for_each([&](const SimilarPair& pair) {
    pairs.push_back(pair);
    return pairs.size() < limit;
  });
  return pairs;
}

}  // namespace lookalike
