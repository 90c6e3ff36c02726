#include "ui/models/sweep/sweep_model.h"

#include <algorithm>
#include <new>
#include <utility>

#include "core/experiment/sweep/saved_sweeps.h"
#include "ui/models/text/number_text.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {
namespace {

bool needs_truth(const SweepMeasure& measure) {
  const std::string_view column = measure.column;
  return column == "recall" || column == "precision" || column == "false_negatives";
}

bool needs_verdicts(const SweepMeasure& measure) {
  return std::string_view(measure.column).starts_with("judged_");
}

std::vector<const SweepMeasure*> measures_of(const SweepTable& table) {
  std::vector<const SweepMeasure*> measures;
  for (const SweepMeasure& measure : sweep_measures())
    if ((table.plan.truth || !needs_truth(measure)) && (!table.plan.verdicts.empty() || !needs_verdicts(measure)))
      measures.push_back(&measure);
  return measures;
}

QString axis_text(const SweepAxis& axis) {
  constexpr qsizetype kMostValues = 8;
  if (axis.values == std::vector<std::string>{"grid"}) return SweepModel::tr("every b \u00D7 r");
  QStringList values;
  for (const std::string& value : axis.values) values << to_qstring(value);
  if (values.size() > kMostValues) values = values.first(kMostValues) << QStringLiteral("\u2026");
  const Parameter* parameter = find_parameter(axis.key);
  const QString name = axis.key == "lsh" ? SweepModel::tr("bands \u00D7 rows")
                       : parameter       ? parameter_label(*parameter)
                                         : to_qstring(axis.key);
  return name + QStringLiteral(": ") + values.join(QStringLiteral(", "));
}

}  // namespace

QString sweep_text(const SweepTable& table) {
  if (const SavedSweep* saved = find_sweep(table.name)) return to_qstring(saved->title);
  QStringList parts;
  for (const SweepAxis& axis : table.plan.axes) parts << axis_text(axis);
  if (table.plan.repeat > 1) parts << SweepModel::tr("%1 hash seeds").arg(count_text(table.plan.repeat));
  return parts.isEmpty() ? SweepModel::tr("the recipe alone") : parts.join(QStringLiteral("; "));
}

void SweepModel::set_table(const SweepTable& table) {
  if (begins(table)) {
    for (std::size_t row = table_.rows.size(); row < table.rows.size(); ++row) add_row(table.rows[row]);
    table_ = table;
    return;
  }
  SweepTable copy = table;
  auto keys = varied_keys(table.plan);
  auto measures = measures_of(table);
  const bool other_columns =
      keys != keys_ || measures != measures_ || (table.plan.repeat > 1) != (table_.plan.repeat > 1);
  beginResetModel();
  order_ = {};  // there are no rows until they have an order
  std::swap(table_, copy);
  keys_.swap(keys);
  measures_.swap(measures);
  if (other_columns) sort_column_ = -1;
  order_rows();
  endResetModel();
}

void SweepModel::add_row(const SweepRow& row) {
  table_.rows.push_back(row);
  const int place = static_cast<int>(order_.place_of_next());
  beginInsertRows({}, place, place);
  order_.add();
  endInsertRows();
}

void SweepModel::sort(int column, Qt::SortOrder direction) {
  sort_column_ = column < columnCount() ? column : -1;
  sort_direction_ = direction;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  std::vector<std::size_t> rows;
  rows.reserve(before.size());
  for (const QModelIndex& old : before) rows.push_back(row_at(old.row()));
  order_rows();
  QModelIndexList after;
  for (qsizetype i = 0; i < before.size(); ++i)
    after << index(static_cast<int>(order_.position_of(rows[static_cast<std::size_t>(i)])), before[i].column());
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void SweepModel::order_rows() {
  if (sort_column_ < 0) return order_.reset(table_.rows.size());
  const auto column = static_cast<std::size_t>(sort_column_);
  order_.sort(
      table_.rows.size(), [this, column](std::size_t row) { return key_of(table_.rows[row], column); },
      sort_direction_);
}

/// Whether the present rows are the first of a table's.
bool SweepModel::begins(const SweepTable& table) const {
  const auto same = [](const SweepRow& x, const SweepRow& y) {
    return x.values == y.values && x.seed == y.seed && x.candidates == y.candidates &&
           x.seconds.total == y.seconds.total;
  };
  return !table_.rows.empty() && order_.size() == table_.rows.size() && table.plan == table_.plan &&
         table.corpus == table_.corpus && table_.rows.size() <= table.rows.size() &&
         std::equal(table_.rows.begin(), table_.rows.end(), table.rows.begin(), same);
}

int SweepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int SweepModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return static_cast<int>(keys_.size() + measures_.size()) + (table_.plan.repeat > 1 ? 1 : 0);
}

QString SweepModel::text(const SweepRow& row, std::size_t column) const {
  if (column < keys_.size()) return column < row.values.size() ? to_qstring(row.values[column]) : QString();
  column -= keys_.size();
  if (column == measures_.size()) return QString::number(row.seed);
  const auto number = measures_[column]->of(row);
  return number ? measures_[column]->text(*number) : QStringLiteral("\u2013");
}

SweepSortKey SweepModel::key_of(const SweepRow& row, std::size_t column) const {
  if (column < keys_.size()) return sort_key(text(row, column));
  column -= keys_.size();
  if (column == measures_.size()) return {static_cast<double>(row.seed), {}};
  SweepSortKey key;
  if (const auto number = measures_[column]->of(row)) key.number = *number;
  return key;
}

QVariant SweepModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return text(table_.rows[row_at(index.row())], static_cast<std::size_t>(index.column()));
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  auto column = static_cast<std::size_t>(section);
  if (column < keys_.size()) {
    const Parameter* parameter = find_parameter(keys_[column]);
    if (role == Qt::DisplayRole) return parameter ? parameter_label(*parameter) : to_qstring(keys_[column]);
    return role == Qt::ToolTipRole && parameter ? parameter_meaning(*parameter) : QVariant();
  }
  column -= keys_.size();
  if (column == measures_.size()) return role == Qt::DisplayRole ? tr("hash seed") : QVariant();
  if (role == Qt::DisplayRole) return measures_[column]->name;
  return role == Qt::ToolTipRole ? measures_[column]->meaning : QVariant();
}

}  // namespace lookalike
