#include "ui/models/tables/preview_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

namespace lookalike {
namespace {

CorpusPreview table() {
  CorpusPreview preview;
  preview.format = CorpusFormat::table;
  preview.place = "/a/b.zip/reviews.csv";
  preview.columns = {"Id", "a name\nthat is much too long for the header of a column", "<b>body</b>"};
  preview.id = 0;
  preview.text = 2;
  preview.records = {{"1", "x", "<i>one</i>"}, {"2", "", "two"}};
  return preview;
}

class PreviewModelTest : public testing::Test {
 protected:
  QString header(int column, int role = Qt::DisplayRole) const {
    return model.headerData(column, Qt::Horizontal, role).toString();
  }
  QString cell(int row, int column, int role = Qt::DisplayRole) const {
    return model.data(model.index(row, column), role).toString();
  }

  PreviewModel model;
  QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PreviewModelTest, shows_the_records_unchanged) {
  model.set_preview(table());
  EXPECT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.columnCount(), 3);
  EXPECT_EQ(cell(0, 2), "<i>one</i>");
  EXPECT_EQ(cell(1, 1), "");
  EXPECT_EQ(cell(0, 2, Qt::ToolTipRole), "<p>&lt;i&gt;one&lt;/i&gt;</p>");
}

TEST_F(PreviewModelTest, shows_the_role_of_a_column_in_the_header) {
  model.set_preview(table());
  EXPECT_EQ(header(0), QStringLiteral("Id \u25B8 id"));
  EXPECT_EQ(header(2), QStringLiteral("<b>body</b> \u25B8 text"));
  EXPECT_EQ(header(1).size(), 40);
  EXPECT_TRUE(header(2, Qt::ToolTipRole).startsWith("<p>&lt;b&gt;body"));
  EXPECT_EQ(model.use(0), ColumnUse::id);
  EXPECT_EQ(model.use(1), ColumnUse::none);
  EXPECT_EQ(model.data(model.index(1, 2), PreviewModel::kUseRole).toInt(), static_cast<int>(ColumnUse::text));
}

TEST_F(PreviewModelTest, does_not_repeat_a_name_as_its_role) {
  CorpusPreview preview = table();
  preview.columns = {"id", "title", "text"};
  preview.title = 1;
  model.set_preview(preview);
  EXPECT_EQ(header(0), "id");
  EXPECT_EQ(header(1), "title");
  EXPECT_EQ(header(2), "text");
}

TEST_F(PreviewModelTest, is_empty_without_a_preview) {
  model.set_preview(table());
  model.set_preview({});
  EXPECT_EQ(model.rowCount(), 0);
  EXPECT_EQ(model.columnCount(), 0);
}

TEST_F(PreviewModelTest, counts_the_shown_rows_and_columns) {
  CorpusPreview preview = table();
  EXPECT_EQ(preview_sentence(preview), "The first 2 records of reviews.csv.");
  preview.whole = true;
  EXPECT_EQ(preview_sentence(preview), "2 records in total, from reviews.csv.");
  preview.records.pop_back();
  EXPECT_EQ(preview_sentence(preview), "1 record in total, from reviews.csv.");
}

TEST_F(PreviewModelTest, says_what_lies_beyond_the_shown_part) {
  CorpusPreview preview = table();
  preview.note = "Who knows.";
  EXPECT_EQ(preview_sentence(preview), "The first 2 records of reviews.csv. Who knows.");
  preview.records.clear();
  EXPECT_EQ(preview_sentence(preview), "Who knows.");
}

}  // namespace
}  // namespace lookalike
