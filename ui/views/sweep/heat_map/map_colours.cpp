#include "ui/views/sweep/heat_map/map_colours.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace lookalike {
namespace {

const QColor kStops[] = {{68, 1, 84}, {59, 82, 139}, {33, 145, 140}, {94, 201, 98}, {253, 231, 37}};  // of viridis
constexpr int kLast = static_cast<int>(std::size(kStops)) - 1;
constexpr double kApart = 0.14;  // least distance of two ticks, as a share of all shades

/// Round numbers; if not all fit, the first ones have priority.
std::vector<double> round_numbers(bool is_share) {
  if (is_share) return {0.9, 0.5, 0.99, 0.95, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2, 0.1};
  std::vector<double> powers;
  for (int power = -4; power <= 12; ++power) powers.push_back(std::pow(10.0, power));
  return powers;
}

}  // namespace

QColor colour_of(double shade) {
  const double at = std::clamp(shade, 0.0, 1.0) * kLast;
  const int stop = std::min(kLast - 1, static_cast<int>(at));
  const double part = at - stop;
  const auto mix = [&](int a, int b) { return static_cast<int>(a + (b - a) * part); };
  const QColor &x = kStops[stop], &y = kStops[stop + 1];
  return {mix(x.red(), y.red()), mix(x.green(), y.green()), mix(x.blue(), y.blue())};
}

QCPColorGradient map_gradient() {
  QCPColorGradient gradient;
  gradient.clearColorStops();
  gradient.setColorInterpolation(QCPColorGradient::ciRGB);
  for (int stop = 0; stop <= kLast; ++stop) gradient.setColorStopAt(1.0 * stop / kLast, kStops[stop]);
  return gradient;
}

double MapScale::shade_of(double number) const {
  if (most_ <= least_) return 1;
  if (is_share_) {
    const double share = (number - least_) / (most_ - least_);
    return share * share * share;
  }
  const double shift = 1 - std::min(0.0, least_);
  return std::log((number + shift) / (least_ + shift)) / std::log((most_ + shift) / (least_ + shift));
}

std::vector<double> MapScale::ticks() const {
  if (most_ <= least_) return {most_};
  std::vector<double> chosen = {least_, most_};
  for (const double number : round_numbers(is_share_)) {
    const auto crowds = [&](double other) { return std::abs(shade_of(other) - shade_of(number)) < kApart; };
    if (number > least_ && number < most_ && std::ranges::none_of(chosen, crowds)) chosen.push_back(number);
  }
  std::ranges::sort(chosen);
  return chosen;
}

}  // namespace lookalike
