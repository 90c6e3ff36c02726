#include <gtest/gtest.h>

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "tests/ui/support/whole_window.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"

namespace lookalike {
namespace {

constexpr QSize kSize(1440, 900);
constexpr int kFormula = 6, kThrown = 8;  // scene and step of the lesson
constexpr int kPair = 300;                // a row with differences to see

/// With LOOKALIKE_README naming a folder, the pictures are written there.
TEST(ReadmePictures, show_six_pages_with_the_built_in_corpus) {
  WholeWindow whole;
  whole.window().resize(kSize);
  whole.trigger("appearance_light");
  whole.find<QLineEdit>("sweep.first.values")->setText(QString::fromUtf8("every b \u00D7 r"));
  whole.find<QPushButton>("sweep.run")->click();
  ASSERT_TRUE(wait_until([&] {
    return !whole.session().sweeps().running() && whole.find<QLabel>("sweep.cost")->text().startsWith("482 rows");
  }));
  const QString folder = qEnvironmentVariable("LOOKALIKE_README");
  for (const std::size_t page : {0, 1, 2, 4, 5, 7}) {
    whole.show_page(page);
    if (page == 2) whole.find<QTableView>("pairs.table")->selectRow(kPair);
    if (page == 7) whole.window().pages().lesson()->player().go_to(kFormula, kThrown);
    settle();
    const QPixmap picture = whole.window().grab();
    EXPECT_EQ(picture.size(), kSize);
    const QString name = QString::fromLatin1(WholeWindow::kPages[page]) + QStringLiteral(".png");
    if (!folder.isEmpty()) {
      EXPECT_TRUE(picture.save(QDir(folder).filePath(name))) << name.toStdString();
    }
  }
}

}  // namespace
}  // namespace lookalike
