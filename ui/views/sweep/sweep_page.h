#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QVariant>
#include <QWidget>
#include <memory>
#include <optional>

#include "ui/models/sweep/sweep_model.h"
#include "ui/models/sweep/sweep_text.h"

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace lookalike {

class DrawingPace;
class Session;
class SweepColumns;
class SweepCosts;
class SweepPlots;
class SweepSetup;

/// Runs many settings over the corpus: what to vary, charts and a heat map that fill as rows arrive, and the rows.
class SweepPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepPage(Session& session, QWidget* parent = nullptr);
  ~SweepPage() override;

  /// How the page is divided beside a map and below charts, for the settings.
  QVariant splitter_states() const;
  void restore_splitters(const QVariant& states);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* make_introduction();
  QWidget* make_split();
  QWidget* make_plots();
  QWidget* make_table();
  QLayout* make_buttons();
  void connect_setup();
  void connect_session();
  void let_sort();
  int table_width(int room) const;
  void begin();
  void resume();
  void start(SweepTable table, bool automatic = false);
  void fill_by_itself();
  void learn_cost();
  void show_table();
  void show_plots_or_introduction(bool plots);
  void show_notes();
  bool is_of_other_sweep() const;
  void take_row();
  void show_plots();
  void lay_out();
  void share_out();
  std::optional<std::size_t> selected_row() const;
  void show_state();
  bool is_of_other_data() const;
  void show_progress(double fraction, double elapsed);
  void adopt(std::size_t row);
  void look_for_unfinished();
  void say(const QString& sentence);

  Session& session_;
  SweepModel model_;
  SweepSetup* setup_ = nullptr;
  SweepCosts* costs_ = nullptr;
  QPushButton* fill_ = nullptr;
  DrawingPace* drawing_ = nullptr;  // rows come faster than an eye follows
  QLabel* message_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QSplitter* split_ = nullptr;
  bool laid_out_ = false;
  QHash<Qt::Orientation, QList<int>> sizes_;  // of the plots and the table, as a person left them
  SweepPlots* plots_ = nullptr;
  QTableView* table_ = nullptr;
  std::unique_ptr<SweepColumns> columns_;
  QPushButton* before_ = nullptr;
  SweepPace pace_;
  QElapsedTimer clock_;    // of the run, for its pace
  bool is_timed_ = false;  // the run under way began with no row
};

}  // namespace lookalike
