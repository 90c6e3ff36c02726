#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "core/verdicts/verdicts.h"

namespace lookalike {

struct TextDigestHash {
  std::size_t operator()(TextDigest digest) const { return digest.low; }
};

/// The documents with each judged text, ascending; none if the corpus lacks the text.
using JudgedPlaces = std::unordered_map<TextDigest, std::vector<DocumentIndex>, TextDigestHash>;

/// O(documents + verdicts).
JudgedPlaces places_of(const Verdicts& verdicts, const TextDigests& digests);

/// A judged pair among the documents of a corpus.
struct LocatedPair {
  DocumentIndex a, b;
  std::size_t number = 0;   // index of the verdict
  std::uint64_t pairs = 1;  // pairs of documents with the same two texts
};

/// The judged pairs whose texts are both in a corpus, in the order of the verdicts. Among copies of a text the one with
/// the judged id represents it, otherwise the first; a pair of one text with itself needs two copies. O(documents +
/// verdicts * copies of a text).
std::vector<LocatedPair> locate(const Verdicts& verdicts, const TextDigests& digests, const Corpus& corpus);

/// The verdicts on pairs that `locate` finds. As costly.
Verdicts verdicts_on(const Corpus& corpus, const TextDigests& digests, const Verdicts& verdicts);

/// Verdicts on the pairs of a corpus; immutable and thread-safe.
struct VerdictView {
  std::shared_ptr<const Verdicts> verdicts;
  std::shared_ptr<const Corpus> corpus;
  std::shared_ptr<const TextDigests> digests;  // of its documents; null until they are computed

  /// Null if nobody has judged the pair, and for pairs of another corpus. O(1).
  const JudgedPair* of(const Corpus& of, DocumentIndex a, DocumentIndex b) const {
    return digests && &of == corpus.get() ? verdicts->find((*digests)[a], (*digests)[b]) : nullptr;
  }
  bool operator==(const VerdictView&) const = default;
};

/// The view with the digests of this corpus, which are computed unless it has them. Errors: as digest_texts.
Result<VerdictView> view_of(const VerdictView& view, const std::shared_ptr<const Corpus>& corpus,
                            const Progress& progress);

}  // namespace lookalike
