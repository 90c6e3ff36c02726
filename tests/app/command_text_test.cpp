#include "core/exchange/command_text.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"
#include "tests/support/temporary_folder.h"

namespace lookalike {
namespace {

TEST(CommandText, names_only_what_differs_from_the_default_recipe) {
  Recipe recipe;
  EXPECT_EQ(command_text({"builtin"}, {}, recipe), "lookalike-cli run builtin");
  EXPECT_EQ(command_text({"builtin"}, {}, recipe, "evaluate"), "lookalike-cli evaluate builtin");
  recipe.lsh = {11, 8, 0};
  EXPECT_EQ(command_text({"/data/news.tar.gz"}, {}, recipe),
            "lookalike-cli run news.tar.gz --set lsh.bands=11 --set lsh.rows=8");
  EXPECT_EQ(command_text({"/a/1", "/a/2", "/a/3", "/a/4"}, {}, {}), "lookalike-cli run CORPUS");
  EXPECT_EQ(command_text({"folder/news.csv"}, {}, {}), "lookalike-cli run news.csv");
  EXPECT_EQ(command_text({"/a/1", "/b/2"}, {}, {}), "lookalike-cli run 1 ../b/2");
  EXPECT_EQ(command_text({"/a/run.lookalike"}, {}, recipe, "report", {{"direct"}, {"judge", "Ann B"}}, recipe),
            "lookalike-cli report run.lookalike --direct --judge 'Ann B'")
      << "the run file has the recipe";
}

TEST(CommandText, repeats_the_run_in_the_folder_of_the_corpus) {
  const testing::TemporaryFolder folder;
  const std::string path = folder.path("it's $news.txt");
  std::ofstream(path) << "body;rest\n'one two; three';x\n'one two; three';y\n'something else here';z\n";
  LoadOptions load;
  load.format = CorpusFormat::table;
  load.text_column = "body";
  load.table.separator = ';';
  load.table.quote = '\'';
  load.encoding = "windows-1251";
  Recipe recipe;
  recipe.shingles.k = 2;
  recipe.verify.threshold = 0.9;
  recipe.text.stop_words = folder.path("stop words.txt");
  std::ofstream(recipe.text.stop_words) << "here\n";
  const std::string command = command_text({path}, load, recipe);
  const std::string name = "lookalike-cli";
  ASSERT_TRUE(command.starts_with(name)) << command;
  const auto ran = test::shell("cd '" + folder.path("") + "' && " + LOOKALIKE_CLI + command.substr(name.size()) +
                               " --quiet --report report.json");
  ASSERT_EQ(ran.exit, 0) << command << '\n' << ran.output;
  const auto report = nlohmann::ordered_json::parse(test::text_of(folder.path("report.json")));
  EXPECT_EQ(report["counts"]["documents"], 3);
  EXPECT_EQ(report["counts"]["similar"], 1);
  EXPECT_EQ(recipe_of(report["recipe"]).value(), recipe);
}

}  // namespace
}  // namespace lookalike
