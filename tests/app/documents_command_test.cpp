#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"

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

class Documents : public test::CommandLine {
 protected:
  std::vector<json> written(const std::string& arguments, const std::string& name = "out.jsonl") const {
    const auto done = cli("documents " + arguments + " --quiet --output " + file(name));
    EXPECT_EQ(done.exit, 0) << done.output;
    std::vector<json> documents;
    for (const std::string& line : lines_of(text_of(file(name)))) documents.push_back(json::parse(line));
    return documents;
  }
};

TEST_F(Documents, are_written_with_positions_ids_titles_and_texts_as_read) {
  std::ofstream(file("t.csv"), std::ios::binary)
      << "Id,Title,review/text\n7,\"A \"\"title\"\"\",\"caf\xE9, line one\nline two\tend\"\n8,,\"\x01 \"\n";
  const auto documents = written(file("t.csv"));
  ASSERT_EQ(documents.size(), 2u);
  EXPECT_EQ(
      documents[0],
      (json{{"position", 0}, {"id", "7"}, {"title", "A \"title\""}, {"text", "caf\u00e9, line one\nline two\tend"}}));
  EXPECT_EQ(documents[1]["position"], 1);
  EXPECT_EQ(documents[1]["text"], "\x01 ");
}

TEST_F(Documents, exclude_damaged_records_and_report_them) {
  const auto done = cli("documents " + corpus() + " --output " + file("out.jsonl"));
  EXPECT_EQ(done.exit, 0);
  EXPECT_THAT(done.output, AllOf(HasSubstr("4 documents written"), HasSubstr("Damage in 1 place, 1 record skipped")));
  EXPECT_EQ(lines_of(text_of(file("out.jsonl"))).size(), 4u);
}

TEST_F(Documents, of_a_sample_have_the_positions_used_in_its_pairs) {
  const std::string sample = "builtin --set sample.size=1000 --set sample.seed=3 ";
  const auto documents = written(sample);
  ASSERT_EQ(documents.size(), 1000u);
  ASSERT_EQ(cli("run " + sample + "--quiet --pairs " + file("p.csv")).exit, 0);
  const auto lines = lines_of(text_of(file("p.csv")));
  ASSERT_GT(lines.size(), 10u);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    std::istringstream fields(lines[i]);
    std::string a, b, a_id, b_id;
    for (std::string* field : {&a, &b, &a_id, &b_id}) std::getline(fields, *field, ',');
    EXPECT_EQ(documents[std::stoul(a)]["id"], a_id);
    EXPECT_EQ(documents[std::stoul(b)]["id"], b_id);
    EXPECT_EQ(documents[std::stoul(b)]["position"], std::stoul(b));
  }
}

TEST_F(Documents, give_the_same_run_when_read_back) {
  for (const std::string name : {"out.jsonl", "out.jsonl.gz", "out.jsonl.zst"}) {
    ASSERT_EQ(cli("documents builtin --quiet --output " + file(name)).exit, 0);
    ASSERT_EQ(cli("run " + file(name) + " --quiet --pairs " + file("again.csv")).exit, 0);
    ASSERT_EQ(cli("run builtin --quiet --pairs " + file("p.csv")).exit, 0);
    EXPECT_EQ(text_of(file("again.csv")), text_of(file("p.csv"))) << name;
  }
  EXPECT_THAT(text_of(file("out.jsonl.gz")), StartsWith("\x1f\x8b"));
  EXPECT_THAT(text_of(file("out.jsonl.zst")), StartsWith("\x28\xb5\x2f\xfd"));
}

TEST_F(Documents, are_cleaned_to_the_tokens_of_the_recipe_joined_by_single_spaces) {
  std::ofstream(file("stop.txt")) << "three\n";
  const auto documents =
      written(corpus() + " --cleaned --set text.punctuation=split --set text.stop_words=" + file("stop.txt"));
  EXPECT_EQ(documents[3]["text"], "one two four five six seven");
  EXPECT_EQ(documents[3]["id"], "fourth");
  const auto letters = written(corpus() + " --cleaned --set shingles.unit=character --set text.spaces=underscore");
  EXPECT_EQ(letters[0]["text"], "one_two_three_four_five_six_seven");
}

TEST_F(Documents, without_a_word_are_cleaned_to_what_the_run_compares) {
  std::ofstream(file("s.csv")) << "text\n:)\nGood one!\n:(\n:)\n";
  const auto documents = written(file("s.csv") + " --cleaned");
  EXPECT_EQ(documents[0]["text"], ":)");
  EXPECT_EQ(documents[1]["text"], "good one");
  ASSERT_EQ(cli("run " + file("s.csv") + " --quiet --pairs " + file("p.csv")).exit, 0);
  EXPECT_EQ(lines_of(text_of(file("p.csv"))).size(), 2u) << "a header and the two smiles";
  EXPECT_EQ(written(file("s.csv") + " --cleaned --set shingles.short=leave-out")[0]["text"], "");
}

TEST_F(Documents, never_overwrite_the_input_and_errors_are_reported) {
  const std::string before = text_of(corpus());
  EXPECT_EQ(cli("documents " + corpus() + " --output " + corpus()).exit, 2);
  EXPECT_EQ(text_of(corpus()), before);
  EXPECT_EQ(cli("documents " + corpus()).exit, 2);
  EXPECT_EQ(cli("documents " + file("nothing.jsonl") + " --output " + file("x")).exit, 3);
  EXPECT_EQ(cli("documents " + corpus() + " --set shingles.k=0 --output " + file("x")).exit, 2);
  EXPECT_EQ(cli("documents " + corpus() + " --cleaned --set text.stop_words=nowhere.txt --output " + file("x")).exit,
            2);
  for (const std::string option : {"", " --cleaned"}) {
    EXPECT_EQ(cli("documents builtin --output /dev/full" + option).exit, 4);
    EXPECT_EQ(cli("documents builtin --output " + file("no/x.jsonl") + option).exit, 4);
    const auto cut = shell("ulimit -f 16; " LOOKALIKE_CLI " documents builtin --output " + file("x") + option);
    EXPECT_EQ(cut.exit, 4);
    EXPECT_THAT(cut.output, HasSubstr("File too large"));
  }
  EXPECT_FALSE(std::filesystem::exists(file("x")));
  EXPECT_EQ(cli("documents " + corpus() + " >/dev/full --output " + file("x")).exit, 4) << "the answer is lost";
}

TEST_F(Documents, are_not_left_half_written_by_an_interrupt) {
  ASSERT_EQ(cli("generate reviews --documents 100000 --seed 1 --quiet --output " + file("g.csv")).exit, 0);
  const auto ended =
      shell(LOOKALIKE_CLI " documents " + file("g.csv") + " --output " + file("x.jsonl.gz") + " & child=$!; until ls " +
            folder_.string() + " | grep -q x.jsonl; do sleep 0.01; done; kill -INT $child; wait $child; echo exit $?");
  EXPECT_THAT(ended.output, HasSubstr("exit 130"));
  for (const auto& entry : std::filesystem::directory_iterator(folder_))
    EXPECT_EQ(entry.path().string().find("x.jsonl"), std::string::npos) << entry.path();
}

}  // namespace
}  // namespace lookalike
