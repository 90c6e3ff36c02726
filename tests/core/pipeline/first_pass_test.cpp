#include "core/pipeline/first_pass.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "core/pipeline/engine.h"
#include "core/similarity/scored_pairs.h"
#include "tests/core/corpus/deflate_support.h"

namespace lookalike::testing {
namespace {

/// Rows of which a third are near-copies of earlier ones, with quotes that a table doubles.
std::string table_of_copies(int rows) {
  std::mt19937 random(5);
  std::vector<std::string> texts;
  std::string table = "Id,text\n";
  for (int i = 0; i < rows; ++i) {
    std::string text;
    for (int word = 0; word < 30; ++word) text += "w" + std::to_string(random() % 100'000) + " ";
    if (i % 3 == 2) text = texts[random() % texts.size()] + (i % 2 == 0 ? "and more" : "");
    if (i % 50 == 7) text = "short";
    texts.push_back(text);
    table += std::to_string(i) + ",\"" + text + (i % 5 == 0 ? " \"\"so\"\" she said" : "") + "\"\n";
  }
  return table;
}

Recipe with(std::string_view setting) {
  Recipe recipe;
  recipe.verify.threshold = 0.6;
  EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

constexpr int kRows = 1'500;

class FirstPassOverFiles : public ::testing::Test {
 protected:
  static LoadOptions options() {
    LoadOptions options;
    options.text_column = "text";
    return options;
  }
  static std::shared_ptr<FirstPass> before(const Recipe& recipe, std::uint64_t memory = 0) {
    return FirstPass::before(recipe, "", memory);
  }
  std::shared_ptr<const Corpus> read(TextFollower* first) { return load_corpus({path_}, options_, {}, first).value(); }
  // So much memory that just this is kept.
  std::uint64_t memory_for(Keeping keeping, const Recipe& recipe) {
    const auto corpus = read(nullptr);
    for (std::uint64_t memory = 1;; memory += 10'000)
      if (what_fits(memory, corpus->resident_bytes(), corpus->size(), corpus->text_bytes(), recipe) == keeping)
        return memory;
  }
  // The same result as without `first`, which made all that can be made before.
  void expect_same_run(const std::shared_ptr<FirstPass>& first, const std::shared_ptr<const Corpus>& corpus,
                       const Recipe& recipe, std::uint64_t memory) {
    Engine with_first(corpus, {{}, memory}, first), without(corpus, {{}, memory});
    const auto run = with_first.run(recipe, {}).value(), expected = without.run(recipe, {}).value();
    const auto made = first->finish({}).value();
    ASSERT_TRUE(made.has_value());
    EXPECT_EQ(run->tokens, made->tokens);
    EXPECT_EQ(run->shingles, made->sets);
    EXPECT_TRUE(!made->signatures || run->signatures == made->signatures);
    EXPECT_EQ(run->report.counts, expected->report.counts);
    EXPECT_GT(run->similar->count(), 100U);
    EXPECT_EQ(run->similar->first(100'000), expected->similar->first(100'000));
    EXPECT_EQ(run->tokens->kept(), expected->tokens->kept());
    EXPECT_EQ(run->shingles->kept(), expected->shingles->kept());
    EXPECT_EQ(run->report.kernel, expected->report.kernel);
    for (std::size_t i = 0; i < corpus->size(); ++i)
      ASSERT_TRUE(std::ranges::equal((*run->signatures)[DocumentIndex(i)], (*expected->signatures)[DocumentIndex(i)]))
          << i;
  }
  void expect_same_run(const Recipe& recipe) {
    for (const Keeping keeping : {Keeping::nothing, Keeping::sets, Keeping::tokens_and_sets}) {
      const std::uint64_t memory = memory_for(keeping, recipe);
      const auto first = before(recipe, memory);
      expect_same_run(first, read(first.get()), recipe, memory);
    }
  }

  const std::string table_ = table_of_copies(kRows);
  TemporaryFolder folder_;
  std::string path_ = folder_.write("t.csv", table_);
  LoadOptions options_ = options();
};

class Recipes : public FirstPassOverFiles, public ::testing::WithParamInterface<const char*> {};

TEST_P(Recipes, have_the_same_result_as_by_one_stage_after_the_other) {
  expect_same_run(with(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(FirstPass, Recipes,
                         ::testing::Values("shingles.k=3", "shingles.unit=character", "shingles.bag=true",
                                           "shingles.hash=crc32", "shingles.keep_empty=keep", "text.stop_words=nltk",
                                           "sketch.hashes=300", "sketch.family=linear-crc",
                                           "sketch.family=linear-next-prime", "sketch.family=mersenne-61",
                                           "sketch.family=affine-32", "sketch.family=permutation"));

TEST_F(FirstPassOverFiles, follows_a_mapped_table_that_is_read_in_parts) {
  options_.split_from = 0;
  options_.part_bytes = 5'000;
  options_.map_from = 1;
  expect_same_run(with("shingles.k=3"));
}

TEST_F(FirstPassOverFiles, follows_a_table_that_is_read_in_parts_and_left_in_its_file) {
  options_.split_from = 0;
  options_.part_bytes = 5'000;
  options_.copied_texts = 0;
  expect_same_run(with("shingles.k=3"));
}

TEST_F(FirstPassOverFiles, looks_at_texts_that_stay_packed_while_they_are_at_hand) {
  path_ = folder_.write("t.csv.gz", gzip(table_));
  options_.copied_texts = 0;
  expect_same_run(with("shingles.k=3"));

  const auto first = before(with("shingles.k=3"));
  const auto corpus = read(first.get());
  folder_.write("t.csv.gz", "");  // nothing can be unpacked again
  EXPECT_TRUE(Engine(corpus, {}, first).run(with("shingles.k=3"), {}).has_value());
  EXPECT_EQ(corpus->unread_texts(), 0U);
}

TEST_F(FirstPassOverFiles, makes_everything_of_a_corpus_that_was_read_to_its_end) {
  const auto first = before(with("shingles.k=3"));
  const auto corpus = read(first.get());
  const auto made = first->finish({}).value();
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(made->tokens->documents(), static_cast<std::size_t>(kRows));
  EXPECT_EQ(made->sets->documents(), static_cast<std::size_t>(kRows));
  EXPECT_EQ(made->signatures->documents(), static_cast<std::size_t>(kRows));
  EXPECT_GT(made->clean, 0);
  EXPECT_GE(made->clean + made->shingle + made->sign, made->while_reading);
}

/// Says that less text will come than does.
class Understatement final : public TextFollower {
 public:
  explicit Understatement(FirstPass& first) : first_(first) {}
  void begin(const LikelyTexts&, std::stop_token stop) override { first_.begin({1, 1}, std::move(stop)); }
  bool take(TextBlock block) override { return first_.take(std::move(block)); }
  void end(std::shared_ptr<const Corpus> corpus) override { first_.end(std::move(corpus)); }
  void abandon() override { first_.abandon(); }

 private:
  FirstPass& first_;
};

TEST_F(FirstPassOverFiles, lets_go_of_what_turns_out_not_to_fit) {
  const Recipe recipe = with("shingles.k=3");
  for (const Keeping keeping : {Keeping::nothing, Keeping::sets}) {
    const std::uint64_t memory = memory_for(Keeping(static_cast<int>(keeping) + 1), recipe) - 10'000;
    const auto first = before(recipe, memory);
    Understatement understatement(*first);
    expect_same_run(first, read(&understatement), recipe, memory);
  }
}

TEST_F(FirstPassOverFiles, is_used_for_other_hashes_and_dropped_for_other_shingles) {
  for (const char* other : {"sketch.hashes=200", "shingles.k=4", "text.case=keep", "sample.size=50"}) {
    const auto first = before(with("shingles.k=3"));
    const auto corpus = read(first.get());
    const bool used = std::string_view(other).starts_with("sketch");
    Engine engine(corpus, {}, first), without(corpus);
    for (const char* setting : {other, "shingles.k=3"}) {
      const auto run = engine.run(with(setting), {}).value();
      EXPECT_EQ(run->similar->first(100'000), without.run(with(setting), {}).value()->similar->first(100'000))
          << setting;
      EXPECT_EQ(run->shingles == first->finish({}).value()->sets, used) << other << ", " << setting;
    }
  }
}

TEST_F(FirstPassOverFiles, is_no_use_for_another_corpus) {
  const auto first = before(with("shingles.k=3"));
  const auto corpus = read(first.get());
  path_ = folder_.write("other.csv", table_of_copies(400));
  const auto other = read(nullptr);
  EXPECT_EQ(Engine(other, {}, first).run(with("shingles.k=3"), {}).value()->report.counts.documents, 400U);
}

TEST_F(FirstPassOverFiles, goes_on_after_a_stop) {
  const Recipe recipe = with("shingles.k=3");
  const auto first = before(recipe);
  const auto corpus = read(first.get());
  std::stop_source stop;
  stop.request_stop();
  Engine engine(corpus, {}, first);
  EXPECT_EQ(engine.run(recipe, Progress(stop.get_token())).error().code, ErrorCode::cancelled);
  EXPECT_EQ(engine.run(recipe, {}).value()->similar->first(100'000),
            Engine(corpus).run(recipe, {}).value()->similar->first(100'000));
}

/// Asks to stop once the work is so far.
class Stopper final : public ProgressSink {
 public:
  Stopper(std::stop_source& stop, double from) : stop_(stop), from_(from) {}
  void report(const char*, double fraction) noexcept override {
    if (fraction >= from_) stop_.request_stop();
  }

 private:
  std::stop_source& stop_;
  double from_;
};

// Wherever the stop comes, among the last blocks or behind them.
TEST_F(FirstPassOverFiles, goes_on_after_a_stop_at_any_time) {
  const Recipe recipe = with("shingles.k=3");
  const auto expected = Engine(read(nullptr)).run(recipe, {}).value()->similar->first(100'000);
  for (const double from : {0.0, 0.2, 0.4, 0.48, 0.5, 0.52, 0.6, 0.9}) {
    const auto first = before(recipe);
    Engine engine(read(first.get()), {}, first);
    std::stop_source stop;
    Stopper stopper(stop, from);
    ProgressRoot root(stopper, stop.get_token());
    (void)engine.run(recipe, root.progress());
    EXPECT_TRUE(stop.stop_requested());
    EXPECT_EQ(engine.run(recipe, {}).value()->similar->first(100'000), expected) << from;
  }
}

TEST_F(FirstPassOverFiles, gives_what_it_made_again_to_whom_was_stopped_behind_it) {
  const auto first = before(with("shingles.k=3"));
  const auto corpus = read(first.get());
  const auto made = first->finish({}).value(), again = first->finish({}).value();
  ASSERT_TRUE(made.has_value() && again.has_value());
  EXPECT_EQ(made->sets, again->sets);
  EXPECT_EQ(made->tokens, again->tokens);
}

TEST_F(FirstPassOverFiles, leaves_nothing_of_a_corpus_that_was_not_read_to_its_end) {
  options_.split_from = 0;
  options_.part_bytes = 5'000;
  const auto first = before(with("shingles.k=3"));
  std::stop_source stop;
  Stopper stopper(stop, 0);
  ProgressRoot root(stopper, stop.get_token());
  EXPECT_FALSE(load_corpus({path_}, options_, root.progress(), first.get()).has_value());
  EXPECT_FALSE(first->finish({}).value().has_value());
}

// So many bytes wait that whoever hands on a block works on one; what that keeps adds up.
TEST_F(FirstPassOverFiles, gives_up_before_more_is_kept_than_there_is_memory) {
  const auto first = before(with("shingles.k=3"), 6 * table_.size());
  first->begin({1, 1}, {});
  const auto take = [&] {
    TextBlock block;
    block.texts.assign(1, {table_});
    block.copied = std::size_t{1} << 30;
    return first->take(std::move(block));
  };
  EXPECT_TRUE(take());
  EXPECT_FALSE(take() && take() && take());
  EXPECT_FALSE(first->finish({}).value().has_value());
}

TEST_F(FirstPassOverFiles, is_not_there_where_nothing_can_be_made_before) {
  EXPECT_EQ(before(with("sample.size=10")), nullptr);
  EXPECT_EQ(before(with("shingles.k=0")), nullptr);
  EXPECT_EQ(before(with("text.stop_words=/no/such/file")), nullptr);
  EXPECT_EQ(FirstPass::before(Recipe(), "abacus", 0), nullptr);
  const ThreadLimit single(1);
  EXPECT_EQ(before(Recipe()), nullptr);
}

}  // namespace
}  // namespace lookalike::testing
