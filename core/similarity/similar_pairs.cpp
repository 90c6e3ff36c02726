#include "core/similarity/similar_pairs.h"

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_sort.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::uint64_t kFewOf = 8;  // for a smaller share of the pairs, sorting them all does not pay

// Sort key by which pairs without a computed Jaccard compare as equal.
double sort_key(double jaccard) {
  return std::isnan(jaccard) ? -1 : jaccard;
}

bool tie(const SimilarPair& x, const SimilarPair& y) {
  return sort_key(x.jaccard) == sort_key(y.jaccard) && x.estimate() == y.estimate();
}

bool before(const SimilarPair& x, const SimilarPair& y) {
  return x.before(y);
}

bool is_group(const SimilarPair& block) {
  return block.a == block.b;
}

std::uint64_t pairs_of(const SimilarPair& block, const DuplicateGroups& groups) {
  const std::uint64_t size = groups.group_size(block.a);
  return is_group(block) ? size * (size - 1) / 2 : size * groups.group_size(block.b);
}

/// The first `limit` added pairs in order, and those tied with the last of them.
class BestBlocks {
 public:
  explicit BestBlocks(std::size_t limit) : limit_(limit) {}

  /// O(1), amortised.
  void add(const SimilarPair& block) {
    if (border_ && !before(block, *border_) && !tie(block, *border_)) return;
    pairs_.push_back(block);
    if (pairs_.size() >= enough_) cut();
  }

  const std::vector<SimilarPair>& pairs() const { return pairs_; }

  std::vector<SimilarPair> ordered() && {
    if (pairs_.size() > limit_) cut();
    tbb::parallel_sort(pairs_.begin(), pairs_.end(), before);
    return std::move(pairs_);
  }

 private:
  static constexpr std::size_t kFew = 1 << 12;

  void cut() {
    const auto last = pairs_.begin() + static_cast<std::ptrdiff_t>(limit_ - 1);
    std::nth_element(pairs_.begin(), last, pairs_.end(), before);
    border_ = *last;
    pairs_.erase(std::remove_if(last + 1, pairs_.end(), [&](const auto& pair) { return !tie(pair, *border_); }),
                 pairs_.end());
    enough_ = 2 * pairs_.size() + kFew;
  }

  std::size_t limit_;
  std::size_t enough_ = 2 * limit_ + kFew;  // more than the limit, so that each cut drops something
  std::vector<SimilarPair> pairs_;
  std::optional<SimilarPair> border_;  // pairs after it in order are not among the first
};

}  // namespace

bool SimilarPair::operator==(const SimilarPair& other) const {
  return a == other.a && b == other.b && tie(*this, other) && bands == other.bands;
}

bool SimilarPair::before(const SimilarPair& other) const {
  if (sort_key(jaccard) != sort_key(other.jaccard)) return sort_key(jaccard) > sort_key(other.jaccard);
  if (estimate() != other.estimate()) return estimate() > other.estimate();
  return a != other.a ? a < other.a : b < other.b;
}

/// Counts the pairs that reach the threshold, unless known already, part by part on all cores.
class Selection {
 public:
  Selection(std::shared_ptr<const ScoredPairs> scored, std::shared_ptr<const DuplicateGroups> groups,
            const VerifyOptions& options)
      : similar_(std::make_shared<SimilarPairs>()) {
    similar_->scored_ = std::move(scored);
    similar_->groups_ = std::move(groups);
    similar_->options_ = options;
  }

  std::shared_ptr<const SimilarPairs> make(std::optional<std::uint32_t> bands) {
    const auto& counted = similar_->scored_->counted;
    const PairCounts counts = counted && counted->options == similar_->options_ ? counted->counts : count();
    similar_->blocks_ = counts.blocks;
    similar_->count_ = counts.pairs;
    similar_->documents_with_match_ = bands ? counts.with_exact_duplicates : counts.documents;
    if (bands) add_exact_duplicates(*bands);
    return similar_;
  }

 private:
  PairCounts count() const {
    const ScoredPairs& scored = *similar_->scored_;
    tbb::enumerable_thread_specific<PairCounter> counters([this] { return PairCounter(*similar_->groups_); });
    const auto adding_to = [this](PairCounter& counter) {
      return [this, &counter](const SimilarPair& block) {
        if (similar_->reaches_threshold(block)) counter.add(block.a, block.b);
      };
    };
    tbb::parallel_for(std::size_t{0}, scored.parts.size(), [&](std::size_t part) {
      std::ranges::for_each(scored.parts[part], adding_to(counters.local()));
    });
    PairCounter all(*similar_->groups_);
    for (const PairCounter& share : counters) all.merge(share);
    return all.counts();
  }

  void add_exact_duplicates(std::uint32_t bands) {
    const DuplicateGroups& groups = *similar_->groups_;
    const double jaccard = similar_->options_.by == VerifyBy::exact ? 1 : std::numeric_limits<double>::quiet_NaN();
    for (const DocumentIndex r : groups.representatives()) {
      if (groups.group_size(r) < 2) continue;
      similar_->exact_duplicates_.push_back({r, r, jaccard, 1, 1, bands});
      similar_->count_ += pairs_of(similar_->exact_duplicates_.back(), groups);
    }
    similar_->blocks_ += similar_->exact_duplicates_.size();
  }

  std::shared_ptr<SimilarPairs> similar_;
};

std::shared_ptr<const SimilarPairs> select_similar(std::shared_ptr<const ScoredPairs> scored,
                                                   std::shared_ptr<const DuplicateGroups> groups,
                                                   const VerifyOptions& options, std::uint32_t bands) {
  return select_pairs(std::move(scored), std::move(groups), options, bands);
}

std::shared_ptr<const SimilarPairs> select_pairs(std::shared_ptr<const ScoredPairs> scored,
                                                 std::shared_ptr<const DuplicateGroups> groups,
                                                 const VerifyOptions& options, std::optional<std::uint32_t> bands) {
  return Selection(std::move(scored), std::move(groups), options).make(bands);
}

bool SimilarPairs::reaches_threshold(const SimilarPair& pair) const {
  return is_group(pair) || score_of(pair, options_.by) >= options_.threshold;
}

std::span<const SimilarPair> SimilarPairs::ordered() const {
  std::call_once(sorted_, [this] {
    ordered_.reserve(blocks_);
    ordered_ = exact_duplicates_;
    scored_->for_each([this](const SimilarPair& pair) {
      if (reaches_threshold(pair)) ordered_.push_back(pair);
    });
    tbb::parallel_sort(ordered_.begin(), ordered_.end(), before);
  });
  return ordered_;
}

// A block represents at least one pair, so `limit` blocks are enough, plus ties with the last of them.
std::vector<SimilarPair> SimilarPairs::best(std::size_t limit) const {
  tbb::enumerable_thread_specific<BestBlocks> shares([limit] { return BestBlocks(limit); });
  tbb::parallel_for(std::size_t{0}, scored_->parts.size(), [&](std::size_t part) {
    BestBlocks& share = shares.local();
    for (const SimilarPair& pair : scored_->parts[part])
      if (reaches_threshold(pair)) share.add(pair);
  });
  BestBlocks all(limit);
  for (const SimilarPair& group : exact_duplicates_) all.add(group);
  for (const BestBlocks& share : shares)
    for (const SimilarPair& pair : share.pairs()) all.add(pair);
  return std::move(all).ordered();
}

// Blocks with the same scores are expanded together, one document after another, so that a, b come out in order with no
// more memory than one document's pairs.
bool SimilarPairs::visit_ties(std::span<const SimilarPair> ties,
                              const std::function<bool(const SimilarPair&)>& visit) const {
  struct Other {
    DocumentIndex group;
    std::uint32_t bands;
  };
  std::map<DocumentIndex, std::vector<Other>> others;
  for (const SimilarPair& block : ties) {
    others[block.a].push_back({block.b, block.bands});
    if (!is_group(block)) others[block.b].push_back({block.a, block.bands});
  }
  std::vector<DocumentIndex> documents;
  for (const auto& [group, unused] : others) {
    const auto members = groups_->members(group);
    documents.insert(documents.end(), members.begin(), members.end());
  }
  std::sort(documents.begin(), documents.end());
  const SimilarPair& tied = ties.front();
  std::vector<SimilarPair> row;
  for (const DocumentIndex a : documents) {
    row.clear();
    for (const Other& other : others[groups_->representative(a)]) {
      const auto members = groups_->members(other.group);
      for (auto b = std::upper_bound(members.begin(), members.end(), a); b != members.end(); ++b)
        row.push_back({a, *b, tied.jaccard, tied.agreement, tied.hashes, other.bands});
    }
    std::sort(row.begin(), row.end(), [](const SimilarPair& x, const SimilarPair& y) { return x.b < y.b; });
    for (const SimilarPair& pair : row)
      if (!visit(pair)) return false;
  }
  return true;
}

bool SimilarPairs::visit_blocks(std::span<const SimilarPair> blocks,
                                const std::function<bool(const SimilarPair&)>& visit) const {
  for (std::size_t begin = 0; begin < blocks.size();) {
    std::size_t end = begin + 1;
    while (end < blocks.size() && tie(blocks[begin], blocks[end])) ++end;
    const auto ties = blocks.subspan(begin, end - begin);
    begin = end;
    const bool single = ties.size() == 1 && !is_group(ties[0]) && pairs_of(ties[0], *groups_) == 1;
    if (single ? !visit(ties[0]) : !visit_ties(ties, visit)) return false;
  }
  return true;
}

void SimilarPairs::for_each(const std::function<bool(const SimilarPair&)>& visit) const {
  (void)visit_blocks(ordered(), visit);
}

std::vector<SimilarPair> SimilarPairs::first(std::size_t limit) const {
  std::vector<SimilarPair> pairs;
  if (limit == 0) return pairs;
  pairs.reserve(std::min<std::uint64_t>(limit, count_));
  const auto take = [&](const SimilarPair& pair) {
    pairs.push_back(pair);
    return pairs.size() < limit;
  };
  if (limit >= blocks_ / kFewOf)
    for_each(take);
  else
    (void)visit_blocks(best(limit), take);
  return pairs;
}

}  // namespace lookalike
