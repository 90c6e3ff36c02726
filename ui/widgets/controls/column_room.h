#pragma once

#include <QObject>
#include <vector>

class QAbstractItemView;
class QHeaderView;

namespace lookalike {

/// Makes room for the names in a narrow table or tree: hides the least needed columns until the name column has enough
/// characters, and shows them again once they fit. Other columns keep their widths.
class ColumnRoom final : public QObject {
 public:
  /// The first of `least_needed` is hidden first.
  ColumnRoom(QAbstractItemView* view, QHeaderView* header, int column, int characters, std::vector<int> least_needed);

  /// Call when column widths have changed.
  void fit();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QAbstractItemView* view_;
  QHeaderView* header_;
  int column_, characters_;
  std::vector<int> least_needed_;
};

}  // namespace lookalike
