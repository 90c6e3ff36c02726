#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <map>
#include <string>
#include <vector>

#include "core/experiment/sweep/sweep_time.h"
#include "ui/models/sweep/sweep_measures.h"

namespace lookalike {

/// The cost of a sweep in words: "35 rows, about 2 s".
QString cost_text(const SweepTime& time);

/// A note of a sweep, "12345 of 19043 documents ...", with grouped digits.
QString note_text(const std::string& note);

/// Whether a plan's reference is the same for all settings.
bool is_fixed(const std::string& reference);
/// The reference of a plan's rows: "each setting's own pairs", "pairs at k = 3", "planted or identical pairs".
QString reference_text(const SweepPlan& plan);
/// Why a sweep over one parameter speaks for the recipe's value of it, or does not: "by recall of pairs at k = 3: k =
/// 4 reaches it with the fewest candidates of the 7 values", where "it" is a recall to reach. Empty for other sweeps,
/// and if the recipe is not among the settings or is the only one.
QString reason_text(const SweepTable& table, const Recipe& own, double goal);
/// The rows of a sweep as a table: the varied values, then the measures of the rows. With several hash seeds, also the
/// seed, and before the rows of a setting one with their means.
class SweepModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// Whether a row's setting falls short of the goal.
  static constexpr int kIsBelowGoal = Qt::UserRole;

  explicit SweepModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Shows another table, or the current one with more rows, which preserves selections and order; `settings` are its
  /// settings, best first. The order stays if the columns do. O(rows log rows).
  void set_table(const SweepTable& table, const std::vector<SweepSetting>& settings);
  /// In run order, independent of sorting.
  const SweepTable& table() const { return table_; }

  /// Sorts by a column's numbers; -1: best first. Cells without a number are last in both directions. O(rows log
  /// rows).
  void sort(int column, Qt::SortOrder direction) override;
  int sort_column() const { return sort_column_; }
  Qt::SortOrder sort_direction() const { return sort_direction_; }
  /// The row of `table()` shown at a row of this model; for means, the setting's first row.
  std::size_t row_at(int position) const { return order_[static_cast<std::size_t>(position)] & ~kMean; }
  /// The pairs that a cell counts, if they can be listed. O(keys).
  std::optional<SweepLink> link_at(const QModelIndex& index) const;
  /// The row of this model that shows a row of `table()`, or the means for a setting's first row. O(rows).
  QModelIndex index_of(std::size_t row) const { return place_of(means_.contains(row) ? row | kMean : row, 0); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  /// Numbers, then texts, then cells with neither.
  using SortKey = std::pair<std::optional<double>, QString>;
  /// An entry is a row of the table, or its first row with this bit for the means of a setting.
  static constexpr std::size_t kMean = ~(~std::size_t{0} >> 1);
  struct Rank {
    std::size_t place = 0;
    bool is_below_goal = false;
    bool is_lucky = false;  // as that of the setting
  };
  QString text(std::size_t entry, std::size_t column) const;
  std::optional<double> number(std::size_t entry, std::size_t measure) const;
  SortKey key_of(std::size_t entry, std::size_t column) const;
  QModelIndex place_of(std::size_t entry, int column) const;
  std::vector<std::size_t> entries();
  bool begins(const SweepTable& table) const;
  void rank(const std::vector<SweepSetting>& settings);
  void order_rows();

  SweepTable table_;
  std::vector<std::string> keys_;
  std::vector<const SweepMeasure*> measures_;
  std::vector<Rank> ranks_;                           // of each row
  std::map<std::size_t, std::vector<Spread>> means_;  // by a setting's first row, for each measure
  std::vector<std::size_t> order_;                    // of the entries
  int sort_column_ = -1;
  Qt::SortOrder sort_direction_ = Qt::AscendingOrder;
};

/// Describes a sweep in a few words: its title, or "bands × rows: grid; Shingle length k: 2, 3; compared with planted
/// or identical pairs; 40 seeds".
QString sweep_text(const SweepTable& table);

}  // namespace lookalike
