#pragma once

#include "core/corpus/corpus.h"

namespace lookalike {

/// Tells whether all texts of a corpus that were read since could be. What is made of texts asks when it is made:
/// a sentence that stands in place of a text is no text.
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
