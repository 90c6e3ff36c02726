#pragma once

#include <atomic>
#include <memory>
#include <new>
#include <stop_token>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/system/machine_memory.h"

namespace lookalike {

/// Stores only the latest report. The GUI reads it at its own pace, so progress never queues events across threads.
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

/// Runs `work` with progress. Exhausted memory is an ordinary error and does not end the program.
template <typename Work>
auto with_progress(const std::shared_ptr<LatestProgress>& sink, const std::stop_token& stop, Work work)
    -> decltype(work(Progress())) {
  try {
    ProgressRoot root(*sink, stop);
    return work(root.progress());
  } catch (const std::bad_alloc&) {
    return tl::unexpected(not_enough_memory());
  } catch (const std::exception& error) {
    return failure(ErrorCode::bad_usage, std::string("The work failed with an unexpected error: ") + error.what());
  }
}

}  // namespace lookalike
