#include "core/pipeline/first_pass.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

#include "core/base/parallel.h"
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

Document document_with(const WrittenText& text) {
  Document document;
  if (!text.is_text()) document.owned = std::make_shared<const std::string>(decode(text));
  document.text = document.owned ? std::string_view(*document.owned) : text.bytes;
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
      spare_cores_([this](const std::stop_token& stop) { return work_on_next(Progress(stop)); }) {
  if (signer_) signatures_ = std::make_shared<SignatureMatrix>(0, recipe_.sketch.hashes);
}

void FirstPass::begin(const LikelyTexts& likely, std::stop_token stop) {
  reading_ = std::move(stop);
  room_ = memory_ - std::min(memory_, likely.copied);
  keeping_ = what_fits(memory_, likely.copied, likely.bytes / kUsualText, likely.bytes, recipe_);
}

// The corpus can do without.
bool FirstPass::take(TextBlock texts) {
  try {
    if (!too_much()) add(std::move(texts));
    while (copied_ > kMostCopied && work_on_next(Progress(reading_))) continue;
  } catch (const std::bad_alloc&) {
    lost_ = true;
  }
  if (too_much()) abandon();
  return !lost_;
}

void FirstPass::add(TextBlock texts) {
  const std::size_t first = std::exchange(documents_, documents_ + texts.texts.size());
  if (signatures_) signatures_->grow(documents_);
  {
    const std::lock_guard lock(mutex_);
    copied_ += texts.copied;
    waiting_.push_back(&blocks_.emplace_back(Block{first, std::move(texts), {}, {}}));
  }
  spare_cores_.wake();
}

// More text than was expected. Where nothing is kept, no other way takes less.
bool FirstPass::too_much() const {
  return lost_ || (keeping_ != Keeping::nothing && kept_ > room_);
}

FirstPass::Block* FirstPass::next() {
  const std::lock_guard lock(mutex_);
  if (waiting_.empty()) return nullptr;
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

bool FirstPass::work_on_next(const Progress& progress) {
  Block* const block = progress.cancelled() ? nullptr : next();
  if (block) work_on(*block, progress);
  return block != nullptr;
}

void FirstPass::work_on(Block& block, const Progress& progress) {
  try {
    if (!make(block, progress)) put_back(block);
  } catch (const std::bad_alloc&) {
    lost_ = true;
  }
}

// False when it was stopped: the block is as before.
bool FirstPass::make(Block& block, const Progress& progress) {
  auto start = Clock::now();
  const std::size_t documents = block.texts.texts.size();
  const auto document_of = [&](std::size_t i) { return document_with(block.texts.texts[i]); };
  TokenBlock tokens = tokeniser_.tokenise(documents, document_of, progress);
  add_time(clean_, start);
  if (progress.cancelled()) return false;
  const auto tokens_of = [&](std::size_t i) { return tokens[i]; };
  ShingleBlock sets = shingler_.make(documents, tokens_of, progress);
  add_time(shingle_, start);
  if (progress.cancelled()) return false;
  if (signer_) sign(block.first, tokens, sets, progress);
  add_time(sign_, start);
  if (progress.cancelled()) return false;
  block.sets = keeping_ == Keeping::nothing ? sets.without_sets() : std::move(sets).kept(*set_store_);
  add_time(shingle_, start);
  if (keeping_ == Keeping::tokens_and_sets) block.tokens = std::move(tokens).kept(*token_store_);
  add_time(clean_, start);
  block.texts = {};
  kept_ += block.tokens.bytes() + block.sets.bytes() + (signatures_ ? documents * recipe_.sketch.hashes * 4 : 0);
  return true;
}

void FirstPass::sign(std::size_t first, const TokenBlock& tokens, const ShingleBlock& sets, const Progress& progress) {
  for (std::size_t i = 0; i < sets.ends.size() && !progress.cancelled(); ++i) {
    const auto signature = (*signatures_)[DocumentIndex(first + i)];
    std::ranges::fill(signature, SignatureMatrix::kEmpty);
    signer_->lower(tokens[i], sets[i], inputs_.local(), signature, progress);
  }
}

void FirstPass::end(std::shared_ptr<const Corpus> corpus) {
  corpus_ = std::move(corpus);
  while_reading_ = seconds(clean_) + seconds(shingle_) + seconds(sign_);
}

double FirstPass::seconds(const std::atomic<std::int64_t>& ticks) const {
  const std::chrono::duration<double> of_one = Clock::duration(ticks);
  return of_one.count() / tbb::this_task_arena::max_concurrency();
}

void FirstPass::abandon() {
  lost_ = true;
  spare_cores_.stop();
  const std::lock_guard lock(mutex_);
  waiting_.clear();
  blocks_.clear();
  token_store_.reset();
  set_store_.reset();
  signatures_.reset();
  corpus_.reset();
}

Result<std::optional<FirstPass::Made>> FirstPass::finish(const Progress& progress) {
  if (made_) return made_;
  spare_cores_.stop();
  if (corpus_ && corpus_->size() == documents_ && !lost_) {
    if (const auto done = work_on_the_rest(progress.part(0, 0.95)); !done) return tl::unexpected(done.error());
    if (const auto done = keep_what_fits(progress.part(0.95, 1)); !done) return tl::unexpected(done.error());
    if (!lost_.exchange(true)) made_ = collect();  // once, whatever it throws
  }
  if (!made_) abandon();
  return made_;
}

Result<void> FirstPass::work_on_the_rest(const Progress& progress) {
  std::size_t left = 0;
  {
    const std::lock_guard lock(mutex_);
    left = waiting_.size();
  }
  return parallel_for_each(left, 1, progress, [&](std::size_t) { work_on_next(progress); });
}

// Now that it is known how much text there is.
Result<void> FirstPass::keep_what_fits(const Progress& progress) {
  const Keeping fits = what_fits(memory_, corpus_->resident_bytes(), documents_, corpus_->text_bytes(), recipe_);
  if (fits >= keeping_) return {};
  const auto shrink = [&](std::size_t i) {
    blocks_[i].tokens = {};
    if (fits == Keeping::nothing && blocks_[i].sets.sizes.empty()) blocks_[i].sets = blocks_[i].sets.without_sets();
  };
  if (const auto done = parallel_for_each(blocks_.size(), 1, progress, shrink); !done) return done;
  keeping_ = fits;
  token_store_.reset();
  if (fits == Keeping::nothing) set_store_.reset();
  return {};
}

FirstPass::Made FirstPass::collect() {
  std::vector<TokenBlock> tokens;
  std::vector<ShingleBlock> sets;
  for (Block& block : blocks_) {
    tokens.push_back(std::move(block.tokens));
    sets.push_back(std::move(block.sets));
  }
  Made made{nullptr, nullptr, signer_, signatures_, seconds(clean_), seconds(shingle_), seconds(sign_), while_reading_};
  const ShingleUnit unit = recipe_.shingles.unit;
  made.tokens = keeping_ == Keeping::tokens_and_sets
                    ? std::make_shared<const TokenTable>(std::move(tokens), token_store_, documents_, unit, stop_words_)
                    : tokenise_on_demand(corpus_, recipe_.text, unit, stop_words_);
  const bool keeps_sets = keeping_ != Keeping::nothing;
  made.sets =
      std::make_shared<const ShingleSets>(std::move(sets), documents_, recipe_.shingles,
                                          keeps_sets ? set_store_ : nullptr, keeps_sets ? nullptr : made.tokens);
  return made;
}

}  // namespace lookalike
