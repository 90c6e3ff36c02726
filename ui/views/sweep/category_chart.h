#pragma once

#include <QStringList>
#include <QtCharts/QChartView>
#include <optional>
#include <vector>

namespace lookalike {

/// What charts of a sweep have in common: categories below, numbers from 0 at the left, the source's numbers as a
/// dashed line. As many categories and numbers are named as have room.
class CategoryChart : public QChartView {
  Q_OBJECT

 public:
  explicit CategoryChart(QWidget* parent = nullptr);

 protected:
  using Numbers = std::vector<std::optional<double>>;

  /// Draws everything anew: `begin`, then the series, then `finish`.
  virtual void fill() = 0;
  void begin(const QString& title);
  /// `most`: the largest number drawn. A source on another scale, more than three times as much or as little, has an
  /// axis of its own at the right.
  void finish(const QStringList& categories, double most, const Numbers& source);

  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  qsizetype named_every(const QStringList& categories) const;
  int ticks_with_room() const;
  QAbstractAxis* add_categories(const QStringList& categories);
  QAbstractAxis* add_numbers(double most, Qt::Alignment side);
  QAbstractSeries* add_source(const Numbers& source, const QString& name);
  void dress(QAbstractAxis& axis);

  QStringList categories_;
  qsizetype named_every_ = 1;
  int ticks_ = 2;
};

}  // namespace lookalike
