#include "core/exchange/handoff/handoff.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/base/resources.h"
#include "core/corpus/load.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Recipe with(std::initializer_list<std::string_view> settings, Recipe recipe = {}) {
  for (const std::string_view setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

std::string exported(HandoffEngine engine, const Recipe& recipe, const std::string& file = "job.py") {
  const auto text = handoff_text(engine, recipe, file, nullptr, {});
  return text ? *text : "refused: " + text.error().message;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The JSON in the comments of an export.
std::string recipe_of_head(const std::string& text) {
  std::string json;
  for (const std::string& line : lines_of(text))
    if (line.starts_with("#   {") || line.starts_with("#    ")) json += line.substr(1);
  return json;
}

/// The comments, unwrapped.
std::string one_line(const std::string& text) {
  std::string out;
  for (const std::string& line : lines_of(text)) out += (line.starts_with("# ") ? line.substr(1) : line);
  return out;
}

// Finds template directives that were left over.
bool has_left_over(const std::string& line) {
  return line.starts_with("#if ") || line == "#else" || line == "#end" || line.starts_with("#include ");
}

TEST(Handoff, carries_every_study_to_spark) {
  for (const Study& study : studies()) {
    const std::string text = exported(HandoffEngine::spark, study.recipe);
    for (const std::string& line : lines_of(text)) {
      EXPECT_FALSE(has_left_over(line)) << study.name << ": " << line;
      EXPECT_LE(line.size(), 120u) << study.name << ": " << line;
    }
    const auto recipe = recipe_from_json(recipe_of_head(text));
    ASSERT_TRUE(recipe) << study.name << ": " << recipe.error().message;
    EXPECT_EQ(*recipe, study.recipe) << study.name;
  }
}

TEST(Handoff, keeps_lines_short_and_imports_in_order) {
  for (const HandoffTraits& engine : kHandoffEngines)
    for (const Study& study : studies()) {
      if (handoff_refusal(engine.engine, study.recipe)) continue;
      bool others = false;  // packages outside the standard library
      for (const std::string& line : lines_of(exported(engine.engine, study.recipe))) {
        EXPECT_LE(line.size(), 120u) << engine.name << ", " << study.name << ": " << line;
        EXPECT_FALSE(has_left_over(line)) << engine.name << ", " << study.name << ": " << line;
        others = others || line.starts_with("import numpy") || line.starts_with("import pandas") ||
                 line.starts_with("from data") || line.starts_with("import data");
        for (const char* own : {"hashlib", "math", "re", "string", "unicodedata", "zlib"})
          EXPECT_FALSE(others && line == std::string("import ") + own) << engine.name << ", " << study.name;
      }
    }
}

TEST(Handoff, writes_only_the_branches_that_a_recipe_needs) {
  const std::string fast = exported(HandoffEngine::spark, {});
  EXPECT_THAT(fast, HasSubstr("return a * x + b"));
  EXPECT_THAT(fast, Not(HasSubstr("zlib")));
  EXPECT_THAT(fast, Not(HasSubstr("2**61")));
  EXPECT_THAT(fast, Not(HasSubstr("STOP_WORDS")));
  const std::string reviews = exported(HandoffEngine::spark, find_study("reviews-b")->recipe);
  EXPECT_THAT(reviews, HasSubstr(R"("yourselves")"));
  EXPECT_THAT(reviews, HasSubstr("PREFIX = 5"));
  EXPECT_THAT(reviews, HasSubstr("unicodedata.category"));
}

TEST(Handoff, lets_datasketch_use_its_own_families) {
  const std::string own = exported(HandoffEngine::datasketch, with({"sketch.family=mersenne-61"}));
  EXPECT_THAT(own, HasSubstr("update_batch"));
  EXPECT_THAT(own, Not(HasSubstr("draw_functions")));
  const std::string other = exported(HandoffEngine::datasketch, {});
  EXPECT_THAT(other, HasSubstr("draw_functions"));
}

TEST(Handoff, refuses_with_the_reason) {
  const auto refused = [](HandoffEngine engine, std::initializer_list<std::string_view> settings) {
    return handoff_refusal(engine, with(settings)).value_or("");
  };
  for (const HandoffTraits& traits : kHandoffEngines) {
    EXPECT_THAT(refused(traits.engine, {"sketch.family=permutation"}), HasSubstr("permutations")) << traits.name;
    EXPECT_THAT(refused(traits.engine, {"sample.size=100"}), HasSubstr("positions")) << traits.name;
  }
  EXPECT_THAT(refused(HandoffEngine::datasketch, {"lsh.bands=1"}), HasSubstr("b = 1"));
  EXPECT_THAT(refused(HandoffEngine::datasketch, {"shingles.bag=bag"}), HasSubstr("bags"));
  EXPECT_THAT(refused(HandoffEngine::datasketch, {"lsh.buckets=20000"}), HasSubstr("buckets"));
  EXPECT_THAT(refused(HandoffEngine::datasketch, {"sketch.family=linear-next-prime"}), HasSubstr("Spark can"));
  EXPECT_THAT(refused(HandoffEngine::datatrove, {"sketch.family=linear-next-prime"}), HasSubstr("Spark can"));
  EXPECT_THAT(refused(HandoffEngine::datatrove, {"verify.prefix=5"}), HasSubstr("first-m check"));
  EXPECT_THAT(refused(HandoffEngine::text_dedup, {"shingles.unit=character"}), HasSubstr("words"));
  EXPECT_THAT(refused(HandoffEngine::nemo_curator, {}), HasSubstr("characters"));
  EXPECT_THAT(refused(HandoffEngine::datasketch, {"lsh.bands=1", "shingles.bag=bag", "lsh.buckets=20000"}),
              AllOf(HasSubstr("b = 1"), HasSubstr("bags"), HasSubstr("buckets")))
      << "all reasons at once";
  EXPECT_EQ(refused(HandoffEngine::spark, {"lsh.bands=1", "shingles.bag=bag", "sketch.family=linear-next-prime"}), "");
}

TEST(Handoff, states_what_a_configuration_has_in_common_with_the_recipe) {
  const std::string curve = "same probability", same = "signatures are the same";
  EXPECT_THAT(exported(HandoffEngine::data_juicer, {}), HasSubstr(curve));
  EXPECT_THAT(exported(HandoffEngine::data_juicer, with({"sketch.family=mersenne-61"})), HasSubstr(same));
  EXPECT_THAT(exported(HandoffEngine::data_juicer, with({"sketch.family=mersenne-61", "sketch.seed=1"})),
              HasSubstr(curve));
  EXPECT_THAT(exported(HandoffEngine::text_dedup, {}), HasSubstr(curve));
  EXPECT_THAT(exported(HandoffEngine::nemo_curator, with({"shingles.unit=character", "shingles.k=24"})),
              HasSubstr("char_ngrams: 24\n"));
}

TEST(Handoff, says_if_candidates_are_not_verified) {
  EXPECT_THAT(exported(HandoffEngine::datatrove, {}), HasSubstr("does not verify"));
  EXPECT_THAT(exported(HandoffEngine::spark, {}), Not(HasSubstr("does not verify")));
  EXPECT_THAT(exported(HandoffEngine::spark, with({"verify.by=none"})), HasSubstr("does not verify"));
}

TEST(Handoff, says_that_text_dedup_verifies_only_if_it_is_set_to) {
  EXPECT_THAT(exported(HandoffEngine::text_dedup, {}), HasSubstr("check_false_positive is true, as here"));
  const std::string differs = "where this recipe compares signatures";
  EXPECT_THAT(one_line(exported(HandoffEngine::text_dedup, with({"verify.by=signature"}))), HasSubstr(differs));
  EXPECT_THAT(one_line(exported(HandoffEngine::text_dedup, {})), Not(HasSubstr(differs)));
}

// If no two documents share a band or a word, nothing is removed, verified or not.
TEST(Handoff, says_that_nothing_would_be_removed_without_candidates) {
  const auto corpus = test::corpus_of({"one two three four", "five six seven eight"});
  const auto run = Engine(corpus).run({}, {});
  ASSERT_TRUE(run);
  EXPECT_THAT(
      one_line(*handoff_text(HandoffEngine::datatrove, {}, "job.py", run->get(), {})),
      HasSubstr("Candidates alone would remove 0 documents (largest group: 0) there, verified pairs 0 documents "
                "(largest group: 0): 0 documents too many."));
}

TEST(Handoff, stops_when_cancelled) {
  const auto run = Engine(*load_corpus({std::string(kBuiltinCorpus)}, {}, {})).run({}, {});
  ASSERT_TRUE(run);
  std::stop_source stop;
  stop.request_stop();
  const auto text = handoff_text(HandoffEngine::spark, {}, "job.py", run->get(), Progress(stop.get_token()));
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().code, ErrorCode::cancelled);
}

/// The documents that candidates alone and verified pairs remove from Reuters, computed with NumPy and datatrove.
struct KnownPrice {
  HandoffEngine engine;
  std::vector<std::string_view> settings;
  std::string sentence;
};

class HandoffOfReuters : public testing::TestWithParam<KnownPrice> {};

TEST_P(HandoffOfReuters, says_what_candidates_alone_would_remove) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  static const auto reuters = test::load(*path);
  ASSERT_TRUE(reuters);
  Recipe recipe;
  for (const std::string_view setting : GetParam().settings) ASSERT_EQ(apply_setting(recipe, setting), std::nullopt);
  const auto run = Engine(reuters).run(recipe, {});
  ASSERT_TRUE(run);
  EXPECT_THAT(one_line(*handoff_text(GetParam().engine, recipe, "job.py", run->get(), {})),
              HasSubstr(GetParam().sentence));
}

INSTANTIATE_TEST_SUITE_P(
    Known, HandoffOfReuters,
    testing::Values(
        KnownPrice{HandoffEngine::datatrove,
                   {"shingles.k=3", "lsh.bands=20", "lsh.rows=5"},
                   "Candidates alone would remove 1,107 documents (largest group: 80) there, verified pairs 505 "
                   "documents (largest group: 10): 602 documents too many."},
        KnownPrice{HandoffEngine::text_dedup,
                   {"shingles.k=5", "sketch.hashes=112", "lsh.bands=14", "lsh.rows=8"},
                   "Candidates alone would remove 559 documents (largest group: 11) there, verified pairs 468 "
                   "documents (largest group: 4): 91 documents too many."}));

TEST(Handoff, says_what_the_recipe_was_tuned_on) {
  const auto corpus = load_corpus({std::string(kBuiltinCorpus)}, {}, {});
  ASSERT_TRUE(corpus);
  const auto run = Engine(*corpus).run({}, {});
  ASSERT_TRUE(run);
  const std::string text = *handoff_text(HandoffEngine::spark, {}, "job.py", run->get(), {});
  EXPECT_THAT(text, HasSubstr("Tuned on builtin"));
  EXPECT_THAT(text, HasSubstr((*corpus)->report().digest));
  EXPECT_THAT(text, HasSubstr("5,000 documents"));
  EXPECT_THAT(text, HasSubstr("Lookalike " + std::string(version())));
}

// A name or word that ends its comment or literal would be executed as code.
TEST(Handoff, no_name_or_word_becomes_code) {
  const auto words = std::filesystem::temp_directory_path() / "handoff \"\"\" words.txt";
  std::ofstream(words) << "\"\"\"\n\\\nit's\nцарь\n\xff\n";
  Recipe recipe;
  recipe.text.stop_words = words.string();
  const std::string text = exported(HandoffEngine::spark, recipe, "a\nimport os\n\"\"\".py");
  std::filesystem::remove(words);
  EXPECT_THAT(text, HasSubstr(R"(    "\"\"\"", "\\", "it's", "царь",)"));
  EXPECT_THAT(text, HasSubstr("spark-submit SCRIPT.py"));
  EXPECT_THAT(text, Not(HasSubstr("\nimport os")));
}

TEST(Handoff, refuses_a_script_that_would_import_itself) {
  const auto refusal = [](HandoffEngine engine, const std::string& file, const Recipe& recipe = {}) {
    const auto written = write_handoff(engine, recipe, "/nowhere/" + file, nullptr, {});
    return written.error().code == ErrorCode::bad_usage ? written.error().message : "";
  };
  const auto imported = HasSubstr("Python would import the script itself");
  EXPECT_THAT(refusal(HandoffEngine::datasketch, "datasketch.py"), imported);
  EXPECT_THAT(refusal(HandoffEngine::datasketch, "json.py"), imported);
  EXPECT_THAT(refusal(HandoffEngine::datatrove, "datatrove.py"), imported);
  EXPECT_THAT(refusal(HandoffEngine::spark, "pyspark.py"), imported);
  EXPECT_THAT(refusal(HandoffEngine::spark, "numpy.py"), imported);
  EXPECT_THAT(refusal(HandoffEngine::spark, "random.py", with({"sketch.family=linear-crc"})), imported);
  EXPECT_EQ(refusal(HandoffEngine::spark, "random.py"), "");
  EXPECT_EQ(refusal(HandoffEngine::spark, "spark.py"), "");
  EXPECT_EQ(refusal(HandoffEngine::spark, "pyspar.py"), "");
  EXPECT_EQ(refusal(HandoffEngine::spark, "pyspark.txt"), "");
  EXPECT_EQ(refusal(HandoffEngine::data_juicer, "json.py"), "");
}

TEST(Handoff, states_how_many_documents_datasketch_can_hold) {
  EXPECT_THAT(exported(HandoffEngine::datasketch, {}),
              HasSubstr("9.3 kB per document of 130 shingles; 16 GB hold about 1.7 million"));
}

}  // namespace
}  // namespace lookalike
