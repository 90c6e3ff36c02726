#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/pipeline/engine.h"
#include "core/similarity/exact_pair.h"

namespace lookalike {

/// Documents removed if one document of every connected group stays.
struct Removal {
  std::uint64_t documents = 0;
  std::uint64_t largest = 0;  // documents of the largest group; 0 if none exists

  bool operator==(const Removal&) const = default;
};

/// Documents removed if every candidate is treated as a duplicate, and documents removed if candidates are verified.
struct UnverifiedPrice {
  Removal by_candidates, by_verified;

  /// Documents removed needlessly: verification would keep them.
  std::uint64_t too_many() const { return by_candidates.documents - by_verified.documents; }
};

/// Groups connected by candidates, documents that share a band. O(bands * documents). Errors: cancelled.
Result<Removal> removed_by_candidates(const SignatureMatrix& signatures, const DuplicateGroups& groups,
                                      const LshOptions& lsh, const Progress& progress);

/// Groups connected by these pairs of representatives. O(documents + pairs).
Removal removed_by(std::span<const ExactPair> pairs, const DuplicateGroups& groups);

/// "An engine that treats every candidate as a duplicate would remove 1,107 documents (largest group: 80), with
/// verification 505 (10)."
std::string unverified_sentence(const UnverifiedPrice& price);

/// Both for the setting of a run: its bands, and its similar pairs. O(bands * documents + pairs). Errors: cancelled.
Result<UnverifiedPrice> price_of_not_verifying(const RunResult& run, const Progress& progress);

}  // namespace lookalike
