#include <gmock/gmock.h>

#include <fstream>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::cli;
using test::shell;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;

/// Commands whose output path is one of their inputs.
class Outputs : public test::CommandLine {
 protected:
  void SetUp() override {
    test::CommandLine::SetUp();
    before_ = text_of(corpus());
  }

  /// Runs the command, which must refuse, name both files and leave the corpus unchanged.
  void expect_refused(const std::string& arguments, const std::string& one, const std::string& other) {
    const auto refused = cli(arguments);
    EXPECT_EQ(refused.exit, 2) << arguments;
    EXPECT_THAT(refused.output, AllOf(HasSubstr(one), HasSubstr(other))) << arguments;
    EXPECT_EQ(text_of(corpus()), before_) << arguments;
  }

  std::string before_;
};

TEST_F(Outputs, never_replace_the_corpus_under_any_name) {
  const std::string read = file("reviews");  // no ending, so that every output may have the name
  fs::create_hard_link(corpus(), read);
  fs::create_symlink(corpus(), file("link"));
  fs::create_hard_link(corpus(), file("hard"));
  for (const std::string& name : {read, folder_.string() + "/./reviews", file("link"), file("hard")}) {
    for (const char* option : {"--pairs", "--signatures", "--report", "--save"})
      expect_refused("run " + read + " " + option + " " + name, name, read);
    for (const char* option : {"--missed", "--wrong", "--curve", "--report"})
      expect_refused("evaluate " + read + " " + option + " " + name, name, read);
    for (const char* option : {"--pairs", "--report"})
      expect_refused("truth " + read + " --at-least 0.5 " + option + " " + name, name, read);
    expect_refused("suggest " + read + " --threshold 0.8 --recall 0.9 --report " + name, name, read);
    expect_refused("neighbours " + read + " --document 0 --count 1 --output " + name, name, read);
    expect_refused("sweep " + read + " --vary shingles.k=1,2 --table " + name, name, read);
  }
}

TEST_F(Outputs, never_replace_a_file_of_the_input_folder) {
  fs::create_directory(folder_ / "texts");
  std::ofstream(file("texts/a.txt")) << "one two three four five six seven";
  std::ofstream(file("texts/b.txt")) << "one two three four five six seven";
  expect_refused("run " + file("texts") + " --pairs " + file("texts/a.txt"), file("texts/a.txt"), "is an input");
  EXPECT_EQ(text_of(file("texts/a.txt")), "one two three four five six seven");
  EXPECT_EQ(cli("run " + file("texts") + " --quiet --pairs " + file("texts/new.csv")).exit, 0);
  expect_refused("run " + file("texts") + " --pairs " + file("texts/new.csv"), file("texts/new.csv"), "is an input");
}

TEST_F(Outputs, never_replace_other_inputs) {
  std::ofstream(file("recipe.json")) << R"({"version": 1, "shingles": {"k": 1}})";
  std::ofstream(file("words.txt")) << "of\n";
  std::ofstream(file("text.txt")) << "one two three";
  ASSERT_EQ(cli("run " + corpus() + " --quiet --save " + file("a.lookalike")).exit, 0);
  ASSERT_EQ(cli("run " + corpus() + " --quiet --set shingles.k=1 --save " + file("b.lookalike")).exit, 0);
  const auto refused = [&](const std::string& arguments, const std::string& input) {
    const std::string before = text_of(input);
    expect_refused(arguments + " " + input, input, input);
    EXPECT_EQ(text_of(input), before);
  };
  const std::string words = " --set text.stop_words=" + file("words.txt");
  refused("run " + corpus() + " --recipe " + file("recipe.json") + " --report", file("recipe.json"));
  refused("run " + corpus() + words + " --pairs", file("words.txt"));
  refused("sweep " + corpus() + " --vary text.stop_words=none," + file("words.txt") + " --table", file("words.txt"));
  refused("query " + corpus() + " --text " + file("text.txt") + " --output", file("text.txt"));
  refused("run " + file("a.lookalike") + " --save", file("a.lookalike"));
  refused("run " + file("a.lookalike") + " --pairs", corpus());  // of the run file
  const std::string compare = "compare " + file("a.lookalike") + " " + file("b.lookalike");
  for (const char* option : {" --only-a", " --only-b", " --changed", " --report"}) {
    refused(compare + option, file("b.lookalike"));
    refused(compare + option, corpus());
  }
}

TEST_F(Outputs, never_replace_one_another) {
  expect_refused("run " + corpus() + " --pairs " + file("p") + " --report " + folder_.string() + "/./p", file("p"),
                 folder_.string() + "/./p");
  EXPECT_FALSE(fs::exists(file("p")));
  std::ofstream(file("q")) << "old";
  fs::create_hard_link(file("q"), file("r"));
  expect_refused("evaluate " + corpus() + " --curve " + file("q") + " --report " + file("r"), file("q"), file("r"));
  EXPECT_EQ(cli("run " + corpus() + " --quiet --pairs /dev/null --report /dev/null").exit, 0);
}

TEST_F(Outputs, of_a_sweep_replace_nothing_beside_its_table) {
  fs::rename(corpus(), file("reviews.json"));
  const auto corpus_replaced =
      cli("sweep " + file("reviews.json") + " --vary shingles.k=1 --table " + file("reviews.csv"));
  EXPECT_EQ(corpus_replaced.exit, 2);
  EXPECT_THAT(corpus_replaced.output, AllOf(HasSubstr("reviews.json"), HasSubstr("which is an input")));
  EXPECT_EQ(text_of(file("reviews.json")), before_);
  const std::string sweep = "sweep " + file("reviews.json") + " --quiet --vary shingles.k=1 --table " + file("s.csv");
  for (const char* name : {"s.json", "s.json.lock"}) {
    std::ofstream(file(name)) << R"({"my": "notes"})";
    const auto refused = cli(sweep);
    EXPECT_EQ(refused.exit, 2) << name;
    EXPECT_THAT(refused.output, HasSubstr(file(name)));
    EXPECT_EQ(text_of(file(name)), R"({"my": "notes"})");
    EXPECT_FALSE(fs::exists(file("s.csv")));
    fs::remove(file(name));
  }
  EXPECT_EQ(cli(sweep).exit, 0);
  EXPECT_EQ(cli(sweep).exit, 0) << "its own files";
  EXPECT_EQ(cli(sweep + " --resume").exit, 0);
}

// Every command that prints an answer, and the help and version options.
TEST_F(Outputs, fail_if_standard_output_is_full) {
  ASSERT_EQ(cli("run " + corpus() + " --quiet --save " + file("a.lookalike")).exit, 0);
  for (const std::string& arguments :
       {"run " + corpus(), "sweep " + corpus() + " --vary shingles.k=1", "truth " + corpus() + " --at-least 0.5",
        "explain " + corpus() + " --pair 0,1", "groups " + corpus(),
        "neighbours " + corpus() + " --document 0 --count 1", "query " + corpus() + " --text " + corpus(),
        "evaluate " + corpus(), "suggest " + corpus() + " --threshold 0.8 --recall 0.9",
        "compare " + file("a.lookalike") + " " + file("a.lookalike"), std::string("curve --bands 20 --rows 5"),
        std::string("--help"), std::string("run --help"), std::string("--version")}) {
    const auto full = shell(LOOKALIKE_CLI " " + arguments + " 2>" + file("sentence") + " >/dev/full; s=$?; cat " +
                            file("sentence") + "; exit $s");
    EXPECT_EQ(full.exit, 4) << arguments;
    EXPECT_THAT(full.output, HasSubstr("Standard output could not be written")) << arguments;
  }
}

TEST_F(Outputs, beyond_the_file_size_limit_fail_and_leave_no_file) {
  const auto files = [this] { return std::distance(fs::directory_iterator(folder_), fs::directory_iterator()); };
  for (const std::string& arguments :
       {"generate reviews --documents 10000 --seed 1 --output " + file("g.csv"),
        std::string("run builtin --quiet --signatures ") + file("s.npy"),
        std::string("sweep builtin --quiet --set sample.size=200 --vary lsh=grid --table ") + file("t.csv")}) {
    const auto before = files();
    const auto cut = shell("ulimit -f 16; " LOOKALIKE_CLI " " + arguments);
    EXPECT_EQ(cut.exit, 4) << arguments << cut.output;
    EXPECT_THAT(cut.output, HasSubstr("File too large"));
    for (const auto& entry : fs::directory_iterator(folder_))
      EXPECT_EQ(entry.path().string().find(".part-"), std::string::npos) << entry.path();
    if (arguments.find("sweep") == std::string::npos) {
      EXPECT_EQ(files(), before) << arguments;
    }
  }
  const auto printed = shell("sh -c 'ulimit -f 1; " LOOKALIKE_CLI " curve --bands 2 --rows 2 --points 100000 > " +
                             file("curve.csv") + "'");
  EXPECT_EQ(printed.exit, 4);
}

TEST_F(Outputs, keep_the_permissions_of_what_they_replace) {
  std::ofstream(file("p.csv")) << "old";
  fs::permissions(file("p.csv"), fs::perms(0600));
  ASSERT_EQ(cli("run " + corpus() + " --quiet --pairs " + file("p.csv")).exit, 0);
  EXPECT_EQ(fs::status(file("p.csv")).permissions(), fs::perms(0600));
  EXPECT_THAT(text_of(file("p.csv")), HasSubstr("jaccard"));
  const std::string longest = file(std::string(255, 'x'));
  EXPECT_EQ(cli("run " + corpus() + " --quiet --pairs " + longest).exit, 0);
  EXPECT_EQ(text_of(longest), text_of(file("p.csv")));
}

}  // namespace
}  // namespace lookalike
