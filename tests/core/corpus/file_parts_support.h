#pragma once

#include <gtest/gtest.h>

#include "loader_support.h"

namespace lookalike::testing {

inline constexpr std::uint64_t kNever = std::uint64_t{1} << 60;

/// Everything of a corpus that reading in parts might change.
struct Loaded {
  Outcome outcome;
  std::string digest;
  std::uint64_t documents = 0, damage_total = 0, resident = 0;

  bool operator==(const Loaded&) const = default;
};

inline std::ostream& operator<<(std::ostream& out, const Loaded& loaded) {
  return out << loaded.outcome << "; " << loaded.documents << " documents, damage " << loaded.damage_total << ", "
             << loaded.resident << " bytes, " << loaded.digest;
}

/// Files that are read sequentially and in parts.
class FileParts : public ::testing::Test {
 protected:
  explicit FileParts(CorpusFormat format) : format_(format) {}

  // `part_bytes` 0: sequentially.
  Loaded read(const std::string& path, std::uint64_t part_bytes, std::uint64_t map_from = kNever) const {
    LoadOptions options;
    options.format = format_;
    const PieceSizes sizes{.map_from = map_from, .split_from = part_bytes == 0 ? kNever : 0, .part_bytes = part_bytes};
    const auto corpus = load({path}, options, sizes);
    Loaded loaded;
    if (!corpus) {
      loaded.outcome.error = to_string(corpus.error());
      return loaded;
    }
    const LoadReport& report = (*corpus)->report();
    return {outcome_of(**corpus), report.digest, report.documents, report.damage_total, (*corpus)->resident_bytes()};
  }

  void expect_same(const std::string& content, const std::vector<std::uint64_t>& part_sizes) const {
    const std::string path = folder_.write("file", content);
    for (const std::uint64_t map_from : {kNever, std::uint64_t{1}}) {
      const Loaded row = read(path, 0, map_from);
      for (const std::uint64_t size : part_sizes) ASSERT_EQ(read(path, size, map_from), row) << size << '\n' << content;
    }
  }

  // A stop requested at the first progress report ends the loading.
  void expect_stops(const std::string& content) const {
    LoadOptions options;
    options.format = format_;
    const PieceSizes sizes{.split_from = 0, .part_bytes = 10'000};
    EXPECT_EQ(end_of_stopped({folder_.write("t", content)}, options, sizes), ErrorCode::cancelled);
  }

  const CorpusFormat format_;
  TemporaryFolder folder_;
};

}  // namespace lookalike::testing
