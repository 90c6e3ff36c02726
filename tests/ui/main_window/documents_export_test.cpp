#include "ui/main_window/exports/exports.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

class DocumentsExportTest : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.sample.size = 200;
    session.start_with(recipe);
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
  }

  /// Chooses the action and this file, and returns its objects once the file is written.
  QList<QJsonObject> exported(const char* action, const QString& name) {
    const QString path = folder.filePath(name);
    window.findChild<QAction*>(QString::fromLatin1(action))->trigger();
    auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
    EXPECT_TRUE(dialog->defaultSuffix() == QStringLiteral("jsonl"));
    emit dialog->fileSelected(path);
    EXPECT_TRUE(wait_until([&] { return QFile::exists(path); }));
    EXPECT_TRUE(wait_until([&] { return window.findChild<InfoBar*>()->text().contains(path); }));
    dialog->close();
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QList<QJsonObject> objects;
    for (const QByteArray& line : file.readAll().trimmed().split('\n'))
      objects << QJsonDocument::fromJson(line).object();
    return objects;
  }

  QTemporaryDir folder;
  Session session;
  MainWindow window{session};
};

TEST_F(DocumentsExportTest, writes_the_documents_of_the_run_at_their_positions) {
  emit session.result_changed();
  const auto documents = exported("export_documents", QStringLiteral("documents.jsonl"));
  const Corpus& corpus = *session.result()->corpus;
  ASSERT_EQ(documents.size(), 200);
  for (int i = 0; i < documents.size(); ++i) {
    const Document expected = corpus[DocumentIndex(static_cast<std::size_t>(i))];
    EXPECT_EQ(documents[i][QStringLiteral("position")].toInt(), i);
    EXPECT_EQ(documents[i][QStringLiteral("id")].toString().toStdString(), expected.id);
    EXPECT_EQ(documents[i][QStringLiteral("text")].toString().toStdString(), expected.text);
  }
}

TEST_F(DocumentsExportTest, writes_tokens_of_the_recipe) {
  emit session.result_changed();
  const auto documents = exported("export_tokens", QStringLiteral("tokens.jsonl"));
  ASSERT_EQ(documents.size(), 200);
  TokenReader reader(*session.result()->tokens);
  EXPECT_EQ(documents[7][QStringLiteral("text")].toString().toStdString(), reader.read(DocumentIndex(7), {}).text);
}

TEST_F(DocumentsExportTest, is_available_once_there_is_a_result) {
  Session empty;
  MainWindow without(empty);
  for (const char* action : {"export_documents", "export_tokens"})
    EXPECT_FALSE(without.findChild<QAction*>(QString::fromLatin1(action))->isEnabled());
}

}  // namespace
}  // namespace lookalike
