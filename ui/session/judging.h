#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/experiment/judging/judged_summary.h"
#include "core/verdicts/verdicts.h"
#include "ui/session/worker.h"

namespace lookalike {

/// The user's verdicts on pairs of documents, and their summary for the latest result. Verdicts refer to texts: they
/// stay when recipe, sample or corpus change, and count in any corpus with both texts.
class Judging final : public QObject {
  Q_OBJECT

 public:
  explicit Judging(QObject* parent = nullptr);
  ~Judging() override;

  /// Counts verdicts in this result from now on; null: in none.
  void follow(std::shared_ptr<const RunResult> run);

  const std::shared_ptr<const Verdicts>& verdicts() const { return history_.present(); }
  /// Changes with the content.
  int edition() const { return history_.edition(); }
  /// For lists of the followed result's pairs; without digests while texts are still being digested.
  VerdictView view() const { return {history_.present(), run_ ? run_->corpus : nullptr, digests_}; }
  /// Null if nobody has judged this pair of the corpus.
  const JudgedPair* of(const std::shared_ptr<const Corpus>& corpus, DocumentIndex a, DocumentIndex b) const;

  /// The name under which verdicts are given; by default the user's login name.
  const std::string& judge_name() const { return judge_; }
  /// Verdicts given under another name can no longer be undone.
  void set_judge_name(const std::string& name);
  /// This judge's verdict on a pair; nullopt if he gave none.
  std::optional<OtherVerdict> own(const std::shared_ptr<const Corpus>& corpus, DocumentIndex a, DocumentIndex b) const;
  /// Whether another judge's verdict counts on some pair. O(verdicts).
  bool another_counts() const;

  /// Another corpus is open: undo concerns only verdicts on its texts, the latest first.
  void leave_corpus();
  /// Replaces the current verdicts with those of a run file, whose corpus has just been opened.
  void start_with(Verdicts verdicts);
  /// Takes verdicts that another thread has added to the present ones, as one undo step. False if those have changed
  /// since then.
  bool take(VerdictHistory::Step step);
  /// Keeps this judge's note. If another judge has judged the pair, that verdict continues to count. False if the limit
  /// is reached.
  bool judge(const Corpus& corpus, DocumentIndex a, DocumentIndex b, Verdict verdict) {
    return judge_all(corpus, {{a, b}}, verdict);
  }
  /// The same verdict on many pairs, as one undo step; existing notes stay. False if some exceed the limit.
  using DocumentPair = std::pair<DocumentIndex, DocumentIndex>;
  bool judge_all(const Corpus& corpus, const std::vector<DocumentPair>& pairs, Verdict verdict);
  /// A note on a pair without a verdict of this judge makes it unsure. False if the limit is reached.
  bool note(const Corpus& corpus, DocumentIndex a, DocumentIndex b, const std::string& text);
  bool can(HistoryStep step) const { return history_.can(step); }
  /// Undoes the last step, or redoes the last undone one.
  std::optional<VerdictStep> take(HistoryStep step);

  /// Null until the verdicts have been counted in the followed result.
  const std::shared_ptr<const JudgedSummary>& summary() const { return summary_; }
  /// Whether texts are being digested or verdicts counted.
  bool busy() const { return digesting_.busy() || counting_.busy(); }

 signals:
  /// The verdicts changed, or more documents have digests.
  void changed();
  void summary_changed();

 private:
  JudgedDocument document_of(const Corpus& corpus, DocumentIndex index) const;
  /// The pair with this judge's verdict and note, by default the present ones.
  JudgedPair judged_by_me(const Corpus& corpus, const DocumentPair& pair, std::optional<Verdict> verdict,
                          std::optional<std::string> note = {}) const;
  std::size_t put(std::vector<JudgedPair> pairs);
  void take_change();
  void digest();
  void count();
  void set_summary(std::shared_ptr<const JudgedSummary> summary);

  std::string judge_ = system_user();
  VerdictHistory history_;
  std::shared_ptr<const RunResult> run_;
  std::shared_ptr<const TextDigests> digests_;  // of the run's documents
  bool is_new_corpus_ = false;                  // none of its texts has been digested
  std::shared_ptr<const JudgedSummary> summary_;
  Worker worker_;
  LatestRequest digesting_, counting_;
};

}  // namespace lookalike
