#include "ui/main_window/unattended.h"

#include <QApplication>
#include <QTextStream>
#include <QTimer>

#include "core/exchange/output_check.h"
#include "core/exchange/result_tables.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/run_files/run_files.h"
#include "ui/models/text/display_text.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kPause = 700;  // ms; time for drawings made in the background
constexpr int kNoCorpus = 3, kNotWritten = 4;

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

void Unattended::print_lesson(const QString& path) {
  const LessonPage* page = window_.pages().lesson();
  window_.pages().setCurrentWidget(window_.pages().lesson());
  jobs_.push_back({[this, page] { return measured() && page->shows_corpus(); }, path_of(path),
                   [page](const std::string& file) {
                     const auto pdf = lesson_pdf(page->player().copies(), page->corpus(), palette_of(Appearance::light),
                                                 QApplication::font(), {});
                     return write_text(pdf.toStdString(), file);
                   }});
}

void Unattended::print_slide(const QString& path) {
  jobs_.push_back({[this] { return measured(); }, path_of(path),
                   [this](const std::string& file) {
                     return slide_of(session_).and_then(
                         [&file](const PlotPicture& slide) { return write_slide(slide, file); });
                   }});
}

/// Nobody would read the sentence in the window.
void Unattended::end(const Error& error, int code) {
  QTextStream(stderr) << "lookalike: " << QString::fromStdString(to_string(error)) << Qt::endl;
  QApplication::exit(code);
}

void Unattended::go_on() {
  if (jobs_.empty()) {
    window_.close();
    return QApplication::quit();
  }
  if (jobs_.front().ready()) {
    const Job job = std::move(jobs_.front());
    jobs_.pop_front();
    Result<void> done = check_outputs(session_.paths(), {job.path});
    if (done) done = job.write(job.path);
    if (!done) return end(done.error(), kNotWritten);
  }
  QTimer::singleShot(kPause, this, &Unattended::go_on);
}

}  // namespace lookalike
