#pragma once

#include <QAbstractItemModel>
#include <QCache>
#include <memory>

#include "ui/models/tables/group_rows.h"
#include "ui/models/text/text_table.h"

namespace lookalike {

enum class GroupColumn { document, number, documents, weakest, similarity, link, go };
inline constexpr int kGroupColumns = 7;

/// Groups of similar documents as a tree: one row per group, named after its keeper, below it one row per different
/// document, and below that its exact duplicates.
class GroupsModel final : public QAbstractItemModel {
  Q_OBJECT

 public:
  explicit GroupsModel(QObject* parent = nullptr);

  /// Null: none. Groups and documents of the same run move to their new places, and stay selected and
  /// unfolded there; of groups that merge, one.
  void set_rows(std::shared_ptr<const GroupRows> rows);
  const std::shared_ptr<const GroupRows>& rows() const { return rows_; }

  /// The group of a row. The index must be valid.
  std::size_t group_of(const QModelIndex& index) const;
  QModelIndex row_of(std::size_t group) const { return index(static_cast<int>(rows_->row[group]), 0); }
  /// Null for the row of a group.
  const GroupMember* member_at(const QModelIndex& index) const;
  /// The group of a document; nullopt if it is in none. O(documents).
  std::optional<std::size_t> group_of(DocumentIndex document) const;
  /// A row's document, of a group its keeper.
  DocumentIndex document_at(const QModelIndex& index) const;
  /// Whether a group is named after the document.
  bool is_keeper(DocumentIndex document) const {
    return std::ranges::find(rows_->summaries, document, &GroupRows::Summary::keeper) != rows_->summaries.end();
  }
  /// The document whose dot represents a row.
  DocumentIndex dot_of(const QModelIndex& index) const;
  /// The keeper of a row's document, and the document. If the document is itself a keeper: it and the nearest different
  /// document, or a copy if none exists.
  std::pair<DocumentIndex, DocumentIndex> texts_of(const QModelIndex& index) const;
  /// The row after a document: the next one of its group, otherwise the next group; invalid after the last one.
  QModelIndex after(const QModelIndex& member) const;
  /// The row of a document in a group; invalid if it is not a member. O(documents of the group).
  QModelIndex index_of(std::size_t group, DocumentIndex document) const;
  /// Groups are sorted elsewhere; `order_wanted` requests it.
  void sort(int column, Qt::SortOrder order) override;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return kGroupColumns; }
  /// `Qt::EditRole` is the name for copying: complete and without marks.
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void order_wanted(lookalike::GroupOrder order, bool descending);

 private:
  void take_others(std::shared_ptr<const GroupRows> rows);
  QModelIndex place_now(const QModelIndex& index, const GroupRows& before,
                        const std::vector<std::uint32_t>& numbers) const;
  GroupMember keeper_of(std::size_t group) const {
    return {rows_->summaries[group].keeper, rows_->summaries[group].keeper};
  }
  QString copied_name(const GroupMember& member) const;
  QString tooltip_of(const GroupMember& member) const;
  QString link_text(const GroupRows::Summary& summary) const;
  QString text_of_group(std::size_t group, GroupColumn column) const;
  QString text_of_member(const GroupMember& member, std::size_t copies, GroupColumn column) const;
  QString name_of(const GroupMember& member, std::size_t copies = 0) const;

  static constexpr int kRemembered = 4'096;  // names
  const TableColumns columns_;
  std::shared_ptr<const GroupRows> rows_;
  mutable QCache<std::uint64_t, const QString> names_{kRemembered};  // of keeper and document
};

}  // namespace lookalike
