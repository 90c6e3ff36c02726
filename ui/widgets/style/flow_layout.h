#pragma once

#include <QLayout>
#include <initializer_list>
#include <memory>
#include <vector>

namespace lookalike {

/// Lays out items like words in a text: an item that does not fit goes to the next line. Items that can grow share the
/// rest of their line.
class FlowLayout final : public QLayout {
  Q_OBJECT

 public:
  explicit FlowLayout(QWidget* parent = nullptr);
  ~FlowLayout() override;

  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& rect) override;

 private:
  using Line = std::vector<QLayoutItem*>;

  std::vector<Line> lines(int width) const;
  static int height_of(const Line& line);
  void place(const Line& line, const QRect& rect) const;

  std::vector<std::unique_ptr<QLayoutItem>> items_;
};

/// Widgets in a row that stay together when the line wraps; those that can grow take the free space.
QWidget* side_by_side(std::initializer_list<QWidget*> widgets);

}  // namespace lookalike
