#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>
#include <QtCharts/QChartView>
#include <QtTest/QTest>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/recent_menu.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/opening/get_corpus_dialog.h"
#include "ui/views/opening/preview_dialog.h"
#include "ui/views/s_curve/s_curve_plot.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

constexpr const char* kTable = "number,name,body\n1,A,one two three four\n2,B,one two three five\n3,C,six seven\n";
constexpr const char* kItem = "<REUTERS NEWID=\"7\"><BODY>one two three</BODY></REUTERS>\n";

class OpeningTest : public testing::Test {
 protected:
  void SetUp() override {
    QSettings().clear();
    start();
  }
  void start() {
    window.reset();
    session = std::make_unique<Session>();
    window = std::make_unique<MainWindow>(*session);
    window->show();
  }

  QString write(const QString& name, const char* content) const {
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
  void wait_for_result() const {
    ASSERT_TRUE(wait_until([this] { return !session->busy() && session->result(); }));
  }
  PreviewDialog* dialog() const { return window->findChild<PreviewDialog*>(); }
  void wait_for_dialog() const {
    ASSERT_TRUE(wait_until([this] { return dialog() && dialog()->isVisible(); }));
  }
  template <typename Widget>
  Widget& in_dialog(const char* name) const {
    return *dialog()->findChild<Widget*>(QString::fromLatin1(name));
  }
  void choose_text_column(const QString& name) const {
    auto& box = in_dialog<QComboBox>("open.text_column");
    box.setCurrentIndex(box.findText(name));
    emit box.activated(box.currentIndex());
    ASSERT_TRUE(wait_until([this] { return in_dialog<QPushButton>("open.open").isEnabled(); }));
  }
  void press_open() const {
    QTest::mouseClick(&in_dialog<QPushButton>("open.open"), Qt::LeftButton);
    wait_for_result();
  }
  void open_with_column(const QString& path, const char* column) const {
    LoadOptions options;
    options.text_column = column;
    window->opener().open({path}, options);
    wait_for_result();
  }
  Recipe edit_k(std::uint32_t k) const {
    Recipe recipe = session->recipe();
    recipe.shingles.k = k;
    session->edit(recipe, QStringLiteral("k"));
    wait_for_result();
    return recipe;
  }
  QList<QAction*> recent() const {
    auto* menu = window->findChild<QMenu*>("open_recent");
    emit menu->aboutToShow();
    return menu->actions();
  }
  void trigger(const char* action) const { window->findChild<QAction*>(QString::fromLatin1(action))->trigger(); }
  std::vector<std::string> plain(const QStringList& paths) const {
    std::vector<std::string> plain;
    for (const QString& path : paths) plain.push_back(path.toStdString());
    return plain;
  }

  QTemporaryDir folder;
  std::unique_ptr<Session> session;
  std::unique_ptr<MainWindow> window;
};

TEST_F(OpeningTest, table_is_previewed_before_it_is_read) {
  const QString path = write("other.csv", kTable);
  window->opener().look_then_open({path});
  wait_for_dialog();
  EXPECT_EQ(session->corpus(), nullptr);
  choose_text_column("body");
  press_open();
  EXPECT_EQ(session->paths(), plain({path}));
  EXPECT_EQ(session->load_options().text_column, "body");
  EXPECT_EQ(session->corpus()->size(), 3U);
  EXPECT_EQ(session->history().count(), 0) << "the recipe did not change";
}

TEST_F(OpeningTest, path_that_is_not_utf8_is_opened_reloaded_listed_and_saved_in_a_run) {
  const std::string path = folder.filePath("lat").toStdString() + "\xE9.csv";
  std::ofstream(path) << kTable;
  window->opener().look_then_open({path_name(path)});
  wait_for_dialog();
  choose_text_column("body");
  press_open();
  EXPECT_EQ(session->paths(), std::vector{path});
  std::ofstream(path, std::ios::app) << "4,D,eight nine\n";
  trigger("reload");
  ASSERT_TRUE(wait_until([this] { return !session->busy() && session->corpus()->size() == 4; }));
  const QString run = folder.filePath("it.lookalike");
  ASSERT_TRUE(window->run_files().save_as(run));
  for (const auto& open :
       {std::function([&] { window->opener().open({run}); }), std::function([&] { recent()[1]->trigger(); })}) {
    open_with_column(write("other.csv", kTable), "body");
    ASSERT_TRUE(recent()[1]->isEnabled()) << recent()[1]->text().toStdString();
    open();
    ASSERT_TRUE(wait_until([&] { return !session->busy() && session->paths() == std::vector{path}; }));
    EXPECT_EQ(session->corpus()->size(), 4U);
  }
  std::filesystem::remove(path);  // QTemporaryDir cannot
}

TEST_F(OpeningTest, dialect_and_encoding_are_kept_by_reload_and_in_the_recent_list) {
  const QString path = write("a.txt", "1^one two three\n2^four five six\n");
  LoadOptions options;
  options.format = CorpusFormat::table;
  options.table = {'^', '\0', false, false};
  options.encoding = "WINDOWS-1252";
  window->opener().open({path}, options);
  wait_for_result();
  trigger("reload");
  wait_for_result();
  EXPECT_EQ(session->load_options(), options);
  open_with_column(write("other.csv", kTable), "body");
  ASSERT_TRUE(wait_until([] { return recent_corpora().size() == 2; }));
  recent()[1]->trigger();
  ASSERT_TRUE(wait_until([&] { return session->paths() == plain({path}); }));
  EXPECT_EQ(session->load_options(), options);
}

TEST_F(OpeningTest, json_lines_are_previewed_before_they_are_read) {
  window->opener().look_then_open({write("a.jsonl", "{\"text\": \"one\"}\n")});
  wait_for_dialog();
  press_open();
  EXPECT_EQ(session->corpus()->size(), 1U);
}

TEST_F(OpeningTest, sample_size_enters_the_recipe_as_one_undo_step) {
  window->opener().look_then_open({write("other.csv", kTable)});
  wait_for_dialog();
  choose_text_column("body");
  in_dialog<QSpinBox>("open.sample").setValue(2);
  press_open();
  EXPECT_EQ(session->recipe().sample.size, 2U);
  EXPECT_EQ(session->result()->corpus->size(), 2U);
  trigger("undo");
  EXPECT_EQ(session->recipe().sample.size, 0U);
}

TEST_F(OpeningTest, sample_size_does_not_carry_over_to_another_corpus) {
  const QString first = write("other.csv", kTable);
  open_with_column(first, "body");
  Recipe recipe = session->recipe();
  recipe.sample.size = 2;
  recipe.shingles.k = 3;
  session->edit(recipe, QStringLiteral("sample"));
  wait_for_result();
  EXPECT_TRUE(window->findChild<QLabel*>("status.corpus")->text().startsWith("2 of 3 documents"));
  window->opener().look_then_open({write("another.csv", kTable)});
  wait_for_dialog();
  EXPECT_EQ(in_dialog<QSpinBox>("open.sample").value(), 0);
  choose_text_column("body");
  press_open();
  EXPECT_EQ(session->recipe().sample.size, 0U);
  EXPECT_EQ(session->recipe().shingles.k, 3U);
  EXPECT_TRUE(window->findChild<QLabel*>("status.corpus")->text().startsWith("3 documents"));
  open_with_column(first, "body");
  EXPECT_EQ(session->recipe().sample.size, 2U) << "as it was left in that corpus";
  window->opener().open({write("prose.txt", "one two")});
  wait_for_result();
  EXPECT_EQ(session->recipe().sample.size, 0U);
}

TEST_F(OpeningTest, unchanged_sample_size_adds_no_undo_step) {
  window->opener().look_then_open({write("other.csv", kTable)});
  wait_for_dialog();
  choose_text_column("body");
  QTest::mouseClick(&in_dialog<QPushButton>("open.open"), Qt::LeftButton);
  Recipe recipe = session->recipe();
  recipe.sample.size = 2;
  session->edit(recipe, QStringLiteral("while it is read"));
  wait_for_result();
  EXPECT_EQ(session->recipe(), recipe);
  EXPECT_EQ(session->history().count(), 1);
}

TEST_F(OpeningTest, a_later_choice_prevents_the_previewed_file_from_opening) {
  const QString path = write("other.csv", kTable);
  open_with_column(path, "body");
  const auto idle = [this](QAction* chosen) {
    window->opener().look_then_open({write("n.sgm", kItem)});
    chosen->trigger();
    wait_for_result();
    settle();
  };
  idle(window->findChild<QAction*>("reload"));
  EXPECT_EQ(session->paths(), plain({path}));
  idle(recent()[0]);
  EXPECT_EQ(session->paths(), plain({path}));
}

TEST_F(OpeningTest, newswire_texts_and_folders_open_at_once) {
  for (const QString& path : {write("n.sgm", kItem), write("prose.txt", "one two"), folder.path()}) {
    window->opener().look_then_open({path});
    ASSERT_TRUE(wait_until([&] { return !session->busy() && session->paths() == plain({path}); }));
    EXPECT_EQ(dialog(), nullptr) << path.toStdString();
  }
}

TEST_F(OpeningTest, several_files_are_read_like_the_first_one) {
  const QStringList paths{write("a.csv", kTable), write("b.csv", kTable)};
  window->opener().look_then_open(paths);
  wait_for_dialog();
  choose_text_column("body");
  press_open();
  EXPECT_EQ(session->paths(), plain(paths));
  EXPECT_EQ(session->corpus()->size(), 6U);
}

/// A gzip file of stored blocks, without its end.
QByteArray cut_gzip(const QByteArray& content) {
  constexpr qsizetype kBlock = 0x4000;
  QByteArray bytes = QByteArray::fromHex("1f8b0800000000000003");
  for (qsizetype at = 0; at < content.size(); at += kBlock)
    bytes += QByteArray::fromHex("000040ffbf") + content.mid(at, kBlock).leftJustified(kBlock, '\n');
  return bytes;
}

TEST_F(OpeningTest, truncated_file_is_reported) {
  QFile file(folder.filePath("cut.sgm.gz"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(cut_gzip(QByteArray(kItem).repeated(8000)));
  file.close();
  const auto* info = window->findChild<InfoBar*>("info_bar");
  window->opener().open({file.fileName()});
  wait_for_result();
  EXPECT_TRUE(wait_until([&] { return info->text().startsWith("cut.sgm.gz is truncated: the rest is lost. "); }))
      << info->text().toStdString();
  window->opener().open({"builtin"});
  wait_for_result();
  settle();
  EXPECT_EQ(info->text(), QString());
}

TEST_F(OpeningTest, lost_records_are_counted) {
  const auto* info = window->findChild<InfoBar*>("info_bar");
  window->opener().open({write("a.jsonl", "{\"text\": \"one\"}\n{\"text\": \n")});
  wait_for_result();
  EXPECT_TRUE(wait_until([&] { return info->text().startsWith("1 damaged record was skipped, the first in a.jsonl"); }))
      << info->text().toStdString();
}

TEST_F(OpeningTest, a_picture_and_an_empty_file_are_refused_without_advice_on_formats) {
  const auto* info = window->findChild<InfoBar*>("info_bar");
  const std::pair<QString, QString> refused[] = {
      {write("p.jpg", "\xFF\xD8\xFF\xE0\x01\x10JFIF"),
       QStringLiteral("It is an image; run OCR on it first and save the text.")},
      {write("e.txt", ""), QStringLiteral("The file is empty. Download or export it again, or open another file.")}};
  for (const auto& [path, sentence] : refused) {
    window->opener().open({path});
    EXPECT_TRUE(wait_until([&] { return !session->busy() && info->text().endsWith(sentence); }))
        << info->text().toStdString();
  }
  window->opener().open({write("t.csv", "number\n1\n")});
  EXPECT_TRUE(wait_until([&] { return info->text().contains("File > Open with options"); }))
      << info->text().toStdString();
}

TEST_F(OpeningTest, texts_with_few_spaces_lead_to_an_offer_of_characters) {
  const auto* info = window->findChild<InfoBar*>("info_bar");
  const Recipe before = session->recipe();
  window->opener().open({write("a.jsonl", "{\"text\": \"人人生而自由，在尊严和权利上一律平等。\"}\n")});
  wait_for_result();
  ASSERT_TRUE(wait_until([&] {
    return info->text() ==
           "These texts have few spaces: words are about 19 characters long. Shingles of characters suit them better.";
  })) << info->text().toStdString();
  auto* button = info->findChild<QPushButton*>("info_bar.remedy");
  ASSERT_NE(button, nullptr);
  EXPECT_EQ(button->text(), "Use characters");
  button->click();
  EXPECT_EQ(session->recipe().shingles.unit, ShingleUnit::character);
  EXPECT_EQ(session->recipe().shingles.k, 5U);
  EXPECT_TRUE(wait_until([&] { return !session->busy() && session->result()->recipe == session->recipe(); }));
  settle();
  EXPECT_EQ(info->text(), QString());
  session->history().undo();
  EXPECT_EQ(session->recipe(), before);
}

TEST_F(OpeningTest, threshold_that_no_pair_reaches_is_reported) {
  const auto* info = window->findChild<InfoBar*>("info_bar");
  window->opener().open({write("a.jsonl", "{\"text\": \"a b c d e f\"}\n{\"text\": \"a b c d e g\"}\n")});
  wait_for_result();
  // Three of four shingles in each text are shared, so three of five in all.
  EXPECT_TRUE(wait_until([&] { return info->text().contains("have similarity 0.600; the threshold is 0.800"); }))
      << info->text().toStdString();
}

TEST_F(OpeningTest, shingles_too_long_for_the_texts_are_reported) {
  Recipe recipe = session->recipe();
  ASSERT_EQ(apply_setting(recipe, "shingles.short=leave-out"), std::nullopt);
  session->edit(recipe, QStringLiteral("short texts"));
  const auto* info = window->findChild<InfoBar*>("info_bar");
  window->opener().open({write("a.jsonl", "{\"text\": \"a b\"}\n{\"text\": \"a\"}\n{\"text\": \"a b c d\"}\n")});
  wait_for_result();
  EXPECT_TRUE(wait_until([&] { return info->text().contains("2 of 3 documents have no shingles: k = 3"); }))
      << info->text().toStdString();
}

TEST_F(OpeningTest, missing_file_is_named) {
  window->opener().look_then_open({"/nowhere/missing.csv"});
  const auto* info = window->findChild<InfoBar*>("info_bar");
  EXPECT_TRUE(wait_until([&] { return info->text().contains("missing.csv"); }));
  EXPECT_EQ(dialog(), nullptr);
}

TEST_F(OpeningTest, given_paths_open_directly) {
  open_with_column(write("other.csv", kTable), "name");
  EXPECT_EQ(dialog(), nullptr);
  EXPECT_EQ(session->corpus()->size(), 3U);
}

TEST_F(OpeningTest, options_can_be_set_without_a_file) {
  trigger("open_with_options");
  wait_for_dialog();
  EXPECT_EQ(in_dialog<QLineEdit>("open.path").text(), QString());
}

TEST_F(OpeningTest, recent_corpus_reopens_with_its_recipe) {
  const QString path = write("other.csv", kTable);
  open_with_column(path, "body");
  const Recipe worked_on = edit_k(2);
  window->opener().open({"builtin"});
  wait_for_result();
  const Recipe before = edit_k(5);
  const auto actions = recent();
  ASSERT_GE(actions.size(), 1);
  EXPECT_EQ(actions[0]->text(), "&1 other.csv");
  EXPECT_TRUE(actions[0]->toolTip().contains("k = 2")) << actions[0]->toolTip().toStdString();
  EXPECT_TRUE(actions[0]->toolTip().contains(path));
  actions[0]->trigger();
  wait_for_result();
  EXPECT_EQ(session->load_options().text_column, "body");
  EXPECT_EQ(session->corpus()->size(), 3U);
  EXPECT_EQ(session->recipe(), worked_on);
  trigger("undo");
  EXPECT_EQ(session->recipe(), before);
}

TEST_F(OpeningTest, closing_saves_a_recipe_that_has_no_result) {
  open_with_column(write("other.csv", kTable), "body");
  Recipe impossible = session->recipe();
  impossible.lsh = {1000, 1000, 0};
  session->edit(impossible, "bands");
  window->close();
  ASSERT_EQ(recent_corpora().size(), 1U);
  EXPECT_EQ(recent_corpora().front().recipe, impossible);
}

TEST_F(OpeningTest, another_corpus_saves_the_recipe_of_the_previous_one) {
  open_with_column(write("other.csv", kTable), "body");
  Recipe impossible = session->recipe();
  impossible.lsh = {1000, 1000, 0};
  session->edit(impossible, "bands");
  window->opener().open({write("prose.txt", "one two")});
  ASSERT_TRUE(wait_until([] { return recent_corpora().size() == 2; }));
  EXPECT_EQ(recent_corpora()[1].recipe, impossible);
}

TEST_F(OpeningTest, recent_corpus_is_listed_with_its_own_recipe_from_the_start) {
  open_with_column(write("other.csv", kTable), "body");
  const Recipe own = edit_k(2);
  open_with_column(write("another.csv", kTable), "body");
  edit_k(5);
  recent()[1]->trigger();
  ASSERT_TRUE(wait_until([] { return recent_corpora().front().paths.front().ends_with("/other.csv"); }));
  EXPECT_EQ(recent_corpora().front().recipe, own);
}

TEST_F(OpeningTest, recipe_is_saved_only_after_a_drag_has_ended) {
  open_with_column(write("other.csv", kTable), "body");
  auto* rest = window->findChild<QTimer*>("recent.rest");
  rest->setInterval(std::chrono::hours(1));
  const Recipe before = recent_corpora().front().recipe;
  for (std::uint32_t k = 2; k <= 6; ++k) edit_k(k);
  EXPECT_EQ(recent_corpora().front().recipe, before) << "none of the five results is written";
  EXPECT_TRUE(rest->isActive());
  rest->setInterval(0);
  EXPECT_TRUE(wait_until([&] { return recent_corpora().front().recipe == session->recipe(); }));
}

TEST_F(OpeningTest, recent_list_has_the_last_eight_corpora_once_each) {
  for (int i = 0; i < 10; ++i) {
    RunFile corpus;
    corpus.paths = {"/corpus/" + std::to_string(i)};
    remember_corpus(corpus);
  }
  RunFile again;
  again.paths = {"/corpus/5"};
  again.load.text_column = "body";
  remember_corpus(again);
  const auto corpora = recent_corpora();
  ASSERT_EQ(corpora.size(), 8U);
  EXPECT_EQ(corpora[0].paths, again.paths);
  EXPECT_EQ(corpora[0].load, again.load);
  EXPECT_EQ(corpora[1].paths.front(), "/corpus/9");
  EXPECT_EQ(corpora[7].paths.front(), "/corpus/2");
}

TEST_F(OpeningTest, recent_corpus_that_is_missing_stays_and_is_reported) {
  const QString path = write("other.csv", kTable);
  open_with_column(path, "body");
  ASSERT_TRUE(QFile::remove(path));
  EXPECT_FALSE(recent()[0]->isEnabled());
  EXPECT_TRUE(recent()[0]->text().contains(path));
  EXPECT_TRUE(recent()[0]->text().contains("not found"));
  write("other.csv", kTable);
  EXPECT_TRUE(recent()[0]->isEnabled());
}

TEST_F(OpeningTest, list_of_recent_corpora_can_be_cleared) {
  open_with_column(write("other.csv", kTable), "body");
  recent();
  trigger("clear_recent");
  EXPECT_TRUE(recent_corpora().empty());
  EXPECT_FALSE(recent()[0]->isEnabled());
}

TEST_F(OpeningTest, reload_reads_the_same_files_again) {
  auto* reload = window->findChild<QAction*>("reload");
  EXPECT_FALSE(reload->isEnabled());
  const QString path = write("other.csv", kTable);
  open_with_column(path, "name");
  EXPECT_TRUE(reload->isEnabled());
  write("other.csv", (QByteArray(kTable) + "4,D,eight\n").constData());
  reload->trigger();
  wait_for_result();
  EXPECT_EQ(session->corpus()->size(), 4U);
  EXPECT_EQ(session->load_options().text_column, "name");
}

TEST_F(OpeningTest, sources_explain_themselves) {
  for (const char* action : {"get_reuters", "get_reviews"}) {
    trigger(action);
    auto* dialog = window->findChild<GetCorpusDialog*>();
    ASSERT_NE(dialog, nullptr) << action;
    EXPECT_TRUE(dialog->isVisible());
    dialog->close();
    ASSERT_TRUE(wait_until([this] { return window->findChild<GetCorpusDialog*>() == nullptr; }));
  }
}

TEST_F(OpeningTest, no_two_entries_of_the_file_menu_share_a_letter) {
  QString letters;
  const auto* menu = static_cast<QMenu*>(window->findChild<QAction*>("open_files")->parent());
  for (const QAction* action : menu->actions()) {
    if (action->isSeparator()) continue;
    const QChar letter = action->text().section(u'&', 1).left(1).toUpper().at(0);
    EXPECT_FALSE(letters.contains(letter)) << action->text().toStdString();
    letters += letter;
  }
  EXPECT_GE(letters.size(), 10);
}

/// Drops a file on widgets that could accept the drop themselves.
class DroppingTest : public OpeningTest {
 protected:
  void SetUp() override {
    OpeningTest::SetUp();
    path = write("n.sgm", kItem);
    files.setUrls({QUrl::fromLocalFile(path)});
  }
  bool enter(QWidget* widget, const QMimeData& data) const {
    QDragEnterEvent event(QPoint(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    event.ignore();
    QApplication::sendEvent(widget, &event);
    return event.isAccepted();
  }
  void drop(QWidget* widget, const QMimeData& data) const {
    QDropEvent event(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(widget, &event);
    EXPECT_EQ(event.dropAction(), Qt::CopyAction) << "a move would delete the file";
  }
  void expect_opens(QWidget* widget) {
    SCOPED_TRACE(QString(widget->metaObject()->className() + QStringLiteral(" ") + widget->objectName()).toStdString());
    EXPECT_TRUE(enter(widget, files));
    drop(widget, files);
    ASSERT_TRUE(wait_until([this] { return !session->busy() && session->paths() == plain({path}); }));
    session->open({"builtin"});
    wait_for_result();
  }

  QString path;
  QMimeData files;
};

TEST_F(DroppingTest, takes_a_path_that_is_not_utf8) {
  const std::string odd = folder.filePath("n").toStdString() + "\xE9.sgm";
  std::ofstream(odd) << kItem;
  QMimeData dragged;
  dragged.setData("text/uri-list", "file://" + folder.path().toUtf8() + "/n%E9.sgm\r\n");
  EXPECT_TRUE(enter(window.get(), dragged));
  drop(window.get(), dragged);
  EXPECT_TRUE(wait_until([&] { return !session->busy() && session->paths() == std::vector{odd}; }));
  std::filesystem::remove(odd);  // QTemporaryDir cannot
}

TEST_F(DroppingTest, every_text_field_and_chart_lets_files_through) {
  int fields = 0;
  for (auto* pane : window->findChildren<QPlainTextEdit*>()) {
    expect_opens(pane->viewport());
    EXPECT_NE(pane->isReadOnly(), pane->objectName() == "neighbours.text") << "the only editable one";
    ++fields;
  }
  EXPECT_GE(fields, 4);
  expect_opens(window->findChild<SCurvePlot*>());
  for (auto* chart : window->findChildren<QChartView*>()) expect_opens(chart->viewport());
  for (auto* line : window->findChildren<QLineEdit*>("corpus.search")) expect_opens(line);
  expect_opens(window->findChild<QWidget*>("pages"));
  expect_opens(window.get());
}

TEST_F(DroppingTest, opens_files_anywhere_on_a_page) {
  session->open({"builtin"});
  wait_for_result();
  constexpr int kPlaces = 8;  // across and down
  for (const char* page : {"page_1", "page_2", "page_3", "page_4", "page_5", "page_6", "page_7"}) {
    trigger(page);
    settle();
    for (int i = 0; i < kPlaces * kPlaces; ++i) {
      const QPoint place(window->width() * (i % kPlaces) / kPlaces + 5, window->height() * (i / kPlaces) / kPlaces + 5);
      QWidget* under = window->childAt(place);
      EXPECT_TRUE(enter(under ? under : window.get(), files)) << page << ": " << place.x() << ", " << place.y();
    }
    expect_opens(window->childAt(window->rect().center()));
  }
}

TEST_F(DroppingTest, opens_several_files_or_a_folder_together) {
  const QString other = write("o.sgm", kItem);
  for (const QStringList& paths : {QStringList{path, other}, QStringList{folder.path()}}) {
    QMimeData dragged;
    QList<QUrl> urls;
    for (const QString& each : paths) urls << QUrl::fromLocalFile(each);
    dragged.setUrls(urls);
    EXPECT_TRUE(enter(window.get(), dragged));
    drop(window.get(), dragged);
    ASSERT_TRUE(wait_until([&] { return !session->busy() && session->paths() == plain(paths); }))
        << window->findChild<InfoBar*>("info_bar")->text().toStdString();
    EXPECT_EQ(session->corpus()->size(), 2U);
  }
}

TEST_F(DroppingTest, reports_what_cannot_be_opened_and_keeps_the_open_corpus) {
  session->open({"builtin"});
  wait_for_result();
  const QString run = folder.filePath("work.lookalike");
  window->run_files().save_as(run);
  QDir(folder.path()).mkdir("empty");
  QFile binary(folder.filePath("binary.dat"));
  ASSERT_TRUE(binary.open(QIODevice::WriteOnly) && binary.write(QByteArray(1000, '\0')) == 1000);
  binary.close();
  const auto* info = window->findChild<InfoBar*>("info_bar");
  for (const QStringList& names : {QStringList{"binary.dat"}, QStringList{"empty"}, QStringList{"gone.sgm"},
                                   QStringList{"work.lookalike", "n.sgm"}}) {
    QMimeData dragged;
    QList<QUrl> urls;
    for (const QString& name : names) urls << QUrl::fromLocalFile(folder.filePath(name));
    dragged.setUrls(urls);
    EXPECT_TRUE(enter(window.get(), dragged));
    drop(window.get(), dragged);
    EXPECT_TRUE(wait_until([&] { return !session->busy() && info->text().contains(names.front()); }))
        << names.front().toStdString() << ": " << info->text().toStdString();
    EXPECT_EQ(session->paths(), plain({"builtin"}));
  }
}

TEST_F(DroppingTest, previews_a_dropped_table_first) {
  QMimeData table;
  table.setUrls({QUrl::fromLocalFile(write("other.csv", kTable))});
  EXPECT_TRUE(enter(window.get(), table));
  drop(window.get(), table);
  wait_for_dialog();
  EXPECT_EQ(session->corpus(), nullptr);
}

TEST_F(DroppingTest, on_the_preview_replaces_the_previewed_file) {
  window->opener().look_then_open({write("other.csv", kTable)});
  wait_for_dialog();
  choose_text_column("body");
  QMimeData tables;
  const QString first = write("a.csv", kTable), second = write("b.csv", kTable);
  tables.setUrls({QUrl::fromLocalFile(first), QUrl::fromLocalFile(second)});
  auto& field = in_dialog<QLineEdit>("open.path");
  EXPECT_TRUE(enter(&field, tables));
  drop(&field, tables);
  EXPECT_EQ(field.text(), first);
  EXPECT_FALSE(in_dialog<QPushButton>("open.open").isEnabled()) << "the text column must be chosen again";
  choose_text_column("body");
  press_open();
  EXPECT_EQ(session->paths(), plain({first, second}));
}

TEST_F(DroppingTest, a_run_on_the_preview_opens_the_run) {
  open_with_column(write("other.csv", kTable), "body");
  const QString run = folder.filePath("work.lookalike");
  window->run_files().save_as(run);
  session->open({"builtin"});
  wait_for_result();
  window->opener().look_then_open({write("next.csv", kTable)});
  wait_for_dialog();
  QMimeData files_of_run;
  files_of_run.setUrls({QUrl::fromLocalFile(run)});
  EXPECT_TRUE(enter(dialog(), files_of_run));
  drop(dialog(), files_of_run);
  ASSERT_TRUE(
      wait_until([this] { return !session->busy() && session->paths() == plain({folder.filePath("other.csv")}); }));
  EXPECT_TRUE(!dialog() || !dialog()->isVisible());
}

TEST_F(DroppingTest, text_is_left_to_the_field_under_it) {
  QMimeData words;
  words.setText("some words");
  EXPECT_FALSE(enter(window.get(), words));
  QLineEdit line(window.get());
  line.show();
  EXPECT_TRUE(enter(&line, words));
}

TEST_F(DroppingTest, remote_addresses_are_refused) {
  QMimeData page;
  page.setUrls({QUrl("https://example.org/corpus.csv")});
  EXPECT_FALSE(enter(window.get(), page));
}

}  // namespace
}  // namespace lookalike
