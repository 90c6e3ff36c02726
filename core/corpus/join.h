#pragma once

#include <cstdint>
#include <memory>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"

namespace lookalike {

/// Appends the documents of `second` to those of `first`. The corpus can be run, but not reread from its source. Copies
/// texts, into memory up to `copied_texts` bytes. O(bytes). Errors: unreadable, too_large, cancelled.
Result<std::shared_ptr<const Corpus>> join(const Corpus& first, const Corpus& second, std::uint64_t copied_texts,
                                           const Progress& progress);

}  // namespace lookalike
