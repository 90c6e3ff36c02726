#pragma once

#include <QObject>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <thread>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/system/machine_memory.h"

namespace lookalike {

/// A thread that runs jobs one after another. The object lives in the GUI thread and delivers answers there. The
/// destructor asks the running job to stop, drops the waiting jobs and joins the thread.
class Worker final : public QObject {
  Q_OBJECT

 public:
  using Job = std::function<void()>;

  explicit Worker(QObject* parent = nullptr);
  ~Worker() override;

  /// Runs `job` after the jobs posted before it. The destructor requests a stop through `stop`.
  void post(std::stop_source stop, Job job);

  /// Called by a job: calls `answer` in the thread of this object, unless the object is destroyed first.
  void deliver(std::function<void()> answer);

  /// Frees an object on the worker's thread, because freeing gigabytes takes longer than a frame.
  void release(std::shared_ptr<const void> object);

 private:
  struct Entry {
    std::stop_source stop;
    Job job;
  };
  void work(const std::stop_token& end);

  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Entry> waiting_;
  std::stop_source running_;
  std::jthread thread_;
};

/// Requests of one kind to a worker: a newer one cancels the older one, and late answers are dropped. Each request has
/// a stop source of its own; a superseded, cancelled or orphaned request is stopped.
class LatestRequest {
 public:
  explicit LatestRequest(Worker& worker) : worker_(worker) {}
  ~LatestRequest() { cancel(); }
  LatestRequest(const LatestRequest&) = delete;
  LatestRequest& operator=(const LatestRequest&) = delete;

  bool busy() const { return busy_; }

  void cancel() {
    stop_.request_stop();
    busy_ = false;
  }

  /// Calls `work(std::stop_token)` on the worker and then `answer(its result)` in the worker's home thread. If the work
  /// runs out of memory, a Result answers with that error; for other types no answer comes.
  template <typename Work, typename Answer>
  void request(Work work, Answer answer) {
    cancel();
    stop_ = std::stop_source();
    const auto take = std::make_shared<Answer>(std::move(answer));
    worker_.post(stop_, [this, take, &worker = worker_, stop = stop_, work = std::move(work)] {
      if (stop.stop_requested()) return;
      auto made = std::make_shared<std::optional<decltype(work(std::stop_token()))>>(result_of(work, stop.get_token()));
      worker.deliver([this, take, &worker, stop, made]() mutable {
        if (stop.stop_requested()) return worker.release(std::move(made));  // `this` may be gone then
        busy_ = false;
        if (*made) (*take)(std::move(**made));
      });
    });
    busy_ = true;
  }

 private:
  template <typename Work>
  static auto result_of(const Work& work, const std::stop_token& stop) {
    using Made = decltype(work(stop));
    try {
      return std::optional<Made>(work(stop));
    } catch (const std::bad_alloc&) {
      if constexpr (requires { Made{tl::unexpected(Error())}; })
        return std::optional<Made>(Made{tl::unexpected(not_enough_memory())});
      return std::optional<Made>();
    }
  }

  Worker& worker_;
  std::stop_source stop_;
  bool busy_ = false;
};

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
