#include "core/lsh/crowd_match.h"

#include <algorithm>
#include <bit>
#include <cstddef>

#define HWY_WANT_AVX3_DL 1  // for its counting of bits
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/crowd_match.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/lsh/agreeing_bits.h"

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

using Words = hn::ScalableTag<std::uint64_t>;
using Vector = hn::Vec<Words>;
constexpr Words kWords;

// Takes out those of the rows whose values differ.
std::uint64_t equal_rows(std::uint64_t rows, const std::uint32_t* a, const std::uint32_t* b) {
  std::uint64_t equal = rows;
  for (; rows != 0; rows &= rows - 1) {
    const int row = std::countr_zero(rows);
    if (a[row] != b[row]) equal &= ~(std::uint64_t{1} << row);
  }
  return equal;
}

void find_agreeing_rows(const CrowdCodes& codes, std::size_t a, std::size_t begin, std::size_t end,
                        CrowdMatches& matches) {
  for (std::size_t word = 0; word < codes.words(); ++word) {
    const std::uint8_t* const of_a = codes.codes(a) + 64 * word;
    const std::uint64_t shared = codes.shared(a)[word], rare = codes.rare(a)[word];
    std::uint64_t* const agree = matches.agree(word);
    for (std::size_t i = begin; i < end; ++i) {
      const std::uint64_t same = agreeing_bits_of<64>(of_a, codes.codes(i) + 64 * word) & shared;
      agree[i - begin] = same;
      if (const std::uint64_t open = same & rare; HWY_UNLIKELY(open != 0))
        agree[i - begin] ^=
            open ^ equal_rows(open, codes.signature(a).data() + 64 * word, codes.signature(i).data() + 64 * word);
    }
  }
}

// The place of the lowest bit that is set, 64 if none is.
HWY_INLINE Vector lowest_bit(Vector bits) {
  return hn::PopulationCount(hn::AndNot(bits, hn::Sub(bits, hn::Set(kWords, 1))));
}

HWY_INLINE Vector add(Vector x, Vector y, Vector& carry) {
  const Vector sum = hn::Add(x, y), all = hn::Add(sum, carry);
  carry = hn::IfThenElseZero(hn::Or(hn::Lt(sum, x), hn::Lt(all, sum)), hn::Set(kWords, 1));
  return all;
}

// A bit behind every other band whose rows all agree.
HWY_INLINE Vector ends(Vector agree, const EveryOtherBand& bands, std::size_t word, Vector& carry) {
  const Vector rows = hn::Set(kWords, bands.rows[word]);
  return hn::AndNot(rows, add(hn::And(agree, rows), hn::Set(kWords, bands.firsts[word]), carry));
}

// Two numbers of 32 bits side by side.
HWY_INLINE Vector side_by_side(Vector first, Vector second) {
  return hn::Or(hn::And(first, hn::Set(kWords, 0xFFFF'FFFF)), hn::ShiftLeft<32>(second));
}

// What the rows that agree say, for as many documents as a vector has lanes.
HWY_INLINE void judge(CrowdMatches& matches, std::size_t at, std::size_t words, const BandMasks& masks,
                      std::uint32_t rows_of_band) {
  const Vector zero = hn::Zero(kWords);
  Vector agreement = zero, leading = zero, shared = zero, behind = zero, even = zero, odd = zero;
  auto all_agree = hn::Eq(zero, zero), no_band = all_agree;
  for (std::size_t word = 0; word < words; ++word) {
    const Vector agree = hn::LoadU(kWords, matches.agree(word) + at), differ = hn::Not(agree);
    const Vector end = hn::Or(ends(agree, masks.even, word, even), ends(agree, masks.odd, word, odd));
    agreement = hn::Add(agreement, hn::PopulationCount(agree));
    shared = hn::Add(shared, hn::PopulationCount(end));
    leading = hn::Add(leading, hn::IfThenElseZero(all_agree, lowest_bit(differ)));
    behind = hn::Add(behind, hn::IfThenElseZero(no_band, lowest_bit(end)));
    all_agree = hn::And(all_agree, hn::Eq(differ, zero));
    no_band = hn::And(no_band, hn::Eq(end, zero));
  }
  shared = hn::Add(shared, hn::Or(even, odd));
  const Vector first = hn::Sub(behind, hn::Set(kWords, rows_of_band));
  hn::StoreInterleaved2(side_by_side(agreement, leading), side_by_side(shared, first), kWords,
                        reinterpret_cast<std::uint64_t*>(matches.of + at));
}

void match_crowd(const CrowdCodes& codes, std::size_t a, std::size_t begin, std::size_t end, const BandMasks& masks,
                 std::uint32_t rows_of_band, CrowdMatches& matches) {
  find_agreeing_rows(codes, a, begin, end, matches);
  for (std::size_t at = 0; at < end - begin; at += hn::Lanes(kWords))
    judge(matches, at, codes.words(), masks, rows_of_band);
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {

static_assert(std::endian::native == std::endian::little && sizeof(SignatureMatch) == 16 &&
                  offsetof(SignatureMatch, leading) == 4 && offsetof(SignatureMatch, first_shared_row) == 12,
              "judge() writes it as two words");

HWY_EXPORT(match_crowd);

CrowdMatcher::CrowdMatcher(const CrowdCodes& codes, const LshOptions& options)
    : codes_(codes), options_(options), masks_(options, codes.words()), one_by_one_(options), matches_(codes.words()) {}

std::span<const Partner> CrowdMatcher::partners(std::size_t a, std::size_t begin, std::size_t end) {
  partners_.resize(std::max(partners_.size(), end - begin));
  if (options_.buckets) return find_by_buckets(a, begin, end);
  std::size_t found = 0;
  for (; begin < end; begin += CrowdMatches::kAtOnce)
    found += find(a, begin, std::min(begin + CrowdMatches::kAtOnce, end), partners_.data() + found);
  return std::span(partners_).first(found);
}

// Writes each, and writes over those that share no band.
std::size_t CrowdMatcher::find(std::size_t a, std::size_t begin, std::size_t end, Partner* partners) {
  HWY_DYNAMIC_DISPATCH(match_crowd)(codes_, a, begin, end, masks_, options_.rows, matches_);
  const std::span<const DocumentIndex> documents = codes_.documents().subspan(begin);
  std::size_t found = 0;
  for (std::size_t i = 0; i < end - begin; ++i) {
    partners[found].document = documents[i];
    partners[found].match = matches_.of[i];
    found += matches_.of[i].shared_bands > 0;
  }
  return found;
}

std::span<const Partner> CrowdMatcher::find_by_buckets(std::size_t a, std::size_t begin, std::size_t end) {
  std::size_t found = 0;
  for (std::size_t i = begin; i < end; ++i) {
    const SignatureMatch match = one_by_one_.compare(codes_.signature(a), codes_.signature(i));
    if (match.shared_bands > 0) partners_[found++] = {codes_.documents()[i], match};
  }
  return std::span(partners_).first(found);
}

}  // namespace lookalike
#endif  // HWY_ONCE
