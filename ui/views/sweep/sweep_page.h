#pragma once

#include <QTimer>
#include <QWidget>
#include <optional>

#include "core/experiment/evaluation/pair_choice.h"
#include "core/experiment/forecast/forecast.h"
#include "ui/models/sweep/sweep_model.h"

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace lookalike {

class Session;
class SweepPlots;
class SweepSetup;

/// Runs many settings on the corpus: the parameters to vary, charts and a heat map that fill as rows arrive, and the
/// table of rows.
class SweepPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepPage(Session& session, QWidget* parent = nullptr);

  /// The longest expected time, in seconds, of a sweep that starts automatically.
  void set_patience(double seconds) { patience_ = seconds; }

  /// The selected row, in run order.
  std::optional<std::size_t> selected_row() const;
  /// Selects a row once it is there.
  void return_to(std::optional<std::size_t> row) {
    sought_ = row;
    draw_soon();
  }

 signals:
  /// Asks to list these pairs of the recipe.
  void pairs_wanted(const lookalike::PairChoice& choice);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* make_introduction();
  QWidget* make_plots();
  QWidget* make_table();
  QLayout* make_buttons();
  void connect_setup();
  void connect_session();
  void begin(bool automatic = false);
  void resume();
  void start(SweepTable table, bool automatic);
  void fill_by_itself();
  void show_table();
  void show_notes();
  bool is_of_other_sweep() const;
  void draw();
  void fit_columns();
  void select(std::size_t row);
  std::optional<Forecast> expected(const Recipe& recipe) const;
  void show_state();
  bool is_of_other_data() const;
  void show_progress(double fraction, double elapsed, double remaining);
  bool is_out_of_date() const;
  bool is_quick(const SweepPlan& plan) const;
  QString state_text(const QStringList& rest) const;
  void offer_pairs();
  void adopt(std::size_t row);
  void look_for_unfinished();
  void save(const QString& path);
  void say(const QString& sentence);

  Session& session_;
  SweepModel model_;
  SweepSetup* setup_ = nullptr;
  QPushButton* fill_ = nullptr;
  QTimer drawing_;  // rows arrive faster than the eye can follow
  QLabel* message_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  SweepPlots* plots_ = nullptr;
  QTableView* table_ = nullptr;
  QPushButton *before_ = nullptr, *again_ = nullptr;
  QMenu* pairs_ = nullptr;
  std::optional<std::size_t> sought_;  // row to select
  double patience_ = 3;
};

}  // namespace lookalike
