#pragma once

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {

/// The story as another agency would publish it: copied, corrected, reworded, shortened, lengthened, rearranged or
/// combined with other text until the Jaccard similarity of the 3-word shingles is about `target` thousandths. Less
/// exact for short stories, because a sentence is a large part of them. O(edits x words).
Story edited(const Story& original, std::uint32_t target, const Writer& writer, Random& random);

}  // namespace lookalike::generation
