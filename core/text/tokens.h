#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/corpus/corpus.h"
#include "core/text/text_options.h"

namespace lookalike {

/// One document's tokens: `text` holds them joined by exactly one space, `starts` the byte offset of each.
/// In character mode `text` is the normalised text and `starts` the byte offset of each character.
struct TokenView {
  std::string_view text;
  std::span<const std::uint32_t> starts;

  std::size_t size() const { return starts.size(); }
  /// Bytes of units [first, first + count), words with the single spaces between them.
  std::string_view span(std::size_t first, std::size_t count, bool words) const {
    const std::size_t begin = starts[first];
    const std::size_t next = first + count;
    const std::size_t end = next < starts.size() ? starts[next] - (words ? 1 : 0) : text.size();
    return text.substr(begin, end - begin);
  }
};

struct StringHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
using StopWords = std::unordered_set<std::string, StringHash, std::equal_to<>>;

class Tokeniser;

/// Tokens of every document of a corpus. They are kept, in blocks that are made in parallel, or made anew whenever they
/// are read, which takes no memory; a TokenReader reads both.
class TokenTable {
 public:
  TokenTable();
  ~TokenTable();

  std::size_t documents() const { return documents_; }
  bool kept() const { return source_ == nullptr; }
  /// Only of kept tokens.
  TokenView operator[](DocumentIndex document) const;
  std::uint64_t bytes() const;  // resident size
  ShingleUnit unit() const { return unit_; }
  /// The words that were left out, so that a text from outside is read by the same list.
  const std::shared_ptr<const StopWords>& stop_words() const { return stop_words_; }

 private:
  friend class TokenTableMaker;
  friend class TokenReader;
  friend Result<std::shared_ptr<const TokenTable>> tokenise_on_demand(std::shared_ptr<const Corpus>, const TextOptions&,
                                                                      ShingleUnit);
  static constexpr std::size_t kBlock = 256;  // documents
  struct Block {
    std::vector<char> text;
    std::vector<std::uint32_t> starts;
    std::vector<std::uint64_t> text_ends, start_ends;  // one a document, cumulated
  };
  std::vector<Block> blocks_;
  std::size_t documents_ = 0;
  ShingleUnit unit_ = ShingleUnit::word;
  std::shared_ptr<const StopWords> stop_words_;
  std::shared_ptr<const Corpus> source_;  // of tokens that are not kept
  std::unique_ptr<const Tokeniser> tokeniser_;
};

/// Reads the tokens of one document after the other, kept or not; one a thread.
class TokenReader {
 public:
  explicit TokenReader(const TokenTable& table);
  ~TokenReader();

  /// Valid until the next document is read; incomplete after cancellation.
  TokenView read(DocumentIndex document, const Progress& progress);

 private:
  struct Scratch;
  const TokenTable& table_;
  std::unique_ptr<Scratch> scratch_;
};

/// "none", "nltk", "glasgow" or a file with one word a line. Errors: bad_usage (no such file).
Result<std::shared_ptr<const StopWords>> load_stop_words(const std::string& name);

/// Normalises and splits every document, in parallel. The unit is needed because character shingles keep white space.
/// O(bytes). Errors: bad_usage (stop-word file), cancelled.
Result<std::shared_ptr<const TokenTable>> tokenise(const Corpus& corpus, const TextOptions& options, ShingleUnit unit,
                                                   const Progress& progress);

/// The same without keeping the tokens: every reader makes them anew. O(1). Errors: bad_usage (stop-word file).
Result<std::shared_ptr<const TokenTable>> tokenise_on_demand(std::shared_ptr<const Corpus> corpus,
                                                             const TextOptions& options, ShingleUnit unit);

/// The tokens of one text under the same rules, as a table of one document. Errors: cancelled.
Result<std::shared_ptr<const TokenTable>> tokenise(std::string_view text, const TextOptions& options, ShingleUnit unit,
                                                   std::shared_ptr<const StopWords> stop_words,
                                                   const Progress& progress);

}  // namespace lookalike
