#pragma once

#include <stop_token>
#include <thread>

namespace lookalike::cli {

/// SIGINT, SIGTERM and, unless it is ignored, SIGHUP end the program with Exit::interrupted: at once until `begin`,
/// whatever it waits for, as nothing is written before that; by a stop request afterwards, and at once when one comes
/// again.
class Interrupts {
 public:
  /// Call it when all that is small has been read, and before any other thread is made.
  std::stop_token begin();

 private:
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace lookalike::cli
