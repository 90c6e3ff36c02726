#include "ui/models/lesson/shared/signature_table.h"

#include <algorithm>

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
  heading(kPlaces, Table::kShuffles, tr("three shuffles"));
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

}  // namespace lookalike::lesson
