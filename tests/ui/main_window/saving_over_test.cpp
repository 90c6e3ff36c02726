#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <fstream>

#include "core/exchange/runs/run_file.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/info_bar.h"
#include "ui/widgets/plots/plot_export.h"

namespace lookalike {
namespace {

/// The user chooses the open corpus as the file to save to.
class SavingOver : public testing::Test {
 protected:
  void SetUp() override {
    QFile file(corpus);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 20; ++i) file.write("{\"text\": \"a b c d e f g h i j k l m n\"}\n");
    file.close();
    session.open({corpus.toStdString()});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
    before = content();
  }

  QByteArray content() const {
    QFile file(corpus);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

  void choose(const QString& path) {
    auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(path);
    delete dialog;
  }

  void expect_refused() {
    auto* message = window.findChild<QMessageBox*>(QStringLiteral("saving_refused"));
    ASSERT_NE(message, nullptr);
    EXPECT_TRUE(message->text().contains(corpus) && message->text().contains("which is an input"))
        << qPrintable(message->text());
    delete message;
    EXPECT_EQ(content(), before);
  }

  QTemporaryDir folder;
  QString corpus = folder.filePath(QStringLiteral("corpus.json"));
  QByteArray before;
  Session session;
  MainWindow window{session};
};

TEST_F(SavingOver, the_corpus_is_refused_for_pairs_and_runs) {
  const QString link = folder.filePath(QStringLiteral("pairs.csv"));
  ASSERT_TRUE(QFile::link(corpus, link));
  for (const char* action : {"export_pairs", "save_run_as"}) {
    for (const QString& path : {corpus, link}) {
      window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
      choose(path);
      expect_refused();
    }
  }
}

TEST_F(SavingOver, the_corpus_is_refused_for_plots) {
  auto* button = window.findChild<PlotExportButton*>();
  ASSERT_NE(button, nullptr);
  for (const char* format : {"save_png_1", "save_plot.svg", "save_plot.csv"}) {
    button->findChild<QAction*>(QString::fromLatin1(format))->trigger();
    choose(corpus);
    expect_refused();
  }
}

TEST_F(SavingOver, the_ending_of_another_format_is_refused) {
  for (const auto& [action, name] : {std::pair("export_clean", "clean.tar.gz"), std::pair("export_clean", "clean.csv"),
                                     std::pair("export_pairs", "pairs.xlsx"), std::pair("export_report", "r.xlsx")}) {
    window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
    choose(folder.filePath(QString::fromLatin1(name)));
    auto* message = window.findChild<QMessageBox*>(QStringLiteral("saving_refused"));
    ASSERT_NE(message, nullptr) << name;
    EXPECT_TRUE(message->text().contains("but this output must end in ")) << qPrintable(message->text());
    EXPECT_LE(message->text().count(QStringLiteral(".csv")),
              1 + QString::fromLatin1(name).count(QStringLiteral(".csv")));
    delete message;
    EXPECT_FALSE(QFile::exists(folder.filePath(QString::fromLatin1(name))));
  }
}

TEST_F(SavingOver, a_picture_says_where_it_was_saved) {
  const QString path = folder.filePath(QStringLiteral("curve.png"));
  window.findChild<PlotExportButton*>()->findChild<QAction*>("save_png_1")->trigger();
  choose(path);
  EXPECT_TRUE(QFile::exists(path));
  EXPECT_EQ(window.findChild<InfoBar*>()->text(), "Saved to " + path + '.');
}

TEST_F(SavingOver, the_corpus_is_refused_as_the_json_of_a_sweep) {
  window.findChild<QPushButton*>(QStringLiteral("sweep.save"))->click();
  choose(folder.filePath(QStringLiteral("corpus.csv")));
  expect_refused();
  EXPECT_FALSE(QFile::exists(folder.filePath(QStringLiteral("corpus.csv"))));
}

TEST(SavingRuns, keeps_a_path_that_is_not_utf8) {
  QTemporaryDir folder;
  const std::string corpus = folder.path().toStdString() + "/caf\xE9.jsonl",
                    run = folder.path().toStdString() + "/r.lookalike";
  std::ofstream(corpus) << "{\"text\": \"a b c d e f g h i j k l m n\"}\n";
  Session session;
  MainWindow window{session};
  session.open({corpus});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result(); }));
  ASSERT_TRUE(window.run_files().save_as(QString::fromStdString(run)));
  const auto read = read_run_file(run);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->paths, std::vector{corpus});
}

}  // namespace
}  // namespace lookalike
