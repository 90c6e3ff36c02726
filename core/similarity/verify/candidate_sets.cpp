#include "core/similarity/verify/candidate_sets.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 256;  // documents

}  // namespace

Result<std::shared_ptr<const CandidateSets>> CandidateSets::make(const ShingleSets& sets, const BandIndex& bands,
                                                                 std::uint64_t bytes, const CandidateSets* before,
                                                                 const Progress& progress) {
  auto made = std::make_shared<CandidateSets>();
  if (sets.stored()) return made;
  made->lay_out(sets, bands, bytes / sizeof(std::uint64_t));
  tbb::enumerable_thread_specific<ShingleReader> readers([&sets] { return ShingleReader(sets); });
  const auto fill = [&](std::size_t i) {
    const DocumentIndex document = made->documents_[i];
    const auto held = before ? before->find(document) : std::nullopt;
    const auto set = held ? *held : readers.local().read(document, progress);
    std::copy(set.begin(), set.end(), made->elements_.get() + made->begin_[document]);
  };
  if (const auto done = parallel_for_each(made->documents_.size(), kGrain, progress, fill); !done)
    return tl::unexpected(done.error());
  return std::shared_ptr<const CandidateSets>(std::move(made));
}

void CandidateSets::lay_out(const ShingleSets& sets, const BandIndex& bands, std::uint64_t elements) {
  begin_.assign(sets.documents(), kAbsent);
  sizes_.resize(sets.documents());
  std::uint64_t next = 0;
  for (const BandIndex::Bucket& bucket : bands.shared_buckets()) {
    for (const DocumentIndex document : bands.documents_of(bucket)) {
      const std::uint32_t size = sets.size(document);
      if (begin_[document] != kAbsent || size > elements - next) continue;
      begin_[document] = next;
      sizes_[document] = size;
      documents_.push_back(document);
      next += size;
    }
  }
  std::ranges::sort(documents_);  // texts are fastest to reread in their own order
  elements_ = make_large_array<std::uint64_t>(next);
}

std::optional<std::span<const std::uint64_t>> CandidateSets::find(DocumentIndex document) const {
  if (begin_.empty() || begin_[document] == kAbsent) return {};
  return std::span<const std::uint64_t>(elements_.get() + begin_[document], sizes_[document]);
}

}  // namespace lookalike
