#include "ui/models/lesson/drawings/bit_rows.h"

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
  BitTable table;
  table.corner = corner;
  table.rows = rows;
  table.row_height = std::min(kMostHeight, (room - table.heading) / static_cast<double>(rows));
  return table;
}

QRectF BitTable::row(std::size_t at) const {
  return {corner.x(), corner.y() + heading + row_height * static_cast<double>(at), width(), row_height};
}

QRectF BitTable::name(std::size_t at) const {
  const QRectF all = row(at);
  return {all.left(), all.top(), name_width, all.height()};
}

QRectF BitTable::cell(std::size_t at, bool of_a) const {
  const QRectF all = row(at);
  return {all.left() + name_width + (of_a ? 0 : cell_width), all.top(), cell_width, all.height()};
}

Tint tint_of(RowType type) {
  constexpr std::array<Tint, 4> kTints = {Tint::found, Tint::first, Tint::second, Tint::faint};
  return kTints[static_cast<std::size_t>(type)];
}

Fill fill_of(RowType type) {
  return {type == RowType::neither ? Tint::none : tint_of(type)};
}

Fill patterned_fill_of(RowType type) {
  constexpr std::array<Pattern, 4> kPatterns = {Pattern::solid, Pattern::lines, Pattern::crossed, Pattern::dots};
  return {tint_of(type), Strength::soft, kPatterns[static_cast<std::size_t>(type)]};
}

void add_headings(Picture& picture, const BitTable& table) {
  for (const bool of_a : {true, false}) {
    const QRectF cell = table.cell(0, of_a);
    picture << bold_label({cell.left(), table.corner.y(), cell.width(), table.heading},
                          of_a ? QStringLiteral("A") : QStringLiteral("B"), kType, of_a ? Tint::first : Tint::second);
  }
}

void add_bit_row(Picture& picture, const BitTable& table, std::size_t at, const QString& name, const BitRow& row,
                 bool coloured) {
  const RowType type = row.type();
  const double size = std::clamp(table.row_height * 0.6, kSmallType, kLargeType);
  picture << Label{table.name(at), name, std::min(size, kType), Tint::faint};
  for (const bool of_a : {true, false}) {
    const QRectF cell = table.cell(at, of_a).adjusted(2, 2, -2, -2);
    const bool bit = of_a ? row.a : row.b;
    picture << Box{cell, coloured ? fill_of(type) : Fill{Tint::paper}, {coloured ? tint_of(type) : Tint::grid, 2}, 6};
    picture << Label{cell,          bit ? QStringLiteral("1") : QStringLiteral("0"),
                     size,          bit ? Tint::text : Tint::faint,
                     Align::centre, bit};
  }
}

void add_bit_rows(Picture& picture, const BitTable& table, std::span<const BitRow> rows, bool coloured) {
  for (std::size_t at = 0; at < rows.size(); ++at)
    add_bit_row(picture, table, at, QString::number(at + 1), rows[at], coloured);
}

void add_bit_handles(Picture& picture, const BitTable& table, int first) {
  for (std::size_t row = 0; row < table.rows; ++row)
    for (const bool of_a : {true, false}) {
      Handle handle{QStringLiteral("bit"),
                    (of_a ? tr("Change the bit of A in row %1.") : tr("Change the bit of B in row %1.")).arg(row + 1)};
      handle.area = table.cell(row, of_a);
      handle.value = first + 2 * static_cast<int>(row) + (of_a ? 0 : 1);
      picture << handle;
    }
  const double y = table.bottom() + 10, x = table.cell(0, true).left() + 2;
  constexpr double kWidth = 96, kHeight = 40;
  Handle add{QStringLiteral("add_row"), tr("Add a row of zeros.")};
  Handle remove{QStringLiteral("remove_row"), tr("Remove the last row.")};
  add.value = remove.value = first;
  if (table.rows < kMostRows) add_button(picture, {x, y, kWidth, kHeight}, tr("row +"), false, add);
  if (table.rows > kLeastRows)
    add_button(picture, {x + table.cell_width, y, kWidth, kHeight}, tr("row \u2212"), false, remove);
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
