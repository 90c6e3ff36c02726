#include "core/query/neighbours/cross_pairs.h"

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <atomic>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/lsh/banding/band_keys.h"
#include "core/lsh/candidates/signature_match.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/scored_pairs.h"
#include "core/sketch/signer.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 64;  // documents per task

/// A document and its key in a band.
struct Keyed {
  std::uint32_t key = 0;
  DocumentIndex document;
};

bool by_key(const Keyed& x, const Keyed& y) {
  return x.key != y.key ? x.key < y.key : x.document < y.document;
}

std::vector<std::uint32_t> keys_of(const SignatureMatrix& signatures, std::span<const DocumentIndex> documents,
                                   const LshOptions& lsh, std::uint32_t band) {
  std::vector<std::uint32_t> keys(documents.size());
  std::uint32_t* const place = keys.data();
  BandKeyWriter(signatures, lsh, {band, 1}).write(documents, {&place, 1});
  return keys;
}

/// Finds the pairs of one recipe, one band after another; a pair is reported in the first band that it shares.
class CrossSearch {
 public:
  CrossSearch(const SketchedCorpora& corpora, const VerifyOptions& verify)
      : first_(*corpora.first),
        second_(*corpora.second),
        signatures_(*corpora.second_signatures),
        lsh_(corpora.first->recipe.lsh),
        verify_(verify),
        shares_([this] {
          return Share{SignatureMatcher(lsh_), ShingleReader(*first_.shingles), ShingleReader(*second_.shingles)};
        }) {}

  Result<CrossPairs> run(const Progress& progress) {
    for (std::uint32_t band = 0; band < lsh_.bands; ++band) {
      const auto share = [&](std::uint32_t done) { return 0.9 * done / lsh_.bands; };
      const auto searched = search(band, progress.part(share(band), share(band + 1)));
      if (!searched) return tl::unexpected(searched.error());
      if (too_many_)
        return failure(ErrorCode::too_large,
                       "There are more than " + grouped(ScoredPairs::kMostSimilar) +
                           " similar pairs across the corpora, too many to store; raise the threshold or make the "
                           "bands stricter (more rows, fewer bands).");
    }
    for (const Corpus* corpus : {first_.corpus.get(), second_.corpus.get()})
      if (const auto read = corpus->check_texts(); !read) return tl::unexpected(read.error());
    return gather(progress.part(0.9, 1));
  }

 private:
  struct Share {
    SignatureMatcher matcher;
    ShingleReader first, second;
    std::vector<SimilarPair> pairs{};
    std::uint64_t candidates = 0;
  };

  Result<void> search(std::uint32_t band, const Progress& progress) {
    const auto in_first = first_.groups->representatives(), in_second = second_.groups->representatives();
    const auto first_keys = keys_of(*first_.signatures, in_first, lsh_, band);
    std::vector<Keyed> table(in_first.size());
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = {first_keys[i], in_first[i]};
    if (const auto sorted = parallel_sort(table.begin(), table.end(), by_key, progress); !sorted) return sorted;
    const auto keys = keys_of(signatures_, in_second, lsh_, band);
    return parallel_for_each(keys.size(), kGrain, progress, [&](std::size_t i) {
      const auto mates = std::ranges::equal_range(table, keys[i], {}, &Keyed::key);
      for (const Keyed& mate : mates) {
        if (progress.cancelled() || too_many_) return;
        compare(mate.document, in_second[i], band);
      }
    });
  }

  void compare(DocumentIndex a, DocumentIndex b, std::uint32_t band) {
    Share& share = shares_.local();
    const SignatureMatch match = share.matcher.compare((*first_.signatures)[a], signatures_[b]);
    if (match.first_shared_row != band * lsh_.rows) return;
    const std::uint64_t weight = first_.groups->group_size(a) * second_.groups->group_size(b);
    share.candidates += weight;
    if (match.leading < verify_.prefix) return;
    SimilarPair pair{a,
                     b,
                     std::numeric_limits<double>::quiet_NaN(),
                     static_cast<std::uint16_t>(match.agreement),
                     static_cast<std::uint16_t>(signatures_.hashes()),
                     match.shared_bands};
    if (verify_.by == VerifyBy::exact)
      pair.jaccard = jaccard(share.first.read(a), share.second.read(b), first_.recipe.shingles.keep_empty ? 1 : 0);
    if (score_of(pair, verify_.by) < verify_.threshold) return;
    share.pairs.push_back(pair);
    if (found_.fetch_add(weight) + weight > ScoredPairs::kMostSimilar) too_many_ = true;
  }

  Result<CrossPairs> gather(const Progress& progress) const {
    CrossPairs all;
    all.pairs.reserve(found_);
    for (const Share& share : shares_) {
      all.candidates += share.candidates;
      for (const SimilarPair& pair : share.pairs) expand(pair, all.pairs);
    }
    const auto before = [](const SimilarPair& x, const SimilarPair& y) { return x.before(y); };
    const auto sorted = parallel_sort(all.pairs.begin(), all.pairs.end(), before, progress);
    return sorted ? Result<CrossPairs>(std::move(all)) : tl::unexpected(sorted.error());
  }

  void expand(SimilarPair pair, std::vector<SimilarPair>& pairs) const {
    const auto copies_of_first = first_.groups->members(pair.a), copies_of_second = second_.groups->members(pair.b);
    for (const DocumentIndex a : copies_of_first)
      for (const DocumentIndex b : copies_of_second) {
        pair.a = a;
        pair.b = b;
        pairs.push_back(pair);
      }
  }

  const RunResult &first_, &second_;
  const SignatureMatrix& signatures_;  // of the second corpus
  const LshOptions lsh_;
  const VerifyOptions verify_;
  tbb::enumerable_thread_specific<Share> shares_;
  std::atomic<std::uint64_t> found_{0};
  std::atomic<bool> too_many_{false};
};

}  // namespace

Result<SketchedCorpora> sketch_both(std::shared_ptr<const Corpus> first, std::shared_ptr<const Corpus> second,
                                    const Recipe& recipe, const EngineOptions& options, const Progress& progress) {
  if (recipe.sketch.family == HashFamily::permutation)
    return failure(ErrorCode::bad_usage,
                   "A permutation of one corpus's shingles does not cover another's, so two corpora cannot share it. "
                   "Choose another hash family.");
  const auto one = Engine(std::move(first), options).sketch(recipe, progress.part(0, 0.5, "sign"));
  if (!one) return tl::unexpected(one.error());
  const auto other = Engine(std::move(second), options).sketch(recipe, progress.part(0.5, 0.95, "sign"));
  if (!other) return tl::unexpected(other.error());
  const RunResult& made = **other;
  if (recipe.sketch.family != HashFamily::linear_next_prime) return SketchedCorpora{*one, *other, made.signatures};
  const auto alike = (*one)->signer->sign(*made.tokens, *made.shingles, *made.groups, progress.part(0.95, 1, "sign"));
  return alike ? Result<SketchedCorpora>(SketchedCorpora{*one, *other, *alike}) : tl::unexpected(alike.error());
}

Result<CrossPairs> find_cross_pairs(const SketchedCorpora& corpora, const VerifyOptions& verify,
                                    const Progress& progress) {
  return CrossSearch(corpora, verify).run(progress);
}

}  // namespace lookalike
