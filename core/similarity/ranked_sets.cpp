#include "core/similarity/ranked_sets.h"

#include <tbb/parallel_sort.h>
#include <tbb/task_arena.h>

#include <array>
#include <atomic>
#include <numeric>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/similarity/grow.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 64;  // sets per task

struct SizedDocument {
  std::uint32_t size;
  DocumentIndex document;
  auto operator<=>(const SizedDocument&) const = default;
};

std::vector<SizedDocument> by_size(const ShingleSets& sets, const DuplicateGroups& groups) {
  std::vector<SizedDocument> sized;
  for (const DocumentIndex document : groups.representatives())
    if (const std::uint32_t size = sets.size(document)) sized.push_back({size, document});
  tbb::parallel_sort(sized.begin(), sized.end());
  return sized;
}

}  // namespace

/// Maps the elements of the shared parts to ranks and gives every set its ranks.
class Ranking {
 public:
  Ranking(const SharedParts& parts, RankedSets& out) : parts_(parts), out_(out) {}

  Result<void> run(const Progress& progress) {
    // Counts are stored two places ahead and filling starts one ahead, so that each beginning ends up in its place.
    out_.begin_.assign(out_.size() + 2, 0);
    const auto count = [this](std::size_t part) {
      for (const std::uint32_t set : parts_[part].holders) take_one(out_.begin_[set + 2]);
    };
    if (const auto done = parallel_for_each(parts_.size(), 1, progress.part(0, 0.3, "rank"), count); !done) return done;
    std::partial_sum(out_.begin_.begin(), out_.begin_.end(), out_.begin_.begin());
    if (const auto done = grow(out_.ranks_, out_.begin_.back(), progress); !done) return done;
    if (const auto done = name_elements(progress); !done) return done;
    const auto fill_in = [this](std::size_t part) { fill(part); };
    if (const auto done = parallel_for_each(parts_.size(), 1, progress.part(0.3, 0.7, "rank"), fill_in); !done)
      return done;
    return parallel_for_each(out_.size(), kGrain, progress.part(0.7, 1, "rank"), [this](std::size_t set) {
      std::sort(out_.ranks_.begin() + static_cast<std::ptrdiff_t>(out_.begin_[set]),
                out_.ranks_.begin() + static_cast<std::ptrdiff_t>(out_.begin_[set + 1]));
    });
  }

 private:
  static std::uint64_t take_one(std::uint64_t& counter) {
    return std::atomic_ref(counter).fetch_add(1, std::memory_order_relaxed);
  }

  // Ranks elements by their number of holders; ties in the order of the parts.
  Result<void> name_elements(const Progress& progress) {
    std::vector<std::uint32_t> next(out_.size() + 2);
    for (const SharedElements& part : parts_) {
      if (progress.cancelled()) return cancelled();
      for (const std::uint32_t holders : part.counts) ++next[holders + 1];
    }
    std::partial_sum(next.begin(), next.end(), next.begin());
    out_.rank_count_ = next.back();
    rank_.reserve(out_.rank_count_);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
      if (progress.cancelled()) return cancelled();
      first_[part] = rank_.size();
      for (const std::uint32_t holders : parts_[part].counts) rank_.push_back(next[holders]++);
    }
    return {};
  }

  void fill(std::size_t part) {
    const std::uint32_t* rank = rank_.data() + first_[part];
    const std::uint32_t* holder = parts_[part].holders.data();
    for (const std::uint32_t holders : parts_[part].counts) {
      for (const auto end = holder + holders; holder != end; ++holder)
        out_.ranks_[take_one(out_.begin_[*holder + 1])] = *rank;
      ++rank;
    }
  }

  const SharedParts& parts_;
  RankedSets& out_;
  std::vector<std::uint32_t> rank_;  // of every element, one part after another
  std::array<std::size_t, std::tuple_size_v<SharedParts>> first_{};
};

std::uint64_t RankedSets::join_bytes(std::uint64_t sets, std::uint64_t elements, std::uint64_t occurrences) {
  const auto threads = static_cast<std::uint64_t>(tbb::this_task_arena::max_concurrency());
  return 12 * occurrences + 8 * elements + (24 + 20 * threads) * sets;
}

Result<RankedSets> RankedSets::make(const ShingleSets& sets, const DuplicateGroups& groups, const Progress& progress,
                                    const JoinMemory& memory) {
  RankedSets ranked;
  for (const SizedDocument& sized : by_size(sets, groups)) {
    ranked.sizes_.push_back(sized.size);
    ranked.documents_.push_back(sized.document);
  }
  const auto shared = gather_shared_elements(sets, ranked.documents_, memory.gathering, progress.part(0, 0.8, "rank"));
  if (!shared) return tl::unexpected(shared.error());
  if (const auto fits = check_memory(ranked.size(), *shared, memory.limit); !fits) return tl::unexpected(fits.error());
  const auto done = Ranking(*shared, ranked).run(progress.part(0.8, 1, "rank"));
  if (!done) return tl::unexpected(done.error());
  return ranked;
}

Result<void> RankedSets::check_memory(std::size_t sets, const SharedParts& shared, std::uint64_t limit) {
  std::uint64_t elements = 0, occurrences = 0;
  for (const SharedElements& part : shared) {
    elements += part.counts.size();
    occurrences += part.holders.size();
  }
  const std::uint64_t needed = join_bytes(sets, elements, occurrences);
  if (needed <= limit) return {};
  return failure(ErrorCode::too_large, "Comparing all pairs exactly takes more than " + byte_text(needed) +
                                           " of memory here, and the limit is " + byte_text(limit) +
                                           "; a smaller sample takes less.");
}

}  // namespace lookalike
