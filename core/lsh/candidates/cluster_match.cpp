#include "core/lsh/candidates/cluster_match.h"

#include <algorithm>
#include <bit>

#define HWY_WANT_AVX3_DL 1  // for its counting of bits
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/candidates/cluster_match.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/lsh/candidates/agreeing_bits.h"

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

using Words = hn::ScalableTag<std::uint64_t>;
using Vector = hn::Vec<Words>;
constexpr Words kWords;
constexpr std::size_t kTile = ClusterCodes::kTile;

// Removes the rows whose values differ.
std::uint64_t equal_rows(std::uint64_t rows, const std::uint32_t* a, const std::uint32_t* b) {
  std::uint64_t equal = rows;
  for (; rows != 0; rows &= rows - 1) {
    const int row = std::countr_zero(rows);
    if (a[row] != b[row]) equal &= ~(std::uint64_t{1} << row);
  }
  return equal;
}

void find_agreeing_rows(const ClusterCodes& codes, std::size_t a, std::size_t begin, std::uint64_t* agree) {
  for (std::size_t word = 0; word < codes.words(); ++word, agree += kTile) {
    const std::uint8_t* const of_a = codes.codes(a) + 64 * word;
    const std::uint64_t shared = codes.shared(a)[word], rare = codes.rare(a)[word];
    for (std::size_t i = 0; i < kTile; ++i) {
      const std::uint64_t same = agreeing_bits_of<64>(of_a, codes.codes(begin + i) + 64 * word) & shared;
      agree[i] = same;
      if (const std::uint64_t open = same & rare; HWY_UNLIKELY(open != 0))
        agree[i] ^= open ^ equal_rows(open, codes.signature(a).data() + 64 * word,
                                      codes.signature(begin + i).data() + 64 * word);
    }
  }
}

// The position of the lowest set bit; 64 if there is none.
HWY_INLINE Vector lowest_bit(Vector bits) {
  return hn::PopulationCount(hn::AndNot(bits, hn::Sub(bits, hn::Set(kWords, 1))));
}

HWY_INLINE Vector add(Vector x, Vector y, Vector& carry) {
  const Vector sum = hn::Add(x, y), all = hn::Add(sum, carry);
  carry = hn::IfThenElseZero(hn::Or(hn::Lt(sum, x), hn::Lt(all, sum)), hn::Set(kWords, 1));
  return all;
}

// Sets a bit after every other band whose rows all agree.
HWY_INLINE Vector ends(Vector agree, const EveryOtherBand& bands, std::size_t word, Vector& carry) {
  const Vector rows = hn::Set(kWords, bands.rows[word]);
  return hn::AndNot(rows, add(hn::And(agree, rows), hn::Set(kWords, bands.firsts[word]), carry));
}

HWY_INLINE void store(Vector numbers, std::uint16_t* to) {
  const hn::Rebind<std::uint16_t, Words> narrow;
  hn::StoreU(hn::TruncateTo(narrow, numbers), narrow, to);
}

// Derives the matches from the agreeing rows, for as many documents as a vector has lanes.
HWY_INLINE void judge(const std::uint64_t* agree, std::size_t words, const BandMasks& masks, std::size_t at,
                      ClusterMatches& matches) {
  const Vector zero = hn::Zero(kWords);
  Vector agreement = zero, leading = zero, shared = zero, even = zero, odd = zero;
  auto all_agree = hn::Eq(zero, zero);
  for (std::size_t word = 0; word < words; ++word) {
    const Vector rows = hn::LoadU(kWords, agree + word * kTile + at), differ = hn::Not(rows);
    const Vector end = hn::Or(ends(rows, masks.even, word, even), ends(rows, masks.odd, word, odd));
    agreement = hn::Add(agreement, hn::PopulationCount(rows));
    shared = hn::Add(shared, hn::PopulationCount(end));
    leading = hn::Add(leading, hn::IfThenElseZero(all_agree, lowest_bit(differ)));
    all_agree = hn::And(all_agree, hn::Eq(differ, zero));
  }
  store(agreement, matches.agreement + at);
  store(leading, matches.leading + at);
  store(hn::Add(shared, hn::Or(even, odd)), matches.shared_bands + at);
}

void match_tile(const ClusterCodes& codes, std::size_t a, std::size_t begin, const BandMasks& masks,
                std::uint64_t* agree, ClusterMatches& matches) {
  alignas(64) constexpr std::uint16_t kNone[kTile] = {};
  find_agreeing_rows(codes, a, begin, agree);
  for (std::size_t at = 0; at < kTile; at += hn::Lanes(kWords)) judge(agree, codes.words(), masks, at, matches);
  matches.sharing = ~agreeing_bits_of<kTile>(matches.shared_bands, kNone);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

HWY_EXPORT(match_tile);

ClusterMatcher::ClusterMatcher(const ClusterCodes& codes, const LshOptions& options)
    : codes_(codes),
      options_(options),
      masks_(options, codes.words()),
      one_by_one_(options),
      agree_(codes.words() * ClusterCodes::kTile) {}

const ClusterMatches& ClusterMatcher::match(std::size_t a, std::size_t tile) {
  if (options_.buckets)
    match_by_buckets(a, tile);
  else
    HWY_DYNAMIC_DISPATCH(match_tile)(codes_, a, tile * ClusterCodes::kTile, masks_, agree_.data(), matches_);
  return matches_;
}

void ClusterMatcher::match_by_buckets(std::size_t a, std::size_t tile) {
  matches_.sharing = 0;
  const std::size_t begin = tile * ClusterCodes::kTile;
  for (std::size_t i = 0; i < std::min(ClusterCodes::kTile, codes_.documents().size() - begin); ++i) {
    const SignatureMatch match = one_by_one_.compare(codes_.signature(a), codes_.signature(begin + i));
    matches_.agreement[i] = static_cast<std::uint16_t>(match.agreement);
    matches_.leading[i] = static_cast<std::uint16_t>(match.leading);
    matches_.shared_bands[i] = static_cast<std::uint16_t>(match.shared_bands);
    matches_.sharing |= std::uint64_t{match.shared_bands > 0} << i;
  }
}

void append_candidates(std::span<const DocumentIndex> cluster, const ClusterRow& row, const ClusterMatches& matches,
                       std::vector<Candidate>& candidates) {
  for (std::uint64_t bits = row.candidates; bits != 0; bits &= bits - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(bits));
    SignatureMatch match;
    match.agreement = matches.agreement[i];
    match.leading = matches.leading[i];
    match.shared_bands = matches.shared_bands[i];
    candidates.push_back({cluster[row.tile * ClusterCodes::kTile + i], match});
  }
}

}  // namespace lookalike
#endif  // HWY_ONCE
