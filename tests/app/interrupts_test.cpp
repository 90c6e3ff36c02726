#include <gmock/gmock.h>
#include <sys/stat.h>

#include <nlohmann/json.hpp>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::shell;
using test::text_of;
using testing::HasSubstr;

/// Pipes in place of files, and signals before there is anything to interrupt.
class Interrupting : public test::CommandLine {
 protected:
  std::string pipe_named(const std::string& name) const {
    EXPECT_EQ(::mkfifo(file(name).c_str(), 0600), 0);
    return file(name);
  }

  // Starts the command, signals it once it waits for a writer, then runs `then` and returns the exit status.
  std::string end_of_waiting(const std::string& arguments, const std::string& signal = "INT",
                             const std::string& before = "", const std::string& then = "") const {
    std::ofstream(file("wait.sh")) << before << "\n" LOOKALIKE_CLI " " << arguments << " & child=$!\n"
                                   << "until grep -qs '^State:.S' /proc/$child/status && "
                                   << "grep -qs libzip /proc/$child/maps; do sleep 0.02; done\n"
                                   << "kill -" << signal << " $child\n"
                                   << then << "\nwait $child; echo exit $?\n";
    return shell("timeout 60 bash " + file("wait.sh")).output;
  }
};

TEST_F(Interrupting, a_pipe_is_refused_as_stop_words_or_run_file) {
  const std::string words = pipe_named("words"), run = pipe_named("work.lookalike");
  const auto as_words = shell("timeout 60 " LOOKALIKE_CLI " run " + corpus() + " --set text.stop_words=" + words);
  EXPECT_EQ(as_words.exit, 2);
  EXPECT_THAT(as_words.output, testing::AllOf(HasSubstr("not a regular file"), HasSubstr(words)));
  for (const std::string& arguments : {"run " + run, "compare " + run + " " + run}) {
    const auto as_run = shell("timeout 60 " LOOKALIKE_CLI " " + arguments);
    EXPECT_EQ(as_run.exit, 3) << arguments;
    EXPECT_THAT(as_run.output, testing::AllOf(HasSubstr("not a regular file"), HasSubstr(run)));
  }
}

TEST_F(Interrupting, a_recipe_and_a_text_may_come_through_a_pipe) {
  const std::string recipe = "echo '\\''{\"version\": 1, \"shingles\": {\"k\": 1}}'\\''";
  const auto with = [&](const std::string& command) { return shell("bash -c '" LOOKALIKE_CLI " " + command + "'"); };
  ASSERT_EQ(with("run " + corpus() + " --quiet --recipe <(" + recipe + ") --report " + file("r.json")).exit, 0);
  EXPECT_EQ(nlohmann::json::parse(text_of(file("r.json")))["recipe"]["shingles"]["k"], 1);
  EXPECT_EQ(
      with("sweep " + corpus() + " --quiet --recipe <(" + recipe + ") --vary lsh=20x5 --table " + file("s.csv")).exit,
      0);
  EXPECT_EQ(nlohmann::json::parse(text_of(file("s.json")))["recipe"]["shingles"]["k"], 1);
  const auto found =
      with("query " + corpus() + " --quiet --set shingles.k=1 --text <(echo one two three four five six seven)");
  EXPECT_THAT(found.output, HasSubstr("query,1,0,first,1,1,20"));
}

TEST_F(Interrupting, the_first_signal_ends_a_wait_for_a_writer) {
  const std::string pipe = pipe_named("pipe");
  EXPECT_EQ(end_of_waiting("run " + corpus() + " --recipe " + pipe), "exit 130\n");
  EXPECT_EQ(end_of_waiting("query " + corpus() + " --text " + pipe), "exit 130\n");
  EXPECT_EQ(end_of_waiting("sweep " + corpus() + " --vary shingles.k=1 --recipe " + pipe), "exit 130\n");
}

TEST_F(Interrupting, exits_when_its_terminal_closes_unless_hangups_are_ignored) {
  const std::string pipe = pipe_named("pipe"), ignored = "trap '' HUP";
  EXPECT_EQ(end_of_waiting("run " + corpus() + " --recipe " + pipe, "HUP"), "exit 130\n");
  EXPECT_THAT(end_of_waiting("run " + pipe, "HUP"), HasSubstr("exit 130"));
  const std::string recipe = "echo '{\"version\": 1}' > " + pipe, documents = "cat " + corpus() + " > " + pipe;
  const std::string quiet = " --quiet --report " + file("r.json");
  EXPECT_EQ(end_of_waiting("run " + corpus() + quiet + " --recipe " + pipe, "HUP", ignored, recipe), "exit 0\n");
  EXPECT_EQ(end_of_waiting("run " + pipe + quiet + " --format jsonl", "HUP", ignored, documents), "exit 0\n");
}

#ifndef LOOKALIKE_SANITIZED
TEST_F(Interrupting, exits_with_130_before_the_program_has_started) {
  EXPECT_EQ(shell("LD_PRELOAD=" LOOKALIKE_SIGNAL_AT_START " " LOOKALIKE_CLI " run builtin; echo exit $?").output,
            "exit 130\n");
}
#endif

}  // namespace
}  // namespace lookalike
