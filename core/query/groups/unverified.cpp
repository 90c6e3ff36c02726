#include "core/query/groups/unverified.h"

#include <algorithm>
#include <vector>

#include "core/base/value_text.h"
#include "core/lsh/banding/band_index.h"
#include "core/lsh/candidates/candidates.h"
#include "core/query/groups/disjoint_sets.h"
#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

/// Connects documents that share a band. A bucket may, rarely, hold documents of different bands.
class BandConnector {
 public:
  BandConnector(const SignatureMatrix& signatures, const BandIndex& bands, DisjointSets& sets)
      : signatures_(signatures), bands_(bands), sets_(sets) {}

  void connect(const BandIndex::Bucket& bucket) {
    firsts_.clear();
    for (const DocumentIndex document : bands_.documents_of(bucket)) {
      const auto equal = std::ranges::find_if(firsts_, [&](DocumentIndex first) {
        return shares_band(signatures_[first], signatures_[document], bucket.band, bands_.options());
      });
      equal == firsts_.end() ? firsts_.push_back(document) : void(sets_.join(equal->value, document.value));
    }
  }

 private:
  const SignatureMatrix& signatures_;
  const BandIndex& bands_;
  DisjointSets& sets_;
  std::vector<DocumentIndex> firsts_;  // first document of each distinct band in the bucket
};

/// Copies count with their representative.
Removal removal_of(const DisjointSets& sets, const DuplicateGroups& groups) {
  std::vector<std::uint64_t> sizes(groups.documents());
  for (const DocumentIndex document : groups.representatives())
    sizes[sets.find(document.value)] += groups.group_size(document);
  Removal removal;
  for (const std::uint64_t size : sizes) {
    if (size < 2) continue;
    removal.documents += size - 1;
    removal.largest = std::max(removal.largest, size);
  }
  return removal;
}

Result<Removal> connected_by(const BandIndex& bands, const SignatureMatrix& signatures, const DuplicateGroups& groups,
                             const Progress& progress) {
  constexpr std::size_t kCheck = 1024;  // buckets between checks of the stop token
  DisjointSets sets(groups.documents());
  BandConnector connector(signatures, bands, sets);
  const auto buckets = bands.shared_buckets();
  for (std::size_t i = 0; i < buckets.size(); ++i) {
    if (i % kCheck == 0 && progress.cancelled()) return cancelled();
    connector.connect(buckets[i]);
  }
  return removal_of(sets, groups);
}

}  // namespace

Result<Removal> removed_by_candidates(const SignatureMatrix& signatures, const DuplicateGroups& groups,
                                      const LshOptions& lsh, const Progress& progress) {
  const auto bands = BandIndex::make(signatures, groups.representatives(), lsh, progress);
  if (!bands) return tl::unexpected(bands.error());
  return connected_by(**bands, signatures, groups, progress);
}

Removal removed_by(std::span<const ExactPair> pairs, const DuplicateGroups& groups) {
  DisjointSets sets(groups.documents());
  for (const ExactPair& pair : pairs) sets.join(pair.a.value, pair.b.value);
  return removal_of(sets, groups);
}

std::string unverified_sentence(const UnverifiedPrice& price) {
  const auto& [candidates, verified] = price;
  return "An engine that treats every candidate as a duplicate would remove " +
         counted(candidates.documents, "document") + " (largest group: " + grouped(candidates.largest) +
         "), with verification " + grouped(verified.documents) + " (" + grouped(verified.largest) + ").";
}

Result<UnverifiedPrice> price_of_not_verifying(const RunResult& run, const Progress& progress) {
  const auto by_candidates = connected_by(*run.bands, *run.signatures, *run.groups, progress);
  if (!by_candidates) return tl::unexpected(by_candidates.error());
  DisjointSets similar(run.groups->documents());
  for_each_link(run, progress, [&](const SimilarityLink& link) { similar.join(link.a.value, link.b.value); });
  if (progress.cancelled()) return cancelled();
  return UnverifiedPrice{*by_candidates, removal_of(similar, *run.groups)};
}

}  // namespace lookalike
