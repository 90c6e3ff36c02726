#pragma once

#include <QTextCharFormat>
#include <QWidget>
#include <vector>

#include "ui/models/reading/pair_reading.h"

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace lookalike {

class ElidedLabel;

/// Sample words with the marks of the texts, in as many lines as they need.
class MarkLegend final : public QWidget {
  Q_OBJECT

 public:
  explicit MarkLegend(QWidget* parent = nullptr);

  void set_way(ReadingWay way);
  /// Whether search hits are among the marks.
  void list_searched(bool listed);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Its halves differ if a mark has two styles with the same meaning.
  struct Sample {
    QString text;
    QTextCharFormat left, right;
  };
  std::vector<Sample> samples() const;
  std::vector<Sample> difference_samples() const;
  void refresh();
  void draw_half(QPainter& painter, const QRect& half, const QTextCharFormat& format) const;
  std::vector<QRect> boxes(int width) const;
  int gap() const { return fontMetrics().averageCharWidth() * 2; }

  ReadingWay way_ = ReadingWay::differences;
  bool searched_ = false;
};

/// The controls below two texts: steps from difference to difference, the current position, display options, a legend.
class ReadingFoot final : public QWidget {
  Q_OBJECT

 public:
  explicit ReadingFoot(QWidget* parent = nullptr);

  /// Adds buttons for the action that switches the recipe's view, and for the menu of the other options.
  void offer(QAction* way, QMenu* menu);
  void set_steps(bool previous, bool next);
  void say_where(const QString& where);
  void show_legend(bool shown);
  /// Whether the legend lists search hits.
  void list_searched(bool listed);
  /// Shows `counts` beside the steps, or below them if they do not fit.
  void show_way(ReadingWay way, const QString& counts);

 signals:
  void previous();
  void next();

 private:
  QToolButton* add_step(Qt::ArrowType arrow, const QString& name, const QString& text, const QKeySequence& key);

  QToolButton* previous_;
  QToolButton* next_;
  QLabel* where_;
  QToolButton* way_;
  QToolButton* menu_;
  MarkLegend* legend_;
  ElidedLabel* counts_;
};

}  // namespace lookalike
