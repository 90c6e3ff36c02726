#include "ui/models/graph/group_picture.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <ranges>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

constexpr std::size_t kMore = 700;  // links in addition to the tree
constexpr double kShortest = 0.3;   // length for equal documents; 2 for those with nothing in common
constexpr double kUnequal = 2 - kShortest;

std::vector<GraphEdge> edges_of(const std::vector<GroupLink>& links) {
  std::vector<GraphEdge> edges;
  edges.reserve(links.size());
  for (const GroupLink& link : links)
    if (link.from != GroupLink::From::cut)
      edges.push_back({link.a, link.b, kShortest + kUnequal * (1 - link.similarity)});
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

QString GroupPicture::legend() const {
  const auto tr = [](const char* text) { return QCoreApplication::translate("lookalike::GroupPicture", text); };
  const auto any = [this](const auto& has) {
    return std::ranges::any_of(std::views::iota(std::size_t{0}, size()), has);
  };
  QStringList signs{tr("filled: keeper")};
  if (any([this](std::size_t dot) { return member(dot).link >= LinkKind::chained; }))
    signs << tr("square: similar to it only through a chain");
  if (any([this](std::size_t dot) { return copies(dot) > 0; })) signs << tr("\u00D7: exact duplicates");
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
  if (tree > 0 && picture->links[tree - 1].similarity < picture->links[0].similarity) picture->weakest = tree - 1;
  picture->rows = std::move(rows);
  picture->group = group;
  return picture;
}

}  // namespace lookalike
