#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/app/command_line.h"
#include "tests/support/folder_watch.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using test::cli;
using test::lines_of;
using test::text_of;
using testing::HasSubstr;

constexpr int kRuns = 600;

/// The runs in a file: total seconds by hash seed. No second run repeats them to the last digit.
using Seconds = std::map<std::uint64_t, double>;

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in(line);
  for (std::string cell; std::getline(in, cell, ',');) cells.push_back(cell);
  return cells;
}

// Reads whole lines; finds seed and seconds by column name.
Seconds rows_in_table(const std::string& path) {
  const std::string text = text_of(path);
  const auto lines = lines_of(text.substr(0, text.rfind('\n') + 1));
  Seconds seen;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto cells = cells_of(lines[0]), values = cells_of(lines[i]);
    const auto value = [&](const char* name) {
      return values.at(static_cast<std::size_t>(std::ranges::find(cells, name) - cells.begin()));
    };
    seen[std::stoull(value("seed"))] = std::stod(value("seconds_total"));
  }
  return seen;
}

Seconds rows_in_json(const std::string& path) {
  const auto json = nlohmann::json::parse(text_of(path));
  Seconds seen;
  for (const auto& row : json["rows"]) seen[row["seed"].get<std::uint64_t>()] = row["seconds_total"].get<double>();
  return seen;
}

class KilledSweep : public test::CommandLine {
 protected:
  std::vector<std::string> command() const {
    return {LOOKALIKE_CLI,         "sweep",   "builtin",      "--set",
            "sample.size=300",     "--vary",  "shingles.k=2", "--repeat",
            std::to_string(kRuns), "--table", file("s.csv")};
  }
  std::string command_line() const {
    std::string line;
    const auto words = command();
    for (std::size_t i = 1; i < words.size(); ++i) line += words[i] + " ";
    return line;
  }

  pid_t start() const {
    const auto words = command();
    std::vector<char*> values;
    for (const std::string& word : words) values.push_back(const_cast<char*>(word.c_str()));
    values.push_back(nullptr);
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int nowhere = ::open("/dev/null", O_WRONLY);
    ::dup2(nowhere, STDOUT_FILENO);
    ::dup2(nowhere, STDERR_FILENO);
    ::execv(values[0], values.data());
    ::_exit(127);
  }

  static void end(pid_t child) {
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
  }
  // Kills the sweep once its table has some rows, and returns those rows.
  Seconds run_and_kill() const {
    const test::FolderWatch folder(fs::path(file("s.csv")).parent_path());
    const pid_t child = start();
    EXPECT_TRUE(folder.wait_until([&] { return rows_in_table(file("s.csv")).size() >= 3; }));
    int status = 0;
    ::kill(child, SIGKILL);
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the sweep ended before it was killed";
    return rows_in_table(file("s.csv"));
  }
};

TEST_F(KilledSweep, loses_no_row_that_was_written) {
  const Seconds seen = run_and_kill();
  ASSERT_GE(seen.size(), 3u);
  ASSERT_LT(seen.size(), static_cast<std::size_t>(kRuns));
  std::ofstream(file("s.csv"), std::ios::app) << "2,17,";  // torn

  const auto resumed = cli(command_line() + " --resume");
  EXPECT_EQ(resumed.exit, 0) << resumed.output;
  EXPECT_THAT(resumed.output, HasSubstr("Note: " + std::to_string(seen.size()) + " rows taken from"));
  const Seconds all = rows_in_json(file("s.json"));
  EXPECT_EQ(all.size(), static_cast<std::size_t>(kRuns));
  EXPECT_EQ(rows_in_table(file("s.csv")), all);
  EXPECT_EQ(lines_of(text_of(file("s.csv"))).size(), 1u + kRuns) << "no row is written twice";
  for (const auto& [seed, seconds] : seen) EXPECT_EQ(all.at(seed), seconds) << "seed " << seed << " was run again";
}

TEST_F(KilledSweep, locks_its_table_while_it_runs) {
  const test::FolderWatch folder(fs::path(file("s.csv")).parent_path());
  const pid_t first = start();
  ASSERT_TRUE(folder.wait_until([this] { return fs::exists(file("s.json.lock")); }));
  const auto refused = cli("sweep /nowhere/at/all --vary shingles.k=3 --table " + file("s.csv"));
  EXPECT_EQ(refused.exit, 4);
  EXPECT_THAT(refused.output, HasSubstr("Another sweep is writing to this table."));
  EXPECT_THAT(refused.output, HasSubstr(file("s.csv")));
  const auto elsewhere = cli("sweep " + corpus() + " --vary shingles.k=3 --table " + file("other.csv"));
  EXPECT_EQ(elsewhere.exit, 0) << elsewhere.output;
  EXPECT_FALSE(fs::exists(file("other.json.lock")));
  end(first);
  const auto next = cli("sweep " + corpus() + " --vary shingles.k=3 --table " + file("s.csv"));
  EXPECT_EQ(next.exit, 0) << next.output;
}

}  // namespace
}  // namespace lookalike
