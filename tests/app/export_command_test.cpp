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
  EXPECT_THAT(text_of(file("job.py")), HasSubstr("Not tuned on a corpus"));
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

TEST_F(ExportCommand, refuses_what_an_engine_does_not_support_and_writes_nothing) {
  const Outcome run = cli("export datasketch " + file("job.py") + " --set lsh.bands=1");
  EXPECT_EQ(run.exit, Exit::bad_usage);
  EXPECT_THAT(run.output, HasSubstr("b = 1"));
  EXPECT_FALSE(fs::exists(file("job.py")));
}

TEST_F(ExportCommand, refuses_an_unknown_engine) {
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

TEST_F(ExportCommand, names_the_path_it_cannot_write_to) {
  const Outcome run = cli("export spark " + file("nowhere/job.py"));
  EXPECT_EQ(run.exit, Exit::unwritable) << run.output;
  EXPECT_EQ(cli("export spark /dev/full").exit, Exit::unwritable);
}

TEST_F(ExportCommand, fails_with_the_error_of_a_missing_corpus) {
  EXPECT_EQ(cli("export spark " + file("job.py") + " " + file("missing.csv")).exit, Exit::bad_corpus);
  EXPECT_FALSE(fs::exists(file("job.py")));
}

/// Everything that str.splitlines, Python, TOML or YAML takes for a line end, and what they refuse.
constexpr std::string_view kLineEnds =
    "\n\r\x0B\x0C\x1C\x1D\x1E\x7F\xC2\x85\xC2\x80\xE2\x80\xA8\xE2\x80\xA9import os\n#if x\n";
constexpr std::string_view kHostileWord = "word\xE2\x80\xA8 1\xC2\x85\x0C\x1E\xE2\x80\xA9'\"x";

/// Reads two exports with Python's parsers: the same lines, apart from the wording, and the same program or values.
constexpr std::string_view kCompareExports = R"(
import ast, sys, tomllib
try:
    import yaml
except ImportError:
    yaml = None
hostile, plain = (open(path, encoding="utf-8", newline="").read() for path in sys.argv[1:])
lines = [[line for line in text.splitlines() if not line.startswith("#")] for text in (hostile, plain)]
words = [at for at, line in enumerate(lines[1]) if line.startswith('    "word')]
assert hostile.count("\n") == len(hostile.splitlines()), "a line ends in other ways"
for at, (one, other) in enumerate(zip(*lines, strict=True)):
    assert one == other or at in words, one
def read(text):
    if sys.argv[1].endswith(".py"):
        tree = ast.parse(text)
        return [ast.dump(node) for node in tree.body if "STOP_WORDS" not in ast.dump(node)], [
            ast.literal_eval(node.value.args[0]) for node in tree.body
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "STOP_WORDS"]
    if sys.argv[1].endswith(".toml"):
        return tomllib.loads(text), []
    return yaml and yaml.safe_load(text), []
(one, found), (other, _) = read(hostile), read(plain)
assert one == other
print(ascii(found))
)";

TEST_F(ExportCommand, no_name_or_word_can_add_a_line) {
  std::ofstream(file("compare.py")) << kCompareExports;
  const auto export_all = [this](const std::string& engine, const std::string& ending, const std::string& middle) {
    const std::string name = "of" + middle + "end";
    fs::copy_file(corpus(), file(name + ".jsonl"), fs::copy_options::overwrite_existing);
    std::ofstream(file(name + ".txt")) << (middle == "plain" ? "word" : kHostileWord) << "\n";
    const std::string folder = file(middle == "plain" ? "plain" : "hostile"), output = folder + "/job." + ending;
    fs::create_directories(folder);
    const std::string unit = engine == "nemo-curator" ? " --set shingles.unit=character" : "";
    const Outcome run = cli("export " + engine + " " + output + " '" + file(name + ".jsonl") + "' --quiet" + unit +
                            " --set 'text.stop_words=" + file(name + ".txt") + "'");
    EXPECT_EQ(run.exit, Exit::done) << run.output;
    return "'" + output + "'";
  };
  for (const auto& [engine, ending] : {std::pair{"spark", "py"},
                                       {"datasketch", "py"},
                                       {"datatrove", "py"},
                                       {"data-juicer", "yaml"},
                                       {"text-dedup", "toml"},
                                       {"nemo-curator", "yaml"}}) {
    const std::string hostile = export_all(engine, ending, std::string(kLineEnds)),
                      plain = export_all(engine, ending, "plain");
    const Outcome read = shell("python3 " + file("compare.py") + " " + hostile + " " + plain);
    EXPECT_EQ(read.exit, 0) << engine << ": " << read.output;
    if (ending == std::string("py")) {
      EXPECT_EQ(read.output, "[['word\\u2028 1\\x85\\x0c\\x1e\\u2029\\'\"x']]\n") << engine;
    }
  }
}

}  // namespace
}  // namespace lookalike::test
