#include "ui/views/opening/preview_dialog.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace lookalike {
namespace {

constexpr const char* kReviews = "Id,Title,review/text\n1,A,one\n2,B,two\n";
constexpr const char* kSemicolons = "id;text\n1;one\n2;'two'\n";
constexpr const char* kParts[] = {"open.separator", "open.quote", "open.escape", "open.header"};
constexpr const char* kNumbers = "stars,count\n1,2\n3,4\n";
constexpr const char* kOther = "number,name,body\n1,A,one\n2,B,two\n";

class PreviewDialogTest : public testing::Test {
 protected:
  PreviewDialogTest() {
    dialog.show();
    QObject::connect(&dialog, &PreviewDialog::chosen,
                     [this](const QStringList& paths, const LoadOptions& load, quint64 sample) {
                       chosen_paths = paths;
                       chosen_load = load;
                       chosen_sample = sample;
                     });
  }

  template <typename Widget>
  Widget& find(const char* name) const {
    return *dialog.findChild<Widget*>(QString::fromLatin1(name));
  }
  QString write(const QString& name, const char* content) const {
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
  void name_path(const QString& path) {
    find<QLineEdit>("open.path").setText(path);
    wait_for_rows();
  }
  void wait_for_rows() const {
    ASSERT_TRUE(QTest::qWaitFor([this] { return rows() > 0 && !note().endsWith(QChar(0x2026)); }, 30'000));
  }
  template <typename Done>
  void wait_for(Done done) const {
    ASSERT_TRUE(QTest::qWaitFor(done, 30'000));
  }
  // Like a user: the keyboard reaches every entry.
  void choose(const char* box_name, const QString& text) {
    auto& box = find<QComboBox>(box_name);
    const int index = box.findText(text);
    ASSERT_GE(index, 0) << text.toStdString();
    box.setCurrentIndex(index);
    emit box.activated(index);
  }
  void type_into(const char* box_name, const QString& text) const {
    auto& line = *find<QComboBox>(box_name).lineEdit();
    line.selectAll();
    QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Return);
  }
  QString shown(const char* box_name) const { return find<QComboBox>(box_name).currentText(); }
  QString cell(int row, int column) const {
    return find<QTableView>("open.preview").model()->index(row, column).data().toString();
  }
  void open() const { QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton); }
  int rows() const { return find<QTableView>("open.preview").model()->rowCount(); }
  QString note() const { return find<QLabel>("open.note").text(); }
  QString problem() const {
    const auto& label = find<QLabel>("open.problem");
    return label.isHidden() ? QString() : label.text();
  }
  bool can_open() const { return find<QPushButton>("open.open").isEnabled(); }
  QVariant header(int column, int role) const {
    return find<QTableView>("open.preview").model()->headerData(column, Qt::Horizontal, role);
  }

  QTemporaryDir folder;
  PreviewDialog dialog{0};
  QStringList chosen_paths;
  LoadOptions chosen_load;
  quint64 chosen_sample = 99;
};

TEST_F(PreviewDialogTest, begins_empty) {
  EXPECT_FALSE(can_open());
  EXPECT_EQ(problem(), QString());
  EXPECT_EQ(find<QSpinBox>("open.sample").text(), "all documents");
}

TEST_F(PreviewDialogTest, previews_a_file) {
  name_path(write("reviews.csv", kReviews));
  EXPECT_EQ(find<QComboBox>("open.kind").currentText(), "detected: a table (CSV or TSV)");
  EXPECT_EQ(rows(), 2);
  EXPECT_EQ(note(), "2 records in total, from reviews.csv.");
  EXPECT_EQ(find<QComboBox>("open.text_column").currentText(), "review/text");
  EXPECT_EQ(find<QComboBox>("open.id_column").currentText(), "automatic: Id");
  EXPECT_EQ(find<QComboBox>("open.title_column").currentText(), "automatic: Title");
  EXPECT_FALSE(find<QCheckBox>("open.strip_headers").isEnabled());
  EXPECT_TRUE(can_open());
}

TEST_F(PreviewDialogTest, marks_the_column_with_the_text) {
  name_path(write("reviews.csv", kReviews));
  EXPECT_TRUE(header(2, Qt::FontRole).value<QFont>().bold());
  EXPECT_TRUE(header(2, Qt::DisplayRole).toString().endsWith(" text"));
  EXPECT_FALSE(header(0, Qt::FontRole).isValid());
  const auto* model = find<QTableView>("open.preview").model();
  EXPECT_TRUE(model->index(0, 2).data(Qt::BackgroundRole).isValid());
  EXPECT_FALSE(model->index(0, 1).data(Qt::BackgroundRole).isValid());
}

TEST_F(PreviewDialogTest, waits_for_the_text_column_if_it_cannot_be_detected) {
  name_path(write("numbers.csv", kNumbers));
  EXPECT_FALSE(can_open());
  EXPECT_TRUE(problem().contains("Choose the column that contains the text")) << problem().toStdString();
  EXPECT_EQ(find<QComboBox>("open.text_column").currentIndex(), -1);
  choose("open.text_column", "count");
  wait_for([&] { return can_open(); });
  EXPECT_EQ(problem(), QString());
  EXPECT_TRUE(header(1, Qt::FontRole).value<QFont>().bold());
}

TEST_F(PreviewDialogTest, returns_the_chosen_options) {
  const QString path = write("other.csv", kOther);
  name_path(path);
  choose("open.text_column", "body");
  choose("open.id_column", "number");
  choose("open.title_column", "name");
  find<QSpinBox>("open.sample").setValue(1);
  wait_for([&] { return can_open(); });
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_EQ(chosen_paths, QStringList(path));
  LoadOptions expected;
  expected.text_column = "body";
  expected.id_column = "number";
  expected.title_column = "name";
  EXPECT_EQ(chosen_load, expected);
  EXPECT_EQ(chosen_sample, 1u);
  EXPECT_FALSE(dialog.isVisible());
}

TEST_F(PreviewDialogTest, enter_opens_once_the_text_column_is_chosen) {
  const QString path = write("numbers.csv", kNumbers);
  PreviewDialog asked{0};
  QSignalSpy opened(&asked, &PreviewDialog::chosen);
  asked.show_files({path}, *preview_corpus(path.toStdString(), {}, {}));
  asked.open();
  auto& box = *asked.findChild<QComboBox*>("open.text_column");
  EXPECT_EQ(asked.focusWidget(), &box) << "this field must be filled in next";
  QTest::keyClick(&asked, Qt::Key_Return);
  EXPECT_TRUE(asked.isVisible()) << "there is nothing to open yet, and nothing to cancel";
  box.setCurrentIndex(box.findText("count"));
  emit box.activated(box.currentIndex());
  auto& open = *asked.findChild<QPushButton*>("open.open");
  wait_for([&] { return open.isEnabled(); });
  EXPECT_TRUE(open.isDefault());
  EXPECT_EQ(open.text(), "&Open");
  QTest::keyClick(&box, Qt::Key_Return);
  EXPECT_EQ(opened.count(), 1);
}

TEST_F(PreviewDialogTest, a_click_on_a_column_chooses_its_texts) {
  name_path(write("other.csv", kOther));
  auto& table = find<QTableView>("open.preview");
  auto& sections = *table.horizontalHeader();
  QTest::mouseClick(sections.viewport(), Qt::LeftButton, {},
                    {sections.sectionViewportPosition(1) + 5, sections.height() / 2});
  wait_for([&] { return can_open(); });
  EXPECT_EQ(find<QComboBox>("open.text_column").currentText(), "name");
  QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(table.model()->index(0, 2)).center());
  wait_for([&] { return can_open() && header(2, Qt::FontRole).value<QFont>().bold(); });
  EXPECT_EQ(find<QComboBox>("open.text_column").currentText(), "body");
}

TEST_F(PreviewDialogTest, leaves_the_focus_in_the_path_field_while_a_path_is_typed) {
  auto& path = find<QLineEdit>("open.path");
  path.setFocus();
  QTest::keyClicks(&path, write("numbers.csv", kNumbers));
  wait_for_rows();
  EXPECT_EQ(dialog.focusWidget(), &path);
}

TEST_F(PreviewDialogTest, takes_no_id_and_no_title_on_request) {
  name_path(write("reviews.csv", kReviews));
  for (const char* box : {"open.id_column", "open.title_column"}) choose(box, "none");
  wait_for([&] { return can_open() && header(0, Qt::DisplayRole).toString() == "Id"; });
  for (const char* box : {"open.id_column", "open.title_column"}) {
    EXPECT_EQ(find<QComboBox>(box).currentText(), "none");
    EXPECT_EQ(find<QComboBox>(box).itemText(0), "automatic");
  }
  EXPECT_EQ(header(1, Qt::DisplayRole).toString(), "Title");
  QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton);
  LoadOptions expected;
  expected.no_id = expected.no_title = true;
  EXPECT_EQ(chosen_load, expected);
}

TEST_F(PreviewDialogTest, returns_to_the_automatic_column_after_none) {
  name_path(write("reviews.csv", kReviews));
  choose("open.title_column", "none");
  wait_for([&] { return can_open(); });
  choose("open.title_column", "automatic");
  wait_for([&] { return can_open(); });
  EXPECT_EQ(find<QComboBox>("open.title_column").currentText(), "automatic: Title");
  choose("open.title_column", "none");
  wait_for([&] { return can_open(); });
  choose("open.title_column", "Id");
  wait_for([&] { return can_open(); });
  QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton);
  EXPECT_EQ(chosen_load.title_column, "Id");
  EXPECT_FALSE(chosen_load.no_title);
}

TEST_F(PreviewDialogTest, another_format_is_previewed_again_without_the_previous_columns) {
  name_path(write("other.csv", kOther));
  choose("open.text_column", "body");
  wait_for([&] { return can_open(); });
  choose("open.kind", "texts, one per file");
  wait_for([&] { return rows() == 1; });
  EXPECT_TRUE(can_open());
  EXPECT_FALSE(find<QComboBox>("open.text_column").isEnabled());
  EXPECT_TRUE(find<QCheckBox>("open.strip_headers").isEnabled());
  QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton);
  LoadOptions expected;
  expected.format = CorpusFormat::text_files;
  EXPECT_EQ(chosen_load, expected);
}

TEST_F(PreviewDialogTest, omits_mail_headers_from_the_preview) {
  name_path(write("mail", "Subject: s\n\nbody"));
  const auto text = [&] { return find<QTableView>("open.preview").model()->index(0, 2).data().toString(); };
  EXPECT_EQ(text(), "Subject: s body");
  find<QCheckBox>("open.strip_headers").click();
  wait_for([&] { return text() == "body"; });
  QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton);
  EXPECT_TRUE(chosen_load.strip_mail_headers);
}

TEST_F(PreviewDialogTest, opens_a_file_whose_preview_is_inconclusive) {
  const QByteArray line = "{\"body\": null, \"x\": \"" + QByteArray(CorpusPreview::kMostBytes, 'x') + "\"}\n";
  find<QLineEdit>("open.path").setText(write("a.jsonl", line.constData()));
  choose("open.kind", "JSON Lines");
  wait_for([&] { return can_open(); });
  EXPECT_TRUE(note().contains("No record")) << note().toStdString();
  EXPECT_EQ(find<QComboBox>("open.text_column").currentText(), "text");
}

TEST_F(PreviewDialogTest, reports_problems_with_a_path) {
  find<QLineEdit>("open.path").setText("/nowhere/missing.csv");
  wait_for([&] { return problem().contains("missing.csv"); });
  EXPECT_FALSE(can_open());
  QTest::keyClick(&dialog, Qt::Key_Return);
  EXPECT_TRUE(dialog.isVisible());
  EXPECT_EQ(chosen_sample, 99u);
}

TEST_F(PreviewDialogTest, another_path_clears_the_previous_columns) {
  name_path(write("other.csv", kOther));
  choose("open.text_column", "body");
  wait_for([&] { return can_open(); });
  find<QLineEdit>("open.path").setText(write("reviews.csv", kReviews));
  wait_for([&] { return note().endsWith("reviews.csv."); });
  EXPECT_EQ(problem(), QString());
  EXPECT_EQ(find<QComboBox>("open.text_column").currentText(), "review/text");
}

TEST_F(PreviewDialogTest, mentions_the_other_files_that_are_read_the_same_way) {
  const QStringList paths{write("a.csv", kReviews), write("b.csv", kReviews), write("c.csv", kReviews)};
  dialog.show_files(paths, *preview_corpus(paths[0].toStdString(), {}, {}));
  EXPECT_TRUE(find<QLabel>("open.more").text().startsWith("and 2 more"));
  EXPECT_TRUE(find<QLabel>("open.more").isVisible());
  QTest::mouseClick(&find<QPushButton>("open.open"), Qt::LeftButton);
  EXPECT_EQ(chosen_paths, paths);
}

TEST_F(PreviewDialogTest, shows_the_dialect_that_was_detected) {
  name_path(write("a.csv", kSemicolons));
  EXPECT_EQ(shown("open.separator"), "detected: semicolon");
  EXPECT_EQ(shown("open.quote"), "detected: double quotes");
  EXPECT_EQ(shown("open.escape"), "detected: doubled quotes");
  EXPECT_EQ(shown("open.header"), "detected: first record");
  EXPECT_EQ(shown("open.encoding"), "detected");
}

TEST_F(PreviewDialogTest, reads_the_file_again_with_a_chosen_dialect) {
  name_path(write("a.csv", kSemicolons));
  choose("open.quote", "single quotes");
  wait_for([&] { return can_open(); });
  EXPECT_EQ(cell(1, 1), "two");
  choose("open.header", "none");
  wait_for([&] { return rows() == 3; });
  EXPECT_EQ(cell(0, 1), "text");
  wait_for([&] { return can_open(); });
  open();
  EXPECT_EQ(chosen_load.table, (TableOptions{{}, '\'', {}, false}));
}

TEST_F(PreviewDialogTest, accepts_a_typed_separator) {
  name_path(write("a.csv", "id^text\n1^one\n2^two\n"));
  type_into("open.separator", "^");
  wait_for([&] { return can_open() && shown("open.separator") == "^"; });
  EXPECT_EQ(cell(0, 1), "one");
  EXPECT_TRUE(dialog.isVisible()) << "Enter chooses the separator and opens nothing yet";
  open();
  EXPECT_EQ(chosen_load.table.separator, '^');
}

TEST_F(PreviewDialogTest, enter_never_reaches_cancel_while_the_file_is_read_again) {
  name_path(write("a.csv", "id^text\n1^one\n2^two\n"));
  auto& box = find<QComboBox>("open.separator");
  box.setFocus();
  box.lineEdit()->selectAll();
  QTest::keyClicks(box.lineEdit(), "^");
  find<QPushButton>("open.open").setFocus(Qt::TabFocusReason);
  EXPECT_EQ(dialog.focusWidget(), &find<QTableView>("open.preview"));
  wait_for([&] { return can_open() && cell(0, 1) == "one"; });
  QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
  EXPECT_EQ(chosen_load.table.separator, '^');
}

TEST_F(PreviewDialogTest, refuses_a_separator_of_two_characters) {
  name_path(write("a.csv", kSemicolons));
  type_into("open.separator", ";;");
  EXPECT_TRUE(problem().contains("\";;\" is not a separator")) << problem().toStdString();
  EXPECT_FALSE(can_open());
  type_into("open.separator", "semicolon");
  wait_for([&] { return can_open(); });
  EXPECT_EQ(problem(), QString());
}

TEST_F(PreviewDialogTest, decodes_the_file_with_a_chosen_encoding) {
  name_path(write("a.csv", "id,text\n1,na\xEFve\n"));
  choose("open.encoding", "Windows-1252");
  wait_for([&] { return can_open() && cell(0, 1) == QStringLiteral("na\u00EFve"); });
  open();
  EXPECT_EQ(chosen_load.encoding, "WINDOWS-1252");
}

TEST_F(PreviewDialogTest, reports_an_unknown_encoding) {
  name_path(write("a.csv", kSemicolons));
  type_into("open.encoding", "UTF-99");
  wait_for([&] { return problem().contains("UTF-99"); });
  EXPECT_FALSE(can_open());
  EXPECT_TRUE(find<QComboBox>("open.encoding").isEnabled());
  choose("open.encoding", "detected");
  wait_for([&] { return can_open(); });
}

TEST_F(PreviewDialogTest, another_path_clears_the_previous_dialect) {
  name_path(write("a.csv", kSemicolons));
  choose("open.separator", "semicolon");
  choose("open.encoding", "UTF-8");
  wait_for([&] { return can_open(); });
  find<QLineEdit>("open.path").setText(write("reviews.csv", kReviews));
  wait_for([&] { return can_open(); });
  EXPECT_EQ(shown("open.separator"), "detected: comma");
  open();
  EXPECT_EQ(chosen_load, LoadOptions());
}

TEST_F(PreviewDialogTest, only_a_table_has_a_dialect) {
  name_path(write("a.jsonl", "{\"text\": \"one\"}\n"));
  for (const char* part : kParts) EXPECT_FALSE(find<QComboBox>(part).isEnabled()) << part;
  EXPECT_TRUE(find<QComboBox>("open.encoding").isEnabled());
  find<QLineEdit>("open.path").setText(write("reviews.csv", kReviews));
  wait_for([&] { return can_open(); });
  for (const char* part : kParts) EXPECT_TRUE(find<QComboBox>(part).isEnabled()) << part;
}

TEST_F(PreviewDialogTest, accepts_several_typed_text_columns) {
  name_path(write("reviews.csv", kReviews));
  type_into("open.text_column", "Title,review/text");
  wait_for([&] { return can_open(); });
  EXPECT_EQ(shown("open.text_column"), "Title,review/text");
  type_into("open.text_column", "Title,missing");
  wait_for([&] { return problem().contains("missing"); });
  choose("open.text_column", "review/text");
  wait_for([&] { return can_open(); });
  open();
  EXPECT_EQ(chosen_load.text_column, "review/text");
}

TEST_F(PreviewDialogTest, every_control_explains_itself) {
  int controls = 0;
  for (const QWidget* control : dialog.findChildren<QWidget*>()) {
    if (!control->objectName().startsWith("open.") || qobject_cast<const QLabel*>(control)) continue;
    EXPECT_FALSE(control->accessibleName().isEmpty()) << control->objectName().toStdString();
    EXPECT_FALSE(control->toolTip().isEmpty()) << control->objectName().toStdString();
    ++controls;
  }
  EXPECT_EQ(controls, 16);
}

}  // namespace
}  // namespace lookalike
