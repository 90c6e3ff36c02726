#include "ui/models/graph/group_picture.h"

#include <gtest/gtest.h>

#include <cmath>

namespace lookalike {
namespace {

double apart(const GraphPoint& x, const GraphPoint& y) {
  return std::hypot(x.x - y.x, x.y - y.y);
}

TEST(StressLayout, draws_a_path_as_a_line_with_its_lengths) {
  const auto places = lay_out_by_stress(4, {{0, 1, 1}, {1, 2, 2}, {2, 3, 1}}, {});
  EXPECT_NEAR(apart(places[0], places[1]), 1, 0.05);
  EXPECT_NEAR(apart(places[1], places[2]), 2, 0.05);
  EXPECT_NEAR(apart(places[0], places[3]), 4, 0.1);
}

TEST(StressLayout, draws_a_triangle_with_equal_sides) {
  const auto places = lay_out_by_stress(3, {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}}, {});
  for (const auto& [a, b] : {std::pair(0U, 1U), {1U, 2U}, {0U, 2U}}) EXPECT_NEAR(apart(places[a], places[b]), 1, 0.01);
}

// Two cliques connected by one long edge.
TEST(StressLayout, separates_what_only_a_single_edge_connects) {
  std::vector<GraphEdge> edges{{0, 10, 3}};
  for (std::uint32_t a = 0; a < 10; ++a)
    for (std::uint32_t b = a + 1; b < 10; ++b) {
      edges.push_back({a, b, 0.5});
      edges.push_back({a + 10, b + 10, 0.5});
    }
  const auto places = lay_out_by_stress(20, edges, {});
  double widest = 0, nearest = HUGE_VAL;
  for (std::size_t a = 0; a < 10; ++a)
    for (std::size_t b = 0; b < 10; ++b) {
      widest = std::max(widest, apart(places[a], places[b]));
      nearest = std::min(nearest, apart(places[a], places[b + 10]));
    }
  EXPECT_LT(widest, nearest);
}

TEST(StressLayout, is_reproducible_and_can_be_cancelled) {
  const std::vector<GraphEdge> edges{{0, 1, 1}, {1, 2, 1}, {1, 3, 1}};
  const auto once = lay_out_by_stress(4, edges, {}), again = lay_out_by_stress(4, edges, {});
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(apart(once[i], again[i]), 0);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(lay_out_by_stress(4, edges, Progress(stop.get_token())).size(), 4U);
}

TEST(StressLayout, accepts_no_nodes_one_node_and_unconnected_nodes) {
  EXPECT_TRUE(lay_out_by_stress(0, {}, {}).empty());
  EXPECT_EQ(lay_out_by_stress(1, {}, {}).size(), 1U);
  const auto places = lay_out_by_stress(3, {{0, 1, 1}}, {});
  EXPECT_TRUE(std::isfinite(places[2].x));
  EXPECT_GT(apart(places[0], places[2]), 1);
}

}  // namespace
}  // namespace lookalike
