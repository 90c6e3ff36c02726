#include <gmock/gmock.h>

#include <QString>
#include <filesystem>

#include "core/corpus/load.h"
#include "core/system/anonymous_file.h"
#include "tests/core/corpus/loader_support.h"
#include "tests/support/cut_temporary_files.h"
#include "tests/support/disk_room.h"
#include "ui/models/tables/documents_model.h"

namespace lookalike::testing {
namespace {

/// A corpus whose texts lie in a temporary file, each in a block of its own, of four lengths; the tokens are not known:
/// all are tied.
class CompressedDocuments : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_room_on_disk(AnonymousFile::usual_folder(), 2 * AnonymousFile::kLeft))
      GTEST_SKIP() << "There is no such disk.";
  }

  std::shared_ptr<const Corpus> read(int files) {
    LoadOptions options;
    options.format = CorpusFormat::table;
    options.text_column = "text";
    options.copied_texts = 0;
    std::vector<std::string> paths;
    for (int i = 0; i < files; ++i) paths.push_back(folder_.write(std::to_string(100 + i) + ".csv", table(i)));
    return load(paths, options, {.range_bytes = 1}).value();
  }
  static std::string table(int i) {
    std::string text = "\"said number " + std::to_string(100 + i);
    for (int word = 0; word < i % 4; ++word) text += " on";
    return "Id,text\n" + std::to_string(i) + "," + text + "\"\n";
  }
  static std::shared_ptr<const DocumentRows> rows_of(const std::shared_ptr<const Corpus>& corpus, DocumentColumn column,
                                                     Qt::SortOrder direction, const DocumentRows* known = nullptr) {
    return list_documents({corpus, nullptr, {}, column, direction}, known, {});
  }

  TemporaryFolder folder_;
};

// The last ones that were read are held decompressed. Read from the first one on, each is lost before its turn comes;
// read in another order, those that are held would be found.
TEST_F(CompressedDocuments, are_read_in_the_order_of_the_corpus_whatever_order_is_known) {
  constexpr int kMoreThanAreHeld = 1'000;
  for (const auto column : {DocumentColumn::characters, DocumentColumn::title}) {
    const auto corpus = read(kMoreThanAreHeld);
    const auto known = rows_of(corpus, DocumentColumn::number, Qt::DescendingOrder);
    for (std::size_t i = 0; i < corpus->size(); ++i) static_cast<void>((*corpus)[DocumentIndex(i)]);
    ASSERT_GT(cut_temporary_files(), 0);
    rows_of(corpus, column, Qt::AscendingOrder, known.get());
    EXPECT_EQ(corpus->unread_texts(), corpus->size());
  }
}

TEST_F(CompressedDocuments, have_the_same_order_whatever_order_is_known) {
  const auto corpus = read(9);
  for (const auto column : {DocumentColumn::characters, DocumentColumn::title, DocumentColumn::tokens})
    for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
      const auto expected = rows_of(corpus, column, direction);
      for (int other = 0; other < kDocumentColumns; ++other) {
        const auto known = rows_of(corpus, static_cast<DocumentColumn>(other), Qt::DescendingOrder);
        EXPECT_EQ(*rows_of(corpus, column, direction, known.get())->order, *expected->order) << other;
      }
    }
}

TEST_F(CompressedDocuments, in_view_are_not_read_again_to_repaint_them) {
  const auto corpus = read(40);  // more than are held decompressed
  DocumentsModel model;
  model.set_rows(rows_of(corpus, DocumentColumn::number, Qt::AscendingOrder));
  const auto cells = [&model] {
    std::vector<QString> all;
    for (int row = 0; row < model.rowCount(); ++row)
      for (const auto column : {DocumentColumn::title, DocumentColumn::characters})
        all.push_back(model.index(row, static_cast<int>(column)).data().toString());
    return all;
  };
  const auto read_once = cells();
  ASSERT_GT(cut_temporary_files(), 0);
  EXPECT_TRUE(cells() == read_once);
  EXPECT_EQ(corpus->unread_texts(), 0U);
}

}  // namespace
}  // namespace lookalike::testing
