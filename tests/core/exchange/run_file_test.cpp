#include "core/exchange/run_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

RunFile full() {
  RunFile run;
  run.paths = {"/a/b.csv", "/a/\xC3\xA9.csv", "/a/\xE9.csv"};
  run.load.format = CorpusFormat::reviews;
  run.load.text_column = "body";
  run.load.strip_mail_headers = true;
  run.load.no_id = true;
  run.load.no_title = true;
  run.digest = "0123";
  run.recipe.shingles.k = 7;
  run.recipe.verify.threshold = 0.65;
  run.pins.resize(2);
  run.pins[1].lsh = {10, 10, 0};
  SweepTable sweep;
  sweep.plan.base = run.recipe;
  sweep.plan.axes = {*parse_axis("shingles.k=2,3")};
  SweepRow row;
  row.values = {"2"};
  row.candidates = 12;
  sweep.rows = {row};
  run.sweep = sweep;
  return run;
}

TEST(RunFile, reads_back_what_was_written) {
  const auto path = (std::filesystem::temp_directory_path() / ("run-" + std::to_string(::getpid()) + ".lookalike"));
  const RunFile run = full();
  ASSERT_TRUE(write_run_file(run, path.string()));
  const auto read = read_run_file(path.string());
  std::filesystem::remove(path);
  ASSERT_TRUE(read) << to_string(read.error());
  EXPECT_EQ(read->paths, run.paths);
  EXPECT_EQ(read->load, run.load);
  EXPECT_EQ(read->digest, run.digest);
  EXPECT_EQ(read->recipe, run.recipe);
  EXPECT_EQ(read->pins, run.pins);
  ASSERT_TRUE(read->sweep);
  EXPECT_EQ(read->sweep->plan, run.sweep->plan);
  ASSERT_EQ(read->sweep->rows.size(), 1U);
  EXPECT_EQ(read->sweep->rows[0].candidates, 12U);
  EXPECT_EQ(to_json(run)["verdicts"], nlohmann::ordered_json::array());
}

TEST(RunFile, says_what_is_wrong) {
  for (const char* bad :
       {"", "[]", "{}", "{\"version\": 99, \"corpus\": {}}", "{\"corpus\": 5}", "{\"corpus\": {\"paths\": 1}}",
        "{\"corpus\": {\"format\": \"pdf\"}}", "{\"corpus\": {}, \"recipe\": {\"shingles\": {\"k\": -1}}}",
        "{\"corpus\": {}, \"pins\": [3]}", "{\"corpus\": {}, \"sweep\": {\"rows\": 1}}"}) {
    const auto read = run_file_from_json(bad);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(read.error().code, ErrorCode::wrong_content) << bad;
  }
  EXPECT_EQ(read_run_file("/nowhere.lookalike").error().code, ErrorCode::unreadable);
}

TEST(RunFile, may_leave_out_what_is_usual) {
  const auto read = run_file_from_json("{\"corpus\": {\"paths\": [\"builtin\"]}}");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->recipe, Recipe());
  EXPECT_EQ(read->load, LoadOptions());
  EXPECT_FALSE(read->sweep);
}

}  // namespace
}  // namespace lookalike
