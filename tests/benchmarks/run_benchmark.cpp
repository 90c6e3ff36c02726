// From files to verified pairs, on all cores.

#include <benchmark/benchmark.h>

#include <filesystem>

#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

void run(benchmark::State& state, const std::string& path) {
  std::uint64_t documents = 0;
  for (auto _ : state) documents = value_of(Engine(load(path)).run(measured_recipe(), {}))->report.counts.documents;
  state.counters["bytes"] = rate(std::filesystem::file_size(path));
  state.counters["documents"] = rate(documents);
}

void run_reviews(benchmark::State& state) {
  run(state, generated_file(GeneratedKind::reviews, static_cast<std::uint64_t>(state.range(0))));
}
BENCHMARK(run_reviews)
    ->Name("run/reviews")
    ->RangeMultiplier(10)
    ->Range(1'000, kReviews)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

const int kRegistered = [] {
  if (const auto path = reuters())
    benchmark::RegisterBenchmark("run/reuters.tar.gz", run, *path)->Unit(benchmark::kMillisecond)->UseRealTime();
  return 0;
}();

}  // namespace
}  // namespace lookalike::benchmarks
