#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"
#include "core/pipeline/engine.h"
#include "core/similarity/jaccard.h"

namespace lookalike {

/// How far a pair of documents gets in a run.
struct PairOutcome {
  bool candidate = false;  // shares a band
  bool passed = false;     // and passes the first-m check
  bool accepted = false;   // and reaches the threshold of the recipe's verification

  bool operator==(const PairOutcome&) const = default;
};

/// Outcome of the pair a, b, with exact similarity `jaccard`, in a run in which both take part. Reads the signatures,
/// so no list of candidates is needed. O(n).
PairOutcome outcome_of(const RunResult& run, DocumentIndex a, DocumentIndex b, double jaccard);

/// The same for a recipe with these signatures.
PairOutcome outcome_of(const SignatureMatrix& signatures, const Recipe& recipe, DocumentIndex a, DocumentIndex b,
                       double jaccard);

/// One band of a pair.
struct ExplainedBand {
  std::uint32_t agreeing = 0;   // agreeing rows, of r
  bool shared = false;          // both documents are in one bucket
  std::uint64_t documents = 0;  // in that bucket, including exact duplicates; 0 if none exists

  bool operator==(const ExplainedBand&) const = default;
};

/// Reasons why a run found a pair, or missed it.
struct PairExplanation {
  DocumentIndex a, b;
  std::uint64_t shingles_a = 0, shingles_b = 0;  // sizes of the sets
  Overlap overlap;
  double jaccard = 0;                // exact
  double containment = 0;            // exact: common / smaller set, as in containment.h
  std::vector<bool> agreeing;        // by signature value, n of them
  double estimate = 0;               // share of agreeing values
  double standard_error = 0;         // of an estimate of this Jaccard similarity: sqrt(J (1 - J) / n), method.md
  std::vector<ExplainedBand> bands;  // all of them, in order
  bool candidate = false, passed = false, accepted = false;  // as in PairOutcome
  double candidate_chance = 0;                               // in [0, 1], over the seeds of the hash family
  double found_chance = 0;                                   // the same for being accepted

  std::uint32_t agreement() const;
  std::uint32_t shared_bands() const;
};

/// Explains a pair of different documents of a run. O(shingles of both, n, and the documents of each shared band).
/// Errors: bad_usage (no such document, one document twice, or one without shingles), unreadable.
Result<PairExplanation> explain_pair(const RunResult& run, DocumentIndex a, DocumentIndex b);

/// The answer in short: "None of the 10 bands agrees; 85 of 100 seeds find such a pair."
std::string explanation_summary(const PairExplanation& pair);

/// The explanation in plain sentences: shingles, signature, bands, probability, verification.
std::vector<std::string> explanation_sentences(const PairExplanation& pair, const Recipe& recipe);

/// The signature as text, band by band: '#' agrees, '.' does not; a shared band is in brackets.
std::string signature_strip(const PairExplanation& pair, const LshOptions& lsh);

}  // namespace lookalike
