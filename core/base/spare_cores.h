#pragma once

#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <functional>
#include <mutex>
#include <stop_token>

namespace lookalike {

/// Does work step by step on cores that nothing else in the program needs: between two steps a core goes where there is
/// more urgent work.
class SpareCores {
 public:
  /// One step; false when there was nothing to do. Called on several threads at once; it stops early when the token
  /// asks it to, and may throw nothing.
  using Step = std::function<bool(const std::stop_token&)>;

  /// Throws std::bad_alloc.
  explicit SpareCores(Step step) : step_(std::move(step)) {
    arena_.initialize();  // who tries again after this has thrown would wait for ever
  }
  /// `stop` must have returned.
  ~SpareCores() noexcept = default;

  /// There is something to do: a core that has nothing else to do begins with it, if there is one. Throws
  /// std::bad_alloc.
  void wake();
  /// Begins nothing any more, asks what is under way to stop and waits for it.
  void stop();

 private:
  void work();

  const Step step_;
  std::stop_source stop_;
  std::mutex mutex_;       // guards what follows
  std::size_t awake_ = 0;  // tasks that do a step or will
  tbb::task_arena arena_{tbb::task_arena::automatic, 1, tbb::task_arena::priority::low};
  // Not that of a loop in which `wake` was called.
  tbb::task_group_context context_{tbb::task_group_context::isolated};
  tbb::task_group group_{context_};
};

}  // namespace lookalike
