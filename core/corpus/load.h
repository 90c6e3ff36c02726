#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/corpus/load_options.h"

namespace lookalike {

/// Reads files, folders and archives into one corpus; infers the kind of each from its content. Damaged records are
/// skipped or salvaged and listed in the report. Errors: unreadable, wrong_content (says what was expected and what was
/// found), cancelled. The single path "builtin" generates the built-in corpus.
Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const Progress& progress);

/// Appends the documents of `second` to those of `first`. The corpus can be run, but not reread from its source. Copies
/// texts, into memory up to `copied_texts` bytes. O(bytes). Errors: unreadable, too_large, cancelled.
Result<std::shared_ptr<const Corpus>> join(const Corpus& first, const Corpus& second, std::uint64_t copied_texts,
                                           const Progress& progress);

/// Decodes a text from outside the corpus as a loader would decode a text file: UTF-16 by its byte order mark,
/// otherwise UTF-8 or Windows-1252, without a byte order mark or NUL. Errors: wrong_content (longer than a record may
/// be).
Result<std::string> decode_text(std::string_view bytes);

}  // namespace lookalike
