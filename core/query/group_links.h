#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/query/groups.h"

namespace lookalike {

/// A similar pair of a group, by the places of its documents among the members.
struct GroupLink {
  std::uint32_t a = 0, b = 0;
  double similarity = 1;
  bool in_tree = false;  // of the maximum spanning tree: the weakest of these holds the group together

  bool operator==(const GroupLink&) const = default;
};

/// Links among the members of a group, those of its spanning tree first, then the strongest `more` others, both by
/// similarity, descending. An exact duplicate is linked to the earliest alone. O(pairs of the run). Errors: cancelled.
Result<std::vector<GroupLink>> group_links(const RunResult& run, std::span<const DocumentIndex> members, double least,
                                           std::size_t more, const Progress& progress);

}  // namespace lookalike
