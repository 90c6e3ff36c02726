#include "core/corpus/input/archive_reader.h"

#include <gmock/gmock.h>

#include "core/corpus/input/archive_head.h"
#include "tests/core/corpus/deflate_support.h"
#include "tests/support/built_without.h"

namespace lookalike::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct ReadMember {
  std::string name;
  Drained drained;

  bool operator==(const ReadMember&) const = default;
};

std::ostream& operator<<(std::ostream& out, const ReadMember& member) {
  return out << member.name << ": " << member.drained.bytes.size() << " bytes " << member.drained.error;
}

struct Members {
  std::vector<ReadMember> read;
  std::string error;
};

Members members_of(const Result<std::unique_ptr<ArchiveReader>>& reader) {
  if (!reader) return {{}, reader.error().message};
  Members members;
  for (;;) {
    const auto next = (*reader)->next();
    if (!next) members.error = next.error().message;
    if (!next || !*next) return members;
    members.read.push_back({(*reader)->name(), drain(**reader, 1000)});
  }
}

Members members_of(const std::string& path) {
  return members_of(ArchiveReader::open(path));
}

/// The members of bytes that arrive in small pieces from a source without seeking.
Members members_in(std::string_view bytes, std::optional<Error> failure = {}) {
  PieceSource pieces(bytes, 100, std::move(failure));
  return members_of(ArchiveReader::open(pieces));
}

/// The same as `members_of`, by libarchive alone.
Members members_by_libarchive(const std::string& path) {
  Members members;
  archive* const in = archive_read_new();
  archive_read_support_format_zip(in);
  archive_entry* entry = nullptr;
  int status = archive_read_open_filename(in, path.c_str(), 65'536);
  while (status == ARCHIVE_OK && (status = archive_read_next_header(in, &entry)) == ARCHIVE_OK) {
    ReadMember& member = members.read.emplace_back(ReadMember{archive_entry_pathname(entry), {}});
    std::string buffer(1000, ' ');
    la_ssize_t length = 0;
    while ((length = archive_read_data(in, buffer.data(), buffer.size())) > 0)
      member.drained.bytes.append(buffer, 0, static_cast<std::size_t>(length));
    if (length < 0) member.drained.error = std::string(archive_error_string(in)) + ".";
  }
  if (status != ARCHIVE_EOF) members.error = archive_error_string(in);
  archive_read_free(in);
  return members;
}

ReadMember whole(const Entry& entry) {
  return {entry.name, {entry.content, ""}};
}

bool has_libzip() {
  return !built_without("libzip");
}

bool unpacks_itself(const std::string& path, const Entry& entry) {
  const auto zip = ZipDirectory::open(path);
  return zip && zip->deflated(entry.name.c_str(), entry.content.size());
}

class OfZips : public ::testing::Test {
 protected:
  void expect_all(const std::string& path) const {
    EXPECT_THAT(members_of(path).read, ElementsAre(whole(a_), whole(b_), whole(c_)));
    EXPECT_EQ(members_of(path).error, "");
  }

  const Entry a_{"a.txt", some_text(100'000, 1)}, b_{"folder/b.txt", some_text(700, 2)}, c_{"c", ""};
  const std::vector<Entry> entries_{a_, b_, c_};
  TemporaryFolder folder_;
  const std::string path_ = folder_.path("file.zip");
};

TEST_F(OfZips, sizes_may_follow_the_data) {
  write_zip(path_, entries_);
  EXPECT_TRUE(content_of(path_)[6] & 8) << "no data descriptor";
  EXPECT_EQ(unpacks_itself(path_, a_), has_libzip());
  EXPECT_EQ(unpacks_itself(path_, b_), has_libzip());
  expect_all(path_);
}

TEST_F(OfZips, sizes_may_precede_the_data) {
  write_by_libzip(path_, entries_);
  EXPECT_FALSE(content_of(path_)[6] & 8);
  EXPECT_EQ(unpacks_itself(path_, a_), has_libzip());
  expect_all(path_);
}

TEST_F(OfZips, sizes_may_take_eight_bytes) {
  write_zip(path_, entries_, "zip:zip64");
  EXPECT_EQ(unpacks_itself(path_, a_), has_libzip());
  expect_all(path_);
}

TEST_F(OfZips, members_may_be_stored) {
  write_zip(path_, entries_, "zip:compression=store");
  EXPECT_FALSE(unpacks_itself(path_, a_));
  expect_all(path_);
  write_by_libzip(path_, entries_, [](zip_t* zip) { zip_set_file_compression(zip, 1, ZIP_CM_STORE, 0); });
  EXPECT_EQ(unpacks_itself(path_, a_), has_libzip());
  EXPECT_FALSE(unpacks_itself(path_, b_));
  expect_all(path_);
}

TEST_F(OfZips, members_may_be_compressed_by_other_methods) {
  if (zip_compression_method_supported(ZIP_CM_BZIP2, 1) == 0) GTEST_SKIP() << "libzip writes no bzip2";
  write_by_libzip(path_, entries_, [](zip_t* zip) { zip_set_file_compression(zip, 0, ZIP_CM_BZIP2, 0); });
  EXPECT_FALSE(unpacks_itself(path_, a_));
  expect_all(path_);
}

TEST_F(OfZips, members_may_be_skipped_or_left_half_read) {
  write_zip(path_, entries_);
  const auto reader = ArchiveReader::open(path_).value();
  std::array<char, 10> start{};
  ASSERT_TRUE(reader->next().value());
  ASSERT_EQ(reader->read(start).value(), start.size());
  ASSERT_TRUE(reader->next().value());
  EXPECT_EQ(drain(*reader, 100).bytes, b_.content);
  EXPECT_TRUE(reader->skips_for_free());
  EXPECT_TRUE(reader->unpacks());
}

TEST_F(OfZips, two_members_may_have_one_name) {
  const Entry again{"a.txt", some_text(100'000, 9)};
  write_zip(path_, {a_, again});
  EXPECT_EQ(ZipDirectory::open(path_), nullptr);
  EXPECT_THAT(members_of(path_).read, ElementsAre(whole(a_), whole(again)));
}

TEST_F(OfZips, names_need_not_be_utf8) {
  const Entry latin{"f\xFCr", a_.content}, utf8{"f\xC3\xBCr", b_.content};
  write_zip(path_, {latin, utf8});
  EXPECT_EQ(unpacks_itself(path_, latin), has_libzip());
  EXPECT_THAT(members_of(path_).read, ElementsAre(ReadMember{"f\xC3\xBCr", {a_.content, ""}}, whole(utf8)));
}

TEST_F(OfZips, folders_and_links_are_left_out) {
  write_by_libzip(path_, {a_, {"link", "a.txt"}, c_}, [](zip_t* zip) {
    zip_dir_add(zip, "folder", 0);
    zip_set_file_compression(zip, 1, ZIP_CM_STORE, 0);
    zip_file_set_external_attributes(zip, 1, 0, ZIP_OPSYS_UNIX, 0120777u << 16);
  });
  EXPECT_THAT(members_of(path_).read, ElementsAre(whole(a_), whole(c_)));
}

TEST_F(OfZips, without_members_are_empty) {
  write_zip(path_, {});
  EXPECT_THAT(members_of(path_).read, IsEmpty());
  EXPECT_EQ(members_of(path_).error, "");
}

TEST_F(OfZips, an_encrypted_member_is_refused_and_the_next_is_read) {
  for (const auto method : {ZIP_EM_AES_256, ZIP_EM_TRAD_PKWARE}) {
    write_by_libzip(path_, entries_,
                    [&](zip_t* zip) { ASSERT_EQ(zip_file_set_encryption(zip, 0, method, "secret"), 0); });
    EXPECT_FALSE(unpacks_itself(path_, a_));
    EXPECT_EQ(unpacks_itself(path_, b_), has_libzip());
    EXPECT_THAT(members_of(path_).read,
                ElementsAre(ReadMember{"a.txt", {"", "It is encrypted, and there is no way to give a password."}},
                            whole(b_), whole(c_)));
  }
}

TEST_F(OfZips, an_office_document_is_one_member) {
  for (const char* const first : {"[Content_Types].xml", "_rels/.rels", "docProps/app.xml", "customXml/item1.xml",
                                  "xl/worksheets/sheet1.xml", "xl/workbook.xml", "word/document.xml", "mimetype"}) {
    write_zip(path_, {{first, "<a/>"}, {"content.xml", "<b/>"}});
    const std::string bytes = content_of(path_);
    EXPECT_THAT(members_of(path_).read, ElementsAre(ReadMember{"", {bytes, ""}})) << first;
    EXPECT_THAT(members_in(bytes).read, ElementsAre(ReadMember{"", {bytes, ""}})) << first;
  }
  for (const char* const first : {"mimetypes.csv", "word/list.txt", "xl/a.csv"}) {
    write_zip(path_, {{first, "text"}});
    EXPECT_THAT(members_of(path_).read, ElementsAre(ReadMember{first, {"text", ""}}));
  }
}

// The checksum of the first member in the directory: 16 bytes after its signature.
TEST_F(OfZips, a_wrong_checksum_is_noticed_after_the_bytes) {
  if (!has_libzip()) GTEST_SKIP() << "libarchive gives no bytes, or no error.";
  write_by_libzip(path_, entries_);
  std::string bytes = content_of(path_);
  bytes[bytes.find("PK\x01\x02") + 16] ^= 0x10;
  folder_.write("file.zip", bytes);
  const Members members = members_of(path_);
  ASSERT_EQ(members.read.size(), 3u);
  EXPECT_EQ(members.read[0].drained.bytes, a_.content);
  EXPECT_THAT(members.read[0].drained.error, HasSubstr("checksum"));
  EXPECT_EQ(members.read[1], whole(b_));
}

TEST_F(OfZips, one_changed_byte_is_noticed) {
  if (!has_libzip()) GTEST_SKIP() << "libarchive gives no bytes, or no error.";
  write_by_libzip(path_, entries_);
  std::string bytes = content_of(path_);
  bytes[20'000] ^= 1;
  folder_.write("file.zip", bytes);
  const Members members = members_of(path_);
  ASSERT_EQ(members.read.size(), 3u);
  EXPECT_FALSE(members.read[0].drained.error.empty());
  EXPECT_GT(members.read[0].drained.bytes.size(), 10'000u);
  EXPECT_EQ(members.read[1], whole(b_));
}

TEST_F(OfZips, truncated_anywhere_they_give_good_bytes_first) {
  const std::vector<Entry> small{{"a", some_text(900, 1)}, {"b", some_text(500, 2)}};
  write_by_libzip(path_, small);
  const std::string bytes = content_of(path_);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    const std::string cut = folder_.write("cut", bytes.substr(0, length));
    const Members members = members_of(cut);
    if (length < 4) continue;  // a file like any other
    for (std::size_t i = 0; i < members.read.size(); ++i)
      EXPECT_TRUE(small[i].content.starts_with(members.read[i].drained.bytes)) << length;
    EXPECT_TRUE(members.read.size() == 2 || length <= bytes.find("PK\x01\x02")) << length;
  }
}

TEST_F(OfZips, damaged_ones_give_what_libarchive_gives_or_an_error) {
  const std::vector<Entry> small{{"a", some_text(20'000, 1)}, {"b", some_text(17'000, 2)}, {"c", some_text(90, 3)}};
  write_by_libzip(path_, small);
  const std::string bytes = content_of(path_);
  std::vector<std::string> contents;
  for (const Entry& entry : small) contents.push_back(entry.content);
  std::mt19937 random(7);
  for (int round = 0; round < 2'000; ++round) {
    const std::string damaged = folder_.write("damaged", mutated(bytes, random));
    if (!begins_zip(content_of(damaged))) continue;
    const Members members = members_of(damaged), expected = members_by_libarchive(damaged);
    for (const ReadMember& member : members.read) {
      const bool good = std::ranges::count(contents, member.drained.bytes) > 0;
      EXPECT_TRUE(good || !member.drained.error.empty() || std::ranges::count(expected.read, member) > 0) << round;
    }
  }
}

TEST_F(OfZips, bombs_are_stopped) {
  write_zip(path_, {{"bomb", std::string(ArchiveReader::kFreeBytes + (8u << 20), 'x')}}, "zip:compression-level=1");
  const auto reader = ArchiveReader::open(path_).value();
  ASSERT_TRUE(reader->next().value());
  std::string buffer(1 << 20, ' ');
  auto length = reader->read(buffer);
  while (length && *length > 0) length = reader->read(buffer);
  ASSERT_FALSE(length);
  EXPECT_EQ(length.error().code, ErrorCode::wrong_content);
  EXPECT_THAT(length.error().message, HasSubstr("200 times"));
}

TEST_F(OfZips, utf16_inside_is_decoded) {
  std::string text = "\xFF\xFE";
  for (const char c : std::string("Id,review/text\n1,first\n2,second\n")) text += {c, '\0'};
  write_zip(path_, {{"u.csv", text}});
  EXPECT_THAT(load_outcome({path_}).texts(), ElementsAre("first", "second"));
}

class OfGzip : public ::testing::Test {
 protected:
  Members of(std::string_view bytes) const { return members_of(folder_.write("file", bytes)); }

  TemporaryFolder folder_;
};

TEST_F(OfGzip, one_file_is_a_member_without_a_name) {
  const std::string text = some_text(300'000);
  EXPECT_THAT(of(gzip(text, {"extra", "name", "comment", true}) + "garbage").read,
              ElementsAre(ReadMember{"", {text, ""}}));
  EXPECT_THAT(of(gzip("")).read, IsEmpty());
}

TEST_F(OfGzip, other_filters_and_formats_may_be_nested_inside) {
  const std::string text = some_text(3'000);
  EXPECT_THAT(of(gzip(gzip(text))).read, ElementsAre(ReadMember{"", {text, ""}}));
  write_compressed(folder_.path("x"), ARCHIVE_FILTER_XZ, text);
  EXPECT_THAT(of(gzip(content_of(folder_.path("x")))).read, ElementsAre(ReadMember{"", {text, ""}}));
  write_zip(folder_.path("z"), {{"a", text}});
  EXPECT_THAT(of(gzip(content_of(folder_.path("z")))).read, ElementsAre(ReadMember{"a", {text, ""}}));
}

TEST_F(OfGzip, a_file_that_only_resembles_gzip_is_an_ordinary_file) {
  const std::string bytes = "\x1F\x8B\x08\xE0 reserved flags";
  EXPECT_THAT(of(bytes).read, ElementsAre(ReadMember{"", {bytes, ""}}));
}

TEST_F(OfGzip, bytes_are_counted_as_stored_in_the_file) {
  const std::string packed = gzip(some_text(3'000'000));
  const auto reader = ArchiveReader::open(folder_.write("file", packed)).value();
  ASSERT_TRUE(reader->next().value());
  EXPECT_LT(reader->file_bytes(), packed.size() / 2);
  drain(*reader, 1000);
  EXPECT_EQ(reader->file_bytes(), packed.size());
  EXPECT_FALSE(reader->skips_for_free());
  EXPECT_TRUE(reader->unpacks());
}

TEST_F(OfGzip, a_wrong_checksum_is_reported_after_the_bytes) {
  const std::string text = some_text(300'000);
  std::string packed = gzip(text);
  packed[packed.size() - 6] ^= 1;
  const Members members = of(packed);
  ASSERT_EQ(members.read.size(), 1u);
  EXPECT_EQ(members.read[0].drained.bytes, text);
  EXPECT_THAT(members.read[0].drained.error, HasSubstr("checksum"));
}

TEST_F(OfGzip, a_truncated_file_gives_good_bytes_first) {
  const std::string text = some_text(1'000);
  const std::string packed = gzip(text, {"extra", "name", "comment", true});
  for (std::size_t length = kGzipHead; length < packed.size(); ++length) {
    const Members members = of(std::string_view(packed).substr(0, length));
    const Drained drained = members.read.empty() ? Drained{"", members.error} : members.read[0].drained;
    EXPECT_TRUE(text.starts_with(drained.bytes)) << length;
    EXPECT_THAT(drained.error, HasSubstr("truncated")) << length;
  }
}

TEST_F(OfGzip, a_wrong_checksum_is_reported_after_the_members_of_a_tar) {
  write_archive(folder_.path("t.tgz"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP, {{"a", "text"}, {"b", "more"}});
  std::string packed = content_of(folder_.path("t.tgz"));
  packed[packed.size() - 6] ^= 1;
  const Members members = of(packed);
  EXPECT_THAT(members.read, ElementsAre(ReadMember{"a", {"text", ""}}, ReadMember{"b", {"more", ""}}));
  EXPECT_THAT(members.error, HasSubstr("checksum"));
}

TEST_F(OfGzip, bombs_are_stopped_even_in_skipped_members) {
  write_archive(folder_.path("bomb.tgz"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"bomb", std::string(ArchiveReader::kFreeBytes + (8u << 20), 'x')}, {"b", "text"}});
  const auto reader = ArchiveReader::open(folder_.path("bomb.tgz")).value();
  ASSERT_TRUE(reader->next().value());
  const auto next = reader->next();
  ASSERT_FALSE(next);
  EXPECT_EQ(next.error().code, ErrorCode::wrong_content);
  EXPECT_THAT(next.error().message, HasSubstr("200 times"));
}

class OfSources : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
  const std::string path_ = folder_.path("file");
  const std::vector<Entry> entries_{{"a", some_text(3'000, 1)}, {"b", some_text(70'000, 2)}};
};

TEST_F(OfSources, every_kind_is_read) {
  for (const int filter : {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ,
                           ARCHIVE_FILTER_BZIP2, ARCHIVE_FILTER_LZ4, ARCHIVE_FILTER_COMPRESS}) {
    write_archive(path_, ARCHIVE_FORMAT_TAR_USTAR, filter, entries_);
    EXPECT_TRUE(begins_archive(content_of(path_))) << filter;
    EXPECT_THAT(members_in(content_of(path_)).read, ElementsAre(whole(entries_[0]), whole(entries_[1]))) << filter;
  }
  write_zip(path_, entries_);
  EXPECT_THAT(members_in(content_of(path_)).read, ElementsAre(whole(entries_[0]), whole(entries_[1])));
  EXPECT_THAT(members_in("text").read, ElementsAre(ReadMember{"", {"text", ""}}));
}

TEST_F(OfSources, errors_come_after_the_good_bytes) {
  const Error error{ErrorCode::unreadable, "Broken.", {}};
  EXPECT_THAT(members_in("text", error).read, ElementsAre(ReadMember{"", {"text", "Broken."}}));
  write_archive(path_, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, entries_);
  const Members members = members_in(content_of(path_).substr(0, 20'000), error);
  ASSERT_EQ(members.read.size(), 2u);
  EXPECT_EQ(members.read[0], whole(entries_[0]));
  EXPECT_EQ(members.read[1].drained.error, "Broken.");
}

TEST(OfDeflatedFiles, reading_can_be_cancelled_midway) {
  struct StopAtOnce final : ProgressSink {
    std::stop_source stop;
    void report(const char*, double fraction) noexcept override {
      if (fraction > 0) stop.request_stop();
    }
  };
  const TemporaryFolder folder;
  const std::string rows = "Id,review/text\n1," + some_text(1'000) + "\n" + some_text(10'000'000);
  write_zip(folder.path("a.zip"), {{"a.csv", rows}});
  for (const std::string& path : {folder.path("a.zip"), folder.write("a.gz", gzip(rows))}) {
    StopAtOnce sink;
    ProgressRoot root(sink, sink.stop.get_token());
    const auto corpus = load_corpus({path}, {}, root.progress().part(0.1, 1, "read"));
    ASSERT_FALSE(corpus) << path;
    EXPECT_EQ(corpus.error().code, ErrorCode::cancelled);
  }
}

}  // namespace
}  // namespace lookalike::testing
