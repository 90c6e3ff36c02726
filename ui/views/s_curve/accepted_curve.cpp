#include "ui/views/s_curve/accepted_curve.h"

namespace lookalike {
namespace {

constexpr int kPoints = 201;
/// Up to here all points together take a few milliseconds.
constexpr std::uint32_t kShortSignature = 128;

}  // namespace

void AcceptedCurve::request(const CurveSettings& settings) {
  if (asked_ && settings == settings_) return;
  asked_ = true;
  settings_ = settings;
  sampling_.cancel();
  if (settings.hashes <= kShortSignature) {
    curve_ = *sample_curve(accepted_of, settings, 0, 1, kPoints);
    return;
  }
  curve_ = {};
  sampling_.request(
      [settings](const std::stop_token& stop) { return sample_curve(accepted_of, settings, 0, 1, kPoints, stop); },
      [this](std::optional<Curve> curve) {
        if (!curve) return;
        curve_ = std::move(*curve);
        emit ready();
      });
}

double AcceptedCurve::at(double similarity) const {
  return probability_at(curve_, similarity);
}

}  // namespace lookalike
