#pragma once

#include <cstddef>
#include <cstdint>

namespace lookalike {

/// A piece of memory from which on it is a large one, in bytes.
inline constexpr std::size_t kLargePiece = std::size_t{1} << 20;

/// From now on so many bytes of what the process may have (RLIMIT_DATA) are kept for small pieces: a window that finds
/// no memory for what it draws cannot go on, while work that is refused a large piece ends with a sentence.
void reserve_for_small_pieces(std::uint64_t bytes);

/// To be asked before a large piece is taken. Throws std::bad_alloc where less than the reserve would be left. Some
/// microseconds once there is a reserve.
void check_reserve(std::size_t bytes);

}  // namespace lookalike
