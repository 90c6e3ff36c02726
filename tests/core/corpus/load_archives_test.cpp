#include <gmock/gmock.h>

#include "core/corpus/input/archive_reader.h"
#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::string kTable = "Id,review/text\n1,first\n2,\"second\nline\"\n";
const std::string kLines = "{\"text\":\"first\"}\n{\"text\":\"second\"}\n";

class LoadArchives : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
};

TEST_F(LoadArchives, compressed_files_are_read_whatever_their_name) {
  for (const int filter : {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_BZIP2}) {
    const std::string path = folder_.path("file.txt");
    write_compressed(path, filter, kTable);
    EXPECT_THAT(load_outcome({path}).texts(), ElementsAre("first", "second\nline")) << filter;
    write_compressed(path, filter, kLines);
    EXPECT_THAT(load_outcome({path}).texts(), ElementsAre("first", "second")) << filter;
  }
}

TEST_F(LoadArchives, several_gzip_members_in_one_file_are_one_stream) {
  write_compressed(folder_.path("a"), ARCHIVE_FILTER_GZIP, kTable);
  write_compressed(folder_.path("b"), ARCHIVE_FILTER_GZIP, "3,third\n");
  std::stringstream both;
  for (const char* const name : {"a", "b"}) both << std::ifstream(folder_.path(name), std::ios::binary).rdbuf();
  EXPECT_THAT(load_outcome({folder_.write("both.gz", both.str())}).texts(),
              ElementsAre("first", "second\nline", "third"));
}

TEST_F(LoadArchives, a_zip_of_two_tables_gives_the_one_with_the_text_column) {
  const std::string path = folder_.path("archive.zip");
  write_archive(path, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE,
                {{"a_data.csv", "Title,authors\nx,y\nz,w\n"}, {"b_rating.csv", kTable}});
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("first", "second\nline"));
  EXPECT_EQ(outcome.skipped, 0u);
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.file, path + "/a_data.csv");
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("\"Title\", \"authors\""));
}

TEST_F(LoadArchives, a_tar_of_text_files_gives_one_document_each) {
  for (const int filter : {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD}) {
    const std::string path = folder_.path("news");
    write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, filter,
                  {{"sci/b", "Subject: B\n\nx"}, {"sci/a", "Subject: A\n\nf\xFCr"}, {"sci/.hidden", "no"}});
    const Outcome outcome = load_outcome({path});
    EXPECT_THAT(outcome.documents, ElementsAre(Read{"sci/b", "B", "", "Subject: B\n\nx", 0, 1},
                                               Read{"sci/a", "A", "", "Subject: A\n\nfür", 0, 1}));
  }
}

TEST_F(LoadArchives, what_is_no_newswire_is_ignored_beside_newswire) {
  const std::string path = folder_.path("news.tar.gz");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"README", "Read <REUTERS NEWID=\"1\"><BODY>me</BODY>"},
                 {"a.sgm", "<!DOCTYPE lewis>\n<REUTERS NEWID=\"7\"><BODY>b</BODY></REUTERS>"}});
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("b"));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST_F(LoadArchives, no_path_in_an_archive_is_followed) {
  const std::string path = folder_.path("evil.tar"), outside = folder_.path("outside");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"../outside", "text"}, {outside, "more"}});
  EXPECT_EQ(load_outcome({path}).documents.size(), 2u);
  EXPECT_FALSE(std::filesystem::exists(outside));
}

std::string many_rows() {
  std::string rows = "Id,review/text\n";
  std::uint32_t noise = 1;
  for (int i = 0; i < 50'000; ++i) {
    noise = noise * 1664525 + 1013904223;
    rows += std::to_string(i) + ",text " + std::to_string(noise) + "\n";
  }
  return rows;
}

TEST_F(LoadArchives, a_truncated_stream_gives_the_records_before_the_break) {
  for (const int filter : {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD}) {
    const std::string path = folder_.path("cut.csv");
    write_compressed(path, filter, many_rows());
    const Outcome whole = load_outcome({path});
    ASSERT_EQ(whole.documents.size(), 50'000u);
    std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2);
    const Outcome cut = load_outcome({path});
    EXPECT_GT(cut.documents.size(), 15'000u);
    EXPECT_LT(cut.documents.size(), 30'000u);
    EXPECT_TRUE(std::equal(cut.documents.begin(), cut.documents.end(), whole.documents.begin()));
    EXPECT_EQ(cut.skipped, 1u);
    ASSERT_EQ(cut.damage.size(), 1u);
    EXPECT_THAT(cut.damage[0].reason, HasSubstr("break off"));
  }
}

TEST_F(LoadArchives, a_truncated_tar_gives_the_members_before_the_break) {
  const std::string path = folder_.path("cut.tar");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"a", "whole"}, {"b", std::string(9000, 'x')}});
  std::filesystem::resize_file(path, 4000);
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("whole"));
  EXPECT_EQ(outcome.skipped, 1u);
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_TRUE(outcome.damage[0].breaks_off);
}

TEST_F(LoadArchives, a_tar_that_is_cut_between_its_members_breaks_off) {
  const std::string path = folder_.path("cut.tar");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"a", "whole"}, {"b", std::string(9000, 'x')}});
  std::filesystem::resize_file(path, 1200);
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("whole"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_TRUE(outcome.damage[0].breaks_off) << outcome.damage[0].reason;
}

TEST_F(LoadArchives, a_stream_that_fails_before_any_document_is_an_error) {
  const std::string path = folder_.path("cut.csv.gz");
  write_compressed(path, ARCHIVE_FILTER_GZIP, many_rows());
  std::filesystem::resize_file(path, 20);
  const auto corpus = load({path});
  ASSERT_FALSE(corpus);
  EXPECT_EQ(corpus.error().code, ErrorCode::unreadable);
  EXPECT_EQ(corpus.error().place.file, path);
}

TEST_F(LoadArchives, an_empty_archive_is_an_error) {
  const std::string path = folder_.path("empty.zip");
  write_archive(path, ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE, {});
  EXPECT_FALSE(load({path}));
}

TEST_F(LoadArchives, a_bomb_is_stopped_and_said_so) {
  const std::string path = folder_.path("bomb.zst");
  write_compressed(path, ARCHIVE_FILTER_ZSTD,
                   "Id,review/text\n1,good\n" + std::string(ArchiveReader::kFreeBytes + (8u << 20), 'x'));
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("good"));
  ASSERT_EQ(outcome.damage.size(), 2u);  // the record that is too long, and the end of reading
  EXPECT_THAT(outcome.damage[1].reason, HasSubstr("200 times"));
}

}  // namespace
}  // namespace lookalike::testing
