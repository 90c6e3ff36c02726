// A seeded monkey over all pages, actions and controls of the window: packaging/soak. Prints what it did, the events
// that held up the window, and resident memory; fails at a warning of Qt and if memory keeps growing.
//   lookalike-soak SECONDS SEED [CORPUS...]    the built-in corpus, in turn with the others; each action goes to stderr

#include <malloc.h>

#include <QAction>
#include <QDialog>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QNetworkProxy>
#include <QPointer>
#include <QRandomGenerator>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <map>
#include <vector>

#include "core/system/machine_memory.h"
#include "tests/ui/support/controls.h"
#include "tests/ui/support/event_loop_watch.h"
#include "ui/main_window/corpus_opener.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"

namespace lookalike {
namespace {

constexpr double kLongestEvent = 50;  // ms
constexpr double kMostGrowth = 0.25;  // of the memory, from the first third of the minutes to the last
constexpr int kMinute = 60'000, kLongestRest = 30'000;  // ms
const QLatin1String kOfOffscreenPlatform("This plugin does not support");

QString last_action;  // for the messages of Qt
int warnings = 0;

void take_message(QtMsgType type, const QMessageLogContext&, const QString& message) {
  if (type == QtDebugMsg || type == QtInfoMsg || message.startsWith(kOfOffscreenPlatform)) return;
  ++warnings;
  std::printf("warning after %s: %s\n", qPrintable(last_action), qPrintable(message));
}

/// Bytes of this process in memory, after unused ones are returned to the system.
double resident_bytes() {
  malloc_trim(0);
  std::ifstream pages("/proc/self/statm");
  double all = 0, resident = 0;
  pages >> all >> resident;
  return resident * 4096;
}

class Monkey {
 public:
  Monkey(int seconds, quint32 seed, QStringList corpora)
      : random_(seed), end_(seconds * qint64{1'000}), corpora_(std::move(corpora)) {
    window_.findChild<QAction*>(QStringLiteral("quit"))->setEnabled(false);
    window_.resize(1280, 800);
    window_.show();
    window_.activateWindow();
    clock_.start();
    rest();
  }

  /// Prints what happened; true if nothing of it is wrong.
  bool report() const {
    for (const auto& [kind, count] : counts_) std::printf("%-8s %6d\n", kind.c_str(), count);
    std::printf("events over %.0f ms of processor time, and %d more by the clock alone:\n", kLongestEvent,
                slow_by_clock_);
    for (const auto& [what, cost] : stalls_)
      std::printf("%4d, at most %5.0f ms: %s\n", cost.first, cost.second, qPrintable(what));
    if (grows()) std::printf("memory keeps growing\n");
    return warnings == 0 && !grows();
  }

 private:
  int below(std::size_t limit) { return static_cast<int>(random_.bounded(static_cast<quint32>(limit))); }
  template <typename List>
  auto any(const List& list) {
    return list[static_cast<unsigned>(below(std::size(list)))];
  }

  /// A menu or a modal dialog may run a loop of its own, in which the monkey goes on: each step starts the next one.
  void step() {
    take_stall();
    if (clock_.elapsed() >= end_) return QCoreApplication::exit();  // quitting asks about unsaved work
    if (clock_.elapsed() >= static_cast<qint64>(memory_.size()) * kMinute) return rest();
    QTimer::singleShot(5 << below(7), &window_, [this] { step(); });
    for (QDialog* dialog : dialogs())  // what is typed into one of files could overwrite or remove some
      if (qobject_cast<QFileDialog*>(dialog)) dialog->reject();
    using Act = void (Monkey::*)();
    static constexpr std::pair<const char*, Act> kKinds[] = {
        {"action", &Monkey::trigger}, {"page", &Monkey::turn_page}, {"key", &Monkey::press_key},
        {"key", &Monkey::press_key},  {"click", &Monkey::click},    {"click", &Monkey::click},
        {"click", &Monkey::click},    {"drag", &Monkey::drag},      {"wheel", &Monkey::turn_wheel},
        {"close", &Monkey::close_one}};
    const auto& [kind, act] = any(kKinds);
    ++counts_[kind];
    (this->*act)();
  }

  void note(const QString& action) {
    last_action = action;
    std::fprintf(stderr, "%lld %s\n", static_cast<long long>(clock_.elapsed()), qPrintable(action));
  }

  void take_stall() {
    const Stall worst = WatchedApplication::instance().worst();
    WatchedApplication::instance().forget_stalls();
    slow_by_clock_ += worst.cpu_ms <= kLongestEvent && worst.wall_ms > kLongestEvent;
    if (worst.cpu_ms <= kLongestEvent) return;
    std::fprintf(stderr, "%.0f ms in %s\n", worst.cpu_ms, qPrintable(worst.event));
    auto& [count, longest] = stalls_[QStringLiteral("%1, after %2").arg(worst.event, last_action)];
    ++count;
    longest = std::max(longest, worst.cpu_ms);
  }

  /// The same state each minute, so that its memory can be compared.
  void rest() {
    note(QStringLiteral("rest"));
    while (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    for (QDialog* dialog : dialogs()) dialog->close();
    session_.cancel();
    session_.sweeps().cancel();
    session_.edit({}, QStringLiteral("Soak"));
    window_.opener().open({QStringLiteral("builtin")});
    wait_for_rest(clock_.elapsed() + kLongestRest);
  }

  void wait_for_rest(qint64 until) {
    if ((session_.busy() || session_.surveyor().surveying()) && clock_.elapsed() < until)
      return QTimer::singleShot(100, &window_, [this, until] { wait_for_rest(until); });
    take_stall();
    memory_.push_back(resident_bytes());
    std::printf("minute %zu: %.0f MB\n", memory_.size() - 1, memory_.back() / 1e6);
    QTimer::singleShot(0, &window_, [this] { begin_minute(); });
  }

  void begin_minute() {
    WatchedApplication::instance().forget_stalls();  // of the measurement
    note(QStringLiteral("open"));
    window_.opener().open({corpora_[static_cast<qsizetype>(memory_.size()) % corpora_.size()]});
    QTimer::singleShot(kLongestRest / 10, &window_, [this] { step(); });
  }

  bool grows() const {
    const auto third = static_cast<std::ptrdiff_t>(memory_.size() / 3);
    return third > 1 &&  // the first minute begins before most pages were shown
           *std::min_element(memory_.end() - third, memory_.end()) >
               (1 + kMostGrowth) * *std::max_element(memory_.begin(), memory_.begin() + third);
  }

  static std::vector<QDialog*> dialogs() {
    std::vector<QDialog*> found;
    for (QWidget* widget : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible()) found.push_back(dialog);
    return found;
  }

  /// The window that takes input: a popup before a modal dialog before any other.
  QWidget* top() {
    if (QWidget* popup = QApplication::activePopupWidget()) return popup;
    if (QWidget* modal = QApplication::activeModalWidget()) return modal;
    const auto open = dialogs();
    return open.empty() || below(2) == 0 ? static_cast<QWidget*>(&window_) : any(open);
  }

  struct Place {
    QPointer<QWindow> window;
    QPointF at;
  };

  /// A visible point of any widget.
  Place any_place(const char* what) {
    QWidget* window = top();
    std::vector<QWidget*> visible{window};
    for (QWidget* widget : window->findChildren<QWidget*>())
      if (widget->isVisible() && widget->window() == window && !widget->visibleRegion().isEmpty())
        visible.push_back(widget);
    QWidget* widget = any(visible);
    const QRect room = widget->visibleRegion().boundingRect();
    const QPoint at = room.topLeft() + QPoint(below(static_cast<unsigned>(room.width()) + 1),
                                              below(static_cast<unsigned>(room.height()) + 1));
    note(QStringLiteral("%1 %2 in %3")
             .arg(QLatin1String(what), QString::fromStdString(name_of(widget)), window->objectName()));
    return {window->windowHandle(), widget->mapTo(window, at)};
  }

  void send_mouse(const Place& place, QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers keys = {}) {
    if (!place.window) return;
    const auto held = type == QEvent::MouseButtonRelease ? Qt::NoButton : button;
    const auto changed = type == QEvent::MouseMove ? Qt::NoButton : button;
    qt_handleMouseEvent(place.window, place.at, place.window->mapToGlobal(place.at), held, changed, type, keys,
                        static_cast<int>(clock_.elapsed()));
  }

  Qt::KeyboardModifiers some_modifiers() {
    return below(2) ? Qt::NoModifier : any(std::array{Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier});
  }

  void click() {
    const Place place = any_place("click");
    const auto button = below(6) ? Qt::LeftButton : Qt::RightButton;
    const auto keys = below(4) ? Qt::NoModifier : some_modifiers();
    send_mouse(place, QEvent::MouseMove, Qt::NoButton);
    send_mouse(place, QEvent::MouseButtonPress, button, keys);
    send_mouse(place, QEvent::MouseButtonRelease, button, keys);
  }

  void drag() {
    const Place from = any_place("drag"), to = {from.window, from.at + QPointF(below(400) - 200, below(400) - 200)};
    send_mouse(from, QEvent::MouseButtonPress, Qt::LeftButton);
    send_mouse({from.window, (from.at + to.at) / 2}, QEvent::MouseMove, Qt::LeftButton);
    send_mouse(to, QEvent::MouseMove, Qt::LeftButton);
    send_mouse(to, QEvent::MouseButtonRelease, Qt::LeftButton);
  }

  void turn_wheel() {
    const Place place = any_place("wheel");
    if (!place.window) return;
    QWheelEvent event(place.at, place.window->mapToGlobal(place.at), {}, {0, below(2) ? 120 : -120}, Qt::NoButton,
                      below(4) ? Qt::NoModifier : some_modifiers(), Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(place.window, &event);
  }

  void press_key() {
    const QPointer<QWindow> window = QGuiApplication::focusWindow();
    if (!window) return window_.activateWindow();
    constexpr std::pair<int, int> kRanges[] = {
        {Qt::Key_Space, Qt::Key_Z}, {Qt::Key_Escape, Qt::Key_PageDown}, {Qt::Key_F1, Qt::Key_F12}};
    const auto [first, last] = any(kRanges);
    const int key = first + below(static_cast<unsigned>(last - first) + 1);
    const Qt::KeyboardModifiers modifiers = some_modifiers();
    const bool is_text = key <= Qt::Key_Z && !modifiers.testFlag(Qt::ControlModifier);
    const QWidget* focus = QApplication::focusWidget();
    const QString where = focus ? QString::fromStdString(name_of(focus)) : QString();
    note(QStringLiteral("key %1 in %2").arg(QKeySequence(key | modifiers).toString(), where));
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
      if (window) qt_handleKeyEvent(window, type, key, modifiers, is_text ? QString(QChar(key)).toLower() : QString());
  }

  void trigger() {
    if (QApplication::activePopupWidget()) return close_one();
    const QWidget* modal = QApplication::activeModalWidget();
    std::vector<QAction*> enabled;
    for (QAction* action : actions(modal ? modal : &window_))
      if (action->isEnabled() && action->isVisible()) enabled.push_back(action);
    if (enabled.empty()) return close_one();
    QAction* action = any(enabled);
    note(QStringLiteral("action %1").arg(action->objectName()));
    action->trigger();
  }

  void turn_page() {
    if (top() != &window_) return close_one();
    note(QStringLiteral("page_%1").arg(1 + below(8)));
    window_.findChild<QAction*>(last_action)->trigger();
  }

  void close_one() {
    QWidget* popup = QApplication::activePopupWidget();
    const auto open = dialogs();
    if (!popup && open.empty()) return;
    QWidget* closed = popup ? popup : any(open);
    note(QStringLiteral("close %1").arg(closed->objectName()));
    closed->close();
  }

  QRandomGenerator random_;
  qint64 end_;  // ms
  QStringList corpora_;
  Session session_;
  MainWindow window_{session_};
  QElapsedTimer clock_;
  std::map<std::string, int> counts_;                 // by kind
  std::map<QString, std::pair<int, double>> stalls_;  // how often, and the most milliseconds
  int slow_by_clock_ = 0;
  std::vector<double> memory_;  // bytes, each minute
};

}  // namespace
}  // namespace lookalike

int main(int count, char** values) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // nothing is lost in a crash
  lookalike::WatchedApplication application(count, values);
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() < 3) return 2;
  const QTemporaryDir home;
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, home.path());
  qputenv("XDG_DATA_HOME", home.path().toUtf8());
  QNetworkProxy::setApplicationProxy(
      {QNetworkProxy::HttpProxy, QStringLiteral("127.0.0.1"), 9});  // nothing is downloaded
  qInstallMessageHandler(lookalike::take_message);
  lookalike::refuse_memory_beyond_machine();
  lookalike::Monkey monkey(arguments[1].toInt(), arguments[2].toUInt(),
                           QStringList{QStringLiteral("builtin")} + arguments.mid(3));
  QApplication::exec();
  return monkey.report() ? 0 : 1;
}
