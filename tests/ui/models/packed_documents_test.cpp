#include <gmock/gmock.h>

#include <QString>
#include <filesystem>

#include "core/corpus/load.h"
#include "tests/core/corpus/deflate_support.h"
#include "ui/models/documents_model.h"

namespace lookalike::testing {
namespace {

/// A corpus whose texts stay in packed files, one document each, of four lengths; the tokens are not known: all are
/// tied.
class PackedDocuments : public ::testing::Test {
 protected:
  std::shared_ptr<const Corpus> read(int files) {
    LoadOptions options;
    options.format = CorpusFormat::reviews;
    options.text_column = "text";
    options.copied_texts = 0;
    for (int i = 0; i < files; ++i)
      paths_.push_back(folder_.write(std::to_string(100 + i) + ".csv.gz", gzip(table(i))));
    return load(paths_, options).value();
  }
  static std::string table(int i) {
    std::string text = "\"said number " + std::to_string(100 + i);
    for (int word = 0; word < i % 4; ++word) text += " on";
    return "Id,text\n" + std::to_string(i) + "," + text + "\"\n";
  }
  /// No text that is not held unpacked can be read any more.
  void cut_files() const {
    for (const std::string& path : paths_) std::filesystem::resize_file(path, 10);
  }
  static std::shared_ptr<const DocumentRows> rows_of(const std::shared_ptr<const Corpus>& corpus, DocumentColumn column,
                                                     Qt::SortOrder direction, const DocumentRows* known = nullptr) {
    return list_documents({corpus, nullptr, {}, column, direction}, known, {});
  }

  TemporaryFolder folder_;
  std::vector<std::string> paths_;
};

TEST_F(PackedDocuments, are_read_in_the_order_of_the_corpus_whatever_order_is_known) {
  for (const auto column : {DocumentColumn::characters, DocumentColumn::title}) {
    paths_.clear();
    const auto corpus = read(3);
    const auto known = rows_of(corpus, DocumentColumn::number, Qt::DescendingOrder);
    cut_files();
    rows_of(corpus, column, Qt::AscendingOrder, known.get());
    ASSERT_EQ(corpus->unread_texts(), 3U);
    EXPECT_EQ(corpus->reading_error()->place.file, paths_.front());
  }
}

TEST_F(PackedDocuments, have_the_same_order_whatever_order_is_known) {
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

TEST_F(PackedDocuments, in_view_are_not_read_again_to_repaint_them) {
  const auto corpus = read(40);  // more than are held unpacked
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
  cut_files();
  EXPECT_TRUE(cells() == read_once);
  EXPECT_EQ(corpus->unread_texts(), 0U);
}

}  // namespace
}  // namespace lookalike::testing
