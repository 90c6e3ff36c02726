#include "ui/main_window/exports/exports.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QtTest/QTest>
#include <semaphore>

#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

class PairsExportTest : public testing::Test {
 protected:
  void SetUp() override {
    Recipe recipe;
    recipe.sample.size = 1'000;
    session.start_with(recipe);
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
  }

  /// The lines of the written table; `message` is the message shown.
  QList<QByteArray> exported(const PairChoice& choice, QString* message = nullptr, const std::string& filter = {}) {
    session.look_at(choice);
    const QString path = folder.filePath(QStringLiteral("pairs.csv"));
    auto* job = make_pairs_export(session, &window, {PairFilter::parse(filter).value()});
    QString said;
    QObject::connect(job, &FileExport::done, [&](const QString& text) { said = text; });
    QObject::connect(job, &FileExport::failed, [&](const QString& text) { said = "failed: " + text; });
    job->write(path);
    EXPECT_TRUE(wait_until([&] { return !said.isEmpty(); }));
    if (message) *message = said;
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(said);
    return file.readAll().trimmed().split('\n');
  }

  QTemporaryDir folder;
  Session session;
  QWidget window;
};

constexpr const char* kColumns = "a,b,a_id,b_id,jaccard,estimate,bands,containment";

TEST_F(PairsExportTest, writes_similar_pairs_by_default) {
  QString said;
  const auto lines = exported({}, &said);
  EXPECT_EQ(lines.front(), kColumns);
  EXPECT_EQ(static_cast<std::uint64_t>(lines.size()), session.result()->report.counts.similar + 1);
  EXPECT_TRUE(said.contains(QStringLiteral("similar pairs written to"))) << qPrintable(said);
  EXPECT_FALSE(said.contains(QStringLiteral("identical"))) << qPrintable(said);
}

TEST_F(PairsExportTest, writes_exactly_the_pairs_that_the_filter_passes) {
  const auto all = exported({});
  QList<QByteArray> expected{all.front()};
  for (const QByteArray& line : all)
    if (line != all.front() && line.split(',')[4].toDouble() < 0.9) expected << line;
  EXPECT_EQ(exported({}, nullptr, "j<0.9"), expected);
  EXPECT_LT(expected.size(), all.size());
  EXPECT_GT(expected.size(), 1);
}

TEST_F(PairsExportTest, omits_what_the_list_omits_and_adds_texts) {
  QString said;
  const auto written = [&](const PairListing& listing, const PairCells& cells) {
    const QString path = folder.filePath(QStringLiteral("listed.csv"));
    auto* job = make_pairs_export(session, &window, listing, cells);
    QSignalSpy done(job, &FileExport::done);
    job->write(path);
    EXPECT_TRUE(wait_until([&] { return !done.empty(); }));
    said = done[0][0].toString();
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  const RunResult& run = *session.result();
  std::uint64_t different = 0;
  run.similar->for_each([&](const SimilarPair& pair) {
    different += run.groups->representative(pair.a) != run.groups->representative(pair.b);
    return true;
  });
  const QByteArray without = written({{}, IdenticalPairs::without, false, 0}, {});
  EXPECT_EQ(static_cast<std::uint64_t>(without.count('\n')), different + 1);
  EXPECT_LT(different, run.report.counts.similar);
  EXPECT_TRUE(said.endsWith(QStringLiteral(". Hidden and not written: %1 identical pairs.")
                                .arg(count_text(run.report.counts.similar - different))))
      << said.toStdString();
  const QByteArray one = written({{}, IdenticalPairs::without, true, 0}, {CsvCells::as_they_are, true});
  EXPECT_TRUE(said.contains(QStringLiteral("Hidden and not written: %1 identical pairs.")
                                .arg(count_text(run.report.counts.similar - different))))
      << "whatever else is left out: " << said.toStdString();
  (void)written({PairFilter::parse("jaccard<0.9").value(), IdenticalPairs::without, false, 0}, {});
  EXPECT_FALSE(said.contains(QStringLiteral("Hidden"))) << said.toStdString();
  EXPECT_TRUE(one.startsWith("a,b,a_id,b_id,jaccard,estimate,bands,containment,a_text,b_text\n"));
  const SimilarPair first =
      choose_pairs({session.result(), nullptr, nullptr}, {}, 1, {}, IdenticalPairs::without)->pairs[0];
  EXPECT_TRUE(one.contains(QByteArray::fromStdString(std::string((*run.corpus)[first.a].text.substr(0, 20)))));
}

TEST_F(PairsExportTest, adds_verdicts_and_notes_once_there_are_any) {
  const SimilarPair pair = session.result()->similar->first(1)[0];
  ASSERT_TRUE(session.judging().judge(*session.result()->corpus, pair.a, pair.b, Verdict::near));
  ASSERT_TRUE(session.judging().note(*session.result()->corpus, pair.a, pair.b, "an \"update\", later"));
  ASSERT_TRUE(wait_until([this] { return session.judging().view().digests != nullptr; }));
  const auto lines = exported({});
  EXPECT_EQ(lines.front(), QByteArray(kColumns) + ",verdict,note");
  const QByteArray number = QByteArray::number(pair.a.value) + ',' + QByteArray::number(pair.b.value) + ',';
  const QByteArray of_copies = ",near,\"an \"\"update\"\", later\"";
  std::size_t judged = 0, unjudged = 0;
  for (const QByteArray& line : lines.mid(1)) {
    EXPECT_TRUE(!line.startsWith(number) || line.endsWith(of_copies)) << line.toStdString();
    judged += line.endsWith(of_copies);
    unjudged += line.endsWith(",,");
  }
  EXPECT_GE(judged, 1U) << "copies of a text share its verdicts";
  EXPECT_EQ(judged + unjudged, static_cast<std::size_t>(lines.size()) - 1);
}

TEST_F(PairsExportTest, writes_all_candidates) {
  QString said;
  const auto lines = exported({PairKind::candidates}, &said);
  EXPECT_EQ(lines.front(), kColumns);
  EXPECT_EQ(static_cast<std::uint64_t>(lines.size()), session.result()->report.counts.candidates + 1);
  EXPECT_TRUE(said.contains(QStringLiteral("candidate pairs written to"))) << qPrintable(said);
}

TEST_F(PairsExportTest, writes_both_values_of_changed_pairs) {
  Recipe other = session.recipe();
  other.sketch.seed = 7;
  session.runs().add({"seed 7", other, true, {}});
  ASSERT_TRUE(wait_until([this] { return session.runs().compared() != nullptr; }));
  const auto lines = exported({PairKind::changed});
  EXPECT_EQ(lines.front(), QByteArray(kColumns) + ",kept_jaccard,kept_estimate");
  ASSERT_GT(lines.size(), 5);
  for (const QByteArray& line : lines.mid(1)) {
    const auto fields = line.split(',');
    ASSERT_EQ(fields.size(), 10);
    EXPECT_EQ(fields[4], fields[8]) << "the exact similarity does not depend on the run";
    EXPECT_NE(fields[5], fields[9]);
  }
}

TEST_F(PairsExportTest, does_not_wait_for_the_worker) {
  const auto gate = std::make_shared<std::counting_semaphore<>>(0);
  session.worker().post({}, [gate] { gate->acquire(); });
  EXPECT_EQ(exported({}).front(), kColumns);
  gate->release();
}

TEST_F(PairsExportTest, is_cancelled_by_the_cancel_key) {
  MainWindow whole(session);
  whole.show();
  auto* cancel = whole.findChild<QAction*>(QStringLiteral("cancel_work"));
  emit session.result_changed();
  EXPECT_FALSE(cancel->isEnabled());
  whole.findChild<QAction*>(QStringLiteral("export_pairs"))->trigger();
  auto* dialog = whole.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
  ASSERT_NE(dialog, nullptr);
  const QString path = folder.filePath(QStringLiteral("cancelled.csv"));
  emit dialog->fileSelected(path);
  EXPECT_TRUE(cancel->isEnabled());
  cancel->trigger();
  ASSERT_TRUE(wait_until([&] { return !cancel->isEnabled(); }));
  const QString said = whole.findChild<InfoBar*>()->text();
  EXPECT_EQ(said.startsWith(QStringLiteral("Cancelled. ")), !QFile::exists(path)) << qPrintable(said);
  dialog->close();
}

TEST_F(PairsExportTest, offers_a_name_and_adds_a_missing_extension) {
  auto* job = make_pairs_export(session, &window);
  window.show();
  job->ask();
  auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
  ASSERT_NE(dialog, nullptr);
  EXPECT_EQ(dialog->defaultSuffix(), QStringLiteral("csv"));
  EXPECT_EQ(dialog->acceptMode(), QFileDialog::AcceptSave);
  EXPECT_FALSE(dialog->testOption(QFileDialog::DontConfirmOverwrite));
  dialog->reject();
}

class FindInTextTest : public testing::Test {
 protected:
  FindBar* open_on(int page) {
    window.show();
    session.open({std::string(kBuiltinCorpus)});
    EXPECT_TRUE(wait_until([this] { return !session.busy() && session.result(); }));
    window.findChild<QAction*>(QStringLiteral("page_%1").arg(page))->trigger();
    return window.findChild<FindBar*>(QStringLiteral("corpus.find"));
  }

  Session session;
  MainWindow window{session};
};

TEST_F(FindInTextTest, searches_the_document_on_the_corpus_page) {
  FindBar* bar = open_on(6);
  ASSERT_NE(bar, nullptr);
  EXPECT_FALSE(bar->isVisible());
  auto* text = window.findChild<QPlainTextEdit*>(QStringLiteral("corpus.text"));
  ASSERT_TRUE(wait_until([&] { return !text->toPlainText().isEmpty(); }));
  window.findChild<QAction*>(QStringLiteral("find_in_text"))->trigger();
  ASSERT_TRUE(bar->isVisible());
  auto* line = bar->findChild<QLineEdit*>();
  const QString word = text->toPlainText().section(u' ', 3, 3);
  line->setText(word);
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_EQ(text->textCursor().selectedText(), word);
  line->setText(QStringLiteral("no such word"));
  QTest::keyClick(line, Qt::Key_Return);
  EXPECT_TRUE(
      bar->findChild<QLabel*>(QStringLiteral("corpus.find_outcome"))->text().contains(QStringLiteral("not found")));
  EXPECT_EQ(text->textCursor().selectedText(), word);
  QTest::keyClick(line, Qt::Key_Escape);
  EXPECT_FALSE(bar->isVisible());
}

TEST_F(FindInTextTest, is_disabled_on_pages_without_texts) {
  open_on(1);
  const auto* action = window.findChild<QAction*>(QStringLiteral("find_in_text"));
  EXPECT_FALSE(action->isEnabled());
  for (const int page : {3, 4}) {
    window.findChild<QAction*>(QStringLiteral("page_%1").arg(page))->trigger();
    EXPECT_TRUE(action->isEnabled());
  }
}

TEST(CorpusPageLayout, is_remembered) {
  QList<int> across, down;
  const auto splitter = [](MainWindow& window, const char* name) {
    return window.findChild<QSplitter*>(QString::fromLatin1(name));
  };
  {
    Session session;
    MainWindow window(session);
    window.resize(1200, 900);
    window.show();
    window.findChild<QAction*>(QStringLiteral("page_6"))->trigger();
    session.open({std::string(kBuiltinCorpus)});
    ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result(); }));
    splitter(window, "corpus.splitter")->setSizes({200, 500});
    splitter(window, "corpus.lower_splitter")->setSizes({300, 600});
    down = splitter(window, "corpus.splitter")->sizes();
    across = splitter(window, "corpus.lower_splitter")->sizes();
    window.close();
  }
  Session session;
  MainWindow window(session);
  window.show();
  session.open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return !session.busy() && session.result(); }));
  EXPECT_EQ(splitter(window, "corpus.splitter")->sizes(), down);
  EXPECT_EQ(splitter(window, "corpus.lower_splitter")->sizes(), across);
  QSettings().clear();
}

}  // namespace
}  // namespace lookalike
