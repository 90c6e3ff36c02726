#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>

#include "tests/app/command_line.h"

#ifndef LOOKALIKE_SANITIZED  // a sanitizer's own calls would fail

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::Outcome;
using test::shell;
using test::text_of;
using testing::AnyOf;
using testing::HasSubstr;

/// A command, the files that it writes, and whether they are equal in every run.
struct Scenario {
  const char* name;
  const char* arguments;
  std::vector<std::string> outputs;
  bool timed = false;
};

const Scenario kScenarios[] = {
    {"run",
     "run corpus.csv --pairs p.csv --signatures s.npy --candidates q.jsonl.gz",
     {"p.csv", "s.npy", "q.jsonl.gz"}},
    {"save", "run corpus.csv --report r.json --save s.lookalike", {"r.json", "s.lookalike"}, true},
    {"groups",
     "groups corpus.csv --groups g.csv --keep k.csv --drop d.csv --clean c.csv.zst",
     {"g.csv", "k.csv", "d.csv", "c.csv.zst"}},
    {"documents", "documents corpus.csv --output d.jsonl.zst", {"d.jsonl.zst"}},
    {"report", "report corpus.csv --output r.html", {"r.html"}, true},
};

struct Fault {
  Scenario scenario;
  std::string kind;  // of calls
};

void PrintTo(const Fault& fault, std::ostream* out) {
  *out << fault.scenario.name << ' ' << fault.kind;
}

std::vector<Fault> all_faults() {
  std::vector<Fault> faults;
  for (const Scenario& scenario : kScenarios)
    for (const char* kind : {"memory", "open", "read", "write", "rename"}) faults.push_back({scenario, kind});
  return faults;
}

class FailingCall : public testing::TestWithParam<Fault> {
 protected:
  using Files = std::map<std::string, std::string>;

  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-failing-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    std::ofstream corpus(folder_ / "corpus.csv");
    corpus << "id,text\n";
    for (int i = 0; i < 12; ++i) corpus << i << ",one two three four five six seven " << i % 3 << '\n';
    corpus.close();
    input_ = text_of(folder_ / "corpus.csv");
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// Replaces all outputs by old files, then runs the command, whose call of this number fails; 0: none.
  Outcome run(long call) {
    for (const auto& entry : fs::directory_iterator(folder_))
      if (entry.path().filename() != "corpus.csv") fs::remove(entry.path());
    for (const std::string& output : GetParam().scenario.outputs) std::ofstream(folder_ / output) << "old";
    return shell("cd " + folder_.string() + " && LOOKALIKE_CALLS=calls LOOKALIKE_FAIL=" + GetParam().kind + ":" +
                 std::to_string(call) + " LD_PRELOAD=" LOOKALIKE_FAILING_CALL " " LOOKALIKE_CLI " " +
                 GetParam().scenario.arguments + " --set shingles.k=1 --threads 1");
  }

  /// All files but the corpus and the count of calls.
  Files files() const {
    Files files;
    for (const auto& entry : fs::directory_iterator(folder_))
      if (entry.path().filename() != "corpus.csv" && entry.path().filename() != "calls")
        files[entry.path().filename()] = text_of(entry.path());
    return files;
  }

  /// No output is half written or lost, and no other file is left behind.
  void expect_old_or_new(const Files& written, const Files& whole) const {
    for (const auto& [name, content] : written) {
      ASSERT_EQ(whole.count(name), 1u) << name << " is left behind";
      if (!GetParam().scenario.timed) {
        EXPECT_THAT(content, AnyOf("old", whole.at(name))) << name;
      } else if (content != "old") {
        EXPECT_EQ(content.substr(content.size() - 2), whole.at(name).substr(whole.at(name).size() - 2)) << name;
      }
    }
    EXPECT_EQ(written.size(), whole.size());
    EXPECT_EQ(text_of(folder_ / "corpus.csv"), input_);
  }

  /// Tries about a hundred of many calls, or all if LOOKALIKE_EVERY_CALL is set.
  static long step_of(long calls) { return std::getenv("LOOKALIKE_EVERY_CALL") ? 1 : std::max(1L, calls / 100); }

  fs::path folder_;
  std::string input_;
};

TEST_P(FailingCall, loses_nothing_and_is_told) {
  ASSERT_EQ(run(0).exit, 0);
  const Files whole = files();
  const long calls = std::stol(text_of(folder_ / "calls"));
  ASSERT_GT(calls, 0);
  long failed = 0;
  for (long call = 1; call <= calls; call += step_of(calls)) {
    SCOPED_TRACE("call " + std::to_string(call) + " of " + std::to_string(calls));
    const Outcome outcome = run(call);
    const Files written = files();
    expect_old_or_new(written, whole);
    if (outcome.exit == 0) {  // could do without
      for (const auto& [name, content] : written) EXPECT_NE(content, "old") << name;
      continue;
    }
    ++failed;
    EXPECT_THAT(outcome.exit, AnyOf(2, 3, 4)) << outcome.output;
    EXPECT_THAT(outcome.output, HasSubstr("lookalike-cli: "));
  }
  EXPECT_GT(failed, 0);
}

INSTANTIATE_TEST_SUITE_P(All, FailingCall, testing::ValuesIn(all_faults()), [](const auto& info) {
  return std::string(info.param.scenario.name) + "_" + info.param.kind;
});

}  // namespace
}  // namespace lookalike

#endif
