#include "ui/models/sweep/sweep_model.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

#include "core/experiment/sweep/saved_sweeps.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/time_text.h"

namespace lookalike {
namespace {

QString tr(const char* source) {
  return QCoreApplication::translate("SweepCost", source);
}

std::vector<const SweepMeasure*> measures_of(const SweepPlan& plan) {
  static const SweepMeasure seed{"seed", SweepModel::tr("hash seed"), SweepModel::tr("The hash seed of the run."),
                                 [](double number) { return QString::number(number, 'f', 0); }, number_of("seed")};
  std::vector<const SweepMeasure*> measures;
  if (plan.repeat > 1) measures.push_back(&seed);
  for (const SweepMeasure& measure : sweep_measures())
    if (has_measure(plan, measure)) measures.push_back(&measure);
  return measures;
}

QString axis_text(const SweepAxis& axis) {
  constexpr qsizetype kMostValues = 8;
  if (axis.values == std::vector<std::string>{"grid"}) return SweepModel::tr("every b \u00D7 r");
  QStringList values;
  for (const std::string& value : axis.values) values << to_qstring(value);
  if (values.size() > kMostValues) values = values.first(kMostValues) << QStringLiteral("\u2026");
  return axis_name(axis) + QStringLiteral(": ") + values.join(QStringLiteral(", "));
}

}  // namespace

QString cost_text(const SweepTime& time) {
  const QString rows = count_text(time.rows_left(), tr("row"), tr("rows"));
  const auto seconds = time.remaining();
  return seconds ? tr("%1, %2").arg(rows, about_text(*seconds))
                 : tr("%1; time unknown: no run of this corpus has been timed yet").arg(rows);
}

QString note_text(const std::string& note) {
  static const QRegularExpression comma(QStringLiteral("(?<=\\d),(?=\\d{3}\\b)"));
  return to_qstring(note).replace(comma, QChar(0x202F));  // as count_text
}

bool is_fixed(const std::string& reference) {
  return !reference.empty() && reference != kOwnTruth;
}

QString reference_text(const SweepPlan& plan) {
  if (!is_fixed(plan.reference)) return tr("each setting's own pairs");
  if (plan.reference == kPlantedFamilies) return tr("planted or identical pairs");
  return tr("pairs at %1").arg(settings_text(plan.reference));
}

QString setting_text(const SweepPlan& plan, const SweepRow& row) {
  std::string settings;
  const auto keys = varied_keys(plan);
  for (std::size_t i = 0; i < std::min(keys.size(), row.values.size()); ++i)
    settings += (i ? "," : "") + keys[i] + '=' + row.values[i];
  return settings_text(settings);
}

QString settings_text(const std::string& reference) {
  QStringList parts;
  for (const QString& setting : to_qstring(reference).split(u',')) {
    const QString key = setting.section(u'=', 0, 0);
    const Parameter* parameter = find_parameter(key.toStdString());
    parts << tr("%1 = %2").arg(parameter ? parameter_letter(*parameter) : key, setting.section(u'=', 1));
  }
  return parts.join(QStringLiteral(", "));
}

Result<std::string> settings_from(const QString& text) {
  QStringList settings;
  for (const QString& part : text.split(u',')) {
    const QString name = part.section(u'=', 0, 0).trimmed();
    const auto parameter = std::ranges::find_if(parameters(), [&](const Parameter& p) {
      return name == to_qstring(p.key) || name == parameter_letter(p) || name == parameter_label(p);
    });
    if (parameter == parameters().end() || !part.contains(u'='))
      return failure(
          ErrorCode::bad_usage,
          tr("\"%1\" is not a recipe to compare with; write k = 3 or k = 3, t = 0.8.").arg(text).toStdString());
    settings << to_qstring(parameter->key) + u'=' + part.section(u'=', 1).trimmed();
  }
  return settings.join(u',').toStdString();
}

QString sweep_text(const SweepTable& table) {
  if (const SavedSweep* saved = find_sweep(table.name)) return core_text(saved->title);
  QStringList parts;
  for (const SweepAxis& axis : table.plan.axes) parts << axis_text(axis);
  if (!table.plan.reference.empty()) parts << SweepModel::tr("compared with %1").arg(reference_text(table.plan));
  if (table.plan.repeat > 1) parts << SweepModel::tr("%1 hash seeds").arg(count_text(table.plan.repeat));
  return parts.isEmpty() ? SweepModel::tr("the recipe alone") : parts.join(QStringLiteral("; "));
}

void SweepModel::set_table(const SweepTable& table, const std::vector<SweepSetting>& settings) {
  if (begins(table)) {
    const int first = rowCount(), last = static_cast<int>(table.rows.size()) - 1;
    if (last >= first) beginInsertRows({}, first, last);
    table_ = table;
    rank(settings);
    for (std::size_t row = order_.size(); row < table.rows.size(); ++row) order_.push_back(row);
    if (last >= first) endInsertRows();
    return sort(sort_column_, sort_direction_);
  }
  auto keys = varied_keys(table.plan);
  auto measures = measures_of(table.plan);
  const bool other_columns = keys != keys_ || measures != measures_;
  beginResetModel();
  table_ = table;
  keys_.swap(keys);
  measures_.swap(measures);
  if (other_columns) sort_column_ = -1;
  rank(settings);
  order_rows();
  endResetModel();
}

/// All seeds of a setting share its rank.
void SweepModel::rank(const std::vector<SweepSetting>& settings) {
  QHash<QString, Rank> of_values;
  for (const SweepSetting& setting : settings)
    of_values.insert(values_text(table_.plan, table_.rows[setting.row]),
                     {static_cast<std::size_t>(of_values.size()), setting.recall && !setting.reaches_goal});
  ranks_.assign(settings.empty() ? table_.rows.size() : 0, {});
  if (settings.empty()) return;
  for (const SweepRow& row : table_.rows) ranks_.push_back(of_values.value(values_text(table_.plan, row)));
}

void SweepModel::sort(int column, Qt::SortOrder direction) {
  sort_column_ = column < columnCount() ? column : -1;
  sort_direction_ = direction;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  const QModelIndexList before = persistentIndexList();
  std::vector<std::size_t> rows;
  for (const QModelIndex& old : before) rows.push_back(row_at(old.row()));
  order_rows();
  std::vector<int> place_of(order_.size());
  for (std::size_t place = 0; place < order_.size(); ++place) place_of[order_[place]] = static_cast<int>(place);
  QModelIndexList after;
  for (qsizetype i = 0; i < before.size(); ++i)
    after << index(place_of[rows[static_cast<std::size_t>(i)]], before[i].column());
  changePersistentIndexList(before, after);
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void SweepModel::order_rows() {
  order_.resize(table_.rows.size());
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  if (sort_column_ < 0) {
    std::ranges::stable_sort(order_, {}, [this](std::size_t row) { return ranks_[row].place; });
    return;
  }
  std::vector<SortKey> keys;
  keys.reserve(table_.rows.size());
  for (const SweepRow& row : table_.rows) keys.push_back(key_of(row, static_cast<std::size_t>(sort_column_)));
  const auto place = [](const SortKey& key) { return std::tuple(!key.number, key.number, key.text); };
  std::ranges::stable_sort(order_, [&](std::size_t a, std::size_t b) {
    const SortKey &x = keys[a], &y = keys[b];
    if (!x.is_known() || !y.is_known()) return x.is_known() && !y.is_known();
    return sort_direction_ == Qt::AscendingOrder ? place(x) < place(y) : place(y) < place(x);
  });
}

QModelIndex SweepModel::index_of(std::size_t row) const {
  const auto found = std::ranges::find(order_, row);
  return found == order_.end() ? QModelIndex() : index(static_cast<int>(found - order_.begin()), 0);
}

std::optional<SweepLink> SweepModel::link_at(const QModelIndex& index) const {
  const auto column = static_cast<std::size_t>(index.column());
  if (!index.isValid() || column < keys_.size()) return {};
  return link_of(table_, table_.rows[row_at(index.row())], measures_[column - keys_.size()]->column);
}

/// Whether a table begins with the current rows.
bool SweepModel::begins(const SweepTable& table) const {
  const auto same = [](const SweepRow& x, const SweepRow& y) {
    return x.values == y.values && x.seed == y.seed && x.seconds.total == y.seconds.total;
  };
  return !table_.rows.empty() && table.plan == table_.plan && table.corpus == table_.corpus &&
         std::ranges::mismatch(table_.rows, table.rows, same).in1 == table_.rows.end();
}

int SweepModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(order_.size());
}

int SweepModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(keys_.size() + measures_.size());
}

QString SweepModel::text(const SweepRow& row, std::size_t column) const {
  if (column < keys_.size()) return column < row.values.size() ? to_qstring(row.values[column]) : QString();
  const SweepMeasure& measure = *measures_[column - keys_.size()];
  const auto number = measure.of(row);
  return number ? measure.text(*number) : QStringLiteral("\u2013");
}

SweepModel::SortKey SweepModel::key_of(const SweepRow& row, std::size_t column) const {
  if (column >= keys_.size()) return {measures_[column - keys_.size()]->of(row), {}};
  const QString value = text(row, column);
  bool is_number = false;
  const double number = value.toDouble(&is_number);
  return is_number ? SortKey{number, {}} : SortKey{{}, value};
}

QVariant SweepModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  if (role == kIsBelowGoal) return ranks_[row_at(index.row())].is_below_goal;
  if (role != Qt::DisplayRole) return {};
  return text(table_.rows[row_at(index.row())], static_cast<std::size_t>(index.column()));
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount())) return {};
  if (orientation == Qt::Vertical)
    return role == Qt::DisplayRole ? setting_text(table_.plan, table_.rows[row_at(section)]) : QVariant();
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  const auto column = static_cast<std::size_t>(section);
  if (column < keys_.size()) {
    const Parameter* parameter = find_parameter(keys_[column]);
    if (role == Qt::DisplayRole) return parameter ? parameter_label(*parameter) : to_qstring(keys_[column]);
    return role == Qt::ToolTipRole && parameter ? parameter_meaning(*parameter) : QVariant();
  }
  const SweepMeasure& measure = *measures_[column - keys_.size()];
  if (role == Qt::DisplayRole) {
    const bool is_named = is_fixed(table_.plan.reference) && measure.column == "true_pairs";
    return is_named ? reference_text(table_.plan) : measure.name;
  }
  if (role != Qt::ToolTipRole || !needs_truth(measure)) return role == Qt::ToolTipRole ? measure.meaning : QVariant();
  return QString(measure.meaning + u' ' + tr("The true pairs are %1.").arg(reference_text(table_.plan)));
}

}  // namespace lookalike
