#pragma once

#include <cstdint>
#include <vector>

#include "core/base/progress.h"

namespace lookalike {

struct GraphPoint {
  double x = 0, y = 0;
};

/// An edge between two nodes with the preferred distance `length`.
struct GraphEdge {
  std::uint32_t a = 0, b = 0;
  double length = 1;
};

/// Places of the nodes of a connected graph in the plane, around the origin, so that distances approximate the lengths
/// of shortest paths. Stress majorisation (Gansner, Koren, North, "Graph drawing by stress majorization", 2004); it
/// starts from a circle, so the result is deterministic. O(nodes^2 * (log nodes + steps)), for up to a few hundred
/// nodes. If stopped, returns the current places.
std::vector<GraphPoint> lay_out_by_stress(std::size_t nodes, const std::vector<GraphEdge>& edges,
                                          const Progress& progress);

}  // namespace lookalike
