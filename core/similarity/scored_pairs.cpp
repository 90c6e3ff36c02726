#include "core/similarity/scored_pairs.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <iterator>
#include <stop_token>
#include <utility>

#include "core/lsh/candidates.h"
#include "core/similarity/candidate_reader.h"
#include "core/similarity/crowd_threshold.h"

namespace lookalike {
namespace {

constexpr std::size_t kAtOnce = 64;  // pairs
constexpr std::array<Overlap, kAtOnce> kNotComputed{};

/// One thread's share of the pairs, in parts that are never copied.
class Share {
 public:
  Share(const DuplicateGroups& groups, std::uint16_t hashes) : tally_(groups), hashes_(hashes) {}

  struct Waiting {
    DocumentIndex a;
    Partner b;
  };

  using Reaches = std::array<bool, kAtOnce>;  // of each, whether it reaches the threshold

  std::uint64_t candidates = 0;  // before a prefix filter, if there is one
  bool pruned = false;
  std::vector<Waiting> waiting;   // pairs that are scored soon
  std::vector<Partner> partners;  // room

  /// Valid until the next call.
  std::span<const Partner> those_with_prefix(std::span<const Partner> partners, std::uint32_t prefix) {
    with_prefix_.clear();
    std::ranges::copy_if(partners, std::back_inserter(with_prefix_),
                         [prefix](const Partner& b) { return b.match.leading >= prefix; });
    return with_prefix_;
  }

  /// Adds pairs of one document, kAtOnce at most; after pruning only those that reach the threshold. True when there
  /// are so many more that they should be counted.
  bool add(DocumentIndex a, std::span<const Partner> partners, std::span<const Overlap> overlaps,
           const Reaches& reaches) {
    if (parts_.empty() || room() < kAtOnce) parts_.emplace_back().reserve(kPart);
    bool all_reach = true, all_short = true;
    for (std::size_t i = 0; i < partners.size(); ++i) {
      write(added_[i], a, partners[i], overlaps[i]);
      all_reach &= reaches[i];
      all_short &= ShortPair::holds(overlaps[i]);
    }
    const bool all_stay = all_short && (all_reach || !pruned);
    const std::size_t added = all_stay ? partners.size() : sort_out(a, partners, overlaps, reaches);
    parts_.back().insert(parts_.back().end(), added_.data(), added_.data() + added);
    all_reach_ &= all_reach;
    tally_.add(a, partners, reaches);
    uncounted_ += partners.size();
    return uncounted_ >= kPart;
  }

  /// The same for a row of a crowd.
  bool add(const std::shared_ptr<const CrowdMembers>& crowd, const CrowdRow& row, const CrowdScores& scores,
           std::uint64_t reaching) {
    if (crowd_parts_.empty() || !crowd_parts_.back().of(crowd) || !crowd_parts_.back().has_room())
      crowd_parts_.emplace_back(crowd);
    crowd_parts_.back().add({row.document, row.tile, pruned ? reaching : row.partners}, scores);
    all_reach_ &= reaching == row.partners;
    tally_.add(*crowd, row, reaching);
    uncounted_ += static_cast<std::size_t>(std::popcount(row.partners));
    return uncounted_ >= kPart;
  }

  /// Drops what does not reach the threshold.
  template <typename Stays>
  void prune(const Stays& stays) {
    pruned = true;
    if (all_reach_) return;
    std::erase_if(long_pairs_, [&](const SimilarPair& pair) { return !stays(pair); });
    for (auto& part : parts_) {
      std::erase_if(part, [&](const ShortPair& pair) { return !stays(pair.with_hashes(hashes_)); });
      if (part.size() < kPart / 2) part.shrink_to_fit();
    }
    for (CrowdPairs& part : crowd_parts_) part.keep(hashes_, stays);
  }

  void move_to(ScoredPairs& scored) {
    std::ranges::move(parts_, std::back_inserter(scored.short_parts));
    std::ranges::move(crowd_parts_, std::back_inserter(scored.crowd_parts));
    scored.long_pairs.insert(scored.long_pairs.end(), long_pairs_.begin(), long_pairs_.end());
  }

  const PairTally& tally() const { return tally_; }

  /// How many more (or fewer) pairs there are than when this was asked the last time.
  std::int64_t growth() {
    uncounted_ = 0;
    auto pairs = static_cast<std::int64_t>(long_pairs_.size());
    for (const auto& part : parts_) pairs += static_cast<std::int64_t>(part.size());
    for (const CrowdPairs& part : crowd_parts_) pairs += static_cast<std::int64_t>(part.size());
    return pairs - std::exchange(told_, pairs);
  }

 private:
  static constexpr std::size_t kPart = (std::size_t{4} << 20) / sizeof(ShortPair);  // pairs: they fill huge pages

  // Field by field: a pair that is made and then copied would wait for its parts to be stored.
  static void write(ShortPair& pair, DocumentIndex a, const Partner& b, Overlap overlap) {
    pair.a = a;
    pair.b = b.document;
    pair.common = static_cast<std::uint16_t>(overlap.common);
    pair.together = static_cast<std::uint16_t>(overlap.together);
    pair.agreement = static_cast<std::uint16_t>(b.match.agreement);
    pair.bands = static_cast<std::uint16_t>(b.match.shared_bands);
  }

  // The number of short pairs that stay.
  std::size_t sort_out(DocumentIndex a, std::span<const Partner> partners, std::span<const Overlap> overlaps,
                       const Reaches& reaches) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < partners.size(); ++i) {
      if (pruned && !reaches[i]) continue;
      if (ShortPair::holds(overlaps[i]))
        added_[count++] = added_[i];
      else
        long_pairs_.push_back(long_pair(a, partners[i], overlaps[i]));
    }
    return count;
  }

  SimilarPair long_pair(DocumentIndex a, const Partner& b, Overlap overlap) const {
    const auto agreement = static_cast<std::uint16_t>(b.match.agreement);
    return {a, b.document, overlap.jaccard(), agreement, hashes_, b.match.shared_bands};
  }

  std::size_t room() const { return parts_.back().capacity() - parts_.back().size(); }

  PairTally tally_;
  std::uint16_t hashes_;  // of a signature
  std::array<ShortPair, kAtOnce> added_;
  std::vector<LargeVector<ShortPair>> parts_;
  std::vector<CrowdPairs> crowd_parts_;
  LargeVector<SimilarPair> long_pairs_;
  std::vector<Partner> with_prefix_;
  std::int64_t told_ = 0;
  std::size_t uncounted_ = 0;  // pairs, at most
  bool all_reach_ = true;      // the threshold
};

class Scoring {
 public:
  Scoring(const ScoringInput& input, const VerifyOptions& options, std::size_t max_kept)
      : in_(input), options_(options), max_kept_(max_kept), shares_([this] { return Share(in_.groups, hashes_); }) {}

  Result<std::shared_ptr<const ScoredPairs>> run(const Progress& progress) {
    const Crowds crowds(in_.bands);
    const auto bits = options_.by == VerifyBy::exact
                          ? ClusterBits::make(in_.sets, in_.candidates, crowds, progress.part(0, 0.1))
                          : Result<ClusterBits>(ClusterBits());
    if (!bits) return tl::unexpected(bits.error());
    Readers readers([&] { return CandidateReader(in_.sets, in_.candidates, *bits); });
    const std::stop_callback pass_on(progress.stop_token(), [this] { stop_.request_stop(); });
    const Progress rest = progress.part(0.1, 1).stopped_by(stop_.get_token());
    auto done = score_crowds(crowds, *bits, readers, rest.part(0, 0.5));
    if (done)
      done = for_each_candidate_outside(crowds, in_.signatures, in_.bands, rest.part(0.5, 1),
                                        [&](DocumentIndex a, std::span<const Partner> partners) {
                                          take(shares_.local(), readers.local(), a, partners);
                                        });
    if (progress.cancelled()) return cancelled();
    for (Share& share : shares_) score_waiting(share, readers.local());
    if (done) count_all();
    if (!done || too_many())
      return failure(ErrorCode::too_large, "This setting finds more than " + std::to_string(ScoredPairs::kMaxSimilar) +
                                               " similar pairs of different documents, too many to keep; raise the "
                                               "threshold or make the bands stricter (more rows, fewer bands).");
    return gather();
  }

 private:
  using Readers = tbb::enumerable_thread_specific<CandidateReader>;
  using Crowd = std::shared_ptr<const CrowdMembers>;

  // Row by row where that can be done, otherwise pair by pair.
  Result<void> score_crowds(const Crowds& crowds, const ClusterBits& bits, Readers& readers, const Progress& progress) {
    std::vector<Crowd> by_rows(crowds.size());
    for (std::size_t crowd = 0; crowd < crowds.size(); ++crowd)
      if (crowds.dense(crowd)) by_rows[crowd] = members_of(crowds, crowd, bits);
    const auto visit = [&](std::size_t crowd, const CrowdRow& row, const CrowdMatches& matches) {
      if (by_rows[crowd]) return take_row(by_rows[crowd], bits, crowd, row, matches);
      Share& share = shares_.local();
      share.partners.clear();
      append_partners(crowds.members(crowd), row, matches, share.partners);
      take(share, readers.local(), crowds.members(crowd)[row.document], share.partners);
    };
    return for_each_row_of_crowds(in_.signatures, in_.bands, crowds, progress, visit);
  }

  // Nothing when its pairs cannot be scored by rows.
  Crowd members_of(const Crowds& crowds, std::size_t crowd, const ClusterBits& bits) const {
    const bool exact = options_.by == VerifyBy::exact;
    if (options_.prefix > 0 || (exact && !bits.complete(crowd, crowds))) return nullptr;
    auto members = std::make_shared<const CrowdMembers>(crowds.members(crowd), in_.groups, exact ? &in_.sets : nullptr);
    return members->largest_set() <= CrowdMembers::kLargestSet ? members : nullptr;
  }

  void take_row(const Crowd& members, const ClusterBits& bits, std::size_t crowd, const CrowdRow& row,
                const CrowdMatches& matches) {
    alignas(64) std::uint16_t common[CrowdMembers::kTile];
    if (options_.by == VerifyBy::exact)
      bits.common(crowd, row.document, row.tile, common);
    else
      std::ranges::fill(common, std::uint16_t{0});
    Share& share = shares_.local();
    const std::uint64_t reach = row.partners & find_reaching(*members, row, common, matches);
    if (share.add(members, row, {common, matches.agreement, matches.shared_bands}, reach)) count(share);
  }

  std::uint64_t find_reaching(const CrowdMembers& members, const CrowdRow& row, const std::uint16_t* common,
                              const CrowdMatches& matches) const {
    if (options_.by == VerifyBy::exact)
      return reaching(common, members.set_size(row.document), members.set_sizes(row.tile), options_.threshold);
    if (options_.by != VerifyBy::signature) return ~std::uint64_t{0};
    std::uint64_t reach = 0;
    for (std::size_t i = 0; i < CrowdMembers::kTile; ++i)
      reach |= std::uint64_t{matches.agreement[i] / static_cast<double>(hashes_) >= options_.threshold} << i;
    return reach;
  }

  void take(Share& share, CandidateReader& reader, DocumentIndex a, std::span<const Partner> partners) {
    if (options_.prefix > 0) {
      share.candidates += stand_for(a, partners);
      partners = share.those_with_prefix(partners, options_.prefix);
    }
    if (options_.by != VerifyBy::exact || partners.size() > kFewPartners) return score(share, reader, a, partners);
    for (const Partner& b : partners) share.waiting.push_back({a, b});
    if (share.waiting.size() >= kMostWaiting) score_waiting(share, reader);
  }

  // Sets lie anywhere: they are on their way while those before them are compared.
  void score_waiting(Share& share, CandidateReader& reader) {
    constexpr std::size_t kAhead = 4;
    const auto fetch = [&](const Share::Waiting& pair) {
      in_.sets.fetch(pair.a);
      in_.sets.fetch(pair.b.document);
    };
    for (std::size_t i = 0; i < share.waiting.size(); ++i) {
      if (i + kAhead < share.waiting.size()) fetch(share.waiting[i + kAhead]);
      score(share, reader, share.waiting[i].a, {&share.waiting[i].b, 1});
    }
    share.waiting.clear();
  }

  void score(Share& share, CandidateReader& reader, DocumentIndex a, std::span<const Partner> partners) {
    for (; !partners.empty(); partners = partners.subspan(std::min(kAtOnce, partners.size())))
      score_some(share, reader, a, partners.first(std::min(kAtOnce, partners.size())));
  }

  void score_some(Share& share, CandidateReader& reader, DocumentIndex a, std::span<const Partner> partners) {
    const bool exact = options_.by == VerifyBy::exact;
    const auto overlaps = exact ? reader.overlaps(a, partners) : std::span(kNotComputed).first(partners.size());
    if (share.add(a, partners, overlaps, find_reaching(partners, overlaps))) count(share);
  }

  Share::Reaches find_reaching(std::span<const Partner> partners, std::span<const Overlap> overlaps) const {
    const auto hashes = static_cast<double>(hashes_);
    const double threshold = options_.threshold;
    Share::Reaches reaches;
    if (options_.by == VerifyBy::exact)
      for (std::size_t i = 0; i < partners.size(); ++i) reaches[i] = overlaps[i].jaccard() >= threshold;
    else if (options_.by == VerifyBy::signature)
      for (std::size_t i = 0; i < partners.size(); ++i) reaches[i] = partners[i].match.agreement / hashes >= threshold;
    else
      reaches.fill(true);
    return reaches;
  }

  // Pairs of documents, equal ones included.
  std::uint64_t stand_for(DocumentIndex a, std::span<const Partner> partners) const {
    std::uint64_t documents = 0;
    for (const Partner& b : partners) documents += in_.groups.group_size(b.document);
    return documents * in_.groups.group_size(a);
  }

  bool reaches_threshold(const SimilarPair& pair) const { return score_of(pair, options_.by) >= options_.threshold; }
  bool too_many() const { return prune_ && stored_ > static_cast<std::int64_t>(ScoredPairs::kMaxSimilar); }

  // Once there are too many to keep, every thread drops what does not reach the threshold.
  void count(Share& share) {
    stored_ += share.growth();
    if (stored_ > static_cast<std::int64_t>(max_kept_)) prune_ = true;
    if (!prune_) return;
    if (!share.pruned) share.prune([this](const SimilarPair& pair) { return reaches_threshold(pair); });
    stored_ += share.growth();
    if (too_many()) stop_.request_stop();
  }

  void count_all() {
    for (Share& share : shares_) stored_ += share.growth();
    for (Share& share : shares_) count(share);
  }

  std::shared_ptr<const ScoredPairs> gather() {
    auto scored = std::make_shared<ScoredPairs>();
    if (prune_) scored->floor = options_.threshold;
    scored->hashes = hashes_;
    PairTally tally(in_.groups);
    for (Share& share : shares_) {
      scored->candidates += share.candidates;
      tally.merge(share.tally());
      share.move_to(*scored);
    }
    scored->counted = {options_, tally.counts()};
    scored->kept = tally.looked_at();
    if (options_.prefix == 0) scored->candidates = scored->kept;
    for (const DocumentIndex r : in_.groups.representatives()) {
      const std::uint64_t size = in_.groups.group_size(r);
      scored->candidates += size * (size - 1) / 2;
      scored->kept += size * (size - 1) / 2;
    }
    return scored;
  }

  static constexpr std::size_t kFewPartners = 8, kMostWaiting = 64;

  const ScoringInput& in_;
  const VerifyOptions& options_;
  const std::size_t max_kept_;
  const std::uint16_t hashes_ = static_cast<std::uint16_t>(in_.signatures.hashes());
  tbb::enumerable_thread_specific<Share> shares_;
  std::atomic<std::int64_t> stored_{0};  // pairs, as far as they are counted
  std::atomic<bool> prune_{false};
  std::stop_source stop_;  // stops on request, or when there are too many pairs
};

}  // namespace

Result<std::shared_ptr<const ScoredPairs>> score_candidates(const ScoringInput& input, const VerifyOptions& options,
                                                            const Progress& progress, std::size_t max_kept) {
  return Scoring(input, options, max_kept).run(progress);
}

}  // namespace lookalike
