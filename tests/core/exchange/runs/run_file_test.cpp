#include "core/exchange/runs/run_file.h"

#include <gmock/gmock.h>
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
  run.load.format = CorpusFormat::table;
  run.load.text_column = "body";
  run.load.strip_mail_headers = true;
  run.load.no_id = true;
  run.load.no_title = true;
  run.load.table = {';', '\0', true, false};
  run.load.encoding = "SHIFT_JIS";
  run.digest = "0123";
  run.recipe.shingles.k = 7;
  run.recipe.verify.threshold = 0.65;
  run.runs.resize(2);
  run.runs[0].figures = RunFigures{"0123", 12, 9, Confusion{7, 2, 1, 3}, Interval{0.5, 0.75}, 1.25, 1'000};
  run.runs[1].name = "stricter";
  run.runs[1].drawn = false;
  run.runs[1].recipe.lsh = {10, 10, 0};
  run.runs[1].figures = RunFigures{"4567", 3, 2, {}, {}, 0.5, {}};
  SweepTable sweep;
  sweep.plan.base = run.recipe;
  sweep.plan.axes = {*parse_axis("shingles.k=2,3")};
  SweepRow row;
  row.values = {"2"};
  row.candidates = 12;
  sweep.rows = {row};
  run.sweeps = {sweep, sweep};
  run.sweeps[0].plan.reference = "shingles.k=3";
  run.sweeps[0].plan.repeat = 5;
  run.sweeps[0].rows[0].against_truth = Confusion{3, 0, 1};
  run.verdicts.put({{text_digest("one"), "1"}, {text_digest("other"), "2"}, Verdict::near, "a note"});
  run.keepers = {{DocumentIndex(7U), text_digest("one"), "an id"},
                 {DocumentIndex(0xFFFF'FFFFU), text_digest("other"), ""}};
  run.window = R"({"page":"page.pairs","a":3})";
  run.file = "/a/\xE9.lookalike";
  run.closed = true;
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
  EXPECT_EQ(read->window, run.window);
  EXPECT_EQ(read->digest, run.digest);
  EXPECT_EQ(read->recipe, run.recipe);
  EXPECT_EQ(read->runs, run.runs);
  ASSERT_EQ(read->sweeps.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_EQ(read->sweeps[i].plan, run.sweeps[i].plan);
    ASSERT_EQ(read->sweeps[i].rows.size(), 1U);
    EXPECT_EQ(read->sweeps[i].rows[0].candidates, 12U);
  }
  EXPECT_EQ(read->sweeps[0].rows[0].against_truth, run.sweeps[0].rows[0].against_truth);
  EXPECT_EQ(read->verdicts, run.verdicts);
  EXPECT_EQ(read->keepers, run.keepers);
  EXPECT_EQ(read->file, run.file);
  EXPECT_EQ(read->closed, run.closed);
}

TEST(RunFile, names_only_the_parts_of_a_dialect_that_are_set) {
  EXPECT_EQ(to_json(full())["corpus"]["table"].dump(),
            R"({"separator":"semicolon","quote":"none","escape":"backslash","header":"no"})");
  RunFile run;
  EXPECT_FALSE(to_json(run)["corpus"].contains("table"));
  EXPECT_FALSE(to_json(run)["corpus"].contains("encoding"));
  run.load.table.header = true;
  EXPECT_EQ(to_json(run)["corpus"]["table"].dump(), R"({"header":"yes"})");
}

TEST(RunFile, reads_the_name_that_older_versions_gave_to_tables) {
  const auto read = run_file_from_json(R"({"corpus": {"format": "reviews"}})");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->load.format, CorpusFormat::table);
  EXPECT_EQ(read->load.table, TableOptions());
}

TEST(RunFile, reads_the_one_sweep_of_older_versions) {
  auto json = to_json(full());
  json["sweep"] = json["sweeps"][1];
  json.erase("sweeps");
  const auto read = run_file_from_json(json.dump());
  ASSERT_TRUE(read) << to_string(read.error());
  ASSERT_EQ(read->sweeps.size(), 1U);
  EXPECT_EQ(read->sweeps[0].plan, full().sweeps[1].plan);
}

TEST(RunFile, reads_the_pins_of_older_versions_as_runs) {
  Recipe pin;
  pin.lsh = {10, 10, 0};
  pin.verify.threshold = 0.7;
  Recipe recipe;
  recipe.shingles.k = 7;
  const nlohmann::ordered_json json = {
      {"corpus", nlohmann::ordered_json::object()}, {"recipe", to_json(recipe)}, {"pins", {to_json(pin)}}};
  const auto read = run_file_from_json(json.dump());
  ASSERT_TRUE(read) << to_string(read.error());
  recipe.lsh = pin.lsh;
  recipe.verify = pin.verify;
  EXPECT_EQ(read->runs, (std::vector<RunRecord>{{"", recipe, true, {}}}));
}

TEST(RunFile, reports_what_is_wrong) {
  for (const char* bad :
       {"", "[]", "{}", "{\"version\": 99, \"corpus\": {}}", "{\"corpus\": 5}", "{\"corpus\": {\"paths\": 1}}",
        "{\"corpus\": {\"format\": \"pdf\"}}", "{\"corpus\": {\"table\": 1}}",
        "{\"corpus\": {\"table\": {\"separator\": \";;\"}}}", "{\"corpus\": {\"encoding\": 1}}",
        "{\"corpus\": {}, \"recipe\": {\"shingles\": {\"k\": -1}}}", "{\"corpus\": {}, \"pins\": [3]}",
        "{\"corpus\": {}, \"runs\": [{}]}", "{\"corpus\": {}, \"version\": 1e99}", "{\"corpus\": {}, \"pins\": {}}",
        "{\"corpus\": {}, \"sweep\": {\"rows\": 1}}"}) {
    const auto read = run_file_from_json(bad);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(read.error().code, ErrorCode::wrong_content) << bad;
  }
  EXPECT_EQ(read_run_file("/nowhere.lookalike").error().code, ErrorCode::unreadable);
}

TEST(RunFile, nested_too_deeply_is_refused) {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  for (const std::string& text :
       {R"({"corpus": {}, "recipe": )" + deep + "}", R"({"corpus": {}, "pins": [)" + deep + "]}",
        R"({"corpus": {}, "sweep": {"rows": )" + deep + "}}", R"({"corpus": {}, "unknown": )" + deep + "}"}) {
    const auto read = run_file_from_json(text);
    ASSERT_FALSE(read);
    EXPECT_THAT(read.error().message, testing::HasSubstr("64 levels"));
  }
}

TEST(RunFile, refuses_counts_out_of_range_before_allocating_memory) {
  auto json = to_json(full());
  for (const nlohmann::ordered_json& repeat : {nlohmann::ordered_json(-1), nlohmann::ordered_json(20'000'000),
                                               nlohmann::ordered_json(1e40), nlohmann::ordered_json(1.5)}) {
    json["sweeps"][1]["repeat"] = repeat;
    EXPECT_FALSE(run_file_from_json(json.dump())) << repeat;
  }
  json["sweeps"][1]["repeat"] = 2;
  EXPECT_TRUE(run_file_from_json(json.dump()));
  for (const nlohmann::ordered_json& similar : {nlohmann::ordered_json(-1), nlohmann::ordered_json(1e300)}) {
    json["sweeps"][1]["rows"][0]["similar"] = similar;
    EXPECT_FALSE(run_file_from_json(json.dump())) << similar;
  }
  json = to_json(full());
  json["pins"] = std::vector<nlohmann::ordered_json>(1'001, to_json(Recipe()));
  EXPECT_FALSE(run_file_from_json(json.dump()));
  json["pins"] = nlohmann::ordered_json::array();
  json["runs"][0]["figures"]["candidates"] = -1;
  EXPECT_FALSE(run_file_from_json(json.dump()));
  json["runs"] = nlohmann::ordered_json::array();
  json["corpus"]["paths"] = std::vector<std::string>(100'001, "a");
  EXPECT_FALSE(run_file_from_json(json.dump()));
}

TEST(RunFile, reports_errors_in_a_readable_sentence) {
  const std::string million(1'000'000, 'x');
  for (const std::string& text :
       {R"({"corpus": {"format": ")" + million + R"("}})", R"({"corpus": {}, "recipe": {")" + million + R"(": 1}})",
        R"({"corpus": {}, "recipe": {"text": {"case": ")" + million + R"("}}})",
        R"({"corpus": {}, "recipe": {"version": ")" + million + R"("}})"}) {
    const auto read = run_file_from_json(text);
    ASSERT_FALSE(read);
    EXPECT_LT(read.error().message.size(), 2'000U) << read.error().message.substr(0, 100);
  }
}

TEST(RunFile, may_omit_default_values) {
  const auto read = run_file_from_json("{\"corpus\": {\"paths\": [\"builtin\"]}}");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->recipe, Recipe());
  EXPECT_EQ(read->load, LoadOptions());
  EXPECT_TRUE(read->sweeps.empty());
  EXPECT_TRUE(read->keepers.empty());
}

TEST(RunFile, refuses_chosen_keepers_that_it_cannot_have_written) {
  auto json = to_json(full());
  const nlohmann::ordered_json good = json["kept"][0];
  const auto is_read = [&](const nlohmann::ordered_json& kept) {
    json["kept"] = kept;
    const auto read = run_file_from_json(json.dump());
    EXPECT_TRUE(read || read.error().code == ErrorCode::wrong_content);
    return read.has_value();
  };
  const auto with = [&](const char* name, const nlohmann::ordered_json& value) {
    nlohmann::ordered_json one = good;
    one[name] = value;
    return nlohmann::ordered_json::array({one});
  };
  EXPECT_TRUE(is_read(std::vector(10'000, good)));
  EXPECT_FALSE(is_read(std::vector(10'001, good)));
  EXPECT_FALSE(is_read({{"document", 1}}));
  EXPECT_FALSE(is_read(nlohmann::ordered_json::array({17})));
  for (const nlohmann::ordered_json& position :
       {nlohmann::ordered_json(-1), nlohmann::ordered_json(0x1'0000'0000), nlohmann::ordered_json(1e40),
        nlohmann::ordered_json(1.5), nlohmann::ordered_json("1"), nlohmann::ordered_json()})
    EXPECT_FALSE(is_read(with("document", position))) << position;
  for (const std::string& text :
       {std::string(), std::string(31, '0'), std::string(32, 'g'), std::string(1'000'000, '0')})
    EXPECT_FALSE(is_read(with("text", text))) << text.substr(0, 40);
  ASSERT_TRUE(is_read(with("id", std::string(1'000'000, 'x'))));
  EXPECT_EQ(run_file_from_json(json.dump())->keepers[0].id.size(), 1'000U);
}

}  // namespace
}  // namespace lookalike
