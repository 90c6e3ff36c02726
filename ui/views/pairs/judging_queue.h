#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/verdicts/located_verdicts.h"
#include "ui/models/tables/pair_rows.h"
#include "ui/views/pairs/verdict_bar.h"

namespace lookalike {

/// Whether a pair needs no further verdict; null: nobody has judged it.
bool is_judged(const JudgedPair* pair, const JudgingSample& sample);

/// The listed pairs to judge, in order.
struct JudgingQueue {
  std::shared_ptr<const PairRows> rows;
  JudgingSample sample;
  std::shared_ptr<const std::vector<std::uint32_t>> positions = nullptr;  // rows; null: not ordered yet
  std::size_t judged = 0;                                                 // pairs with a verdict
  std::size_t copies = 0;                                                 // judged ones with the texts of another
  std::size_t next = 0;                                                   // all positions before it are judged

  bool is_complete() const { return positions && judged == positions->size(); }
  /// This queue with its pairs ordered and counted. O(rows log rows); incomplete if stopped.
  JudgingQueue counted(const VerdictView& verdicts, const std::stop_token& stop) const;
};

}  // namespace lookalike
