#include <gmock/gmock.h>

#include <QString>
#include <filesystem>

#include "core/corpus/load.h"
#include "core/system/spill_file.h"
#include "tests/core/corpus/loader_support.h"
#include "tests/support/cut_temporary_files.h"
#include "tests/support/disk_room.h"
#include "ui/models/tables/documents_model.h"

namespace lookalike::testing {
namespace {

/// A corpus whose texts are in a temporary file, of four lengths. The tokens are unknown, so all documents tie.
class SpilledDocuments : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_room_on_disk(SpillFile::usual_folder(), 2 * SpillFile::kLeft)) GTEST_SKIP() << "No disk with enough room.";
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

TEST_F(SpilledDocuments, have_the_same_order_whatever_order_was_known_before) {
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

TEST_F(SpilledDocuments, in_view_are_not_read_again_for_repainting) {
  const auto corpus = read(40);
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
}

}  // namespace
}  // namespace lookalike::testing
