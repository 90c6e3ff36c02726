#include "ui/models/tables/groups_model.h"

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/tooltip_text.h"

namespace lookalike {
namespace {

struct Header {
  const char* label;
  const char* meaning;
};

constexpr Header kHeaders[kGroupColumns] = {
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "document"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel", "Number and title of the document; of a group, of what stays.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "group"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel", "Number of the group, from 1, as the filter of the pairs takes it.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "size"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel", "Documents of the group.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "weakest"),
     QT_TRANSLATE_NOOP(
         "lookalike::GroupsModel",
         "Similarity of the link that breaks first when the threshold rises; the group falls apart there.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "to keeper"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel", "Similarity of the document to the one that stays for it.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "link"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel",
                       "Direct: a similar pair with what stays; chained: only by way of other documents.")},
    {QT_TRANSLATE_NOOP("lookalike::GroupsModel", "go"),
     QT_TRANSLATE_NOOP("lookalike::GroupsModel", "Documents of the group that are left out.")},
};

constexpr quintptr kGroup = 0;  // id of the row of a group; a member has that of its group, from 1

QString three_decimals(double number) {
  return QString::number(number, 'f', 3);
}

QVariant alignment(GroupColumn column) {
  const bool text = column == GroupColumn::document || column == GroupColumn::link;
  return QVariant(text ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

void GroupsModel::set_rows(std::shared_ptr<const GroupRows> rows) {
  if (rows_ && rows && rows->has_groups_of(*rows_)) {
    rows_ = std::move(rows);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kGroupColumns - 1));
    return;
  }
  beginResetModel();
  if (!rows_ || !rows || rows_->run->corpus != rows->run->corpus) names_.clear();
  rows_ = std::move(rows);
  endResetModel();
}

std::size_t GroupsModel::group_of(const QModelIndex& index) {
  return index.internalId() == kGroup ? static_cast<std::size_t>(index.row()) : index.internalId() - 1;
}

const GroupMember* GroupsModel::member_at(const QModelIndex& index) const {
  if (index.internalId() == kGroup) return nullptr;
  return &rows_->listed(group_of(index), static_cast<std::size_t>(index.row()));
}

QModelIndex GroupsModel::index_of(std::size_t group, DocumentIndex document) const {
  const QModelIndex parent = index(static_cast<int>(group), 0);
  for (int row = 0; row < rowCount(parent); ++row)
    if (rows_->listed(group, static_cast<std::size_t>(row)).document == document) return index(row, 0, parent);
  return {};
}

QModelIndex GroupsModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kGroup);
}

QModelIndex GroupsModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kGroup) return {};
  return createIndex(static_cast<int>(group_of(index)), 0, kGroup);
}

int GroupsModel::rowCount(const QModelIndex& parent) const {
  if (!rows_) return 0;
  if (!parent.isValid()) return static_cast<int>(rows_->groups.size());
  const bool has_rows = parent.internalId() == kGroup && parent.column() == 0;
  return has_rows ? static_cast<int>(rows_->summaries[group_of(parent)].documents) : 0;
}

QVariant GroupsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto column = static_cast<GroupColumn>(index.column());
  const GroupMember* member = member_at(index);
  if (role == Qt::TextAlignmentRole) return alignment(column);
  if (role == Qt::ToolTipRole && column == GroupColumn::document) {
    const DocumentIndex document = member ? member->document : rows_->summaries[group_of(index)].keeper;
    return tooltip_text(document_title(*rows_->run->corpus, document));
  }
  if (role != Qt::DisplayRole) return {};
  return member ? text_of_member(*member, column) : text_of_group(group_of(index), column);
}

QString GroupsModel::text_of_group(std::size_t group, GroupColumn column) const {
  const GroupRows::Summary& summary = rows_->summaries[group];
  switch (column) {
    case GroupColumn::document:
      return name_of(summary.keeper);
    case GroupColumn::number:
      return count_text(rows_->number_in_run(group));
    case GroupColumn::documents:
      return count_text(summary.documents);
    case GroupColumn::weakest:
      return three_decimals(rows_->groups.weakest[group]);
    case GroupColumn::similarity:
      return {};
    case GroupColumn::link:
      return summary.chained > 0 ? tr("%1 chained").arg(count_text(summary.chained)) : QString();
    case GroupColumn::go:
      return count_text(summary.go);
  }
  return {};
}

QString GroupsModel::text_of_member(const GroupMember& member, GroupColumn column) const {
  switch (column) {
    case GroupColumn::document:
      return name_of(member.document);
    case GroupColumn::similarity:
      return three_decimals(member.similarity);
    case GroupColumn::link:
      return member.stays() ? tr("keeper") : member.link == LinkKind::direct ? tr("direct") : tr("chained");
    default:
      return {};
  }
}

/// The texts of the rows in view may be compressed, which takes too long at every repaint.
QString GroupsModel::name_of(DocumentIndex document) const {
  if (const QString* known = names_.object(document.value)) return *known;
  const QString name =
      count_text(document.value) + u"  " + document_name(document_to_name(*rows_->run->corpus, document));
  names_.insert(document.value, new QString(name));
  return name;
}

QVariant GroupsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= kGroupColumns) return {};
  if (role == Qt::DisplayRole) return tr(kHeaders[section].label);
  if (role == Qt::ToolTipRole) return tr(kHeaders[section].meaning);
  if (role == Qt::TextAlignmentRole) return alignment(static_cast<GroupColumn>(section));
  return {};
}

}  // namespace lookalike
