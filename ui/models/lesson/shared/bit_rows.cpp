#include "ui/models/lesson/shared/bit_rows.h"

#include <algorithm>
#include <array>
#include <sstream>

#include "core/similarity/jaccard.h"
#include "core/sketch/signature_matrix.h"
#include "ui/models/lesson/words.h"

namespace lookalike::lesson {
namespace {

using Table = SignatureTable;

constexpr double kCell = 70, kRow = 62, kSignatureRow = 110, kHeading = 46, kTop = 8;
constexpr double kPlaces = 40, kBits = 300, kSignatures = 720, kPairs = 1120;  // left ends, in units
constexpr std::array<Tint, Table::kShuffles> kTints = {Tint::first, Tint::second, Tint::found};

QRectF cell_at(double left, std::size_t row, std::size_t column, double height = kRow) {
  const QPointF corner(left + kCell * static_cast<double>(column), kTop + kHeading + height * static_cast<double>(row));
  return QRectF(corner, QSizeF(kCell, height)).adjusted(3, 3, -3, -3);
}

void add_pairs(Picture& picture, const Table& table) {
  double y = kTop;
  const auto line = [&](const QStringList& texts, Tint tint, double size) {
    for (qsizetype i = 0; i < texts.size(); ++i)
      picture << Label({kPairs + 150 * static_cast<double>(i), y, 140, kHeading}, texts[i], size, tint, Align::right);
    y += kSignatureRow * 0.7;
  };
  line({tr("pair"), tr("columns: J"), tr("signatures")}, Tint::faint, kSmallType);
  for (const Table::Pair& pair : table.pairs)
    line({tr("%1 and %2").arg(pair.a + 1).arg(pair.b + 1), rounded(pair.jaccard, 2), rounded(pair.estimate, 2)},
         Tint::text, kType);
}

}  // namespace

SignatureTable signature_table() {
  Table table;
  table.bits = {{{1, 0, 1, 0}, {1, 0, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}, {0, 1, 0, 1}, {1, 0, 1, 0}, {1, 0, 1, 0}}};
  table.places = {{{3, 4, 7, 6, 1, 2, 5}, {4, 2, 1, 3, 6, 7, 5}, {1, 3, 7, 6, 2, 5, 4}}};
  std::array<std::vector<std::uint64_t>, Table::kDocuments> sets;
  for (std::size_t document = 0; document < sets.size(); ++document) {
    for (std::size_t row = 0; row < Table::kRows; ++row)
      if (table.bits[row][document]) sets[document].push_back(row);
    for (const auto& places : table.places)
      table.signatures[document].push_back(
          places[std::ranges::min(sets[document], {}, [&](std::uint64_t row) { return places[row]; })]);
  }
  for (const auto& [a, b] : {std::pair<std::size_t, std::size_t>{0, 2}, {1, 3}, {0, 1}})
    table.pairs.push_back(
        {a, b, jaccard(sets[a], sets[b]),
         static_cast<double>(agreement(table.signatures[a], table.signatures[b])) / Table::kShuffles});
  return table;
}

void add_signature_table(Picture& picture, const SignatureTable& table) {
  const auto heading = [&](double left, std::size_t columns, const QString& text) {
    picture << small_label({left, kTop, kCell * static_cast<double>(columns), kHeading}, text);
  };
  heading(kPlaces, Table::kShuffles, tr("new positions"));
  heading(kBits, Table::kDocuments, tr("documents 1 to 4"));
  heading(kSignatures, Table::kDocuments, tr("signatures"));
  for (std::size_t row = 0; row < Table::kRows; ++row) {
    for (std::size_t shuffle = 0; shuffle < Table::kShuffles; ++shuffle)
      picture << Label(cell_at(kPlaces, row, shuffle), QString::number(table.places[shuffle][row]), kType,
                       kTints[shuffle]);
    for (std::size_t document = 0; document < Table::kDocuments; ++document) {
      const bool bit = table.bits[row][document];
      picture << Box(cell_at(kBits, row, document), {bit ? Tint::both : Tint::paper}, {Tint::grid, 2}, 6)
              << Label(cell_at(kBits, row, document), bit ? "1" : "0", kType, bit ? Tint::text : Tint::faint,
                       Align::centre, bit);
    }
  }
  picture << Line({kBits + 4 * kCell + 30, 260}, {kSignatures - 30, 260}, {Tint::faint, 4}, true);
  for (std::size_t shuffle = 0; shuffle < Table::kShuffles; ++shuffle)
    for (std::size_t document = 0; document < Table::kDocuments; ++document) {
      const QRectF cell = cell_at(kSignatures, shuffle, document, kSignatureRow);
      picture << Box(cell, {Tint::paper}, {kTints[shuffle], 4}, 8)
              << bold_label(cell, QString::number(table.signatures[document][shuffle]), kLargeType, kTints[shuffle]);
    }
  add_pairs(picture, table);
}

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

QString value_text(std::optional<std::uint32_t> value) {
  return value.value_or(SignatureMatrix::kEmpty) == SignatureMatrix::kEmpty ? QStringLiteral("\u221E")
                                                                            : QString::number(*value);
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

void BitTable::widen_names(double width) {
  constexpr double kInset = 18;  // frames are wider than their rows
  corner.rx() = kInset;
  name_width = width;
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
  constexpr double kCharacter = 15, kApart = 10;  // of a name; from the cells
  picture << Label({all.left(), all.top(), table.name_width - kApart, all.height()},
                   fitting_text(name, static_cast<qsizetype>(table.name_width / kCharacter)), std::min(size, kType),
                   Tint::faint);
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
  const bool is_narrow = button.width() < 90;  // than the words in readable type
  if (table.rows < kMostRows)
    add_button(picture, button, is_narrow ? QStringLiteral("+") : tr("row +"), false,
               click("add_row", tr("Add a row of zeros."), first));
  if (table.rows > kLeastRows)
    add_button(picture, button.translated(table.cell_width, 0), is_narrow ? QStringLiteral("\u2212") : tr("row \u2212"),
               false, click("remove_row", tr("Remove the last row."), first));
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
