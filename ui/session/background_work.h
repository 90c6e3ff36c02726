#pragma once

#include <memory>
#include <new>
#include <stop_token>

#include "core/base/error.h"
#include "core/system/machine_memory.h"
#include "ui/session/latest_progress.h"

namespace lookalike {

/// Runs `work` with progress; memory that runs out is an error like any other, not the end of the program.
template <typename Work>
auto with_progress(const std::shared_ptr<LatestProgress>& sink, const std::stop_token& stop, Work work)
    -> decltype(work(Progress())) {
  try {
    ProgressRoot root(*sink, stop);
    return work(root.progress());
  } catch (const std::bad_alloc&) {
    return tl::unexpected(not_enough_memory());
  } catch (const std::exception& error) {
    return failure(ErrorCode::bad_usage, std::string("This failed in a way nobody foresaw: ") + error.what());
  }
}

}  // namespace lookalike
