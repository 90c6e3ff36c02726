#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/sketch/hash_functions.h"
#include "core/sketch/signature_matrix.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingles.h"
#include "core/text/tokens.h"

namespace lookalike {

/// Makes MinHash signatures of documents and of texts outside the corpus. Immutable, so threads share it.
class Signer {
 public:
  /// Draws the hash functions. The values do not depend on the kernel. Errors: as HashFunctions::draw.
  static Result<std::shared_ptr<const Signer>> make(const SketchOptions& options, const ShingleSets& sets,
                                                    const MinHashKernel& kernel = *find_min_hash_kernel(""));

  /// The same before any sets exist; empty for the families that depend on them: permutation and linear-next-prime.
  static Result<std::shared_ptr<const Signer>> make_before(const SketchOptions& options, const ShingleOptions& shingles,
                                                           const MinHashKernel& kernel);

  /// Signatures of every document, in parallel; equal sets are signed once. O(shingles * n). Errors: cancelled.
  Result<std::shared_ptr<const SignatureMatrix>> sign(const TokenTable& tokens, const ShingleSets& sets,
                                                      const DuplicateGroups& groups, const Progress& progress) const;

  /// Signatures of some documents, a row each in their order. Not for permutations. O(their shingles * n). Errors:
  /// cancelled.
  Result<SignatureMatrix> sign_each(const TokenTable& tokens, const ShingleSets& sets,
                                    std::span<const DocumentIndex> documents, const Progress& progress) const;

  /// Lowers one document's signature values to the minima over its set; only families that hash the shingles' text read
  /// `tokens`. `room` is reusable memory. Incomplete after cancellation.
  void lower(const TokenView& tokens, std::span<const std::uint64_t> set, std::vector<std::uint32_t>& room,
             std::span<std::uint32_t> signature, const Progress& progress) const;

  /// Signature of one text. Errors: bad_usage (a permutation of the corpus's own shingles covers no others), cancelled.
  Result<std::vector<std::uint32_t>> sign(const TokenView& tokens, const Progress& progress) const;

  const SketchOptions& options() const { return options_; }

 private:
  Signer(const SketchOptions& options, const ShingleOptions& shingles, std::optional<HashFunctions> functions)
      : options_(options), shingles_(shingles), functions_(std::move(functions)) {}

  /// Whether the family hashes the shingles' text itself, not the elements of the sets.
  bool hashes_anew() const;
  /// Reads `tokens` only if hashes_anew(). The result is in `room`, which grows as needed.
  std::span<const std::uint32_t> inputs_of(const TokenView& tokens, std::span<const std::uint64_t> set,
                                           std::vector<std::uint32_t>& room, const Progress& progress) const;

  struct Scratch;  // of one thread
  void lower_document(DocumentIndex document, Scratch& scratch, std::span<std::uint32_t> signature,
                      const Progress& progress) const;
  Result<void> sign_by_functions(const TokenTable& tokens, const ShingleSets& sets, const DuplicateGroups& groups,
                                 SignatureMatrix& matrix, const Progress& progress) const;

  SketchOptions options_;
  ShingleOptions shingles_;
  std::optional<HashFunctions> functions_;  // empty for permutation
};

}  // namespace lookalike
