#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "ui/models/sweep_model.h"

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace lookalike {

class Session;
class SweepBars;
class SweepHeatMap;
class SweepSetup;

/// Runs many settings over the corpus: what to vary, charts and a heat map that fill as rows arrive, and the rows.
class SweepPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SweepPage(Session& session, QWidget* parent = nullptr);

 private:
  QWidget* make_plots();
  QWidget* make_map_side();
  QWidget* make_charts();
  QWidget* make_table();
  void begin();
  void resume();
  void start(SweepTable table);
  void show_table();
  void take_row();
  void show_plots();
  void lay_out(Qt::Orientation orientation);
  void show_state();
  void show_progress(double fraction, double elapsed, double remaining);
  void adopt(std::size_t row);
  void look_for_unfinished();
  void export_table();

  Session& session_;
  SweepModel model_;
  SweepSetup* setup_ = nullptr;
  QLabel *message_ = nullptr, *empty_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  QSplitter* split_ = nullptr;
  bool laid_out_ = false;
  QWidget* map_side_ = nullptr;
  QComboBox* measure_ = nullptr;
  SweepHeatMap* map_ = nullptr;
  QWidget* charts_ = nullptr;
  std::vector<SweepBars*> bars_;
  QTableView* table_ = nullptr;
  QTimer plots_due_;  // rows come faster than an eye follows
};

}  // namespace lookalike
