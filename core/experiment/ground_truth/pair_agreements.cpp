#include "core/experiment/ground_truth/pair_agreements.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "core/base/mix.h"
#include "core/base/parallel.h"
#include "core/sketch/signer.h"

namespace lookalike {
namespace {

constexpr std::uint32_t kSlice = 64, kLeastFunctions = 128, kMostFunctions = 1024;
constexpr double kMostHashed = 3e9;  // shingles * functions: about a third of a second
constexpr double kMostBits = 2e9;    // pairs * functions

std::vector<std::uint32_t> least_similar_first(const std::vector<ExactPair>& pairs) {
  std::vector<std::uint32_t> order(pairs.size());
  std::iota(order.begin(), order.end(), 0u);
  tbb::parallel_sort(order.begin(), order.end(), [&](std::uint32_t x, std::uint32_t y) {
    return pairs[x].jaccard != pairs[y].jaccard ? pairs[x].jaccard < pairs[y].jaccard : x < y;
  });
  return order;
}

/// The documents of the pairs, ascending, each once.
std::vector<DocumentIndex> documents_of(const std::vector<ExactPair>& pairs) {
  std::vector<DocumentIndex> documents;
  documents.reserve(2 * pairs.size());
  for (const ExactPair& pair : pairs) documents.insert(documents.end(), {pair.a, pair.b});
  std::ranges::sort(documents, {}, &DocumentIndex::value);
  const auto [repeated, end] = std::ranges::unique(documents);
  documents.erase(repeated, end);
  return documents;
}

std::uint32_t affordable_functions(const ShingleSets& sets, const std::vector<DocumentIndex>& documents,
                                   std::size_t pairs) {
  double shingles = 1;
  for (const DocumentIndex document : documents) shingles += sets.size(document);
  const double affordable = std::min(kMostHashed / shingles, kMostBits / static_cast<double>(pairs + 1));
  return static_cast<std::uint32_t>(std::clamp(affordable, 1.0 * kLeastFunctions, 1.0 * kMostFunctions));
}

/// As many as have signatures of 64 MB, at least kSlice.
std::uint32_t functions_at_a_time(std::size_t documents, std::uint32_t functions) {
  constexpr std::size_t kMostValues = std::size_t{16} << 20;
  return std::clamp(static_cast<std::uint32_t>(kMostValues / (documents + 1)), kSlice, functions);
}

}  // namespace

PairAgreements::PairAgreements(const SignatureMatrix& signatures, const std::vector<ExactPair>& pairs,
                               std::vector<std::uint32_t> order)
    : order_(std::move(order)),
      of_pair_(order_.size()),
      hashes_(signatures.hashes()),
      words_((order_.size() + 63) / 64),
      bits_(words_ * hashes_) {
  (void)parallel_for_each(words_, 4, {}, [&](std::size_t word) {
    std::vector<std::uint64_t> column(hashes_);
    const std::size_t first = word * 64, count = std::min<std::size_t>(64, order_.size() - first);
    for (std::size_t i = 0; i < count; ++i) {
      const ExactPair& pair = pairs[order_[first + i]];
      const auto a = signatures[pair.a], b = signatures[pair.b];
      for (std::size_t row = 0; row < column.size(); ++row) column[row] |= std::uint64_t{a[row] == b[row]} << i;
      of_pair_[first + i] = agreement(a, b);
    }
    for (std::size_t row = 0; row < column.size(); ++row) bits_[row * words_ + word] = column[row];
  });
}

void PairAgreements::append(const PairAgreements& others) {
  hashes_ += others.hashes_;
  bits_.insert(bits_.end(), others.bits_.begin(), others.bits_.end());
  std::ranges::transform(of_pair_, others.of_pair_, of_pair_.begin(), std::plus());
}

Result<std::shared_ptr<const PairAgreements>> PairAgreements::on_drawn_functions(const RunResult& run,
                                                                                 const std::vector<ExactPair>& pairs,
                                                                                 const Progress& progress) {
  const std::vector<DocumentIndex> documents = documents_of(pairs);
  const auto place = [&](DocumentIndex document) {
    const auto at = std::ranges::lower_bound(documents, document.value, {}, &DocumentIndex::value);
    return DocumentIndex(static_cast<std::size_t>(at - documents.begin()));
  };
  std::vector<ExactPair> placed = pairs;  // by rows of the signatures
  for (ExactPair& pair : placed) pair.a = place(pair.a), pair.b = place(pair.b);
  const std::vector<std::uint32_t> order = least_similar_first(pairs);
  const std::uint32_t functions = affordable_functions(*run.shingles, documents, pairs.size());
  std::shared_ptr<PairAgreements> all;
  for (std::uint32_t done = 0; done < functions;) {
    const std::uint32_t next = std::min(functions - done, functions_at_a_time(documents.size(), functions));
    const auto signer = Signer::make({next, HashFamily::multiply_shift, mix64(done)}, *run.shingles);
    if (!signer) return tl::unexpected(signer.error());
    const auto signatures = (*signer)->sign_each(
        *run.tokens, *run.shingles, documents, progress.part(1.0 * done / functions, 1.0 * (done + next) / functions));
    if (!signatures) return tl::unexpected(signatures.error());
    PairAgreements part(*signatures, placed, order);
    all ? all->append(part) : void(all = std::make_shared<PairAgreements>(std::move(part)));
    done += next;
  }
  return all;
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
