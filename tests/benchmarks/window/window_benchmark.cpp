// Time from moving a parameter with its control until everything that depends on it is shown: S-curve, counts, pairs.
//   lookalike-window-benchmark [CORPUS...]           without any: the built-in corpus
//   lookalike-window-benchmark --only CONTROL [CORPUS...]   only one control, for instance lsh.bands
//   lookalike-window-benchmark --lists [CORPUS...]   instead, how long pairs and groups take to list, sort and filter
//   lookalike-window-benchmark --texts               instead, how long it takes to show two texts of 1 MB side by side
//   lookalike-window-benchmark --lesson              instead, how long the frames of the lesson's motions take
//   lookalike-window-benchmark --stalls [CORPUS...]  instead, the longest that the event loop waited for one event

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "tests/benchmarks/window/lesson_benchmark.h"
#include "tests/benchmarks/window/texts_benchmark.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/exports/exports.h"
#include "ui/main_window/main_window.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/session/session.h"
#include "ui/views/groups/groups_page.h"

namespace lookalike {
namespace {

constexpr int kMoves = 200;

/// One control and the two values between which it moves back and forth.
struct Move {
  const char* control;
  double values[2];
};

constexpr Move kControls[] = {
    {"verify.threshold", {0.7, 0.8}}, {"lsh.bands", {18, 20}}, {"lsh.rows", {4, 5}}, {"shingles.k", {4, 5}}};

class WindowBenchmark {
 public:
  WindowBenchmark() : pairs_(static_cast<PairsModel&>(*window_.findChild<QTableView*>("pairs.table")->model())) {
    window_.resize(1280, 800);
    window_.show();
  }

  bool open(const QStringList& paths) {
    Recipe recipe;
    recipe.shingles.k = 5;
    session_.start_with(recipe);
    window_.opener().open(paths);
    return wait([this] { return session_.result() && is_surveyed(); });
  }

  void measure_stalls(const QStringList& paths) {
    std::printf("%-28s %10s %10s   event\n", "longest event, ms", "processor", "wall");
    stall("load, run and survey", [&] { open(paths); });
    for (const Move& move : kControls)
      stall(move.control, [&] {
        time_of(*field_of(move), move.values[0]);
        time_of(*field_of(move), move.values[1]);
      });
    stall("sweep", [this] { sweep(); });
    stall("false candidates", [this] {
      session_.look_at({PairKind::false_candidates});
      wait([this] { return pairs_.rows() && pairs_.rows()->choice == session_.pair_choice(); });
    });
    stall("export", [this] { export_pairs(); });
    stall("close during a run", [this] {
      field_of(kControls[3])->setValue(6);
      window_.close();
      QApplication::processEvents();
    });
  }

  /// The page is shown, as for a user who waits for its list.
  void measure_lists() {
    window_.findChild<QAction*>(QStringLiteral("page_3"))->trigger();
    show_identical();
    session_.look_at({PairKind::missed});
    wait([this] { return !pairs_.rows() || pairs_.rows()->choice.kind == PairKind::missed; });
    std::printf("%-28s %10s %10s %12s\n", "list, ms", "until shown", "worst", "rows");
    list(
        "first rows", [this] { session_.look_at({}); }, [this] { return is_listed({}, {}); });
    for (const auto& [name, column] : {std::pair("sort by estimate", PairColumn::estimate),
                                       {"by length", PairColumn::length_a},
                                       {"by name", PairColumn::title_b},
                                       {"by similarity", PairColumn::jaccard}})
      list(
          name, [this, column] { table().sortByColumn(static_cast<int>(column), Qt::AscendingOrder); },
          [this, column] { return pairs_.rows()->column == column; });
    for (const char* filter : {"j<0.8", "bands<3 words>10", "good", "group:1", ""})
      list(
          filter, [this, filter] { filter_line().setText(QLatin1String(filter)); },
          [this, filter] { return is_listed({}, filter); });
    for (const char* name : {"pairs.one_a_group", "pairs.sample", "pairs.hide_identical"}) {
      const auto before = pairs_.rows();
      list(
          name, [this, name] { window_.findChild<QAbstractButton*>(QLatin1String(name))->click(); },
          [this, before] { return pairs_.rows() != before; });
    }
    measure_groups();
  }

  void run(const QString& only) {
    std::printf("%-20s %10s %10s %10s   of %d moves\n", "control, ms", "median", "95 %", "worst", kMoves);
    for (const Move& move : kControls)
      if (only.isEmpty() || only == QLatin1String(move.control)) measure(move);
  }

 private:
  /// The rows of groups replace the pairs.
  void measure_groups() {
    const auto& page = *window_.findChild<GroupsPage*>();
    const auto groups = [&] { return page.rows() ? page.rows()->groups.size() : 0; };
    const auto click = [this](const char* name) { window_.findChild<QAbstractButton*>(QLatin1String(name))->click(); };
    list(
        "groups", [this] { window_.findChild<QAction*>(QStringLiteral("page_5"))->trigger(); },
        [&] { return groups() > 0; }, groups);
    list(
        "unfold groups", [&] { click("groups.unfold"); }, [] { return true; }, groups);
    list(
        "break links below 0.9",
        [this] { window_.findChild<QDoubleSpinBox*>(QStringLiteral("groups.break"))->setValue(0.9); },
        [&] { return page.rows()->choice.least == 0.9; }, groups);
    list(
        "the longest stays",
        [this] { window_.findChild<QComboBox*>(QStringLiteral("groups.rule"))->setCurrentIndex(1); },
        [&] { return page.rows()->choice.rule == KeeperRule::longest; }, groups);
  }

  QTableView& table() { return *window_.findChild<QTableView*>(QStringLiteral("pairs.table")); }
  QLineEdit& filter_line() { return *window_.findChild<QLineEdit*>(QStringLiteral("pairs.filter")); }
  bool is_listed(const PairChoice& choice, const std::string& filter) const {
    return pairs_.rows() && pairs_.rows()->choice == choice && pairs_.rows()->listing.filter.text() == filter;
  }
  void show_identical() {
    window_.findChild<QAbstractButton*>(QStringLiteral("pairs.hide_identical"))->click();
    wait([this] { return pairs_.rows() && pairs_.rows()->listing.identical == IdenticalPairs::with; });
  }

  /// Filters wait for 200 ms while the user types; the figures include that.
  template <typename Act, typename Done>
  void list(const char* what, const Act& act, const Done& done) {
    list(what, act, done, [this] { return pairs_.rows()->order.size(); });
  }

  template <typename Act, typename Done, typename Rows>
  void list(const char* what, const Act& act, const Done& done, const Rows& rows) {
    WatchedApplication::instance().forget_stalls();
    QElapsedTimer clock;
    clock.start();
    act();
    wait(done);
    QApplication::processEvents();
    std::printf("%-28s %10.1f %10.1f %12zu\n", what, static_cast<double>(clock.nsecsElapsed()) / 1e6,
                WatchedApplication::instance().worst().wall_ms, static_cast<std::size_t>(rows()));
    std::fflush(stdout);
  }

  bool is_surveyed() { return session_.surveyor().summary() || !session_.surveyor().problem().empty(); }

  template <typename Work>
  void stall(const char* what, const Work& work) {
    WatchedApplication::instance().forget_stalls();
    work();
    const Stall& worst = WatchedApplication::instance().worst();
    std::printf("%-28s %10.1f %10.1f   %s\n", what, worst.cpu_ms, worst.wall_ms, qPrintable(worst.event));
    std::fflush(stdout);
  }

  /// Every b x r of the recipe's n, the page's initial sweep.
  void sweep() {
    window_.findChild<QAction*>(QStringLiteral("page_2"))->trigger();
    auto* run = window_.findChild<QAbstractButton*>(QStringLiteral("sweep.run"));
    wait([this] { return is_surveyed() && !session_.surveyor().surveying(); });
    QElapsedTimer reading;  // the page, until its cost is counted
    reading.start();
    wait([&] { return reading.hasExpired(5'000); });
    std::vector<std::pair<double, double>> left_after;
    const auto connection =
        QObject::connect(&session_.sweeps(), &SweepRunner::progress,
                         [&](double, double elapsed, double left) { left_after.emplace_back(elapsed, left); });
    run->click();
    wait([this] { return !session_.sweeps().running(); });
    QObject::disconnect(connection);
    const double end = left_after.empty() ? 0 : left_after.back().first;
    double worst = 1;
    for (const auto& [elapsed, left] : left_after)
      if (elapsed >= 0.1 * end && end - elapsed >= 1)
        worst = std::max({worst, left / (end - elapsed), (end - elapsed) / left});
    std::printf("%-28s %10.2f   factor at most, from a tenth on to the last second of %.1f s; %zu settings\n",
                "time left of the sweep", worst, end, session_.sweeps().table().rows.size());
  }

  void export_pairs() {
    const QTemporaryDir folder;
    auto* job = make_pairs_export(session_, &window_);
    bool ended = false;
    QObject::connect(job, &FileExport::done, &window_, [&] { ended = true; });
    QObject::connect(job, &FileExport::failed, &window_, [&] { ended = true; });
    job->write(folder.filePath(QStringLiteral("pairs.csv")));
    wait([&] { return ended; });
  }

  QDoubleSpinBox* field_of(const Move& move) {
    auto* control = window_.findChild<QWidget*>(QString::fromLatin1(move.control));
    auto* field = qobject_cast<QDoubleSpinBox*>(control);
    return field ? field : control->findChild<QDoubleSpinBox*>();
  }

  void measure(const Move& move) {
    std::vector<double> times;
    for (int i = 0; i < kMoves; ++i) times.push_back(time_of(*field_of(move), move.values[i % 2]));
    std::ranges::sort(times);
    std::printf("%-20s %10.1f %10.1f %10.1f\n", move.control, times[kMoves / 2], times[kMoves * 95 / 100],
                times.back());
  }

  // From the change of the field until the event loop has nothing left to paint.
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

int run(QStringList paths) {
  if (paths.contains(QStringLiteral("--texts"))) {
    measure_texts();
    return 0;
  }
  if (paths.contains(QStringLiteral("--lesson"))) {
    measure_motions();
    return 0;
  }
  WindowBenchmark benchmark;
  const bool lists = paths.removeAll(QStringLiteral("--lists")) > 0;
  const bool stalls = paths.removeAll(QStringLiteral("--stalls")) > 0;
  QString only;
  if (const auto at = paths.indexOf(QStringLiteral("--only")); at >= 0 && at + 1 < paths.size()) {
    only = paths.takeAt(at + 1);
    paths.removeAt(at);
  }
  if (paths.isEmpty()) paths << QStringLiteral("builtin");
  if (stalls) {
    benchmark.measure_stalls(paths);
    return 0;
  }
  if (!benchmark.open(paths)) return 1;
  if (lists) {
    benchmark.measure_lists();
    return 0;
  }
  benchmark.run(only);
  return 0;
}

}  // namespace
}  // namespace lookalike

int main(int count, char** values) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  lookalike::WatchedApplication application(count, values);
  const QTemporaryDir home;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  return lookalike::run(QApplication::arguments().mid(1));
}
