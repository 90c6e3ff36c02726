#include "core/text/duplicate_groups.h"

#include <tbb/parallel_sort.h>

#include <algorithm>
#include <compare>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;  // documents

}  // namespace

std::span<const DocumentIndex> DuplicateGroups::members(DocumentIndex representative) const {
  return {members_.data() + begin_[representative], size_[representative]};
}

class DuplicateGrouping {
 public:
  explicit DuplicateGrouping(const ShingleSets& sets) : sets_(sets) {}

  Result<std::shared_ptr<const DuplicateGroups>> group(const Progress& progress) {
    if (const auto done = hash_sets(progress); !done) return tl::unexpected(done.error());
    find_representatives();
    collect_members();
    return std::shared_ptr<const DuplicateGroups>(std::move(groups_));
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

  // Within a run of equal hashes, every document joins the first one with really the same set.
  void find_representatives() {
    tbb::parallel_sort(hashed_.begin(), hashed_.end());
    auto& representative = groups_->representative_;
    representative.resize(hashed_.size());
    std::vector<DocumentIndex> heads;
    for (std::size_t i = 0; i < hashed_.size(); ++i) {
      const DocumentIndex document = hashed_[i].document;
      if (i == 0 || hashed_[i].hash != hashed_[i - 1].hash) heads.clear();
      const auto head =
          std::find_if(heads.begin(), heads.end(), [&](DocumentIndex h) { return sets_.equal(h, document); });
      representative[document] = head == heads.end() ? document : *head;
      if (head == heads.end()) heads.push_back(document);
    }
    if (sets_.options().keep_empty) return;
    for (std::size_t i = 0; i < representative.size(); ++i)
      if (sets_.size(DocumentIndex(i)) == 0) representative[i].value = DuplicateGroups::kLeftOut;
  }

  void collect_members() {
    auto& g = *groups_;
    const std::size_t documents = g.representative_.size();
    g.size_.assign(documents, 0);
    g.begin_.assign(documents, 0);
    std::uint32_t taking_part = 0;
    for (std::size_t i = 0; i < documents; ++i) {
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
    for (std::size_t i = 0; i < documents; ++i) {
      const DocumentIndex document(i);
      if (g.takes_part(document)) g.members_[at[g.representative(document)]++] = document;
    }
  }

  const ShingleSets& sets_;
  std::vector<Hashed> hashed_;
  std::shared_ptr<DuplicateGroups> groups_ = std::make_shared<DuplicateGroups>();
};

Result<std::shared_ptr<const DuplicateGroups>> group_duplicates(const ShingleSets& sets, const Progress& progress) {
  return DuplicateGrouping(sets).group(progress);
}

}  // namespace lookalike
