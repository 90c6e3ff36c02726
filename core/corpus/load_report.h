#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/corpus_format.h"

namespace lookalike {

/// Something wrong in the source: the record was left out, or kept as well as it could be read.
struct Damage {
  Place place;
  std::string reason;  // a sentence
  bool kept = false;
  bool breaks_off = false;  // the file ends here before its content does

  bool operator==(const Damage&) const = default;
};

/// The parts of a table's dialect that are set; the others are detected.
struct TableOptions {
  std::optional<char> separator, quote;   // quote NUL: fields are never quoted
  std::optional<bool> backslash, header;  // whether \" stands for a quote; whether the first record names the columns

  bool operator==(const TableOptions&) const = default;
};

struct LoadReport {
  std::string path;  // what was opened, several paths joined by "; "
  CorpusFormat format = CorpusFormat::automatic;
  std::string digest;                // CorpusDigest of every document read, before sampling
  std::vector<std::string> remarks;  // sentences on how the files were read, where that was a choice
  TableOptions table;                // as they were asked for, to read the records once more
  std::string encoding;
  std::vector<std::uint64_t> stamps;  // of the files, as stamps_of gives them
  std::string records;                // CorpusDigest of the bytes of every document's record, before sampling
  std::uint64_t documents = 0;        // good documents read, before sampling
  std::uint64_t skipped = 0;          // damaged records left out
  std::uint64_t without_text = 0;     // newswire items without BODY: no damage
  std::vector<Damage> damage;         // in source order, at most kMostDamageListed
  std::uint64_t damage_total = 0;     // entries `damage` would have without that limit
  std::uint64_t broken_off = 0;       // files that end before their content does, listed in `damage` or not
  Place first_break;                  // the first of them, if any
  double seconds = 0;                 // wall time of reading

  static constexpr std::size_t kMostDamageListed = 10'000, kMostRemarks = 20;
};

}  // namespace lookalike
