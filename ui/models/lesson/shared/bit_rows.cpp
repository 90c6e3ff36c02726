#include "ui/models/lesson/shared/bit_rows.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "core/similarity/jaccard.h"
#include "ui/models/lesson/words.h"

namespace lookalike::lesson {

void RowCounts::add(RowType type) {
  ++*std::array{&both, &only_a, &only_b, &neither}[static_cast<std::size_t>(type)];
}

std::uint32_t RowCounts::of(RowType type) const {
  return std::array{both, only_a, only_b, neither}[static_cast<std::size_t>(type)];
}

QString to_string(RowType type) {
  return QString::fromLatin1(std::array{"11", "10", "01", "00"}[static_cast<std::size_t>(type)]);
}

std::vector<BitRow> bit_rows_from(const std::string& text) {
  std::vector<BitRow> rows;
  std::istringstream words(text);
  for (std::string word; words >> word;) rows.push_back({word[0] == '1', word.size() > 1 && word[1] == '1'});
  return rows;
}

RowCounts count(std::span<const BitRow> rows) {
  RowCounts counts;
  for (const BitRow& row : rows) counts.add(row.type());
  return counts;
}

double jaccard_of(std::span<const BitRow> rows) {
  std::vector<std::uint64_t> a, b;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].a) a.push_back(i);
    if (rows[i].b) b.push_back(i);
  }
  return jaccard(a, b);
}

BitTable BitTable::fitting(QPointF corner, std::size_t rows, double room) {
  constexpr double kMostHeight = 92;
  BitTable table{corner, rows};
  table.row_height = std::min(kMostHeight, (room - table.heading) / static_cast<double>(rows));
  return table;
}

void BitTable::widen_names() {
  corner.rx() = 6;
  name_width = 196;
  cell_width = 72;
}

QString row_name(const QStringList& names, std::size_t row) {
  const auto at = static_cast<qsizetype>(row);
  return QString::number(row + 1) + (at < names.size() ? u' ' + names[at] : QString());
}

QRectF BitTable::row(std::size_t at) const {
  return {corner.x(), corner.y() + heading + row_height * static_cast<double>(at), width(), row_height};
}

QRectF BitTable::cell(std::size_t at, bool of_a) const {
  const QRectF all = row(at);
  return {all.left() + name_width + (of_a ? 0 : cell_width), all.top(), cell_width, all.height()};
}

Tint tint_of(RowType type) {
  return std::array{Tint::found, Tint::first, Tint::second, Tint::faint}[static_cast<std::size_t>(type)];
}

Fill fill_of(RowType type) {
  return {type == RowType::neither ? Tint::none : tint_of(type)};
}

void add_headings(Picture& picture, const BitTable& table) {
  for (const bool of_a : {true, false}) {
    const QRectF cell = table.cell(0, of_a);
    picture << name_label({cell.left(), table.corner.y(), cell.width(), table.heading}, of_a);
  }
}

void add_bit_row(Picture& picture, const BitTable& table, std::size_t at, const QString& name, const BitRow& row,
                 bool coloured) {
  const RowType type = row.type();
  const QRectF all = table.row(at);
  const double size = std::clamp(table.row_height * 0.6, kSmallType, kLargeType);
  picture << Label({all.left(), all.top(), table.name_width, all.height()}, name, std::min(size, kType), Tint::faint);
  for (const bool of_a : {true, false}) {
    const QRectF cell = table.cell(at, of_a).adjusted(2, 2, -2, -2);
    const bool bit = of_a ? row.a : row.b;
    picture << Box(cell, coloured ? fill_of(type) : Fill{Tint::paper}, {coloured ? tint_of(type) : Tint::grid, 2}, 6)
            << Label(cell, bit ? "1" : "0", size, bit ? Tint::text : Tint::faint, Align::centre, bit);
  }
}

void add_bit_rows(Picture& picture, const BitTable& table, std::span<const BitRow> rows, bool coloured,
                  const QStringList& names) {
  add_headings(picture, table);
  for (std::size_t at = 0; at < rows.size(); ++at)
    add_bit_row(picture, table, at, row_name(names, at), rows[at], coloured);
}

void add_bit_handles(Picture& picture, const BitTable& table, int first) {
  for (std::size_t row = 0; row < table.rows; ++row)
    for (const bool of_a : {true, false})
      picture << click(
          "bit", (of_a ? tr("Change the bit of A in row %1.") : tr("Change the bit of B in row %1.")).arg(row + 1),
          first + 2 * static_cast<int>(row) + (of_a ? 0 : 1), table.cell(row, of_a));
  const QRectF button(table.cell(0, true).left() + 2, table.bottom() + 10, table.cell_width - 4, 40);
  if (table.rows < kMostRows)
    add_button(picture, button, tr("row +"), false, click("add_row", tr("Add a row of zeros."), first));
  if (table.rows > kLeastRows)
    add_button(picture, button.translated(table.cell_width, 0), tr("row \u2212"), false,
               click("remove_row", tr("Remove the last row."), first));
}

void edit_rows(std::vector<BitRow>& rows, const QString& id, int value) {
  const auto row = static_cast<std::size_t>(value / 2);
  if (id == u"bit" && value >= 0 && row < rows.size()) {
    bool& bit = value % 2 == 0 ? rows[row].a : rows[row].b;
    bit = !bit;
  }
  if (id == u"add_row" && rows.size() < kMostRows) rows.emplace_back();
  if (id == u"remove_row" && rows.size() > kLeastRows) rows.pop_back();
}

}  // namespace lookalike::lesson
