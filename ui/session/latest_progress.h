#pragma once

#include <atomic>

#include "core/base/progress.h"

namespace lookalike {

/// Keeps only the last report; the GUI reads it at its own pace, so progress never queues events across threads.
class LatestProgress final : public ProgressSink {
 public:
  void report(const char* stage, double fraction) noexcept override {
    stage_.store(stage, std::memory_order_relaxed);
    fraction_.store(fraction, std::memory_order_relaxed);
  }

  const char* stage() const noexcept { return stage_.load(std::memory_order_relaxed); }
  double fraction() const noexcept { return fraction_.load(std::memory_order_relaxed); }

 private:
  std::atomic<const char*> stage_{""};
  std::atomic<double> fraction_{0};
};

}  // namespace lookalike
