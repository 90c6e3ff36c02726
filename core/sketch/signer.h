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

/// Makes MinHash signatures of documents and of texts never seen before. Immutable; safe to share between threads.
class Signer {
 public:
  /// Draws the hash functions. The values do not depend on the kernel. Errors as HashFunctions::draw.
  static Result<std::shared_ptr<const Signer>> make(const SketchOptions& options, const ShingleSets& sets,
                                                    const MinHashKernel& kernel = *find_min_hash_kernel(""));

  /// The same where no sets are there yet; empty for the families that have to know them: permutation and
  /// linear-next-prime.
  static Result<std::shared_ptr<const Signer>> make_before(const SketchOptions& options, const ShingleOptions& shingles,
                                                           const MinHashKernel& kernel);

  /// Signatures of every document, in parallel; equal sets are signed once. O(shingles * n). Errors: cancelled.
  Result<std::shared_ptr<const SignatureMatrix>> sign(const TokenTable& tokens, const ShingleSets& sets,
                                                      const DuplicateGroups& groups, const Progress& progress) const;

  /// Lowers the values of one document's signature to those of its set; `tokens` are read only by families that hash
  /// the shingles' text. `room` is memory that is used again. Incomplete after cancellation.
  void lower(const TokenView& tokens, std::span<const std::uint64_t> set, std::vector<std::uint32_t>& room,
             std::span<std::uint32_t> signature, const Progress& progress) const;

  /// Signature of one text. Errors: bad_usage (a permutation of the corpus's own shingles knows no others), cancelled.
  Result<std::vector<std::uint32_t>> sign(const TokenView& tokens, const Progress& progress) const;

  const SketchOptions& options() const { return options_; }

 private:
  Signer(const SketchOptions& options, const ShingleOptions& shingles, std::optional<HashFunctions> functions)
      : options_(options), shingles_(shingles), functions_(std::move(functions)) {}

  /// The family hashes the shingles' text itself, not the elements of the sets.
  bool hashes_anew() const;
  /// `tokens` are read only if so. In `room`, which grows as needed.
  std::span<const std::uint32_t> inputs_of(const TokenView& tokens, std::span<const std::uint64_t> set,
                                           std::vector<std::uint32_t>& room, const Progress& progress) const;

  Result<void> sign_by_functions(const TokenTable& tokens, const ShingleSets& sets, const DuplicateGroups& groups,
                                 SignatureMatrix& matrix, const Progress& progress) const;

  SketchOptions options_;
  ShingleOptions shingles_;
  std::optional<HashFunctions> functions_;  // empty for permutation
};

}  // namespace lookalike
