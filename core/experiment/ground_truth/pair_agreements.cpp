#include "core/experiment/ground_truth/pair_agreements.h"

#include <algorithm>
#include <array>

#include "core/base/parallel.h"

namespace lookalike {

PairAgreements::PairAgreements(const SignatureMatrix& signatures, const std::vector<ExactPair>& pairs,
                               std::span<const std::uint32_t> order)
    : words_((order.size() + 63) / 64), bits_(words_ * signatures.hashes()) {
  (void)parallel_for_each(words_, 4, {}, [&](std::size_t word) {
    std::vector<std::uint64_t> column(signatures.hashes());
    const std::size_t first = word * 64, count = std::min<std::size_t>(64, order.size() - first);
    for (std::size_t i = 0; i < count; ++i) {
      const ExactPair& pair = pairs[order[first + i]];
      const auto a = signatures[pair.a], b = signatures[pair.b];
      for (std::size_t row = 0; row < column.size(); ++row) column[row] |= std::uint64_t{a[row] == b[row]} << i;
    }
    for (std::size_t row = 0; row < column.size(); ++row) bits_[row * words_ + word] = column[row];
  });
}

std::uint64_t PairAgreements::on_at_least(std::size_t word, const Rows& rows, std::uint32_t least) const {
  std::array<std::uint64_t, 32> planes{};  // bit p of the 64 counts
  for (const std::uint32_t row : rows) {
    std::uint64_t carry = bits_[row * words_ + word];
    for (std::size_t p = 0; carry != 0; ++p) {
      const std::uint64_t both = planes[p] & carry;
      planes[p] ^= carry;
      carry = both;
    }
  }
  std::uint64_t more = 0, equal = ~std::uint64_t{0};
  for (std::size_t p = planes.size(); p-- > 0;) {
    const std::uint64_t wanted = (least >> p & 1) ? ~std::uint64_t{0} : 0;
    more |= equal & planes[p] & ~wanted;
    equal &= ~(planes[p] ^ wanted);
  }
  return more | equal;
}

}  // namespace lookalike
