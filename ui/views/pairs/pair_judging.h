#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "ui/session/judging.h"
#include "ui/views/pairs/judging_queue.h"

class QTableView;

namespace lookalike {

class PairsModel;
class Session;

/// Judges the pairs of a table in sequence: passes verdicts from the bar to the session, and finds the next row.
class PairJudging final : public QObject {
  Q_OBJECT

 public:
  /// The keys work in `keys_in`, which contain table and texts; the last one is shown alone in judging mode.
  PairJudging(Session& session, PairsModel& model, QTableView* table, const QList<QWidget*>& keys_in);

  VerdictBar* bar() const { return bar_; }
  /// Sets the selected pair, of this corpus; null: none.
  void show_pair(std::shared_ptr<const Corpus> corpus, const SimilarPair* pair);
  /// Asks which pairs are to be judged, then shows them alone, in full screen.
  void ask();
  /// Continues an earlier session, if there are verdicts: at the selected pair if `stays` and nobody has judged it.
  void resume(bool stays);
  /// Orders and counts the listed pairs, off the GUI thread.
  void refresh();
  /// The pairs of all selected rows; without a selection, the shown pair, if any.
  std::vector<Judging::DocumentPair> chosen_pairs() const;

 signals:
  void row_wanted(std::size_t row);
  void alone_changed(bool alone);

 private:
  using Pairs = std::vector<Judging::DocumentPair>;
  struct Shown {
    std::shared_ptr<const Corpus> corpus;
    DocumentIndex a, b;
  };
  /// The sample begun in this order, or a larger one if all of it is judged. In view: the whole list.
  JudgingSample next_sample(JudgingOrder order) const;
  void begin(JudgingOrder order);
  void judge(Verdict verdict);
  void confirm(Verdict verdict, const Pairs& all, const Pairs& others);
  void judge_all(Verdict verdict, const Pairs& pairs);
  void note(const QString& text);
  void take(HistoryStep step);
  void go_on(std::optional<std::size_t> skipped = {});
  bool is_current(const JudgingQueue& queue) const;
  std::optional<std::size_t> next() const;
  bool is_judged(std::size_t row) const;
  void go_to(std::optional<std::size_t> row);
  void go_to(const JudgedPair& pair);
  void show_verdict();
  /// Whether judging mode is on.
  bool is_alone() const;
  JudgingSample sample() const;
  QString count_of_judged() const;
  void show_progress();
  std::optional<Verdict> replaced(Verdict verdict, const Judging::DocumentPair& pair) const;
  QString change_to(Verdict verdict, const Pairs& pairs) const;
  std::size_t current_row() const;
  std::size_t selected_rows() const;

  Session& session_;
  PairsModel& model_;
  QTableView* table_;
  QWidget* area_;
  VerdictBar* bar_;
  std::optional<Shown> shown_;
  bool own_ = true;  // pairs without this judge's verdict are to be judged, otherwise those without anyone's
  JudgingQueue queue_;
  std::optional<std::size_t> skipped_;  // row that the user leaves unjudged this time
  bool seeks_ = false;                  // the next pair, once the queue is ready
  bool after_verdict_ = false;          // the next pair is sought because of a verdict
  QString changed_;                     // says what the last key replaced, or what was undone
  LatestRequest queueing_;
};

}  // namespace lookalike
