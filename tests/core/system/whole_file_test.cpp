#include "core/system/whole_file.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class WholeFile : public testing::Test {
 protected:
  void TearDown() override { fs::remove(path); }

  std::string path = (fs::temp_directory_path() / ("lookalike-whole-file-" + std::to_string(::getpid()))).string();
};

TEST_F(WholeFile, is_read_to_its_end_but_not_beyond_the_limit) {
  const std::string text(200'000, 'x');
  std::ofstream(path) << text;
  EXPECT_EQ(read_whole_file(path).value(), text);
  EXPECT_EQ(read_whole_file(path, text.size()).value(), text);
  EXPECT_THAT(read_whole_file(path, text.size() - 1).error().message, HasSubstr("longer than 199999 bytes"));
}

TEST_F(WholeFile, refuses_a_pipe_a_device_and_a_folder) {
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_THAT(read_whole_file(path).error().message, HasSubstr("not a regular file"));
  EXPECT_THAT(read_whole_file("/dev/zero").error().message, HasSubstr("not a regular file"));
  EXPECT_THAT(read_whole_file("/").error().message, HasSubstr("Is a directory"));
  EXPECT_THAT(read_whole_file("/nowhere").error().message, HasSubstr("No such file"));
}

TEST_F(WholeFile, as_a_stream_may_be_a_pipe) {
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  const std::jthread writer([this] { std::ofstream(path) << std::string(100'000, 'x'); });
  EXPECT_EQ(read_whole_stream(path).value(), std::string(100'000, 'x'));
  EXPECT_THAT(read_whole_stream("/dev/zero", 1'000).error().message, HasSubstr("longer"));
}

}  // namespace
}  // namespace lookalike
