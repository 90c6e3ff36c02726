#include "ui/views/s_curve/accepted_curve.h"

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
    try {
      sample(generation, settings, stop);
    } catch (const std::bad_alloc&) {  // there is no such curve then
    }
  });
}

void AcceptedCurve::sample(std::uint64_t generation, const CurveSettings& settings, const std::stop_token& stop) {
  auto curve = sample_curve(accepted_of, settings, 0, 1, kPoints, stop);
  if (!curve) return;
  QMetaObject::invokeMethod(
      this, [this, generation, curve = std::move(*curve)] { finish(generation, curve); }, Qt::QueuedConnection);
}

double AcceptedCurve::at(double similarity) const {
  return probability_at(curve_, similarity);
}

void AcceptedCurve::finish(std::uint64_t generation, const Curve& curve) {
  if (generation != generation_) return;
  curve_ = curve;
  emit ready();
}

}  // namespace lookalike
