#pragma once

#include <QTreeView>

#include "ui/models/tables/groups_model.h"

namespace lookalike {

class ColumnRoom;

/// Groups as rows that unfold to show their documents.
class GroupTree final : public QTreeView {
  Q_OBJECT

 public:
  static constexpr std::size_t kUnfolded = 20'000;  // most rows to unfold at once

  explicit GroupTree(GroupsModel& model, QWidget* parent = nullptr);

  /// Unfolds the first groups, up to kUnfolded different documents, or folds all.
  void unfold(bool unfolded);
  /// Selects only this row, or adds it to the selection, and scrolls to it.
  void select_row(const QModelIndex& index, bool more = false);
  QModelIndex row_of(std::size_t group) const { return model_.row_of(group); }
  /// Never cuts off numbers; in a narrow tree, hides columns to make room for the names. Call after filling the model.
  void set_column_widths();

 private:
  GroupsModel& model_;
  ColumnRoom* room_ = nullptr;  // for the names
};

}  // namespace lookalike
