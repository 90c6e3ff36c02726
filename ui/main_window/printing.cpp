#include "ui/main_window/printing.h"

#include <QApplication>
#include <QTextStream>
#include <QTimer>

#include "core/exchange/output_check.h"
#include "core/system/new_file.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/models/text/place_text.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kPause = 200;  // ms
constexpr int kNoCorpus = 3, kNotWritten = 4;

Result<void> write_lesson(const LessonPage& page, const std::string& path) {
  NewFile file(path);
  file.write(lesson_pdf(page.player().copies(), page.corpus(), palette_of(Appearance::light), QApplication::font(), {})
                 .toStdString());
  return file.commit();
}

}  // namespace

Printing::Printing(Session& session, MainWindow& window, What what, const QString& path)
    : QObject(&window), session_(session), window_(window), what_(what), path_(path_of(path)) {
  if (what == What::lesson) window_.pages().setCurrentWidget(window_.pages().lesson());
  connect(&session_, &Session::failed, this, &Printing::give_up);
  go_on();
}

bool Printing::ready() const {
  const Surveyor& surveyor = session_.surveyor();
  if (session_.busy() || !session_.result() || surveyor.surveying()) return false;
  if (what_ == What::lesson) return window_.pages().lesson()->shows_corpus();
  const auto& summary = surveyor.summary();
  return (summary && summary->run == session_.result()) || surveyor.leaves_alone() || !surveyor.problem().empty();
}

void Printing::go_on() {
  if (!ready()) return QTimer::singleShot(kPause, this, &Printing::go_on);
  print();
}

void Printing::print() {
  const Result<void> checked = check_outputs(session_.paths(), {path_});
  if (!checked) return give_up(checked.error());
  const Result<void> written = what_ == What::lesson ? write_lesson(*window_.pages().lesson(), path_)
                                                     : write_slide(slide_of(session_, {}), path_);
  if (!written) {
    give_up(written.error());
    return QApplication::exit(kNotWritten);
  }
  window_.close();
  QApplication::quit();
}

/// Nobody is there to read the sentence in the window.
void Printing::give_up(const Error& error) {
  QTextStream(stderr) << "lookalike: " << QString::fromStdString(to_string(error)) << Qt::endl;
  QApplication::exit(kNoCorpus);
}

}  // namespace lookalike
