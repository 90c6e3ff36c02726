#pragma once

#include <QObject>
#include <deque>
#include <vector>

#include "core/query/groups/keepers.h"
#include "core/verdicts/verdicts.h"

namespace lookalike {

/// The keepers that the user chose, regardless of the rule. They are identified by their texts, so that they survive
/// changes of recipe, sample and corpus.
class ChosenKeepers final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  const std::vector<ChosenKeeper>& all() const { return chosen_; }
  /// Changes whenever the content changes.
  int edition() const { return edition_; }

  /// Replaces the current keepers with those of a run file.
  void start_with(std::vector<ChosenKeeper> chosen);
  /// Adds a keeper and removes others of its group. False if there is no room.
  bool keep(ChosenKeeper document, const std::vector<TextDigest>& others);
  void forget(const std::vector<TextDigest>& texts);
  void forget_all();
  /// From now on nothing can be undone.
  void forget_steps() {
    before_.clear();
    undone_.clear();
  }
  bool can(HistoryStep step) const { return step == HistoryStep::undo ? !before_.empty() : !undone_.empty(); }
  /// Undoes the last choice, up to kMostUndone of them, or redoes the last undone one.
  void take(HistoryStep step);
  static constexpr std::size_t kMostUndone = 100;

 signals:
  void changed();

 private:
  void change(std::vector<ChosenKeeper> chosen);
  void show(std::vector<ChosenKeeper> chosen);

  std::vector<ChosenKeeper> chosen_;
  std::deque<std::vector<ChosenKeeper>> before_, undone_;
  int edition_ = 0;
};

}  // namespace lookalike
