#include <gtest/gtest.h>
#include <signal.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <functional>

#include "core/corpus/corpus.h"
#include "core/corpus/load.h"
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

/// A file of one document, in the list of recent corpora once the window has opened it.
class EndingWithCorpus : public Ending {
 protected:
  EndingWithCorpus() {
    QFile corpus(path);
    if (corpus.open(QIODevice::WriteOnly)) corpus.write("one two three four five six\n");
  }
  void end(const QStringList& arguments) {
    Ending::end(arguments, [this] { return content("Lookalike.conf").contains("corpus.txt"); });
  }
  RunFile run_of_it() const {
    RunFile run;
    run.paths = {path.toStdString()};
    return run;
  }

  const QString path = home.filePath("corpus.txt");
};

TEST_F(EndingWithCorpus, by_sigterm_leaves_nothing_if_it_was_only_opened) {
  end({path});
  EXPECT_EQ(copies("recovery*"), QStringList());
}

// The sweeps stay in the copy of the program that made them.
TEST_F(EndingWithCorpus, by_sigterm_leaves_only_the_copy_that_sweeps_were_brought_back_from) {
  RunFile left = run_of_it();
  left.closed = true;
  left.digest = (*load_corpus(left.paths, {}, {}))->report().digest;
  left.sweeps.emplace_back().rows.emplace_back();
  const QString copy = home.filePath("Lookalike/Lookalike/recovery.lookalike");
  ASSERT_TRUE(QDir().mkpath(QFileInfo(copy).path()));
  ASSERT_TRUE(write_run_file(left, copy.toStdString()));
  end({path});
  EXPECT_EQ(copies("recovery*"), QStringList("recovery.lookalike"));
  const auto kept = read_run_file(copy.toStdString());
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->sweeps.size(), 1U);
}

TEST_F(EndingWithCorpus, by_sigterm_keeps_the_work_like_closing_the_window) {
  RunFile work = run_of_it();
  work.recipe.shingles.k = 5;
  const QString file = home.filePath("work.lookalike");
  ASSERT_TRUE(write_run_file(work, file.toStdString()));
  end({file});
  ASSERT_EQ(copies("recovery*"), QStringList("recovery.lookalike"));
  const auto run = read_run_file(home.filePath("Lookalike/Lookalike/recovery.lookalike").toStdString());
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->closed) << "the next start continues it silently";
  EXPECT_EQ(run->recipe.shingles.k, 5U);
  EXPECT_EQ(run->paths, work.paths);
}

}  // namespace
}  // namespace lookalike
