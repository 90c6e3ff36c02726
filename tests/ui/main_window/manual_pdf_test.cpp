// The manual as a PDF, read back by Poppler.

#include <gtest/gtest.h>

#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "core/base/resources.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/menus/help.h"
#include "ui/main_window/menus/manual.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

QByteArray output_of(const QString& program, const QStringList& arguments) {
  QProcess process;
  process.start(program, arguments);
  EXPECT_TRUE(process.waitForFinished(60'000)) << qPrintable(program);
  EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().constData();
  return process.readAllStandardOutput();
}

/// The headings below the title, as the source has them.
QStringList headings() {
  QStringList found;
  static const QRegularExpression heading(QStringLiteral("^##+ (.*)$"), QRegularExpression::MultilineOption);
  for (auto match = heading.globalMatch(to_qstring(embedded_resource("help/manual.md"))); match.hasNext();)
    found << match.next().captured(1);
  return found;
}

class ManualPdf : public testing::Test {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
      GTEST_SKIP() << "pdftotext is missing; packaging/install test installs it.";
    output_of(QStringLiteral(LOOKALIKE_WINDOW), {QStringLiteral("--manual-pdf"), path_});
    const QString text =
        output_of(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path_, QStringLiteral("-")});
    pages_ = text.normalized(QString::NormalizationForm_KC).chopped(1).split(u'\f');  // no ligatures
  }
  QStringList lines(int page) const {
    QStringList found;
    for (const QString& line : pages_.value(page - 1).split(u'\n', Qt::SkipEmptyParts)) found << line.simplified();
    return found;
  }

  const QTemporaryDir folder_;
  const QString path_ = folder_.filePath(QStringLiteral("manual.pdf"));
  QStringList pages_;
};

TEST_F(ManualPdf, begins_with_the_page_of_every_heading) {
  const QStringList contents = lines(1);
  ASSERT_GE(headings().size(), 15);
  for (const QString& heading : headings()) {
    const auto line =
        contents.filter(QRegularExpression(QStringLiteral("^%1 \\d+$").arg(QRegularExpression::escape(heading))));
    ASSERT_EQ(line.size(), 1) << qPrintable(heading);
    const int page = line.front().section(u' ', -1).toInt();
    EXPECT_GT(page, 1);
    EXPECT_TRUE(lines(page).contains(heading)) << qPrintable(heading) << page;
    const bool has_picture = manual_markdown().contains(QStringLiteral("# %1\n\n![").arg(heading));
    const bool ends_page = lines(page).indexOf(heading) == lines(page).size() - 2;
    EXPECT_FALSE(ends_page && !has_picture) << qPrintable(heading);  // the text does not show a picture's page
  }
}

TEST_F(ManualPdf, has_a_number_below_every_page) {
  ASSERT_GT(pages_.size(), 10);
  for (int page = 1; page <= pages_.size(); ++page) EXPECT_EQ(lines(page).value(lines(page).size() - 1).toInt(), page);
}

TEST_F(ManualPdf, contains_the_text_to_its_end) {
  const QString words = pages_.join(u' ').simplified();
  EXPECT_TRUE(words.contains(QStringLiteral("lookalike-cli suggest reviews.csv --threshold 0.8 --recall 0.95")));
  EXPECT_TRUE(words.contains(QStringLiteral("verify.threshold:")));
}

// The margins are 20 mm wide: 57 of 595 points.
TEST_F(ManualPdf, leaves_its_margins_free) {
  const QString boxes = output_of(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), path_, QStringLiteral("-")});
  static const QRegularExpression word(QStringLiteral("xMin=\"([^\"]+)\" yMin=\"([^\"]+)\" xMax=\"([^\"]+)\""));
  int words = 0;
  for (auto match = word.globalMatch(boxes); match.hasNext(); ++words) {
    const auto box = match.next();
    EXPECT_GT(box.captured(1).toDouble(), 56) << qPrintable(box.captured());
    EXPECT_LT(box.captured(3).toDouble(), 540) << qPrintable(box.captured());
  }
  EXPECT_GT(words, 5000);
}

TEST(ManualDialog, saves_the_manual_as_a_pdf) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("saved.pdf"));
  QWidget window;
  show_manual(&window);
  window.findChild<QPushButton*>(QStringLiteral("manual_dialog.save"))->click();
  auto* dialog = window.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
  ASSERT_NE(dialog, nullptr);
  emit dialog->fileSelected(path);
  ASSERT_TRUE(wait_until([&] { return QFile::exists(path); }));
  QFile saved(path);
  ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
  EXPECT_TRUE(saved.readAll().trimmed().endsWith("%%EOF"));
}

}  // namespace
}  // namespace lookalike
