#include <gmock/gmock.h>

#include "app/cli/terminal.h"
#include "tests/app/command_line.h"

namespace lookalike::test {
namespace {

using cli::Exit;
using testing::HasSubstr;

class ExportCommand : public CommandLine {};

TEST_F(ExportCommand, writes_a_script_without_a_corpus) {
  const Outcome run = cli("export spark " + file("job.py") + " --study reviews-b");
  EXPECT_EQ(run.exit, Exit::done) << run.output;
  EXPECT_THAT(run.output, HasSubstr("Script for Spark"));
  EXPECT_THAT(text_of(file("job.py")), HasSubstr("Tuned on no corpus"));
}

TEST_F(ExportCommand, says_what_was_found_in_a_corpus) {
  const Outcome run = cli("export datatrove " + file("job.py") + " " + corpus() + " --set shingles.k=2 --quiet");
  EXPECT_EQ(run.exit, Exit::done) << run.output;
  const std::string text = text_of(file("job.py"));
  EXPECT_THAT(text, HasSubstr("4 documents"));
  EXPECT_THAT(text, HasSubstr("K = 2"));
}

TEST_F(ExportCommand, takes_the_recipe_of_a_run_file) {
  ASSERT_EQ(cli("run " + corpus() + " --set shingles.k=2 --quiet --save " + file("a.lookalike")).exit, Exit::done);
  const Outcome run = cli("export datasketch " + file("job.py") + " " + file("a.lookalike") + " --quiet");
  EXPECT_EQ(run.exit, Exit::done) << run.output;
  EXPECT_THAT(text_of(file("job.py")), HasSubstr("K = 2"));
}

TEST_F(ExportCommand, refuses_what_an_engine_cannot_do_and_writes_nothing) {
  const Outcome run = cli("export datasketch " + file("job.py") + " --set lsh.bands=1");
  EXPECT_EQ(run.exit, Exit::bad_usage);
  EXPECT_THAT(run.output, HasSubstr("b = 1"));
  EXPECT_FALSE(fs::exists(file("job.py")));
}

TEST_F(ExportCommand, refuses_an_engine_that_it_does_not_know) {
  const Outcome run = cli("export hadoop " + file("job.py"));
  EXPECT_EQ(run.exit, Exit::bad_usage);
  EXPECT_THAT(run.output, HasSubstr("nemo-curator"));
}

TEST_F(ExportCommand, never_replaces_its_corpus_or_recipe) {
  const std::string before = text_of(corpus());
  EXPECT_EQ(cli("export spark " + corpus() + " " + corpus()).exit, Exit::bad_usage);
  EXPECT_EQ(text_of(corpus()), before);
  std::ofstream(file("recipe.json")) << "{}";
  EXPECT_EQ(cli("export spark " + file("recipe.json") + " --recipe " + file("recipe.json")).exit, Exit::bad_usage);
  EXPECT_EQ(text_of(file("recipe.json")), "{}");
}

TEST_F(ExportCommand, says_where_it_cannot_write) {
  const Outcome run = cli("export spark " + file("nowhere/job.py"));
  EXPECT_EQ(run.exit, Exit::unwritable) << run.output;
  EXPECT_EQ(cli("export spark /dev/full").exit, Exit::unwritable);
}

TEST_F(ExportCommand, ends_with_the_corpus_error_where_there_is_none) {
  EXPECT_EQ(cli("export spark " + file("job.py") + " " + file("missing.csv")).exit, Exit::bad_corpus);
  EXPECT_FALSE(fs::exists(file("job.py")));
}

}  // namespace
}  // namespace lookalike::test
