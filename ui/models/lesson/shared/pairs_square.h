#pragma once

#include <cstdint>

#include "ui/models/lesson/picture.h"

namespace lookalike::lesson {

/// n (n - 1) / 2. O(1), without overflow up to 6e9.
std::uint64_t pairs_of(std::uint64_t documents);

/// "1.5 ms", "12.5 s", "1.4 hours", "5.8 days": the time to compare pairs at a million a second.
QString comparing_time(std::uint64_t pairs);

/// The square of all pairs: empty, filling while the picture moves, and full.
enum class SquareStage { empty, fills, full };

/// Says what it takes to compare all pairs of at least 2 documents, or of more once their square is full.
QString pairs_sentence(std::uint64_t documents, SquareStage stage);
/// The square of all pairs, with a table of pairs and times; larger corpora show "?" until it is full. A square of more
/// than a minute fills in 15 seconds.
void add_pairs(Picture& picture, std::uint64_t documents, SquareStage stage);

/// All pairs as a square in which the candidates are a square of equal scale at the right end; beside it, that square
/// enlarged, with the similar pairs lit. `all` is at least `candidates`, and these at least `similar`.
void add_found_pairs(Picture& picture, const QRectF& square, std::uint64_t all, std::uint64_t candidates,
                     std::uint64_t similar);

}  // namespace lookalike::lesson
