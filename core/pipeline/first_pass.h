#pragma once

#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>

#include "core/corpus/text_block.h"
#include "core/pipeline/run_memory.h"
#include "core/sketch/signer.h"
#include "core/text/block_shingler.h"
#include "core/text/block_tokeniser.h"
#include "core/text/tokens.h"

namespace lookalike {

/// Makes tokens, shingle sets and signatures of a corpus while it is read, on cores that reading leaves idle. A text is
/// looked at once, from its block to its row of the signatures; what reading left no time for is made by `finish`. What
/// comes out is what the stages would have made one after the other.
class FirstPass final : public TextFollower {
 public:
  struct Made {
    std::shared_ptr<const TokenTable> tokens;
    std::shared_ptr<const ShingleSets> sets;
    std::shared_ptr<const Signer> signer;  // null, as the signatures, where the hash family has to know all sets before
    std::shared_ptr<const SignatureMatrix> signatures;
    double clean = 0, shingle = 0, sign = 0;  // shares of the work, together 1
  };

  /// Null where nothing can be made before the corpus is there: of a sample, by a single thread, by a recipe that
  /// cannot be run or a kernel that this machine does not have. `memory` as in EngineOptions.
  static std::unique_ptr<FirstPass> before(const Recipe& recipe, const std::string& kernel, std::uint64_t memory);
  ~FirstPass() noexcept override { abandon(); }

  void begin(const LikelyTexts& likely) override;
  void take(TextBlock block) override;
  void end(std::shared_ptr<const Corpus> corpus) override;
  void abandon() override;

  /// Makes what is left, on all cores. Empty when the corpus was not followed to its end, or takes another amount of
  /// memory than was expected. May be called again after an error. Errors: cancelled.
  Result<std::optional<Made>> finish(const Progress& progress);

  const Recipe& recipe() const { return recipe_; }
  /// Nothing is made any more: the corpus was abandoned, or there is too little memory.
  bool lost() const { return stop_.stop_requested(); }
  /// A run of the recipe over the corpus has use for its sets.
  bool serves(const Recipe& recipe, const std::shared_ptr<const Corpus>& corpus) const {
    return corpus == corpus_ && recipe.sample.size == 0 && recipe.text == recipe_.text &&
           recipe.shingles == recipe_.shingles;
  }

 private:
  struct Block {
    std::size_t first;  // document
    TextBlock texts;    // until they were looked at
    TokenBlock tokens;
    ShingleBlock sets;
  };

  FirstPass(const Recipe& recipe, std::shared_ptr<const StopWords> stop_words, std::shared_ptr<const Signer> signer,
            std::uint64_t memory);

  void wake_one();
  Block* next();
  void put_back(Block& block);
  void work_on_next();
  void work_on(Block& block, const Progress& progress);
  void make(Block& block, const Progress& progress);
  void sign(std::size_t first, const TokenBlock& tokens, const ShingleBlock& sets, const Progress& progress);
  void settle();
  bool as_expected() const;
  Made collect();

  const Recipe recipe_;
  const std::shared_ptr<const StopWords> stop_words_;
  const std::shared_ptr<const Signer> signer_;
  const std::uint64_t memory_;
  Keeping keeping_ = Keeping::nothing;
  BlockTokeniser tokeniser_;
  BlockShingler shingler_;
  std::shared_ptr<ArrayStore> token_store_ = std::make_shared<ArrayStore>();
  std::shared_ptr<ArrayStore> set_store_ = std::make_shared<ArrayStore>();
  std::shared_ptr<SignatureMatrix> signatures_;
  tbb::enumerable_thread_specific<std::vector<std::uint32_t>> inputs_;
  std::shared_ptr<const Corpus> corpus_;  // once it is there
  std::size_t documents_ = 0;
  std::atomic<std::uint64_t> kept_{0};                         // bytes
  std::atomic<std::size_t> copied_{0};                         // bytes of texts that wait
  std::atomic<std::int64_t> clean_{0}, shingle_{0}, sign_{0};  // clock ticks

  std::mutex mutex_;  // guards what follows
  std::deque<Block> blocks_;
  std::deque<Block*> waiting_;
  std::size_t awake_ = 0;  // tasks that work on a block or will

  std::stop_source stop_;
  tbb::task_arena arena_;
  tbb::task_group group_;
};

}  // namespace lookalike
