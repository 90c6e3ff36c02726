#include "core/similarity/cluster_bits.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "core/base/parallel.h"
#include "core/base/sort.h"
#include "core/similarity/jaccard.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/similarity/cluster_bits.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#ifndef LOOKALIKE_CLUSTER_PARTNERS  // this file is read once for every instruction set
#define LOOKALIKE_CLUSTER_PARTNERS
namespace lookalike {
namespace {

constexpr std::size_t kAtOnce = 256;  // partners

}  // namespace
}  // namespace lookalike
#endif

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

using Member = ClusterBits::Member;

HWY_INLINE std::uint32_t common_elements(const Member& x, const Member& y, const std::vector<std::uint64_t>& others) {
  int common = 0;
  for (std::size_t i = 0; i < x.bits.size(); ++i) common += std::popcount(x.bits[i] & y.bits[i]);
  if (x.other_count > 0 && y.other_count > 0)
    common += static_cast<int>(intersection_size(x.others_in(others), y.others_in(others)));
  return static_cast<std::uint32_t>(common);
}

// Compiled for each instruction set, because the oldest one cannot count bits. 0 of 0 is not a number. A loop of its
// own divides, for several pairs at a time.
void divide_common(const Member& a, std::span<const Member* const> partners, const std::vector<std::uint64_t>& others,
                   std::span<double> jaccards) {
  std::array<std::int32_t, kAtOnce> common, together;
  for (std::size_t i = 0; i < partners.size(); ++i) {
    const std::uint32_t shared = partners[i] ? common_elements(a, *partners[i], others) : 0;
    common[i] = static_cast<std::int32_t>(shared);
    together[i] = static_cast<std::int32_t>(partners[i] ? a.size + partners[i]->size - shared : 0);
  }
  for (std::size_t i = 0; i < partners.size(); ++i)
    jaccards[i] = static_cast<double>(common[i]) / static_cast<double>(together[i]);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(divide_common);

void ClusterBits::jaccards(DocumentIndex a, std::span<const Partner> partners, std::span<double> jaccards) const {
  std::array<const Member*, kAtOnce> members;
  while (!partners.empty()) {
    const auto now = partners.first(std::min(kAtOnce, partners.size()));
    std::ranges::transform(now, members.begin(), [&](const Partner& partner) {
      return crowd_[partner.document] == crowd_[a] ? &members_[place_[partner.document]] : nullptr;
    });
    HWY_DYNAMIC_DISPATCH(divide_common)
    (members_[place_[a]], std::span(members).first(now.size()), others_[crowd_[a]], jaccards.first(now.size()));
    partners = partners.subspan(now.size());
    jaccards = jaccards.subspan(now.size());
  }
}

class ClusterBitsMaker {
 public:
  ClusterBitsMaker(const ShingleSets& sets, const CandidateSets& candidates, const Crowds& crowds,
                   std::uint64_t most_elements)
      : sets_(sets), candidates_(candidates), crowds_(crowds), most_elements_(most_elements) {}

  Result<ClusterBits> make(const Progress& progress) {
    if (crowds_.size() > 0) find_places();
    const auto lay_out = [&](std::size_t crowd) { this->lay_out(crowd, progress); };
    if (const auto done = parallel_for_each(clusters_.size(), 1, progress, lay_out); !done)
      return tl::unexpected(done.error());
    return std::move(made_);
  }

 private:
  using Documents = std::vector<DocumentIndex>;

  /// An element and the number of a cluster's documents that have it.
  struct Counted {
    std::uint64_t element;
    std::uint32_t documents;
  };

  void find_places() {
    made_.crowd_.assign(sets_.documents(), ClusterBits::kNone);
    made_.place_.assign(sets_.documents(), ClusterBits::kNone);
    clusters_.resize(crowds_.size());
    std::uint32_t members = 0;
    std::uint64_t in_all = 0;
    for (std::uint32_t crowd = 0; crowd < crowds_.size(); ++crowd) {
      std::uint64_t elements = 0;
      for (const DocumentIndex document : crowds_.members(crowd)) {
        const std::uint32_t size = sets_.size(document);
        if (elements + size > most_elements_ || in_all + size > ClusterBits::kMostInAll) continue;
        elements += size;
        in_all += size;
        made_.crowd_[document] = crowd;
        made_.place_[document] = members++;
        clusters_[crowd].push_back(document);
      }
    }
    made_.members_.resize(members);
    made_.others_.resize(crowds_.size());
  }

  void lay_out(std::size_t crowd, const Progress& progress) {
    const Documents& documents = clusters_[crowd];
    std::vector<Counted> shared = shared_elements(documents, progress);
    const std::size_t with_bit = std::min(shared.size(), ClusterBits::kWords * 64);
    std::ranges::nth_element(shared, shared.begin() + static_cast<std::ptrdiff_t>(with_bit), std::greater{},
                             &Counted::documents);
    std::vector<std::uint64_t> bits, others;
    for (std::size_t i = 0; i < shared.size(); ++i) (i < with_bit ? bits : others).push_back(shared[i].element);
    sort_ascending(bits);
    sort_ascending(others);
    ShingleReader reader(sets_);
    for (const DocumentIndex document : documents) {
      if (progress.cancelled()) return;
      fill(made_.members_[made_.place_[document]], read(reader, document), bits, others, made_.others_[crowd]);
    }
  }

  // Those that at least two of the documents have.
  std::vector<Counted> shared_elements(const Documents& documents, const Progress& progress) {
    std::vector<std::uint64_t> all;
    ShingleReader reader(sets_);
    for (const DocumentIndex document : documents) {
      if (progress.cancelled()) return {};
      const auto set = read(reader, document);
      all.insert(all.end(), set.begin(), set.end());
    }
    sort_ascending(all);
    std::vector<Counted> shared;
    for (std::size_t begin = 0, end = 0; begin < all.size(); begin = end) {
      while (end < all.size() && all[end] == all[begin]) ++end;
      if (end - begin > 1) shared.push_back({all[begin], static_cast<std::uint32_t>(end - begin)});
    }
    return shared;
  }

  std::span<const std::uint64_t> read(ShingleReader& reader, DocumentIndex document) const {
    const auto held = candidates_.find(document);
    return held ? *held : reader.read(document);
  }

  using Elements = std::vector<std::uint64_t>;

  static void fill(ClusterBits::Member& member, std::span<const std::uint64_t> set, const Elements& bits,
                   const Elements& others, Elements& of_cluster) {
    member.size = static_cast<std::uint32_t>(set.size());
    member.others = of_cluster.size();
    for (const std::uint64_t element : set) {
      const auto at = std::ranges::lower_bound(bits, element);
      const auto bit = static_cast<std::size_t>(at - bits.begin());
      if (at != bits.end() && *at == element)
        member.bits[bit / 64] |= std::uint64_t{1} << bit % 64;
      else if (std::ranges::binary_search(others, element))
        of_cluster.push_back(element);
    }
    member.other_count = static_cast<std::uint32_t>(of_cluster.size() - member.others);
  }

  const ShingleSets& sets_;
  const CandidateSets& candidates_;
  const Crowds& crowds_;
  const std::uint64_t most_elements_;
  std::vector<Documents> clusters_;  // of each crowd, the documents that have a place
  ClusterBits made_;
};

Result<ClusterBits> ClusterBits::make(const ShingleSets& sets, const CandidateSets& candidates, const Crowds& crowds,
                                      const Progress& progress, std::uint64_t most_elements) {
  return ClusterBitsMaker(sets, candidates, crowds, most_elements).make(progress);
}

}  // namespace lookalike
#endif  // HWY_ONCE
