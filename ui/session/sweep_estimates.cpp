#include "ui/session/sweep_estimates.h"

#include <algorithm>
#include <tuple>

#include "core/experiment/ground_truth/survey.h"
#include "ui/models/sweep/sweep_measures.h"
#include "ui/models/sweep/sweep_model.h"
#include "ui/session/session.h"

namespace lookalike {

KnownPairs SweepEstimates::known_pairs() const {
  const auto& run = session_.result();
  if (!run) return {};
  return {nullptr, run->recipe, session_.surveyor().truth_of(*run), run == run_ ? expect_ : nullptr};
}

std::shared_ptr<const SweepTime> SweepEstimates::time_of(const SweepPlan& plan) const {
  const auto found = std::ranges::find(estimates_, plan, &Estimate::plan);
  return found == estimates_.end() ? nullptr : found->time;
}

std::shared_ptr<const SweepTime> SweepEstimates::time_of_rest() const {
  const bool is_known = estimates_.size() > 1 && estimates_.back().plan == session_.sweeps().rest().plan;
  return is_known ? estimates_.back().time : nullptr;
}

std::optional<ReachedSettings> SweepEstimates::reached(const SweepPlan& plan, double recall) {
  const auto& run = session_.result();
  if (!run || !session_.surveyor().truth_of(*run)) return {};
  const auto& survey = session_.surveyor().survey();
  if (asked_ == std::tie(plan, recall, survey)) return reached_;
  asked_ = {plan, recall, survey};
  reached_.reset();
  judging_.request(
      [plan, recall, survey, run](const std::stop_token& stop) {
        return reached_settings(plan, *run, *survey, recall, Progress(stop));
      },
      [this](Result<std::optional<ReachedSettings>> made) {
        if (!made) asked_ = {};  // ask again
        reached_ = std::move(made).value_or(std::nullopt);
        if (reached_) emit judged();
      });
  return {};
}

void SweepEstimates::count(const SweepPlan& plan) {
  cancel();
  const SweepRunner& runner = session_.sweeps();
  const auto corpus = session_.corpus();
  const auto run = session_.result();
  std::vector<Estimate> estimates{{plan}};
  if (runner.can_go_on_over(*corpus)) estimates.push_back({runner.rest().plan});
  using Counted = Result<std::pair<std::vector<Estimate>, ExpectCandidates>>;
  request_.request(
      [estimates, corpus, run, known = known_pairs(), pace = session_.surveyor().pace(),
       slowdown = session_.surveyor().surveying() ? 2.0 : 1.0,  // a survey takes half of the processor
       table =
           runner.is_of_other_data(*corpus) ? SweepTable() : runner.table()](const std::stop_token& stop) -> Counted {
        KnownPairs pairs = known;
        if (run && !pairs.expect) pairs.expect = expect_by(*run, Progress(stop)).value_or(ExpectCandidates());
        std::vector<Estimate> counted;
        std::optional<double> join;
        for (const Estimate& estimate : estimates) {
          auto time = SweepTime::of(estimate.plan, corpus->size(), pairs, &Parameter::label);
          if (!time) return tl::unexpected(time.error());
          if (run && time->joins_left() > 0) {
            if (!join) join = join_seconds(*run, time->lowest_threshold(), pace, Progress(stop)).value_or(0);
            time->learn_join(slowdown * *join);
          }
          if (run) time->learn(run->recipe, run->report.seconds);
          for (const SweepRow& row : table.rows) {
            time->learn(with_row(table.plan.base, table.plan, row), row.seconds);
            if (!counted.empty()) time->skip(row);
          }
          counted.push_back({estimate.plan, std::make_shared<const SweepTime>(std::move(*time))});
        }
        return std::pair(std::move(counted), pairs.expect);
      },
      [this, run](const Counted& made) {
        if (!made) return emit failed(note_text(made.error().message));
        run_ = run;
        std::tie(estimates_, expect_) = *made;
        emit counted(*estimates_.front().time);
      });
}

}  // namespace lookalike
