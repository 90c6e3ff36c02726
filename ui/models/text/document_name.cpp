#include "ui/models/text/document_name.h"

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kNameBytes = 160;  // more than any column shows

}  // namespace

std::string_view document_name_bytes(const Document& document) {
  const std::string_view name = !document.title.empty()  ? document.title
                                : !document.text.empty() ? document.text
                                                         : document.id;
  return name.substr(0, kNameBytes);
}

QString document_name(const Document& document) {
  const std::string_view bytes = document_name_bytes(document);
  QString name = to_qstring(bytes).simplified();
  if (bytes.size() == kNameBytes) name.chop(1);  // the cut may have split a character
  return name;
}

Document document_to_name(const Corpus& corpus, DocumentIndex index) {
  const Document label = corpus.label(index);
  return label.title.empty() ? corpus[index] : label;
}

}  // namespace lookalike
