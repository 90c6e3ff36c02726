#pragma once

#include <QString>
#include <Qt>
#include <compare>
#include <cstddef>
#include <functional>
#include <limits>
#include <vector>

namespace lookalike {

/// The sort key of a cell of a sweep's table: numbers by value, before texts by letters; cells without either are
/// always last.
struct SweepSortKey {
  double number = std::numeric_limits<double>::quiet_NaN();  // NaN: none
  QString text;                                              // where there is no number; empty: nothing is known

  bool defined() const { return number == number || !text.isEmpty(); }
};

/// The key of a text as a recipe writes it: a number if all of it is one.
SweepSortKey sort_key(const QString& value);

/// An order of the rows of a sweep: a permutation that new rows are put into. Equal rows stay in run order.
class SweepOrder {
 public:
  using KeyOf = std::function<SweepSortKey(std::size_t row)>;

  /// Run order. O(rows).
  void reset(std::size_t rows);
  /// Order by keys. O(rows log rows).
  void sort(std::size_t rows, const KeyOf& key_of, Qt::SortOrder direction);
  /// The position where the next row (index `size()`) belongs. O(log rows).
  std::size_t place_of_next() const;
  /// Adds the next row there. O(rows).
  void add();

  std::size_t size() const { return rows_.size(); }
  /// The row at a position.
  std::size_t operator[](std::size_t position) const { return rows_[position]; }
  /// The position of a row. O(rows).
  std::size_t position_of(std::size_t row) const;

 private:
  bool is_before(const SweepSortKey& x, const SweepSortKey& y) const;

  KeyOf key_of_;  // null: run order
  Qt::SortOrder direction_ = Qt::AscendingOrder;
  std::vector<std::size_t> rows_;
};

}  // namespace lookalike
