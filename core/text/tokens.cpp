#include "core/text/tokens.h"

#include <tbb/enumerable_thread_specific.h>

#include "core/base/assertion.h"
#include "core/base/parallel.h"
#include "core/text/tokeniser.h"

namespace lookalike {
namespace {

/// Splits documents block by block; threads share it.
class BlockTokeniser {
 public:
  BlockTokeniser(const TextOptions& options, ShingleUnit unit, const StopWords& stop_words)
      : tokeniser_(options, unit, stop_words) {}

  /// The tokens of `documents` documents, where `document_of(i)` gives each document; valid until this thread makes the
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

constexpr std::size_t kBlock = TokenBlock::kDocuments;

template <typename DocumentOf>
Result<std::shared_ptr<const TokenTable>> tokenise_all(std::size_t documents, const DocumentOf& document_of,
                                                       const TextOptions& options, ShingleUnit unit,
                                                       std::shared_ptr<const StopWords> stop_words,
                                                       const Progress& progress) {
  BlockTokeniser tokeniser(options, unit, *stop_words);
  const auto store = std::make_shared<ArrayStore>();
  std::vector<TokenBlock> blocks((documents + kBlock - 1) / kBlock);
  const auto fill = [&](std::size_t block) {
    const std::size_t first = block * kBlock;
    const auto documents_of_block = [&](std::size_t i) { return document_of(first + i); };
    blocks[block] =
        tokeniser.tokenise(std::min(kBlock, documents - first), documents_of_block, progress).stored(*store);
  };
  if (const auto done = parallel_for_each(blocks.size(), 1, progress, fill); !done) return tl::unexpected(done.error());
  return std::make_shared<const TokenTable>(std::move(blocks), store, documents, unit, std::move(stop_words));
}

}  // namespace

TokenTable::TokenTable() = default;
TokenTable::~TokenTable() = default;

TokenTable::TokenTable(std::vector<TokenBlock> blocks, std::shared_ptr<const ArrayStore> store, std::size_t documents,
                       ShingleUnit unit, std::shared_ptr<const StopWords> stop_words)
    : store_(std::move(store)),
      blocks_(std::move(blocks)),
      documents_(documents),
      unit_(unit),
      stop_words_(std::move(stop_words)) {}

TokenView TokenTable::operator[](DocumentIndex document) const {
  LOOKALIKE_ASSERT(document / kBlock < blocks_.size());
  return blocks_[document / kBlock][document % kBlock];
}

std::uint64_t TokenTable::bytes() const {
  std::uint64_t bytes = 0;
  for (const TokenBlock& block : blocks_) bytes += block.bytes();
  return bytes;
}

Result<std::shared_ptr<const TokenTable>> tokenise(const Corpus& corpus, const TextOptions& options, ShingleUnit unit,
                                                   const Progress& progress) {
  const auto stop_words = load_stop_words(options.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  return tokenise_all(
      corpus.size(), [&](std::size_t i) { return corpus[DocumentIndex(i)]; }, options, unit, *stop_words, progress);
}

Result<std::shared_ptr<const TokenTable>> tokenise(std::string_view text, const TextOptions& options, ShingleUnit unit,
                                                   std::shared_ptr<const StopWords> stop_words,
                                                   const Progress& progress) {
  const auto document_of = [&](std::size_t) { return Document{{}, {}, {}, text}; };
  return tokenise_all(1, document_of, options, unit, std::move(stop_words), progress);
}

Result<std::shared_ptr<const TokenTable>> tokenise_on_demand(std::shared_ptr<const Corpus> corpus,
                                                             const TextOptions& options, ShingleUnit unit) {
  auto stop_words = load_stop_words(options.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  return tokenise_on_demand(std::move(corpus), options, unit, std::move(*stop_words));
}

std::shared_ptr<const TokenTable> tokenise_on_demand(std::shared_ptr<const Corpus> corpus, const TextOptions& options,
                                                     ShingleUnit unit, std::shared_ptr<const StopWords> stop_words) {
  auto table = std::make_shared<TokenTable>();
  table->documents_ = corpus->size();
  table->unit_ = unit;
  table->tokeniser_ = std::make_unique<const Tokeniser>(options, unit, *stop_words);
  table->stop_words_ = std::move(stop_words);
  table->source_ = std::move(corpus);
  return table;
}

struct TokenReader::Scratch {
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
};

TokenReader::TokenReader(const TokenTable& table) : table_(table), scratch_(new Scratch) {}
TokenReader::~TokenReader() = default;

TokenView TokenReader::read(DocumentIndex document, const Progress& progress) {
  if (table_.stored()) return table_[document];
  scratch_->text.clear();
  scratch_->starts.clear();
  table_.tokeniser_->append((*table_.source_)[document].text, scratch_->text, scratch_->starts, progress);
  return {{scratch_->text.data(), scratch_->text.size()}, scratch_->starts};
}

}  // namespace lookalike
