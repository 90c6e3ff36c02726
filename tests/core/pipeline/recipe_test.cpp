#include "core/pipeline/recipe.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "core/base/resources.h"

namespace lookalike {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Recipe with(std::initializer_list<std::string_view> settings) {
  Recipe recipe;
  for (const auto setting : settings) EXPECT_EQ(apply_setting(recipe, setting), std::nullopt) << setting;
  return recipe;
}

TEST(Recipe, has_the_defaults_of_the_method) {
  const Recipe r;
  EXPECT_EQ(r.shingles.k, 3u);
  EXPECT_EQ(r.sketch.hashes, 100u);
  EXPECT_EQ(r.sketch.seed, 42u);
  EXPECT_EQ(r.sketch.family, HashFamily::multiply_shift);
  EXPECT_EQ(r.lsh.bands, 20u);
  EXPECT_EQ(r.lsh.rows, 5u);
  EXPECT_EQ(r.verify.threshold, 0.8);
  EXPECT_THAT(problems(r), IsEmpty());
  EXPECT_THAT(warnings(r), IsEmpty());
}

TEST(Recipe, accepts_every_value_name) {
  const Recipe r = with({"text.case=keep", "text.punctuation=split", "text.digits=drop", "text.stop_words=/a/path",
                         "text.spaces=underscore", "shingles.unit=character", "shingles.bag=true",
                         "shingles.hash=crc32", "shingles.keep_empty=keep", "sketch.family=affine-32",
                         "lsh.buckets=20000", "verify.by=signature", "verify.threshold=0.55", "sample.size=100"});
  EXPECT_EQ(r.text.letter_case, Case::keep);
  EXPECT_EQ(r.text.punctuation, Punctuation::split);
  EXPECT_EQ(r.text.digits, Digits::drop);
  EXPECT_EQ(r.text.stop_words, "/a/path");
  EXPECT_EQ(r.text.spaces, Spaces::underscore);
  EXPECT_EQ(r.shingles.unit, ShingleUnit::character);
  EXPECT_TRUE(r.shingles.bag);
  EXPECT_EQ(r.shingles.hash, ShingleHash::crc32);
  EXPECT_TRUE(r.shingles.keep_empty);
  EXPECT_EQ(r.sketch.family, HashFamily::affine_32);
  EXPECT_EQ(r.lsh.buckets, 20'000u);
  EXPECT_EQ(r.verify.by, VerifyBy::signature);
  EXPECT_EQ(r.verify.threshold, 0.55);
  EXPECT_EQ(r.sample.size, 100u);
}

TEST(Recipe, accepts_words_for_zero) {
  const Recipe r = with({"sample.size=all", "lsh.buckets=unlimited", "verify.prefix=off"});
  EXPECT_EQ(r, Recipe{});
}

TEST(Recipe, reads_zeros_as_numbers_or_words_and_writes_words) {
  const char* const numbers = R"({"sample": {"size": 0}, "lsh": {"buckets": 0}, "verify": {"prefix": 0}})";
  const char* const words =
      R"({"sample": {"size": "all"}, "lsh": {"buckets": "unlimited"}, "verify": {"prefix": "off"}})";
  for (const char* json : {numbers, words}) {
    const auto recipe = recipe_from_json(json);
    ASSERT_TRUE(recipe);
    EXPECT_EQ(*recipe, Recipe{});
    const auto written = to_json(*recipe);
    EXPECT_EQ(written["sample"]["size"], "all");
    EXPECT_EQ(written["lsh"]["buckets"], "unlimited");
    EXPECT_EQ(written["verify"]["prefix"], "off");
  }
}

TEST(Recipe, files_of_the_studies_are_spelled_as_recipes_are_written) {
  for (const EmbeddedResource& resource : embedded_resources()) {
    if (!resource.name.starts_with("studies/")) continue;
    const auto json = nlohmann::ordered_json::parse(resource.text);
    EXPECT_EQ(json["recipe"], to_json(recipe_of(json["recipe"]).value())) << resource.name;
  }
}

TEST(Recipe, refuses_an_invalid_value_and_keeps_the_old_one) {
  Recipe r;
  EXPECT_THAT(apply_setting(r, "shingles.k=value").value(), HasSubstr("\"value\" is not a whole number"));
  EXPECT_THAT(apply_setting(r, "shingles.k=2.5").value(), HasSubstr("not a whole number"));
  EXPECT_THAT(apply_setting(r, "shingles.k=-1").value(), HasSubstr("not a whole number"));
  EXPECT_THAT(apply_setting(r, "verify.by=guess").value(), HasSubstr("exact, signature or none"));
  EXPECT_THAT(apply_setting(r, "shingle.k=2").value(), HasSubstr("no parameter \"shingle.k\""));
  EXPECT_THAT(apply_setting(r, "shingles.k").value(), HasSubstr("KEY=VALUE"));
  EXPECT_EQ(r, Recipe{});
}

TEST(Recipe, lists_every_problem_at_once) {
  const Recipe r = with({"shingles.k=0", "lsh.bands=40", "verify.threshold=1.5", "verify.prefix=201"});
  EXPECT_THAT(problems(r), SizeIs(4));
  EXPECT_THAT(problems(r), Contains(HasSubstr("shingles.k is 0")));
  EXPECT_THAT(problems(r), Contains(HasSubstr("40 x 5 = 200")));
  EXPECT_THAT(problems(r), Contains(HasSubstr("verify.threshold is 1.5")));
  EXPECT_THAT(problems(r), Contains(HasSubstr("verify.prefix is 201")));
}

TEST(Recipe, names_parameters_in_its_problems_by_key_or_by_label) {
  const Recipe r = with({"shingles.k=0", "lsh.bands=40", "verify.threshold=1.5", "verify.prefix=201"});
  for (const std::string& problem : problems(r, &Parameter::label))
    for (const Parameter& parameter : parameters())
      EXPECT_THAT(problem, testing::Not(HasSubstr(std::string(parameter.key))));
  EXPECT_THAT(problems(r, &Parameter::label), Contains(HasSubstr("Shingle length k is 0")));
  EXPECT_THAT(problems(r, &Parameter::label), Contains(HasSubstr("Threshold t is 1.5")));
}

TEST(Recipe, refuses_a_threshold_that_is_zero_or_no_number) {
  EXPECT_THAT(problems(with({"verify.threshold=0"})), SizeIs(1));
  EXPECT_THAT(problems(with({"verify.threshold=nan"})), testing::Not(IsEmpty()));
  EXPECT_THAT(problems(with({"verify.threshold=1"})), IsEmpty());
}

TEST(Recipe, warns_of_unused_rows_and_of_pairs_lost_by_a_prefix) {
  EXPECT_THAT(warnings(with({"sketch.hashes=50", "lsh.bands=12", "lsh.rows=4"})),
              ElementsAre(HasSubstr("2 signature values are not banded")));
  EXPECT_THAT(warnings(with({"verify.prefix=5"})), ElementsAre(HasSubstr("only 32.77 %")));
}

TEST(Recipe, reads_back_from_json) {
  for (const Study& study : studies()) EXPECT_EQ(recipe_from_json(to_json(study.recipe).dump()).value(), study.recipe);
  const Recipe odd = with({"sample.size=7", "shingles.bag=bag", "lsh.buckets=3", "verify.threshold=0.1234567890123"});
  EXPECT_EQ(recipe_from_json(to_json(odd).dump()).value(), odd);
}

TEST(Recipe, of_json_keeps_defaults_for_what_is_missing) {
  EXPECT_EQ(recipe_from_json(R"({"shingles": {"k": 7}})").value(), with({"shingles.k=7"}));
}

TEST(Recipe, json_of_a_run_file_or_a_report_gives_its_recipe) {
  const auto r = recipe_from_json(R"({"version": 1, "corpus": {}, "recipe": {"version": 2, "shingles": {"k": 7}}})");
  EXPECT_EQ(r.value(), with({"shingles.k=7"}));
  EXPECT_FALSE(recipe_from_json(R"({"recipe": 7})"));
}

TEST(Recipe, of_version_1_leaves_out_short_texts) {
  const Recipe r = recipe_from_json(R"({"version": 1, "shingles": {"k": 7}})").value();
  EXPECT_EQ(r, with({"shingles.k=7", "shingles.short=leave-out", "text.characters=python"}));
}

TEST(Recipe, of_json_names_everything_unknown) {
  const auto r = recipe_from_json(R"({"shingles": {"q": 7, "k": "x"}, "colour": 3})");
  ASSERT_FALSE(r);
  EXPECT_THAT(r.error().message, HasSubstr("shingles.q"));
  EXPECT_THAT(r.error().message, HasSubstr("shingles.k"));
  EXPECT_THAT(r.error().message, HasSubstr("colour"));
}

TEST(Recipe, of_json_refuses_a_newer_version_and_no_json) {
  EXPECT_THAT(recipe_from_json(R"({"version": 3})").error().message, HasSubstr("version 3"));
  EXPECT_FALSE(recipe_from_json("k = 3"));
}

// Section 1 of the method: the first stage that a parameter repeats.
TEST(Recipe, knows_the_first_stage_that_a_change_repeats) {
  const auto first = [](std::string_view setting) { return first_stage_to_redo({}, with({setting})); };
  EXPECT_EQ(first("shingles.k=3"), std::nullopt);
  EXPECT_EQ(first("sample.size=5"), Stage::sample);
  EXPECT_EQ(first("text.case=keep"), Stage::clean);
  EXPECT_EQ(first("text.stop_words=nltk"), Stage::clean);
  EXPECT_EQ(first("shingles.k=4"), Stage::shingle);
  EXPECT_EQ(first("shingles.keep_empty=keep"), Stage::shingle);
  EXPECT_EQ(first("sketch.seed=4"), Stage::sign);
  EXPECT_EQ(first("lsh.rows=4"), Stage::band);
  EXPECT_EQ(first("verify.prefix=4"), Stage::verify);
  EXPECT_EQ(first("verify.threshold=0.4"), Stage::select);
  EXPECT_EQ(first_stage_to_redo({}, with({"lsh.rows=4", "shingles.k=4"})), Stage::shingle);
}

TEST(Studies, are_those_of_the_reports) {
  std::vector<std::string> names;
  for (const Study& study : studies()) {
    names.push_back(study.name);
    EXPECT_THAT(problems(study.recipe), IsEmpty()) << study.name;
  }
  EXPECT_THAT(names, ElementsAre("fast", "newswire", "reviews-a", "reviews-b", "text-files"));
  EXPECT_EQ(find_study("fast")->recipe, Recipe{});
  EXPECT_EQ(find_study("newswire")->recipe,
            with({"shingles.hash=crc32", "shingles.short=leave-out", "text.characters=python", "sketch.hashes=50",
                  "sketch.family=linear-next-prime", "lsh.bands=12", "lsh.rows=4"}));
  EXPECT_EQ(find_study("unknown"), nullptr);
}

}  // namespace
}  // namespace lookalike
