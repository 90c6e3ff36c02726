#pragma once

#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>

#include <atomic>
#include <cstddef>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace lookalike {

/// Calls `work(i)` for every i in [0, count) on all cores, at least `grain` of them a task. It looks at the stop token
/// before every call and reports progress after every task; the error is `cancelled` if it was asked to stop.
template <typename Work>
Result<void> parallel_for_each(std::size_t count, std::size_t grain, const Progress& progress, const Work& work) {
  std::atomic<std::size_t> done{0};
  tbb::parallel_for(tbb::blocked_range<std::size_t>(0, count, grain), [&](const auto& range) {
    for (std::size_t i = range.begin(); i != range.end(); ++i) {
      if (progress.cancelled()) return;
      work(i);
    }
    const std::size_t finished = done.fetch_add(range.size(), std::memory_order_relaxed) + range.size();
    progress.at(static_cast<double>(finished) / static_cast<double>(count));
  });
  if (progress.cancelled()) return cancelled();
  return {};
}

}  // namespace lookalike
