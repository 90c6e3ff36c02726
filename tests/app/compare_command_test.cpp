#include <gmock/gmock.h>

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::lines_of;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

namespace fs = std::filesystem;

constexpr const char* kColumns = "a,b,a_id,b_id,jaccard,estimate,bands,containment";

class Compare : public test::CommandLine {
 protected:
  /// Runs a corpus with settings; saves the run as NAME.lookalike and its pairs as NAME.csv.
  void save(const std::string& name, const std::string& corpus, const std::string& settings) const {
    ASSERT_EQ(
        cli("run " + corpus + " --quiet " + settings + " --save " + run(name) + " --pairs " + file(name + ".csv")).exit,
        0);
  }
  std::string run(const std::string& name) const { return file(name + ".lookalike"); }

  /// The lines of a table, keyed by their documents "a,b"; its header is checked and left out.
  std::map<std::string, std::string> table(const std::string& name, const std::string& header = kColumns) const {
    const auto lines = lines_of(text_of(file(name)));
    std::map<std::string, std::string> found;
    EXPECT_EQ(lines.empty() ? "" : lines.front(), header) << name;
    for (std::size_t i = 1; i < lines.size(); ++i)
      found[lines[i].substr(0, lines[i].find(',', lines[i].find(',') + 1))] = lines[i];
    return found;
  }
};

/// jaccard and estimate of a line whose ids contain no commas.
std::string values_of(const std::string& line) {
  std::istringstream in(line);
  std::string field, values;
  for (int i = 0; std::getline(in, field, ',') && i < 6; ++i)
    if (i >= 4) values += ',' + field;
  return values;
}

// The expected tables are built here from the pair files of both runs.
TEST_F(Compare, agrees_with_the_pair_files_of_both_runs) {
  save("a", "builtin", "--set verify.threshold=0.6 --set lsh.bands=10 --set lsh.rows=8 --set sketch.seed=1");
  save("b", "builtin", "--set verify.threshold=0.6 --set lsh.bands=10 --set lsh.rows=8 --set sketch.seed=2");
  ASSERT_EQ(cli("compare " + run("a") + " " + run("b") + " --quiet --only-a " + file("only_a.csv") + " --only-b " +
                file("only_b.csv") + " --changed " + file("changed.csv") + " --report " + file("r.json"))
                .exit,
            0);
  const auto a = table("a.csv"), b = table("b.csv");
  std::map<std::string, std::string> only_a, only_b, changed;
  std::size_t both = 0;
  for (const auto& [pair, line] : a) {
    if (!b.contains(pair)) {
      only_a[pair] = line;
      continue;
    }
    ++both;
    if (values_of(line) != values_of(b.at(pair))) changed[pair] = line + values_of(b.at(pair));
  }
  for (const auto& [pair, line] : b)
    if (!a.contains(pair)) only_b[pair] = line;
  ASSERT_FALSE(only_a.empty() || only_b.empty() || changed.empty()) << "otherwise this proves nothing";
  EXPECT_EQ(table("only_a.csv"), only_a);
  EXPECT_EQ(table("only_b.csv"), only_b);
  EXPECT_EQ(table("changed.csv", std::string(kColumns) + ",kept_jaccard,kept_estimate"), changed);
  const auto report = nlohmann::json::parse(text_of(file("r.json")));
  EXPECT_EQ(report["a"]["recipe"]["sketch"]["seed"], 1);
  EXPECT_EQ(report["b"]["recipe"]["sketch"]["seed"], 2);
  const auto& counts = report["comparison"];
  EXPECT_EQ(counts["pairs_a"], a.size());
  EXPECT_EQ(counts["pairs_b"], b.size());
  EXPECT_EQ(counts["only_a"], only_a.size());
  EXPECT_EQ(counts["only_b"], only_b.size());
  EXPECT_EQ(counts["both"], both);
  EXPECT_EQ(counts["changed"], changed.size());
}

TEST_F(Compare, prints_a_summary_of_both_runs) {
  save("a", corpus(), "--set shingles.k=1 --set verify.threshold=0.7");
  save("b", corpus(), "--set shingles.k=1 --set verify.threshold=0.9");
  const auto shown = cli("compare " + run("a") + " " + run("b"));
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("A  a.lookalike: k = 1, n = 100, 20 x 5, t = 0.7: 3 similar pairs"));
  EXPECT_THAT(shown.output, HasSubstr("B  b.lookalike: k = 1, n = 100, 20 x 5, t = 0.9: 1 similar pair\n"));
  EXPECT_THAT(shown.output, HasSubstr("only in A  2\nonly in B  0\nin both    1, 0 of them"));
  EXPECT_THAT(shown.output, testing::Not(HasSubstr("Note")));
}

TEST_F(Compare, accepts_a_copy_of_the_corpus_as_the_same) {
  save("a", corpus(), "--set shingles.k=1 --set verify.threshold=0.7");
  std::filesystem::copy_file(corpus(), file("copy.jsonl"));
  save("b", file("copy.jsonl"), "--set shingles.k=1 --set verify.threshold=0.7");
  const auto shown = cli("compare " + run("a") + " " + run("b"));
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("only in A  0\nonly in B  0\nin both    3"));
}

TEST_F(Compare, says_when_texts_have_changed_since) {
  save("a", corpus(), "--set shingles.k=1 --set verify.threshold=0.7");
  std::ofstream(corpus(), std::ios::app) << R"({"id": "fifth", "text": "one more document"})" << '\n';
  save("b", corpus(), "--set shingles.k=1 --set verify.threshold=0.7");
  const auto shown = cli("compare " + run("a") + " " + run("b"));
  EXPECT_EQ(shown.exit, 0);
  EXPECT_THAT(shown.output, HasSubstr("Note: the texts of the corpus have changed since this run was saved."));
}

// Run files, verdicts and a sweep of "two", used after the folder around them was moved, as "./two/" and from /.
TEST_F(Compare, a_corpus_moved_with_its_run_file_is_still_the_same) {
  const auto of_kind = [this](const std::string& kind, const std::function<void(int)>& write) {
    const std::string before = file(kind), after = file("moved-" + kind);
    fs::create_directories(before + "/two/sub");
    fs::current_path(before);
    for (int i = 0; i < 3; ++i) write(i);
    const std::string settings = " --quiet --set shingles.k=1 --set verify.threshold=0.5",
                      vary = " --vary lsh=20x5,50x2";
    std::ofstream("verdicts.csv") << "a,b,verdict\n0,1,same\n";
    ASSERT_EQ(cli("verdicts two" + settings + " --verdicts verdicts.csv --save a.lookalike").exit, 0);
    ASSERT_EQ(cli("run ./two/" + settings + " --save b.lookalike").exit, 0);
    ASSERT_EQ(cli("sweep two" + settings + vary + " --table s.csv").exit, 0);
    fs::rename(before, after);
    fs::current_path("/");
    const auto compared = cli("compare " + after + "/a.lookalike " + after + "/b.lookalike");
    EXPECT_EQ(compared.exit, 0) << compared.output;
    EXPECT_THAT(compared.output, HasSubstr("in both    3")) << kind;
    EXPECT_THAT(compared.output, Not(HasSubstr("changed"))) << kind;
    const auto judged = cli("verdicts " + after + "/a.lookalike");
    EXPECT_THAT(judged.output, AllOf(HasSubstr("1 pair judged: 1 same"), Not(HasSubstr("not the corpus")))) << kind;
    const auto resumed = cli("sweep " + after + "/two/" + settings + vary + " --resume --table " + after + "/s.csv");
    EXPECT_EQ(resumed.exit, 0) << resumed.output;
    EXPECT_THAT(resumed.output, Not(HasSubstr("another"))) << kind;
  };
  const auto text = [](int i) { return "one two three four five six seven " + std::to_string(i); };
  of_kind("texts",
          [&](int i) { std::ofstream((i < 2 ? "two/" : "two/sub/") + std::to_string(i) + ".txt") << text(i); });
  of_kind("tables",
          [&](int i) { std::ofstream("two/" + std::to_string(i) + ".csv") << "id,text\nx," << text(i) << '\n'; });
}

TEST_F(Compare, refuses_different_documents_and_files_that_are_not_runs) {
  save("a", corpus(), "--set shingles.k=1");
  save("sample", corpus(), "--set shingles.k=1 --set sample.size=2");
  save("other", "builtin", "--set sample.size=50");
  const auto corpora = cli("compare " + run("a") + " " + run("other") + " --quiet");
  EXPECT_EQ(corpora.exit, 2);
  EXPECT_THAT(corpora.output, HasSubstr("The two runs use different corpora."));
  const auto samples = cli("compare " + run("a") + " " + run("sample") + " --quiet");
  EXPECT_EQ(samples.exit, 2);
  EXPECT_THAT(samples.output, HasSubstr("different samples"));
  EXPECT_EQ(cli("compare " + run("a")).exit, 2);
  EXPECT_EQ(cli("compare " + run("a") + " " + corpus()).exit, 3);
  EXPECT_EQ(cli("compare " + run("a") + " " + run("a") + " --quiet --only-a /nowhere/x.csv").exit, 4);
}

}  // namespace
}  // namespace lookalike
