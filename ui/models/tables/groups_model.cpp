#include "ui/models/tables/groups_model.h"

#include <QSet>
#include <utility>

#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"

namespace lookalike {
namespace {

/// Id of a row: 0 for a group, the number of its group (from 1) for a member; for a copy also the row (from 1) of its
/// member.
constexpr quintptr kGroup = 0;
constexpr int kMemberShift = 32;
static_assert(sizeof(quintptr) == 8);

quintptr member_id(std::size_t group) {
  return group + 1;
}
quintptr copy_id(std::size_t group, int member) {
  return member_id(group) | (static_cast<quintptr>(member) + 1) << kMemberShift;
}
bool is_copy(const QModelIndex& index) {
  return index.internalId() >> kMemberShift > 0;
}
/// The row of a copy's member.
std::size_t member_of(const QModelIndex& copy) {
  return (copy.internalId() >> kMemberShift) - 1;
}

/// The order for a sortable column.
std::optional<GroupOrder> order_by(GroupColumn column) {
  switch (column) {
    case GroupColumn::number:
      return GroupOrder::number;
    case GroupColumn::documents:
      return GroupOrder::documents;
    case GroupColumn::weakest:
      return GroupOrder::weakest;
    case GroupColumn::link:
      return GroupOrder::chained;
    case GroupColumn::go:
      return GroupOrder::gone;
    default:
      return {};
  }
}

const auto kChosen = QStringLiteral("\u2713 ");  // before the name

}  // namespace

GroupsModel::GroupsModel(QObject* parent)
    : QAbstractItemModel(parent),
      columns_(named_columns("groups", {{"document", tr("document")},
                                        {"number", tr("group"), Qt::AlignRight},
                                        {"documents", tr("size"), Qt::AlignRight},
                                        {"weakest", tr("weakest"), Qt::AlignRight},
                                        {"similarity", tr("to keeper"), Qt::AlignRight},
                                        {"link", tr("link")},
                                        {"dropped", tr("dropped"), Qt::AlignRight}})) {}

void GroupsModel::set_rows(std::shared_ptr<const GroupRows> rows) {
  if (rows_ && rows && rows->run == rows_->run) return take_others(std::move(rows));
  beginResetModel();
  if (!rows_ || !rows || rows_->run->corpus != rows->run->corpus) names_.clear();
  rows_ = std::move(rows);
  endResetModel();
}

void GroupsModel::take_others(std::shared_ptr<const GroupRows> rows) {
  emit layoutAboutToBeChanged();
  const auto before = std::exchange(rows_, std::move(rows));
  std::vector<std::uint32_t> numbers(rows_->run->corpus->size());  // of each document's group, from 1
  for (std::size_t group = 0; group < rows_->groups.size(); ++group)
    for (const DocumentIndex document : rows_->groups.members(group))
      numbers[document.value] = static_cast<std::uint32_t>(group + 1);
  const QModelIndexList from = persistentIndexList();
  QModelIndexList to;
  QSet<QModelIndex> taken;  // of groups that merge, only one keeps its row
  for (const QModelIndex& index : from) {
    const QModelIndex place = place_now(index, *before, numbers).siblingAtColumn(index.column());
    to << (taken.contains(place) ? QModelIndex() : place);
    taken << place;
  }
  changePersistentIndexList(from, to);
  emit layoutChanged();
}

/// A set of exact duplicates keeps its row, whichever document represents it now; the new representative swaps its row
/// with the old one. A group's row follows its keeper.
QModelIndex GroupsModel::place_now(const QModelIndex& index, const GroupRows& before,
                                   const std::vector<std::uint32_t>& numbers) const {
  const auto row = static_cast<std::size_t>(index.row());
  const bool member = index.internalId() != kGroup, copy = is_copy(index);
  const std::size_t group = member ? group_of(index) : before.listed[row], set = copy ? member_of(index) : row;
  const DocumentIndex stood = member ? before.member(group, set).document : before.summaries[group].keeper;
  if (numbers[stood.value] == 0) return {};
  const std::size_t now = numbers[stood.value] - 1;
  if (!member) return row_of(now);
  const QModelIndex place = index_of(now, stood);
  if (!copy) return is_copy(place) ? place.parent() : place;
  const QModelIndex twin = index_of(now, before.member(group, set, row + 1).document);
  return is_copy(twin) ? twin : place;
}

std::size_t GroupsModel::group_of(const QModelIndex& index) const {
  if (index.internalId() == kGroup) return rows_->listed[static_cast<std::size_t>(index.row())];
  return static_cast<std::uint32_t>(index.internalId()) - 1;
}

std::optional<std::size_t> GroupsModel::group_of(DocumentIndex document) const {
  const DocumentGroups& groups = rows_->groups;
  const auto found = std::ranges::find(groups.documents, document);
  if (found == groups.documents.end()) return {};
  const auto place = static_cast<std::uint32_t>(found - groups.documents.begin());
  return static_cast<std::size_t>(std::ranges::upper_bound(groups.begin, place) - groups.begin.begin() - 1);
}

const GroupMember* GroupsModel::member_at(const QModelIndex& index) const {
  if (index.internalId() == kGroup) return nullptr;
  const auto row = static_cast<std::size_t>(index.row());
  return is_copy(index) ? &rows_->member(group_of(index), member_of(index), row + 1)
                        : &rows_->member(group_of(index), row);
}

QModelIndex GroupsModel::index_of(std::size_t group, DocumentIndex document) const {
  const QModelIndex parent = row_of(group);
  for (std::size_t set = 0; set < rows_->different(group); ++set)
    for (std::size_t copy = 0; copy <= rows_->copies(group, set); ++copy) {
      if (rows_->member(group, set, copy).document != document) continue;
      const QModelIndex member = index(static_cast<int>(set), 0, parent);
      return copy == 0 ? member : index(static_cast<int>(copy) - 1, 0, member);
    }
  return {};
}

DocumentIndex GroupsModel::dot_of(const QModelIndex& index) const {
  return document_at(is_copy(index) ? index.parent() : index);
}

DocumentIndex GroupsModel::document_at(const QModelIndex& index) const {
  const GroupMember* member = member_at(index);
  return member ? member->document : rows_->summaries[group_of(index)].keeper;
}

std::pair<DocumentIndex, DocumentIndex> GroupsModel::texts_of(const QModelIndex& index) const {
  const GroupMember* member = member_at(index);
  if (member && !member->stays()) return {member->keeper, member->document};
  const std::size_t group = group_of(index);
  const DocumentIndex keepers = document_at(index), first = rows_->member(group, 0).document;
  if (first != keepers) return {keepers, first};
  return {keepers,
          rows_->different(group) > 1 ? rows_->member(group, 1).document : rows_->member(group, 0, 1).document};
}

QModelIndex GroupsModel::after(const QModelIndex& member) const {
  for (QModelIndex at = member; at.isValid(); at = at.parent())
    if (const QModelIndex next = at.siblingAtRow(at.row() + 1); next.isValid()) return next;
  return {};
}

void GroupsModel::sort(int column, Qt::SortOrder order) {
  if (const auto by = order_by(static_cast<GroupColumn>(column))) emit order_wanted(*by, order == Qt::DescendingOrder);
}

QModelIndex GroupsModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  if (!parent.isValid()) return createIndex(row, column, kGroup);
  const std::size_t group = group_of(parent);
  return createIndex(row, column, parent.internalId() == kGroup ? member_id(group) : copy_id(group, parent.row()));
}

QModelIndex GroupsModel::parent(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == kGroup) return {};
  const std::size_t group = group_of(index);
  if (is_copy(index)) return createIndex(static_cast<int>(member_of(index)), 0, member_id(group));
  return createIndex(static_cast<int>(rows_->row[group]), 0, kGroup);
}

int GroupsModel::rowCount(const QModelIndex& parent) const {
  if (!rows_) return 0;
  if (!parent.isValid()) return static_cast<int>(rows_->groups.size());
  if (parent.column() != 0 || is_copy(parent)) return 0;
  const std::size_t group = group_of(parent);
  if (parent.internalId() == kGroup) return static_cast<int>(rows_->different(group));
  return static_cast<int>(rows_->copies(group, static_cast<std::size_t>(parent.row())));
}

QVariant GroupsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto column = static_cast<GroupColumn>(index.column());
  const GroupMember* member = member_at(index);
  if (role == Qt::TextAlignmentRole) return columns_[static_cast<std::size_t>(index.column())].aligned();
  if (role == Qt::ToolTipRole && column == GroupColumn::document)
    return tooltip_of(member ? *member : keeper_of(group_of(index)));
  if (role == Qt::ToolTipRole && column == GroupColumn::weakest && !member)
    return tr("Containment %1").arg(similarity_text(containment(rows_->groups.weakest[group_of(index)], *rows_->run)));
  if (role == Qt::AccessibleTextRole && column == GroupColumn::document)
    return data(index, Qt::DisplayRole).toString().replace(kChosen, tr("chosen keeper") + u' ');
  if (role == Qt::EditRole && column == GroupColumn::document)
    return copied_name(member ? *member : keeper_of(group_of(index)));
  if (role != Qt::DisplayRole) return {};
  if (!member) return text_of_group(group_of(index), column);
  return text_of_member(*member, static_cast<std::size_t>(rowCount(index.siblingAtColumn(0))), column);
}

QString GroupsModel::text_of_group(std::size_t group, GroupColumn column) const {
  const GroupRows::Summary& summary = rows_->summaries[group];
  switch (column) {
    case GroupColumn::document:
      return name_of(keeper_of(group));
    case GroupColumn::number:
      return count_text(group + 1);
    case GroupColumn::documents:
      return count_text(summary.documents);
    case GroupColumn::weakest:
      return similarity_text(rows_->groups.weakest[group].similarity);
    case GroupColumn::similarity:
      return {};
    case GroupColumn::link:
      return link_text(summary);
    case GroupColumn::go:
      return count_text(summary.go);
  }
  return {};
}

QString GroupsModel::link_text(const GroupRows::Summary& summary) const {
  QStringList parts;
  if (summary.judged_different > 0) parts << tr("%1 judged different").arg(count_text(summary.judged_different));
  if (summary.chained > 0) parts << tr("%1 chained").arg(count_text(summary.chained));
  return parts.join(QStringLiteral(", "));
}

QString GroupsModel::text_of_member(const GroupMember& member, std::size_t copies, GroupColumn column) const {
  switch (column) {
    case GroupColumn::document:
      return name_of(member, copies);
    case GroupColumn::documents:
      return copies == 0 ? QString() : count_text(copies + 1);
    case GroupColumn::similarity:
      return similarity_text(member.similarity);
    case GroupColumn::link:
      return rows_->is_chosen(member)           ? tr("chosen")
             : member.stays()                   ? tr("keeper")
             : member.link == LinkKind::direct  ? tr("direct")
             : member.link == LinkKind::chained ? tr("chained")
                                                : tr("judged different");
    default:
      return {};
  }
}

QString GroupsModel::copied_name(const GroupMember& member) const {
  return count_text(member.document.value) + u"  " + document_title(*rows_->run->corpus, member.document);
}

QString GroupsModel::tooltip_of(const GroupMember& member) const {
  const QString title = document_title(*rows_->run->corpus, member.document);
  return tooltip_text(rows_->is_chosen(member) ? title + u'\n' + tr("Chosen keeper.") : title);
}

/// A document with the same name as its keeper shows the difference. Texts may be long and in a file: too slow to
/// read at every repaint.
QString GroupsModel::name_of(const GroupMember& member, std::size_t copies) const {
  const std::uint64_t key = std::uint64_t{member.keeper.value} << 32 | member.document.value;
  const QString* name = names_.object(key);
  if (!name) {
    const Corpus& corpus = *rows_->run->corpus;
    name = new QString(member.stays() ? document_name(document_to_name(corpus, member.document))
                                      : pair_names(corpus, member.keeper, member.document).second);
    names_.insert(key, name);
  }
  const QString mark = rows_->is_chosen(member) ? kChosen : QString();
  const QString times = copies == 0 ? QString() : QStringLiteral(" \u00D7") + count_text(copies + 1);
  return mark + count_text(member.document.value) + times + u"  " + *name;
}

QVariant GroupsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return header_data(columns_, section, orientation, role);
}

}  // namespace lookalike
