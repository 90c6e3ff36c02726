#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "core/corpus/corpus.h"
#include "core/corpus/formats/corpus_builder.h"
#include "core/corpus/load.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;

class MappedTexts : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("lookalike-mapped-" + std::to_string(::getpid()));
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string write(const std::string& name, const std::string& bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return (folder_ / name).string();
  }
  static std::shared_ptr<const Corpus> load(const std::string& path, std::uint64_t map_from) {
    LoadOptions options;
    options.text_column = "text";
    return load_corpus({path}, options, {.map_from = map_from}, {}).value();
  }

  fs::path folder_;
};

std::vector<std::string> texts_of(const Corpus& corpus) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    const Document document = corpus[DocumentIndex(i)];
    texts.push_back(std::string(document.id) + "|" + std::string(document.title) + "|" + std::string(document.text));
  }
  return texts;
}

const std::string kRow = "many plain words that stand in the file as they are and are long enough to matter";

TEST_F(MappedTexts, equal_the_copied_texts) {
  // A byte order mark, quotes, doubled quotes, line ends inside quotes, Windows-1252, NUL, an empty text.
  std::string table = "\xEF\xBB\xBFId,Title,text\r\n";
  table += "1,one," + kRow + "\r\n2,two,\"" + kRow + ", quoted\"\r\n3,three,\"a \"\"doubled\"\" quote\"\n";
  table +=
      "9,nine,\"\"\"all\"\" of it \"\"\"\"\"\"\"\n10,ten,\"\"\"\"\n11,eleven,\"closed \"\"here\"\"\" but goes on\n";
  table += "4,four,\"two\nlines\"\n5,five,caf\xE9\n6,six,nul" + std::string(1, '\0') + "inside\n7,seven,\n8,eight,last";
  const std::string path = write("table.csv", table);
  const auto copied = load(path, PieceSizes().map_from), mapped = load(path, 1);
  EXPECT_EQ(texts_of(*mapped), texts_of(*copied));
  EXPECT_EQ(mapped->report().digest, copied->report().digest);
  EXPECT_EQ(mapped->text_bytes(), copied->text_bytes());
  EXPECT_LT(mapped->resident_bytes() + 2 * kRow.size(), copied->resident_bytes() + 1);
  EXPECT_EQ(texts_of(*mapped)[2], "3|three|a \"doubled\" quote");
}

TEST_F(MappedTexts, outlive_their_file_and_the_corpus_they_were_sampled_from) {
  std::string table = "Id,text\n";
  for (int i = 0; i < 100; ++i) table += std::to_string(i) + "," + kRow + std::to_string(i) + "\n";
  const std::string path = write("table.csv", table);
  auto whole = std::make_unique<Corpus>(*load(path, 1));
  const Corpus sample = whole->sample({10, 1});
  const auto expected = texts_of(load(path, PieceSizes().map_from)->sample({10, 1}));
  whole.reset();
  fs::remove(path);
  EXPECT_EQ(texts_of(sample), expected);
}

// The file has several pages, because the rest of the last remaining page reads as zeros.
TEST_F(MappedTexts, of_a_shortened_file_are_reported_as_lost) {
  std::string table = "Id,text\n";
  for (int i = 0; i < 1'000; ++i) table += std::to_string(i) + "," + kRow + std::to_string(i) + "\n";
  const std::string path = write("table.csv", table), other = write("other.csv", table);
  const auto corpus = load(path, 1), untouched = load(other, 1);
  fs::resize_file(path, 20'000);
  EXPECT_EQ((*corpus)[DocumentIndex(0)].text, kRow + "0");
  EXPECT_THAT(std::string((*corpus)[DocumentIndex(999)].text), testing::HasSubstr("truncated"));
  const auto checked = corpus->check_texts();
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, ErrorCode::unreadable);
  EXPECT_EQ(checked.error().place.file, path);
  EXPECT_TRUE(untouched->check_texts());
  EXPECT_EQ((*untouched)[DocumentIndex(999)].text, kRow + "999");
}

TEST_F(MappedTexts, are_copied_if_the_bytes_are_decoded) {
  std::string wide = "\xFF\xFE";  // UTF-16, little endian
  for (const char c : "Id,text\n1," + kRow + "\n") wide += std::string{c, '\0'};
  const std::string path = write("wide.csv", wide);
  const auto corpus = load(path, 1);
  fs::resize_file(path, 2);
  EXPECT_EQ(texts_of(*corpus), (std::vector<std::string>{"1||" + kRow}));
  EXPECT_TRUE(corpus->check_texts()) << "no text is left in the file";
}

}  // namespace
}  // namespace lookalike
