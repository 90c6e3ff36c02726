#pragma once

#include <deque>

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {

/// The story as another agency would publish it: copied, corrected, reworded, shortened, lengthened, rearranged or
/// combined with other text until the Jaccard similarity of the 3-word shingles is about `target` thousandths. Less
/// exact for short stories, because a sentence is a large part of them. O(edits x words).
Story edited(const Story& original, std::uint32_t target, const Writer& writer, Random& random);

/// The families with members still to come. Other documents come between members, and at most `kMostOpen` families of
/// `kMostMembers` stories are held.
class FamilyWindow {
 public:
  static constexpr std::size_t kMostOpen = 128;
  static constexpr std::uint32_t kMostMembers = 16;

  /// Number of members still to come, over all families.
  std::uint64_t pending() const { return pending_; }
  bool full() const { return open_.size() == kMostOpen; }

  /// Starts a new family of `members` (at least 2) with this story; returns its id, from 1.
  std::uint64_t begin(Story story, std::uint32_t members);

  struct Member {
    Story story;
    std::uint64_t family;
  };
  /// The next member of one of the families that have waited longest. Needs pending() > 0.
  Member next(const Writer& writer, Random& random);

  /// Size of a new family: 2 to 8, sometimes more.
  static std::uint32_t draw_size(Random& random);

 private:
  struct Family {
    std::uint64_t id;
    std::uint32_t left;
    std::uint32_t closeness;  // thousandths: centre of the targets of its edits
    std::vector<Story> members;
  };

  std::deque<Family> open_;  // the longest waiting first
  std::uint64_t begun_ = 0;
  std::uint64_t pending_ = 0;
};

}  // namespace lookalike::generation
