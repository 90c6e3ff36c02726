#include "core/pipeline/first_pass.h"

#include <chrono>
#include <new>
#include <utility>

#include "core/base/parallel.h"
#include "core/corpus/doubled_quotes.h"
#include "core/sketch/min_hash_kernels.h"

namespace lookalike {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kUsualText = 1'000;                   // bytes of a document, to guess their number by
constexpr std::size_t kMostCopied = std::size_t{32} << 20;  // bytes that wait; then the reader lends a hand

// Adds the time since `start` and sets that to now.
void add_time(std::atomic<std::int64_t>& ticks, Clock::time_point& start) {
  const auto now = Clock::now();
  ticks += (now - std::exchange(start, now)).count();
}

Document document_with(const TextBlock::Text& text) {
  Document document;
  if (text.quotes_doubled) document.owned = std::make_shared<const std::string>(undouble(text.written, text.length));
  document.text = document.owned ? std::string_view(*document.owned) : std::string_view(text.written, text.length);
  return document;
}

}  // namespace

std::unique_ptr<FirstPass> FirstPass::before(const Recipe& recipe, const std::string& kernel, std::uint64_t memory) {
  if (recipe.sample.size != 0 || !threads_allowed() || !problems(recipe).empty()) return nullptr;
  const MinHashKernel* found = find_min_hash_kernel(kernel);
  auto stop_words = load_stop_words(recipe.text.stop_words);
  if (!found || !stop_words) return nullptr;
  auto signer = Signer::make_before(recipe.sketch, recipe.shingles, *found);
  if (!signer) return nullptr;
  return std::unique_ptr<FirstPass>(
      new FirstPass(recipe, std::move(*stop_words), std::move(*signer), run_memory(memory)));
}

FirstPass::FirstPass(const Recipe& recipe, std::shared_ptr<const StopWords> stop_words,
                     std::shared_ptr<const Signer> signer, std::uint64_t memory)
    : recipe_(recipe),
      stop_words_(std::move(stop_words)),
      signer_(std::move(signer)),
      memory_(memory),
      tokeniser_(recipe.text, recipe.shingles.unit, *stop_words_),
      shingler_(recipe.shingles),
      arena_(tbb::task_arena::automatic, 1, tbb::task_arena::priority::low) {
  if (signer_) signatures_ = std::make_shared<SignatureMatrix>(0, recipe_.sketch.hashes);
}

void FirstPass::begin(const LikelyTexts& likely) {
  keeping_ = what_fits(memory_, likely.copied, likely.bytes / kUsualText, likely.bytes, recipe_);
}

void FirstPass::take(TextBlock texts) {
  if (lost()) return;
  if (kept_ > memory_) return abandon();
  const std::size_t first = std::exchange(documents_, documents_ + texts.texts.size());
  if (signatures_) signatures_->grow(documents_);
  {
    const std::lock_guard lock(mutex_);
    copied_ += texts.copied;
    waiting_.push_back(&blocks_.emplace_back(Block{first, std::move(texts), {}, {}}));
  }
  wake_one();
  while (copied_ > kMostCopied && !lost()) work_on_next();
}

void FirstPass::wake_one() {
  const std::lock_guard lock(mutex_);
  if (lost() || waiting_.empty() || awake_ == static_cast<std::size_t>(arena_.max_concurrency())) return;
  ++awake_;
  arena_.enqueue(group_.defer([this] {
    work_on_next();
    {
      const std::lock_guard done(mutex_);
      --awake_;
    }
    wake_one();  // as another task: between tasks a core goes back to reading when it is needed there
  }));
}

void FirstPass::work_on_next() {
  if (Block* block = next()) work_on(*block, Progress(stop_.get_token()));
}

FirstPass::Block* FirstPass::next() {
  const std::lock_guard lock(mutex_);
  if (lost() || waiting_.empty()) return nullptr;
  Block* const block = waiting_.front();
  waiting_.pop_front();
  copied_ -= block->texts.copied;
  return block;
}

void FirstPass::put_back(Block& block) {
  const std::lock_guard lock(mutex_);
  waiting_.push_front(&block);
  copied_ += block.texts.copied;
}

void FirstPass::work_on(Block& block, const Progress& progress) {
  try {
    make(block, progress);
  } catch (const std::bad_alloc&) {
    stop_.request_stop();
    return;
  }
  if (progress.cancelled()) return put_back(block);
  block.texts = {};
  kept_ += block.tokens.bytes() + block.sets.bytes() + block.sets.token_counts.size() * recipe_.sketch.hashes * 4;
}

void FirstPass::make(Block& block, const Progress& progress) {
  auto start = Clock::now();
  const std::size_t documents = block.texts.texts.size();
  const auto document_of = [&](std::size_t i) { return document_with(block.texts.texts[i]); };
  TokenBlock tokens = tokeniser_.tokenise(documents, document_of, progress);
  add_time(clean_, start);
  if (progress.cancelled()) return;
  ShingleBlock sets = shingler_.make(
      documents, [&](std::size_t i) { return tokens[i]; }, progress);
  add_time(shingle_, start);
  if (progress.cancelled()) return;
  if (signer_) sign(block.first, tokens, sets, progress);
  add_time(sign_, start);
  block.sets = keeping_ == Keeping::nothing ? sets.without_sets() : std::move(sets).kept(*set_store_);
  add_time(shingle_, start);
  if (keeping_ == Keeping::tokens_and_sets) block.tokens = std::move(tokens).kept(*token_store_);
  add_time(clean_, start);
}

void FirstPass::sign(std::size_t first, const TokenBlock& tokens, const ShingleBlock& sets, const Progress& progress) {
  for (std::size_t i = 0; i < sets.ends.size() && !progress.cancelled(); ++i) {
    const auto signature = (*signatures_)[DocumentIndex(first + i)];
    std::ranges::fill(signature, SignatureMatrix::kEmpty);
    signer_->lower(tokens[i], sets[i], inputs_.local(), signature, progress);
  }
}

void FirstPass::end(std::shared_ptr<const Corpus> corpus) {
  if (!lost()) corpus_ = std::move(corpus);
}

void FirstPass::abandon() {
  stop_.request_stop();
  settle();
  const std::lock_guard lock(mutex_);
  waiting_.clear();
  blocks_.clear();
  token_store_.reset();
  set_store_.reset();
  signatures_.reset();
  corpus_.reset();
}

// From inside the arena, so that this thread lends a hand where no other is free.
void FirstPass::settle() {
  arena_.execute([this] { group_.wait(); });
}

// Whether the stages would keep the same.
bool FirstPass::as_expected() const {
  return corpus_ && !lost() && corpus_->size() == documents_ &&
         what_fits(memory_, corpus_->resident_bytes(), documents_, corpus_->text_bytes(), recipe_) == keeping_;
}

Result<std::optional<FirstPass::Made>> FirstPass::finish(const Progress& progress) {
  if (!as_expected()) {
    abandon();
    return std::optional<Made>();
  }
  std::size_t left = 0;
  {
    const std::lock_guard lock(mutex_);
    left = waiting_.size();
  }
  const auto done = parallel_for_each(left, 1, progress, [&](std::size_t) {
    if (Block* block = next()) work_on(*block, progress);
  });
  if (!done) return tl::unexpected(done.error());
  settle();
  return lost() ? std::nullopt : std::optional(collect());
}

FirstPass::Made FirstPass::collect() {
  Made made{nullptr, nullptr, signer_, signatures_};
  std::vector<TokenBlock> tokens;
  std::vector<ShingleBlock> sets;
  for (Block& block : blocks_) {
    tokens.push_back(std::move(block.tokens));
    sets.push_back(std::move(block.sets));
  }
  const ShingleUnit unit = recipe_.shingles.unit;
  made.tokens = keeping_ == Keeping::tokens_and_sets
                    ? std::make_shared<const TokenTable>(std::move(tokens), token_store_, documents_, unit, stop_words_)
                    : tokenise_on_demand(corpus_, recipe_.text, unit, stop_words_);
  const bool keeps_sets = keeping_ != Keeping::nothing;
  made.sets =
      std::make_shared<const ShingleSets>(std::move(sets), documents_, recipe_.shingles,
                                          keeps_sets ? set_store_ : nullptr, keeps_sets ? nullptr : made.tokens);
  const auto all = static_cast<double>(std::max<std::int64_t>(1, clean_ + shingle_ + sign_));
  made.clean = static_cast<double>(clean_) / all;
  made.shingle = static_cast<double>(shingle_) / all;
  made.sign = static_cast<double>(sign_) / all;
  return made;
}

}  // namespace lookalike
