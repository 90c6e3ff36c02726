#include "core/query/explain/pair_explanation.h"

#include <algorithm>
#include <cmath>

#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/lsh/candidates/candidates.h"
#include "core/lsh/theory/s_curve.h"
#include "core/query/containment.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

Result<void> check_document(const RunResult& run, DocumentIndex document) {
  const std::string number = std::to_string(document.value);
  if (document >= run.corpus->size())
    return failure(ErrorCode::bad_usage, "There is no document " + number + "; the corpus has " +
                                             counted(run.corpus->size(), "document") + ", counted from 0.");
  if (!run.groups->takes_part(document))
    return failure(ErrorCode::bad_usage,
                   "Document " + number + " has no shingles under this recipe, so it is not part of any pair.");
  return {};
}

Result<void> check_pair(const RunResult& run, DocumentIndex a, DocumentIndex b) {
  if (a == b)
    return failure(ErrorCode::bad_usage,
                   "Document " + std::to_string(a.value) + " cannot be paired with itself; name two documents.");
  const auto first = check_document(run, a);
  return first ? check_document(run, b) : first;
}

/// Reads both sets, one after the other.
void compare_sets(const RunResult& run, PairExplanation& pair) {
  ShingleReader reader_a(*run.shingles), reader_b(*run.shingles);
  const auto set_a = reader_a.read(pair.a), set_b = reader_b.read(pair.b);
  pair.shingles_a = set_a.size();
  pair.shingles_b = set_b.size();
  pair.overlap = overlap(set_a, set_b);
  pair.jaccard = jaccard(set_a, set_b, run.recipe.shingles.keep_empty ? 1 : 0);
  pair.containment = containment(pair.jaccard, set_a.size(), set_b.size());
}

void compare_signatures(const RunResult& run, PairExplanation& pair) {
  const auto a = (*run.signatures)[pair.a], b = (*run.signatures)[pair.b];
  for (std::size_t i = 0; i < a.size(); ++i) pair.agreeing.push_back(a[i] == b[i]);
  pair.estimate = static_cast<double>(pair.agreement()) / static_cast<double>(a.size());
  pair.standard_error = std::sqrt(pair.jaccard * (1 - pair.jaccard) / static_cast<double>(a.size()));
}

// Number of documents in a document's bucket of this band, including exact duplicates.
std::uint64_t documents_in_bucket(const RunResult& run, DocumentIndex document, std::uint32_t band) {
  const DocumentIndex self = run.groups->representative(document);
  std::uint64_t documents = run.groups->group_size(self);
  for (const BandIndex::Bucket& bucket : run.bands->shared_buckets(band)) {
    const auto members = run.bands->documents_of(bucket);
    if (!std::ranges::binary_search(members, self)) continue;
    for (const DocumentIndex other : members)
      if (other != self && shares_band((*run.signatures)[self], (*run.signatures)[other], band, run.recipe.lsh))
        documents += run.groups->group_size(other);
  }
  return documents;
}

void compare_bands(const RunResult& run, PairExplanation& pair) {
  const LshOptions& lsh = run.recipe.lsh;
  const auto a = (*run.signatures)[pair.a], b = (*run.signatures)[pair.b];
  for (std::uint32_t band = 0; band < lsh.bands; ++band) {
    const auto begin = pair.agreeing.begin() + std::ptrdiff_t{band} * lsh.rows;
    ExplainedBand& made = pair.bands.emplace_back();
    made.agreeing = static_cast<std::uint32_t>(std::count(begin, begin + lsh.rows, true));
    made.shared = shares_band(a, b, band, lsh);
    if (made.shared) made.documents = documents_in_bucket(run, pair.a, band);
  }
}

double chance_of_being_found(const Recipe& recipe, std::uint32_t hashes, double jaccard) {
  const VerifyOptions& verify = recipe.verify;
  if (verify.by == VerifyBy::signature)
    return accepted_by_signature_probability(jaccard, recipe.lsh, verify.prefix, hashes, verify.threshold);
  if (verify.by == VerifyBy::exact && jaccard < verify.threshold) return 0;
  return passed_probability(jaccard, recipe.lsh, verify.prefix);
}

}  // namespace

PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard) {
  return outcome_of(*run.signatures, run.recipe, a, b, jaccard);
}

PairOutcome outcome_of(const SignatureMatrix& signatures, const Recipe& recipe, DocumentIndex a, DocumentIndex b,
                       double jaccard) {
  const auto x = signatures[a], y = signatures[b];
  const VerifyOptions& verify = recipe.verify;
  PairOutcome outcome;
  outcome.candidate = shared_bands(x, y, recipe.lsh) > 0;
  outcome.passed = outcome.candidate && std::equal(x.begin(), x.begin() + verify.prefix, y.begin());
  if (!outcome.passed) return outcome;
  const auto agreeing = static_cast<std::uint16_t>(agreement(x, y));
  const auto hashes = static_cast<std::uint16_t>(x.size());
  outcome.accepted = score_of({a, b, jaccard, agreeing, hashes, 0}, verify.by) >= verify.threshold;
  return outcome;
}

std::uint32_t PairExplanation::agreement() const {
  return static_cast<std::uint32_t>(std::ranges::count(agreeing, true));
}

std::uint32_t PairExplanation::shared_bands() const {
  return static_cast<std::uint32_t>(std::ranges::count(bands, true, &ExplainedBand::shared));
}

Result<PairExplanation> explain_pair(const RunResult& run, DocumentIndex a, DocumentIndex b) {
  if (const auto pair = check_pair(run, a, b); !pair) return tl::unexpected(pair.error());
  PairExplanation pair;
  pair.a = a;
  pair.b = b;
  compare_sets(run, pair);
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  compare_signatures(run, pair);
  compare_bands(run, pair);
  const PairOutcome outcome = outcome_of(run, a, b, pair.jaccard);
  pair.candidate = outcome.candidate;
  pair.passed = outcome.passed;
  pair.accepted = outcome.accepted;
  pair.candidate_chance = candidate_probability(pair.jaccard, run.recipe.lsh);
  pair.found_chance = chance_of_being_found(run.recipe, run.signatures->hashes(), pair.jaccard);
  return pair;
}

}  // namespace lookalike
