#pragma once

#include <QObject>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/experiment/judging/judging_order.h"
#include "ui/models/tables/pair_rows.h"
#include "ui/session/judging.h"

class QTableView;

namespace lookalike {

class PairsModel;
class Session;
class StrataDialog;
class VerdictBar;

/// Judges the pairs of a table in sequence: passes verdicts from the bar to the session, and finds the next row.
class PairJudging final : public QObject {
  Q_OBJECT

 public:
  /// `keys_in` contains table and texts, in which the keys work.
  PairJudging(Session& session, PairsModel& model, QTableView* table, QWidget* keys_in);

  VerdictBar* bar() const { return bar_; }
  /// Sets the selected pair, of this corpus; null: none.
  void show_pair(std::shared_ptr<const Corpus> corpus, const SimilarPair* pair);

 signals:
  void row_wanted(std::size_t row);

 private:
  struct Shown {
    std::shared_ptr<const Corpus> corpus;
    DocumentIndex a, b;
  };
  /// The rows of a list in judging order.
  struct Queue {
    std::shared_ptr<const PairRows> rows;
    JudgingOrder order = JudgingOrder::borderline;
    std::vector<std::uint32_t> positions;
    std::size_t next = 0;  // all rows before it are judged
  };

  void judge(Verdict verdict);
  void note(const QString& text);
  void undo();
  void go_on();
  void make_queue();
  std::optional<std::size_t> next_in_queue();
  std::optional<std::size_t> next_in_view() const;
  bool is_judged(std::size_t row) const;
  void go_to(std::optional<std::size_t> row);
  void go_to(const JudgedPair& pair);
  void show_verdict();
  void show_progress();
  void show_strata();
  void say_no_room();
  void say_too_many();
  std::size_t selected_rows() const;
  std::vector<Judging::DocumentPair> chosen_pairs() const;

  Session& session_;
  PairsModel& model_;
  QTableView* table_;
  VerdictBar* bar_;
  StrataDialog* strata_ = nullptr;
  std::optional<Shown> shown_;
  Queue queue_;
  bool all_judged_ = false;     // no pair of the list is left
  bool after_verdict_ = false;  // the next pair is sought because of a verdict
  bool is_last_ = false;        // no pair was left; a surplus key press must not change the last verdict
  LatestRequest queueing_;
};

}  // namespace lookalike
