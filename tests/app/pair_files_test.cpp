#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/app/command_line.h"
#include "tests/support/npy.h"

namespace lookalike {
namespace {

using nlohmann::json;
using test::cli;
using test::lines_of;
using test::shell;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

using Positions = std::set<std::pair<std::uint32_t, std::uint32_t>>;

class PairFiles : public test::CommandLine {
 protected:
  std::string run(const std::string& arguments) const {
    const auto done = cli("run " + arguments + " --quiet");
    EXPECT_EQ(done.exit, 0) << done.output;
    return done.output;
  }
  std::vector<json> objects(const std::string& name) const {
    std::vector<json> found;
    for (const std::string& line : lines_of(text_of(file(name)))) found.push_back(json::parse(line));
    return found;
  }
  Positions positions(const std::string& name) const {
    Positions pairs;
    for (const json& pair : objects(name)) pairs.emplace(pair["a"], pair["b"]);
    return pairs;
  }
};

TEST_F(PairFiles, are_json_lines_if_their_name_says_so) {
  const std::string set = corpus() + " --set shingles.k=1 --set verify.threshold=0.7 ";
  run(set + "--pairs " + file("p.jsonl"));
  const auto pairs = objects("p.jsonl");
  ASSERT_EQ(pairs.size(), 3u);
  EXPECT_EQ(pairs[0], (json{{"a", 0},
                            {"b", 3},
                            {"a_id", "first"},
                            {"b_id", "fourth"},
                            {"jaccard", 1},
                            {"estimate", 1},
                            {"bands", 20},
                            {"containment", 1}}));
  EXPECT_EQ(pairs[1]["b_id"], "second, quoted");
  EXPECT_EQ(pairs[1]["jaccard"], 0.75);
  EXPECT_EQ(pairs[1]["containment"].get<double>(), 6.0 / 7) << "6 common words of 7";
  run(set + "--set verify.by=signature --pairs " + file("s.jsonl"));
  EXPECT_TRUE(objects("s.jsonl").at(0)["jaccard"].is_null());
  const json estimated = objects("s.jsonl").at(1);
  EXPECT_FALSE(estimated.contains("containment"));
  const double j = estimated["estimate"];
  EXPECT_NEAR(estimated["containment_estimate"].get<double>(), j * 14 / ((1 + j) * 7), 1e-12);
}

TEST_F(PairFiles, have_the_same_values_in_both_formats_and_compressed) {
  const std::string set = "builtin --set sample.size=2000 ";
  for (const char* name : {"p.csv", "p.jsonl", "p.csv.gz", "p.jsonl.gz", "p.jsonl.zst"})
    run(set + "--pairs " + file(name));
  const auto lines = lines_of(text_of(file("p.csv")));
  const auto pairs = objects("p.jsonl");
  ASSERT_EQ(pairs.size() + 1, lines.size());
  ASSERT_GT(pairs.size(), 10u);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    std::istringstream in(lines[i + 1]);
    for (const char* column : {"a", "b", "a_id", "b_id", "jaccard", "estimate", "bands", "containment"}) {
      std::string field;
      std::getline(in, field, ',');
      const json& value = pairs[i][column];
      EXPECT_EQ(value, value.is_string() ? json(field) : json::parse(field)) << column;
    }
  }
  EXPECT_EQ(shell("zcat " + file("p.csv.gz")).output, text_of(file("p.csv")));
  EXPECT_EQ(shell("zcat " + file("p.jsonl.gz")).output, text_of(file("p.jsonl")));
  EXPECT_THAT(text_of(file("p.jsonl.zst")), StartsWith("\x28\xb5\x2f\xfd"));
}

TEST_F(PairFiles, of_candidates_are_exactly_the_pairs_that_share_a_band) {
  const std::string set = "builtin --set sample.size=1000 --set lsh.bands=25 --set lsh.rows=4 ";
  run(set + "--candidates " + file("c.jsonl") + " --signatures " + file("s.npy") + " --pairs " + file("p.jsonl") +
      " --report " + file("r.json"));
  const auto signatures = test::read_npy(file("s.npy"));
  ASSERT_EQ(signatures.rows, 1000u);
  const auto shares_a_band = [&](std::uint32_t a, std::uint32_t b) {
    const auto x = signatures.row(a), y = signatures.row(b);
    for (int row = 0; row < 100; row += 4)
      if (std::equal(x.begin() + row, x.begin() + row + 4, y.begin() + row)) return true;
    return false;
  };
  Positions expected;
  for (std::uint32_t a = 0; a < 1000; ++a)
    for (std::uint32_t b = a + 1; b < 1000; ++b)
      if (shares_a_band(a, b)) expected.emplace(a, b);
  EXPECT_EQ(positions("c.jsonl"), expected);
  EXPECT_EQ(json::parse(text_of(file("r.json")))["counts"]["candidates"], expected.size());
  const auto similar = positions("p.jsonl");
  EXPECT_LT(similar.size(), expected.size());
  EXPECT_TRUE(std::ranges::includes(expected, similar));
  EXPECT_TRUE(objects("c.jsonl").front()["jaccard"].is_null()) << "candidates are not verified";
}

TEST_F(PairFiles, of_candidates_ignore_the_first_m_check) {
  run("builtin --candidates " + file("all.jsonl"));
  run("builtin --set verify.prefix=20 --candidates " + file("c.jsonl"));
  EXPECT_EQ(text_of(file("c.jsonl")), text_of(file("all.jsonl")));
}

TEST_F(PairFiles, never_overwrite_the_input_and_report_a_full_disk) {
  EXPECT_EQ(cli("run " + corpus() + " --candidates " + corpus()).exit, 2);
  EXPECT_EQ(cli("run " + corpus() + " --candidates " + file("x") + " --pairs " + file("x")).exit, 2);
  for (const std::string name : {"--candidates ", "--pairs ", "--signatures "})
    EXPECT_EQ(cli("run builtin --quiet " + name + "/dev/full").exit, 4) << name;
  EXPECT_EQ(cli("run builtin --quiet --candidates " + file("no/c.jsonl.gz")).exit, 4);
}

#ifndef LOOKALIKE_SANITIZED
TEST_F(PairFiles, too_large_for_memory_do_not_stop_signatures) {
  constexpr int kCopies = 9'000;  // 40.5 million pairs
  std::ofstream texts(file("copies.jsonl"));
  for (int i = 0; i < kCopies; ++i)
    texts << R"({"text": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen and )" << i
          << "\"}\n";
  texts.close();
  const std::string set = "run " + file("copies.jsonl") + " --quiet --set shingles.k=1 --set verify.threshold=0.7 ";
  const auto done = cli(set + "--signatures " + file("s.npy"));
  EXPECT_EQ(done.exit, 0);
  EXPECT_THAT(done.output, AllOf(HasSubstr("The signatures are written."), HasSubstr("similar pairs")));
  EXPECT_EQ(test::read_npy(file("s.npy")).rows, std::size_t{kCopies});
  const auto refused = cli(set + "--signatures " + file("t.npy") + " --pairs " + file("p.csv"));
  EXPECT_EQ(refused.exit, 2) << "the pairs were asked for";
  EXPECT_FALSE(std::filesystem::exists(file("p.csv")));
}
#endif

}  // namespace
}  // namespace lookalike
