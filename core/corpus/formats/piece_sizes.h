#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace lookalike {

class Corpus;
struct LoadOptions;

/// Sizes, in bytes, from which reading is divided. They change the speed, never the result.
struct PieceSizes {
  std::uint64_t map_from = std::uint64_t{256} << 20;   // minimum for a table whose texts may stay in its file
  std::uint64_t range_bytes = std::uint64_t{4} << 20;  // consecutive files of a folder that one core reads
  std::uint64_t split_from = std::uint64_t{8} << 20;   // minimum for a file of records that is read in parts
  std::uint64_t part_bytes = std::uint64_t{16} << 20;  // maximum for such a part
};

/// `load_corpus` with other sizes, so that tests can read small files the way large ones are read.
Result<std::shared_ptr<const Corpus>> load_corpus(const std::vector<std::string>& paths, const LoadOptions& options,
                                                  const PieceSizes& sizes, const Progress& progress);

}  // namespace lookalike
