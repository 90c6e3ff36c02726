#include "core/similarity/ranked_sets.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>

#include "core/base/mix.h"
#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kParts = 1024;  // small enough parts are sorted inside the cache
constexpr std::size_t kGrain = 64;    // sets a task

struct Occurrence {
  std::uint64_t element;
  std::uint32_t set;
  bool operator<(const Occurrence& other) const {
    return element != other.element ? element < other.element : set < other.set;
  }
};

// CRC-32 elements fill the low half only, so the part is taken from mixed bits.
std::size_t part_of(std::uint64_t element) {
  return mix64(element) % kParts;
}

/// Every (element, set) of the join, parted by element and sorted inside each part.
struct Occurrences {
  std::vector<Occurrence> all;
  std::array<std::uint64_t, kParts + 1> begin{};
};

class Gathering {
 public:
  Gathering(const ShingleSets& sets, std::span<const DocumentIndex> documents) : sets_(sets), documents_(documents) {}

  Result<Occurrences> gather(const Progress& progress) {
    const auto count = [this](std::size_t i) {
      for (const std::uint64_t element : sets_[documents_[i]])
        next_[part_of(element)].fetch_add(1, std::memory_order_relaxed);
    };
    if (const auto done = parallel_for_each(documents_.size(), kGrain, progress.part(0, 0.2, "rank"), count); !done)
      return tl::unexpected(done.error());
    for (std::size_t part = 0; part < kParts; ++part) {
      out_.begin[part + 1] = out_.begin[part] + next_[part];
      next_[part] = out_.begin[part];
    }
    out_.all.resize(out_.begin.back());
    const auto place = [this](std::size_t i) {
      for (const std::uint64_t element : sets_[documents_[i]])
        out_.all[next_[part_of(element)].fetch_add(1, std::memory_order_relaxed)] = {element,
                                                                                     static_cast<std::uint32_t>(i)};
    };
    if (const auto done = parallel_for_each(documents_.size(), kGrain, progress.part(0.2, 0.5, "rank"), place); !done)
      return tl::unexpected(done.error());
    const auto sort = [this](std::size_t part) {
      const auto at = [&](std::size_t p) { return out_.all.begin() + static_cast<std::ptrdiff_t>(out_.begin[p]); };
      std::sort(at(part), at(part + 1));
    };
    if (const auto done = parallel_for_each(kParts, 1, progress.part(0.5, 1, "rank"), sort); !done)
      return tl::unexpected(done.error());
    return std::move(out_);
  }

 private:
  const ShingleSets& sets_;
  std::span<const DocumentIndex> documents_;
  std::array<std::atomic<std::uint64_t>, kParts> next_{};
  Occurrences out_;
};

/// A run of occurrences of one element in at least two sets.
struct SharedElement {
  std::uint64_t begin;
  std::uint32_t sets;
};

std::vector<SharedElement> shared_elements(const std::vector<Occurrence>& all) {
  std::vector<SharedElement> shared;
  for (std::size_t begin = 0; begin < all.size();) {
    std::size_t end = begin + 1;
    while (end < all.size() && all[end].element == all[begin].element) ++end;
    if (end - begin > 1) shared.push_back({begin, static_cast<std::uint32_t>(end - begin)});
    begin = end;
  }
  return shared;
}

}  // namespace

Result<RankedSets> RankedSets::make(const ShingleSets& sets, const DuplicateGroups& groups, const Progress& progress) {
  RankedSets ranked;
  for (const DocumentIndex document : groups.representatives())
    if (!sets[document].empty()) ranked.documents_.push_back(document);
  std::stable_sort(ranked.documents_.begin(), ranked.documents_.end(),
                   [&](DocumentIndex x, DocumentIndex y) { return sets[x].size() < sets[y].size(); });
  for (const DocumentIndex document : ranked.documents_)
    ranked.sizes_.push_back(static_cast<std::uint32_t>(sets[document].size()));

  auto gathering = std::make_unique<Gathering>(sets, ranked.documents_);
  const auto occurrences = gathering->gather(progress);
  if (!occurrences) return tl::unexpected(occurrences.error());
  auto shared = shared_elements(occurrences->all);
  std::stable_sort(shared.begin(), shared.end(),
                   [](const SharedElement& x, const SharedElement& y) { return x.sets < y.sets; });

  ranked.rank_count_ = static_cast<std::uint32_t>(shared.size());
  ranked.begin_.assign(ranked.size() + 1, 0);
  for (const SharedElement& element : shared)
    for (std::uint32_t i = 0; i < element.sets; ++i) ++ranked.begin_[occurrences->all[element.begin + i].set + 1];
  for (std::size_t i = 1; i < ranked.begin_.size(); ++i) ranked.begin_[i] += ranked.begin_[i - 1];
  ranked.ranks_.resize(ranked.begin_.back());
  std::vector<std::uint64_t> next = ranked.begin_;
  for (std::uint32_t rank = 0; rank < shared.size(); ++rank)  // in rank order, so that every set comes out sorted
    for (std::uint32_t i = 0; i < shared[rank].sets; ++i)
      ranked.ranks_[next[occurrences->all[shared[rank].begin + i].set]++] = rank;
  return ranked;
}

}  // namespace lookalike
