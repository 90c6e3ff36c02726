#include "core/text/tokens.h"

#include <tbb/enumerable_thread_specific.h>

#include "core/base/parallel.h"
#include "core/base/resources.h"
#include "core/base/whole_file.h"
#include "core/text/tokeniser.h"

namespace lookalike {
namespace {

std::string_view trimmed(std::string_view line) {
  constexpr std::string_view kSpace = " \t\r\n\v\f";
  const auto begin = line.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(kSpace) - begin + 1);
}

StopWords words_of_lines(std::string_view text) {
  StopWords words;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto word = trimmed(text.substr(0, end));
    if (!word.empty()) words.emplace(word);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

}  // namespace

Result<std::shared_ptr<const StopWords>> load_stop_words(const std::string& name) {
  if (name == "none") return std::make_shared<const StopWords>();
  if (const auto list = embedded_resource("stop_words/" + name + ".txt"); !list.empty())
    return std::make_shared<const StopWords>(words_of_lines(list));
  const auto text = read_whole_file(name);
  if (!text)
    return failure(ErrorCode::bad_usage,
                   "text.stop_words is none, nltk, glasgow or a file with one word a line. " + text.error().message,
                   text.error().place);
  return std::make_shared<const StopWords>(words_of_lines(*text));
}

TokenTable::TokenTable() = default;
TokenTable::~TokenTable() = default;

TokenView TokenTable::operator[](DocumentIndex document) const {
  const Block& block = blocks_[document / kBlock];
  const std::size_t i = document % kBlock;
  const std::size_t text_begin = i ? block.text_ends[i - 1] : 0;
  const std::size_t start_begin = i ? block.start_ends[i - 1] : 0;
  return {{block.text.data() + text_begin, block.text_ends[i] - text_begin},
          {block.starts.data() + start_begin, block.start_ends[i] - start_begin}};
}

std::uint64_t TokenTable::bytes() const {
  std::uint64_t bytes = 0;
  for (const Block& block : blocks_)
    bytes += block.text.capacity() + block.starts.capacity() * sizeof(std::uint32_t) +
             (block.text_ends.capacity() + block.start_ends.capacity()) * sizeof(std::uint64_t);
  return bytes;
}

/// Fills a table block by block.
class TokenTableMaker {
 public:
  TokenTableMaker(std::size_t documents, const TextOptions& options, ShingleUnit unit,
                  std::shared_ptr<const StopWords> stop_words)
      : tokeniser_(options, unit, *stop_words) {
    table_->documents_ = documents;
    table_->unit_ = unit;
    table_->stop_words_ = std::move(stop_words);
    table_->blocks_.resize((documents + TokenTable::kBlock - 1) / TokenTable::kBlock);
  }

  template <typename TextOf>
  Result<std::shared_ptr<const TokenTable>> make(const TextOf& text_of, const Progress& progress) {
    const auto fill = [&](std::size_t block) { fill_block(block, text_of, progress); };
    if (const auto done = parallel_for_each(table_->blocks_.size(), 1, progress, fill); !done)
      return tl::unexpected(done.error());
    return std::shared_ptr<const TokenTable>(std::move(table_));
  }

 private:
  template <typename TextOf>
  void fill_block(std::size_t index, const TextOf& text_of, const Progress& progress) {
    TokenTable::Block& block = table_->blocks_[index];
    auto& [text, starts] = room_.local();  // grows once, so that a block takes just what it needs
    text.clear();
    starts.clear();
    const std::size_t end = std::min(table_->documents_, (index + 1) * TokenTable::kBlock);
    for (std::size_t document = index * TokenTable::kBlock; document < end && !progress.cancelled(); ++document) {
      tokeniser_.append(text_of(document).text, text, starts, progress);
      block.text_ends.push_back(text.size());
      block.start_ends.push_back(starts.size());
    }
    block.text = text;
    block.starts = starts;
  }

  struct Room {
    std::vector<char> text;
    std::vector<std::uint32_t> starts;
  };
  tbb::enumerable_thread_specific<Room> room_;
  const Tokeniser tokeniser_;
  std::shared_ptr<TokenTable> table_ = std::make_shared<TokenTable>();
};

Result<std::shared_ptr<const TokenTable>> tokenise(const Corpus& corpus, const TextOptions& options, ShingleUnit unit,
                                                   const Progress& progress) {
  const auto stop_words = load_stop_words(options.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  return TokenTableMaker(corpus.size(), options, unit, *stop_words)
      .make([&](std::size_t i) { return corpus[DocumentIndex(i)]; }, progress);
}

Result<std::shared_ptr<const TokenTable>> tokenise_on_demand(std::shared_ptr<const Corpus> corpus,
                                                             const TextOptions& options, ShingleUnit unit) {
  auto stop_words = load_stop_words(options.stop_words);
  if (!stop_words) return tl::unexpected(stop_words.error());
  auto table = std::make_shared<TokenTable>();
  table->documents_ = corpus->size();
  table->unit_ = unit;
  table->tokeniser_ = std::make_unique<const Tokeniser>(options, unit, **stop_words);
  table->stop_words_ = std::move(*stop_words);
  table->source_ = std::move(corpus);
  return std::shared_ptr<const TokenTable>(std::move(table));
}

struct TokenReader::Scratch {
  std::vector<char> text;
  std::vector<std::uint32_t> starts;
};

TokenReader::TokenReader(const TokenTable& table) : table_(table), scratch_(new Scratch) {}
TokenReader::~TokenReader() = default;

TokenView TokenReader::read(DocumentIndex document, const Progress& progress) {
  if (table_.kept()) return table_[document];
  scratch_->text.clear();
  scratch_->starts.clear();
  table_.tokeniser_->append((*table_.source_)[document].text, scratch_->text, scratch_->starts, progress);
  return {{scratch_->text.data(), scratch_->text.size()}, scratch_->starts};
}

Result<std::shared_ptr<const TokenTable>> tokenise(std::string_view text, const TextOptions& options, ShingleUnit unit,
                                                   std::shared_ptr<const StopWords> stop_words,
                                                   const Progress& progress) {
  return TokenTableMaker(1, options, unit, std::move(stop_words))
      .make(
          [&](std::size_t) {
            return Document{{}, {}, {}, text};
          },
          progress);
}

}  // namespace lookalike
