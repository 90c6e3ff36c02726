#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "core/exchange/pairs/pair_files.h"
#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/fresh_data.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/models/evidence/evidence_slide.h"
#include "ui/session/session.h"
#include "ui/views/lesson/picture_painter.h"
#include "ui/widgets/controls/info_bar.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// All texts of an SVG, each closed by a line end; empty if it is not XML.
QString words_of(const QByteArray& svg) {
  QXmlStreamReader xml(svg);
  QString words;
  while (!xml.atEnd())
    if (xml.readNext() == QXmlStreamReader::Characters) words += xml.text().toString() + u'\n';
  return xml.hasError() ? QString() : words;
}

/// A PNG of 3840 x 2160 that is not empty, and how much of it is not white.
double ink_of(const QString& png) {
  const QImage image(png);
  if (image.size() != QSize(3840, 2160)) return -1;
  qint64 dark = 0;
  for (int y = 0; y < image.height(); y += 8)
    for (int x = 0; x < image.width(); x += 8) dark += qGray(image.pixel(x, y)) < 200;
  return static_cast<double>(dark) / (480.0 * 270);
}

class SlideExportTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto builtin = load_corpus({std::string(kBuiltinCorpus)}, {}, {}).value();
    ASSERT_TRUE(write_documents(*builtin, corpus.toStdString(), {}));
    session.open({corpus.toStdString()});
    ASSERT_TRUE(wait_until([this] {
      const auto& summary = session.surveyor().summary();
      return !session.busy() && summary && summary->run == session.result();
    }));
  }

  QString export_to(const QString& path) {
    MainWindow whole(session);
    whole.show();
    whole.findChild<QAction*>(QStringLiteral("export_slide"))->trigger();
    auto* dialog = whole.findChild<QFileDialog*>(QStringLiteral("save_dialog"));
    offered = dialog->selectedFiles().value(0);
    emit dialog->fileSelected(path);
    auto* info = whole.findChild<InfoBar*>();
    EXPECT_TRUE(wait_until([info] { return !info->text().isEmpty(); }));
    dialog->close();
    return info->text();
  }

  FreshData data;
  QTemporaryDir folder;
  QString corpus = folder.filePath(QStringLiteral("news.jsonl")), offered;
  Session session;
};

TEST_F(SlideExportTest, waits_for_the_exact_comparison) {
  EXPECT_TRUE(slide_of(session));
  Recipe other = session.recipe();
  other.shingles.k += 1;
  session.edit(other, "k");
  ASSERT_TRUE(wait_until([this] { return !session.busy() && session.surveyor().surveying(); }));
  EXPECT_FALSE(slide_of(session));
  const QString path = folder.filePath(QStringLiteral("early.png"));
  EXPECT_TRUE(export_to(path).contains("Recall is not measured yet"));
  EXPECT_FALSE(QFile::exists(path));
  ASSERT_TRUE(wait_until([this] { return !session.surveyor().surveying() && session.surveyor().summary(); }));
  EXPECT_TRUE(slide_of(session));
}

TEST_F(SlideExportTest, has_the_recall_of_a_remembered_run_before_the_exact_comparison) {
  const auto figures_on = [this](const PlotPicture& slide) {
    const QString path = folder.filePath(QStringLiteral("slide.svg"));
    EXPECT_TRUE(write_slide(slide, path.toStdString()));
    return words_of(bytes_of(path)).section(QStringLiteral("Chance that"), 0, 0).simplified();
  };
  const QString measured = figures_on(slide_of(session).value());
  EXPECT_TRUE(measured.contains("for 95 of 100 hash seeds")) << qPrintable(measured);
  session.add_run();
  Session later;
  later.runs().start_with(session.runs().records());
  later.open({corpus.toStdString()});
  ASSERT_TRUE(wait_until([&] { return !later.busy() && later.surveyor().surveying(); }));
  const auto early = slide_of(later);
  ASSERT_TRUE(early) << to_string(early.error());
  EXPECT_EQ(figures_on(*early), measured);
}

TEST_F(SlideExportTest, writes_each_kind_of_file_beside_the_corpus) {
  for (const char* ending : {"png", "svg", "pdf"}) {
    const QString path = folder.filePath(QStringLiteral("slide.") + ending);
    EXPECT_TRUE(export_to(path).contains(path)) << ending;
  }
  EXPECT_EQ(offered, folder.filePath(QStringLiteral("news 20x5 t0.80.png")));
  EXPECT_GT(ink_of(folder.filePath("slide.png")), 0.005);
  const QString words = words_of(bytes_of(folder.filePath("slide.svg")));
  for (const char* word : {"news.jsonl\n", "recall\n", "candidates\n", "missed\n", "this recipe\n", "threshold 0.800\n",
                           "lookalike-cli evaluate news.jsonl\n"})
    EXPECT_TRUE(words.contains(QLatin1String(word))) << word << words.toStdString();
  const QByteArray pdf = bytes_of(folder.filePath("slide.pdf"));
  EXPECT_TRUE(pdf.startsWith("%PDF"));
  EXPECT_EQ(pdf.count("/Type /Page\n"), 1);
}

// A reader of the slide, as SVG or PDF, runs its command and gets its numbers.
TEST_F(SlideExportTest, has_a_command_that_gives_its_numbers) {
  Recipe recipe = session.recipe();
  recipe.lsh = {11, 8, 0};
  recipe.verify.threshold = 0.6;
  session.edit(recipe, "b and r");
  ASSERT_TRUE(wait_until([&] {
    const auto& summary = session.surveyor().summary();
    return summary && summary->run->recipe == recipe && summary->run == session.result();
  }));
  const auto output_of = [this](const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(program, arguments);
    EXPECT_TRUE(process.waitForFinished(60'000) && process.exitCode() == 0) << process.readAllStandardError().data();
    return process.readAllStandardOutput();
  };
  for (const QString& ending : {QStringLiteral("svg"), QStringLiteral("pdf")}) {
    SCOPED_TRACE(ending.toStdString());
    const QString path = folder.filePath(QStringLiteral("slide.") + ending), reader = QStringLiteral("pdftotext");
    EXPECT_TRUE(export_to(path).contains(path));
    if (ending == "pdf" && QStandardPaths::findExecutable(reader).isEmpty())
      GTEST_SKIP() << "pdftotext is missing; packaging/install test installs it.";
    const QString words =
        ending == "svg" ? words_of(bytes_of(path)) : QString::fromUtf8(output_of(reader, {path, QStringLiteral("-")}));
    QStringList command = QProcess::splitCommand(words.section("lookalike-cli ", 1).section(u'\n', 0, 0));
    ASSERT_EQ(command.value(0), "evaluate") << words.toStdString();
    command << QStringLiteral("--quiet") << QStringLiteral("--report") << QStringLiteral("/dev/stdout");
    const QJsonObject report = QJsonDocument::fromJson(output_of(QStringLiteral(LOOKALIKE_CLI), command)).object();
    const QJsonObject found = report[u"evaluation"][u"different"].toObject();
    QStringList lines = words.split(u'\n');
    for (QString& line : lines) line.remove(QRegularExpression(QStringLiteral("\\s")));
    for (const QString& number :
         {QString::number(100 * found[u"recall"].toDouble(), 'f', 1) + u'%',
          QString::number(report[u"counts"][u"candidates"].toInteger()), QString::number(found[u"missed"].toInteger())})
      EXPECT_TRUE(lines.contains(number)) << number.toStdString() << "\n" << words.toStdString();
  }
}

TEST_F(SlideExportTest, refuses_another_extension) {
  const QString path = folder.filePath(QStringLiteral("slide.jpg"));
  MainWindow whole(session);
  whole.show();
  whole.findChild<QAction*>(QStringLiteral("export_slide"))->trigger();
  emit whole.findChild<QFileDialog*>(QStringLiteral("save_dialog"))->fileSelected(path);
  const auto* refused = whole.findChild<QMessageBox*>(QStringLiteral("saving_refused"));
  ASSERT_NE(refused, nullptr);
  for (const char* ending : {".png", ".svg", ".pdf"})
    EXPECT_TRUE(refused->text().contains(QLatin1String(ending))) << qPrintable(refused->text());
  EXPECT_FALSE(QFile::exists(path));
}

TEST_F(SlideExportTest, is_put_on_the_clipboard_in_light_colours) {
  apply_appearance(Appearance::dark);
  MainWindow whole(session);
  whole.findChild<QAction*>(QStringLiteral("copy_slide"))->trigger();
  apply_appearance(Appearance::light);
  const QImage copied = QApplication::clipboard()->image();
  ASSERT_EQ(copied.size(), QSize(1920, 1080));
  EXPECT_EQ(copied.pixelColor(5, 5), QColor(Qt::white));
}

TEST_F(SlideExportTest, has_type_of_the_intended_size) {
  Evidence evidence{session.paths(), {}, session.result(), session.surveyor().summary(), {}};
  for (const Item& item : evidence_slide(evidence, {}).items) {
    const auto* label = std::get_if<Label>(&item);
    EXPECT_TRUE(!label || fit_of(*label, QApplication::font()) >= 0.75) << label->text.toStdString();
  }
}

TEST_F(SlideExportTest, is_written_from_the_command_line) {
  const QString slide = folder.filePath(QStringLiteral("by hand.svg")), recipe = folder.filePath("recipe.json");
  QFile file(recipe);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(R"({"version": 2, "lsh": {"bands": 11, "rows": 8}})"));
  file.close();
  QProcess window;
  window.start(QStringLiteral(LOOKALIKE_WINDOW), {"--slide", slide, "--recipe", recipe, corpus});
  ASSERT_TRUE(window.waitForFinished(60'000));
  EXPECT_EQ(window.exitCode(), 0) << window.readAllStandardError().toStdString();
  EXPECT_TRUE(words_of(bytes_of(slide)).contains(QStringLiteral("lsh.bands=11")));
}

TEST_F(SlideExportTest, refuses_recipe_settings_with_a_run_file) {
  const QString run = folder.filePath(QStringLiteral("work.lookalike"));
  ASSERT_EQ(QProcess::execute(QStringLiteral(LOOKALIKE_CLI), {"run", corpus, "--quiet", "--save", run}), 0);
  QProcess window;
  const QString slide = folder.filePath(QStringLiteral("refused.svg"));
  window.start(QStringLiteral(LOOKALIKE_WINDOW), {"--slide", slide, "--set", "lsh.bands=10", run});
  ASSERT_TRUE(window.waitForFinished(60'000));
  EXPECT_EQ(window.exitCode(), 2);
  EXPECT_TRUE(window.readAllStandardError().contains("A run file has its own recipe"));
  EXPECT_FALSE(QFile::exists(slide));
}

}  // namespace
}  // namespace lookalike
