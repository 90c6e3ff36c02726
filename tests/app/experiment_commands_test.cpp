#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/app/command_line.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using test::cli;
using test::lines_of;
using test::text_of;
using testing::HasSubstr;
using testing::StartsWith;

class Evaluate : public test::CommandLine {};
class Suggest : public test::CommandLine {};

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, ',');) fields.push_back(field);
  return fields;
}

using Pair = std::pair<int, int>;

/// The pairs of a CSV file whose ids contain no commas, with their Jaccard column.
std::map<Pair, double> pairs_in(const std::string& path) {
  std::map<Pair, double> pairs;
  const auto lines = lines_of(text_of(path));
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto fields = fields_of(lines[i]);
    pairs[{std::stoi(fields[0]), std::stoi(fields[1])}] = fields[4].empty() ? std::nan("") : std::stod(fields[4]);
  }
  return pairs;
}

// The counts are computed here from the two pair files, with sets.
TEST_F(Evaluate, agrees_with_the_pair_files_of_run_and_truth) {
  for (const std::string settings :
       {"--set verify.threshold=0.5 --set lsh.rows=8 --set lsh.bands=8",
        "--set verify.threshold=0.7 --set verify.by=signature", "--set verify.threshold=0.6 --set verify.by=none",
        "--set verify.threshold=0.6 --set verify.prefix=5"}) {
    const std::string threshold = settings.substr(settings.find('=') + 1, 3);
    ASSERT_EQ(cli("run builtin --quiet " + settings + " --pairs " + file("run.csv")).exit, 0);
    ASSERT_EQ(cli("truth builtin --quiet --at-least " + threshold + " --pairs " + file("truth.csv")).exit, 0);
    ASSERT_EQ(cli("evaluate builtin --quiet " + settings + " --truth 0.4 --missed " + file("missed.csv") + " --wrong " +
                  file("wrong.csv") + " --report " + file("report.json"))
                  .exit,
              0);
    const auto found = pairs_in(file("run.csv")), truth = pairs_in(file("truth.csv"));
    std::set<Pair> missed;
    double true_positives = 0;
    for (const auto& [pair, jaccard] : truth) found.contains(pair) ? void(++true_positives) : void(missed.insert(pair));
    const auto counted = nlohmann::json::parse(text_of(file("report.json")))["evaluation"];
    EXPECT_EQ(counted["threshold"], std::stod(threshold));
    EXPECT_EQ(counted["true_positives"], true_positives);
    EXPECT_EQ(counted["false_negatives"], missed.size());
    EXPECT_EQ(counted["false_positives"], static_cast<double>(found.size()) - true_positives) << settings;
    EXPECT_NEAR(counted["recall"], true_positives / static_cast<double>(truth.size()), 1e-12);
    EXPECT_NEAR(counted["precision"], true_positives / static_cast<double>(found.size()), 1e-12);
    std::set<Pair> listed;
    for (const auto& [pair, jaccard] : pairs_in(file("missed.csv"))) {
      listed.insert(pair);
      EXPECT_EQ(jaccard, truth.at(pair));
    }
    EXPECT_EQ(listed, missed);
    const auto wrong = pairs_in(file("wrong.csv"));
    EXPECT_EQ(wrong.size(), counted["false_positives"]);
    for (const auto& [pair, jaccard] : wrong) {
      EXPECT_TRUE(found.contains(pair) && !truth.contains(pair));
      EXPECT_LT(jaccard, std::stod(threshold));
    }
    EXPECT_EQ(lines_of(text_of(file("missed.csv"))).front(), lines_of(text_of(file("run.csv"))).front());
  }
}

TEST_F(Evaluate, writes_the_measured_curve) {
  ASSERT_EQ(cli("evaluate builtin --quiet --truth 0.3 --set lsh.bands=10 --set lsh.rows=4 --set verify.prefix=2 "
                "--curve " +
                file("curve.csv"))
                .exit,
            0);
  ASSERT_EQ(cli("truth builtin --quiet --at-least 0.3 --pairs " + file("truth.csv")).exit, 0);
  const auto lines = lines_of(text_of(file("curve.csv")));
  ASSERT_EQ(lines.size(), 15u);
  EXPECT_EQ(lines[0], "similarity_from,similarity_to,pairs,candidates,kept,predicted,identical");
  EXPECT_THAT(lines[1], StartsWith("0.3,0.35,"));
  EXPECT_THAT(lines[14], StartsWith("0.95,1,"));
  std::vector<double> pairs(14), predicted(14);
  for (const auto& [pair, s] : pairs_in(file("truth.csv"))) {
    const auto bin = std::min(static_cast<std::size_t>((s + 1e-12) * 20) - 6, std::size_t{13});
    ++pairs[bin];
    // Once the prefix agrees, only the other two rows of the first band still have to.
    predicted[bin] += s * s * (1 - (1 - s * s) * std::pow(1 - std::pow(s, 4), 9));
  }
  for (std::size_t i = 0; i < 14; ++i) {
    const auto fields = fields_of(lines[i + 1]);
    EXPECT_EQ(std::stod(fields[2]), pairs[i]) << lines[i + 1];
    EXPECT_LE(std::stod(fields[4]), std::stod(fields[3]));
    EXPECT_NEAR(std::stod(fields[5]), predicted[i], 1e-6 * predicted[i] + 1e-9) << lines[i + 1];
  }
}

TEST_F(Evaluate, prints_a_summary_with_recall_and_nearest_documents) {
  const auto shown =
      cli("evaluate " + corpus() + " --set shingles.k=1 --set verify.threshold=0.7 --document 1 --nearest 2");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(
      shown.output,
      HasSubstr("Threshold 0.7: 2 similar pairs of different documents, and 1 identical, which are always found"));
  EXPECT_THAT(shown.output, HasSubstr("recall 100.00 %"));
  EXPECT_THAT(shown.output, HasSubstr("Document 1 and its 2 nearest"));
  EXPECT_THAT(shown.output, HasSubstr("no pair from 0.05 to 0.75: any threshold between them finds the same 2 pairs"));
}

TEST_F(Evaluate, names_the_threshold_that_would_find_another_pair) {
  const auto shown = cli("evaluate " + corpus() + " --set shingles.k=1 --set verify.threshold=0.9");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("the most similar one has 0.75: --set verify.threshold=0.750 finds it"));
  const auto found = cli("evaluate " + corpus() + " --set shingles.k=1 --set verify.threshold=0.750");
  EXPECT_THAT(found.output, HasSubstr("Threshold 0.75: 2 similar pairs of different documents"));
  const auto unlike = cli("evaluate " + corpus() + " --set shingles.k=1 --set verify.threshold=0.9 --truth 0.8");
  EXPECT_THAT(unlike.output, HasSubstr("No pair of different documents has a similarity of 0.8 or more"));
}

TEST_F(Evaluate, gives_null_for_undefined_shares) {
  ASSERT_EQ(cli("evaluate " + corpus() +
                " --quiet --set shingles.k=7 --set verify.threshold=0.9 --set text.case=keep "
                "--set text.punctuation=keep --report " +
                file("r.json"))
                .exit,
            0);
  const auto counted = nlohmann::json::parse(text_of(file("r.json")))["evaluation"];
  EXPECT_TRUE(counted["recall"].is_null());
  EXPECT_TRUE(counted["precision"].is_null());
  EXPECT_TRUE(counted["f1"].is_null());
}

TEST_F(Evaluate, refuses_a_truth_above_the_threshold) {
  const auto refused = cli("evaluate " + corpus() + " --truth 0.9 --set verify.threshold=0.5");
  EXPECT_EQ(refused.exit, 2);
  EXPECT_THAT(refused.output, HasSubstr("0.9 is above 0.5"));
  EXPECT_EQ(cli("evaluate " + corpus() + " --document 99").exit, 2);
}

// Runs the suggestion with another seed and evaluates it there.
TEST_F(Suggest, keeps_its_promise_on_a_fresh_seed) {
  ASSERT_EQ(cli("suggest builtin --quiet --threshold 0.7 --recall 0.9 --hashes 128 --report " + file("s.json")).exit,
            0);
  const auto suggestion = nlohmann::json::parse(text_of(file("s.json")))["suggestion"];
  ASSERT_TRUE(suggestion["reached"]);
  const int bands = suggestion["bands"], rows = suggestion["rows"];
  EXPECT_LE(bands * rows, 128);
  ASSERT_EQ(cli("evaluate builtin --quiet --truth 0.7 --set verify.threshold=0.7 --set sketch.hashes=128 "
                "--set sketch.seed=4711 --set lsh.bands=" +
                std::to_string(bands) + " --set lsh.rows=" + std::to_string(rows) + " --report " + file("e.json"))
                .exit,
            0);
  const auto report = nlohmann::json::parse(text_of(file("e.json")));
  EXPECT_GE(report["evaluation"]["recall"], 0.9);
  EXPECT_GE(report["counts"]["candidates"], suggestion["forecast"]["candidates"]["low"]);
  EXPECT_LE(report["counts"]["candidates"], suggestion["forecast"]["candidates"]["high"]);
}

TEST_F(Suggest, finds_n_itself_and_names_the_settings) {
  const auto shown = cli("suggest builtin --threshold 0.8 --recall 0.95");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("with the smallest n that costs at most 10 % more different candidates"));
  EXPECT_THAT(shown.output, HasSubstr("To use it: --set sketch.hashes="));
  EXPECT_THAT(shown.output, HasSubstr("n is chosen too; --hashes 100 keeps the recipe's n"));
  EXPECT_THAT(shown.output, HasSubstr("Threshold: "));
}

TEST_F(Suggest, says_when_no_setting_reaches_the_goal) {
  const auto shown = cli("suggest builtin --threshold 0.5 --recall 0.999 --hashes 2");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("No b and r with n = 2"));
  EXPECT_THAT(shown.output, testing::Not(HasSubstr("To use it")));
  EXPECT_THAT(shown.output, testing::Not(HasSubstr("n is chosen")));
}

TEST_F(Suggest, keeps_an_n_that_was_set) {
  const auto hashes = [&](const std::string& options) {
    EXPECT_EQ(cli("suggest builtin --quiet --threshold 0.8 --recall 0.95 --report " + file("s.json") + options).exit,
              0);
    return nlohmann::json::parse(text_of(file("s.json")))["suggestion"]["hashes"].get<int>();
  };
  EXPECT_EQ(hashes(" --set sketch.hashes=100"), 100);
  EXPECT_EQ(hashes(" --set sketch.hashes=100 --hashes 90"), 90);
  EXPECT_EQ(hashes(" --set sketch.hashes=64"), 64) << "though the default bands and rows do not fit";
  const int free = hashes("");
  EXPECT_NE(free, 100) << "a corpus on which n makes no difference";
  EXPECT_EQ(hashes(" --set shingles.k=3"), free);
}

// If the prefix has as many values as a band has rows, a pair passes with probability s^2 and more bands do not help.
TEST_F(Suggest, states_the_cost_of_each_step_and_of_the_prefix) {
  const auto shown =
      cli("suggest builtin --threshold 0.6 --recall 0.9 --hashes 100 --set verify.prefix=2 "
          "--set verify.by=signature --report " +
          file("s.json"));
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("More bands: looser"));
  EXPECT_THAT(shown.output, HasSubstr("The first-m check (m = 2) misses about "));
  EXPECT_THAT(shown.output, HasSubstr("--set verify.prefix=0"));
  EXPECT_THAT(shown.output, HasSubstr("Verification by signature misses about "));
  const auto report = nlohmann::json::parse(text_of(file("s.json")));
  ASSERT_EQ(cli("truth builtin --quiet --at-least 0.6 --pairs " + file("truth.csv")).exit, 0);
  double kept = 0, similar = 0, different = 0;
  for (const auto& [pair, s] : pairs_in(file("truth.csv"))) {
    ++similar;
    if (s == 1) continue;
    kept += s * s;
    ++different;
  }
  const auto& forecast = report["suggestion"]["forecast"];
  EXPECT_EQ(forecast["similar"], similar);
  EXPECT_EQ(forecast["different"], different);
  const double of_bands =
      1 - (double(forecast["missed"]["value"]) - double(forecast["lost_by_signature"]["value"])) / different;
  EXPECT_NEAR(of_bands, kept / different, 1e-3);
  EXPECT_LT(forecast["recall"]["value"], of_bands);  // pairs rejected by signature verification are missed too
  double before = 1e300;
  for (const auto& alternative : report["alternatives"]) {
    EXPECT_LE(alternative["forecast"]["candidates"]["value"], before);
    before = alternative["forecast"]["candidates"]["value"];
    EXPECT_EQ(alternative["hashes"], 100);
    EXPECT_EQ(alternative["unused"],
              100 - int(alternative["forecast"]["bands"]) * int(alternative["forecast"]["rows"]));
  }
  EXPECT_GE(report["without_prefix"]["recall"]["value"], 0.9);
}

TEST_F(Suggest, follows_the_textbook_rules_and_predicts_their_recall_here) {
  const auto nearest = cli("suggest builtin --threshold 0.7 --by nearest --hashes 128 --report " + file("s.json"));
  EXPECT_EQ(nearest.exit, 0);
  EXPECT_THAT(nearest.output, HasSubstr("16 bands of 8 rows come nearest to "));
  EXPECT_THAT(nearest.output, HasSubstr("To use it: --set sketch.hashes=128 --set lsh.bands=16 --set lsh.rows=8"));
  const auto suggestion = nlohmann::json::parse(text_of(file("s.json")))["suggestion"];
  EXPECT_EQ(suggestion["by"], "nearest");
  EXPECT_FALSE(suggestion["reached"]) << "--recall is 0.95 by default";
  const auto areas = cli("suggest builtin --threshold 0.7 --by areas --weights 0.1,0.9 --hashes 128");
  EXPECT_EQ(areas.exit, 0);
  EXPECT_THAT(areas.output, HasSubstr("0.1 x false positive + 0.9 x false negative"));
  EXPECT_EQ(cli("suggest builtin --threshold 0.7 --recall 0.9 --weights 0.1,0.9").exit, 2);
  EXPECT_EQ(cli("suggest builtin --threshold 0.7 --by areas --weights 1").exit, 2);
  EXPECT_EQ(cli("suggest builtin --threshold 0.7 --by luck").exit, 2);
}

// The goals give the same answers as one at a time.
TEST_F(Suggest, shows_several_goals_side_by_side) {
  const std::string ask = "suggest builtin --threshold 0.5 --hashes 2 --report " + file("s.json");
  const auto shown = cli(ask + " --recall 0.3,0.4,0.999");
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("compared per pair found"));
  EXPECT_THAT(shown.output, HasSubstr("99.9 %*")) << "two values are too few";
  EXPECT_THAT(shown.output, HasSubstr("* No b and r are sure to reach this"));
  const auto goals = nlohmann::json::parse(text_of(file("s.json")))["suggestions"];
  ASSERT_EQ(goals.size(), 3U);
  const char* const recalls[] = {"0.3", "0.4", "0.999"};
  for (std::size_t i = 0; i < 3; ++i) {
    ASSERT_EQ(cli(ask + " --quiet --recall " + recalls[i]).exit, 0);
    EXPECT_EQ(nlohmann::json::parse(text_of(file("s.json")))["suggestion"], goals[i]);
  }
  EXPECT_FALSE(goals[2]["reached"]);
  EXPECT_EQ(cli("suggest builtin --threshold 0.8 --recall 0.9,1").exit, 2);
}

TEST_F(Suggest, refuses_invalid_goals) {
  EXPECT_EQ(cli("suggest " + corpus() + " --threshold 0.8").exit, 2);
  EXPECT_EQ(cli("suggest " + corpus() + " --threshold 0.8 --recall 1").exit, 2);
  EXPECT_EQ(cli("suggest " + corpus() + " --threshold 1.8 --recall 0.9").exit, 2);
  EXPECT_EQ(cli("suggest " + corpus() + " --threshold 0.8 --recall 0.9 --hashes 0").exit, 2);
}

}  // namespace
}  // namespace lookalike
