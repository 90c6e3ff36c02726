#include <gmock/gmock.h>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::shell;
using test::text_of;

/// Read by Python, whose parser is not ours.
class JsonOutput : public test::CommandLine {
 protected:
  /// The Python expression over `j`, the object that a command prints to standard output, and nothing else.
  std::string value(const std::string& arguments, const std::string& expression) const {
    const auto read = shell(LOOKALIKE_CLI " " + arguments +
                            " --json 2>/dev/null | python3 -c 'import json, sys\n"
                            "j = json.load(sys.stdin)\nprint(" +
                            expression + ")'");
    return read.output.substr(0, read.output.find('\n'));
  }
  std::string settings() const { return corpus() + " --k 1 --threshold 0.7 "; }
};

TEST_F(JsonOutput, has_the_figures_of_a_run) {
  // Documents 0 and 3 are equal, 1 shares 6 of 8 words with each, and 2 shares none; one record is broken.
  EXPECT_EQ(value("run " + settings(), R"(j["counts"]["similar"], j["counts"]["documents"], j["counts"]["skipped"])"),
            "3 4 1");
  EXPECT_EQ(value("run " + settings() + "--quiet", R"(j["recipe"]["verify"]["threshold"])"), "0.7");
  EXPECT_EQ(value("run " + settings() + "--against " + corpus(), R"(j["counts"]["similar"])"), "10");  // 4 + 2 x 3
  EXPECT_EQ(value("documents " + corpus() + " --output " + file("d.jsonl"), R"(j["counts"]["documents"])"), "4");
  EXPECT_EQ(value("report " + settings() + "-o " + file("r.html"), R"(j["counts"]["similar"])"), "3");
}

TEST_F(JsonOutput, has_the_figures_of_groups) {
  // One group of 0, 1 and 3 whose weakest link is 6/8; its first document stays, and so does 2.
  EXPECT_EQ(
      value("groups " + settings(), R"(*[j["groups"][k] for k in ("documents", "in_groups", "groups", "stay", "go")])"),
      "4 3 1 2 2");
  EXPECT_EQ(value("groups " + settings(), R"(j["groups"]["largest"])"),
            "[{'documents': 3, 'weakest_link': 0.75, 'containment': 0.8571428571428571, 'keeper': 0, 'keeper_in_old': "
            "False}]");
  EXPECT_EQ(value("groups " + settings() + "--against " + corpus(),
                  R"(j["groups"]["go"], j["groups"]["go_for_old"], j["groups"]["old_documents"])"),
            "4 4 4");
}

TEST_F(JsonOutput, equals_the_report_in_a_file) {
  const std::vector<std::string> commands = {
      "groups " + settings(), "documents " + corpus() + " --output " + file("d.jsonl"),
      "truth " + settings() + "--at-least 0.5", "explain " + settings() + "--pair 0,3", "verdicts " + settings()};
  for (const std::string& command : commands) {
    const auto printed = shell(LOOKALIKE_CLI " " + command + " --json --report " + file("r.json"));
    EXPECT_EQ(printed.exit, 0) << command << printed.output;
    EXPECT_EQ(printed.output, text_of(file("r.json"))) << command;
  }
}

TEST_F(JsonOutput, has_the_rows_of_a_table) {
  EXPECT_EQ(value("neighbours " + settings() + "--document first --count 2",
                  R"([(r["document"], r["id"], r["jaccard"]) for r in j["rows"]])"),
            "[(3, 'fourth', 1), (1, 'second, quoted', 0.75)]");
  EXPECT_EQ(value("curve --bands 20 --rows 5 --points 3", R"(len(j["rows"]), round(j["rows"][1]["candidate"], 6))"),
            "3 0.470051");  // 1 - (1 - 0.5^5)^20
  EXPECT_EQ(value("sweep " + settings() + "--vary verify.threshold=0.7,0.9", R"([r["similar"] for r in j["rows"]])"),
            "[3, 1]");
}

TEST_F(JsonOutput, of_texts_that_look_like_numbers_keeps_ids_as_texts) {
  std::ofstream(file("t.csv")) << "id,text\n007,one two three\n1e5,one two three\n";
  EXPECT_EQ(value("neighbours " + file("t.csv") + " --k 1 --document 007 --count 1", R"(j["rows"][0]["id"])"), "1e5");
}

TEST_F(JsonOutput, a_document_is_found_by_number_id_or_title) {
  std::ofstream(file("t.csv")) << "id,title,text\n2,Alpha,one two three\nx,Beta,one two four\n1,Beta,five six seven\n";
  const auto nearest = [&](const std::string& document) {
    return value("neighbours " + file("t.csv") + " --k 1 --count 1 --document " + document, R"(j["rows"][0]["id"])");
  };
  EXPECT_EQ(nearest("0"), "x");
  EXPECT_EQ(nearest("Alpha"), "x");
  EXPECT_EQ(nearest("x"), "2");
  EXPECT_EQ(nearest("1"), "2") << "a number is a position, though another document has this id";
  const auto several = cli("neighbours " + file("t.csv") + " --count 1 --document Beta");
  EXPECT_EQ(several.exit, 2);
  EXPECT_THAT(several.output, testing::HasSubstr("2 documents are called \"Beta\", among them numbers 1 and 2"));
  EXPECT_EQ(cli("neighbours " + file("t.csv") + " --count 1 --document Gamma").exit, 2);
}

}  // namespace
}  // namespace lookalike
