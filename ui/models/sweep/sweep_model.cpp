#include "ui/models/sweep/sweep_model.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>
#include <ranges>
#include <tuple>
#include <utility>

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
  std::vector<const SweepMeasure*> measures;
  if (plan.repeat > 1) measures.push_back(&seed_measure());
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
  return seconds ? tr("%1, %2").arg(rows, about_text(*seconds)) : tr("%1, time not known yet").arg(rows);
}

QString note_text(const std::string& note) {
  static const QRegularExpression four_digits(QStringLiteral(R"((?<![\d,])(\d),(\d{3})(?!\d|,\d))"));
  static const QRegularExpression comma(QStringLiteral(R"((?<=\d),(?=\d{3}\b))"));
  return to_qstring(note)
      .replace(four_digits, QStringLiteral("\\1\\2"))
      .replace(comma, QChar(0x202F));  // as count_text
}

bool is_fixed(const std::string& reference) {
  return !reference.empty() && reference != kOwnTruth;
}

QString reference_text(const SweepPlan& plan) {
  if (!is_fixed(plan.reference)) return tr("each setting's own pairs");
  if (plan.reference == kPlantedFamilies) return tr("planted or identical pairs");
  return tr("pairs at %1").arg(settings_text(plan.reference));
}

QString reason_text(const SweepTable& table, const Recipe& own, double goal) {
  const auto own_value = own_values(own, table);
  if (!own_value || table.plan.axes.size() != 1 || table.plan.axes.front().key == "lsh") return {};
  const auto say = [&](const QString& sentence, const auto&... names) {
    return tr("by recall of %1: %2").arg(reference_text(table.plan), sentence.arg(names...));
  };
  const auto name = [&](const SweepSetting& setting) { return values_text(table.plan, table.rows[setting.row]); };
  const auto values_of = [&](const SweepSetting& setting) { return table.rows[setting.row].values; };
  const auto settings = settings_of(table, goal);
  const auto found = std::ranges::find(settings, *own_value, values_of);
  if (found == settings.end() || settings.size() < 2) return {};  // or too many rows to rank
  const SweepSetting& chosen = *found;
  if (!have_one_truth(table)) return say(tr("%1 cannot be ranked"), name(chosen));
  const bool by_forecast = settings.front().is_recommended;
  const SweepSetting* rival = nullptr;  // with the fewest candidates
  for (const SweepSetting& other : settings)
    if (other.reaches_goal && &other != &chosen && (!rival || other.candidates.mean < rival->candidates.mean))
      rival = &other;
  if (by_forecast) rival = chosen.is_recommended ? nullptr : &settings.front();
  const QString compared = count_text(settings.size());
  if (!chosen.reaches_goal)
    return !rival ? say(tr("none of the %1 values reaches it"), compared)
                  : say(table.plan.repeat > 1 ? tr("%1 does not reach it with every hash seed; %2 does")
                        : by_forecast         ? tr("%1 does not reach it with 95 of 100 hash seeds; %2 does")
                                              : tr("%1 does not reach it; %2 does"),
                        name(chosen), name(*rival));
  if (rival && table.plan.repeat > 1 && overlap(rival->candidates, chosen.candidates))
    return say(tr("%1 and %2 reach it; their candidates overlap over %3 hash seeds"), name(chosen), name(*rival),
               count_text(table.plan.repeat));
  if (rival && (by_forecast || rival->candidates.mean < chosen.candidates.mean))
    return say(by_forecast ? tr("%1 reaches it; %2 does with fewer expected candidates")
                           : tr("%1 reaches it; %2 does with fewer candidates"),
               name(chosen), name(*rival));
  return say(by_forecast ? tr("%1 reaches it with the fewest expected candidates of the %2 values")
                         : tr("%1 reaches it with the fewest candidates of the %2 values"),
             name(chosen), compared);
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
    table_ = table;
    rank(settings);
    const auto all = entries();
    const int first = rowCount(), last = static_cast<int>(all.size()) - 1;
    if (last >= first) {
      beginInsertRows({}, first, last);
      order_.insert(order_.end(), all.begin() + first, all.end());
      endInsertRows();
    }
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
    of_values.insert(
        values_text(table_.plan, table_.rows[setting.row]),
        {static_cast<std::size_t>(of_values.size()), setting.recall && !setting.reaches_goal, setting.is_lucky});
  ranks_.assign(settings.empty() ? table_.rows.size() : 0, {});
  if (settings.empty()) return;
  for (const SweepRow& row : table_.rows) ranks_.push_back(of_values.value(values_text(table_.plan, row)));
}

void SweepModel::sort(int column, Qt::SortOrder direction) {
  sort_column_ = column < columnCount() ? column : -1;
  sort_direction_ = direction;
  emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
  const auto before = std::exchange(order_, {});
  order_rows();
  for (const QModelIndex& old : persistentIndexList())
    changePersistentIndex(old, place_of(before[static_cast<std::size_t>(old.row())], old.column()));
  emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void SweepModel::order_rows() {
  order_ = entries();
  if (sort_column_ < 0) {
    std::ranges::stable_sort(order_, {}, [this](std::size_t entry) { return ranks_[entry & ~kMean].place; });
    return;
  }
  std::vector<std::pair<SortKey, std::size_t>> keys;
  keys.reserve(order_.size());
  for (const std::size_t entry : order_)
    keys.emplace_back(key_of(entry, static_cast<std::size_t>(sort_column_)), entry);
  const auto is_known = [](const SortKey& key) { return key.first || !key.second.isEmpty(); };
  const auto place = [](const SortKey& key) { return std::tuple(!key.first, key.first, key.second); };
  std::ranges::stable_sort(keys, [&](const auto& a, const auto& b) {
    const SortKey &x = a.first, &y = b.first;
    if (!is_known(x) || !is_known(y)) return is_known(x) && !is_known(y);
    return sort_direction_ == Qt::AscendingOrder ? place(x) < place(y) : place(y) < place(x);
  });
  std::ranges::copy(keys | std::views::values, order_.begin());
}

/// Counts the means, too. A longer table has the same entries first.
std::vector<std::size_t> SweepModel::entries() {
  means_.clear();
  for (const SweepMeasure* measure : table_.plan.repeat > 1 ? measures_ : std::vector<const SweepMeasure*>())
    for (const Spread& spread : spreads_of(table_.rows, measure->of)) means_[spread.row].push_back(spread);
  std::vector<std::size_t> all;
  for (std::size_t row = 0; row < table_.rows.size(); ++row) {
    if (means_.contains(row)) all.push_back(row | kMean);
    all.push_back(row);
  }
  return all;
}

QModelIndex SweepModel::place_of(std::size_t entry, int column) const {
  const auto found = std::ranges::find(order_, entry);
  return found == order_.end() ? QModelIndex() : index(static_cast<int>(found - order_.begin()), column);
}

std::optional<SweepLink> SweepModel::link_at(const QModelIndex& index) const {
  const auto column = static_cast<std::size_t>(index.column());
  if (!index.isValid() || column < keys_.size()) return {};
  if (order_[static_cast<std::size_t>(index.row())] & kMean) return {};
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

std::optional<double> SweepModel::number(std::size_t entry, std::size_t measure) const {
  if ((entry & kMean) == 0) return measures_[measure]->of(table_.rows[entry]);
  const Spread& spread = means_.at(entry & ~kMean)[measure];
  return spread.seeds > 0 ? std::optional(spread.mean) : std::nullopt;
}

QString SweepModel::text(std::size_t entry, std::size_t column) const {
  const auto& values = table_.rows[entry & ~kMean].values;
  if (column < keys_.size()) return column < values.size() ? to_qstring(values[column]) : QString();
  const SweepMeasure& measure = *measures_[column - keys_.size()];
  if (&measure == &seed_measure() && (entry & kMean) != 0) return tr("mean");
  const auto value = number(entry, column - keys_.size());
  const QString sign =
      measure.column == "recall" && ranks_[entry & ~kMean].is_lucky ? QStringLiteral("\u26A0 ") : QString();
  return value ? QString(sign + measure.text(*value)) : QStringLiteral("\u2013");
}

SweepModel::SortKey SweepModel::key_of(std::size_t entry, std::size_t column) const {
  if (column >= keys_.size()) return {number(entry, column - keys_.size()), {}};
  const QString value = text(entry, column);
  bool is_number = false;
  const double shown = value.toDouble(&is_number);
  return is_number ? SortKey{shown, {}} : SortKey{{}, value};
}

QVariant SweepModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  const Rank& rank = ranks_[row_at(index.row())];
  if (role == kIsBelowGoal) return rank.is_below_goal;
  if (role == Qt::ToolTipRole && rank.is_lucky)
    return tr("Reaches the goal with this hash seed, but not with 95 of 100 hash seeds.");
  if (role != Qt::DisplayRole) return {};
  return text(order_[static_cast<std::size_t>(index.row())], static_cast<std::size_t>(index.column()));
}

QVariant SweepModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount())) return {};
  if (orientation == Qt::Vertical)
    return role == Qt::DisplayRole ? values_text(table_.plan, table_.rows[row_at(section)]) : QVariant();
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
  if (role != Qt::ToolTipRole) return {};
  if (!needs_truth(measure)) return measure.meaning();
  return QString(measure.meaning() + u' ' + tr("The true pairs are %1.").arg(reference_text(table_.plan)));
}

}  // namespace lookalike
