#include "core/pipeline/memory_plan.h"

#include "core/system/machine_memory.h"

namespace lookalike {

MemoryPlan::MemoryPlan(std::uint64_t wanted)
    : machine(machine_memory().total), run(wanted > 0 ? wanted : machine / 4 * 3) {}

std::uint64_t least_memory(std::uint64_t documents, const Recipe& recipe) {
  constexpr std::uint64_t kRecords = 400;
  return documents * (std::uint64_t{4} * recipe.sketch.hashes + std::uint64_t{4} * recipe.lsh.bands + kRecords);
}

Cached what_fits(std::uint64_t memory, std::uint64_t resident, std::uint64_t documents, std::uint64_t text_bytes,
                 const Recipe& recipe) {
  constexpr double kSets = 1.1, kTokens = 1.6;  // bytes per byte of text: 8 per shingle; tokens and their places
  const double rest = static_cast<double>(documents) * (4.0 * recipe.sketch.hashes + 8.0 * recipe.lsh.bands);
  const double room = static_cast<double>(memory) - static_cast<double>(resident) - rest;
  const auto text = static_cast<double>(text_bytes);
  if ((kSets + kTokens) * text <= room) return Cached::tokens_and_sets;
  return kSets * text <= room ? Cached::sets : Cached::nothing;
}

}  // namespace lookalike
