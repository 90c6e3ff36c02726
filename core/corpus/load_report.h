#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/corpus/corpus_format.h"

namespace lookalike {

/// A defect of the source: the record was skipped or salvaged.
struct Damage {
  Place place;
  std::string reason;  // a sentence
  bool salvaged = false;
  bool truncated = false;  // the file is truncated here

  bool operator==(const Damage&) const = default;
};

/// The given parts of a table's dialect; the others are detected.
struct TableOptions {
  std::optional<char> separator, quote;   // quote NUL: fields are never quoted
  std::optional<bool> backslash, header;  // whether \" stands for a quote; whether the first record names the columns

  bool operator==(const TableOptions&) const = default;
};

struct LoadReport {
  std::string path;  // the opened path; several are joined by "; "
  CorpusFormat format = CorpusFormat::automatic;
  std::string digest;                // CorpusDigest of every document read, before sampling
  std::vector<std::string> remarks;  // sentences on how the files were read, if that was a choice
  TableOptions table;                // as requested, for rereading the records
  std::string encoding;
  std::vector<std::uint64_t> stamps;  // of the files, from stamps_of
  std::string records;                // CorpusDigest of the bytes of every document's record, before sampling
  std::uint64_t documents = 0;        // good documents read, before sampling
  std::uint64_t skipped = 0;          // damaged records that were skipped
  std::uint64_t without_text = 0;     // newswire items without BODY, which are not damaged
  std::vector<Damage> damage;         // in source order, at most kMostDamageListed
  std::uint64_t damage_total = 0;     // entries `damage` would have without that limit
  std::uint64_t broken_off = 0;       // truncated files, listed in `damage` or not
  Place first_break;                  // the first of them, if any
  double seconds = 0;                 // wall time of reading

  static constexpr std::size_t kMostDamageListed = 10'000, kMostRemarks = 20;
};

}  // namespace lookalike
