#include <benchmark/benchmark.h>

#include <filesystem>

#include "tests/benchmarks/measured.h"

namespace lookalike::benchmarks {
namespace {

// From a file in the page cache to a corpus; bytes are those of the file.
void read(benchmark::State& state, const std::string& path) {
  const ThreadLimit one(1);
  std::size_t documents = 0;
  for (auto _ : state) documents = load(path)->size();
  state.counters["bytes"] = rate(std::filesystem::file_size(path));
  state.counters["documents"] = rate(documents);
}

void read_generated(benchmark::State& state, GeneratedKind kind, std::uint64_t documents) {
  read(state, generated_file(kind, documents));
}
BENCHMARK_CAPTURE(read_generated, csv, GeneratedKind::reviews, kReviews)
    ->Name("read/csv")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(read_generated, sgml, GeneratedKind::newswire, kItems)
    ->Name("read/sgml")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

const int kRegistered = [] {
  if (const auto path = reuters())
    benchmark::RegisterBenchmark("read/reuters.tar.gz", read, *path)->Unit(benchmark::kMillisecond)->UseRealTime();
  return 0;
}();

}  // namespace
}  // namespace lookalike::benchmarks
