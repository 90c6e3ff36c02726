#include "ui/session/worker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <semaphore>

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

using testing::ElementsAre;

/// Work that lasts until it is asked to stop.
int until_stopped(const std::stop_token& stop) {
  std::binary_semaphore stopped(0);
  const std::stop_callback callback(stop, [&] { stopped.release(); });
  stopped.acquire();
  return 0;
}

/// Returns when everything posted before is done and its answers are delivered.
void drain(Worker& worker) {
  bool done = false;
  worker.post({}, [&] { worker.deliver([&] { done = true; }); });
  ASSERT_TRUE(wait_until([&] { return done; }));
}

TEST(LatestRequest, answers_on_the_thread_of_the_request) {
  Worker worker;
  LatestRequest request(worker);
  std::thread::id worked, answered;
  int answer = 0;
  request.request(
      [&](const std::stop_token&) {
        worked = std::this_thread::get_id();
        return 7;
      },
      [&](int value) {
        answered = std::this_thread::get_id();
        answer = value;
      });
  EXPECT_TRUE(request.busy());
  drain(worker);
  EXPECT_EQ(answer, 7);
  EXPECT_EQ(answered, std::this_thread::get_id());
  EXPECT_NE(worked, answered);
  EXPECT_FALSE(request.busy());
}

TEST(LatestRequest, newer_request_stops_the_older_one_and_its_late_answer_is_dropped) {
  Worker worker;
  LatestRequest request(worker);
  std::vector<int> answers;
  const auto keep = [&](int value) { answers.push_back(value); };
  request.request(until_stopped, keep);
  request.request([](const std::stop_token&) { return 1; }, keep);
  request.request([](const std::stop_token&) { return 2; }, keep);
  drain(worker);
  EXPECT_THAT(answers, ElementsAre(2));
}

TEST(LatestRequest, request_overtaken_while_waiting_never_starts) {
  Worker worker;
  LatestRequest first(worker), second(worker);
  std::atomic<bool> begun = false;
  first.request(until_stopped, [](int) {});
  second.request(
      [&](const std::stop_token&) {
        begun = true;
        return 0;
      },
      [](int) {});
  second.cancel();
  first.cancel();
  drain(worker);
  EXPECT_FALSE(begun);
}

TEST(LatestRequest, cancel_drops_an_answer_that_is_already_queued) {
  Worker worker;
  LatestRequest request(worker);
  std::binary_semaphore worked(0);
  bool answered = false;
  request.request([](const std::stop_token&) { return 0; }, [&](int) { answered = true; });
  worker.post({}, [&] { worked.release(); });
  worked.acquire();  // the answer waits in this thread's queue now
  request.cancel();
  drain(worker);
  EXPECT_FALSE(answered);
}

TEST(LatestRequest, dropped_answer_is_freed_on_the_worker_thread) {
  Worker worker;
  LatestRequest request(worker);
  std::promise<std::thread::id> freed;
  const auto free = [&](const int* number) {
    delete number;
    freed.set_value(std::this_thread::get_id());
  };
  std::binary_semaphore worked(0);
  request.request([&](const std::stop_token&) { return std::shared_ptr<int>(new int(1), free); },
                  [](const std::shared_ptr<int>&) {});
  worker.post({}, [&] { worked.release(); });
  worked.acquire();  // the answer waits in this thread's queue now
  request.cancel();
  drain(worker);
  EXPECT_NE(freed.get_future().get(), std::this_thread::get_id());
}

TEST(LatestRequest, answer_to_a_destroyed_request_is_dropped) {
  Worker worker;
  bool answered = false;
  {
    LatestRequest request(worker);
    request.request([](const std::stop_token&) { return 0; }, [&](int) { answered = true; });
  }
  drain(worker);
  EXPECT_FALSE(answered);
}

TEST(LatestRequest, work_that_runs_out_of_memory_is_answered_with_that_error) {
  Worker worker;
  LatestRequest request(worker);
  std::optional<ErrorCode> answer;
  request.request([](const std::stop_token&) -> Result<int> { throw std::bad_alloc(); },
                  [&](const Result<int>& made) { answer = made.error().code; });
  drain(worker);
  EXPECT_EQ(answer, ErrorCode::out_of_memory);
  EXPECT_FALSE(request.busy());
}

TEST(LatestRequest, work_that_cannot_return_an_error_gives_no_answer_without_memory) {
  Worker worker;
  LatestRequest request(worker);
  bool answered = false;
  request.request([](const std::stop_token&) -> int { throw std::bad_alloc(); }, [&](int) { answered = true; });
  drain(worker);
  EXPECT_FALSE(answered);
  EXPECT_FALSE(request.busy());
  request.request([](const std::stop_token&) { return 1; }, [&](int) { answered = true; });
  drain(worker);
  EXPECT_TRUE(answered) << "the thread still works";
}

TEST(LatestRequest, cancelled_work_does_not_report_a_lack_of_memory) {
  Worker worker;
  LatestRequest request(worker);
  bool answered = false;
  request.request(
      [](const std::stop_token& stop) -> Result<int> {
        until_stopped(stop);
        throw std::bad_alloc();
      },
      [&](const Result<int>&) { answered = true; });
  request.cancel();
  drain(worker);
  EXPECT_FALSE(answered);
}

TEST(Worker, destruction_stops_the_running_job_and_drops_the_waiting_ones) {
  bool waiting_job_ran = false;
  std::binary_semaphore begun(0);
  bool finished = false;
  {
    Worker worker;
    std::stop_source stop;
    worker.post(stop, [&] {
      begun.release();
      until_stopped(stop.get_token());
      finished = true;
    });
    worker.post({}, [&] { waiting_job_ran = true; });
    begun.acquire();
  }
  EXPECT_TRUE(finished);
  EXPECT_FALSE(waiting_job_ran);
}

TEST(Worker, releases_objects_on_its_own_thread) {
  Worker worker;
  std::thread::id released;
  struct Object {
    std::thread::id& where;
    ~Object() { where = std::this_thread::get_id(); }
  };
  worker.release(std::shared_ptr<Object>(new Object{released}));
  drain(worker);
  EXPECT_NE(released, std::thread::id());
  EXPECT_NE(released, std::this_thread::get_id());
}

}  // namespace
}  // namespace lookalike
