#include "core/verdicts/located_verdicts.h"

#include <algorithm>
#include <optional>

namespace lookalike {
namespace {

std::optional<DocumentIndex> copy_of(const JudgedDocument& judged, const std::vector<DocumentIndex>& copies,
                                     const Corpus& corpus, std::optional<DocumentIndex> other) {
  std::optional<DocumentIndex> first;
  for (const DocumentIndex copy : copies) {
    if (other == copy) continue;
    if (corpus.label(copy).id == judged.id) return copy;
    if (!first) first = copy;
  }
  return first;
}

std::uint64_t pairs_of(const JudgedPair& judged, const JudgedPlaces& places) {
  const std::uint64_t a = places.at(judged.a.text).size(), b = places.at(judged.b.text).size();
  return judged.a.text == judged.b.text ? a * (a - 1) / 2 : a * b;
}

}  // namespace

JudgedPlaces places_of(const Verdicts& verdicts, const TextDigests& digests) {
  JudgedPlaces places;
  for (const JudgedPair& pair : verdicts.pairs()) {
    places.try_emplace(pair.a.text);
    places.try_emplace(pair.b.text);
  }
  if (places.empty()) return places;
  for (std::size_t i = 0; i < digests.size(); ++i)
    if (const auto place = places.find(digests[i]); place != places.end()) place->second.push_back(DocumentIndex(i));
  return places;
}

std::vector<LocatedPair> locate(const Verdicts& verdicts, const TextDigests& digests, const Corpus& corpus) {
  const JudgedPlaces places = places_of(verdicts, digests);
  std::vector<LocatedPair> located;
  for (std::size_t number = 0; number < verdicts.size(); ++number) {
    const JudgedPair& pair = verdicts.pairs()[number];
    const auto a = copy_of(pair.a, places.at(pair.a.text), corpus, std::nullopt);
    const auto b = a ? copy_of(pair.b, places.at(pair.b.text), corpus, a) : std::nullopt;
    if (b) located.push_back({std::min(*a, *b), std::max(*a, *b), number, pairs_of(pair, places)});
  }
  return located;
}

Verdicts verdicts_on(const Corpus& corpus, const TextDigests& digests, const Verdicts& verdicts) {
  Verdicts here;
  for (const LocatedPair& pair : locate(verdicts, digests, corpus)) here.put(verdicts.pairs()[pair.number]);
  return here;
}

Result<VerdictView> view_of(const VerdictView& view, const std::shared_ptr<const Corpus>& corpus,
                            const Progress& progress) {
  if (view.digests && view.corpus == corpus) return view;
  return digest_texts(*corpus, progress).transform([&](const auto& digests) {
    return VerdictView{view.verdicts, corpus, digests};
  });
}

}  // namespace lookalike
