#include <benchmark/benchmark.h>

#include <random>

#include "core/sketch/hash_functions.h"

namespace lookalike {
namespace {

// The same workload as the limit in the comparison with other libraries: n = 128, 130 shingles per document.
constexpr std::uint32_t kHashes = 128;
constexpr std::size_t kShingles = 130, kDocuments = 500;

void sign(benchmark::State& state, const MinHashKernel& kernel, HashFamily family) {
  const auto functions = *HashFunctions::draw({kHashes, family, 42}, 2'461'580, kernel);
  std::mt19937 random(1);
  std::vector<std::uint32_t> inputs(kShingles * kDocuments);
  for (std::uint32_t& input : inputs) input = static_cast<std::uint32_t>(random());
  std::vector<std::uint32_t> signatures(kHashes * kDocuments);
  for (auto _ : state) {
    std::fill(signatures.begin(), signatures.end(), 0xFFFF'FFFFu);
    for (std::size_t i = 0; i < kDocuments; ++i)
      functions.lower(std::span(inputs).subspan(i * kShingles, kShingles),
                      std::span(signatures).subspan(i * kHashes, kHashes));
    benchmark::DoNotOptimize(signatures.data());
  }
  state.counters["evaluations"] =
      benchmark::Counter(static_cast<double>(inputs.size()) * kHashes, benchmark::Counter::kIsIterationInvariantRate);
}

const int kRegistered = [] {
  constexpr HashFamily kFamilies[] = {HashFamily::multiply_shift, HashFamily::linear_crc, HashFamily::linear_next_prime,
                                      HashFamily::mersenne_61, HashFamily::affine_32};
  for (const HashFamily family : kFamilies)
    for (const MinHashKernel& kernel : min_hash_kernels())
      benchmark::RegisterBenchmark(("sign/" + std::string(to_string(family)) + "/" + std::string(kernel.name)).c_str(),
                                   sign, kernel, family)
          ->Unit(benchmark::kMicrosecond);
  return 0;
}();

}  // namespace
}  // namespace lookalike
