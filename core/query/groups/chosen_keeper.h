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

/// A chosen keeper of a group. Its text identifies it, so that it is found again in a reloaded corpus; id and position
/// distinguish copies of the text.
struct ChosenKeeper {
  DocumentIndex position;
  TextDigest text;
  std::string id;

  static constexpr std::size_t kMost = 10'000;      // in one run file
  static constexpr std::size_t kLongestId = 1'000;  // bytes; longer ids are cut

  bool operator==(const ChosenKeeper&) const = default;
};

/// The document as a chosen keeper.
ChosenKeeper chosen_keeper(const Corpus& corpus, DocumentIndex document);

/// The document of a corpus with the text of each chosen keeper; nullopt if the corpus does not have the text.
using KeeperPlaces = std::map<TextDigest, std::optional<DocumentIndex>>;

/// Prefers the copy with the same id, then the one at the same position, then the first. O(texts of the keepers) if
/// nothing has moved, otherwise O(bytes of all texts). Errors: cancelled, unreadable.
Result<KeeperPlaces> find_keepers(const Corpus& corpus, const std::vector<ChosenKeeper>& chosen,
                                  const Progress& progress);

/// The found documents, ascending.
std::vector<DocumentIndex> documents_of(const KeeperPlaces& places);

}  // namespace lookalike
