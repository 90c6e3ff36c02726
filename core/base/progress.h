#pragma once

#include <atomic>
#include <chrono>
#include <stop_token>

namespace lookalike {

/// Receives progress. Called from any thread, at most about 30 times a second; must not block.
class ProgressSink {
 public:
  virtual ~ProgressSink() = default;
  /// `stage` is a string literal ("read", "shingle", ...); `fraction` of the whole work is in [0, 1].
  virtual void report(const char* stage, double fraction) noexcept = 0;
};

/// A part of a long-running task: says whether to stop, and receives how much is done. Copying is cheap; parts nest; a
/// default-constructed one reports to nobody and never stops. Never allocates.
class Progress {
 public:
  Progress() = default;
  explicit Progress(std::stop_token stop) : stop_(std::move(stop)) {}

  bool cancelled() const noexcept { return stop_.stop_requested(); }
  const std::stop_token& stop_token() const noexcept { return stop_; }

  /// The same work, stopped by a different token.
  Progress stopped_by(std::stop_token stop) const {
    Progress same = *this;
    same.stop_ = std::move(stop);
    return same;
  }

  /// The part [from, to] of this work, as a `Progress` that runs from 0 to 1.
  Progress part(double from, double to, const char* stage) const noexcept;
  /// The same within the current stage.
  Progress part(double from, double to) const noexcept { return part(from, to, stage_); }

  /// Sets how much of this work is done, in [0, 1]. Throttled here, at the source: most calls cost one clock read.
  void at(double fraction) const noexcept;

 private:
  friend class ProgressRoot;
  std::stop_token stop_;
  class ProgressRoot* root_ = nullptr;
  const char* stage_ = "";
  double begin_ = 0, end_ = 1;
};

/// Owns the throttle between a `Progress` tree and its sink; must outlive the work.
class ProgressRoot {
 public:
  ProgressRoot(ProgressSink& sink, std::stop_token stop) : sink_(sink), stop_(std::move(stop)) {}
  ProgressRoot(const ProgressRoot&) = delete;
  ProgressRoot& operator=(const ProgressRoot&) = delete;

  Progress progress() noexcept;

 private:
  friend class Progress;
  void report(const char* stage, double fraction) noexcept;

  ProgressSink& sink_;
  std::stop_token stop_;
  std::atomic<std::chrono::steady_clock::rep> next_report_{0};
  std::atomic<const char*> last_stage_{nullptr};
};

}  // namespace lookalike
