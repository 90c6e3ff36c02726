#pragma once

#include <cstdint>

namespace lookalike {

/// Bytes that a run may take: those wanted or, for 0, three quarters of the machine's memory.
std::uint64_t run_memory(std::uint64_t wanted);

/// Bytes of these that copies of texts may take which could be read again from their compressed file: tokens and
/// shingle sets of as much text, which are worth more, fit beside them.
std::uint64_t copied_texts(std::uint64_t wanted);

}  // namespace lookalike
