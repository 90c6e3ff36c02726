#include "ui/session/judging.h"

namespace lookalike {

Judging::Judging(QObject* parent) : QObject(parent), digesting_(worker_), counting_(worker_) {}

Judging::~Judging() {
  digesting_.cancel();
  counting_.cancel();
}

void Judging::follow(std::shared_ptr<const RunResult> run) {
  const bool same_documents = run && run_ && run->corpus == run_->corpus;
  worker_.release(std::exchange(run_, std::move(run)));
  if (!same_documents) {
    digesting_.cancel();
    worker_.release(std::exchange(digests_, nullptr));
  }
  digest();
  count();
}

const JudgedPair* Judging::of(const std::shared_ptr<const Corpus>& corpus, DocumentIndex a, DocumentIndex b) const {
  if (verdicts()->empty()) return nullptr;
  if (digests_ && run_->corpus == corpus) return view().of(*corpus, a, b);
  return verdicts()->find(text_digest((*corpus)[a].text), text_digest((*corpus)[b].text));
}

std::optional<OtherVerdict> Judging::own(const std::shared_ptr<const Corpus>& corpus, DocumentIndex a,
                                         DocumentIndex b) const {
  const JudgedPair* pair = of(corpus, a, b);
  return pair ? verdict_of(*pair, judge_) : std::nullopt;
}

bool Judging::another_counts() const {
  return std::ranges::any_of(verdicts()->pairs(),
                             [this](const JudgedPair& pair) { return !pair.judge.empty() && pair.judge != judge_; });
}

void Judging::set_judge_name(const std::string& name) {
  std::string stored = stored_text(name, JudgedPair::kLongestJudge);
  if (stored == judge_) return;
  judge_ = std::move(stored);
  history_.forget_steps();
  emit changed();
}

void Judging::leave_corpus() {
  history_.forget_steps();
  is_new_corpus_ = true;
}

void Judging::start_with(Verdicts verdicts) {
  if (verdicts == *this->verdicts()) return;
  history_.start_with(std::move(verdicts));
  take_change();
}

std::size_t Judging::put(std::vector<JudgedPair> pairs) {
  auto step = VerdictHistory::step_of(verdicts(), std::move(pairs));
  const std::size_t left_out = step.left_out;
  take(std::move(step));
  return left_out;
}

bool Judging::take(VerdictHistory::Step step) {
  if (!history_.take(std::move(step))) return false;
  take_change();
  return true;
}

/// Texts already digested are not read again.
JudgedDocument Judging::document_of(const Corpus& corpus, DocumentIndex index) const {
  if (!digests_ || run_->corpus.get() != &corpus) return judged_document(corpus[index]);
  return {(*digests_)[index], stored_text(corpus.label(index).id, JudgedPair::kLongestId)};
}

JudgedPair Judging::judged_by_me(const Corpus& corpus, const DocumentPair& pair, std::optional<Verdict> verdict,
                                 std::optional<std::string> note) const {
  JudgedPair judged{document_of(corpus, pair.first), document_of(corpus, pair.second), {}, {}, judge_};
  const JudgedPair* known = verdicts()->find(judged.a.text, judged.b.text);
  const OtherVerdict own = (known ? verdict_of(*known, judge_) : std::nullopt).value_or(OtherVerdict());
  judged.verdict = verdict.value_or(own.verdict);
  judged.note = std::move(note).value_or(own.note);
  if (!known) return judged;
  if (judge_.empty()) return joined(std::move(judged), *known);  // a judge without a name replaces nobody's verdict
  return after_reading(*known, std::move(judged));
}

bool Judging::judge_all(const Corpus& corpus, const std::vector<DocumentPair>& pairs, Verdict verdict) {
  std::vector<JudgedPair> judged;
  judged.reserve(pairs.size());
  for (const DocumentPair& pair : pairs) judged.push_back(judged_by_me(corpus, pair, verdict));
  return put(std::move(judged)) == 0;
}

bool Judging::note(const Corpus& corpus, DocumentIndex a, DocumentIndex b, const std::string& text) {
  const JudgedPair* known = verdicts()->find(document_of(corpus, a).text, document_of(corpus, b).text);
  if (text.empty() && !(known && verdict_of(*known, judge_))) return true;
  return put({judged_by_me(corpus, {a, b}, {}, stored_text(text, JudgedPair::kLongestNote))}) == 0;
}

std::optional<VerdictStep> Judging::take(HistoryStep step) {
  auto changed = history_.take(step);
  if (changed) take_change();
  return changed;
}

void Judging::take_change() {
  emit changed();
  digest();
  count();
}

/// Only if there are verdicts, because digests of millions of texts take a moment.
void Judging::digest() {
  if (!run_ || digests_ || digesting_.busy() || verdicts()->empty()) return;
  using Digested = std::pair<std::shared_ptr<const TextDigests>, Verdicts>;  // the verdicts of a new corpus
  digesting_.request(
      [corpus = run_->corpus, verdicts = verdicts(),
       is_new = is_new_corpus_](const std::stop_token& stop) -> Result<Digested> {
        auto digests = digest_texts(*corpus, Progress(stop));
        if (!digests) return tl::unexpected(digests.error());
        Verdicts here = is_new ? verdicts_on(*corpus, **digests, *verdicts) : Verdicts();
        return Digested(std::move(*digests), std::move(here));
      },
      [this, edition = edition()](Result<Digested> digested) {
        if (!digested) return;  // unreadable texts are reported elsewhere
        digests_ = std::move(digested->first);
        if (edition == this->edition()) history_.offer_undo(digested->second, judge_);
        is_new_corpus_ = false;
        emit changed();
        count();
      });
}

void Judging::count() {
  counting_.cancel();
  if (!run_ || verdicts()->empty()) return set_summary(nullptr);
  if (!digests_) return;
  counting_.request([run = run_, view = view()](
                        const std::stop_token& stop) { return summarise_verdicts(*run, view, Progress(stop)); },
                    [this](Result<std::shared_ptr<const JudgedSummary>> summary) {
                      set_summary(summary ? std::move(*summary) : nullptr);
                    });
}

void Judging::set_summary(std::shared_ptr<const JudgedSummary> summary) {
  if (!summary && !summary_) return;
  summary_ = std::move(summary);
  emit summary_changed();
}

}  // namespace lookalike
