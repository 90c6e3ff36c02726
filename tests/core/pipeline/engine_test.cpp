#include "core/pipeline/engine.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "core/query/neighbours/neighbours.h"
#include "core/similarity/exact_join.h"
#include "core/similarity/scored_pairs.h"
#include "core/sketch/min_hash_kernels.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using test::corpus_of;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// Families of texts that share most of their words, and a few loners.
std::shared_ptr<const Corpus> small_corpus() {
  std::mt19937 random(11);
  std::vector<std::string> texts;
  for (int family = 0; family < 30; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 60; ++i) words.push_back("w" + std::to_string(random() % 5000));
    for (int member = 0; member < 4; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + " ";
      texts.push_back(text);
      for (int edit = 0; edit < 3; ++edit) words[random() % words.size()] = "e" + std::to_string(random() % 5000);
    }
    texts.push_back(texts.back());  // an exact duplicate
  }
  texts.push_back("too short");
  return corpus_of(texts);
}

Recipe with(std::initializer_list<std::string_view> settings) {
  Recipe recipe;
  for (const auto setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

std::shared_ptr<const RunResult> run(Engine& engine, const Recipe& recipe) {
  return engine.run(recipe, {}).value();
}

TEST(Engine, repeats_only_the_stages_that_a_change_affects) {
  Engine engine(small_corpus());
  const auto first = run(engine, {});
  const auto other_threshold = run(engine, with({"verify.threshold=0.6"}));
  EXPECT_EQ(other_threshold->scored, first->scored);
  EXPECT_NE(other_threshold->similar, first->similar);
  const auto other_bands = run(engine, with({"lsh.bands=10"}));
  EXPECT_EQ(other_bands->signatures, first->signatures);
  EXPECT_NE(other_bands->bands, first->bands);
  const auto other_seed = run(engine, with({"sketch.seed=7"}));
  EXPECT_EQ(other_seed->shingles, first->shingles);
  EXPECT_NE(other_seed->signatures, first->signatures);
  const auto other_k = run(engine, with({"shingles.k=4"}));
  EXPECT_EQ(other_k->tokens, first->tokens);
  EXPECT_NE(other_k->shingles, first->shingles);
}

using Stages = std::vector<std::shared_ptr<const void>>;

/// The results of the stages, in the order of Stage.
Stages stages_of(const RunResult& run) {
  return {run.corpus, run.tokens, run.shingles, run.signatures, run.bands, run.scored, run.similar};
}

/// A valid recipe that differs in one parameter.
std::optional<Recipe> with_other_value(const Parameter& parameter, const Recipe& base) {
  std::vector<std::string> values(parameter.choices.begin(), parameter.choices.end());
  for (const char* number : {"100", "10", "8", "7", "4", "2", "1", "0.5"}) values.emplace_back(number);
  for (const std::string& value : values) {
    Recipe changed = base;
    const bool is_set = !parameter.set(changed, value) && parameter.get(changed) != parameter.get(base);
    if (is_set && problems(changed).empty()) return changed;
  }
  return {};
}

// The engine compares its own keys; tooltips and sweeps rely on the table.
TEST(Engine, repeats_the_stages_that_the_parameter_table_names) {
  const Recipe base = with({"sample.size=50", "sketch.hashes=40", "lsh.bands=5", "lsh.rows=4"});
  Engine engine(small_corpus());
  for (const Parameter& parameter : parameters()) {
    const auto changed = with_other_value(parameter, base);
    ASSERT_TRUE(changed) << parameter.key;
    const Stages before = stages_of(*run(engine, base)), after = stages_of(*run(engine, *changed));
    const auto first = std::ranges::mismatch(before, after).in1 - before.begin();
    EXPECT_EQ(first, static_cast<std::ptrdiff_t>(parameter.first_stage)) << parameter.key;
  }
}

TEST(Engine, gives_the_same_from_the_cache_as_from_scratch) {
  Engine kept(small_corpus());
  for (const char* setting : {"verify.threshold=0.5", "lsh.rows=3", "shingles.k=2", "verify.by=signature",
                              "shingles.keep_empty=keep", "sample.size=50", "lsh.buckets=100", "verify.prefix=2"}) {
    Engine fresh(small_corpus());
    EXPECT_EQ(run(kept, with({setting}))->similar->first(100'000), run(fresh, with({setting}))->similar->first(100'000))
        << setting;
  }
}

TEST(Engine, gives_the_same_with_every_kernel_and_names_it) {
  const auto corpus = small_corpus();
  std::vector<std::vector<SimilarPair>> answers;
  for (const MinHashKernel& kernel : min_hash_kernels()) {
    Engine engine(corpus, {std::string(kernel.name)});
    const auto result = run(engine, with({"verify.threshold=0.3", "verify.by=signature"}));
    EXPECT_EQ(result->report.kernel, kernel.name);
    answers.push_back(result->similar->first(100'000));
    EXPECT_EQ(answers.back(), answers.front()) << kernel.name;
  }
  EXPECT_EQ(Engine(corpus, {"abacus"}).run({}, {}).error().code, ErrorCode::bad_usage);
}

TEST(Engine, gives_the_same_without_memory_for_tokens) {
  const auto corpus = small_corpus();
  Engine roomy(corpus), tight(corpus, {"", 1});
  for (const char* setting : {"shingles.k=3", "shingles.k=2", "sketch.family=linear-crc", "sketch.family=mersenne-61",
                              "shingles.unit=character", "text.stop_words=nltk"}) {
    const auto with_tokens = run(roomy, with({setting})), without = run(tight, with({setting}));
    EXPECT_TRUE(with_tokens->tokens->stored());
    EXPECT_FALSE(without->tokens->stored());
    EXPECT_EQ(without->similar->first(100'000), with_tokens->similar->first(100'000)) << setting;
    EXPECT_EQ(without->report.counts, with_tokens->report.counts) << setting;
    EXPECT_GT(with_tokens->report.cached.tokens, 0u);
    EXPECT_EQ(without->report.cached.tokens, 0u);
    EXPECT_THAT(with_tokens->report.warnings, Not(Contains(HasSubstr("Cached results take"))));
    EXPECT_THAT(without->report.warnings, Contains(HasSubstr("Cached results take")));
  }
}

TEST(Engine, gives_the_same_for_any_number_of_threads) {
  const auto corpus = small_corpus();
  std::vector<std::vector<SimilarPair>> answers;
  for (const unsigned threads : {1u, 2u, 4u}) {
    const ThreadLimit limit(threads);
    Engine engine(corpus);
    answers.push_back(
        run(engine, with({"verify.threshold=0.3", "lsh.bands=50", "lsh.rows=2"}))->similar->first(100'000));
  }
  EXPECT_FALSE(answers[0].empty());
  EXPECT_EQ(answers[0], answers[1]);
  EXPECT_EQ(answers[0], answers[2]);
}

TEST(Engine, refuses_a_recipe_with_all_its_problems) {
  Engine engine(small_corpus());
  const auto result = engine.run(with({"shingles.k=0", "verify.threshold=2"}), {});
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(result.error().message, testing::HasSubstr("shingles.k"));
  EXPECT_THAT(result.error().message, testing::HasSubstr("threshold"));
}

TEST(Engine, keeps_finished_stages_of_a_cancelled_run) {
  Engine engine(small_corpus());
  const auto first = run(engine, {});
  std::stop_source stop;
  stop.request_stop();
  const auto cancelled = engine.run(with({"shingles.k=4"}), Progress(stop.get_token()));
  ASSERT_FALSE(cancelled);
  EXPECT_EQ(cancelled.error().code, ErrorCode::cancelled);
  EXPECT_EQ(run(engine, {})->tokens, first->tokens);
}

class LittleMemory : public testing::TestWithParam<const char*> {};

// Every reader of shingle sets must also work when they are not cached.
TEST_P(LittleMemory, changes_no_result) {
  const Recipe recipe = with({GetParam(), "verify.threshold=0.5"});
  Engine roomy(small_corpus());
  Engine tight(small_corpus(), {.kernel = {}, .memory = 1});
  const auto kept = run(roomy, recipe), made_anew = run(tight, recipe);
  ASSERT_TRUE(kept->shingles->stored());
  ASSERT_FALSE(made_anew->shingles->stored());
  ASSERT_FALSE(made_anew->tokens->stored());
  EXPECT_EQ(made_anew->report.counts, kept->report.counts);
  for (std::size_t i = 0; i < kept->corpus->size(); ++i)
    EXPECT_TRUE(std::ranges::equal((*made_anew->signatures)[DocumentIndex(i)], (*kept->signatures)[DocumentIndex(i)]))
        << i;
  EXPECT_EQ(made_anew->similar->first(100'000), kept->similar->first(100'000));
  const auto joined = [](const RunResult& result) {
    const auto sets = RankedSets::make(*result.shingles, *result.groups, {}).value();
    return exact_pairs(sets, result.groups, 0.3, {}).value()->first(100'000);
  };
  EXPECT_EQ(joined(*made_anew), joined(*kept));
  EXPECT_EQ(nearest_neighbours(*made_anew, DocumentIndex(7), 5, NeighbourMethod::exact, {}).value(),
            nearest_neighbours(*kept, DocumentIndex(7), 5, NeighbourMethod::exact, {}).value());
}

INSTANTIATE_TEST_SUITE_P(Recipes, LittleMemory,
                         testing::Values("sketch.family=multiply-shift", "sketch.family=linear-crc",
                                         "sketch.family=linear-next-prime", "sketch.family=mersenne-61",
                                         "sketch.family=affine-32", "sketch.family=permutation", "shingles.bag=true",
                                         "shingles.hash=crc32", "shingles.unit=character", "verify.by=signature",
                                         "shingles.keep_empty=keep"));

TEST(LittleMemory, follows_every_change) {
  Engine roomy(small_corpus());
  Engine tight(small_corpus(), {.kernel = {}, .memory = 1});
  for (const char* setting : {"sketch.hashes=128", "shingles.k=2", "lsh.bands=10", "sketch.seed=3", "shingles.k=4"})
    EXPECT_EQ(run(tight, with({setting}))->similar->first(100'000),
              run(roomy, with({setting}))->similar->first(100'000))
        << setting;
}

TEST(Engine, reports_progress_of_every_stage_in_order) {
  struct Recorder final : ProgressSink {
    std::vector<std::string> stages;
    double last = 0;
    bool backwards = false;
    void report(const char* stage, double fraction) noexcept override {
      if (stages.empty() || stages.back() != stage) stages.emplace_back(stage);
      backwards |= fraction + 1e-9 < last;
      last = fraction;
    }
  } recorder;
  const ThreadLimit one(1);
  ProgressRoot root(recorder, {});
  Engine engine(small_corpus());
  ASSERT_TRUE(engine.run({}, root.progress()));
  EXPECT_THAT(recorder.stages, ElementsAre("clean", "shingle", "sign", "band", "verify"));
  EXPECT_FALSE(recorder.backwards);
}

// The first corpus has a thousand shingles in two documents, the second far more than one document has.
TEST(Engine, warns_if_linear_next_prime_makes_texts_more_similar) {
  std::string a, b;
  for (int i = 0; i < 750; ++i) (i < 500 ? a : b) += "w" + std::to_string(i) + " ";
  const auto two = test::corpus_of({a, b + a});
  const auto warning = Contains(HasSubstr("linear-next-prime"));
  Engine small(two), large(small_corpus());
  const Recipe prime = with({"sketch.family=linear-next-prime", "verify.threshold=0.5"});
  EXPECT_THAT(run(small, prime)->report.warnings, warning);
  EXPECT_THAT(run(small, with({"verify.threshold=0.5"}))->report.warnings, Not(warning));
  EXPECT_THAT(run(large, prime)->report.warnings, Not(warning));
}

TEST(Engine, runs_an_empty_corpus) {
  Engine engine(corpus_of({}));
  EXPECT_EQ(run(engine, {})->report.counts, RunCounts{});
}

TEST(Engine, draws_the_sample_of_the_recipe) {
  Engine engine(small_corpus());
  const auto result = run(engine, with({"sample.size=20", "sample.seed=3"}));
  EXPECT_EQ(result->corpus->size(), 20u);
  EXPECT_EQ(result->report.counts.documents, 20u);
}

TEST(Query, finds_the_document_with_the_same_text) {
  Engine engine(small_corpus());
  const auto result = run(engine, {});
  const auto found = query_text(*result, (*result->corpus)[DocumentIndex(7)].text, 3, {}).value();
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().document, DocumentIndex(7));
  EXPECT_EQ(found.front().jaccard, 1);
  EXPECT_EQ(found.front().bands, 20u);
}

TEST(Query, finds_nothing_for_a_text_of_other_words_or_too_few_words) {
  Engine engine(small_corpus());
  const auto result = run(engine, {});
  EXPECT_TRUE(query_text(*result, "nothing like this was ever written here before", 5, {}).value().empty());
  EXPECT_TRUE(query_text(*result, "short", 5, {}).value().empty());
}

TEST(Query, agrees_with_the_pairs_of_the_run) {
  Engine engine(small_corpus());
  const auto result = run(engine, with({"verify.threshold=0.5"}));
  std::vector<std::vector<DocumentIndex>> candidates(result->corpus->size());
  result->similar->for_each([&](const SimilarPair& pair) {
    candidates[pair.a].push_back(pair.b);
    candidates[pair.b].push_back(pair.a);
    return true;
  });
  for (std::size_t i = 0; i < result->corpus->size(); ++i) {
    const auto found = query_text(*result, (*result->corpus)[DocumentIndex(i)].text, 1'000, {}).value();
    std::vector<DocumentIndex> others;
    for (const Neighbour& n : found)
      if (n.document != i) others.push_back(n.document);
    EXPECT_THAT(others, testing::UnorderedElementsAreArray(candidates[i])) << "document " << i;
  }
}

TEST(Neighbours, of_a_missing_document_are_refused) {
  Engine engine(small_corpus());
  const auto result = run(engine, {});
  EXPECT_FALSE(nearest_neighbours(*result, DocumentIndex(1'000'000), 5, NeighbourMethod::exact, {}));
}

struct NeighbourFigures {
  std::uint32_t k;
  std::vector<std::pair<std::size_t, double>> neighbours;  // index and Jaccard in per cent, to two digits
};

class NewswireNeighbours : public testing::TestWithParam<NeighbourFigures> {};

TEST_P(NewswireNeighbours, of_document_211_are_those_in_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  Engine engine(test::load(*path));
  Recipe recipe;
  recipe.shingles.k = GetParam().k;
  const auto result = run(engine, recipe);
  const auto found = nearest_neighbours(*result, DocumentIndex(211), 5, NeighbourMethod::exact, {}).value();
  ASSERT_EQ(found.size(), 5u);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(found[i].document, DocumentIndex(GetParam().neighbours[i].first));
    EXPECT_NEAR(100 * found[i].jaccard, GetParam().neighbours[i].second, 0.005);
  }
}

using Expected = std::vector<std::pair<std::size_t, double>>;
INSTANTIATE_TEST_SUITE_P(
    Newswire, NewswireNeighbours,
    testing::Values(NeighbourFigures{2, Expected{{221, 100}, {325, 93.75}, {328, 5.68}, {7932, 5.35}, {250, 4.56}}},
                    NeighbourFigures{3, Expected{{221, 100}, {325, 91.95}, {7932, 2.33}, {328, 1.86}, {250, 1.83}}},
                    NeighbourFigures{5, Expected{{221, 100}, {325, 87.68}, {7932, 0.81}, {16468, 0.71}, {11736, 0.66}}},
                    NeighbourFigures{8, Expected{{221, 100}, {325, 82.92}, {7932, 0.16}, {9795, 0.11}, {9861, 0.11}}}),
    [](const auto& info) { return "k" + std::to_string(info.param.k); });

// With 100 bands of 2 rows, a pair of similarity 0.5 is missed once in 10^12: the candidates include every true pair.
TEST(NewswirePairs, are_as_many_as_in_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  Engine engine(test::load(*path));
  const std::vector<double> thresholds = {0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
  const auto counts = [&](std::uint32_t k) {
    std::vector<std::uint64_t> found;
    for (const double t : thresholds) {
      Recipe recipe = with({"sketch.hashes=200", "lsh.bands=100", "lsh.rows=2"});
      recipe.shingles.k = k;
      recipe.verify.threshold = t;
      found.push_back(run(engine, recipe)->report.counts.similar);
    }
    return found;
  };
  EXPECT_THAT(counts(3), ElementsAre(992, 792, 652, 529, 449, 371));
  EXPECT_THAT(counts(5), ElementsAre(770, 672, 556, 480, 419, 371));
}

// Section 4.3: if documents too short for a shingle are kept, they match each other.
TEST(ReviewPairs, show_the_trap_of_empty_documents) {
  LOOKALIKE_NEEDS_DATA(path, "reviews/Books_rating.excerpt.csv");
  Engine engine(test::load(*path));
  const auto similar = [&](std::uint32_t k, bool keep_empty) {
    Recipe recipe = find_study("reviews-a")->recipe;
    recipe.lsh = {25, 5, 0};
    recipe.verify.by = VerifyBy::exact;
    recipe.shingles.k = k;
    recipe.shingles.keep_empty = keep_empty;
    return run(engine, recipe)->report.counts.similar;
  };
  EXPECT_EQ(similar(3, false), 16u);
  EXPECT_EQ(similar(5, false), 16u);
  EXPECT_EQ(similar(7, false), 16u);
  EXPECT_EQ(similar(3, true), 16u);
  EXPECT_EQ(similar(5, true), 22u);
  EXPECT_EQ(similar(7, true), 52u);
}

TEST(ReviewPairs, above_one_half_are_as_many_as_in_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reviews/Books_rating.excerpt.csv");
  Engine engine(test::load(*path));
  const auto similar = [&](const char* study, std::uint32_t k, double t) {
    Recipe recipe = find_study(study)->recipe;
    recipe.sketch.hashes = 200;
    recipe.lsh = {100, 2, 0};
    recipe.verify = {t, VerifyBy::exact, 0};
    recipe.shingles.k = k;
    return run(engine, recipe)->report.counts.similar;
  };
  EXPECT_EQ(similar("reviews-a", 3, 0.5), 19u);
  EXPECT_EQ(similar("reviews-a", 5, 0.5), 17u);
  EXPECT_EQ(similar("reviews-a", 7, 0.5), 16u);
  for (const std::uint32_t k : {3u, 5u, 7u}) EXPECT_EQ(similar("reviews-b", k, 0.8), 16u);
}

}  // namespace
}  // namespace lookalike
