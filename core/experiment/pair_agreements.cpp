#include "core/experiment/pair_agreements.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace lookalike {

PairAgreements::PairAgreements(const SignatureMatrix& signatures, const std::vector<ExactPair>& pairs)
    : words_((pairs.size() + 63) / 64), bits_(words_ * signatures.hashes()) {
  (void)parallel_for_each(words_, 4, {}, [&](std::size_t word) {
    std::vector<std::uint64_t> column(signatures.hashes());
    const std::size_t first = word * 64, count = std::min<std::size_t>(64, pairs.size() - first);
    for (std::size_t i = 0; i < count; ++i) {
      const auto a = signatures[pairs[first + i].a], b = signatures[pairs[first + i].b];
      for (std::size_t row = 0; row < column.size(); ++row) column[row] |= std::uint64_t{a[row] == b[row]} << i;
    }
    for (std::size_t row = 0; row < column.size(); ++row) bits_[row * words_ + word] = column[row];
  });
}

}  // namespace lookalike
