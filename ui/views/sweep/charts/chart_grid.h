#pragma once

#include <QList>
#include <QScrollArea>

class QGridLayout;

namespace lookalike {

/// Charts in columns of the same width, as many beside each other as have room for their texts; scrolled when their
/// lines are more than fit.
class ChartGrid final : public QScrollArea {
  Q_OBJECT

 public:
  explicit ChartGrid(QWidget* parent = nullptr);

  /// Shows these, in this order.
  void show_charts(const QList<QWidget*>& charts);
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QSize floor() const;
  int columns() const;
  void lay_out();

  QGridLayout* grid_;
  QList<QWidget*> charts_;
  int columns_ = 0;
};

}  // namespace lookalike
