#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/load.h"

namespace lookalike::fuzz {

using CorpusPointer = std::shared_ptr<const Corpus>;

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// Aborts with the broken promise unless it holds; libFuzzer then saves the input.
void demand(bool holds, std::string_view promise, std::source_location where = std::source_location::current());

/// The same, with the error's own sentence.
template <typename T>
void demand_done(const Result<T>& result, std::string_view promise,
                 std::source_location where = std::source_location::current()) {
  demand(result.has_value(), result ? promise : std::string(promise) + ": " + to_string(result.error()), where);
}

/// Writes a file in the temporary folder, which belongs to this process. Returns its path.
std::string write_file(const std::string& name, std::string_view content);
std::string temporary_file(const std::string& name);

/// Demands equal documents, places and damage.
void demand_same(const Corpus& a, const Corpus& b);

/// Loads a file on all cores, on one core with hardly any memory for texts, in small parts, and after a look at its
/// beginning; demands that all agree. Null if it cannot be loaded.
CorpusPointer load_all_ways(const std::string& path, const LoadOptions& options);

/// Demands that a pipe with the same bytes gives the same documents.
void demand_same_from_pipe(const Corpus& corpus, std::string_view content, const LoadOptions& options);

/// Demands that the values of the column, which are reread record by record, are the documents' texts.
void demand_texts_in_column(const Corpus& corpus, const std::vector<std::string>& paths, const std::string& column);

/// Writes the corpus, without every second document if `drop_some`, to a file with this ending, and demands that the
/// documents that stay read back with `options`.
void demand_clean_corpus_reads_back(const Corpus& corpus, const std::vector<std::string>& paths,
                                    const LoadOptions& options, const std::string& ending, bool drop_some);

}  // namespace lookalike::fuzz
