#pragma once

#include <QRectF>
#include <QStringList>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ui/models/lesson/picture.h"

namespace lookalike::lesson {

inline constexpr std::size_t kLeastRows = 2, kMostRows = 12;  // rows in a scene

/// Types of a row with two columns, by its bits.
enum class RowType { both, only_a, only_b, neither };  // 11, 10, 01, 00

/// A shingle, and its membership in two sets.
struct BitRow {
  bool a = false, b = false;

  RowType type() const { return a ? (b ? RowType::both : RowType::only_a) : (b ? RowType::only_b : RowType::neither); }
  bool operator==(const BitRow&) const = default;
};

/// The number of rows of each type: M11, M10, M01, M00.
struct RowCounts {
  std::uint32_t both = 0, only_a = 0, only_b = 0, neither = 0;

  void add(RowType type);
  std::uint32_t of(RowType type) const;
  std::uint32_t together() const { return both + only_a + only_b; }
  bool operator==(const RowCounts&) const = default;
};

/// "11", "10", "01" or "00".
QString to_string(RowType type);

/// Rows from "11 00 10"; every character except 1 means 0.
std::vector<BitRow> bit_rows_from(const std::string& text);

RowCounts count(std::span<const BitRow> rows);

/// A value of a signature; infinity for an empty set, which has none or SignatureMatrix::kEmpty.
QString value_text(std::optional<std::uint32_t> value);

/// Jaccard similarity of the two columns as sets of row numbers; 0 if both are empty.
double jaccard_of(std::span<const BitRow> rows);

/// A table of rows with a name and two bits below a line of headings, in units.
struct BitTable {
  QPointF corner;
  std::size_t rows = 0;
  double name_width = 76, cell_width = 100, row_height = 50, heading = 44;

  /// The height of a row so that all rows fit a height in units; at most 92.
  static BitTable fitting(QPointF corner, std::size_t rows, double room);
  /// Names of this width, and narrower cells, moved left, so that the table needs little more room.
  void widen_names(double width = 196);

  double width() const { return name_width + 2 * cell_width; }
  double bottom() const { return corner.y() + heading + row_height * static_cast<double>(rows); }
  QRectF row(std::size_t at) const;
  QRectF cell(std::size_t at, bool of_a) const;
  double middle(std::size_t at) const { return row(at).center().y(); }
};

/// Colours of the types.
Tint tint_of(RowType type);
Fill fill_of(RowType type);

void add_headings(Picture& picture, const BitTable& table);

/// Adds the row at this position of the table, with the colour of its type if `coloured`.
void add_bit_row(Picture& picture, const BitTable& table, std::size_t at, const QString& name, const BitRow& row,
                 bool coloured);

/// The number of a row, with its name if it has one.
QString row_name(const QStringList& names, std::size_t row);

/// Headings and all rows.
void add_bit_rows(Picture& picture, const BitTable& table, std::span<const BitRow> rows, bool coloured,
                  const QStringList& names = {});

/// Frames that mark the bits as clickable (id "bit", value: first + 2 * row + column), and buttons below that add or
/// remove a row (ids "add_row" and "remove_row", value: first).
void add_bit_handles(Picture& picture, const BitTable& table, int first = 0);

/// Applies the action of these handles, for bits with `first` 0. Ignores other ids.
void edit_rows(std::vector<BitRow>& rows, const QString& id, int value);

/// The lecture's example: four documents as columns of seven rows, three permutations, and the signatures they make.
struct SignatureTable {
  static constexpr std::size_t kDocuments = 4, kRows = 7, kShuffles = 3;

  /// Similarity of two columns, and share of agreeing minhashes.
  struct Pair {
    std::size_t a = 0, b = 0;  // documents, from 0
    double jaccard = 0, estimate = 0;
  };

  std::array<std::array<bool, kDocuments>, kRows> bits{};
  std::array<std::array<std::uint32_t, kRows>, kShuffles> places{};  // of each row, from 1
  std::array<std::vector<std::uint32_t>, kDocuments> signatures;     // places of the first 1
  std::vector<Pair> pairs;
};

SignatureTable signature_table();

/// Permutations, columns, signatures and the similarities of three pairs.
void add_signature_table(Picture& picture, const SignatureTable& table);

}  // namespace lookalike::lesson
