#pragma once

#include <QAbstractTableModel>
#include <QString>
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
/// The varied values of a row with their names: "b = 11, r = 8".
QString setting_text(const SweepPlan& plan, const SweepRow& row);
/// "k = 3, t = 0.8" for "shingles.k=3,verify.threshold=0.8", and back; a letter, label or key names a parameter.
QString settings_text(const std::string& reference);
/// Errors: bad_usage (a part is not a setting).
Result<std::string> settings_from(const QString& text);

/// The rows of a sweep as a table: the varied values, then the measures of the rows, then the hash seed if there is
/// more than one.
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
  /// The row of `table()` shown at a row of this model.
  std::size_t row_at(int position) const { return order_[static_cast<std::size_t>(position)]; }
  /// The pairs that a cell counts, if they can be listed. O(keys).
  std::optional<SweepLink> link_at(const QModelIndex& index) const;
  /// The row of this model that shows a row of `table()`. O(rows).
  QModelIndex index_of(std::size_t row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  /// Numbers, then texts, then cells with neither.
  struct SortKey {
    std::optional<double> number;
    QString text;

    bool is_known() const { return number || !text.isEmpty(); }
  };
  struct Rank {
    std::size_t place = 0;
    bool is_below_goal = false;
  };
  QString text(const SweepRow& row, std::size_t column) const;
  SortKey key_of(const SweepRow& row, std::size_t column) const;
  bool begins(const SweepTable& table) const;
  void rank(const std::vector<SweepSetting>& settings);
  void order_rows();

  SweepTable table_;
  std::vector<std::string> keys_;
  std::vector<const SweepMeasure*> measures_;
  std::vector<Rank> ranks_;  // of each row
  std::vector<std::size_t> order_;
  int sort_column_ = -1;
  Qt::SortOrder sort_direction_ = Qt::AscendingOrder;
};

/// Describes a sweep in a few words: its title, or "bands × rows: grid; Shingle length k: 2, 3; compared with planted
/// or identical pairs; 40 seeds".
QString sweep_text(const SweepTable& table);

}  // namespace lookalike
