#pragma once

#include <QTreeView>

#include "ui/models/tables/groups_model.h"

namespace lookalike {

/// Groups as rows that unfold to their documents.
class GroupTree final : public QTreeView {
  Q_OBJECT

 public:
  static constexpr std::size_t kUnfolded = 20'000;  // documents that are unfolded at once

  explicit GroupTree(GroupsModel& model, QWidget* parent = nullptr);

  /// Unfolds the first groups, with up to kUnfolded documents, or folds all.
  void unfold(bool unfolded);
  /// Selects a row alone, or one more, and scrolls to it.
  void select_row(const QModelIndex& index, bool more = false);
  QModelIndex row_of(std::size_t group) const { return model_.index(static_cast<int>(group), 0); }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void set_column_widths();

  GroupsModel& model_;
};

}  // namespace lookalike
