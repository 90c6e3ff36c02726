#pragma once

#include "core/corpus/corpus.h"

namespace lookalike {

/// Detects texts that could not be read since construction. Check every result derived from texts: an unreadable text
/// is replaced by a sentence.
class TextWatch {
 public:
  /// `corpus` must outlive it.
  explicit TextWatch(const Corpus& corpus) : corpus_(corpus), before_(corpus.unread_texts()) {}

  /// Errors: unreadable.
  Result<void> check() const {
    if (auto lost = corpus_.lost_texts()) return tl::unexpected(std::move(*lost));
    if (corpus_.unread_texts() == before_) return {};
    return tl::unexpected(*corpus_.reading_error());
  }

 private:
  const Corpus& corpus_;
  std::uint64_t before_;
};

}  // namespace lookalike
