#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using nlohmann::json;
using test::cli;
using test::lines_of;
using test::shell;
using test::text_of;
using testing::HasSubstr;

class TwoCorpora : public test::CommandLine {
 protected:
  void SetUp() override {
    test::CommandLine::SetUp();
    std::ofstream(other()) << R"({"id": "new", "text": "one two three four five six seven"})"
                              "\n"
                           << R"({"id": "again", "text": "one two three four five six seven"})"
                              "\n"
                           << R"({"id": "lone", "text": "quite another matter altogether"})"
                              "\n";
  }
  std::string other() const { return file("other.jsonl"); }
  std::string against() const {
    return "run " + corpus() + " --against " + other() + " --set shingles.k=1 --set verify.threshold=0.7 ";
  }
};

TEST_F(TwoCorpora, give_pairs_across_only) {
  const auto done =
      cli(against() + "--pairs " + file("p.csv") + " --candidates " + file("c.jsonl") + " --report " + file("r.json"));
  EXPECT_EQ(done.exit, 0) << done.output;
  EXPECT_THAT(done.output, HasSubstr("4 documents against 3"));
  EXPECT_THAT(done.output, HasSubstr("6 similar pairs, 2 documents of the second corpus with a match"));
  EXPECT_THAT(done.output, HasSubstr("0 \"first\" of the first and 0 \"new\" of the second"));
  const auto lines = lines_of(text_of(file("p.csv")));
  ASSERT_EQ(lines.size(), 7u);  // documents 0, 1 and 3 with both copies
  EXPECT_EQ(lines[0], "a,b,a_id,b_id,jaccard,estimate,bands,containment");
  EXPECT_EQ(lines[1], "0,0,first,new,1,1,20,1");
  EXPECT_EQ(lines[2], "0,1,first,again,1,1,20,1");
  EXPECT_THAT(lines[5], HasSubstr("1,0,\"second, quoted\",new,0.75,"));
  EXPECT_EQ(lines_of(text_of(file("c.jsonl"))).size(), 6u);
  EXPECT_EQ(json::parse(text_of(file("r.json")))["counts"]["against_with_match"], 2);
}

TEST_F(TwoCorpora, draw_the_same_sample_from_both) {
  ASSERT_EQ(cli("documents builtin --quiet --output " + file("b.jsonl")).exit, 0);
  const std::string sample = " --quiet --set sample.size=500 --pairs ";
  ASSERT_EQ(cli("run builtin --against " + file("b.jsonl") + sample + file("p.csv")).exit, 0);
  ASSERT_EQ(cli("run builtin" + sample + file("q.csv")).exit, 0);
  // The same documents are on both sides, so each pairs with itself and every other pair occurs twice.
  EXPECT_EQ(lines_of(text_of(file("p.csv"))).size() - 1, 500 + 2 * (lines_of(text_of(file("q.csv"))).size() - 1));
}

TEST_F(TwoCorpora, answer_a_query_of_many_texts) {
  const auto done = cli("query " + corpus() + " --texts " + other() +
                        " --quiet --set shingles.k=1 --set verify.threshold=0.7 --count 2");
  EXPECT_EQ(done.exit, 0);
  const auto lines = lines_of(done.output);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[0], "text,text_id,rank,document,id,jaccard,estimate,bands");
  EXPECT_EQ(lines[1], "0,new,1,0,first,1,1,20");
  EXPECT_EQ(lines[2], "0,new,2,3,fourth,1,1,20");
  EXPECT_EQ(lines[4], "1,again,2,3,fourth,1,1,20");
  const auto piped = shell("cat " + other() + " | " LOOKALIKE_CLI " query " + corpus() +
                           " --texts - --quiet --set shingles.k=1 --set verify.threshold=0.7 --count 2");
  EXPECT_EQ(piped.output, done.output);
}

TEST_F(TwoCorpora, are_never_overwritten_and_wrong_arguments_are_refused) {
  const std::string before = text_of(other());
  EXPECT_EQ(cli(against() + "--pairs " + other()).exit, 2);
  EXPECT_EQ(cli("query " + corpus() + " --texts " + other() + " --output " + other()).exit, 2);
  EXPECT_EQ(text_of(other()), before);
  EXPECT_EQ(cli("run " + corpus() + " --against " + file("none.jsonl")).exit, 3);
  EXPECT_EQ(cli(against() + "--signatures " + file("s.npy")).exit, 2);
  EXPECT_EQ(cli(against() + "--save " + file("s.lookalike")).exit, 2);
  EXPECT_EQ(cli(against() + "--pairs /dev/full").exit, 4);
  EXPECT_EQ(cli(against() + "--set sketch.family=permutation").exit, 2);
  EXPECT_EQ(cli("query " + corpus()).exit, 2);
  EXPECT_EQ(cli("query " + corpus() + " --text " + other() + " --texts " + other()).exit, 2);
}

}  // namespace
}  // namespace lookalike
