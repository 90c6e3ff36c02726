#include <gmock/gmock.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using nlohmann::json;
using test::cli;
using test::shell;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;

/// A command that hands a result to another tool, with the placeholders CORPUS and OUTPUT.
struct Command {
  const char* name;
  std::string arguments;
  bool answers = true;  // prints an answer on standard output, unless --quiet
};

const Command kCommands[] = {
    {"documents", "documents CORPUS --output OUTPUT"},
    {"export", "export spark OUTPUT CORPUS"},
    {"forecast", "forecast CORPUS --documents 1e6 --report OUTPUT"},
    {"candidates", "run CORPUS --candidates OUTPUT"},
    {"against", "run CORPUS --against OTHER --pairs OUTPUT"},
    {"candidates_against", "run CORPUS --against OTHER --candidates OUTPUT"},
    {"texts", "query CORPUS --texts OTHER --output OUTPUT", false},
};

class HandoffCommands : public test::CommandLine, public testing::WithParamInterface<Command> {
 protected:
  void SetUp() override {
    test::CommandLine::SetUp();
    // Each text pairs with itself, so that no table is empty.
    ASSERT_EQ(cli("documents builtin --set sample.size=300 --quiet --output " + file("other.jsonl")).exit, 0);
  }

  std::string with(const std::string& corpus, const std::string& output) const {
    std::string arguments = GetParam().arguments;
    for (const auto& [word, path] :
         {std::pair<std::string, std::string>{"CORPUS", corpus}, {"OUTPUT", output}, {"OTHER", file("other.jsonl")}})
      if (const auto at = arguments.find(word); at != std::string::npos) arguments.replace(at, word.size(), path);
    return arguments;
  }

  /// Neither the output nor part of it exists.
  void expect_nothing_left() const {
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
      EXPECT_EQ(entry.path().filename().string().find("out."), std::string::npos) << entry.path();
  }
};

TEST_P(HandoffCommands, write_the_requested_output) {
  const auto done = cli(with("builtin", file("out.x")));
  EXPECT_EQ(done.exit, 0) << done.output;
  EXPECT_GT(std::filesystem::file_size(file("out.x")), 1000u);
}

TEST_P(HandoffCommands, report_a_full_disk_and_leave_no_file) {
  EXPECT_EQ(cli(with("builtin", "/dev/full")).exit, 4);
  EXPECT_EQ(cli(with("builtin", file("nowhere/out.x"))).exit, 4);
  const auto cut = shell("sh -c 'ulimit -f 1; " LOOKALIKE_CLI " " + with("builtin", file("out.x")) + "'");
  EXPECT_EQ(cut.exit, 4) << cut.output;
  EXPECT_THAT(cut.output, HasSubstr("File too large"));
  expect_nothing_left();
}

TEST_P(HandoffCommands, report_that_their_answer_could_not_be_printed) {
  if (!GetParam().answers) return;
  const auto full = shell("sh -c '" LOOKALIKE_CLI " " + with(corpus(), file("out.x")) + " 2>" + file("sentence") +
                          " >/dev/full; s=$?; cat " + file("sentence") + "; exit $s'");
  EXPECT_EQ(full.exit, 4) << full.output;
  EXPECT_THAT(full.output, HasSubstr("Standard output could not be written"));
}

TEST_P(HandoffCommands, report_errors_and_write_nothing) {
  EXPECT_EQ(cli(with(file("missing.csv"), file("out.x"))).exit, 3);
  std::ofstream(file("zeros.jsonl")) << std::string(5000, '\0');
  EXPECT_EQ(cli(with(file("zeros.jsonl"), file("out.x"))).exit, 3);
  EXPECT_EQ(cli(with(corpus(), file("out.x")) + " --set shingles.k=0").exit, 2);
  EXPECT_EQ(cli(with(corpus(), file("out.x")) + " --set nothing=1").exit, 2);
  EXPECT_EQ(cli(with(corpus(), corpus())).exit, 2) << "the corpus is never replaced";
  expect_nothing_left();
}

TEST_P(HandoffCommands, stop_at_an_interrupt_and_write_nothing) {
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  std::ofstream(file("wait.sh")) << LOOKALIKE_CLI " " << with(file("pipe"), file("out.x"))
                                 << " --format jsonl & child=$!\n"
                                 << "until grep -qs '^State:.S' /proc/$child/status && "
                                 << "grep -qs libzip /proc/$child/maps; do sleep 0.02; done\n"
                                 << "kill -INT $child; wait $child; echo exit $?\n";
  EXPECT_THAT(shell("timeout 60 bash " + file("wait.sh")).output, HasSubstr("exit 130\n"));
  expect_nothing_left();
}

INSTANTIATE_TEST_SUITE_P(All, HandoffCommands, testing::ValuesIn(kCommands),
                         [](const auto& info) { return std::string(info.param.name); });

class Forecast : public test::CommandLine {};

TEST_F(Forecast, says_what_a_larger_corpus_costs_and_where_to_take_it) {
  const auto done = cli("forecast builtin --documents 1e12 --cores 8 --report " + file("f.json"));
  EXPECT_EQ(done.exit, 0) << done.output;
  for (const char* said :
       {"similar pairs", "candidates", "largest bucket", "Peak memory of this program", "Signing", "Verification",
        "on 8 cores", "Spark shuffles", "by fingerprint", "band keys", "texts of candidates",
        "This machine has the memory for", "on one core", "lookalike-cli export spark"})
    EXPECT_THAT(done.output, HasSubstr(said));
  const json scale = json::parse(text_of(file("f.json")))["scale"];
  EXPECT_EQ(scale["documents"], 1e12);
}

TEST_F(Forecast, refuses_document_counts_that_are_not_larger) {
  EXPECT_THAT(cli("forecast builtin --documents abc").output,
              HasSubstr("'abc' is not a number of documents, such as 1e9"));
  EXPECT_THAT(cli("forecast builtin --documents 100").output, HasSubstr("needs more documents"));
  for (const char* options : {"", " --documents 100", " --documents 0", " --documents many", " --documents 1e30",
                              " --documents nan", " --documents 1e6 --cores 0"})
    EXPECT_EQ(cli(std::string("forecast builtin") + options).exit, 2) << options;
}

// The suggestions choose longer signatures than the recipe's.
TEST_F(Forecast, suggestions_state_the_cost_of_not_verifying_once) {
  for (const char* options : {"", " --unverified"}) {
    const auto done = cli(std::string("suggest builtin --threshold 0.8 --recall 0.95") + options);
    EXPECT_EQ(done.exit, 0) << done.output;
    const auto first = done.output.find("would remove");
    ASSERT_NE(first, std::string::npos) << done.output;
    EXPECT_EQ(done.output.find("would remove", first + 1), std::string::npos) << done.output;
  }
}

}  // namespace
}  // namespace lookalike
