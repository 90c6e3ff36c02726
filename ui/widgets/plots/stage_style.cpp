#include "ui/widgets/plots/stage_style.h"

#include <iterator>

#include "ui/widgets/style/palette.h"

namespace lookalike {
namespace {

constexpr Hue kHues[] = {Hue::sky, Hue::green, Hue::orange, Hue::purple, Hue::vermilion, Hue::yellow};
// Neighbours on a bar differ strongly.
constexpr Qt::BrushStyle kPatterns[] = {Qt::SolidPattern,     Qt::BDiagPattern, Qt::Dense4Pattern,
                                        Qt::DiagCrossPattern, Qt::SolidPattern, Qt::HorPattern};

}  // namespace

QBrush stage_brush(std::size_t stage, const QPalette& palette) {
  return {line_colour(kHues[stage % std::size(kHues)], palette), kPatterns[stage % std::size(kPatterns)]};
}

}  // namespace lookalike
