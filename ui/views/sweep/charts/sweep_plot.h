#pragma once

#include <qcustomplot.h>

#include <optional>
#include <vector>

#include "ui/models/sweep/sweep_measures.h"
#include "ui/widgets/plots/plot_axes.h"

namespace lookalike {

/// A plot of a sweep's rows: a click selects a row, a double click or Enter uses it, an arrow key goes to the next row
/// in its direction; a double click elsewhere shows all. A line above a plot with two axes describes the row under the
/// pointer, the selected one, or the plot.
class SweepPlot : public QCustomPlot {
  Q_OBJECT

 public:
  SweepPlot(const char* name, const QString& spoken, const QString& tip, QWidget* parent);

  /// The selected row.
  virtual void look_at(std::optional<std::size_t> row);
  /// The recipe, whose own setting is marked.
  void set_current(const Recipe& recipe);
  /// The drawn numbers.
  virtual QByteArray csv() const = 0;

 public slots:
  /// All drawn numbers.
  virtual void reset_view() {}

 signals:
  /// Index of a row of the table: selected, or to adopt.
  void selected(std::size_t row);
  void chosen(std::size_t row);

 protected:
  /// A row drawn at a place in pixels; `number` counts the marks.
  struct Mark {
    std::size_t row;
    QPointF place;
    std::size_t number;
    double radius = 0;  // of its dot
  };
  virtual std::vector<Mark> marks() const = 0;
  /// By default the one whose dot is nearest; among equally near ones, the first.
  virtual std::optional<Mark> mark_at(const QPointF& place) const;
  /// The pointer enters or leaves a mark.
  virtual void hover(const std::optional<Mark>& mark);
  /// Describes a row, or the plot, for the line above it.
  virtual QString words(std::optional<std::size_t>) const { return {}; }
  /// Marks the selected row and that of the recipe.
  virtual void show_chosen() = 0;
  /// The font or the colours have changed.
  virtual void restyle();

  static constexpr double kReach = 12;  // pixels
  /// Lets the user zoom and move two axes, and adds the line above the plot.
  void make_zoomable();
  void say(std::optional<std::size_t> row);
  /// Null if no setting has these values.
  const SweepSetting* setting_of(const std::optional<std::vector<std::string>>& values) const;
  std::optional<std::vector<std::string>> values_at(std::optional<std::size_t> row) const;
  std::optional<std::vector<std::string>> current_values() const;

  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

  SweepTable table_;
  std::vector<SweepSetting> settings_;
  std::optional<std::size_t> row_;
  std::optional<Recipe> current_;

 private:
  std::optional<std::size_t> row_after(const QPointF& step) const;

  QCPTextElement* words_ = nullptr;
  QPoint pressed_;
  bool is_double_ = false;
};

}  // namespace lookalike
