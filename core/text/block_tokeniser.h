#pragma once

#include <tbb/enumerable_thread_specific.h>

#include "core/corpus/corpus.h"
#include "core/text/token_block.h"
#include "core/text/tokeniser.h"

namespace lookalike {

/// Splits documents block by block; threads share it.
class BlockTokeniser {
 public:
  BlockTokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words)
      : tokeniser_(options, unit, stop_words) {}

  /// The tokens of `documents` documents, each given by `document_of(i)`; valid until this thread makes the
  /// next block. Incomplete after cancellation.
  template <typename DocumentOf>
  TokenBlock tokenise(std::size_t documents, const DocumentOf& document_of, const Progress& progress) {
    auto& [text, starts] = room_.local();
    text.clear();
    starts.clear();
    TokenBlock block;
    for (std::size_t i = 0; i < documents && !progress.cancelled(); ++i) {
      const Document document = document_of(i);
      tokeniser_.append(document.text, text, starts, progress);
      block.text_ends.push_back(text.size());
      block.start_ends.push_back(starts.size());
    }
    block.text = text;
    block.starts = starts;
    return block;
  }

 private:
  struct Room {
    std::vector<char> text;
    std::vector<std::uint32_t> starts;
  };
  tbb::enumerable_thread_specific<Room> room_;
  const Tokeniser tokeniser_;
};

}  // namespace lookalike
