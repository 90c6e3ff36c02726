#include "core/similarity/ranked_sets.h"

#include <tbb/parallel_sort.h>
#include <tbb/task_arena.h>

#include <array>
#include <atomic>
#include <memory>
#include <numeric>
#include <utility>

#include "core/base/large_array.h"
#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/similarity/grow.h"

namespace lookalike {
namespace {

constexpr std::size_t kParts = std::tuple_size_v<SharedParts>;
constexpr std::size_t kWorkers = 64;  // each takes every 64th set: sets come by size, so all have equal work

struct Occurrence {
  std::uint64_t key;  // the mixed element: CRC-32 elements use only the low half
  std::uint32_t set;
  bool operator<(const Occurrence& other) const { return key < other.key; }
};

std::size_t part_of(std::uint64_t key) {
  static_assert(kParts == 1u << 8);
  return key >> 56;
}

/// The parts [first, last) of one round.
struct Round {
  std::size_t first, last;
  bool has(std::size_t part) const { return part - first < last - first; }
};

class Gathering {
 public:
  Gathering(const ShingleSets& sets, std::span<const DocumentIndex> documents, std::uint64_t bytes)
      : sets_(sets), documents_(documents), room_(bytes / sizeof(Occurrence)) {}

  Result<SharedParts> run(const Progress& progress) {
    if (const auto done = count(progress.part(0, 0.2, "rank")); !done) return tl::unexpected(done.error());
    for (Round round = from(0); round.first < kParts; round = from(round.last)) {
      const auto share = [&](std::size_t part) { return 0.2 + 0.8 * double(part) / kParts; };
      const auto done = gather(round, progress.part(share(round.first), share(round.last), "rank"));
      if (!done) return tl::unexpected(done.error());
    }
    return std::move(parts_);
  }

 private:
  using Cursors = std::array<std::uint64_t, kParts>;

  // Calls `visit(cursors of the worker, key, set)` for every element.
  template <typename Visit>
  Result<void> for_each_key(const Progress& progress, const Visit& visit) {
    return parallel_for_each(kWorkers, 1, progress, [&](std::size_t worker) {
      Cursors& cursors = (*cursors_)[worker];
      ShingleReader reader(sets_);
      for (std::size_t set = worker; set < documents_.size() && !progress.cancelled(); set += kWorkers)
        for (const std::uint64_t element : reader.read(documents_[set], progress)) visit(cursors, mix64(element), set);
    });
  }

  Result<void> count(const Progress& progress) {
    const auto done =
        for_each_key(progress, [](Cursors& counts, std::uint64_t key, std::size_t) { ++counts[part_of(key)]; });
    for (std::size_t part = 0; part < kParts; ++part)
      for (const Cursors& counts : *cursors_) sizes_[part] += counts[part];
    return done;
  }

  Round from(std::size_t first) const {
    Round round{first, first};
    for (std::uint64_t size = 0; round.last < kParts; ++round.last) {
      size += sizes_[round.last];
      if (size > room_ && round.last > first) break;
    }
    return round;
  }

  Result<void> gather(const Round& round, const Progress& progress) {
    lay_out(round);
    const auto take = [&](Cursors& next, std::uint64_t key, std::size_t set) {
      if (const std::size_t part = part_of(key); round.has(part))
        occurrences_[next[part]++] = {key, static_cast<std::uint32_t>(set)};
    };
    if (const auto done = for_each_key(progress.part(0, 0.5, "rank"), take); !done) return done;
    return parallel_for_each(round.last - round.first, 1, progress.part(0.5, 1, "rank"),
                             [&](std::size_t i) { extract(round.first + i, progress); });
  }

  // Gives every worker a region of its own in every part, so that none waits for another.
  void lay_out(const Round& round) {
    std::uint64_t at = 0;
    for (std::size_t part = round.first; part < round.last; ++part) {
      begin_[part] = at;
      for (Cursors& cursors : *cursors_) at += std::exchange(cursors[part], at);
    }
    occurrences_.reset();
    occurrences_ = make_large_array<Occurrence>(at);
  }

  void extract(std::size_t part, const Progress& progress) {
    const std::span<Occurrence> all(occurrences_.get() + begin_[part], sizes_[part]);
    RepeatFilter filter(all.size());
    for (const Occurrence& occurrence : all) filter.put(occurrence.key);
    const auto alone = [&](const Occurrence& occurrence) { return !filter.repeated(occurrence.key); };
    const auto end = std::remove_if(all.begin(), all.end(), alone);
    if (progress.cancelled()) return;
    std::sort(all.begin(), end);
    for (auto from = all.begin(), to = from; from != end; from = to) {
      while (to != end && to->key == from->key) ++to;
      if (to - from > 1) add(parts_[part], {from, to});
    }
    parts_[part].counts.shrink_to_fit();
    parts_[part].holders.shrink_to_fit();
  }

  static void add(SharedElements& shared, std::span<const Occurrence> of_one_element) {
    shared.counts.push_back(static_cast<std::uint32_t>(of_one_element.size()));
    for (const Occurrence& occurrence : of_one_element) shared.holders.push_back(occurrence.set);
  }

  const ShingleSets& sets_;
  std::span<const DocumentIndex> documents_;
  const std::uint64_t room_;  // occurrences per round
  std::unique_ptr<std::array<Cursors, kWorkers>> cursors_ = std::make_unique<std::array<Cursors, kWorkers>>();
  Cursors sizes_{}, begin_{};
  LargeArray<Occurrence> occurrences_;
  SharedParts parts_;
};

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

Result<SharedParts> gather_shared_elements(const ShingleSets& sets, std::span<const DocumentIndex> documents,
                                           std::uint64_t bytes, const Progress& progress) {
  return std::make_unique<Gathering>(sets, documents, bytes)->run(progress);
}

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
