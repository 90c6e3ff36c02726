#include "app/cli/document_name.h"

#include <algorithm>

#include "app/cli/terminal.h"

namespace lookalike::cli {

std::string name_of(const Corpus& corpus, DocumentIndex index) {
  const Document document = corpus.label(index);
  std::string name(document.title.empty() ? document.id : document.title);
  name = printable(std::move(name));
  std::replace(name.begin(), name.end(), '\n', ' ');
  constexpr std::size_t kLongest = 60;
  if (name.size() <= kLongest) return name;
  std::size_t cut = kLongest;
  while (cut > 0 && (static_cast<unsigned char>(name[cut]) & 0xC0) == 0x80) --cut;
  return name.substr(0, cut) + "...";
}

}  // namespace lookalike::cli
