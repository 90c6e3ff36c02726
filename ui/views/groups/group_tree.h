#pragma once

#include <QTreeView>

#include "ui/models/tables/groups_model.h"

namespace lookalike {

class ColumnRoom;

/// Groups as rows that unfold to their documents.
class GroupTree final : public QTreeView {
  Q_OBJECT

 public:
  static constexpr std::size_t kUnfolded = 20'000;  // rows that are unfolded at once

  explicit GroupTree(GroupsModel& model, QWidget* parent = nullptr);

  /// Unfolds the first groups to up to kUnfolded different documents, or folds all.
  void unfold(bool unfolded);
  /// Selects a row alone, or one more, and scrolls to it.
  void select_row(const QModelIndex& index, bool more = false);
  QModelIndex row_of(std::size_t group) const { return model_.row_of(group); }
  /// Numbers are never cut; in a narrow tree columns give way to the names. To be called after the model was filled.
  void set_column_widths();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  GroupsModel& model_;
  ColumnRoom* room_ = nullptr;  // of the names
};

}  // namespace lookalike
