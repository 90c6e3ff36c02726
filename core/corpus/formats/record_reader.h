#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {

enum class CellKind { absent, text, number, word, parts };

/// The value of one column or field in a record.
struct Cell {
  std::string_view value;  // clean UTF-8; numbers and the words null, true and false as written, "{...}" for parts
  CellKind kind = CellKind::absent;
  bool mended = false;                   // a character could not be read and was replaced
  std::optional<WrittenText> written{};  // where it stands in the file, if it stands there as it is or quoted
};

/// One record as its file has it; valid until the next one is read.
struct Record {
  std::string_view bytes;          // as written, with its line end where it has one; closed where a quote is not
  std::uint64_t byte = 0;          // its offset in the file
  std::uint64_t number = 0;        // in its file, from 1
  std::vector<std::string> names;  // of the cells, where all were asked for and every record names its own
  std::vector<Cell> cells;         // of the columns that were asked for, in that order
  std::string damage;              // a sentence; empty where nothing is wrong
  bool lost = false;               // nothing but its place could be read
};

/// Reads the records of one file or a part of it, whatever its format.
class RecordReader {
 public:
  static constexpr std::uint64_t kToTheEnd = std::numeric_limits<std::uint64_t>::max();

  RecordReader() = default;
  RecordReader(const RecordReader&) = delete;
  RecordReader& operator=(const RecordReader&) = delete;
  virtual ~RecordReader() = default;

  /// Reads the next record that begins before `until`; false at the end.
  virtual bool next(Record& record, std::uint64_t until = kToTheEnd) = 0;
  /// Number of the last record.
  virtual std::uint64_t records() const = 0;
};

}  // namespace lookalike
