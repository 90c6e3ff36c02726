#include "core/corpus/read_ahead.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::HasSubstr;

std::string noise(std::size_t length) {
  std::string bytes(length, '\0');
  std::uint32_t state = 1;
  for (char& c : bytes) c = static_cast<char>('a' + ((state = state * 1664525 + 1013904223) >> 24) % 26);
  return bytes;
}

TEST(ReadAheadSource, HandsOutTheSameBytes) {
  for (const std::size_t length : {0u, 1u, 9u, 10u, 11u, 1000u, 4096u}) {
    const std::string bytes = noise(length);
    for (const std::uint64_t start_after : {0u, 1u, 10u, 5000u})
      for (const std::size_t buffer : {1u, 7u, 64u})
        for (const std::size_t room : {1u, 10u, 300u}) {
          PieceSource pieces(bytes, 13);
          ReadAheadSource source(pieces, start_after, buffer);
          EXPECT_EQ(drain(source, room).bytes, bytes);
          EXPECT_EQ(source.bytes(), length);
          EXPECT_EQ(drain(source, room).bytes, "");  // the end stays the end
        }
  }
}

TEST(ReadAheadSource, TellsOfAFailureBehindTheGoodBytes) {
  const std::string bytes = noise(1000);
  for (const std::uint64_t start_after : {0u, 500u, 1000u, 5000u}) {
    PieceSource pieces(bytes, 13, Error{ErrorCode::unreadable, "Broken.", {}});
    ReadAheadSource source(pieces, start_after, 64);
    const Drained drained = drain(source, 100);
    EXPECT_EQ(drained.bytes, bytes);
    EXPECT_EQ(drained.error, "Broken.");
    EXPECT_EQ(drain(source, 100).error, "Broken.");
  }
}

/// Never ends; counts what was asked of it.
class EndlessSource final : public ByteSource {
 public:
  Result<std::size_t> read(std::span<char> into) override {
    if (stop) return cancelled();
    std::ranges::fill(into, 'x');
    bytes += into.size();
    return into.size();
  }

  std::atomic<bool> stop{false};
  std::atomic<std::size_t> bytes{0};
};

TEST(ReadAheadSource, IsNotReadFarAheadNorBeforeItsTime) {
  EndlessSource endless;
  ReadAheadSource source(endless, 100, 50);
  std::array<char, 100> room;
  ASSERT_EQ(source.read(room), 100u);
  EXPECT_EQ(endless.bytes, 100u);
  ASSERT_TRUE(source.read(room));
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  EXPECT_LE(endless.bytes, 100u + 5 * 50u);
}

TEST(ReadAheadSource, CanBeLeftBeforeItsEnd) {
  EndlessSource endless;
  for (int round = 0; round < 50; ++round) {
    ReadAheadSource source(endless, 0, 1000);
    std::array<char, 10> room;
    ASSERT_EQ(source.read(room), 10u);
  }
}

TEST(ReadAheadSource, PassesACancellationOn) {
  EndlessSource endless;
  ReadAheadSource source(endless, 0, 1000);
  std::array<char, 10> room;
  ASSERT_TRUE(source.read(room));
  endless.stop = true;
  Result<std::size_t> length = 0;
  for (int i = 0; i < 1000 && length; ++i) length = source.read(room);
  ASSERT_FALSE(length);
  EXPECT_EQ(length.error().code, ErrorCode::cancelled);
}

std::string rows(int from, int count) {
  std::string rows = "Id,review/text\n";
  for (int i = from; i < from + count; ++i) rows += std::to_string(i) + ",text of row " + std::to_string(i) + "\n";
  return rows;
}

// Large enough for the thread to start in the middle members.
TEST(ReadAheadOfArchives, GivesAllMembers) {
  const TemporaryFolder folder;
  const std::vector<Entry> entries = {{"a", rows(0, 10)},
                                      {"b", rows(10, 100'000)},
                                      {"c", "x,y\n" + noise(3'000'000)},
                                      {"d", rows(100'010, 50'000)},
                                      {"e", rows(150'010, 10)}};
  const auto write = [&](const std::string& name, int format, int filter) {
    write_archive(folder.path(name), format, filter, entries);
    return folder.path(name);
  };
  LoadOptions options;
  options.format = CorpusFormat::reviews;
  const auto plain = load({write("plain.tar", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE)}, options);
  ASSERT_TRUE(plain);
  ASSERT_EQ((*plain)->size(), 150'020u);
  for (const std::string& path : {write("a.zip", ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE),
                                  write("a.tgz", ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP)}) {
    const auto packed = load({path}, options);
    ASSERT_TRUE(packed) << to_string(packed.error());
    EXPECT_EQ((*packed)->report().digest, (*plain)->report().digest) << path;
    EXPECT_EQ((*packed)->report().damage_total, (*plain)->report().damage_total) << path;
  }
}

TEST(ReadAheadOfArchives, TellsOnceOfAMemberThatBreaksOffWherePassedOver) {
  const TemporaryFolder folder;
  const std::string path = folder.path("cut.tgz");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"a", rows(0, 1000)}, {"b", "x,y\n" + noise(4'000'000)}});
  std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
  LoadOptions options;
  options.format = CorpusFormat::reviews;
  const Outcome outcome = load_outcome({path}, options);
  EXPECT_EQ(outcome.documents.size(), 1000u);
  ASSERT_EQ(outcome.damage.size(), 2u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("It is not a table"));
  EXPECT_THAT(outcome.damage[1].reason, HasSubstr("truncated"));
}

}  // namespace
}  // namespace lookalike::testing
