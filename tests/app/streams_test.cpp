#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::shell;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Corpora that arrive through pipes.
class Streams : public test::CommandLine {
 protected:
  static test::Outcome bash(const std::string& script) { return shell("timeout 60 bash -c '" + script + "'"); }
  /// The pairs that a command line finds; they must equal those of the file.
  std::string pairs(const std::string& command) const {
    const auto done = bash(command + " --quiet --set shingles.k=1 --pairs " + file("p.csv"));
    EXPECT_EQ(done.exit, 0) << command << done.output;
    return text_of(file("p.csv"));
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }

  const std::string cli_ = LOOKALIKE_CLI;
};

TEST_F(Streams, give_the_pairs_of_the_file) {
  const std::string expected = pairs(cli_ + " run " + corpus());
  EXPECT_THAT(expected, HasSubstr("0,3,first,fourth,1,1,20"));
  EXPECT_EQ(pairs("cat " + corpus() + " | " + cli_ + " run - --format jsonl"), expected);
  EXPECT_EQ(pairs("cat " + corpus() + " | " + cli_ + " run -"), expected) << "detected from its content";
  EXPECT_EQ(pairs("cat " + corpus() + " | " + cli_ + " run /dev/stdin"), expected);
  EXPECT_EQ(pairs("gzip -c " + corpus() + " | " + cli_ + " run -"), expected);
  EXPECT_EQ(pairs(cli_ + " run - <" + corpus()), expected);
  EXPECT_EQ(pairs(cli_ + " run <(cat " + corpus() + ")"), expected);
  EXPECT_EQ(pairs("(cat " + corpus() + " | head -c 50; sleep 0.3; cat " + corpus() + " | tail -c +51) | " + cli_ +
                  " run - --format jsonl"),
            expected)
      << "in pieces";
  ASSERT_EQ(::mkfifo(file("fifo").c_str(), 0600), 0);
  EXPECT_EQ(pairs("cat " + corpus() + " > " + file("fifo") + " & " + cli_ + " run " + file("fifo")), expected);
}

TEST_F(Streams, may_be_several_and_may_be_tables) {
  write("a.csv", "Id,review/text\n1,one two three four\n");
  write("b.csv", "Id,review/text\n2,one two three four\n");
  const std::string a = file("a.csv"), b = file("b.csv");
  EXPECT_THAT(pairs(cli_ + " run <(cat " + a + ") <(cat " + b + ")"), HasSubstr("0,1,1,2,1,1,20"));
  EXPECT_THAT(pairs(cli_ + " run " + a + " <(cat " + b + ")"), HasSubstr("0,1,1,2,1,1,20"));
}

TEST_F(Streams, of_many_megabytes_are_read_whole) {
  ASSERT_EQ(cli("generate reviews --documents 20000 --seed 3 --quiet --output " + file("g.csv")).exit, 0);
  const std::string set = " --quiet --pairs ";
  ASSERT_EQ(cli("run " + file("g.csv") + set + file("expected.csv")).exit, 0);
  ASSERT_EQ(bash("cat " + file("g.csv") + " | " + cli_ + " run -" + set + file("p.csv")).exit, 0);
  EXPECT_EQ(text_of(file("p.csv")), text_of(file("expected.csv")));
  const std::string sampled = " --set sample.size=500" + set;
  ASSERT_EQ(cli("run " + file("g.csv") + sampled + file("expected.csv")).exit, 0);
  ASSERT_EQ(bash("gzip -c " + file("g.csv") + " | " + cli_ + " run -" + sampled + file("p.csv")).exit, 0);
  EXPECT_EQ(text_of(file("p.csv")), text_of(file("expected.csv")));
}

TEST_F(Streams, work_with_every_command_that_takes_a_corpus) {
  for (const std::string& arguments :
       {std::string("groups -"), std::string("evaluate -"), std::string("truth - --at-least 0.5"),
        std::string("suggest - --threshold 0.8 --recall 0.9"), std::string("explain - --pair 0,1"),
        std::string("neighbours - --document 0 --count 1"), "documents - --output " + file("d.jsonl"),
        "query - --text " + corpus(), std::string("sweep - --vary shingles.k=1")}) {
    const auto done = bash("cat " + corpus() + " | " + cli_ + " " + arguments);
    EXPECT_EQ(done.exit, 0) << arguments << done.output;
  }
}

TEST_F(Streams, are_refused_by_commands_that_read_the_corpus_twice) {
  for (const std::string& arguments :
       {"run - --save " + file("x.lookalike"), "groups - --clean " + file("x.jsonl"),
        std::string("groups - --rule stars"), "verdicts - --save " + file("x.lookalike")}) {
    for (const std::string& command :
         {"cat " + corpus() + " | " + cli_ + " " + arguments, cli_ + " " + arguments + " < " + corpus()}) {
      const auto refused = bash(command);
      EXPECT_EQ(refused.exit, 2) << command;
      EXPECT_THAT(refused.output, HasSubstr("can be read only once")) << command;
    }
  }
  for (const std::string command : {"groups", "verdicts"})
    EXPECT_EQ(bash("cat " + corpus() + " | " + cli_ + " " + command + " -").exit, 0) << command;
  EXPECT_FALSE(std::filesystem::exists(file("x.lookalike")));
}

TEST_F(Streams, that_are_empty_or_invalid_are_reported) {
  const auto empty = bash("true | " + cli_ + " run -");
  EXPECT_EQ(empty.exit, 3);
  EXPECT_THAT(empty.output, HasSubstr("No data came through it"));
  EXPECT_EQ(bash(cli_ + " run - --format jsonl < /dev/null").exit, 3);
  EXPECT_EQ(bash("head -c 100000 /dev/zero | " + cli_ + " run - --format jsonl").exit, 3);
  EXPECT_EQ(bash("gzip -c " + corpus() + " | head -c 60 | " + cli_ + " run - --format jsonl").exit, 3) << "truncated";
}

TEST_F(Streams, are_not_overwritten_by_an_output_with_the_same_file) {
  const std::string before = text_of(corpus());
  EXPECT_EQ(bash(cli_ + " run - --pairs " + corpus() + " < " + corpus()).exit, 2);
  EXPECT_EQ(text_of(corpus()), before);
}

TEST_F(Streams, without_data_are_waited_for_until_an_interrupt) {
  ASSERT_EQ(::mkfifo(file("fifo").c_str(), 0600), 0);
  for (const std::string& source : {file("fifo"), "- < <(exec 2>/dev/null; head -c 100 " + corpus() + "; sleep 30)"}) {
    write("wait.sh", cli_ + " run --format jsonl " + source + " & child=$!\n" +
                         "until grep -qs fd /proc/$child/maps || ls -l /proc/$child/fd 2>/dev/null | grep -qs -e fifo "
                         "-e pipe; do sleep 0.02; done\nsleep 0.3\nkill -INT $child; wait $child; echo exit $?\n");
    EXPECT_THAT(shell("timeout 20 bash " + file("wait.sh")).output, HasSubstr("exit 130")) << source;
  }
}

TEST_F(Streams, are_suggested_as_a_command_line_for_arrow_files) {
  write("table.arrow", std::string("ARROW1\0\0\x10\0\0\0 and more", 22));
  write("stream.arrow", std::string("\xFF\xFF\xFF\xFF\x10\1\0\0\x10\0\0\0 and more", 21));
  EXPECT_THAT(cli("run " + file("stream.arrow")).output, HasSubstr("polars.read_ipc_stream"));
  EXPECT_THAT(cli("run - < " + file("table.arrow")).output, HasSubstr("FILE.arrow |")) << "its name is not known";
  for (const std::string format : {"", " --format jsonl"}) {
    const auto arrow = cli("run " + file("table.arrow") + format);
    EXPECT_EQ(arrow.exit, 3);
    EXPECT_THAT(arrow.output, AllOf(HasSubstr("polars.read_ipc"), HasSubstr("| lookalike-cli run - --format jsonl"),
                                    HasSubstr("table.arrow"), Not(HasSubstr("NUL"))));
  }
}

TEST_F(Streams, cannot_carry_parquet_because_its_end_is_read_first) {
  const std::string table = std::string(LOOKALIKE_TEST_DATA) + "/parquet/pyarrow_zstd_dictionary_v2.parquet";
  const std::string expected = pairs(cli_ + " run " + table);
  EXPECT_THAT(expected, HasSubstr("0,2,7,4,1,1,20"));
  EXPECT_EQ(pairs(cli_ + " run - <" + table), expected) << "the shell opens the file itself";
  const auto piped = bash("cat " + table + " | " + cli_ + " run -");
  EXPECT_EQ(piped.exit, 3);
  EXPECT_THAT(piped.output, AllOf(HasSubstr("which is read from its end"), Not(HasSubstr("NUL"))));
}

}  // namespace
}  // namespace lookalike
