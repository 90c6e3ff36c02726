#pragma once

#include <deque>

#include "core/corpus/synthetic/writer.h"

namespace lookalike::generation {

/// The families that still have members to come. Members are told apart by other documents, and never are more than
/// `kMostOpen` families of `kMostMembers` stories held.
class FamilyWindow {
 public:
  static constexpr std::size_t kMostOpen = 128;
  static constexpr std::uint32_t kMostMembers = 16;

  /// Members that are still to come, of all families.
  std::uint64_t pending() const { return pending_; }
  bool full() const { return open_.size() == kMostOpen; }

  /// A new family of `members` (at least 2) begun by this story; returns its id, from 1.
  std::uint64_t begin(Story story, std::uint32_t members);

  struct Member {
    Story story;
    std::uint64_t family;
  };
  /// The next member of one of the families that waited longest. Needs pending() > 0.
  Member next(const Writer& writer, Random& random);

  /// Members of a new family: 2 to 8, a few more.
  static std::uint32_t draw_size(Random& random);

 private:
  struct Family {
    std::uint64_t id;
    std::uint32_t left;
    std::uint32_t closeness;  // thousandths: around it lie the targets of its edits
    std::vector<Story> members;
  };

  std::deque<Family> open_;  // the one that waited longest first
  std::uint64_t begun_ = 0;
  std::uint64_t pending_ = 0;
};

}  // namespace lookalike::generation
