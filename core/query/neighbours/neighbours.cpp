#include "core/query/neighbours/neighbours.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/lsh/candidates/candidates.h"
#include "core/similarity/jaccard.h"
#include "core/sketch/signer.h"
#include "core/text/shingle_set.h"

namespace lookalike {
namespace {

constexpr double kNotComputed = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kGrain = 256;  // documents per task

/// The document whose neighbours are wanted: a document of the corpus or a text from outside.
struct Probe {
  std::span<const std::uint64_t> set;
  std::span<const std::uint32_t> signature;
};

// Scores one probe against the documents of a run.
class Scorer {
 public:
  Scorer(const RunResult& run, const Probe& probe)
      : run_(run), probe_(probe), readers_([&run] { return ShingleReader(*run.shingles); }) {}

  double exact(DocumentIndex document) const {
    return jaccard(probe_.set, readers_.local().read(document), run_.recipe.shingles.keep_empty ? 1 : 0);
  }
  double estimate(DocumentIndex document) const {
    return static_cast<double>(agreement(probe_.signature, (*run_.signatures)[document])) /
           static_cast<double>(probe_.signature.size());
  }
  bool passes_prefix(DocumentIndex document) const {
    const auto other = (*run_.signatures)[document];
    return std::equal(other.begin(), other.begin() + run_.recipe.verify.prefix, probe_.signature.begin());
  }
  Neighbour neighbour(DocumentIndex document, bool with_exact) const {
    return {document, with_exact ? exact(document) : kNotComputed, estimate(document),
            shared_bands(probe_.signature, (*run_.signatures)[document], run_.recipe.lsh)};
  }

 private:
  const RunResult& run_;
  const Probe& probe_;
  mutable tbb::enumerable_thread_specific<ShingleReader> readers_;
};

// Best first by `score`, ties in corpus order, at most `count`.
template <typename Score>
NearestList best_of(std::vector<Neighbour> found, std::size_t count, const Score& score) {
  std::ranges::sort(found, [&](const Neighbour& x, const Neighbour& y) {
    return score(x) != score(y) ? score(x) > score(y) : x.document < y.document;
  });
  std::size_t as_near = std::min(count, found.size());
  while (as_near > 0 && as_near < found.size() && score(found[as_near]) == score(found[count - 1])) ++as_near;
  found.resize(std::min(count, found.size()));
  return {std::move(found), as_near};
}

// Scores every document that takes part, in parallel, and returns the best ones with a score above 0.
template <typename Score>
Result<NearestList> best_of_all(const RunResult& run, std::optional<DocumentIndex> self, std::size_t count,
                                const Score& score, const Progress& progress) {
  std::vector<double> scores(run.corpus->size());
  const auto done = parallel_for_each(scores.size(), kGrain, progress, [&](std::size_t i) {
    const DocumentIndex document(i);
    if (document != self && run.groups->takes_part(document)) scores[i] = score(document);
  });
  if (!done) return tl::unexpected(done.error());
  std::vector<Neighbour> found;
  for (std::size_t i = 0; i < scores.size(); ++i)
    if (scores[i] > 0) found.push_back({DocumentIndex(i), scores[i], 0, 0});
  return best_of(std::move(found), count, [](const Neighbour& n) { return n.jaccard; });
}

// Documents that share a band with the signature, including exact duplicates, ascending. Comparing one signature with
// all others takes less time than sorting bands.
Result<std::vector<DocumentIndex>> band_mates(const RunResult& run, std::span<const std::uint32_t> signature,
                                              const Progress& progress) {
  const std::span<const DocumentIndex> representatives = run.groups->representatives();
  tbb::enumerable_thread_specific<SignatureMatcher> matchers([&run] { return SignatureMatcher(run.recipe.lsh); });
  std::vector<char> shares(representatives.size());
  const auto done = parallel_for_each(shares.size(), kGrain, progress, [&](std::size_t i) {
    shares[i] = matchers.local().compare(signature, (*run.signatures)[representatives[i]]).shared_bands > 0;
  });
  if (!done) return tl::unexpected(done.error());
  std::vector<DocumentIndex> all;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (!shares[i]) continue;
    const auto members = run.groups->members(representatives[i]);
    all.insert(all.end(), members.begin(), members.end());
  }
  std::sort(all.begin(), all.end());
  return all;
}

Result<NearestList> best_band_mates(const RunResult& run, const Probe& probe, std::optional<DocumentIndex> self,
                                    std::size_t count, double threshold, const Progress& progress) {
  const Scorer scorer(run, probe);
  const VerifyBy by = run.recipe.verify.by;
  const auto score = [by](const Neighbour& n) { return by == VerifyBy::exact ? n.jaccard : n.estimate; };
  std::vector<Neighbour> found;
  const auto mates = band_mates(run, probe.signature, progress);
  if (!mates) return tl::unexpected(mates.error());
  for (const DocumentIndex document : *mates) {
    if (progress.cancelled()) return cancelled();
    if (document == self || !scorer.passes_prefix(document)) continue;
    const Neighbour candidate = scorer.neighbour(document, by == VerifyBy::exact);
    if (by == VerifyBy::none || score(candidate) >= threshold) found.push_back(candidate);
  }
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return best_of(std::move(found), count, score);
}

std::string no_such_document(std::size_t index, std::size_t size) {
  return "There is no document " + std::to_string(index) + "; the corpus has " + counted(size, "document") +
         ", counted from 0.";
}

/// Set and signature of a document or text, stored while they are compared.
struct HeldProbe {
  std::vector<std::uint64_t> set;
  std::vector<std::uint32_t> signature;
  std::optional<DocumentIndex> self;  // excluded from its own neighbours

  Probe probe() const { return {set, signature}; }
};

Result<HeldProbe> probe_of(const RunResult& run, DocumentIndex document, const Progress& progress) {
  if (document >= run.corpus->size())
    return failure(ErrorCode::bad_usage, no_such_document(document, run.corpus->size()));
  HeldProbe held;
  held.self = document;
  if (!run.groups->takes_part(document)) return held;
  ShingleReader reader(*run.shingles);
  const auto set = reader.read(document, progress);
  held.set.assign(set.begin(), set.end());
  const auto signature = (*run.signatures)[document];
  held.signature.assign(signature.begin(), signature.end());
  const auto read = run.corpus->check_texts();
  return read ? Result<HeldProbe>(std::move(held)) : tl::unexpected(read.error());
}

// Has no signature if the text has no shingles and takes no part.
Result<HeldProbe> probe_of(const RunResult& run, std::string_view text, const Progress& progress) {
  const auto tokens = tokenise(text, run.recipe.text, run.recipe.shingles.unit, run.tokens->stop_words(), progress);
  if (!tokens) return tl::unexpected(tokens.error());
  const TokenView view = (**tokens)[DocumentIndex(0)];
  HeldProbe held;
  append_shingle_set(view, run.recipe.shingles, element_hash(run.recipe.shingles.hash), held.set, progress);
  if (held.set.empty() && !run.recipe.shingles.keep_empty) return held;
  auto signature = run.signer->sign(view, progress);
  if (!signature) return tl::unexpected(signature.error());
  held.signature = std::move(*signature);
  return held;
}

Result<NearestList> nearest_to(const RunResult& run, const HeldProbe& held, std::size_t count, NeighbourMethod method,
                               const Progress& progress) {
  if (held.signature.empty()) return NearestList{};
  const Probe probe = held.probe();
  if (method == NeighbourMethod::lsh) return best_band_mates(run, probe, held.self, count, 0, progress);
  const Scorer scorer(run, probe);
  const bool exact = method == NeighbourMethod::exact;
  auto found = best_of_all(
      run, held.self, count, [&](DocumentIndex d) { return exact ? scorer.exact(d) : scorer.estimate(d); }, progress);
  if (!found) return found;
  for (Neighbour& neighbour : found->found) neighbour = scorer.neighbour(neighbour.document, exact);
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return found;
}

Result<NearestList> timed_list(const RunResult& run, const HeldProbe& held, std::size_t count, NeighbourMethod method,
                               const Progress& progress) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  auto found = nearest_to(run, held, count, method, progress);
  if (!found) return found;
  NearestList list = std::move(*found);
  list.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const Probe probe = held.probe();
  const Scorer scorer(run, probe);
  for (Neighbour& neighbour : list.found) neighbour.jaccard = scorer.exact(neighbour.document);
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return list;
}

}  // namespace

Result<std::vector<Neighbour>> nearest_neighbours(const RunResult& run, DocumentIndex document, std::size_t count,
                                                  NeighbourMethod method, const Progress& progress) {
  const auto held = probe_of(run, document, progress);
  if (!held) return tl::unexpected(held.error());
  return nearest_to(run, *held, count, method, progress).map(&NearestList::found);
}

Result<std::vector<Neighbour>> query_text(const RunResult& run, std::string_view text, std::size_t count,
                                          const Progress& progress) {
  const auto held = probe_of(run, text, progress);
  if (!held) return tl::unexpected(held.error());
  if (held->signature.empty()) return std::vector<Neighbour>{};
  return best_band_mates(run, held->probe(), {}, count, run.recipe.verify.threshold, progress).map(&NearestList::found);
}

void keep_at_least(std::vector<Neighbour>& found, NeighbourMethod method, double least, VerifyBy by) {
  const bool exact = method == NeighbourMethod::exact || (method == NeighbourMethod::lsh && by == VerifyBy::exact);
  std::erase_if(found, [&](const Neighbour& near) { return (exact ? near.jaccard : near.estimate) < least; });
}

Result<std::array<NearestList, 3>> nearest_by_all(const RunResult& run, const Sought& sought, std::size_t count,
                                                  const Progress& progress, double least) {
  const auto held = std::visit([&](const auto& one) { return probe_of(run, one, progress); }, sought);
  if (!held) return tl::unexpected(held.error());
  if (held->signature.empty())
    return failure(ErrorCode::bad_usage, "This text has no shingles under the recipe, so it has no neighbours.");
  std::array<NearestList, 3> lists;
  for (const NeighbourMethod method : {NeighbourMethod::exact, NeighbourMethod::signatures, NeighbourMethod::lsh}) {
    auto list = timed_list(run, *held, count, method, progress);
    if (!list) return tl::unexpected(list.error());
    const std::size_t before = list->found.size();
    keep_at_least(list->found, method, least, run.recipe.verify.by);
    if (list->found.size() < before) list->as_near = list->found.size();
    lists[static_cast<std::size_t>(method)] = std::move(*list);
  }
  return lists;
}

bool is_among_nearest(const Neighbour& neighbour, const NearestList& exact) {
  return !exact.found.empty() && neighbour.jaccard >= exact.found.back().jaccard;
}

}  // namespace lookalike
