#include "core/similarity/shared_elements.h"

#include <memory>
#include <utility>

#include "core/base/large_array.h"
#include "core/base/mix.h"
#include "core/base/parallel.h"

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

}  // namespace

Result<SharedParts> gather_shared_elements(const ShingleSets& sets, std::span<const DocumentIndex> documents,
                                           std::uint64_t bytes, const Progress& progress) {
  return std::make_unique<Gathering>(sets, documents, bytes)->run(progress);
}

}  // namespace lookalike
