#include "core/corpus/synthetic/planted_families.h"

#include <algorithm>

#include "core/corpus/source_records.h"
#include "core/corpus/synthetic/load_builtin.h"

namespace lookalike {
namespace {

constexpr const char* kColumn = "family";

}  // namespace

bool has_planted_families(const Corpus& corpus, const std::vector<std::string>& paths, const Progress& progress) {
  if (corpus.report().format == CorpusFormat::builtin) return true;
  const auto columns = source_columns(corpus, paths, progress);
  return columns && std::ranges::find(*columns, kColumn) != columns->end();
}

Result<std::vector<std::string>> planted_families(const Corpus& corpus, const std::vector<std::string>& paths,
                                                  const Progress& progress) {
  if (corpus.report().format != CorpusFormat::builtin) {
    auto families = read_source_column(corpus, paths, kColumn, progress);
    if (families || families.error().code == ErrorCode::cancelled) return families;
    return failure(families.error().code,
                   "This corpus has no planted families: they are known for the built-in corpus "
                   "and for files with a column \"family\". " +
                       families.error().message,
                   families.error().place);
  }
  const auto all = generate_corpus(kBuiltinCorpusOptions, {}, progress);
  if (!all) return tl::unexpected(all.error());
  std::vector<std::string> families;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const std::uint64_t family = all->family[*corpus.source(DocumentIndex(i)).record - 1];
    families.push_back(family == 0 ? "" : std::to_string(family));
  }
  return families;
}

}  // namespace lookalike
