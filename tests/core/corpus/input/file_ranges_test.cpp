#include "core/corpus/input/file_ranges.h"

#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::uint64_t kAllInOne = std::uint64_t{1} << 40;

class FileRanges : public ::testing::Test {
 protected:
  std::vector<std::size_t> lengths(const std::vector<std::size_t>& sizes, std::uint64_t least) const {
    FileList list;
    for (std::size_t i = 0; i < sizes.size(); ++i)
      list.files.push_back(folder_.write(std::to_string(i), std::string(sizes[i], 'x')));
    std::vector<std::size_t> lengths;
    std::vector<std::string> files;
    for (const FileList& range : split_files(list, least)) {
      lengths.push_back(range.files.size());
      files.insert(files.end(), range.files.begin(), range.files.end());
    }
    EXPECT_EQ(files, list.files);
    return lengths;
  }

  TemporaryFolder folder_;
};

TEST_F(FileRanges, have_at_least_the_requested_bytes) {
  EXPECT_THAT(lengths({}, 10), IsEmpty());
  EXPECT_THAT(lengths({10, 10, 10}, 10), ElementsAre(1, 1, 1));
  EXPECT_THAT(lengths({9, 1, 0, 25, 3, 3, 3}, 10), ElementsAre(2, 2, 3));
  EXPECT_THAT(lengths({1, 1, 1}, kAllInOne), ElementsAre(3));
}

TEST_F(FileRanges, of_lists_have_at_least_the_requested_bytes) {
  std::vector<FileList> lists(3);
  lists[0].files = {folder_.write("a", "12345")};
  lists[1].files = {folder_.write("b", "123"), folder_.write("c", "12")};
  lists[2].files = {folder_.write("d", "1")};
  const auto ranges = split_lists(lists, 6);
  ASSERT_EQ(ranges.size(), 2u);
  EXPECT_EQ(ranges[0].data(), lists.data());
  EXPECT_EQ(ranges[0].size(), 2u);
  EXPECT_EQ(ranges[1].size(), 1u);
  EXPECT_EQ(split_lists(lists, 5).size(), 3u);
  EXPECT_THAT(split_lists({}, 5), IsEmpty());
}

TEST_F(FileRanges, are_not_too_many) {
  EXPECT_LE(lengths(std::vector<std::size_t>(300, 1), 1).size(), kMostFileRanges);
}

/// A folder of every good and faulty case in one format.
struct Kind {
  const char* name;
  CorpusFormat format;
  std::vector<std::string> good, bad;
};

const Kind kKinds[] = {
    {"Newswire",
     CorpusFormat::newswire,
     {"<!DOCTYPE lewis>\n<REUTERS NEWID=\"7\"><BODY>b</BODY></REUTERS>\n<REUTERS NEWID=\"8\"></REUTERS>",
      "<REUTERS NEWID=\"9\"><BODY>c\xE9</BODY></REUTERS>"},
     {"<REUTERS NEWID=\"9\"><BODY>open", "<REUTERS NEWID=\"1\"><DATE>lost<REUTERS><BODY>x</BODY></REUTERS>", "plain"}},
    {"Reviews",
     CorpusFormat::table,
     {"Id,review/text\n1,first\n2,\"second\nline\"\n", "Id,Title,review/text\n1,T,caf\xE9\n"},
     {"Id,review/text\n1\n2,\"open\n", "x,y\n1,2\n", "Id,review/text\n", "no table at all"}},
    {"JsonLines",
     CorpusFormat::json_lines,
     {"{\"text\":\"a\"}\n{\"text\":\"b\",\"id\":4}\n", "{\"text\":\"c\"}"},
     {"{\"text\":1}\n{\"text\":\"d\"}\n", "{\"title\":\"e\"}\n", "[1]"}},
    {"Texts", CorpusFormat::text_files, {"one", "two\n", "Subject: three\n\n3"}, {"nul\0", "caf\xE9", "\x89PNG\0\0"}},
};

class ReadInRanges : public ::testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    for (int round = 0; round < 4; ++round) {
      for (const std::string& content : GetParam().good) add(content);
      for (const std::string& content : GetParam().bad) add(content);
      add("");
      add(std::string("\x89PNG\0\0\x1F", 7));
    }
    write_archive(next_path(), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                  {{"a", GetParam().good[0]}, {"b", GetParam().bad[0]}, {"c", ""}});
    const std::string cut = next_path();
    write_compressed(cut, ARCHIVE_FILTER_GZIP, GetParam().good[0]);
    std::filesystem::resize_file(cut, std::filesystem::file_size(cut) - 9);
    std::filesystem::create_symlink("nowhere", next_path());
    add(GetParam().good[0]);
  }

  std::string next_path() { return folder_.path("f" + std::to_string(100 + files_++)); }
  void add(const std::string& content) { folder_.write("f" + std::to_string(100 + files_++), content); }
  Result<std::shared_ptr<const Corpus>> read(std::uint64_t range_bytes, SampleOptions sample = {}) const {
    LoadOptions options;
    options.format = GetParam().format;
    options.sample = sample;
    return load({folder_.path()}, options, {.range_bytes = range_bytes});
  }

  TemporaryFolder folder_;
  int files_ = 0;
};

TEST_P(ReadInRanges, gives_the_same_as_sequential_reading) {
  const auto row = read(kAllInOne);
  ASSERT_TRUE(row) << to_string(row.error());
  ASSERT_GT((*row)->size(), 8u);
  ASSERT_GT((*row)->report().damage.size(), 8u);
  for (const std::uint64_t bytes : {1, 20, 50, 100, 200, 400, 1000}) {
    const auto ranges = read(bytes);
    ASSERT_TRUE(ranges) << to_string(ranges.error());
    EXPECT_EQ(outcome_of(**ranges), outcome_of(**row)) << bytes;
    EXPECT_EQ((*ranges)->report().digest, (*row)->report().digest) << bytes;
    EXPECT_EQ((*ranges)->report().damage_total, (*row)->report().damage_total) << bytes;
    for (std::size_t i = 0; i < (*row)->size(); ++i)
      EXPECT_EQ((*ranges)->source(DocumentIndex(i)), (*row)->source(DocumentIndex(i))) << bytes;
  }
}

// Files and, among them, the folder with every fault.
TEST_P(ReadInRanges, gives_the_same_for_paths_named_one_by_one) {
  const TemporaryFolder named_folder;
  std::vector<std::string> paths;
  for (const std::string& good : GetParam().good)
    paths.push_back(named_folder.write(std::to_string(paths.size()), good));
  paths.insert(paths.begin() + 1, folder_.path());
  paths.push_back(named_folder.path());
  const auto named = [&](std::uint64_t range_bytes) {
    LoadOptions options;
    options.format = GetParam().format;
    return load(paths, options, {.range_bytes = range_bytes});
  };
  const auto row = named(kAllInOne);
  ASSERT_TRUE(row) << to_string(row.error());
  for (const std::uint64_t bytes : {1, 20, 50, 100, 1000}) {
    const auto ranges = named(bytes);
    ASSERT_TRUE(ranges) << to_string(ranges.error());
    EXPECT_EQ(outcome_of(**ranges), outcome_of(**row)) << bytes;
    EXPECT_EQ((*ranges)->report().digest, (*row)->report().digest) << bytes;
    EXPECT_EQ((*ranges)->report().path, (*row)->report().path) << bytes;
    for (std::size_t i = 0; i < (*row)->size(); ++i)
      EXPECT_EQ((*ranges)->source(DocumentIndex(i)), (*row)->source(DocumentIndex(i))) << bytes;
  }
}

TEST_P(ReadInRanges, draws_the_same_sample) {
  const auto small = read(1, {4, 9}), large = read(kAllInOne, {4, 9});
  ASSERT_TRUE(small && large);
  EXPECT_EQ(outcome_of(**small), outcome_of(**large));
  EXPECT_EQ(outcome_of(**small), outcome_of((*read(1))->sample({4, 9})));
}

INSTANTIATE_TEST_SUITE_P(All, ReadInRanges, ::testing::ValuesIn(kKinds),
                         [](const auto& info) { return std::string(info.param.name); });

TEST(ReadInRangesOf, files_without_a_document_gives_the_same_error) {
  const TemporaryFolder folder;
  folder.write("a", "");
  folder.write("b", "Id,review/text\n");
  folder.write("c", "x,y\n1,2\n");
  folder.write("d", std::string("\x89PNG\0\0", 6));
  for (const CorpusFormat format : {CorpusFormat::table, CorpusFormat::newswire, CorpusFormat::json_lines}) {
    LoadOptions options;
    options.format = format;
    const Outcome ranges = load_outcome({folder.path()}, options, {.range_bytes = 1});
    EXPECT_EQ(ranges, load_outcome({folder.path()}, options, {.range_bytes = kAllInOne}));
    EXPECT_NE(ranges.error, "");
  }
}

// Reports the first of them without a document, with the message for a file that was read after the others.
TEST(ReadInRangesOf, named_files_gives_the_same_error) {
  const TemporaryFolder folder;
  const std::string good = folder.write("good", "Id,review/text\n1,a\n2\n"),
                    other = folder.write("other", "x,y\n1,2\n"),
                    bare = folder.write("bare", "Id,Title,review/text\n1\n"), empty = folder.write("empty", "");
  for (const auto& paths : std::vector<std::vector<std::string>>{{good, other, good, bare},
                                                                 {good, good, bare, other},
                                                                 {bare, good},
                                                                 {good, empty, bare},
                                                                 {good, bare, empty}}) {
    LoadOptions options;
    options.format = CorpusFormat::table;
    const Outcome ranges = load_outcome(paths, options, {.range_bytes = 1});
    EXPECT_EQ(ranges, load_outcome(paths, options, {.range_bytes = kAllInOne}));
    EXPECT_NE(ranges.error, "");
  }
}

TEST(ReadInRangesOf, many_files_can_be_stopped) {
  const TemporaryFolder folder;
  for (int i = 0; i < 50; ++i) folder.write(std::to_string(i), std::string(10'000, 'x'));
  const PieceSizes by_the_file{.range_bytes = 1};
  EXPECT_EQ(end_of_stopped({folder.path()}, {}, by_the_file), ErrorCode::cancelled);
  std::vector<std::string> paths;
  for (int i = 0; i < 50; ++i) paths.push_back(folder.path(std::to_string(i)));
  EXPECT_EQ(end_of_stopped(paths, {}, by_the_file), ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike::testing
