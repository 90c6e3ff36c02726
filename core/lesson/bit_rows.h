#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace lookalike::lesson {

/// Types of a row of two columns, by their bits.
enum class RowType { both, only_a, only_b, neither };  // 11, 10, 01, 00

/// A shingle, and which of two sets have it.
struct BitRow {
  bool a = false, b = false;

  RowType type() const { return a ? (b ? RowType::both : RowType::only_a) : (b ? RowType::only_b : RowType::neither); }
  bool operator==(const BitRow&) const = default;
};

/// Rows of each type: M11, M10, M01, M00.
struct RowCounts {
  std::uint32_t both = 0, only_a = 0, only_b = 0, neither = 0;

  void add(RowType type);
  std::uint32_t of(RowType type) const;
  std::uint32_t together() const { return both + only_a + only_b; }
  bool operator==(const RowCounts&) const = default;
};

/// "11", "10", "01" or "00".
std::string to_string(RowType type);

/// Rows from "11 00 10": what is not 1 is 0.
std::vector<BitRow> bit_rows_from(const std::string& text);

RowCounts count(std::span<const BitRow> rows);

/// Jaccard similarity of the two columns as sets of row numbers; 0 where both are empty.
double jaccard_of(std::span<const BitRow> rows);

}  // namespace lookalike::lesson
