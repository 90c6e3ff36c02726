#include "tests/ui/support/whole_window.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include "tests/ui/support/event_loop_watch.h"
#include "tests/ui/support/settle.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/views/sweep/sweep_page.h"

namespace lookalike {
namespace {

QDialog* visible_dialog() {
  for (QWidget* widget : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) return dialog;
  return nullptr;
}

QString write_reviews(const QTemporaryDir& folder) {
  QFile file(folder.filePath(QStringLiteral("reviews.csv")));
  file.open(QIODevice::WriteOnly);
  file.write("Id,Title,review/summary,review/text\n");
  for (int i = 0; i < 30; ++i) {
    const QByteArray number = QByteArray::number(i);
    file.write(number + ",A book called " + number + ",Good," +
               QByteArray("It is a long and fine story. ").repeated(9) + number + "\n");
  }
  return file.fileName();
}

}  // namespace

WholeWindow::WholeWindow() {
  start();
}

void WholeWindow::start_again() {
  window_->close();
  window_.reset();
  session_.reset();
  data_.emplace();
  start();
}

void WholeWindow::start() {
  session_ = std::make_unique<Session>();
  window_ = std::make_unique<MainWindow>(*session_);
  window_->findChild<SweepPage*>()->set_patience(0);  // only the sweep below, however fast this machine is
  window_->show();
  window_->activateWindow();
  EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  window_->opener().open({QStringLiteral("builtin")});
  EXPECT_TRUE(wait_until([this] {
    const auto& summary = session_->surveyor().summary();
    return !session_->busy() && summary && summary->run == session_->result();
  }));
  run_sweep();
}

WholeWindow::~WholeWindow() = default;

void WholeWindow::run_sweep() {
  find<QLineEdit>("sweep.first.values")->setText(QStringLiteral("divisors"));
  find<QPushButton>("sweep.run")->click();
  EXPECT_TRUE(wait_until([this] { return !session_->sweeps().running(); }));
  EXPECT_FALSE(session_->sweeps().table().rows.empty());
  const QString rows = QString::number(session_->sweeps().table().rows.size());
  EXPECT_TRUE(wait_until([&] { return find<QLabel>("sweep.cost")->text().contains(rows); }));
  settle();
}

void WholeWindow::trigger(const char* action) {
  find<QAction>(action)->trigger();
}

void WholeWindow::show_page(std::size_t page) {
  window_->activateWindow();
  EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get()));
  trigger(QByteArray("page_" + QByteArray::number(static_cast<int>(page) + 1)).constData());
  wait_for_worker();
  settle();
}

/// Some pages request what they show when they become visible.
void WholeWindow::wait_for_worker() {
  bool done = false;
  Worker& worker = session_->worker();
  worker.post({}, [&] { worker.deliver([&] { done = true; }); });
  EXPECT_TRUE(wait_until([&] { return done; }));
}

QDialog* WholeWindow::open_dialog(const char* action) {
  trigger(action);
  EXPECT_TRUE(wait_until([] { return visible_dialog() != nullptr; })) << action;
  QDialog* dialog = visible_dialog();
  if (auto* path = dialog->findChild<QLineEdit*>(QStringLiteral("open.path"))) path->setText(write_reviews(folder_));
  const auto* adopt = dialog->findChild<QPushButton*>(QStringLiteral("suggest.adopt"));
  const auto* open = dialog->findChild<QPushButton*>(QStringLiteral("open.open"));
  EXPECT_TRUE(wait_until([&] { return (!adopt || adopt->isEnabled()) && (!open || open->isEnabled()); })) << action;
  settle();
  return dialog;
}

void WholeWindow::close(QDialog* dialog) {
  dialog->close();
  EXPECT_TRUE(wait_until([] { return visible_dialog() == nullptr; }));
  settle();
}

void WholeWindow::set_font_scale(double scale) {
  trigger("font_normal");
  for (double now = 1; now < scale; now += 0.125) trigger("font_larger");
  settle();
}

}  // namespace lookalike
