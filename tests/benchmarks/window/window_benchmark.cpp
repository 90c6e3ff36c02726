// How long after a parameter was moved by its control all that depends on it is shown: S-curve, counts and pairs.
//   lookalike-window-benchmark [CORPUS...]     without any: the built-in corpus

#include <QAbstractItemModel>
#include <QApplication>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/models/pairs_model.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr int kMoves = 200;

/// One control and the two values it goes to and fro between.
struct Move {
  const char* control;
  double values[2];
};

constexpr Move kControls[] = {
    {"verify.threshold", {0.7, 0.8}}, {"lsh.bands", {18, 20}}, {"lsh.rows", {4, 5}}, {"shingles.k", {4, 5}}};

class WindowBenchmark {
 public:
  WindowBenchmark() : pairs_(static_cast<PairsModel&>(*window_.findChild<QTableView*>("pairs.table")->model())) {
    window_.show();
  }

  bool open(const QStringList& paths) {
    Recipe recipe;
    recipe.shingles.k = 5;
    session_.start_with(recipe);
    window_.opener().open(paths);
    return wait([this] { return session_.result() && session_.surveyor().findings(); });
  }

  void run() {
    std::printf("%-20s %10s %10s %10s   of %d moves\n", "control, ms", "median", "95 %", "worst", kMoves);
    for (const Move& move : kControls) measure(move);
  }

 private:
  void measure(const Move& move) {
    auto* control = window_.findChild<QWidget*>(QString::fromLatin1(move.control));
    auto* field = qobject_cast<QDoubleSpinBox*>(control);
    if (!field) field = control->findChild<QDoubleSpinBox*>();
    std::vector<double> times;
    for (int i = 0; i < kMoves; ++i) times.push_back(time_of(*field, move.values[i % 2]));
    std::ranges::sort(times);
    std::printf("%-20s %10.1f %10.1f %10.1f\n", move.control, times[kMoves / 2], times[kMoves * 95 / 100],
                times.back());
  }

  // From the change of the field to the event loop that has nothing left to paint of it.
  double time_of(QDoubleSpinBox& field, double value) {
    QElapsedTimer clock;
    clock.start();
    field.setValue(value);
    wait([this] { return is_shown(); });
    QApplication::processEvents();
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
  }

  bool is_shown() const {
    return !session_.busy() && session_.result()->recipe == session_.recipe() && pairs_.rows() &&
           pairs_.rows()->run == session_.result();
  }

  template <typename Done>
  bool wait(const Done& done) {
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < 600'000) QApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    return done();
  }

  Session session_;
  MainWindow window_{session_};
  PairsModel& pairs_;
};

int run(const QStringList& paths) {
  WindowBenchmark benchmark;
  if (!benchmark.open(paths)) return 1;
  benchmark.run();
  return 0;
}

}  // namespace
}  // namespace lookalike

int main(int count, char** values) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(count, values);
  const QTemporaryDir home;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  QStringList paths = QApplication::arguments().mid(1);
  if (paths.isEmpty()) paths << QStringLiteral("builtin");
  return lookalike::run(paths);
}
