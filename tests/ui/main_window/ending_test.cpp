#include <gtest/gtest.h>
#include <signal.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <functional>

#include "core/exchange/runs/run_file.h"

namespace lookalike {
namespace {

/// The program with a home of its own, ended by SIGTERM.
class Ending : public testing::Test {
 protected:
  /// Ends it once `is_ready` returns true.
  void end(const QStringList& arguments, const std::function<bool()>& is_ready) {
    QProcess window;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"}) environment.insert(name, home.path());
    environment.insert("QT_QPA_PLATFORM", "offscreen");
    window.setProcessEnvironment(environment);
    window.start(QStringLiteral(LOOKALIKE_WINDOW), arguments);
    ASSERT_TRUE(window.waitForStarted());
    while (!is_ready()) ASSERT_FALSE(window.waitForFinished(50)) << window.readAllStandardError().toStdString();
    ::kill(static_cast<pid_t>(window.processId()), SIGTERM);
    ASSERT_TRUE(window.waitForFinished(60'000));
    EXPECT_EQ(window.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(window.exitCode(), 0);
  }
  QByteArray content(const QString& name) const {
    QFile file(home.filePath("Lookalike/" + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  QStringList copies(const char* pattern) const {
    return QDir(home.filePath("Lookalike/Lookalike")).entryList({QString::fromLatin1(pattern)}, QDir::Files);
  }

  QTemporaryDir home;
};

TEST_F(Ending, by_sigterm_without_work_leaves_no_recovery_copy) {
  end({}, [this] { return !copies("recovery*.lock").isEmpty(); });
  EXPECT_EQ(copies("recovery*"), QStringList());
}

TEST_F(Ending, by_sigterm_keeps_the_work_like_closing_the_window) {
  QFile corpus(home.filePath("corpus.txt"));
  ASSERT_TRUE(corpus.open(QIODevice::WriteOnly));
  corpus.write("one two three four five six\n");
  corpus.close();
  end({"--set", "shingles.k=5", corpus.fileName()},
      [this] { return content("Lookalike.conf").contains("corpus.txt"); });
  ASSERT_EQ(copies("recovery*"), QStringList("recovery.lookalike"));
  const auto run = read_run_file(home.filePath("Lookalike/Lookalike/recovery.lookalike").toStdString());
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->closed) << "the next start continues it silently";
  EXPECT_EQ(run->recipe.shingles.k, 5U);
  EXPECT_EQ(run->paths, std::vector<std::string>{corpus.fileName().toStdString()});
}

}  // namespace
}  // namespace lookalike
