#pragma once

#include <cstdint>
#include <vector>

#include "core/base/progress.h"

namespace lookalike {

struct GraphPoint {
  double x = 0, y = 0;
};

/// An edge between two nodes that would like to be `length` apart.
struct GraphEdge {
  std::uint32_t a = 0, b = 0;
  double length = 1;
};

/// Places of the nodes of a connected graph in the plane, about the origin: straight distances follow the lengths of
/// shortest paths as well as they can. Stress majorisation (Gansner, Koren, North, "Graph drawing by stress
/// majorization", 2004), from a circle, so that it is the same every time. O(nodes^2 * (log nodes + steps)); for some
/// hundreds of nodes. When stopped, places are what they are by then.
std::vector<GraphPoint> lay_out_by_stress(std::size_t nodes, const std::vector<GraphEdge>& edges,
                                          const Progress& progress);

}  // namespace lookalike
