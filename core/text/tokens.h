#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/text/stop_words.h"
#include "core/text/text_options.h"
#include "core/text/token_block.h"

namespace lookalike {

class Tokeniser;

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
