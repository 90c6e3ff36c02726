#include "core/base/progress.h"

namespace lookalike {
namespace {

// Updates faster than a screen refreshes are wasted work, and a sink may have to cross threads.
constexpr auto kInterval = std::chrono::milliseconds(33);

}  // namespace

Progress Progress::part(double from, double to, const char* stage) const noexcept {
  Progress child = *this;
  child.begin_ = begin_ + from * (end_ - begin_);
  child.end_ = begin_ + to * (end_ - begin_);
  child.stage_ = stage;
  child.at(0);
  return child;
}

void Progress::at(double fraction) const noexcept {
  if (root_) root_->report(stage_, begin_ + fraction * (end_ - begin_));
}

Progress ProgressRoot::progress() noexcept {
  Progress whole(stop_);
  whole.root_ = this;
  return whole;
}

void ProgressRoot::report(const char* stage, double fraction) noexcept {
  const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
  auto due = next_report_.load(std::memory_order_relaxed);
  const bool new_stage = last_stage_.exchange(stage, std::memory_order_relaxed) != stage;
  if (!new_stage && now < due) return;
  const auto next = now + std::chrono::steady_clock::duration(kInterval).count();
  if (!next_report_.compare_exchange_strong(due, next) && !new_stage) return;
  sink_.report(stage, fraction);
}

}  // namespace lookalike
