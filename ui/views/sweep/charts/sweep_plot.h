#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/exchange/sweep_table.h"
#include "ui/views/sweep/heat_map/map_cells.h"

namespace lookalike {

/// A plot of a sweep's rows: a click selects the one that is drawn there, a double click or Enter uses it, an arrow key
/// goes to the next one that way; a double click elsewhere shows all.
class SweepPlot : public QCustomPlot {
  Q_OBJECT

 public:
  SweepPlot(const char* name, const QString& spoken, const QString& tip, QWidget* parent);

  /// The row that a person looks at.
  virtual void look_at(std::optional<std::size_t> row) { row_ = row; }

 public slots:
  /// All that is drawn.
  virtual void reset_view() {}

 signals:
  /// Index of a row of the table: looked at, or to be adopted.
  void selected(std::size_t row);
  void chosen(std::size_t row);

 protected:
  /// The row drawn at a place, in pixels.
  virtual std::optional<std::size_t> row_at(const QPointF& place) const = 0;
  /// The next row from the one that is looked at.
  virtual std::optional<std::size_t> row_after(const Step& step) const = 0;
  /// The pointer is at a row, or no longer.
  virtual void hover(std::optional<std::size_t> row, const QPointF& place) = 0;
  /// Font or colours have changed.
  virtual void restyle() = 0;

  bool has_row() const { return row_ && *row_ < table_.rows.size(); }

  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

  SweepTable table_;
  std::optional<std::size_t> row_;

 private:
  QPoint pressed_;
  bool is_double_ = false;
};

}  // namespace lookalike
