#pragma once

#include <QTextCharFormat>
#include <QWidget>
#include <vector>

#include "ui/models/reading/pair_reading.h"

namespace lookalike {

/// Words that look as they are marked in the texts, in as many lines as they need.
class MarkLegend final : public QWidget {
  Q_OBJECT

 public:
  explicit MarkLegend(QWidget* parent = nullptr);

  void set_way(ReadingWay way);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;
  int heightForWidth(int width) const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Sample {
    QString text;
    QTextCharFormat format;
  };
  std::vector<Sample> samples() const;
  std::vector<QRect> boxes(int width) const;
  int gap() const { return fontMetrics().averageCharWidth() * 2; }

  ReadingWay way_ = ReadingWay::differences;
};

}  // namespace lookalike
