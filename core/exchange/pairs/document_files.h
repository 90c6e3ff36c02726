#pragma once

#include <memory>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/pipeline/recipe.h"

namespace lookalike {

/// Writes every document as a line of JSON, in order, so that another engine starts from the same texts: `position` (as
/// in a pair's a and b), `id`, `title`, and the original `text`. Compressed if the name ends in .gz or .zst. O(bytes).
/// Errors: unwritable, unreadable (a text that was left in its file), cancelled.
Result<void> write_documents(const Corpus& corpus, const std::string& path, const Progress& progress);

/// The same with a recipe's tokens, joined by one space, in place of each text; for characters, the normalised text.
/// Errors: those above, and bad_usage (stop words).
Result<void> write_cleaned_documents(const std::shared_ptr<const Corpus>& corpus, const Recipe& recipe,
                                     const std::string& path, const Progress& progress);

}  // namespace lookalike
