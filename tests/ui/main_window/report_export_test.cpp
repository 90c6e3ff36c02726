#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QProcess>
#include <QTemporaryDir>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST(ReportExport, writes_the_bytes_that_the_command_line_writes) {
  QTemporaryDir folder;
  Session session;
  MainWindow window(session);
  Recipe recipe;
  recipe.sample.size = 1'000;
  session.start_with(recipe);
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] {
    const auto& summary = session.surveyor().summary();
    return !session.busy() && summary && summary->run == session.result();
  }));
  const QString path = folder.filePath(QStringLiteral("window.html")),
                other = folder.filePath(QStringLiteral("c.html"));
  window.findChild<QAction*>(QStringLiteral("export_report"))->trigger();
  auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
  EXPECT_EQ(dialog->defaultSuffix(), QStringLiteral("html"));
  emit dialog->fileSelected(path);
  ASSERT_TRUE(wait_until([&] { return window.findChild<InfoBar*>()->text().contains(path); }));
  ASSERT_EQ(
      QProcess::execute(QStringLiteral(LOOKALIKE_CLI),
                        {QStringLiteral("report"), QStringLiteral("builtin"), QStringLiteral("--quiet"),
                         QStringLiteral("--set"), QStringLiteral("sample.size=1000"), QStringLiteral("-o"), other}),
      0);
  EXPECT_GT(bytes_of(path).size(), 10'000);
  EXPECT_EQ(bytes_of(path), bytes_of(other));
}

}  // namespace
}  // namespace lookalike
