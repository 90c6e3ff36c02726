#include "core/corpus/document_label.h"

#include <algorithm>

namespace lookalike {

std::string_view document_name_bytes(const Document& document) {
  const std::string_view name = !document.title.empty()  ? document.title
                                : !document.text.empty() ? document.text
                                                         : document.id;
  std::size_t end = std::min(name.size(), kNameBytes);
  while (end > 0 && end < name.size() && (name[end] & 0xC0) == 0x80) --end;
  return name.substr(0, end);
}

namespace {

/// Whether a document's title identifies it: false if a third of some other documents share it, as in reviews of the
/// same product. Asks six neighbours in the source, where related documents are often adjacent, and six spread over all
/// of it.
bool title_tells_apart(const Corpus& corpus, DocumentIndex index) {
  constexpr std::size_t kAround = 6, kSpread = 6;
  if (corpus.size() < kAround) return true;
  const std::string_view title = corpus.label(index).title;
  std::size_t asked = 0, same = 0;
  const auto ask = [&](std::size_t other) {
    if (other == index.value || other >= corpus.size()) return;
    ++asked;
    same += corpus.label(DocumentIndex(other)).title == title;
  };
  const std::size_t first = index.value - std::min<std::size_t>(index.value, kAround / 2);
  for (std::size_t i = 0; i <= kAround; ++i) ask(first + i);
  for (std::size_t i = 0; i < kSpread; ++i) ask(corpus.size() * i / kSpread);
  return 3 * same < asked;
}

}  // namespace

Document document_to_name(const Corpus& corpus, DocumentIndex index) {
  Document document = corpus.label(index);
  if (!document.title.empty() && title_tells_apart(corpus, index)) return document;
  document = corpus[index];
  if (!document.text.empty()) document.title = {};
  return document;
}

}  // namespace lookalike
