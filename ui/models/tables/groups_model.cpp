#include "ui/models/tables/groups_model.h"

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

QString name_of(const Corpus& corpus, DocumentIndex document) {
  return count_text(document.value) + u"  " + document_name(document_to_name(corpus, document));
}

QString three_decimals(double number) {
  return QString::number(number, 'f', 3);
}

QVariant alignment(bool text) {
  return QVariant(text ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

void GroupsModel::set_rows(std::shared_ptr<const GroupRows> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

int GroupsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !rows_ ? 0 : static_cast<int>(rows_->groups.size());
}

QVariant GroupsModel::data(const QModelIndex& index, int role) const {
  const auto column = static_cast<GroupColumn>(index.column());
  if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return text(static_cast<std::size_t>(index.row()), column);
  return role == Qt::TextAlignmentRole ? alignment(column == GroupColumn::keeper) : QVariant();
}

QString GroupsModel::text(std::size_t group, GroupColumn column) const {
  const GroupRows::Summary& summary = rows_->summaries[group];
  switch (column) {
    case GroupColumn::number:
      return count_text(group + 1);
    case GroupColumn::documents:
      return count_text(summary.documents);
    case GroupColumn::weakest:
      return three_decimals(rows_->groups.weakest[group]);
    case GroupColumn::chained:
      return count_text(summary.chained);
    case GroupColumn::go:
      return count_text(summary.go);
    case GroupColumn::keeper:
      return name_of(*rows_->run->corpus, summary.keeper);
  }
  return {};
}

QVariant GroupsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return {};
  const auto column = static_cast<GroupColumn>(section);
  if (role == Qt::TextAlignmentRole && column == GroupColumn::keeper) return alignment(true);
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case GroupColumn::number:
      return tr("group");
    case GroupColumn::documents:
      return tr("size");
    case GroupColumn::weakest:
      return tr("weakest");
    case GroupColumn::chained:
      return tr("chained");
    case GroupColumn::go:
      return tr("go");
    case GroupColumn::keeper:
      return tr("keeper");
  }
  return {};
}

void MembersModel::set_group(std::shared_ptr<const GroupRows> rows, std::size_t group) {
  beginResetModel();
  rows_ = std::move(rows);
  group_ = group;
  order_ = rows_ ? members_in_order(*rows_, group) : std::vector<std::uint32_t>();
  endResetModel();
}

const GroupMember& MembersModel::at_row(int row) const {
  return rows_->members_of(group_)[order_[static_cast<std::size_t>(row)]];
}

int MembersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

QVariant MembersModel::data(const QModelIndex& index, int role) const {
  const auto column = static_cast<MemberColumn>(index.column());
  const GroupMember& member = at_row(index.row());
  if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return text(member, column);
  return role == Qt::TextAlignmentRole ? alignment(column != MemberColumn::similarity) : QVariant();
}

QString MembersModel::text(const GroupMember& member, MemberColumn column) const {
  switch (column) {
    case MemberColumn::similarity:
      return three_decimals(member.similarity);
    case MemberColumn::link:
      return member.stays() ? tr("keeper") : member.link == LinkKind::direct ? tr("direct") : tr("chained");
    case MemberColumn::document:
      return name_of(*rows_->run->corpus, member.document);
  }
  return {};
}

QVariant MembersModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return {};
  const auto column = static_cast<MemberColumn>(section);
  if (role == Qt::TextAlignmentRole && column != MemberColumn::similarity) return alignment(true);
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case MemberColumn::similarity:
      return tr("to keeper");
    case MemberColumn::link:
      return tr("link");
    case MemberColumn::document:
      return tr("document");
  }
  return {};
}

}  // namespace lookalike
