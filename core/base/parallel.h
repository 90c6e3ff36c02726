#pragma once

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/parallel_pipeline.h>
#include <tbb/parallel_sort.h>
#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace lookalike {

/// Calls `work(i)` for every i in [0, count) on all cores, at least `grain` calls per task. Checks the stop token
/// before every call and reports progress after every task. Errors: cancelled.
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

/// Sorts on all cores. Errors: cancelled; the order of the values is then undefined.
template <typename Iterator, typename Less>
Result<void> parallel_sort(Iterator first, Iterator last, const Less& less, const Progress& progress) {
  tbb::task_group_context context;
  tbb::task_group(context).run_and_wait([&] {
    const std::stop_callback stop(progress.stop_token(), [&context] { context.cancel_group_execution(); });
    tbb::parallel_sort(first, last, less);
  });
  if (progress.cancelled()) return cancelled();
  return {};
}

/// Whether more than one thread may be used.
inline bool threads_allowed() {
  return tbb::global_control::active_value(tbb::global_control::max_allowed_parallelism) > 1;
}

/// How many pieces a pipeline may have in flight: enough that no core waits for a slow one.
inline std::size_t pieces_under_way() {
  return 2 * static_cast<std::size_t>(tbb::this_task_arena::max_concurrency()) + 1;
}

/// Calls `make(i)` for every i in [0, count) on all cores, and `take(i, result)` for every result in order, one at a
/// time. Ends when `take` returns false and drops later results. Only a few results wait at any time.
template <typename Make, typename Take>
void parallel_in_order(std::size_t count, const Make& make, const Take& take) {
  struct Piece {
    std::size_t index;
    std::optional<decltype(make(std::size_t{}))> result;
  };
  using PiecePointer = std::shared_ptr<Piece>;
  std::size_t next = 0;
  std::atomic<bool> stopped{false};
  const auto number = [&](tbb::flow_control& flow) -> PiecePointer {
    if (!stopped && next < count) return std::make_shared<Piece>(Piece{next++, std::nullopt});
    flow.stop();
    return nullptr;
  };
  const auto fill = [&](const PiecePointer& piece) {
    if (!stopped) piece->result.emplace(make(piece->index));
    return piece;
  };
  const auto empty = [&](const PiecePointer& piece) {
    if (!stopped && !take(piece->index, std::move(*piece->result))) stopped = true;
  };
  tbb::parallel_pipeline(pieces_under_way(),
                         tbb::make_filter<void, PiecePointer>(tbb::filter_mode::serial_in_order, number) &
                             tbb::make_filter<PiecePointer, PiecePointer>(tbb::filter_mode::parallel, fill) &
                             tbb::make_filter<PiecePointer, void>(tbb::filter_mode::serial_in_order, empty));
}

}  // namespace lookalike
