#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace lookalike::cli {

/// Options that several commands take.
void add_threads(CLI::App& command, unsigned& threads);
void add_memory(CLI::App& command, std::uint64_t& bytes);
void add_quiet(CLI::App& command, bool& quiet);

}  // namespace lookalike::cli
