#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/large_array.h"
#include "core/lsh/candidates/crowd_match.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/similar_pairs.h"
#include "core/similarity/verify/crowd_members.h"

namespace lookalike {

/// Scores of a document of a crowd with those of a tile; where no overlap was computed, all sets are of size 0.
struct CrowdScores {
  const std::uint16_t* common;  // elements of both sets
  const std::uint16_t* agreement;
  const std::uint16_t* bands;
};

/// Pairs of documents of crowds in 6 bytes each and 16 a row: there may be millions.
class CrowdPairs {
 public:
  CrowdPairs() { values_.reserve(kRoom); }

  /// A row more can be added without moving the others.
  bool has_room() const { return values_.capacity() - values_.size() >= kColumns * CrowdMembers::kTile; }
  std::size_t size() const { return values_.size() / kColumns; }

  /// The row's partners, at least one, of the scores of a whole tile. O(partners).
  void add(const std::shared_ptr<const CrowdMembers>& crowd, const CrowdRow& row, const CrowdScores& scores);

  /// Calls `visit(pair)` for every pair of signatures of so many values. O(size).
  template <typename Visit>
  void for_each(std::uint16_t hashes, const Visit& visit) const {
    for_each_row([&](const Crowd& crowd, const CrowdRow& row, const std::uint16_t* values) {
      for_each_of(*crowd, row, values, hashes, [&](std::size_t, const SimilarPair& pair) { visit(pair); });
    });
  }

  /// Keeps the pairs for which `stays(pair)`. O(size).
  template <typename Stays>
  void keep(std::uint16_t hashes, const Stays& stays) {
    CrowdPairs kept;
    for_each_row([&](const Crowd& crowd, const CrowdRow& row, const std::uint16_t* values) {
      std::uint64_t staying = 0;
      for_each_of(*crowd, row, values, hashes,
                  [&](std::size_t place, const SimilarPair& pair) { staying |= std::uint64_t{stays(pair)} << place; });
      kept.take(crowd, row, staying, values);
    });
    if (kept.values_.size() < kRoom / 2) kept.values_.shrink_to_fit();
    *this = std::move(kept);
  }

 private:
  using Crowd = std::shared_ptr<const CrowdMembers>;
  static constexpr std::size_t kColumns = 3;  // common, agreement, bands: a row's one after the other
  static constexpr std::size_t kRoom = (std::size_t{4} << 20) / sizeof(std::uint16_t);  // huge pages, filled

  /// Rows that follow one another.
  struct Section {
    Crowd crowd;
    std::size_t end;  // of its rows
  };

  static std::size_t count(const CrowdRow& row) { return static_cast<std::size_t>(std::popcount(row.partners)); }
  void add_row(const Crowd& crowd, const CrowdRow& row);
  void take(const Crowd& crowd, const CrowdRow& row, std::uint64_t staying, const std::uint16_t* values);

  template <typename Visit>
  void for_each_row(const Visit& visit) const {
    const std::uint16_t* values = values_.data();
    std::size_t row = 0;
    for (const Section& section : sections_)
      for (; row < section.end; values += kColumns * count(rows_[row]), ++row) visit(section.crowd, rows_[row], values);
  }

  // Calls `visit(place in the tile, pair)`.
  template <typename Visit>
  static void for_each_of(const CrowdMembers& crowd, const CrowdRow& row, const std::uint16_t* values,
                          std::uint16_t hashes, const Visit& visit) {
    const std::size_t partners = count(row), tile = row.tile * CrowdMembers::kTile;
    const DocumentIndex a = crowd.document(row.document);
    const std::uint32_t size = crowd.set_size(row.document);
    for (std::uint64_t bits = row.partners; bits != 0; bits &= bits - 1, ++values) {
      const auto place = static_cast<std::size_t>(std::countr_zero(bits));
      const std::uint32_t common = values[0];
      const Overlap overlap{common, size + crowd.set_size(tile + place) - common};
      visit(place, SimilarPair{a, crowd.document(tile + place), overlap.jaccard(), values[partners], hashes,
                               values[2 * partners]});
    }
  }

  std::vector<Section> sections_;
  std::vector<CrowdRow> rows_;
  LargeVector<std::uint16_t> values_;
};

}  // namespace lookalike
