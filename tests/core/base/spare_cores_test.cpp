#include "core/base/spare_cores.h"

#include <gtest/gtest.h>

#include <atomic>
#include <semaphore>
#include <thread>

#include "core/base/parallel.h"

namespace lookalike {
namespace {

TEST(SpareCores, do_every_step_of_what_they_were_woken_for) {
  std::atomic<int> left{1'000};
  std::binary_semaphore done{0};
  SpareCores cores([&](const std::stop_token&) {
    if (left.fetch_sub(1) == 1) done.release();
    return left > 0;
  });
  cores.wake();
  done.acquire();
  cores.stop();
  EXPECT_LE(left, 0);
}

TEST(SpareCores, begin_nothing_after_they_were_stopped) {
  std::atomic<int> steps{0};
  SpareCores cores([&](const std::stop_token&) {
    ++steps;
    return true;  // there is always more
  });
  cores.wake();
  while (steps == 0) std::this_thread::yield();
  cores.stop();
  const int until_then = steps;
  cores.wake();
  cores.stop();
  EXPECT_EQ(steps, until_then);
}

TEST(SpareCores, ask_a_long_step_to_stop) {
  std::binary_semaphore begun{0};
  std::atomic<bool> ended{false};
  SpareCores cores([&](const std::stop_token& stop) {
    begun.release();
    while (!stop.stop_requested()) std::this_thread::yield();
    ended = true;
    return false;
  });
  cores.wake();
  begun.acquire();
  cores.stop();
  EXPECT_TRUE(ended) << "stop waits for it";
}

TEST(SpareCores, can_be_woken_and_stopped_inside_of_parallel_work) {
  std::atomic<int> steps{0};
  SpareCores cores([&](const std::stop_token&) {
    ++steps;
    return false;
  });
  parallel_in_order(
      100, [](std::size_t i) { return i; },
      [&](std::size_t i, std::size_t) {
        cores.wake();
        if (i == 50) cores.stop();
        return true;
      });
  cores.stop();
  EXPECT_LE(steps, 51) << "none after the stop";
}

TEST(SpareCores, may_never_have_been_woken) {
  int steps = 0;
  SpareCores cores([&](const std::stop_token&) { return ++steps > 0; });
  cores.stop();
  EXPECT_EQ(steps, 0);
}

}  // namespace
}  // namespace lookalike
