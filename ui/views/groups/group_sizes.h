#pragma once

#include <QWidget>
#include <cstdint>
#include <vector>

#include "ui/models/tables/group_rows.h"

namespace lookalike {

/// The number of groups by size, as bars with numbers. A click on a bar chooses its groups.
class GroupSizes final : public QWidget {
  Q_OBJECT

 public:
  explicit GroupSizes(QWidget* parent = nullptr);

  void set_bins(std::vector<GroupSizeBin> bins);
  QSize minimumSizeHint() const override;

 signals:
  /// The largest size of a bar.
  void chosen(std::uint32_t size);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  QRectF slot_of(std::size_t bin) const;

  std::vector<GroupSizeBin> bins_;
};

}  // namespace lookalike
