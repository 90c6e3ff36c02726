#pragma once

#include <stop_token>
#include <thread>

namespace lookalike::cli {

/// SIGINT, SIGTERM and, unless it is ignored, SIGHUP end the program with Exit::interrupted: at once until `begin`,
/// since nothing is written before that; afterwards by a stop request, and at once if a second signal comes.
class Interrupts {
 public:
  /// Call after all small inputs have been read, and before any other thread is started.
  std::stop_token begin();

 private:
  std::stop_source stop_;
  std::jthread watcher_;
};

}  // namespace lookalike::cli
