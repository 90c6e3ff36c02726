#include "ui/models/sweep_model.h"

#include "ui/models/number_text.h"

namespace lookalike {
namespace {

bool needs_truth(const SweepMeasure& measure) {
  const std::string_view column = measure.column;
  return column == "recall" || column == "precision" || column == "false_negatives";
}

}  // namespace

void SweepModel::set_table(const SweepTable& table) {
  beginResetModel();
  table_ = table;
  keys_ = varied_keys(table.plan);
  measures_.clear();
  for (const SweepMeasure& measure : sweep_measures())
    if (table.plan.truth || !needs_truth(measure)) measures_.push_back(&measure);
  endResetModel();
}

void SweepModel::add_row(const SweepRow& row) {
  const int last = static_cast<int>(table_.rows.size());
  beginInsertRows({}, last, last);
  table_.rows.push_back(row);
  endInsertRows();
}

int SweepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
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

QVariant SweepModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return text(table_.rows[static_cast<std::size_t>(index.row())], static_cast<std::size_t>(index.column()));
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  auto column = static_cast<std::size_t>(section);
  if (column < keys_.size()) {
    const Parameter* parameter = find_parameter(keys_[column]);
    if (role == Qt::DisplayRole) return to_qstring(parameter ? parameter->label : keys_[column]);
    return role == Qt::ToolTipRole && parameter ? to_qstring(parameter->meaning) : QVariant();
  }
  column -= keys_.size();
  if (column == measures_.size()) return role == Qt::DisplayRole ? tr("hash seed") : QVariant();
  if (role == Qt::DisplayRole) return measures_[column]->name;
  return role == Qt::ToolTipRole ? measures_[column]->meaning : QVariant();
}

}  // namespace lookalike
