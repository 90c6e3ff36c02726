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
  std::string_view value;  // clean UTF-8; numbers, null, true and false as written, "{...}" for nested values
  CellKind kind = CellKind::absent;
  bool mended = false;                   // an unreadable character was replaced
  std::optional<WrittenText> written{};  // its bytes in the file, if they are the value, plain or quoted
};

/// One record of a file; valid until the next one is read.
struct Record {
  std::string_view bytes;          // as written, with its line end if any; an open quote is closed
  std::uint64_t byte = 0;          // offset in the file
  std::uint64_t number = 0;        // in its file, from 1
  std::vector<std::string> names;  // of the cells, if all were requested and every record names its own
  std::vector<Cell> cells;         // of the requested columns, in that order
  std::string damage;              // a sentence; empty if nothing is wrong
  bool lost = false;               // only its place is known
};

/// Reads the records of one file or a part of it, of any format.
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
