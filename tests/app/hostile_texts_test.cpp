#include <gmock/gmock.h>
#include <pty.h>

#include <fstream>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::Outcome;
using test::text_of;
using testing::HasSubstr;
using testing::Not;

/// Runs the program with a terminal as its standard output and standard error.
Outcome on_a_terminal(const std::string& arguments) {
  int terminal = -1;
  const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child == 0) {
    const std::string command = LOOKALIKE_CLI " " + arguments;
    ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    ::_exit(127);
  }
  Outcome outcome;
  std::array<char, 4096> buffer;
  for (ssize_t read; (read = ::read(terminal, buffer.data(), buffer.size())) > 0;)  // fails when the child has ended
    outcome.output.append(buffer.data(), static_cast<std::size_t>(read));
  int status = 0;
  ::waitpid(child, &status, 0);
  ::close(terminal);
  outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return outcome;
}

// Clears the screen, sets the title (C0 and C1), reverses the text direction, and finally is not UTF-8.
constexpr const char* kEscapes[] = {"\x1b[2J",
                                    "\x1b]0;owned\x07",
                                    "\xC2\x9B"
                                    "31m",
                                    "\xE2\x80\xAE",
                                    "\xE2\x81\xA6",
                                    "\xD8\x9C",
                                    "\xE2\x80\x8F",
                                    "\xFF"};

/// A corpus whose ids and titles control a terminal or a spreadsheet.
class HostileTexts : public test::CommandLine {
 protected:
  void SetUp() override {
    test::CommandLine::SetUp();
    std::ofstream table(file("hostile.csv"));
    table << "Id,Title,review/text\n";
    for (const char* escape : kEscapes)
      if (std::string(escape) != "\xFF")
        table << "id" << escape << ",title" << escape << ",one two three four five six\n";
    table << "=cmd(),"
          << "@title,one two three four five six\n";
  }

  std::string corpus_and_recipe() const { return file("hostile.csv") + " --quiet --set shingles.k=1"; }

  static void expect_clean(const std::string& output) {
    for (const char* escape : kEscapes) EXPECT_THAT(output, Not(HasSubstr(escape)));
    EXPECT_THAT(output, Not(HasSubstr("\x1b")));
  }
};

TEST_F(HostileTexts, reach_no_terminal_through_tables) {
  std::ofstream(file("text")) << "one two three four five six";
  for (const std::string& arguments :
       {"neighbours " + corpus_and_recipe() + " --document 0 --count 9",
        "query " + corpus_and_recipe() + " --count 9 --text " + file("text"),
        "run " + file("hostile.csv") + " --set shingles.k=1 --set verify.threshold=0.5"}) {
    const auto seen = on_a_terminal(arguments);
    EXPECT_EQ(seen.exit, 0) << arguments;
    EXPECT_THAT(seen.output, HasSubstr("id")) << arguments;
    expect_clean(seen.output);
  }
}

TEST_F(HostileTexts, reach_no_terminal_through_messages) {
  for (const char* escape : kEscapes) {
    const std::string name = std::string("'") + escape + "'";
    for (const std::string& arguments :
         {"run " + file(name), "run " + file("hostile.csv") + " --format " + name, name,
          "run " + file("hostile.csv") + " --text-column " + name, "run " + file("hostile.csv") + " --set " + name,
          "sweep " + file("hostile.csv") + " --vary text.stop_words=" + name}) {
      const auto seen = on_a_terminal(arguments);
      EXPECT_NE(seen.exit, 0) << arguments;
      EXPECT_THAT(seen.output, Not(HasSubstr(escape))) << arguments;
    }
  }
}

TEST_F(HostileTexts, reach_files_and_pipes_unchanged) {
  const std::string arguments = "neighbours " + corpus_and_recipe() + " --document 0 --count 9";
  const auto piped = cli(arguments);
  ASSERT_EQ(cli(arguments + " --output " + file("n.csv")).exit, 0);
  EXPECT_EQ(piped.output, text_of(file("n.csv")));
  for (const char* escape : {"\x1b]0;owned\x07",
                             "\xC2\x9B"
                             "31m",
                             "\xE2\x80\xAE"})
    EXPECT_THAT(piped.output, HasSubstr(escape));
  EXPECT_THAT(piped.output, HasSubstr(",=cmd(),"));
}

TEST_F(HostileTexts, are_not_formulas_in_tables_for_a_spreadsheet) {
  const std::string found = corpus_and_recipe() + " --set verify.threshold=0.5";
  const auto column_of_formula = [&](const std::string& arguments, const std::string& option) {
    ASSERT_EQ(cli(arguments + option + " " + file("t.csv")).exit, 0) << arguments;
    EXPECT_THAT(text_of(file("t.csv")), HasSubstr(",=cmd(),")) << arguments;
    ASSERT_EQ(cli(arguments + " --spreadsheet" + option + " " + file("t.csv")).exit, 0) << arguments;
    EXPECT_THAT(text_of(file("t.csv")), HasSubstr(",'=cmd(),")) << arguments;
    EXPECT_THAT(text_of(file("t.csv")), Not(HasSubstr(",=cmd()"))) << arguments;
  };
  column_of_formula("run " + found, " --pairs");
  column_of_formula("truth " + found + " --at-least 0.5", " --pairs");
  column_of_formula("neighbours " + found + " --document 0 --count 9", " --output");
  const std::string none = " --set lsh.bands=1 --set lsh.rows=100 --set shingles.k=2";  // and shares of a few words
  std::ofstream(file("hostile.csv"), std::ios::app) << "+1,,one two three four five seven eight nine ten\n";
  ASSERT_EQ(cli("evaluate " + found + none + " --truth 0.05 --set verify.threshold=0.2 --missed " + file("m.csv") +
                " --spreadsheet")
                .exit,
            0);
  EXPECT_THAT(text_of(file("m.csv")), HasSubstr(",'+1,"));
  ASSERT_EQ(cli("run " + found + " --set lsh.bands=100 --set lsh.rows=1 --save " + file("a.lookalike")).exit, 0);
  ASSERT_EQ(
      cli("run " + found + none + " --set verify.threshold=1 --set sketch.seed=7 --save " + file("b.lookalike")).exit,
      0);
  ASSERT_EQ(cli("compare " + file("a.lookalike") + " " + file("b.lookalike") + " --quiet --spreadsheet --only-a " +
                file("o.csv"))
                .exit,
            0);
  EXPECT_THAT(text_of(file("o.csv")), HasSubstr(",'+1,"));
  std::ofstream(file("words")) << "of\n";
  const auto swept = test::shell("cd " + folder_.string() + " && cp words ./-words && " LOOKALIKE_CLI " sweep " +
                                 found + " --spreadsheet --vary text.stop_words=none,-words");
  EXPECT_THAT(swept.output, HasSubstr("\n'-words,"));
}

}  // namespace
}  // namespace lookalike
