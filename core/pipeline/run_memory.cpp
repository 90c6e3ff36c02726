#include "core/pipeline/run_memory.h"

#include "core/system/machine_memory.h"

namespace lookalike {

std::uint64_t run_memory(std::uint64_t wanted) {
  return wanted > 0 ? wanted : machine_memory().total / 4 * 3;
}

std::uint64_t copied_texts(std::uint64_t wanted) {
  return run_memory(wanted) / 4;
}

std::uint64_t least_memory(std::uint64_t documents, const Recipe& recipe) {
  return documents * (std::uint64_t{4} * recipe.sketch.hashes + std::uint64_t{4} * recipe.lsh.bands);
}

Keeping what_fits(std::uint64_t memory, std::uint64_t resident, std::uint64_t documents, std::uint64_t text_bytes,
                  const Recipe& recipe) {
  constexpr double kSets = 1.1, kTokens = 1.6;  // bytes for a byte of text: 8 for a shingle; tokens and their places
  const double rest = static_cast<double>(documents) * (4.0 * recipe.sketch.hashes + 8.0 * recipe.lsh.bands);
  const double room = static_cast<double>(memory) - static_cast<double>(resident) - rest;
  const auto text = static_cast<double>(text_bytes);
  if ((kSets + kTokens) * text <= room) return Keeping::tokens_and_sets;
  return kSets * text <= room ? Keeping::sets : Keeping::nothing;
}

}  // namespace lookalike
