#include "ui/main_window/lesson_printing.h"

#include <QApplication>
#include <QSaveFile>
#include <QTextStream>
#include <QTimer>

#include "core/exchange/output_check.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"
#include "ui/views/lesson/lesson_export.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/pages.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kPause = 200;  // ms
constexpr int kNoCorpus = 3, kNotWritten = 4;

}  // namespace

LessonPrinting::LessonPrinting(Session& session, MainWindow& window, QString path)
    : QObject(&window), session_(session), window_(window), path_(std::move(path)) {
  window_.pages().setCurrentWidget(window_.pages().lesson());
  connect(&session_, &Session::failed, this, &LessonPrinting::give_up);
  go_on();
}

bool LessonPrinting::ready() const {
  return !session_.busy() && session_.result() && !session_.surveyor().surveying() &&
         window_.pages().lesson()->shows_corpus();
}

void LessonPrinting::go_on() {
  if (!ready()) return QTimer::singleShot(kPause, this, &LessonPrinting::go_on);
  print();
}

void LessonPrinting::print() {
  const LessonPage& page = *window_.pages().lesson();
  const QByteArray pages =
      lesson_pdf(page.player().copies(), page.corpus(), palette_of(Appearance::light), QApplication::font(), {});
  const Result<void> checked = check_outputs(session_.paths(), {path_.toStdString()});
  if (!checked) return give_up(checked.error());
  QSaveFile file(path_);
  if (!file.open(QIODevice::WriteOnly) || file.write(pages) != pages.size() || !file.commit()) {
    QTextStream(stderr) << "lookalike: " << path_ << " could not be written: " << file.errorString() << Qt::endl;
    return QApplication::exit(kNotWritten);
  }
  window_.close();
  QApplication::quit();
}

/// Nobody is there to read the sentence in the window.
void LessonPrinting::give_up(const Error& error) {
  QTextStream(stderr) << "lookalike: " << QString::fromStdString(to_string(error)) << Qt::endl;
  QApplication::exit(kNoCorpus);
}

}  // namespace lookalike
