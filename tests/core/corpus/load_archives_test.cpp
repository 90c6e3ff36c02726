#include <gmock/gmock.h>

#include "core/corpus/input/archive_reader.h"
#include "tests/core/corpus/deflate_support.h"
#include "tests/core/corpus/zstd_support.h"

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

TEST_F(LoadArchives, compressed_files_are_read_whatever_their_names) {
  for (const int filter :
       {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_BZIP2, ARCHIVE_FILTER_COMPRESS}) {
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

TEST_F(LoadArchives, other_files_are_ignored_beside_newswire) {
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

TEST_F(LoadArchives, a_truncated_stream_gives_the_records_before_the_end) {
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
    EXPECT_THAT(cut.damage[0].reason, HasSubstr("truncated"));
  }
}

TEST_F(LoadArchives, a_truncated_tar_gives_the_members_before_the_end) {
  const std::string path = folder_.path("cut.tar");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"a", "whole"}, {"b", std::string(9000, 'x')}});
  std::filesystem::resize_file(path, 4000);
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("whole"));
  EXPECT_EQ(outcome.skipped, 1u);
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_TRUE(outcome.damage[0].truncated);
}

TEST_F(LoadArchives, a_tar_that_ends_between_its_members_is_truncated) {
  const std::string path = folder_.path("cut.tar");
  write_archive(path, ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_NONE, {{"a", "whole"}, {"b", std::string(9000, 'x')}});
  std::filesystem::resize_file(path, 1200);
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("whole"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_TRUE(outcome.damage[0].truncated) << outcome.damage[0].reason;
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

TEST_F(LoadArchives, a_bomb_is_stopped_and_reported) {
  const std::string path = folder_.path("bomb.zst");
  write_compressed(path, ARCHIVE_FILTER_ZSTD,
                   "Id,review/text\n1,good\n" + std::string(ArchiveReader::kFreeBytes + (8u << 20), 'x'));
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("good"));
  ASSERT_EQ(outcome.damage.size(), 2u);  // the record that is too long, and the end of reading
  EXPECT_THAT(outcome.damage[1].reason, HasSubstr("200 times"));
}

TEST_F(LoadArchives, a_large_zstandard_window_is_supported) {
  for (const int window : {28, 31})
    EXPECT_THAT(load_outcome({folder_.write("long.jsonl.zst", zstd_frame(kLines, window))}).texts(),
                ElementsAre("first", "second"))
        << window;
}

TEST_F(LoadArchives, both_of_two_concatenated_tars_are_read) {
  for (const int filter : {ARCHIVE_FILTER_NONE, ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ}) {
    write_archive(folder_.path("a"), ARCHIVE_FORMAT_TAR_USTAR, filter, {{"a", "first"}});
    write_archive(folder_.path("b"), ARCHIVE_FORMAT_TAR_USTAR, filter, {{"b", "second"}});
    const std::string both = content_of(folder_.path("a")) + content_of(folder_.path("b"));
    const Outcome outcome = load_outcome({folder_.write("both.tar", both)});
    EXPECT_THAT(outcome.texts(), ElementsAre("first", "second")) << filter;
    EXPECT_THAT(outcome.damage, IsEmpty());
  }
}

TEST_F(LoadArchives, an_unreadable_member_is_skipped_for_its_own_reason) {
  const std::string path = folder_.path("a.zip");
  write_by_libzip(path, {{"a.csv", kTable}, {"b.csv", kTable}},
                  [](zip_t* zip) { ASSERT_EQ(zip_file_set_encryption(zip, 0, ZIP_EM_AES_256, "secret"), 0); });
  const Outcome outcome = load_outcome({path});
  EXPECT_THAT(outcome.texts(), ElementsAre("first", "second\nline"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.file, path + "/a.csv");
  EXPECT_EQ(outcome.damage[0].reason, "Skipped: It is encrypted, and there is no way to give a password.");
}

TEST_F(LoadArchives, the_error_for_an_unreadable_archive_does_not_depend_on_the_options) {
  LoadOptions named;
  named.text_column = "text";
  const std::string path = folder_.path("a.zip");
  write_zip(path, {{"a.csv", kTable}});
  std::string bytes = content_of(path);
  constexpr char kDeflate64 = 9;
  bytes[8] = bytes[bytes.find("PK\x01\x02") + 10] = kDeflate64;
  folder_.write("a.zip", bytes);
  EXPECT_THAT(load_outcome({path}).error, HasSubstr("deflation-64-bit"));
  EXPECT_THAT(load_outcome({path}, named).error, HasSubstr("deflation-64-bit"));
  EXPECT_THAT(load_outcome({folder_.write("cut.gz", gzip(kTable).substr(0, 10))}, named).error, HasSubstr("truncated"));
}

class LoadNestedArchives : public LoadArchives {
 protected:
  std::string packed(int filter, std::string_view content) const {
    write_compressed(folder_.path("packed"), filter, content);
    return content_of(folder_.path("packed"));
  }
  std::string tar(const std::vector<Entry>& entries, int filter = ARCHIVE_FILTER_NONE) const {
    write_archive(folder_.path("tar"), ARCHIVE_FORMAT_TAR_USTAR, filter, entries);
    return content_of(folder_.path("tar"));
  }
  std::string zip(const std::vector<Entry>& entries) const {
    write_zip(folder_.path("zip"), entries);
    return content_of(folder_.path("zip"));
  }
  Outcome outcome_of_zip(const std::vector<Entry>& entries) const {
    write_zip(path_, entries);
    return load_outcome({path_});
  }

  const std::string path_ = folder_.path("outer");
};

TEST_F(LoadNestedArchives, a_compressed_member_keeps_its_name) {
  for (const int filter : {ARCHIVE_FILTER_GZIP, ARCHIVE_FILTER_ZSTD, ARCHIVE_FILTER_XZ, ARCHIVE_FILTER_BZIP2,
                           ARCHIVE_FILTER_LZ4, ARCHIVE_FILTER_COMPRESS}) {
    const std::vector<Entry> entries{{"k.jsonl.gz", packed(filter, kLines)}};
    for (const std::string& bytes : {zip(entries), tar(entries), tar(entries, ARCHIVE_FILTER_XZ)}) {
      const auto corpus = load({folder_.write("outer", bytes)});
      ASSERT_TRUE(corpus) << filter;
      EXPECT_THAT(outcome_of(**corpus).texts(), ElementsAre("first", "second")) << filter;
      EXPECT_EQ((*corpus)->source(DocumentIndex(1)).file, path_ + "/k.jsonl.gz");
    }
  }
}

TEST_F(LoadNestedArchives, members_of_an_inner_archive_are_named_after_both) {
  const std::vector<Entry> inner{{"a/b", "Subject: B\n\nx"}, {"c", "text"}};
  for (const std::string& archive : {zip(inner), tar(inner), tar(inner, ARCHIVE_FILTER_GZIP)})
    for (const std::string& outer : {zip({{"in", archive}, {"last", "end"}}), tar({{"in", archive}, {"last", "end"}}),
                                     tar({{"in", archive}, {"last", "end"}}, ARCHIVE_FILTER_GZIP)}) {
      const auto corpus = load({folder_.write("outer", outer)});
      ASSERT_TRUE(corpus);
      const Outcome outcome = outcome_of(**corpus);
      EXPECT_THAT(outcome.documents,
                  ElementsAre(Read{"in/a/b", "B", "", "Subject: B\n\nx", 0, 1}, Read{"in/c", "text", "", "text", 0, 1},
                              Read{"last", "end", "", "end", 0, 1}));
      EXPECT_EQ((*corpus)->source(DocumentIndex(0)).file, path_ + "/in/a/b");
      EXPECT_THAT(outcome.damage, IsEmpty());
    }
}

TEST_F(LoadNestedArchives, a_second_level_is_refused) {
  const Outcome outcome =
      outcome_of_zip({{"in.tar", tar({{"a", "first"}, {"deep.gz", gzip("second")}, {"b", "third"}})}, {"c", "fourth"}});
  EXPECT_THAT(outcome.texts(), ElementsAre("first", "third", "fourth"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.file, path_ + "/in.tar/deep.gz");
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("only one level is read"));
}

TEST_F(LoadNestedArchives, hidden_members_are_skipped_at_both_levels) {
  const std::string inner = tar({{".hidden", "no"}, {"a", "text"}, {"b/.hidden", "no"}}, ARCHIVE_FILTER_GZIP);
  for (const std::string& outer :
       {zip({{".in.tar", inner}, {"in.tar", inner}}),
        tar({{".in.tar", inner}, {"in.tar", inner}, {".last", "no"}}, ARCHIVE_FILTER_ZSTD)}) {
    const Outcome outcome = load_outcome({folder_.write("outer", outer)});
    EXPECT_THAT(outcome.texts(), ElementsAre("text"));
    EXPECT_THAT(outcome.damage, IsEmpty());
  }
}

TEST_F(LoadNestedArchives, a_text_that_begins_like_an_archive_is_a_text) {
  EXPECT_THAT(outcome_of_zip({{"a", "BZh is a text"}, {"b", "more"}}).texts(), ElementsAre("BZh is a text", "more"));
}

TEST_F(LoadNestedArchives, an_office_document_is_not_unpacked) {
  const Outcome outcome = outcome_of_zip(
      {{"a.docx", zip({{"[Content_Types].xml", "<a/>"}, {"word/document.xml", "<b/>"}})}, {"b", "text"}});
  EXPECT_THAT(outcome.texts(), ElementsAre("text"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.file, path_ + "/a.docx");
}

TEST_F(LoadNestedArchives, a_damaged_inner_archive_does_not_end_the_outer_one) {
  const std::string cut = tar({{"a", "first"}, {"b", std::string(9'000, 'x')}}).substr(0, 4'000);
  for (const std::string& outer : {zip({{"in.tar", cut}, {"c", "second"}}), tar({{"in.tar", cut}, {"c", "second"}})}) {
    const Outcome outcome = load_outcome({folder_.write("outer", outer)});
    EXPECT_THAT(outcome.texts(), ElementsAre("first", "second"));
    ASSERT_EQ(outcome.damage.size(), 1u);
    EXPECT_TRUE(outcome.damage[0].truncated) << outcome.damage[0].reason;
    EXPECT_THAT(outcome.damage[0].place.file, HasSubstr(path_ + "/in.tar"));
  }
}

TEST_F(LoadNestedArchives, an_empty_one_is_reported) {
  const Outcome outcome = outcome_of_zip({{"a.gz", gzip("")}, {"b", "text"}});
  EXPECT_THAT(outcome.texts(), ElementsAre("text"));
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.file, path_ + "/a.gz");
}

// None of the members would be a bomb by itself.
TEST_F(LoadNestedArchives, bombs_are_measured_against_the_outer_file) {
  const std::string bomb = gzip(std::string(ArchiveReader::kFreeBytes / 3, 'x'));
  for (const std::string& inner :
       {bomb, tar({{".hidden", std::string(ArchiveReader::kFreeBytes / 3, 'x')}}, ARCHIVE_FILTER_GZIP)}) {
    std::vector<Entry> entries{{"a", "text"}};
    for (const char* const name : {"b", "c", "d", "e"}) entries.push_back({name, inner});
    const Outcome outcome = outcome_of_zip(entries);
    EXPECT_EQ(outcome.documents.front().text, "text");
    EXPECT_TRUE(std::ranges::any_of(
        outcome.damage, [](const Damage& damage) { return damage.reason.find("200 times") != std::string::npos; }));
  }
}

TEST_F(LoadNestedArchives, reading_can_be_cancelled_midway) {
  LoadOptions tables;
  tables.format = CorpusFormat::table;
  for (const std::string& inner : {gzip(many_rows()), tar({{"a.csv", many_rows()}}), tar({{".a", many_rows()}})}) {
    write_zip(path_, {{"a.csv", kTable}, {"in", inner}}, "zip:compression=store");
    EXPECT_EQ(end_of_stopped({path_}, tables), ErrorCode::cancelled);
  }
}

}  // namespace
}  // namespace lookalike::testing
