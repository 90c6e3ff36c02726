#pragma once

#include <QStringList>
#include <QtCharts/QChartView>
#include <optional>
#include <vector>

class QAbstractBarSeries;
class QBarSet;

namespace lookalike {

/// A chart of a sweep: categories below, numbers from 0 at the left, the source's numbers as a
/// dashed line. As many categories and numbers are named as have room. Left and Right walk the bars.
class CategoryChart : public QChartView {
  Q_OBJECT

 public:
  explicit CategoryChart(QWidget* parent = nullptr);

 protected:
  using Numbers = std::vector<std::optional<double>>;

  /// Draws everything anew: `begin`, then the bars, then `finish`.
  virtual void fill() = 0;
  /// The meaning of a bar: the tooltip over it, and what is said when the keyboard reaches it. Empty: there is none.
  virtual QString text_of(int category, int set) const = 0;
  /// The meaning of the whole chart.
  virtual QString meaning() const = 0;
  void begin(const QString& title);
  void add_bars(QAbstractBarSeries* bars);
  /// `most`: the largest number drawn. A source on another scale, more than three times as much or as little, has an
  /// axis of its own at the right.
  void finish(const QStringList& categories, double most, const Numbers& source);

  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void drawForeground(QPainter* painter, const QRectF& rect) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  qsizetype named_every(const QStringList& categories) const;
  qsizetype last_named(const QStringList& categories) const;
  int ticks_with_room() const;
  QAbstractAxis* add_categories(const QStringList& categories);
  QAbstractAxis* add_numbers(double most, Qt::Alignment side);
  QAbstractSeries* add_source(const Numbers& source, const QString& name);
  void restyle(QAbstractAxis& axis);
  void place_legend();
  int width_of_bars() const;

  /// One of the bars, from left to right and from bottom to top.
  struct Bar {
    int category = 0, set = 0;
  };
  Bar bar(int number) const;
  int count_bars() const;
  bool walk(int from, int step);
  void reach(int number);
  void mark();
  QPoint top_of(const Bar& bar) const;

  QAbstractBarSeries* bars_ = nullptr;
  int reached_ = -1;  // by the keyboard
  QStringList categories_;
  qsizetype named_every_ = 1, last_named_ = 0;
  int ticks_ = 2;
  int width_beside_ = 0;  // of the legend, where it stands beside the bars
};

}  // namespace lookalike
