#include "ui/main_window/screenshots.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <QTableView>
#include <QTextStream>
#include <QTimer>

#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"

namespace lookalike {
namespace {

constexpr int kPause = 700;  // ms; what is drawn in the background has arrived then
constexpr QSize kSize(1440, 900);
constexpr int kNoPictures = 3;
constexpr int kFormula = 6, kThrown = 8;  // scene and step of the lesson

}  // namespace

Screenshots::Screenshots(Session& session, MainWindow& window, QString folder)
    : QObject(&window), session_(session), window_(window), folder_(std::move(folder)) {
  window_.resize(kSize);
  connect(&session_, &Session::failed, this, &Screenshots::give_up);
  plan();
  go_on();
}

void Screenshots::plan() {
  const auto measured = [this] {
    const auto& summary = session_.surveyor().summary();
    return !session_.busy() && summary && summary->run == session_.result();
  };
  const auto idle = [this] { return !session_.busy() && !session_.sweeps().running(); };
  const auto shot = [&](const auto& ready, const QString& name) {
    steps_.push_back({ready, [] {}});
    steps_.push_back({ready, [this, name] { save(name); }});
  };
  steps_.push_back({measured, [this] { show_page(1); }});
  shot(measured, QStringLiteral("s-curve"));
  steps_.push_back({idle, [this] { show_page(2); }});
  steps_.push_back({idle, [this] { press("sweep.run"); }});
  shot(idle, QStringLiteral("sweep"));
  steps_.push_back({idle, [this] {
                      show_page(3);
                      window_.findChild<QTableView*>(QStringLiteral("pairs.table"))->selectRow(450);
                    }});
  shot(idle, QStringLiteral("pairs"));
  steps_.push_back({idle, [this] { show_page(5); }});
  shot(idle, QStringLiteral("groups"));
  steps_.push_back({idle, [this] { show_page(6); }});
  shot(idle, QStringLiteral("corpus"));
  steps_.push_back({idle, [this] { show_page(8); }});
  steps_.push_back({idle, [this] { window_.pages().lesson()->player().go_to(kFormula, kThrown); }});
  shot(idle, QStringLiteral("lesson"));
}

void Screenshots::show_page(int page) {
  window_.findChild<QAction*>(QStringLiteral("page_%1").arg(page))->trigger();
}

void Screenshots::press(const char* button) {
  window_.findChild<QPushButton*>(QString::fromLatin1(button))->click();
}

void Screenshots::save(const QString& name) {
  const QString path = QDir(folder_).filePath(name + QStringLiteral(".png"));
  if (window_.grab().save(path)) return;
  QTextStream(stderr) << "lookalike: " << path << ": it could not be written." << Qt::endl;
  QApplication::exit(kNoPictures);
}

/// Nobody is there to read the sentence in the window.
void Screenshots::give_up(const Error& error) {
  if (session_.result()) return;
  QTextStream(stderr) << "lookalike: " << QString::fromStdString(to_string(error)) << Qt::endl;
  QApplication::exit(kNoPictures);
}

void Screenshots::go_on() {
  if (steps_.empty()) {
    window_.close();
    return QApplication::quit();
  }
  if (steps_.front().ready()) {
    const Step step = std::move(steps_.front());
    steps_.pop_front();
    step.act();
  }
  QTimer::singleShot(kPause, this, &Screenshots::go_on);
}

}  // namespace lookalike
