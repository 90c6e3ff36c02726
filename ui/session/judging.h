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

/// A person's verdicts on pairs of documents, and their word about the latest result. Verdicts are on texts: they
/// stay when recipe, sample or corpus change, and count wherever both texts are.
class Judging final : public QObject {
  Q_OBJECT

 public:
  explicit Judging(QObject* parent = nullptr);
  ~Judging() override;

  /// Counts verdicts in this result from now on; null: in none.
  void follow(std::shared_ptr<const RunResult> run);

  const std::shared_ptr<const Verdicts>& verdicts() const { return history_.present(); }
  /// Another number for every other content.
  int edition() const { return history_.edition(); }
  /// For lists of the followed result's pairs; without digests while texts are still being digested.
  VerdictView view() const { return {history_.present(), run_ ? run_->corpus : nullptr, digests_}; }
  /// Null where nobody has judged the pair of this corpus.
  const JudgedPair* of(const std::shared_ptr<const Corpus>& corpus, DocumentIndex a, DocumentIndex b) const;

  /// Takes the verdicts of a run file in place of the present ones.
  void start_with(Verdicts verdicts);
  /// Adds many, as one step. Returns how many found no room.
  std::size_t add(std::vector<JudgedPair> pairs);
  /// Keeps the note there was. False where there is no room.
  bool judge(const Corpus& corpus, DocumentIndex a, DocumentIndex b, Verdict verdict);
  /// Many pairs alike, as one step; the notes there were stay. False where some found no room.
  using DocumentPair = std::pair<DocumentIndex, DocumentIndex>;
  bool judge_all(const Corpus& corpus, const std::vector<DocumentPair>& pairs, Verdict verdict);
  /// A note on a pair that nobody has judged makes it unsure. False where there is no room.
  bool note(const Corpus& corpus, DocumentIndex a, DocumentIndex b, const std::string& text);
  bool can_undo() const { return history_.can_undo(); }
  /// Takes back the last step and gives its pair as it was judged.
  std::optional<JudgedPair> undo();

  /// Null until verdicts were counted in the followed result.
  const std::shared_ptr<const JudgedSummary>& summary() const { return summary_; }
  /// Texts are being digested, or verdicts counted.
  bool busy() const { return digesting_.busy() || counting_.busy(); }

 signals:
  /// Other verdicts, or they are known of more documents.
  void changed();
  void summary_changed();

 private:
  JudgedDocument document_of(const Corpus& corpus, DocumentIndex index) const;
  bool put(const Corpus& corpus, DocumentIndex a, DocumentIndex b, Verdict verdict, std::string note);
  void take_change();
  void digest();
  void count();
  void set_summary(std::shared_ptr<const JudgedSummary> summary);

  VerdictHistory history_;
  std::shared_ptr<const RunResult> run_;
  std::shared_ptr<const TextDigests> digests_;  // of the run's documents
  std::shared_ptr<const JudgedSummary> summary_;
  Worker worker_;
  LatestRequest digesting_, counting_;
};

}  // namespace lookalike
