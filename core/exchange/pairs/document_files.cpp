#include "core/exchange/pairs/document_files.h"

#include "core/exchange/pairs/line_file.h"
#include "core/exchange/pairs/packed_file.h"
#include "core/text/tokens.h"

namespace lookalike {
namespace {

/// The result of `text_of(position)` is valid until the next call.
template <typename TextOf>
Result<void> write_texts(const Corpus& corpus, const std::string& path, const Progress& progress,
                         const TextOf& text_of) {
  PackedFile file(path);
  const auto append = [&](std::string& lines, std::size_t i) {
    const DocumentIndex position(i);
    lines.append("{\"position\":").append(std::to_string(position.value)).append(",");
    append_document_fields(lines, corpus.label(position), text_of(position));
  };
  return write_lines(file, {}, corpus.size(), progress, append, [&] { return corpus.check_texts(); });
}

}  // namespace

Result<void> write_documents(const Corpus& corpus, const std::string& path, const Progress& progress) {
  Document document;  // owns a text made for the caller
  return write_texts(corpus, path, progress, [&](DocumentIndex position) {
    document = corpus[position];
    return document.text;
  });
}

Result<void> write_cleaned_documents(const std::shared_ptr<const Corpus>& corpus, const Recipe& recipe,
                                     const std::string& path, const Progress& progress) {
  const auto tokens = tokenise_on_demand(corpus, recipe.text, recipe.shingles.unit);
  if (!tokens) return tl::unexpected(tokens.error());
  TokenReader reader(**tokens);
  return write_texts(*corpus, path, progress, [&](DocumentIndex position) {
    const TokenView read = reader.read(position, progress);
    return read.size() > 0 ? read.text : std::string_view();
  });
}

}  // namespace lookalike
