#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>

#include "core/exchange/sweeps/sweep_table.h"
#include "core/experiment/evaluation/pair_choice.h"
#include "core/experiment/forecast/forecast.h"
#include "ui/models/sweep/sweep_measures.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace lookalike {

class Session;
class SweepPlots;
class SweepRowTable;
class SweepSetup;

/// Runs many settings on the corpus: the parameters to vary, and plots and a table that fill as rows arrive.
class SweepPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepPage(Session& session, QWidget* parent = nullptr);

  /// The longest expected time, in seconds, of a sweep that starts automatically.
  void set_patience(double seconds) { patience_ = seconds; }

  /// The selected row, in run order.
  std::optional<std::size_t> selected_row() const;
  /// Selects the row of a suggested recipe, if there is one.
  void preview(const std::optional<Recipe>& recipe);
  /// Selects a row once it is there.
  void return_to(std::optional<std::size_t> row) {
    sought_ = row;
    if (!drawing_.isActive()) drawing_.start();
  }

 signals:
  /// Asks to list these pairs, found by the recipe.
  void pairs_wanted(const lookalike::PairChoice& choice);
  /// The recipe is now that of this row, because its pairs are wanted.
  void taken(const QString& row);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* make_message();
  QWidget* make_introduction();
  QWidget* make_plots();
  void connect_setup();
  void connect_session();
  void begin(bool automatic = false);
  void start(SweepTable table);
  void fill_by_itself();
  void show_table();
  void show_notes();
  bool is_of_other_sweep() const;
  void draw();
  std::optional<Forecast> expected(const Recipe& recipe) const;
  QString note_on_goal(const SweepTable& table) const;
  QString note_on_recipe(const SweepTable& table) const;
  QString note_on_pairs(const SweepTable& table) const;
  void show_state();
  bool is_of_other_data() const;
  void show_progress(double fraction, double elapsed, double remaining);
  bool is_out_of_date() const;
  bool is_quick(const SweepPlan& plan) const;
  QString state_text(const QStringList& rest) const;
  void take_corpus();
  void say(const QString& sentence);

  Session& session_;
  SweepSetup* setup_ = nullptr;
  QPushButton* fill_ = nullptr;
  QTimer drawing_;  // rows arrive faster than the eye can follow
  QLabel* message_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  SweepPlots* plots_ = nullptr;
  SweepRowTable* rows_ = nullptr;
  QPushButton* again_ = nullptr;
  std::optional<std::size_t> sought_;   // row to select
  std::vector<SweepSetting> settings_;  // as drawn last
  double patience_ = 3;
};

}  // namespace lookalike
