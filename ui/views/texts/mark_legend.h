#pragma once

#include <QTextCharFormat>
#include <QWidget>
#include <vector>

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

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

}  // namespace lookalike
