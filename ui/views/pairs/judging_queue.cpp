#include "ui/views/pairs/judging_queue.h"

#include <unordered_set>

#include "core/query/groups/similar_links.h"

namespace lookalike {
namespace {

/// In judging order, which depends only on the list and not on the verdicts so far.
std::vector<std::uint32_t> positions_of(const PairRows& rows, const JudgingSample& sample) {
  const VerifyOptions& verify = rows.run->recipe.verify;
  std::vector<ListedPair> listed;
  listed.reserve(rows.order.size());
  for (std::size_t row = 0; row < rows.order.size(); ++row) {
    const SimilarPair& pair = rows.at_row(row);
    listed.push_back({similarity_of(pair, verify.by), lot_of(pair.a, pair.b)});
  }
  auto positions = judging_order(sample.order, listed, verify.threshold);
  if (sample.size > 0 && sample.size < positions.size()) positions.resize(sample.size);
  return positions;
}

}  // namespace

bool is_judged(const JudgedPair* pair, const JudgingSample& sample) {
  return pair && (sample.judge.empty() || verdict_of(*pair, sample.judge));
}

JudgingQueue JudgingQueue::counted(const VerdictView& verdicts, const std::stop_token& stop) const {
  JudgingQueue queue{rows, sample, positions};
  if (!positions) queue.positions = std::make_shared<const std::vector<std::uint32_t>>(positions_of(*rows, sample));
  std::unordered_set<const JudgedPair*> distinct;
  for (std::size_t i = 0; i < queue.positions->size() && !stop.stop_requested(); ++i) {
    const SimilarPair& pair = rows->at_row((*queue.positions)[i]);
    const JudgedPair* known = verdicts.of(*rows->run->corpus, pair.a, pair.b);
    if (is_judged(known, sample)) ++queue.judged, distinct.insert(known);
    if (queue.judged == i + 1) queue.next = i + 1;
  }
  queue.copies = queue.judged - distinct.size();
  return queue;
}

}  // namespace lookalike
