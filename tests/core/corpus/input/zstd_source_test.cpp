#include "core/corpus/input/decompressing_sources.h"

#include <gmock/gmock.h>
#include <sys/resource.h>

#include <cstdlib>

#include "tests/core/corpus/deflate_support.h"
#include "tests/core/corpus/zstd_support.h"

namespace lookalike::testing {
namespace {

using ::testing::HasSubstr;

Drained unpacked(std::string_view bytes, std::size_t piece = 1 << 20, std::size_t room = 1 << 16) {
  PieceSource pieces(bytes, piece);
  ZstdSource source(pieces);
  return drain(source, room);
}

// The input and the output in pieces of many sizes, all with the same result.
void expect_unpacks(std::string_view packed, const std::string& content) {
  for (const std::size_t piece : {1, 7, 100, 1 << 20})
    for (const std::size_t room : {1, 13, 1000, 1 << 17})
      EXPECT_EQ(unpacked(packed, piece, room), (Drained{content, ""})) << piece << ' ' << room;
}

TEST(ZstdSource, reads_several_frames_as_one_stream) {
  const std::string a = some_text(50'000, 1), b = some_text(3, 2);
  expect_unpacks(zstd_frame(a), a);
  expect_unpacks(zstd_frame(std::string(200'000, 'x')), std::string(200'000, 'x'));
  expect_unpacks(zstd_frame(""), "");
  expect_unpacks(zstd_frame(a) + zstd_frame("") + zstd_frame(b), a + b);
}

TEST(ZstdSource, windows_may_have_two_gibibytes) {
  for (const int window : {28, 31}) EXPECT_EQ(unpacked(zstd_frame("text", window)), (Drained{"text", ""})) << window;
}

TEST(ZstdSource, truncated_anywhere_it_gives_good_bytes_first) {
  const std::string text = some_text(2'000), packed = zstd_frame(text);
  for (std::size_t length = 1; length < packed.size(); ++length) {
    const Drained drained = unpacked(std::string_view(packed).substr(0, length));
    EXPECT_TRUE(text.starts_with(drained.bytes)) << length;
    EXPECT_THAT(drained.error, HasSubstr("truncated")) << length;
  }
}

TEST(ZstdSource, damage_is_noticed_after_good_bytes) {
  constexpr std::size_t kRoom = 100;
  const std::string text = some_text(2'000);
  std::string packed = zstd_frame(text);
  const Drained behind = unpacked(packed + "garbage", packed.size(), kRoom);
  EXPECT_EQ(behind.bytes, text);
  EXPECT_THAT(behind.error, HasSubstr("Zstandard cannot decompress"));
  packed.back() ^= 1;
  const Drained wrong = unpacked(packed, packed.size(), kRoom);
  EXPECT_GE(wrong.bytes.size() + kRoom, text.size());
  EXPECT_TRUE(text.starts_with(wrong.bytes));
  EXPECT_THAT(wrong.error, HasSubstr("checksum"));
}

TEST(ZstdSource, errors_of_its_source_come_after_the_good_bytes) {
  const std::string packed = zstd_frame("text");
  PieceSource pieces(packed, 100, Error{ErrorCode::unreadable, "Broken.", {}});
  ZstdSource source(pieces);
  EXPECT_EQ(drain(source, 100), (Drained{"text", "Broken."}));
}

// A sanitizer's own data exceed any limit.
#ifndef LOOKALIKE_SANITIZED
TEST(ZstdSource, a_window_too_large_for_memory_names_the_command_that_decompresses_it) {
  const auto read = [] {
    const rlimit half_of_it{rlim_t{1} << 30, rlim_t{1} << 30};
    setrlimit(RLIMIT_AS, &half_of_it);
    const std::string packed = zstd_frame("text", 31);
    MemorySource memory(packed);
    ZstdSource source(memory);
    std::string room(100, ' ');
    const auto length = source.read(room);
    const bool told = !length && length.error().code == ErrorCode::out_of_memory &&
                      length.error().message.find("zstd -dc --long=31 FILE | lookalike-cli run -") != std::string::npos;
    std::_Exit(told ? 0 : 1);
  };
  EXPECT_EXIT(read(), ::testing::ExitedWithCode(0), "");
}
#endif

}  // namespace
}  // namespace lookalike::testing
