#include "ui/models/graph/group_picture.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <queue>
#include <ranges>

#include "ui/models/text/display_text.h"

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

constexpr std::size_t kMore = 700;  // links in addition to the tree
constexpr double kShortest = 0.3;   // length for equal documents; 2 for those with nothing in common
constexpr double kUnequal = 2 - kShortest;

std::vector<GraphEdge> edges_of(const std::vector<GroupLink>& links) {
  std::vector<GraphEdge> edges;
  edges.reserve(links.size());
  for (const GroupLink& link : links)
    if (link.from != GroupLink::From::cut)
      edges.push_back({link.a, link.b, kShortest + kUnequal * (1 - link.strength)});
  return edges;
}

/// Centres and scales places so that the largest coordinate is 1.
void fit(std::vector<GraphPoint>& places) {
  double least_x = HUGE_VAL, least_y = HUGE_VAL, most_x = -HUGE_VAL, most_y = -HUGE_VAL;
  for (const GraphPoint& place : places) {
    least_x = std::min(least_x, place.x), most_x = std::max(most_x, place.x);
    least_y = std::min(least_y, place.y), most_y = std::max(most_y, place.y);
  }
  const double half = std::max({most_x - least_x, most_y - least_y, 1e-9}) / 2;
  for (GraphPoint& place : places)
    place = {(place.x - (least_x + most_x) / 2) / half, (place.y - (least_y + most_y) / 2) / half};
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

QString GroupPicture::legend() const {
  const auto tr = [](const char* text) { return QCoreApplication::translate("lookalike::GroupPicture", text); };
  const auto any = [this](const auto& has) {
    return std::ranges::any_of(std::views::iota(std::size_t{0}, size()), has);
  };
  QStringList signs{tr("filled: keeper")};
  if (any([this](std::size_t dot) { return member(dot).link >= LinkKind::chained; }))
    signs << tr("square: similar to it only through a chain");
  if (any([this](std::size_t dot) { return copies(dot) > 0; })) signs << tr("\u00D7: identical documents");
  const auto [least, most] = std::ranges::minmax_element(links, {}, &GroupLink::similarity);
  if (least != most && least->similarity < most->similarity) signs << tr("thick: more similar");
  if (weakest) {
    const GroupLink& link = links[*weakest];
    const SimilarityLink documents{member(link.a).document, member(link.b).document, link.similarity};
    signs << tr("dashed: weakest link, containment %1").arg(similarity_text(containment(documents, *rows->run)));
  }
  const auto has = [this](GroupLink::From from) { return std::ranges::count(links, from, &GroupLink::from) > 0; };
  if (has(GroupLink::From::added)) signs << tr("green, dash-dotted: added by your verdict");
  if (has(GroupLink::From::cut)) signs << tr("purple, dotted: cut by your verdict");
  if (std::ranges::any_of(links,
                          [](const GroupLink& link) { return !link.in_tree && link.from != GroupLink::From::cut; }))
    signs << tr("pale: not needed");
  return signs.join(QStringLiteral("; "));
}

bool can_be_drawn(const GroupRows& rows, std::size_t group) {
  return rows.different(group) <= GroupPicture::kMost;
}

std::shared_ptr<const GroupPicture> draw_group(std::shared_ptr<const GroupRows> rows, std::size_t group,
                                               const Progress& progress) {
  auto picture = std::make_shared<GroupPicture>();
  std::vector<DocumentIndex> dots;
  for (std::size_t set = 0; set < rows->different(group); ++set) dots.push_back(rows->member(group, set).document);
  auto links = group_links(*rows->judged, dots, rows->choice.least, kMore, progress);
  if (!links) return nullptr;
  picture->links = std::move(*links);
  picture->places = lay_out_by_stress(dots.size(), edges_of(picture->links), progress);
  if (progress.cancelled()) return nullptr;
  fit(picture->places);
  const std::size_t tree = dots.size() - 1;  // number of its links
  if (tree > 0 && picture->links[tree - 1].strength < picture->links[0].strength) picture->weakest = tree - 1;
  picture->rows = std::move(rows);
  picture->group = group;
  return picture;
}

}  // namespace lookalike
