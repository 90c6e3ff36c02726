#include "ui/widgets/controls/file_dialogs.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QTemporaryDir>
#include <QWidget>
#include <thread>

namespace lookalike {
namespace {

TEST(AskAndSave, makes_the_content_in_another_thread) {
  const QTemporaryDir folder;
  QWidget window;
  window.show();
  std::thread::id maker;
  ask_and_save(&window, "Save", "picture.png", [&maker] {
    maker = std::this_thread::get_id();
    return QByteArray("content");
  });
  auto* dialog = window.findChild<QFileDialog*>("save_dialog");
  ASSERT_NE(dialog, nullptr);
  const QString path = QDir(folder.path()).filePath("picture.png");
  emit dialog->fileSelected(path);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), "content");
  EXPECT_NE(maker, std::this_thread::get_id());
}

TEST(AskWhereToSave, proposes_only_folders_that_can_be_written) {
  const QTemporaryDir folder;
  QWidget window;
  window.show();
  for (const auto& [place, is_proposed] : {std::pair(folder.path(), true), {QStringLiteral("/nowhere"), false}}) {
    QFileDialog* dialog = ask_where_to_save(&window, "Save", place + "/slide.png", "PNG (*.png)", {});
    const QString proposed = dialog->selectedFiles().value(0);
    EXPECT_EQ(proposed == place + "/slide.png", is_proposed) << qPrintable(proposed);
    EXPECT_TRUE(proposed.endsWith("/slide.png"));
    delete dialog;
  }
}

TEST(AskWhereToSave, adds_the_ending_of_the_chosen_filter) {
  QWidget window;
  window.show();
  QFileDialog* dialog = ask_where_to_save(&window, "Save", "report.html", "Web pages (*.html);;PDF (*.pdf)", {});
  EXPECT_EQ(dialog->defaultSuffix(), "html");
  emit dialog->filterSelected("PDF (*.pdf)");
  EXPECT_EQ(dialog->defaultSuffix(), "pdf");
  emit dialog->filterSelected("Web pages (*.html)");
  EXPECT_EQ(dialog->defaultSuffix(), "html");
}

}  // namespace
}  // namespace lookalike
