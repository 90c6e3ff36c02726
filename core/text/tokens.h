#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/large_array.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/text/stop_words.h"
#include "core/text/text_options.h"

namespace lookalike {

class Tokeniser;

/// One document's tokens: `text` contains them joined by exactly one space, `starts` the byte offset of each. In
/// character mode `text` is the normalised text and `starts` the byte offset of each character. If there is no token,
/// `text` is the original text.
struct TokenView {
  std::string_view text;
  std::span<const std::uint32_t> starts;

  std::size_t size() const { return starts.size(); }
  /// Bytes of units [first, first + count), including the single spaces between words.
  std::string_view span(std::size_t first, std::size_t count, bool words) const {
    const std::size_t begin = starts[first];
    const std::size_t next = first + count;
    const std::size_t end = next < starts.size() ? starts[next] - (words ? 1 : 0) : text.size();
    return text.substr(begin, end - begin);
  }
};

/// Tokens of consecutive documents. `text` and `starts` are views of memory that the next block reuses unless they are
/// stored.
struct TokenBlock {
  static constexpr std::size_t kDocuments = 256;  // in every block but the last

  std::span<const char> text;
  std::span<const std::uint32_t> starts;
  std::vector<std::uint64_t> text_ends, start_ends;  // one per document, cumulative

  TokenView operator[](std::size_t document) const {
    const std::size_t text_begin = document ? text_ends[document - 1] : 0;
    const std::size_t start_begin = document ? start_ends[document - 1] : 0;
    return {{text.data() + text_begin, text_ends[document] - text_begin},
            {starts.data() + start_begin, start_ends[document] - start_begin}};
  }
  /// The same with the tokens copied into a store, which must outlive the block.
  TokenBlock stored(ArrayStore& store) && {
    return {store.keep(text), store.keep(starts), std::move(text_ends), std::move(start_ends)};
  }
  std::uint64_t bytes() const {
    return text.size_bytes() + starts.size_bytes() +
           (text_ends.capacity() + start_ends.capacity()) * sizeof(std::uint64_t);
  }
};

/// Tokens of every document of a corpus. They are stored in blocks made in parallel, or recomputed for each read, which
/// takes no memory; a TokenReader reads both.
class TokenTable {
 public:
  TokenTable();
  /// Takes blocks of TokenBlock::kDocuments, the last with fewer, stored in `store`.
  TokenTable(std::vector<TokenBlock> blocks, std::shared_ptr<const ArrayStore> store, std::size_t documents,
             ShingleUnit unit, std::shared_ptr<const StopWords> stop_words);
  ~TokenTable();

  std::size_t documents() const { return documents_; }
  bool stored() const { return source_ == nullptr; }
  /// Only for stored tokens.
  TokenView operator[](DocumentIndex document) const;
  std::uint64_t bytes() const;  // resident size
  ShingleUnit unit() const { return unit_; }
  /// The list of removed words, so that a text from outside is split by the same list.
  const std::shared_ptr<const StopWords>& stop_words() const { return stop_words_; }

 private:
  friend class TokenReader;
  friend std::shared_ptr<const TokenTable> tokenise_on_demand(std::shared_ptr<const Corpus>, const TextOptions&,
                                                              ShingleUnit, std::shared_ptr<const StopWords>);
  std::shared_ptr<const ArrayStore> store_;
  std::vector<TokenBlock> blocks_;
  std::size_t documents_ = 0;
  ShingleUnit unit_ = ShingleUnit::word;
  std::shared_ptr<const StopWords> stop_words_;
  std::shared_ptr<const Corpus> source_;  // of tokens that are not stored
  std::unique_ptr<const Tokeniser> tokeniser_;
};

/// Reads the tokens of one document after another, stored or not. Use one reader per thread.
class TokenReader {
 public:
  explicit TokenReader(const TokenTable& table);
  ~TokenReader();

  /// Valid until the next read; incomplete after cancellation.
  TokenView read(DocumentIndex document, const Progress& progress);

 private:
  struct Scratch;
  const TokenTable& table_;
  std::unique_ptr<Scratch> scratch_;
};

/// Normalises and splits every document, in parallel. The unit is needed because character shingles keep white space.
/// O(bytes). Errors: bad_usage (stop-word file), cancelled.
Result<std::shared_ptr<const TokenTable>> tokenise(const Corpus& corpus, const TextOptions& options, ShingleUnit unit,
                                                   const Progress& progress);

/// The same without storing the tokens: every reader recomputes them. O(1). Errors: bad_usage (stop-word file).
Result<std::shared_ptr<const TokenTable>> tokenise_on_demand(std::shared_ptr<const Corpus> corpus,
                                                             const TextOptions& options, ShingleUnit unit);
std::shared_ptr<const TokenTable> tokenise_on_demand(std::shared_ptr<const Corpus> corpus, const TextOptions& options,
                                                     ShingleUnit unit, std::shared_ptr<const StopWords> stop_words);

/// The tokens of one text under the same rules, as a table of one document. Errors: cancelled.
Result<std::shared_ptr<const TokenTable>> tokenise(std::string_view text, const TextOptions& options, ShingleUnit unit,
                                                   std::shared_ptr<const StopWords> stop_words,
                                                   const Progress& progress);

}  // namespace lookalike
