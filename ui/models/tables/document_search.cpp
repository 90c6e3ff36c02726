#include "ui/models/tables/document_search.h"

#include "ui/models/reading/text_search.h"

namespace lookalike {
namespace {

constexpr std::size_t kGrain = 1'024;  // documents between looks at the request to stop

std::optional<DocumentIndex> at_position(const Corpus& corpus, const QString& name) {
  bool is_number = false;
  const qulonglong position =
      QString(name).remove(u' ').remove(QChar(0x2009)).remove(QChar(0x202F)).toULongLong(&is_number);
  return is_number && position < corpus.size() ? std::optional(DocumentIndex(position)) : std::nullopt;
}

template <typename Matches>
std::optional<DocumentIndex> first_that(const Corpus& corpus, const Progress& progress, const Matches& matches) {
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    if (i % kGrain == 0 && progress.cancelled()) return {};
    if (matches(DocumentIndex(i))) return DocumentIndex(i);
  }
  return {};
}

}  // namespace

std::optional<DocumentIndex> find_document(const Corpus& corpus, const QString& name, const Progress& progress) {
  if (const auto position = at_position(corpus, name)) return position;
  const std::string id = name.trimmed().toStdString();
  if (const auto same = first_that(corpus, progress, [&](DocumentIndex i) { return corpus.label(i).id == id; }))
    return same;
  const TextSearch search(name);
  if (search.finds_everything()) return {};
  std::string room;
  return first_that(corpus, progress, [&](DocumentIndex i) { return search.finds(corpus[i], room); });
}

}  // namespace lookalike
