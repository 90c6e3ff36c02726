#include "core/system/whole_file.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace lookalike {
namespace {

namespace fs = std::filesystem;

class NewFileTest : public testing::Test {
 protected:
  ~NewFileTest() override { fs::remove(path); }

  std::string content() const {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  }

  std::string path = (fs::temp_directory_path() / ("lookalike-new-file-" + std::to_string(::getpid()))).string();
};

TEST_F(NewFileTest, replaces_its_target_only_when_it_is_committed) {
  std::ofstream(path) << "before";
  NewFile file(path);
  file.write("after");
  file.sync();
  EXPECT_EQ(content(), "before");
  ASSERT_TRUE(file.commit());
  EXPECT_EQ(content(), "after");
}

TEST_F(NewFileTest, keeps_its_target_if_the_disk_is_full) {
  std::ofstream(path) << "before";
  rlimit limit{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &limit), 0);
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit low{3, limit.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &low), 0);
  NewFile file(path);
  file.write("after");
  const bool seemed_good = file.good();
  file.sync();
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
  EXPECT_TRUE(seemed_good) << "what is buffered is not on the disk yet";
  EXPECT_FALSE(file.good());
  EXPECT_FALSE(file.commit());
  EXPECT_EQ(content(), "before");
}

TEST_F(NewFileTest, does_not_sync_a_device) {
  NewFile file("/dev/null");
  file.write("text");
  file.sync();
  EXPECT_TRUE(file.commit());
}

TEST_F(NewFileTest, has_the_permissions_of_what_it_replaces) {
  for (const fs::perms mode : {fs::perms(0600), fs::perms(0664)}) {
    std::ofstream(path) << "before";
    fs::permissions(path, mode);
    NewFile file(path);
    file.write("after");
    ASSERT_TRUE(file.commit());
    EXPECT_EQ(fs::status(path).permissions(), mode);
    EXPECT_EQ(content(), "after");
  }
}

TEST_F(NewFileTest, may_have_any_name_that_the_file_system_accepts) {
  const fs::path folder = path;
  fs::create_directory(folder);
  std::string umlauts(255, 'x');
  for (std::size_t i = 0; i + 1 < umlauts.size(); i += 2) umlauts.replace(i, 2, "\xC3\xA4");
  for (const std::string& name : {std::string(255, 'x'), umlauts}) {
    const std::string longest = (folder / name).string();
    NewFile file(longest), other(longest);
    file.write("text");
    other.write("text");
    EXPECT_TRUE(file.commit());
    EXPECT_TRUE(other.commit()) << "both have their own temporary names";
    EXPECT_EQ(fs::file_size(longest), 4u);
  }
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 2);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace lookalike
