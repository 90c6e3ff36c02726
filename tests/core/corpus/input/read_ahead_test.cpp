#include "core/corpus/input/read_ahead.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::HasSubstr;

std::string noise(std::size_t length) {
  std::string bytes(length, '\0');
  std::uint32_t state = 1;
  for (char& c : bytes) c = static_cast<char>('a' + ((state = state * 1664525 + 1013904223) >> 24) % 26);
  return bytes;
}

TEST(ReadAheadSource, returns_the_same_bytes) {
  for (const std::size_t length : {0u, 1u, 9u, 10u, 11u, 1000u, 4096u}) {
    const std::string bytes = noise(length);
    for (const std::uint64_t start_after : {0u, 1u, 10u, 5000u})
      for (const std::size_t buffer : {1u, 7u, 64u})
        for (const std::size_t room : {1u, 10u, 300u}) {
          PieceSource pieces(bytes, 13);
          ReadAheadSource source(pieces, start_after, buffer);
          EXPECT_EQ(drain(source, room).bytes, bytes);
          EXPECT_EQ(source.bytes(), length);
          EXPECT_EQ(drain(source, room).bytes, "");  // the end is final
        }
  }
}

TEST(ReadAheadSource, reports_a_failure_after_the_good_bytes) {
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

/// Throws after its bytes.
class ThrowingSource final : public ByteSource {
 public:
  explicit ThrowingSource(std::string_view bytes) : bytes_(bytes) {}

  Result<std::size_t> read(std::span<char> into) override {
    const auto length = bytes_.read(into);
    if (length == 0) throw std::bad_alloc();
    return length;
  }

 private:
  MemorySource bytes_;
};

TEST(ReadAheadSource, rethrows_an_exception_after_the_good_bytes) {
  const std::string bytes = noise(1000);
  for (const std::uint64_t start_after : {0u, 500u, 5000u}) {
    ThrowingSource throwing(bytes);
    ReadAheadSource source(throwing, start_after, 64);
    std::string read;
    std::array<char, 100> some;
    const auto read_all = [&] {
      for (;;) read.append(some.data(), source.read(some).value());
    };
    EXPECT_THROW(read_all(), std::bad_alloc);
    EXPECT_EQ(read, bytes);
  }
}

/// Never ends; counts the bytes requested from it.
class EndlessSource final : public ByteSource {
 public:
  Result<std::size_t> read(std::span<char> into) override {
    if (stop) return cancelled();
    std::ranges::fill(into, 'x');
    const std::lock_guard lock(mutex_);
    bytes_ += into.size();
    went_beyond_ = went_beyond_ || bytes_ > most_;
    grown_.notify_all();
    return into.size();
  }

  /// From now on, no more than this many bytes in all should be requested.
  void allow(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    most_ = bytes;
  }
  /// False if the allowed bytes were not all requested within a minute.
  bool wait_for_all() {
    std::unique_lock lock(mutex_);
    return grown_.wait_for(lock, std::chrono::minutes(1), [this] { return bytes_ >= most_; });
  }
  bool went_beyond() {
    const std::lock_guard lock(mutex_);
    return went_beyond_;
  }

  std::atomic<bool> stop{false};

 private:
  std::mutex mutex_;
  std::condition_variable grown_;
  std::size_t bytes_ = 0, most_ = SIZE_MAX;
  bool went_beyond_ = false;
};

// Reading too far ahead would show in some round: it requests more while this thread frees one buffer only.
TEST(ReadAheadSource, reads_neither_too_far_ahead_nor_too_early) {
  constexpr std::size_t kBefore = 100, kBuffer = 50, kHeld = 4 * kBuffer;
  EndlessSource endless;
  ReadAheadSource source(endless, kBefore, kBuffer);
  std::array<char, kBefore> room;
  endless.allow(kBefore);
  ASSERT_EQ(source.read(room), kBefore);
  for (std::size_t round = 1; round <= 1000; ++round) {
    endless.allow(kBefore + round * kBuffer + kHeld);
    ASSERT_EQ(source.read(room), kBuffer);
    ASSERT_TRUE(endless.wait_for_all()) << "a buffer remains empty";
  }
  EXPECT_FALSE(endless.went_beyond());
}

TEST(ReadAheadSource, can_be_abandoned_before_its_end) {
  EndlessSource endless;
  for (int round = 0; round < 50; ++round) {
    ReadAheadSource source(endless, 0, 1000);
    std::array<char, 10> room;
    ASSERT_EQ(source.read(room), 10u);
  }
}

TEST(ReadAheadSource, passes_a_cancellation_on) {
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
TEST(ReadAheadOfArchives, gives_all_members) {
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
  options.format = CorpusFormat::table;
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

TEST(ReadAheadOfArchives, reports_a_truncated_member_once_if_it_was_skipped) {
  const TemporaryFolder folder;
  const std::string path = folder.path("cut.tgz");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"a", rows(0, 1000)}, {"b", "x,y\n" + noise(4'000'000)}});
  std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
  LoadOptions options;
  options.format = CorpusFormat::table;
  const Outcome outcome = load_outcome({path}, options);
  EXPECT_EQ(outcome.documents.size(), 1000u);
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("truncated"));
}

}  // namespace
}  // namespace lookalike::testing
