#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

namespace lookalike::test {

namespace fs = std::filesystem;

struct Outcome {
  int exit = -1;
  std::string output;  // stdout and stderr
};

inline Outcome shell(const std::string& command) {
  Outcome outcome;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  std::array<char, 4096> buffer;
  while (const std::size_t read = std::fread(buffer.data(), 1, buffer.size(), pipe))
    outcome.output.append(buffer.data(), read);
  const int status = pclose(pipe);
  outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return outcome;
}

inline Outcome cli(const std::string& arguments) {
  return shell(std::string(LOOKALIKE_CLI) + " " + arguments);
}

inline std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// A folder with a small corpus: documents 0 and 3 are equal as words, 1 shares 6 of 8 words with each, one record is
/// broken.
class CommandLine : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-cli-test-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
    std::ofstream(corpus()) << R"({"id": "first", "text": "one two three four five six seven"})"
                               "\n"
                            << R"({"id": "second, quoted", "text": "one two three four five six eight"})"
                               "\n"
                            << R"({"id": "broken", "text": )"
                               "\n"
                            << R"({"id": "third", "text": "nothing of the kind at all here"})"
                               "\n"
                            << R"({"id": "fourth", "text": "One, two, three, four: five six seven!"})"
                               "\n";
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string corpus() const { return (folder_ / "corpus.jsonl").string(); }
  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_;
};

}  // namespace lookalike::test
