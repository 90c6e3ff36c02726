#include "core/lsh/candidates/earlier_band_filter.h"

#include <numeric>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/lsh/candidates/earlier_band_filter.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/lsh/candidates/agreeing_bits.h"

HWY_BEFORE_NAMESPACE();
namespace lookalike::HWY_NAMESPACE {
namespace {

// The bits at which a run of `rows` set bits begins.
HWY_INLINE std::uint64_t run_begins(std::uint64_t bits, std::uint32_t rows) {
  for (std::uint32_t length = 1; length < rows;) {
    const std::uint32_t more = length < rows - length ? length : rows - length;
    bits &= bits >> more;
    length += more;
  }
  return bits;
}

// Keeps the positions in `columns` whose signature has no run of `rows` rows agreeing with `a` that begins at a bit of
// `begins`; returns how many. Agreement is usually within the first 16 rows, which are one cache line.
std::size_t filter(const std::uint32_t* a, const SignatureMatrix& matrix, std::span<const DocumentIndex> documents,
                   std::uint32_t rows, std::uint64_t begins, std::uint32_t* columns, std::size_t size) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const std::uint32_t column = columns[i];
    const std::uint32_t* const b = matrix[documents[column]].data();
    if ((run_begins(agreeing_bits_of<16>(a, b), rows) & begins) != 0) continue;
    columns[count] = column;
    count += (run_begins(agreeing_bits_of<64>(a, b), rows) & begins) == 0;
  }
  return count;
}

}  // namespace
}  // namespace lookalike::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace lookalike {
namespace {

HWY_EXPORT(filter);

constexpr std::uint32_t kRows = 64;  // rows examined

// The first rows of the bands before `band` that lie in the first 64 rows.
std::uint64_t begins_before(std::uint32_t band, std::uint32_t rows) {
  std::uint64_t begins = 0;
  for (std::uint32_t b = 0; b < band && (b + 1) * rows <= kRows; ++b) begins |= std::uint64_t{1} << b * rows;
  return begins;
}

}  // namespace

const std::vector<std::uint32_t>& EarlierBandFilter::new_collisions(const BandIndex& index,
                                                                    const BandIndex::Bucket& bucket, std::size_t row) {
  const LshOptions& options = index.options();
  const auto documents = index.documents_of(bucket);
  if (band_ != bucket.band) begins_ = begins_before(band_ = bucket.band, options.rows);
  columns_.resize(documents.size() - row - 1);
  std::iota(columns_.begin(), columns_.end(), static_cast<std::uint32_t>(row + 1));
  if (options.buckets || begins_ == 0 || matrix_.hashes() < kRows) return columns_;
  columns_.resize(HWY_DYNAMIC_DISPATCH(filter)(matrix_[documents[row]].data(), matrix_, documents, options.rows,
                                               begins_, columns_.data(), columns_.size()));
  return columns_;
}

}  // namespace lookalike
#endif  // HWY_ONCE
