#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/verdicts/text_digest.h"

namespace lookalike {

/// A document that a person keeps of its group. Its text names it, so that it is found again in a corpus that was read
/// anew; id and position tell copies of the text apart.
struct KeptDocument {
  DocumentIndex position;
  TextDigest text;
  std::string id;

  static constexpr std::size_t kMost = 10'000;      // of one run file
  static constexpr std::size_t kLongestId = 1'000;  // bytes; longer ones are cut

  bool operator==(const KeptDocument&) const = default;
};

/// The document as it is kept.
KeptDocument kept_document(const Corpus& corpus, DocumentIndex document);

/// Which document of a corpus has the text of one that is kept; nothing for a text that the corpus does not have.
using KeptPlaces = std::map<TextDigest, std::optional<DocumentIndex>>;

/// Among copies the one with the id counts, then the one at the position, then the first. O(texts of what is kept)
/// where nothing has moved, otherwise O(bytes of all texts). Errors: cancelled, unreadable.
Result<KeptPlaces> find_kept(const Corpus& corpus, const std::vector<KeptDocument>& kept, const Progress& progress);

/// The documents that were found, ascending.
std::vector<DocumentIndex> documents_of(const KeptPlaces& places);

}  // namespace lookalike
