#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus_builder.h"

namespace lookalike {

/// The path that names the built-in corpus.
inline constexpr std::string_view kBuiltinCorpus = "builtin";

struct LoadOptions {
  CorpusFormat format = CorpusFormat::automatic;         // otherwise: read as this, whatever the content looks like
  std::string text_column;                               // CSV column or JSON field; empty: "review/text" or "text"
  std::string id_column;                                 // empty: "Id" or "id" where there is one
  std::string title_column;                              // empty: "Title" or "title" where there is one
  bool no_id = false, no_title = false;                  // take none, even where there is one
  bool strip_mail_headers = false;                       // text files: drop everything up to the first blank line
  SampleOptions sample;                                  // applied while reading; memory follows the sample
  std::uint64_t map_from = CorpusBuilder::kMapFrom;      // bytes of a file whose texts are mapped rather than copied
  std::uint64_t copied_texts = StoredTexts::kUnlimited;  // bytes of texts; the others are left or packed

  std::uint64_t range_bytes = std::uint64_t{4} << 20;  // files of a folder that are read in a row, on one core
  std::uint64_t split_from = std::uint64_t{8} << 20;   // bytes of a file of records that is read in parts
  std::uint64_t part_bytes = std::uint64_t{16} << 20;  // of such a part, at most

  bool operator==(const LoadOptions&) const = default;
};

/// Reads files, folders and archives into one corpus; the kind of each is told by its content. Damaged records are
/// skipped or kept as well as possible and listed in the report. Errors: unreadable, wrong_content (says what was
/// expected and what was found), cancelled. The single path "builtin" generates the built-in corpus.
Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const Progress& progress);

}  // namespace lookalike
