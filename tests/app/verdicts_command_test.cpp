#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"

namespace lookalike::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class VerdictsCommand : public CommandLine {
 protected:
  // 0 and 3 are equal as words, 1 shares 6 of 8 words with each; 2 is another.
  static constexpr const char* kSettings = " --set shingles.k=1 --set verify.threshold=0.5 --quiet";

  std::string table(const std::string& text) {
    std::ofstream(file("v.csv")) << text;
    return file("v.csv");
  }
  Outcome verdicts(const std::string& arguments) { return cli("verdicts " + corpus() + kSettings + " " + arguments); }
  nlohmann::json report() { return nlohmann::json::parse(text_of(file("r.json"))); }
};

TEST_F(VerdictsCommand, counts_verdicts_and_compares_the_run_with_them) {
  const auto outcome = verdicts("--verdicts " + table("a,b,verdict\n0,1,same\n0,3,same\n1,3,different\n1,2,near\n") +
                                " --report " + file("r.json"));
  ASSERT_EQ(outcome.exit, 0) << outcome.output;
  const auto json = report();
  EXPECT_EQ(json["counts"], (nlohmann::json{{"same", 2}, {"near", 1}, {"different", 1}, {"unsure", 0}}));
  EXPECT_EQ(json["among_judged"]["true_positives"], 2);
  EXPECT_EQ(json["among_judged"]["false_positives"], 1);
  EXPECT_EQ(json["among_judged"]["false_negatives"], 1);
  EXPECT_EQ(json["precision"]["covered"], 3);
  EXPECT_NEAR(json["precision"]["share"], 2.0 / 3, 1e-9);
}

TEST_F(VerdictsCommand, reads_a_sample_of_pairs_with_their_texts_and_a_column_of_verdicts) {
  ASSERT_EQ(cli("run " + corpus() + kSettings + " --sample 10 --texts --pairs " + file("sample.csv")).exit, 0);
  auto lines = lines_of(text_of(file("sample.csv")));
  ASSERT_EQ(lines.size(), 4U);  // of 0, 1 and 3
  std::string judged = lines[0] + ",verdict\n";
  for (std::size_t i = 1; i < lines.size(); ++i) judged += lines[i] + ",near\n";
  ASSERT_EQ(verdicts("--verdicts " + table(judged) + " --report " + file("r.json")).exit, 0);
  EXPECT_EQ(report()["counts"]["near"], 3);
}

TEST_F(VerdictsCommand, prints_progress_and_precision_by_similarity) {
  const auto outcome = cli("verdicts " + corpus() + " --set shingles.k=1 --set verify.threshold=0.5 --verdicts " +
                           table("a,b,verdict\n0,1,near\n0,3,same\n"));
  ASSERT_EQ(outcome.exit, 0);
  EXPECT_THAT(outcome.output, HasSubstr("2 pairs judged: 1 same, 1 near, 0 different, 0 unsure"));
  EXPECT_THAT(outcome.output, HasSubstr("Same and near count as similar"));
  EXPECT_THAT(outcome.output, HasSubstr("0.75 to 0.80            2       1        1          0       0"));
  EXPECT_THAT(outcome.output, HasSubstr("precision of the run: 100.00 %"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("The run found"))) << "no verdict counts twice or not at all";
}

TEST_F(VerdictsCommand, says_why_its_table_counts_more_pairs_than_there_are_verdicts) {
  std::ofstream(file("c.csv")) << "text\na b c d e f g\na b c d e f g\na b c d e f g\na b c d e f x\nq r s t\n";
  const auto outcome = cli("verdicts " + file("c.csv") + " --set shingles.k=1 --set verify.threshold=0.5 --verdicts " +
                           table("a,b,verdict\n0,3,near\n3,4,different\n"));
  ASSERT_EQ(outcome.exit, 0) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("2 pairs judged: 0 same, 1 near, 1 different, 0 unsure"));
  EXPECT_THAT(outcome.output, HasSubstr("0.75 to 0.80            3       3        3          0       0"));
  EXPECT_THAT(outcome.output, HasSubstr("The run found 1 of 2 judged pairs; copies share verdicts, so the table "
                                        "counts 3 pairs of documents\n"));
}

TEST_F(VerdictsCommand, leaves_out_a_pair_that_was_not_drawn_at_random) {
  const std::string run = "builtin --set sample.size=2500 --quiet";
  ASSERT_EQ(cli("run " + run + " --pairs " + file("all.csv")).exit, 0);
  ASSERT_EQ(cli("run " + run + " --sample 6 --pairs " + file("sample.csv")).exit, 0);
  const auto all = lines_of(text_of(file("all.csv"))), drawn = lines_of(text_of(file("sample.csv")));
  std::string judged = drawn[0] + ",verdict\n";
  for (std::size_t i = 1; i < drawn.size(); ++i) judged += drawn[i] + ",near\n";
  const auto judge = [&] {
    const auto done =
        cli("verdicts builtin --set sample.size=2500 --verdicts " + table(judged) + " --report " + file("r.json"));
    EXPECT_EQ(done.exit, 0) << done.output;
    return done.output;
  };
  EXPECT_THAT(judge(),
              HasSubstr("the limits hold: in each stratum the pairs that count are the first in random order\n"));
  EXPECT_EQ(report()["left_out"], 0);
  const auto other = std::ranges::find_if(
      all.rbegin(), all.rend(), [&](const std::string& line) { return std::ranges::count(drawn, line) == 0; });
  judged += *other + ",different\n";
  EXPECT_THAT(judge(), HasSubstr("random order; precision leaves out "));
  EXPECT_TRUE(report()["random"].get<bool>());
  EXPECT_GE(report()["left_out"], 1);
  EXPECT_EQ(report()["precision"]["share"], 1) << "the different pair does not count";
}

TEST_F(VerdictsCommand, takes_verdicts_through_a_run_file_and_back_to_a_table) {
  ASSERT_EQ(verdicts("--verdicts " + table("a_id,b_id,verdict,note\nfirst,\"second, quoted\",near,\"a, b\"\n") +
                     " --save " + file("run.lookalike"))
                .exit,
            0);
  ASSERT_EQ(cli("verdicts " + file("run.lookalike") + " --quiet --table " + file("out.csv")).exit, 0);
  const auto lines = lines_of(text_of(file("out.csv")));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0], "a,b,a_id,b_id,verdict,note,a_text,b_text,judge");
  EXPECT_THAT(lines[1], testing::StartsWith("0,1,first,\"second, quoted\",near,\"a, b\","));
  // A later verdict replaces the saved one.
  ASSERT_EQ(cli("verdicts " + file("run.lookalike") + " --quiet --verdicts " + table("a,b,verdict\n1,0,different\n") +
                " --report " + file("r.json"))
                .exit,
            0);
  EXPECT_EQ(report()["counts"]["different"], 1);
  EXPECT_EQ(report()["verdicts"], 1);
}

TEST_F(VerdictsCommand, keep_the_apostrophe_of_a_note_through_a_table_of_pairs) {
  // Of the two apostrophes, the first belongs to the table and the second to the note.
  ASSERT_EQ(
      verdicts("--verdicts " + table("a,b,verdict,note\n0,1,near,''=x\n") + " --save " + file("run.lookalike")).exit,
      0);
  ASSERT_EQ(cli("run " + file("run.lookalike") + " --quiet --pairs " + file("pairs.csv")).exit, 0);
  ASSERT_EQ(verdicts("--verdicts " + file("pairs.csv") + " --table " + file("out.csv")).exit, 0);
  EXPECT_THAT(text_of(file("out.csv")), HasSubstr(",near,''=x,"));
}

TEST_F(VerdictsCommand, compares_two_judges_and_lists_the_pairs_in_dispute) {
  ASSERT_EQ(verdicts("--judge anna --verdicts " + table("a,b,verdict\n0,1,same\n0,3,near\n1,3,different\n0,2,same\n") +
                     " --save " + file("anna.lookalike"))
                .exit,
            0);
  const auto outcome = cli("verdicts " + file("anna.lookalike") + " --judge ben --verdicts " +
                           table("b,a,verdict\n0,1,same\n0,3,same\n1,3,different\n1,2,near\n") + " --table " +
                           file("both.csv") + " --report " + file("r.json"));
  ASSERT_EQ(outcome.exit, 0) << outcome.output;
  EXPECT_THAT(outcome.output,
              HasSubstr("anna and ben: 3 pairs judged by both, 2 alike, Cohen's kappa 0.50 (95 % limits "));
  EXPECT_THAT(outcome.output,
              HasSubstr("in dispute, by position:\n  0,3 (ids first, fourth): near (anna), same (ben)\n"));
  EXPECT_EQ(report()["counts"]["near"], 2) << "anna's counts";
  EXPECT_DOUBLE_EQ(report()["agreements"][0]["kappa"], 0.5);  // p_o = 2/3, p_e = 1/3
  const auto lines = lines_of(text_of(file("both.csv")));
  EXPECT_EQ(std::ranges::count_if(lines, [](const std::string& line) { return line.ends_with(",ben"); }), 4);
  EXPECT_EQ(lines.size(), 9U);
  ASSERT_EQ(
      cli("verdicts " + corpus() + kSettings + " --verdicts " + file("both.csv") + " --report " + file("again.json"))
          .exit,
      0);
  EXPECT_EQ(text_of(file("again.json")), text_of(file("r.json"))) << "the table holds both judges";
}

TEST_F(VerdictsCommand, tabulates_only_verdicts_on_these_documents_and_counts_the_others) {
  std::ofstream(file("other.jsonl")) << R"({"id": "x", "text": "some other text"}
{"id": "y", "text": "some other texts"}
)";
  ASSERT_EQ(cli("verdicts " + file("other.jsonl") + kSettings + " --verdicts " + table("a,b,verdict\n0,1,near\n") +
                " --save " + file("other.lookalike"))
                .exit,
            0);
  const auto outcome = cli("verdicts " + corpus() + " --verdicts " + file("other.lookalike") + " --verdicts " +
                           table("a,b,verdict\n0,1,near\n") + " --table " + file("out.csv"));
  EXPECT_THAT(outcome.output, HasSubstr("1 more on texts that are not among these documents"));
  const auto lines = lines_of(text_of(file("out.csv")));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[1], testing::StartsWith("0,1,first,"));
}

TEST_F(VerdictsCommand, accepts_a_list_of_pairs_with_a_verdict_column_added) {
  ASSERT_EQ(cli("run " + corpus() + kSettings + " --pairs " + file("pairs.csv")).exit, 0);
  std::string filled;
  for (const std::string& line : lines_of(text_of(file("pairs.csv"))))
    filled += line + (filled.empty() ? ",verdict\n" : ",same\n");
  ASSERT_EQ(verdicts("--verdicts " + table(filled) + " --report " + file("r.json")).exit, 0);
  EXPECT_EQ(report()["counts"]["same"], 3);
}

TEST_F(VerdictsCommand, reports_invalid_rows_and_keeps_the_others) {
  const auto outcome = verdicts("--verdicts " + table("a,b,verdict\n0,77,same\n0,1,perhaps\n0,1,near\n") +
                                " --report " + file("r.json"));
  EXPECT_EQ(outcome.exit, 0);
  EXPECT_THAT(outcome.output, HasSubstr("Row 2: there is no document \"77\""));
  EXPECT_THAT(outcome.output, HasSubstr("Row 3: \"perhaps\" is not a verdict"));
  EXPECT_EQ(report()["verdicts"], 1);
}

TEST_F(VerdictsCommand, refuses_other_files_and_never_replaces_what_it_reads) {
  EXPECT_EQ(verdicts("--verdicts " + corpus()).exit, 3);
  EXPECT_EQ(verdicts("--verdicts " + file("nowhere.csv")).exit, 3);
  const std::string input = file("judged");  // no ending, so that every output may have the name
  std::filesystem::rename(table("a,b,verdict\n0,1,near\n"), input);
  for (const char* output : {"--table ", "--save ", "--report "}) {
    const auto outcome = verdicts("--verdicts " + input + " " + output + input);
    EXPECT_EQ(outcome.exit, 2) << output;
    EXPECT_THAT(outcome.output, HasSubstr("which is an input"));
    EXPECT_EQ(verdicts(std::string(output) + corpus()).exit, 2);
  }
  EXPECT_EQ(text_of(input), "a,b,verdict\n0,1,near\n");
  EXPECT_EQ(verdicts("--table /dev/full").exit, 4);
}

TEST_F(VerdictsCommand, sweeps_compare_every_point_with_verdicts) {
  const std::string judged = table("a,b,verdict\n0,1,near\n0,3,same\n1,2,different\n");
  const std::string sweep = "sweep " + corpus() +
                            " --quiet --set verify.threshold=0.4 --vary shingles.k=1,3 --verdicts " + judged +
                            " --table " + file("s.csv");
  ASSERT_EQ(cli(sweep).exit, 0);
  const auto lines = lines_of(text_of(file("s.csv")));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_THAT(lines[0], HasSubstr(",judged_true_positives,judged_false_positives,judged_false_negatives,judged_recall,"
                                  "judged_precision"));
  EXPECT_THAT(lines[1], testing::EndsWith(",2,0,0,1,1"));
  EXPECT_EQ(cli(sweep + " --resume").exit, 0);
  table("a,b,verdict\n0,1,different\n");
  const auto other = cli(sweep + " --resume");
  EXPECT_EQ(other.exit, 2);
  EXPECT_THAT(other.output, HasSubstr("the verdicts"));
  const auto without = cli("sweep " + corpus() + " --quiet --vary shingles.k=1,3");
  EXPECT_THAT(without.output, Not(HasSubstr("judged")));
}

TEST_F(VerdictsCommand, evaluate_compares_a_run_with_verdicts) {
  const std::string judged = table("a,b,verdict\n0,1,different\n0,3,same\n");
  const auto outcome = cli("evaluate " + corpus() + " --set shingles.k=1 --set verify.threshold=0.5 --verdicts " +
                           judged + " --report " + file("r.json"));
  ASSERT_EQ(outcome.exit, 0) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr("Against 2 judged pairs: recall 100.00 %, precision 50.00 %."));
  EXPECT_EQ(report()["verdicts"]["counts"]["same"], 1);
}

}  // namespace
}  // namespace lookalike::test
