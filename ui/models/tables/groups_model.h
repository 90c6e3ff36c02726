#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>

#include "ui/models/tables/group_rows.h"

namespace lookalike {

enum class GroupColumn { number, documents, weakest, chained, go, keeper };
inline constexpr int kGroupColumns = 6;

/// Groups of similar documents as a table, largest first.
class GroupsModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// Null: none.
  void set_rows(std::shared_ptr<const GroupRows> rows);
  const std::shared_ptr<const GroupRows>& rows() const { return rows_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kGroupColumns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(std::size_t group, GroupColumn column) const;

  std::shared_ptr<const GroupRows> rows_;
};

enum class MemberColumn { similarity, link, document };
inline constexpr int kMemberColumns = 3;

/// The documents of one group as a table.
class MembersModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// Null: none.
  void set_group(std::shared_ptr<const GroupRows> rows, std::size_t group);
  const GroupMember& at_row(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : kMemberColumns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const GroupMember& member, MemberColumn column) const;

  std::shared_ptr<const GroupRows> rows_;
  std::size_t group_ = 0;
  std::vector<std::uint32_t> order_;
};

}  // namespace lookalike
