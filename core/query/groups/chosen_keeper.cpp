#include "core/query/groups/chosen_keeper.h"

#include <algorithm>
#include <utility>

#include "core/verdicts/verdicts.h"

namespace lookalike {
namespace {

std::string id_of(const Corpus& corpus, DocumentIndex document) {
  return stored_text(corpus.label(document).id, ChosenKeeper::kLongestId);
}

bool is_in_place(const Corpus& corpus, const ChosenKeeper& chosen) {
  return chosen.position < corpus.size() && chosen_keeper(corpus, chosen.position) == chosen;
}

/// Larger is better.
std::pair<bool, bool> fit(const Corpus& corpus, const ChosenKeeper& chosen, DocumentIndex copy) {
  return {id_of(corpus, copy) == chosen.id, copy == chosen.position};
}

}  // namespace

ChosenKeeper chosen_keeper(const Corpus& corpus, DocumentIndex document) {
  return {document, text_digest(corpus[document].text), id_of(corpus, document)};
}

Result<KeeperPlaces> find_keepers(const Corpus& corpus, const std::vector<ChosenKeeper>& chosen,
                                  const Progress& progress) {
  KeeperPlaces places;
  std::map<TextDigest, const ChosenKeeper*> moved;
  for (const ChosenKeeper& one : chosen) {
    if (progress.cancelled()) return cancelled();
    auto& place = places[one.text];
    if (is_in_place(corpus, one))
      place = one.position;
    else if (!place)
      moved[one.text] = &one;
  }
  if (moved.empty()) return places;
  const auto digests = digest_texts(corpus, progress);
  if (!digests) return tl::unexpected(digests.error());
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const auto one = moved.find((**digests)[i]);
    if (one == moved.end()) continue;
    const DocumentIndex copy(i);
    auto& place = places[one->first];
    if (!place || fit(corpus, *one->second, copy) > fit(corpus, *one->second, *place)) place = copy;
  }
  return places;
}

std::vector<DocumentIndex> documents_of(const KeeperPlaces& places) {
  std::vector<DocumentIndex> documents;
  for (const auto& [text, place] : places)
    if (place) documents.push_back(*place);
  std::ranges::sort(documents);
  return documents;
}

}  // namespace lookalike
