#include <gmock/gmock.h>

#include <map>

#include "core/pipeline/recipe.h"
#include "tests/app/command_line.h"

namespace lookalike {
namespace {

using test::cli;
using test::lines_of;
using test::Outcome;
using test::shell;
using test::text_of;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Help : public test::CommandLine {
 protected:
  static std::vector<std::string> commands() {
    std::vector<std::string> names;
    bool listed = false;
    for (const std::string& line : lines_of(cli("--help").output)) {
      if (listed && line.empty()) break;
      if (listed && line.substr(2, 1) != " ") names.push_back(line.substr(2, line.find(' ', 2) - 2));
      listed |= line == "Subcommands:";
    }
    return names;
  }

  std::string pairs_of(const std::string& settings) const {
    EXPECT_EQ(cli("run builtin --quiet --set sample.size=1000 " + settings + " --pairs " + file("p.csv")).exit, 0);
    return text_of(file("p.csv"));
  }
};

TEST_F(Help, of_every_command_fits_80_columns_and_ends_with_examples_and_exit_codes) {
  ASSERT_GE(commands().size(), 20u);
  for (const std::string& name : commands()) {
    const auto help = cli(name + " --help");
    EXPECT_EQ(help.exit, 0) << name;
    EXPECT_THAT(help.output, HasSubstr("Examples:\n  lookalike-cli " + name)) << name;
    EXPECT_THAT(help.output, HasSubstr("Exit codes: 0 done, 2 bad usage")) << name;
    for (const std::string& line : lines_of(help.output)) {
      const bool example = line.starts_with("  lookalike-cli ");  // is never wrapped
      EXPECT_TRUE(example || line.size() <= 80) << line;
      if (!example) continue;
      std::istringstream words(line);
      for (std::string word; words >> word;)
        EXPECT_TRUE(!word.starts_with("--") || help.output.find("  " + word) != std::string::npos) << line;
    }
    EXPECT_EQ(cli("help " + name).output, help.output) << name;
  }
}

TEST_F(Help, wraps_to_the_width_of_the_terminal) {
  const std::string script = R"(import fcntl, os, pty, struct, sys, termios
child, terminal = pty.fork()
if child == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 64, 0, 0))
    os.execv(sys.argv[1], [sys.argv[1], "run", "--help"])
text = b""
while True:
    try: text += os.read(terminal, 65536)
    except OSError: break
print(max(len(line) for line in text.decode().splitlines() if "lookalike-cli" not in line)))";
  std::ofstream(file("terminal.py")) << script;
  const auto longest = shell("python3 " + file("terminal.py") + " " LOOKALIKE_CLI);
  EXPECT_LE(std::atoi(longest.output.c_str()), 64) << longest.output;
  EXPECT_GE(std::atoi(longest.output.c_str()), 55) << longest.output;
}

TEST_F(Help, names_the_version_and_the_commands) {
  const std::string version = cli("--version").output;
  EXPECT_EQ(cli("-V").output, version);
  EXPECT_EQ(cli("version").output, version);
  const std::string linked = shell("readelf -d " LOOKALIKE_CLI).output;
  for (const auto& [title, library] : {std::pair("ISA-L", "[libisal."), std::pair("libzip", "[libzip."),
                                       std::pair("Snappy", "[libsnappy."), std::pair("Brotli", "[libbrotlidec.")})
    EXPECT_NE(linked.find(library) == std::string::npos, version.find(title) == std::string::npos) << version;
  EXPECT_EQ(cli("help").output, cli("--help").output);
  EXPECT_EQ(cli("help swep").exit, 2);
}

TEST_F(Help, names_what_was_probably_meant) {
  const std::pair<std::string, std::string> meant[] = {
      {"neighbors " + corpus(), "Did you mean \"neighbours\"?"},
      {"help neighbors", "Did you mean \"neighbours\"?"},
      {"run " + corpus() + " --treshold 0.5", "no option \"--treshold\". Did you mean \"--threshold\"?"},
      {"run " + corpus() + " --set k=5", "Did you mean \"shingles.k\"?"},
      {"parameters shingle.k", "Did you mean \"shingles.k\"?"},
      {corpus(), "lookalike-cli run " + corpus()},
      {"missing.csv", "lookalike-cli run missing.csv"},
      {"builtin", "lookalike-cli run builtin"},
  };
  for (const auto& [arguments, sentence] : meant) {
    const auto refused = cli(arguments);
    EXPECT_EQ(refused.exit, 2) << arguments;
    EXPECT_THAT(refused.output, HasSubstr(sentence));
  }
  std::ofstream(file("t.csv")) << "id,body\n1,one two three\n2,four five six\n";
  EXPECT_THAT(cli("run " + file("t.csv") + " --text-column boddy").output, HasSubstr("Did you mean \"body\"?"));
  EXPECT_THAT(cli("run " + corpus() + " --text-column texts").output, HasSubstr("Did you mean \"text\"?"));
}

TEST_F(Help, names_all_that_is_missing_at_once) {
  EXPECT_THAT(cli("neighbours").output, HasSubstr("Missing: corpus, --document, --count."));
  EXPECT_THAT(cli("query").output, HasSubstr("Missing: corpus, --text or --texts."));
  EXPECT_THAT(cli("curve --bandz 20").output,
              AllOf(HasSubstr("Did you mean \"--bands\"?"), HasSubstr("Missing: --bands, --rows.")));
  EXPECT_THAT(cli("truth " + corpus()).output, AllOf(HasSubstr("Missing: --at-least."), Not(HasSubstr("corpus"))));
}

TEST_F(Help, explains_every_parameter) {
  const auto all = cli("parameters");
  EXPECT_EQ(all.exit, 0);
  for (const char* key : {"sample.size", "text.stop_words", "shingles.keep_empty", "sketch.family", "verify.prefix"})
    EXPECT_THAT("\n" + all.output, HasSubstr("\n  " + std::string(key))) << key;
  const auto one = cli("parameters shingles.k");
  EXPECT_THAT(one.output,
              AllOf(HasSubstr("1 to 50"), HasSubstr("default: 3"), HasSubstr("\"shingle\""), HasSubstr("--k")));
  EXPECT_EQ(lines_of(cli("parameters | grep -c '^  [a-z]'").output).at(0), "24");
}

TEST_F(Help, sets_a_parameter_by_its_own_option_as_set_does) {
  const std::string by_set = pairs_of(
      "--set verify.threshold=0.5 --set shingles.k=2 --set sketch.hashes=60 "
      "--set lsh.bands=15 --set lsh.rows=4");
  ASSERT_GT(lines_of(by_set).size(), 10u);
  EXPECT_EQ(pairs_of("--threshold 0.5 --k 2 --hashes 60 --bands 15 --rows 4"), by_set);
  EXPECT_EQ(pairs_of("--threshold=0.5 --k=2 --hashes=60 --bands=15 --rows=4"), by_set);
  EXPECT_EQ(cli("run " + corpus() + " --k 51").exit, 2);
  EXPECT_THAT(cli("run " + corpus() + " --k many").output, HasSubstr("shingles.k: \"many\" is not a whole number."));
}

TEST_F(Help, the_last_of_two_settings_counts) {
  const auto threshold = [&](const std::string& settings) {
    return cli("run " + corpus() + " --json " + settings + " | grep '\"threshold\"'").output;
  };
  EXPECT_THAT(threshold("--threshold 0.5 --set verify.threshold=0.9"), HasSubstr("0.9"));
  EXPECT_THAT(threshold("--set verify.threshold=0.9 --threshold 0.5"), HasSubstr("0.5"));
  EXPECT_THAT(threshold("--threshold 0.9 --set shingles.k=1 --threshold 0.5"), HasSubstr("0.5"));
}

TEST(ParameterText, gives_range_and_default_of_every_kind) {
  const std::map<std::string, std::string> ranges = {{"shingles.k", "1 to 50"},
                                                     {"verify.threshold", "0 to 1"},
                                                     {"verify.prefix", "off, or 1 to 4096"},
                                                     {"sample.size", "all, or 1 to 4294967294"},
                                                     {"sketch.seed", "0 to 9007199254740991"},
                                                     {"text.case", "lower or keep"},
                                                     {"shingles.bag", "set or bag"},
                                                     {"text.stop_words", "none, nltk or glasgow, or a file"}};
  for (const auto& [key, range] : ranges) EXPECT_EQ(range_text(*find_parameter(key)), range) << key;
  EXPECT_THAT(parameter_text(*find_parameter("sample.size")), HasSubstr("; default: all. "));
  EXPECT_THAT(parameter_text(*find_parameter("verify.threshold")), HasSubstr("from the stage \"select\" on."));
}

}  // namespace
}  // namespace lookalike
