#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/progress.h"
#include "core/query/groups/groups.h"
#include "ui/models/tables/group_rows.h"

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

/// The drawing of a group as a graph with places; exact duplicates are one dot. Immutable; made off the GUI
/// thread.
struct GroupPicture {
  static constexpr std::size_t kMost = 300;  // dots; more are illegible

  std::shared_ptr<const GroupRows> rows;
  std::size_t group = 0;
  std::vector<GroupLink> links;        // between dots: the spanning tree, some more, and those cut by verdicts
  std::vector<GraphPoint> places;      // of each dot, in [-1, 1]
  std::optional<std::size_t> weakest;  // the first link to break as the threshold rises; nullopt if all are equal

  std::size_t size() const { return places.size(); }
  const GroupMember& member(std::size_t dot) const { return rows->member(group, dot); }
  std::size_t copies(std::size_t dot) const { return rows->copies(group, dot); }
  /// Explains only the signs of this picture.
  QString legend() const;
};

/// Whether a group is small enough to be drawn.
bool can_be_drawn(const GroupRows& rows, std::size_t group);

/// Lays out a group with similar documents near each other. Null if stopped. O(pairs of the run + dots^2).
std::shared_ptr<const GroupPicture> draw_group(std::shared_ptr<const GroupRows> rows, std::size_t group,
                                               const Progress& progress);

}  // namespace lookalike
