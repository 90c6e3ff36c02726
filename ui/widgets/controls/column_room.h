#pragma once

#include <QObject>
#include <vector>

class QAbstractItemView;
class QHeaderView;

namespace lookalike {

/// Room for the names in a table or tree: where it is narrow, the columns that are needed least are hidden until one
/// column has so many characters, and shown again once they have room. Other columns keep their widths.
class ColumnRoom final : public QObject {
 public:
  /// The first of `least_needed` is hidden first.
  ColumnRoom(QAbstractItemView* view, QHeaderView* header, int column, int characters, std::vector<int> least_needed);

  /// To be called when columns have other widths.
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
