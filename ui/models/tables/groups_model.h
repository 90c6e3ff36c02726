#pragma once

#include <QAbstractItemModel>
#include <QCache>
#include <memory>
#include <optional>

#include "ui/models/tables/group_rows.h"

namespace lookalike {

enum class GroupColumn { document, number, documents, weakest, similarity, link, go };
inline constexpr int kGroupColumns = 7;

/// Groups of similar documents, largest first, as a tree: a row a group, named after its keeper, and below it a row a
/// document.
class GroupsModel final : public QAbstractItemModel {
  Q_OBJECT

 public:
  using QAbstractItemModel::QAbstractItemModel;

  /// Null: none. If only what stays is different, rows keep their places.
  void set_rows(std::shared_ptr<const GroupRows> rows);
  const std::shared_ptr<const GroupRows>& rows() const { return rows_; }

  /// The group that a row is, or is in. The index is valid.
  static std::size_t group_of(const QModelIndex& index);
  /// Null for the row of a group.
  const GroupMember* member_at(const QModelIndex& index) const;
  /// The row of a document in a group; invalid where it is not in it. O(documents of the group).
  QModelIndex index_of(std::size_t group, DocumentIndex document) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return kGroupColumns; }
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text_of_group(std::size_t group, GroupColumn column) const;
  QString text_of_member(const GroupMember& member, GroupColumn column) const;
  QString name_of(DocumentIndex document) const;

  static constexpr int kRemembered = 4'096;  // names
  std::shared_ptr<const GroupRows> rows_;
  mutable QCache<std::uint32_t, QString> names_{kRemembered};
};

}  // namespace lookalike
