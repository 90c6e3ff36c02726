#pragma once

#include <QWidget>

#include "ui/models/reading/pair_reading.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace lookalike {

class ElidedLabel;
class MarkLegend;

/// Below two texts: steps from difference to difference, where one is, the ways to look, and a legend.
class ReadingFoot final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingFoot(QWidget* parent = nullptr);

  /// Buttons for the action that chooses the way to look, and for the menu of all others.
  void offer(QAction* way, QMenu* menu);
  void set_steps(bool previous, bool next);
  void say_where(const QString& where);
  void show_legend(bool shown);
  /// Whether the legend lists words that were searched for.
  void list_searched(bool listed);
  /// `counts` are told beside the steps, or below them where they do not fit.
  void show_way(ReadingWay way, const QString& counts);

 signals:
  void previous();
  void next();

 protected:
  bool event(QEvent* event) override;

 private:
  void fit_counts();
  QToolButton* add_step(Qt::ArrowType arrow, const QString& name, const QString& text, const QKeySequence& key);

  QToolButton* previous_;
  QToolButton* next_;
  QLabel* where_;
  QToolButton* way_;
  QToolButton* menu_;
  MarkLegend* legend_;
  ElidedLabel* counts_;
  QHBoxLayout* steps_;
  QVBoxLayout* column_;
};

}  // namespace lookalike
