#include "ui/main_window/exports/exports.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

QByteArray text_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class RecipeExportTest : public testing::Test {
 protected:
  void SetUp() override {
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
  }

  /// Chooses an engine from the File menu and a file; returns the message that the window shows then.
  QString export_by(const char* action, const QString& path) {
    MainWindow whole(session);
    whole.show();
    whole.findChild<QAction*>(QString::fromLatin1(action))->trigger();
    auto* dialog = whole.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
    EXPECT_NE(dialog, nullptr);
    emit dialog->fileSelected(path);
    auto* info = whole.findChild<InfoBar*>();
    EXPECT_TRUE(wait_until([info] { return !info->text().isEmpty(); }));
    dialog->close();
    return info->text();
  }

  QTemporaryDir folder;
  Session session;
};

TEST_F(RecipeExportTest, writes_a_script_that_says_what_was_found) {
  const QString path = folder.filePath(QStringLiteral("job.py"));
  EXPECT_TRUE(export_by("export_spark", path).contains(path));
  const QByteArray text = text_of(path);
  EXPECT_TRUE(text.contains("Tuned on builtin"));
  EXPECT_TRUE(text.contains("spark-submit job.py"));
}

TEST_F(RecipeExportTest, says_why_an_engine_cannot_take_the_recipe_before_asking_for_a_file) {
  MainWindow whole(session);
  whole.show();
  whole.findChild<QAction*>(QStringLiteral("export_nemo_curator"))->trigger();
  const auto* info = whole.findChild<InfoBar*>();
  ASSERT_TRUE(wait_until([info] { return !info->text().isEmpty(); }));
  EXPECT_TRUE(info->text().contains(QStringLiteral("characters"))) << info->text().toStdString();
  EXPECT_EQ(whole.findChild<QFileDialog*>(QStringLiteral("save_dialog")), nullptr);
}

}  // namespace
}  // namespace lookalike
