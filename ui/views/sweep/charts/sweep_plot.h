#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/exchange/sweeps/sweep_table.h"
#include "ui/views/sweep/map_cells.h"

namespace lookalike {

/// A plot of a sweep's rows: a click selects a row, a double click or Enter uses it, an arrow key goes to the next row
/// in its direction; a double click elsewhere shows all.
class SweepPlot : public QCustomPlot {
  Q_OBJECT

 public:
  SweepPlot(const char* name, const QString& spoken, const QString& tip, QWidget* parent);

  /// The selected row.
  virtual void look_at(std::optional<std::size_t> row) { row_ = row; }

 public slots:
  /// All drawn numbers.
  virtual void reset_view() {}

 signals:
  /// Index of a row of the table: selected, or to adopt.
  void selected(std::size_t row);
  void chosen(std::size_t row);

 protected:
  /// The row drawn at a position in pixels.
  virtual std::optional<std::size_t> row_at(const QPointF& place) const = 0;
  /// The next row from the selected one.
  virtual std::optional<std::size_t> row_after(const Step& step) const = 0;
  /// The pointer enters or leaves a row.
  virtual void hover(std::optional<std::size_t> row, const QPointF& place) = 0;
  /// The font or the colours have changed.
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
