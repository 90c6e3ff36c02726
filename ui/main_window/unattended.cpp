#include "ui/main_window/unattended.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <QTableView>
#include <QTextStream>
#include <QTimer>

#include "core/exchange/output_check.h"
#include "core/system/new_file.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/text/place_text.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kPause = 700;  // ms; time for drawings made in the background
constexpr QSize kSize(1440, 900);
constexpr int kNoCorpus = 3, kNotWritten = 4;
constexpr int kFormula = 6, kThrown = 8;  // scene and step of the lesson

Result<void> write_lesson(const LessonPage& page, const std::string& path) {
  NewFile file(path);
  file.write(lesson_pdf(page.player().copies(), page.corpus(), palette_of(Appearance::light), QApplication::font(), {})
                 .toStdString());
  return file.commit();
}

Result<void> save(const QPixmap& picture, const QString& path) {
  if (picture.save(path)) return {};
  return failure(ErrorCode::unwritable, "The file cannot be written.", {path_of(path), {}, {}});
}

}  // namespace

Unattended::Unattended(Session& session, MainWindow& window) : QObject(&window), session_(session), window_(window) {
  window_.run_files().leave_nothing();
  connect(&session_, &Session::failed, this, [this](const Error& error) {
    if (!session_.result()) end(error, kNoCorpus);
  });
  QTimer::singleShot(kPause, this, &Unattended::go_on);
}

/// The result has been compared exactly, or will not be.
bool Unattended::measured() const {
  const Surveyor& surveyor = session_.surveyor();
  if (session_.busy() || !session_.result() || surveyor.surveying()) return false;
  const auto& summary = surveyor.summary();
  return (summary && summary->run == session_.result()) || surveyor.leaves_alone() || !surveyor.problem().empty();
}

void Unattended::add_file(std::function<bool()> ready, const QString& path,
                          const std::function<Result<void>(const std::string&)>& write) {
  steps_.push_back({std::move(ready), [this, file = path_of(path), write] {
                      const Result<void> checked = check_outputs(session_.paths(), {file});
                      return checked ? write(file) : checked;
                    }});
}

void Unattended::print_lesson(const QString& path) {
  const LessonPage* page = window_.pages().lesson();
  window_.pages().setCurrentWidget(window_.pages().lesson());
  add_file([this, page] { return measured() && page->shows_corpus(); }, path,
           [page](const std::string& file) { return write_lesson(*page, file); });
}

void Unattended::print_slide(const QString& path) {
  add_file([this] { return measured(); }, path,
           [this](const std::string& file) { return write_slide(slide_of(session_), file); });
}

void Unattended::take_pictures(const QString& folder) {
  window_.resize(kSize);
  const auto ready = [this] { return measured() && !session_.sweeps().running(); };
  const auto add = [&](const Act& act) { steps_.push_back({ready, act}); };
  const auto shot = [&](const char* name) {
    const QString path = QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png"));
    add([] { return Result<void>(); });
    add([this, path] { return save(window_.grab(), path); });
  };
  add([this] { return show_page(1); });
  shot("s-curve");
  add([this] { return show_page(2); });
  add([this] {
    window_.findChild<QPushButton*>(QStringLiteral("sweep.run"))->click();
    return Result<void>();
  });
  shot("sweep");
  add([this] {
    const Result<void> shown = show_page(3);
    window_.findChild<QTableView*>(QStringLiteral("pairs.table"))->selectRow(450);
    return shown;
  });
  shot("pairs");
  add([this] { return show_page(5); });
  shot("groups");
  add([this] { return show_page(6); });
  shot("corpus");
  add([this] { return show_page(8); });
  add([this] {
    window_.pages().lesson()->player().go_to(kFormula, kThrown);
    return Result<void>();
  });
  shot("lesson");
}

Result<void> Unattended::show_page(int page) {
  window_.findChild<QAction*>(QStringLiteral("page_%1").arg(page))->trigger();
  return {};
}

/// Nobody would read the sentence in the window.
void Unattended::end(const Error& error, int code) {
  QTextStream(stderr) << "lookalike: " << QString::fromStdString(to_string(error)) << Qt::endl;
  QApplication::exit(code);
}

void Unattended::go_on() {
  if (steps_.empty()) {
    window_.close();
    return QApplication::quit();
  }
  if (steps_.front().ready()) {
    const Step step = std::move(steps_.front());
    steps_.pop_front();
    if (const Result<void> done = step.act(); !done) return end(done.error(), kNotWritten);
  }
  QTimer::singleShot(kPause, this, &Unattended::go_on);
}

}  // namespace lookalike
