#include "core/verdicts/verdict_history.h"

#include <ranges>

namespace lookalike {

void VerdictHistory::become(std::shared_ptr<const Verdicts> verdicts) {
  present_ = std::move(verdicts);
  ++edition_;
}

void VerdictHistory::start_with(Verdicts verdicts) {
  steps_.clear();
  become(std::make_shared<const Verdicts>(std::move(verdicts)));
}

bool VerdictHistory::put(JudgedPair pair) {
  std::vector<JudgedPair> one;
  one.push_back(std::move(pair));
  return put_all(std::move(one)) == 0;
}

std::size_t VerdictHistory::put_all(std::vector<JudgedPair> pairs) {
  auto verdicts = std::make_shared<Verdicts>(*present_);
  Step step;
  std::size_t left_out = 0;
  for (JudgedPair& pair : pairs) {
    const JudgedPair* known = verdicts->find(pair.a.text, pair.b.text);
    if (known && *known == pair) continue;
    Change change{known ? std::optional(*known) : std::nullopt, pair};
    if (verdicts->put(std::move(pair)))
      step.push_back(std::move(change));
    else
      ++left_out;
  }
  if (step.empty()) return left_out;
  steps_.push_back(std::move(step));
  become(std::move(verdicts));
  return left_out;
}

std::optional<JudgedPair> VerdictHistory::undo() {
  if (!can_undo()) return {};
  const Step step = std::move(steps_.back());
  steps_.pop_back();
  auto verdicts = std::make_shared<Verdicts>(*present_);
  for (const Change& change : step | std::views::reverse) {
    if (change.before)
      verdicts->put(*change.before);
    else
      verdicts->remove(change.after.a.text, change.after.b.text);
  }
  become(std::move(verdicts));
  return step.front().after;
}

}  // namespace lookalike
