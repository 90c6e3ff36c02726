#pragma once

#include <QTemporaryDir>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "tests/ui/support/fresh_data.h"
#include "ui/main_window/main_window.h"
#include "ui/session/session.h"

class QDialog;

namespace lookalike {

/// The window with everything it can show: the built-in corpus, its measurements, and a sweep.
class WholeWindow {
 public:
  WholeWindow();
  ~WholeWindow();

  MainWindow& window() { return *window_; }
  Session& session() { return *session_; }

  static constexpr const char* kPages[] = {"s-curve", "sweep",  "pairs", "neighbours",
                                           "groups",  "corpus", "run",   "lesson"};
  static constexpr const char* kDialogs[] = {"suggest_banding", "open_with_options", "get_reuters",
                                             "get_reviews",     "memory_budget",     "shortcuts",
                                             "about",           "judging_mode",      "judge_name"};

  /// The program ends and starts again with its saved settings.
  void start_again();

  void show_page(std::size_t page);
  /// Opens a dialog by its action, and waits for its content.
  QDialog* open_dialog(const char* action);
  void close(QDialog* dialog);
  void trigger(const char* action);
  /// Uses the actions of the View menu.
  void set_font_scale(double scale);

  template <typename Widget>
  Widget* find(const char* name) {
    return window_->findChild<Widget*>(QString::fromLatin1(name));
  }

 private:
  void start();
  void run_sweep();
  void wait_for_worker();

  std::optional<FreshData> data_{std::in_place};
  QTemporaryDir folder_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<MainWindow> window_;
};

}  // namespace lookalike
