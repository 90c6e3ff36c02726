#include "core/query/kept_documents.h"

#include <algorithm>
#include <utility>

#include "core/verdicts/verdicts.h"

namespace lookalike {
namespace {

std::string id_of(const Corpus& corpus, DocumentIndex document) {
  return kept_text(corpus.label(document).id, KeptDocument::kLongestId);
}

bool is_in_place(const Corpus& corpus, const KeptDocument& kept) {
  return kept.position < corpus.size() && kept_document(corpus, kept.position) == kept;
}

/// Larger is better.
std::pair<bool, bool> fit(const Corpus& corpus, const KeptDocument& kept, DocumentIndex copy) {
  return {id_of(corpus, copy) == kept.id, copy == kept.position};
}

}  // namespace

KeptDocument kept_document(const Corpus& corpus, DocumentIndex document) {
  return {document, text_digest(corpus[document].text), id_of(corpus, document)};
}

Result<KeptPlaces> find_kept(const Corpus& corpus, const std::vector<KeptDocument>& kept, const Progress& progress) {
  KeptPlaces places;
  std::map<TextDigest, const KeptDocument*> moved;
  for (const KeptDocument& one : kept) {
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

std::vector<DocumentIndex> documents_of(const KeptPlaces& places) {
  std::vector<DocumentIndex> documents;
  for (const auto& [text, place] : places)
    if (place) documents.push_back(*place);
  std::ranges::sort(documents);
  return documents;
}

}  // namespace lookalike
