#pragma once

#include <QObject>

#include "ui/models/sweep/curve_samples.h"
#include "ui/session/worker.h"

namespace lookalike {

/// Samples the accepted curve, which is slow for long signatures, there on a thread of its own.
class AcceptedCurve : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Short signatures are sampled at once; otherwise `ready` follows, unless the settings are those asked for last.
  void request(const CurveSettings& settings);
  /// The curve requested last; empty until it is ready.
  const Curve& curve() const { return curve_; }
  /// Interpolated from the samples; NaN while there are none.
  double at(double similarity) const;

 signals:
  void ready();

 private:
  CurveSettings settings_;
  bool asked_ = false;
  Curve curve_;
  Worker worker_;
  LatestRequest sampling_{worker_};
};

}  // namespace lookalike
