#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/advice.h"
#include "ui/session/worker.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace lookalike {

class AlternativeTable;
class GoalsBox;
class Session;
class SettingTabs;

/// Suggests settings that reach a goal: bands and rows, and the signature length if it may change, based on the
/// similarities of this corpus's pairs. Shows what they and the neighbouring settings are expected to find, miss and
/// cost. Changes nothing until the user adopts a setting.
class SuggestDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit SuggestDialog(Session& session, QWidget* parent = nullptr);

  /// Shows the dialog at its last position. The first time, shows it beside the window or, if the screen has no room,
  /// at the right edge of the screen area, so that the plot stays visible on its left.
  void open_at_right_of(const QRect& area);

 signals:
  /// The recipe with the selected setting; nullopt if none exists.
  void previewed(const std::optional<lookalike::Recipe>& recipe);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  struct Question {
    std::vector<BandingGoal> goals;  // they differ only in the recall; empty: the text is not a list of goals
    std::shared_ptr<const RunResult> run;
    std::shared_ptr<const Survey> survey;
    std::string problem;  // why there is no survey
  };
  BandingBy by() const;
  void share_goal();
  void describe_controls();
  void describe_rules();
  void lay_out();
  QDialogButtonBox* make_buttons();
  void ask();
  void ask_again();
  bool keeps_answer();
  void show_limits_of_choice();
  Question question() const;
  void take(Result<std::vector<Advice>> advice);
  void show_choice();
  void say(const QString& sentence);
  void show_scale();
  void show_progress();
  Recipe chosen_recipe() const;
  void adopt();

  Session& session_;
  QComboBox* by_;
  GoalsBox* recall_;
  QDoubleSpinBox *threshold_, *at_threshold_, *weight_;
  QCheckBox *any_length_, *without_prefix_;
  QLabel* sentence_;
  AlternativeTable* alternatives_;
  SettingTabs* tabs_;
  QProgressBar* progress_;
  QElapsedTimer clock_;
  double done_at_ = 1;  // done share of the work when the clock was started
  double left_ = -1;    // seconds, as shown last
  QTimer ticker_;
  QPushButton *adopt_ = nullptr, *keep_ = nullptr;
  std::optional<Question> asked_;
  std::shared_ptr<LatestProgress> latest_;  // of the evaluation
  Worker worker_;
  LatestRequest request_;
};

}  // namespace lookalike
