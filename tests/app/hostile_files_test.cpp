#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "tests/app/command_line.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using test::Outcome;
using test::shell;
using testing::HasSubstr;
using testing::Not;

/// Files that once exhausted the stack, the memory or the user's patience.
class HostileFiles : public test::CommandLine {
 protected:
  /// With at most 2 GB of address space; a sanitizer's own data exceed any limit.
  static Outcome in_little_room(const std::string& arguments) {
#ifdef LOOKALIKE_SANITIZED
    const std::string limit;
#else
    const std::string limit = "ulimit -v 2000000; ";
#endif
    return shell(limit + LOOKALIKE_CLI + " " + arguments);
  }
  static void expect_a_sentence(const Outcome& outcome, const std::string& what) {
    EXPECT_TRUE(outcome.exit == 2 || outcome.exit == 3) << what << ": exit " << outcome.exit;
    EXPECT_LT(outcome.output.size(), 3'000U) << what;
    EXPECT_THAT(outcome.output, HasSubstr("lookalike")) << what;
    EXPECT_THAT(outcome.output, Not(HasSubstr("json.exception"))) << what;
  }
};

TEST_F(HostileFiles, as_runs_recipes_and_sweeps_end_with_an_error_message) {
  LOOKALIKE_NEEDS_DATA(folder, "hostile/");
  for (const char* run :
       {"deep-recipe", "deep-pins", "deep-sweep", "ubsan-runfile-float-to-int", "oom-repeat-minus-1",
        "3GB-repeat-20-million", "hang-100000-folders", "window-10GB-long-path", "window-14GB-long-format"})
    expect_a_sentence(in_little_room("run " + *folder + run + ".lookalike"), run);
  expect_a_sentence(in_little_room("run builtin --recipe " + *folder + "deep-version.json"), "deep-version");
  for (const char* sweep : {"ubsan-sweep-float-to-int", "oom-sweep-repeat"}) {
    std::filesystem::copy_file(*folder + std::string(sweep) + ".json", file("table.json"),
                               std::filesystem::copy_options::overwrite_existing);
    std::ofstream(file("table.csv")) << "\n";
    expect_a_sentence(in_little_room("sweep builtin --resume --table " + file("table.csv")), sweep);
  }
}

TEST_F(HostileFiles, of_json_lines_are_read_except_for_damaged_lines) {
  LOOKALIKE_NEEDS_DATA(folder, "hostile/");
  for (const char* lines : {"badfirst", "latin1", "commentfirst"})
    EXPECT_THAT(in_little_room("run " + *folder + lines + ".jsonl").output, HasSubstr("100 documents")) << lines;
}

TEST_F(HostileFiles, with_excessive_counts_are_refused_before_memory_is_allocated) {
  for (const char* arguments :
       {"--repeat 4294967295", "--repeat 100001", "--vary lsh=grid --set sketch.hashes=4294967295",
        "--vary lsh=divisors --set sketch.hashes=4294967295"}) {
    const Outcome outcome = in_little_room("sweep builtin --table " + file("t.csv") + " " + arguments);
    EXPECT_EQ(outcome.exit, 2) << arguments << outcome.output;
    EXPECT_LT(outcome.output.size(), 1'000U) << arguments;
  }
}

}  // namespace
}  // namespace lookalike
