#include <gtest/gtest.h>

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QPointer>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/exchange/report/report_html.h"
#include "core/exchange/result_tables.h"
#include "core/pipeline/engine.h"
#include "tests/support/corpora.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/exports/report_pdf.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {
namespace {

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TEST(ReportExport, writes_the_same_bytes_as_the_command_line) {
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

QString output_of(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished(60'000));
  return QString::fromUtf8(process.readAllStandardOutput());
}

// Read back by Poppler, which ends each page with a form feed.
TEST(ReportExport, keeps_a_pair_with_its_heading_on_one_page_of_a_pdf) {
  if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
    GTEST_SKIP() << "pdftotext is missing; packaging/install test installs it.";
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("report.pdf"));
  constexpr std::uint32_t kPairs = 30;
  std::vector<std::string> texts;
  for (std::uint32_t pair = 0; pair < kPairs; ++pair)
    for (const char* last : {" left", " right"}) {
      texts.push_back("begin" + std::to_string(pair) + "x");
      for (std::uint32_t word = 0; word < 10 + pair % 7 * 20; ++word)
        texts.back() += " w" + std::to_string(word * pair);
      texts.back() += " end" + std::to_string(pair) + "x" + last;
    }
  ReportSheet sheet;
  sheet.run = *Engine(test::corpus_of(texts)).run({}, {});
  sheet.source.paths = {"words.txt"};
  for (std::uint32_t pair = 0; pair < kPairs; ++pair)
    sheet.pairs.emplace_back(DocumentIndex(2 * pair), DocumentIndex(2 * pair + 1));
  ASSERT_TRUE(write_report_pdf(*report_html(sheet, {}), path.toStdString()));
  const QStringList pages = output_of(QStringLiteral("pdftotext"), {path, QStringLiteral("-")}).split(u'\f');
  const auto page_of = [&](const QString& words) {
    const auto page = std::ranges::find_if(pages, [&](const QString& text) { return text.contains(words); });
    return page == pages.end() ? -1 : page - pages.begin();
  };
  for (std::uint32_t pair = 0; pair < kPairs; ++pair) {
    const auto heading = page_of(QStringLiteral("documents %1 and %2;").arg(2 * pair).arg(2 * pair + 1));
    EXPECT_GE(heading, 0) << pair;
    EXPECT_EQ(heading, page_of(QStringLiteral("end%1x").arg(pair))) << pair;
  }
  EXPECT_GT(pages.size(), 5);
}

// Read back by Poppler.
TEST(ReportExport, writes_a_pdf_with_charts_and_pairs_in_two_columns) {
  if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
    GTEST_SKIP() << "pdftotext is missing; packaging/install test installs it.";
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("report.pdf"));
  ReportSheet sheet;
  sheet.run = *Engine(test::corpus_of({"red apples are sweet", "red apples are bitter", "other"})).run({}, {});
  sheet.source.paths = {"fruit.txt"};
  ASSERT_TRUE(write_report_pdf(*report_html(sheet, {}), path.toStdString()));
  const QString pictures = output_of(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
  EXPECT_EQ(pictures.count(QStringLiteral(" image ")), 1) << "the S-curve\n" << pictures.toStdString();
  sheet.pairs = {{DocumentIndex(0), DocumentIndex(1)}};
  const QString page = folder.filePath(QStringLiteral("report.html")), option = QStringLiteral("--report-pdf");
  ASSERT_TRUE(write_text(*report_html(sheet, {}), page.toStdString()));
  const auto made_of = [&](const QString& from, const QString& to) {
    return QProcess::execute(QStringLiteral(LOOKALIKE_WINDOW), {option, to, from});
  };
  EXPECT_EQ(made_of(path, path), 2) << "not a report";
  EXPECT_EQ(made_of(folder.filePath(QStringLiteral("none.html")), path), 3);
  EXPECT_EQ(made_of(page, page), 4) << "its own input";
  ASSERT_EQ(made_of(page, path), 0);
  const QString text = output_of(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
  EXPECT_TRUE(text.contains(QStringLiteral("Near-duplicates in")));
  EXPECT_TRUE(text.contains(QRegularExpression(QStringLiteral("red apples are sweet +red apples are bitter"))))
      << text.toStdString();
}

TEST(ReportExport, writes_no_pdf_that_was_cancelled) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("report.pdf"));
  std::stop_source stop;
  stop.request_stop();
  const auto written =
      write_report_pdf("<html><body>text</body></html>", path.toStdString(), Progress(stop.get_token()));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::cancelled);
  EXPECT_FALSE(QFile::exists(path));
}

TEST(ReportExport, writes_the_selected_pair_or_group_as_the_command_line_does) {
  QTemporaryDir folder;
  Session session;
  MainWindow window(session);
  window.show();
  Recipe recipe;
  recipe.sample.size = 1'000;
  session.start_with(recipe);
  session.open({std::string(kBuiltinCorpus)});
  const auto* pairs = window.findChild<PairsPage*>();
  const auto* groups = window.findChild<GroupsPage*>();
  for (const bool of_group : {false, true}) {
    window.findChild<QAction*>(of_group ? QStringLiteral("page_5") : QStringLiteral("page_3"))->trigger();
    ASSERT_TRUE(wait_until([&] {
      return !session.busy() && (of_group ? groups->current_group() == 0U : pairs->current_pair().has_value());
    }));
    const QString path = folder.filePath(QStringLiteral("window.html")),
                  other = folder.filePath(QStringLiteral("c.html"));
    QFile::remove(path);
    window.findChild<QAction*>(QStringLiteral("export_selection"))->trigger();
    QPointer dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
    ASSERT_TRUE(dialog);
    emit dialog->fileSelected(path);
    ASSERT_TRUE(wait_until([&] { return window.findChild<InfoBar*>()->text().contains(path) && QFile::exists(path); }));
    delete dialog;
    const auto& pair = *pairs->current_pair();
    const QStringList chosen =
        of_group ? QStringList{QStringLiteral("--group"), QStringLiteral("1")}
                 : QStringList{QStringLiteral("--pair"), QStringLiteral("%1,%2").arg(pair.a.value).arg(pair.b.value)};
    ASSERT_EQ(QProcess::execute(QStringLiteral(LOOKALIKE_CLI),
                                QStringList{QStringLiteral("report"), QStringLiteral("builtin"),
                                            QStringLiteral("--quiet"), QStringLiteral("--set"),
                                            QStringLiteral("sample.size=1000"), QStringLiteral("-o"), other} +
                                    chosen),
              0);
    EXPECT_GT(bytes_of(path).size(), 3'000);
    EXPECT_EQ(bytes_of(path), bytes_of(other)) << of_group;
  }
}

}  // namespace
}  // namespace lookalike
