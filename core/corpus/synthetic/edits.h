#pragma once

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {

/// The story as somebody else would publish it: copied, corrected, reworded, shortened, lengthened, rearranged or
/// combined with other matter until the Jaccard similarity of the 3-word shingles is about `target` thousandths.
/// Short stories are met less exactly, because a sentence is a large part of them. O(edits x words).
Story edited(const Story& original, std::uint32_t target, const Writer& writer, Random& random);

}  // namespace lookalike::generation
