#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/verdicts/verdicts.h"

namespace lookalike {

/// Verdicts that are being given, and how to take them back. Each state is immutable, so other threads may keep it.
class VerdictHistory {
 public:
  const std::shared_ptr<const Verdicts>& present() const { return present_; }
  /// Another number for every other content.
  int edition() const { return edition_; }

  /// Takes other verdicts; nothing before them can be taken back.
  void start_with(Verdicts verdicts);
  /// False, and nothing changes, where there are too many. O(verdicts).
  bool put(JudgedPair pair);
  /// Adds many at once, as one step. Returns how many found no room. O(verdicts).
  std::size_t put_all(std::vector<JudgedPair> pairs);

  bool can_undo() const { return !steps_.empty(); }
  /// Takes back the last step; gives one of its pairs as it was judged, so that it can be shown. O(verdicts).
  std::optional<JudgedPair> undo();

 private:
  struct Change {
    std::optional<JudgedPair> before;
    JudgedPair after;
  };
  using Step = std::vector<Change>;

  void become(std::shared_ptr<const Verdicts> verdicts);

  std::shared_ptr<const Verdicts> present_ = std::make_shared<const Verdicts>();
  std::vector<Step> steps_;
  int edition_ = 0;
};

}  // namespace lookalike
