#include "ui/session/worker.h"

#include <QMetaObject>

namespace lookalike {

Worker::Worker(QObject* parent) : QObject(parent), thread_([this](const std::stop_token& end) { work(end); }) {}

Worker::~Worker() {
  thread_.request_stop();
  std::deque<Entry> dropped;
  {
    const std::lock_guard lock(mutex_);
    running_.request_stop();
    dropped.swap(waiting_);
  }
  thread_.join();
}

void Worker::post(std::stop_source stop, Job job) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(stop), std::move(job)});
  }
  wake_.notify_one();
}

void Worker::deliver(std::function<void()> answer) {
  QMetaObject::invokeMethod(this, std::move(answer), Qt::QueuedConnection);
}

void Worker::release(std::shared_ptr<const void> object) {
  post({}, [object = std::move(object)] {});
}

void Worker::work(const std::stop_token& end) {
  while (true) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, end, [this] { return !waiting_.empty(); }) || end.stop_requested()) return;
      running_ = waiting_.front().stop;
      job = std::move(waiting_.front().job);
      waiting_.pop_front();
    }
    job();
  }
}

}  // namespace lookalike
