#pragma once

#include <QRectF>
#include <vector>

#include "core/lesson/bit_rows.h"
#include "ui/models/lesson/picture.h"

namespace lookalike {

/// A table of rows with a name and two bits, below a line of headings, in units.
struct BitTable {
  QPointF corner;
  std::size_t rows = 0;
  double name_width = 76, cell_width = 100, row_height = 50, heading = 44;

  /// As high as fits a room of so many units, at most 92 a row.
  static BitTable fitting(QPointF corner, std::size_t rows, double room);

  double width() const { return name_width + 2 * cell_width; }
  double bottom() const { return corner.y() + heading + row_height * static_cast<double>(rows); }
  QRectF row(std::size_t at) const;
  QRectF cell(std::size_t at, bool of_a) const;
  QRectF name(std::size_t at) const;
  double middle(std::size_t at) const { return row(at).center().y(); }
};

/// Colours of the types; where no bits stand on it, a fill has a pattern as the second cue.
Tint tint_of(lesson::RowType type);
Fill fill_of(lesson::RowType type);
Fill patterned_fill_of(lesson::RowType type);

void add_headings(Picture& picture, const BitTable& table);

/// One row at a place of the table, its type as the background where it is `coloured`.
void add_bit_row(Picture& picture, const BitTable& table, std::size_t at, const QString& name,
                 const lesson::BitRow& row, bool coloured);

/// Frames that tell that bits can be clicked (id "bit", value: first + 2 * row + column), and buttons below that add or
/// remove a row (ids "add_row" and "remove_row", value: first).
void add_bit_handles(Picture& picture, const BitTable& table, int first, std::size_t least, std::size_t most);

/// Does what these handles say, for bits whose `first` is 0. False for other ids.
bool edit_rows(std::vector<lesson::BitRow>& rows, const QString& id, int value);

}  // namespace lookalike
