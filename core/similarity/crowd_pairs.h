#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/large_array.h"
#include "core/lsh/crowd_match.h"
#include "core/similarity/crowd_members.h"
#include "core/similarity/jaccard.h"
#include "core/similarity/similar_pairs.h"

namespace lookalike {

/// What is known of a document of a crowd and those of a tile; where no overlap was computed, all sets are of size 0.
struct CrowdScores {
  const std::uint16_t* common;  // elements of both sets
  const std::uint16_t* agreement;
  const std::uint16_t* bands;
};

/// Pairs of one crowd in 6 bytes each: row by row, as there are millions.
class CrowdPairs {
 public:
  explicit CrowdPairs(std::shared_ptr<const CrowdMembers> members) : members_(std::move(members)) {
    values_.reserve(std::min(kRoom, kColumns * (members_->pairs() + CrowdMembers::kTile)));
  }

  bool of(const std::shared_ptr<const CrowdMembers>& members) const { return members_ == members; }
  /// A row more can be added without moving the others.
  bool has_room() const { return values_.capacity() - values_.size() >= kColumns * CrowdMembers::kTile; }
  std::size_t size() const { return values_.size() / kColumns; }

  /// The row's partners, of the scores of a whole tile. O(partners).
  void add(const CrowdRow& row, const CrowdScores& scores);

  /// Calls `visit(pair)` for every pair of signatures of so many values. O(size).
  template <typename Visit>
  void for_each(std::uint16_t hashes, const Visit& visit) const {
    const std::uint16_t* values = values_.data();
    for (const CrowdRow& row : rows_)
      values = for_each_of(row, values, hashes, [&](std::size_t, const SimilarPair& pair) { visit(pair); });
  }

  /// Keeps the pairs for which `stays(pair)`. O(size).
  template <typename Stays>
  void keep(std::uint16_t hashes, const Stays& stays) {
    const std::vector<CrowdRow> rows = std::exchange(rows_, {});
    const LargeVector<std::uint16_t> all = std::exchange(values_, {});
    const std::uint16_t* values = all.data();
    for (const CrowdRow& row : rows) {
      std::uint64_t kept = 0;
      const std::uint16_t* const next =
          for_each_of(row, values, hashes,
                      [&](std::size_t place, const SimilarPair& pair) { kept |= std::uint64_t{stays(pair)} << place; });
      append(row, kept, values);
      values = next;
    }
  }

 private:
  static constexpr std::size_t kColumns = 3;  // common, agreement, bands: a row's one after the other
  static constexpr std::size_t kRoom = (std::size_t{4} << 20) / sizeof(std::uint16_t);  // huge pages, filled

  static std::size_t count(const CrowdRow& row) { return static_cast<std::size_t>(std::popcount(row.partners)); }
  void append(const CrowdRow& row, std::uint64_t kept, const std::uint16_t* values);

  // Calls `visit(place in the tile, pair)`. Returns where the next row's values are.
  template <typename Visit>
  const std::uint16_t* for_each_of(const CrowdRow& row, const std::uint16_t* values, std::uint16_t hashes,
                                   const Visit& visit) const {
    const std::size_t partners = count(row), tile = row.tile * CrowdMembers::kTile;
    const DocumentIndex a = members_->document(row.document);
    const std::uint32_t size = members_->set_size(row.document);
    for (std::uint64_t bits = row.partners; bits != 0; bits &= bits - 1, ++values) {
      const auto place = static_cast<std::size_t>(std::countr_zero(bits));
      const std::uint32_t common = values[0];
      const Overlap overlap{common, size + members_->set_size(tile + place) - common};
      visit(place, SimilarPair{a, members_->document(tile + place), overlap.jaccard(), values[partners], hashes,
                               values[2 * partners]});
    }
    return values + (kColumns - 1) * partners;
  }

  std::shared_ptr<const CrowdMembers> members_;
  std::vector<CrowdRow> rows_;
  LargeVector<std::uint16_t> values_;
};

}  // namespace lookalike
