#include "ui/models/graph/stress_layout.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <queue>

namespace lookalike {
namespace {

constexpr int kSteps = 120;
constexpr double kApart = 4;  // distance of unconnected nodes, in lengths of the longest path

using Distances = std::vector<std::vector<double>>;

struct Neighbour {
  std::uint32_t node;
  double length;
};

/// Dijkstra's algorithm.
std::vector<double> distances_from(std::uint32_t start, const std::vector<std::vector<Neighbour>>& neighbours) {
  std::vector<double> distance(neighbours.size(), HUGE_VAL);
  using Reached = std::pair<double, std::uint32_t>;
  std::priority_queue<Reached, std::vector<Reached>, std::greater<>> next;
  next.push({distance[start] = 0, start});
  while (!next.empty()) {
    const auto [length, node] = next.top();
    next.pop();
    if (length > distance[node]) continue;
    for (const Neighbour& other : neighbours[node])
      if (length + other.length < distance[other.node])
        next.push({distance[other.node] = length + other.length, other.node});
  }
  return distance;
}

Distances all_distances(std::size_t nodes, const std::vector<GraphEdge>& edges) {
  std::vector<std::vector<Neighbour>> neighbours(nodes);
  for (const GraphEdge& edge : edges) {
    neighbours[edge.a].push_back({edge.b, edge.length});
    neighbours[edge.b].push_back({edge.a, edge.length});
  }
  Distances all;
  double longest = 1;
  for (std::uint32_t node = 0; node < nodes; ++node) {
    all.push_back(distances_from(node, neighbours));
    for (const double distance : all.back())
      if (distance < HUGE_VAL) longest = std::max(longest, distance);
  }
  for (auto& row : all)
    for (double& distance : row) distance = std::min(distance, kApart * longest);
  return all;
}

/// The weighted mean of the places that the other nodes prefer for this one: each at its distance on the line between
/// both, with larger weights for near nodes.
GraphPoint wanted_place(std::size_t node, const std::vector<GraphPoint>& places, const std::vector<double>& distance) {
  GraphPoint sum;
  double weights = 0;
  for (std::size_t other = 0; other < places.size(); ++other) {
    if (other == node) continue;
    const double dx = places[node].x - places[other].x, dy = places[node].y - places[other].y;
    const double apart = std::max(std::hypot(dx, dy), 1e-9);
    const double weight = 1 / (distance[other] * distance[other]);
    sum.x += weight * (places[other].x + distance[other] * dx / apart);
    sum.y += weight * (places[other].y + distance[other] * dy / apart);
    weights += weight;
  }
  return {sum.x / weights, sum.y / weights};
}

std::vector<GraphPoint> circle(std::size_t nodes) {
  std::vector<GraphPoint> places(nodes);
  for (std::size_t i = 0; i < nodes; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(nodes);
    places[i] = {std::cos(angle), std::sin(angle)};
  }
  return places;
}

}  // namespace

std::vector<GraphPoint> lay_out_by_stress(std::size_t nodes, const std::vector<GraphEdge>& edges,
                                          const Progress& progress) {
  auto places = circle(nodes);
  if (nodes < 2) return std::vector<GraphPoint>(nodes);
  const Distances distances = all_distances(nodes, edges);
  for (int step = 0; step < kSteps && !progress.cancelled(); ++step)
    for (std::size_t node = 0; node < nodes; ++node) places[node] = wanted_place(node, places, distances[node]);
  return places;
}

}  // namespace lookalike
