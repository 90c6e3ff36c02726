#include "core/exchange/runs/run_file.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

class MovedCorpus : public testing::Test {
 protected:
  MovedCorpus() {
    fs::remove_all(folder);
    fs::create_directories(folder);
  }
  ~MovedCorpus() override { fs::remove_all(folder); }

  std::string make(const std::string& name) const {
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << "one\n";
    return path.string();
  }
  /// The path stored in the file, and the path that is opened.
  std::vector<std::string> read(const std::vector<std::string>& paths) const {
    RunFile run;
    run.paths = paths;
    EXPECT_TRUE(write_run_file(run, file.string()));
    const auto back = read_run_file(file.string());
    EXPECT_TRUE(back);
    return back->paths;
  }

  const fs::path folder = fs::temp_directory_path() / ("moved-" + std::to_string(::getpid()));
  const fs::path file = folder / "work.lookalike";
};

using Paths = std::vector<std::string>;

TEST_F(MovedCorpus, is_opened_at_its_stored_path_if_it_is_there) {
  const std::string there = make("elsewhere/a.csv");
  make("a.csv");
  EXPECT_EQ(read({there, "builtin"}), (Paths{there, "builtin"}));
}

TEST_F(MovedCorpus, is_found_beside_the_run_file) {
  EXPECT_EQ(read({"/gone/from/a.csv"}), Paths{"/gone/from/a.csv"});
  const std::string beside = make("a.csv");
  EXPECT_EQ(read({"/gone/from/a.csv"}), Paths{beside});
}

TEST_F(MovedCorpus, is_not_searched_along_an_impossibly_long_path) {
  make("a.csv");
  std::string endless;
  for (int i = 0; i < 1'000'000; ++i) endless += "/d";
  EXPECT_EQ(read({endless + "/a.csv"}), Paths{endless + "/a.csv"});
}

TEST_F(MovedCorpus, is_searched_in_at_most_sixteen_of_its_folders) {
  std::string folders;
  for (int i = 0; i < 16; ++i) folders += "d" + std::to_string(i) + "/";
  const std::string moved = make(folders + "a.csv");
  EXPECT_EQ(read({"/gone/" + folders + "a.csv"}), Paths{moved});
}

TEST_F(MovedCorpus, is_found_in_a_folder_moved_along_with_it) {
  const std::string moved = make("data/a.csv");
  EXPECT_EQ(read({"/gone/data/a.csv"}), Paths{moved});
}

TEST_F(MovedCorpus, is_also_found_if_it_is_a_folder) {
  make("texts/a.txt");
  EXPECT_EQ(read({"/gone/texts/"}), Paths{(folder / "texts").string()});
}

TEST_F(MovedCorpus, with_a_relative_path_is_found_relative_to_the_run_file) {
  make("a.csv");
  const std::string meant = make("data/a.csv");
  EXPECT_EQ(read({"data/a.csv"}), Paths{meant});
  EXPECT_EQ(read({"data/../data/a.csv"}), Paths{meant});
}

TEST_F(MovedCorpus, brings_the_files_beside_it) {
  RunFile run;
  run.paths = {"builtin", "/gone/a.csv", "/gone/b.csv"};
  EXPECT_EQ(missing_path(run), "/gone/a.csv");
  const std::string a = make("new/other name.csv"), b = make("new/b.csv");
  move_corpus(run, a);
  EXPECT_EQ(run.paths, (Paths{"builtin", a, b}));
  EXPECT_EQ(missing_path(run), std::nullopt);
}

}  // namespace
}  // namespace lookalike
