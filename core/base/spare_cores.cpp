#include "core/base/spare_cores.h"

#include <new>

namespace lookalike {

void SpareCores::wake() {
  const std::lock_guard lock(mutex_);
  if (stop_.stop_requested() || awake_ == static_cast<std::size_t>(arena_.max_concurrency())) return;
  arena_.enqueue(group_.defer([this] { work(); }));
  ++awake_;
}

void SpareCores::work() {
  const bool more = !stop_.stop_requested() && step_(stop_.get_token());
  {
    const std::lock_guard lock(mutex_);
    --awake_;
  }
  try {
    if (more) wake();                // another task, so that this core may be called away
  } catch (const std::bad_alloc&) {  // who needs the work will do it
  }
}

// From inside the arena, so that tasks which no other core takes are ended by this one.
void SpareCores::stop() {
  stop_.request_stop();
  arena_.execute([this] { group_.wait(); });
}

}  // namespace lookalike
