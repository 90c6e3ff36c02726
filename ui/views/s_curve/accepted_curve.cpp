#include "ui/views/s_curve/accepted_curve.h"

#include <algorithm>
#include <limits>

namespace lookalike {
namespace {

constexpr int kPoints = 201;
/// Up to here all points together take a few milliseconds.
constexpr std::uint32_t kShortSignature = 128;

}  // namespace

AcceptedCurve::~AcceptedCurve() {
  worker_ = {};
}  // stops and waits

void AcceptedCurve::request(const CurveSettings& settings) {
  if (asked_ && settings == settings_) return;
  asked_ = true;
  settings_ = settings;
  const std::uint64_t generation = ++generation_;
  worker_ = {};
  if (settings.hashes <= kShortSignature) {
    curve_ = *sample_curve(accepted_of, settings, 0, 1, kPoints);
    return;
  }
  curve_ = {};
  worker_ = std::jthread([this, generation, settings](const std::stop_token& stop) {
    auto curve = sample_curve(accepted_of, settings, 0, 1, kPoints, stop);
    if (!curve) return;
    QMetaObject::invokeMethod(
        this, [this, generation, curve = std::move(*curve)] { finish(generation, curve); }, Qt::QueuedConnection);
  });
}

double AcceptedCurve::at(double similarity) const {
  if (curve_.similarity.empty()) return std::numeric_limits<double>::quiet_NaN();
  const double step = std::clamp(similarity, 0.0, 1.0) * (kPoints - 1);
  const auto before = std::min(static_cast<std::size_t>(step), std::size_t{kPoints - 2});
  const double share = step - static_cast<double>(before);
  return curve_.probability[before] * (1 - share) + curve_.probability[before + 1] * share;
}

void AcceptedCurve::finish(std::uint64_t generation, const Curve& curve) {
  if (generation != generation_) return;
  curve_ = curve;
  emit ready();
}

}  // namespace lookalike
