#include "core/text/duplicate_groups.h"

#include <algorithm>
#include <compare>
#include <numeric>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;     // documents
constexpr std::size_t kBlock = 16'384;  // documents between checks of the stop token
constexpr int kPartBits = 8;            // of the hash, which partition the sets before sorting

}  // namespace

std::span<const DocumentIndex> DuplicateGroups::members(DocumentIndex representative) const {
  return {members_.data() + begin_[representative], size_[representative]};
}

std::shared_ptr<const DuplicateGroups> DuplicateGroups::of(std::vector<DocumentIndex> representatives) {
  auto groups = std::make_shared<DuplicateGroups>();
  DuplicateGroups& g = *groups;
  g.representative_ = std::move(representatives);
  g.size_.assign(g.documents(), 0);
  g.begin_.assign(g.documents(), 0);
  std::uint32_t taking_part = 0;
  for (std::size_t i = 0; i < g.documents(); ++i) {
    const DocumentIndex document(i);
    if (!g.takes_part(document)) continue;
    ++taking_part;
    ++g.size_[g.representative(document)];
    if (g.is_representative(document)) g.representatives_.push_back(document);
  }
  std::uint32_t next = 0;
  for (const DocumentIndex r : g.representatives_) {
    g.begin_[r] = next;
    next += g.size_[r];
  }
  g.members_.resize(taking_part);
  std::vector<std::uint32_t> at = g.begin_;
  for (std::size_t i = 0; i < g.documents(); ++i) {
    const DocumentIndex document(i);
    if (g.takes_part(document)) g.members_[at[g.representative(document)]++] = document;
  }
  return groups;
}

class DuplicateGrouping {
 public:
  explicit DuplicateGrouping(const ShingleSets& sets) : sets_(sets) {}

  Result<std::shared_ptr<const DuplicateGroups>> group(const Progress& progress) {
    if (const auto done = hash_sets(progress.part(0, 0.4)); !done) return tl::unexpected(done.error());
    if (const auto done = sort_by_hash(progress.part(0.4, 0.6)); !done) return tl::unexpected(done.error());
    auto representatives = find_representatives(progress);
    if (progress.cancelled()) return cancelled();
    return DuplicateGroups::of(std::move(representatives));
  }

 private:
  struct Hashed {
    std::uint64_t hash;
    DocumentIndex document;
    auto operator<=>(const Hashed&) const = default;
  };

  Result<void> hash_sets(const Progress& progress) {
    hashed_.resize(sets_.documents());
    return parallel_for_each(sets_.documents(), kGrain, progress, [this](std::size_t i) {
      hashed_[i] = {sets_.hash(DocumentIndex(i)), DocumentIndex(i)};
    });
  }

  // Sorts part by part, because one sort of everything could not be cancelled. A part of equal sets is sorted already.
  Result<void> sort_by_hash(const Progress& progress) {
    const auto part_of = [](const Hashed& hashed) { return hashed.hash >> (64 - kPartBits); };
    std::vector<std::size_t> begin((std::size_t{1} << kPartBits) + 1);
    for (const Hashed& hashed : hashed_) ++begin[part_of(hashed) + 1];
    std::partial_sum(begin.begin(), begin.end(), begin.begin());
    std::vector<Hashed> parted(hashed_.size());
    std::vector<std::size_t> at = begin;
    for (const Hashed& hashed : hashed_) parted[at[part_of(hashed)]++] = hashed;
    hashed_.swap(parted);
    return parallel_for_each(begin.size() - 1, 1, progress, [&](std::size_t part) {
      const std::span<Hashed> all = std::span(hashed_).subspan(begin[part], begin[part + 1] - begin[part]);
      if (!std::ranges::is_sorted(all)) std::ranges::sort(all);
    });
  }

  static bool is_stopped(std::size_t i, const Progress& progress) { return i % kBlock == 0 && progress.cancelled(); }

  // Within a run of equal hashes, every document joins the first one whose set really is the same.
  std::vector<DocumentIndex> find_representatives(const Progress& progress) {
    std::vector<DocumentIndex> representative(hashed_.size());
    std::vector<DocumentIndex> heads;
    for (std::size_t i = 0; i < hashed_.size() && !is_stopped(i, progress); ++i) {
      const DocumentIndex document = hashed_[i].document;
      if (i == 0 || hashed_[i].hash != hashed_[i - 1].hash) heads.clear();
      const auto head =
          std::find_if(heads.begin(), heads.end(), [&](DocumentIndex h) { return sets_.equal(h, document); });
      representative[document] = head == heads.end() ? document : *head;
      if (head == heads.end()) heads.push_back(document);
    }
    if (sets_.options().keep_empty) return representative;
    for (std::size_t i = 0; i < representative.size(); ++i)
      if (sets_.size(DocumentIndex(i)) == 0) representative[i] = DuplicateGroups::kLeftOut;
    return representative;
  }

  const ShingleSets& sets_;
  std::vector<Hashed> hashed_;
};

Result<std::shared_ptr<const DuplicateGroups>> group_duplicates(const ShingleSets& sets, const Progress& progress) {
  return DuplicateGrouping(sets).group(progress);
}

}  // namespace lookalike
