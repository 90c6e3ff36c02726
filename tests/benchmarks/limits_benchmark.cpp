// The best that this machine can do, measured in the same run as the stages: one core, 256 MiB.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>
#include <numeric>
#include <vector>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

constexpr std::size_t kBytes = std::size_t{256} << 20;

void read(benchmark::State& state) {
  const std::vector<std::uint64_t> words(kBytes / sizeof(std::uint64_t), 1);
  for (auto _ : state) benchmark::DoNotOptimize(std::accumulate(words.begin(), words.end(), std::uint64_t{0}));
  state.counters["bytes"] = rate(kBytes);
}
BENCHMARK(read)->Name("limit/read")->Unit(benchmark::kMillisecond);

void copy(benchmark::State& state) {
  const std::vector<char> from(kBytes, 'a');
  std::vector<char> to(kBytes);
  for (auto _ : state) {
    std::memcpy(to.data(), from.data(), kBytes);
    benchmark::DoNotOptimize(to.data());
    benchmark::ClobberMemory();
  }
  state.counters["bytes"] = rate(kBytes);
}
BENCHMARK(copy)->Name("limit/memcpy")->Unit(benchmark::kMillisecond);

void hash_in_bulk(benchmark::State& state) {
  const std::vector<char> bytes(kBytes, 'a');
  for (auto _ : state) benchmark::DoNotOptimize(XXH3_64bits(bytes.data(), bytes.size()));
  state.counters["bytes"] = rate(kBytes);
}
BENCHMARK(hash_in_bulk)->Name("limit/xxh3")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace lookalike::benchmarks
