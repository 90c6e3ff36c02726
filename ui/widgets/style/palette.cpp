#include "ui/widgets/style/palette.h"

#include <array>

namespace lookalike {
namespace {

struct Shades {
  QRgb on_light, on_dark;
};

/// Okabe and Ito's colours, darkened on light backgrounds if necessary to keep lines and text readable.
constexpr std::array<Shades, 7> kShades{{
    {0xff0072b2, 0xff4aa8e0},  // blue
    {0xffb87800, 0xffe69f00},  // orange
    {0xff00805e, 0xff1fc296},  // green
    {0xffc04f00, 0xfff08a4b},  // vermilion
    {0xff2585b8, 0xff56b4e9},  // sky
    {0xffa8537f, 0xffdf93bb},  // purple
    {0xff8f8500, 0xfff0e442},  // yellow
}};

QColor mix(const QColor& a, const QColor& b, double share_of_b) {
  const auto blend = [share_of_b](float from, float to) { return static_cast<float>(from + (to - from) * share_of_b); };
  return QColor::fromRgbF(blend(a.redF(), b.redF()), blend(a.greenF(), b.greenF()), blend(a.blueF(), b.blueF()));
}

}  // namespace

bool is_dark(const QPalette& palette) {
  return palette.color(QPalette::Text).lightness() > palette.color(QPalette::Base).lightness();
}

QColor line_colour(Hue hue, const QPalette& palette) {
  const Shades& shades = kShades[static_cast<std::size_t>(hue)];
  return QColor::fromRgb(is_dark(palette) ? shades.on_dark : shades.on_light);
}

QColor fill_colour(Hue hue, const QPalette& palette) {
  return mix(palette.color(QPalette::Base), line_colour(hue, palette), is_dark(palette) ? 0.28 : 0.18);
}

QColor faint_text(const QPalette& palette) {
  return mix(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.35);
}

QColor grid_colour(const QPalette& palette) {
  return mix(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.12);
}

}  // namespace lookalike
