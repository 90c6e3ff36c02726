#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/spare_cores.h"
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
    double clean = 0, shingle = 0, sign = 0;  // seconds of all cores
    double while_reading = 0;                 // of these
  };

  /// Null where nothing can be made before the corpus is there: of a sample, by a single thread, by a recipe that
  /// cannot be run or a kernel that this machine does not have. `memory` as in EngineOptions.
  static std::unique_ptr<FirstPass> before(const Recipe& recipe, const std::string& kernel, std::uint64_t memory);
  ~FirstPass() noexcept override { abandon(); }

  void begin(const LikelyTexts& likely, std::stop_token stop) override;
  bool take(TextBlock block) override;
  void end(std::shared_ptr<const Corpus> corpus) override;
  void abandon() override;

  /// Makes what is left, on all cores, and lets go of what does not fit into memory. Empty when the corpus was not
  /// followed to its end. May be called again after an error. Errors: cancelled.
  Result<std::optional<Made>> finish(const Progress& progress);

  const Recipe& recipe() const { return recipe_; }
  /// A run over the corpus that may take so much memory has use for its sets.
  bool serves(const Recipe& recipe, const std::shared_ptr<const Corpus>& corpus, std::uint64_t memory) const {
    return corpus == corpus_ && memory == memory_ && recipe.sample.size == 0 && recipe.text == recipe_.text &&
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

  void add(TextBlock block);
  bool too_much() const;
  Block* next();
  void put_back(Block& block);
  bool work_on_next(const Progress& progress);
  void work_on(Block& block, const Progress& progress);
  bool make(Block& block, const Progress& progress);
  void sign(std::size_t first, const TokenBlock& tokens, const ShingleBlock& sets, const Progress& progress);
  Result<void> work_on_the_rest(const Progress& progress);
  Result<void> keep_what_fits(const Progress& progress);
  Made collect();
  double seconds(const std::atomic<std::int64_t>& ticks) const;

  const Recipe recipe_;
  const std::shared_ptr<const StopWords> stop_words_;
  const std::shared_ptr<const Signer> signer_;
  const std::uint64_t memory_;
  std::uint64_t room_ = 0;  // bytes of memory beside the texts
  Keeping keeping_ = Keeping::nothing;
  std::stop_token reading_;  // asked to stop
  BlockTokeniser tokeniser_;
  BlockShingler shingler_;
  std::shared_ptr<ArrayStore> token_store_ = std::make_shared<ArrayStore>();
  std::shared_ptr<ArrayStore> set_store_ = std::make_shared<ArrayStore>();
  std::shared_ptr<SignatureMatrix> signatures_;
  tbb::enumerable_thread_specific<std::vector<std::uint32_t>> inputs_;
  std::shared_ptr<const Corpus> corpus_;  // once it is there
  std::size_t documents_ = 0;
  std::optional<Made> made_;
  double while_reading_ = 0;                                   // seconds of all cores
  std::atomic<std::uint64_t> kept_{0};                         // bytes
  std::atomic<std::size_t> copied_{0};                         // bytes of texts that wait
  std::atomic<std::int64_t> clean_{0}, shingle_{0}, sign_{0};  // clock ticks
  std::atomic<bool> lost_{false};                              // there was not enough memory

  std::mutex mutex_;  // guards what follows
  std::deque<Block> blocks_;
  std::deque<Block*> waiting_;

  SpareCores spare_cores_;
};

}  // namespace lookalike
