#pragma once

#include <QObject>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <stop_token>
#include <thread>

#include "core/base/error.h"
#include "core/system/machine_memory.h"

namespace lookalike {

/// One thread that does jobs one after another. Lives in the GUI thread and brings the answers there. Destruction asks
/// the running job to stop, drops the waiting ones and waits.
class Worker final : public QObject {
  Q_OBJECT

 public:
  using Job = std::function<void()>;

  explicit Worker(QObject* parent = nullptr);
  ~Worker() override;

  /// Does `job` after those posted before it. `stop` is what destruction asks the job to stop with.
  void post(std::stop_source stop, Job job);

  /// Called by a job: calls `answer` in the thread this object lives in, unless it is destroyed before.
  void deliver(std::function<void()> answer);
  /// The same where memory may not even suffice for that at the moment: waits for it, until it is asked to stop.
  void deliver_at_last(const std::stop_token& stop, const std::function<void()>& answer);

  /// Lets go of an object on the worker's thread, because freeing gigabytes takes longer than a frame.
  void release(std::shared_ptr<const void> object);

 signals:
  /// A request was given up for lack of memory, without an answer.
  void out_of_memory();

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

/// Requests of one kind to a worker: a newer one cancels the older, and an answer that comes too late is dropped.
/// A request's own stop source is its generation: whatever was superseded, cancelled or orphaned has been stopped.
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

  /// Calls `work(std::stop_token)` on the worker and then `answer(its result)` in the worker's home thread. Where it
  /// finds no memory, the answer is that error, if an answer may be one.
  template <typename Work, typename Answer>
  void request(Work work, Answer answer) {
    using Made = decltype(work(std::stop_token()));
    cancel();
    stop_ = std::stop_source();
    const auto take = std::make_shared<Answer>(std::move(answer));
    // `this` may be gone when these are called, but then the request was stopped.
    const auto ends = [this, stop = stop_] {
      if (!stop.stop_requested()) busy_ = false;
      return !stop.stop_requested();
    };
    std::function<void()> give_up = [ends, take, &worker = worker_] {
      if (!ends()) return;
      if constexpr (requires { Made{tl::unexpected(Error())}; })
        (*take)(Made{tl::unexpected(not_enough_memory())});
      else
        emit worker.out_of_memory();
    };
    worker_.post(stop_,
                 [ends, take, give_up = std::move(give_up), &worker = worker_, stop = stop_, work = std::move(work)] {
                   if (stop.stop_requested()) return;
                   try {
                     auto made = std::make_shared<Made>(work(stop.get_token()));
                     worker.deliver([ends, take, &worker, made]() mutable {
                       if (!ends()) return worker.release(std::move(made));
                       (*take)(std::move(*made));
                     });
                   } catch (const std::bad_alloc&) {
                     worker.deliver_at_last(stop.get_token(), give_up);
                   }
                 });
    busy_ = true;
  }

 private:
  Worker& worker_;
  std::stop_source stop_;
  bool busy_ = false;
};

}  // namespace lookalike
