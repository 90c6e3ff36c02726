#pragma once

#include <QTableView>

namespace lookalike {

/// The project's look of a table: rows of one height, no grid, whole rows selected. Copying takes the selected rows as
/// lines, the columns that are seen in their order with tabs between.
void style_table(QTableView* table);

/// Sorts a table that can be sorted by the column that the keyboard is in, the other way round at the second time;
/// false for a table that cannot.
bool sort_by_current_column(QTableView* table);

/// The selected rows of a table or a tree as tab-separated lines, the first kMostCopied of them. Numbers are without
/// the blanks that group their digits, so that another program reads them.
QString copied_rows(const QAbstractItemView& view);
/// Ctrl+C takes the selected rows.
void copy_rows_of(QAbstractItemView* view);
inline constexpr std::size_t kMostCopied = 10'000;

/// So wide, but never so narrow that its header is cut: a translation may be longer than any number below.
void set_column_width(QTableView* table, int column, int width);

/// A row as tall as the type asks for, pixels.
int row_height(const QFontMetrics& type);
/// To be called when the size of the type changes.
void fit_row_height(QTableView* table);

/// A small table as tall as its rows and as wide as its texts; the last column takes what is left. Call after the
/// model was filled. O(cells).
void fit_small_table(QTableView* table, int most_rows);

}  // namespace lookalike
