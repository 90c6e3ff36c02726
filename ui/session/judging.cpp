#include "ui/session/judging.h"

#include <utility>

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

void Judging::start_with(Verdicts verdicts) {
  if (verdicts == *this->verdicts()) return;
  history_.start_with(std::move(verdicts));
  take_change();
}

std::size_t Judging::add(std::vector<JudgedPair> pairs) {
  const std::size_t left_out = history_.put_all(std::move(pairs));
  take_change();
  return left_out;
}

/// Texts already digested are not read again.
JudgedDocument Judging::document_of(const Corpus& corpus, DocumentIndex index) const {
  if (!digests_ || run_->corpus.get() != &corpus) return judged_document(corpus[index]);
  return {(*digests_)[index], stored_text(corpus.label(index).id, JudgedPair::kLongestId)};
}

bool Judging::judge_all(const Corpus& corpus, const std::vector<DocumentPair>& pairs, Verdict verdict) {
  std::vector<JudgedPair> judged;
  for (const auto& [a, b] : pairs) {
    JudgedPair pair{document_of(corpus, a), document_of(corpus, b), verdict, {}};
    if (const JudgedPair* known = verdicts()->find(pair.a.text, pair.b.text)) pair.note = known->note;
    judged.push_back(std::move(pair));
  }
  return add(std::move(judged)) == 0;
}

bool Judging::note(const Corpus& corpus, DocumentIndex a, DocumentIndex b, const std::string& text) {
  const JudgedPair* known = verdicts()->find(document_of(corpus, a).text, document_of(corpus, b).text);
  if (!known && text.empty()) return true;
  return put(corpus, a, b, known ? known->verdict : Verdict::unsure, stored_text(text, JudgedPair::kLongestNote));
}

bool Judging::put(const Corpus& corpus, DocumentIndex a, DocumentIndex b, Verdict verdict, std::string note) {
  if (!history_.put({document_of(corpus, a), document_of(corpus, b), verdict, std::move(note)})) return false;
  take_change();
  return true;
}

std::optional<JudgedPair> Judging::undo() {
  auto undone = history_.undo();
  if (undone) take_change();
  return undone;
}

void Judging::take_change() {
  emit changed();
  digest();
  count();
}

/// Only if there are verdicts, because digests of millions of texts take a moment.
void Judging::digest() {
  if (!run_ || digests_ || digesting_.busy() || verdicts()->empty()) return;
  digesting_.request(
      [corpus = run_->corpus](const std::stop_token& stop) { return digest_texts(*corpus, Progress(stop)); },
      [this](Result<std::shared_ptr<const TextDigests>> digests) {
        if (!digests) return;  // unreadable texts are reported elsewhere
        digests_ = std::move(*digests);
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
