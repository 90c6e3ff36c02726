#include "ui/main_window/corpus_notes.h"

#include <string>
#include <utility>

#include "core/text/normal_form.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/loss_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/info_bar.h"

namespace lookalike {

CorpusNotes::CorpusNotes(Session& session, InfoBar& info, QObject* parent)
    : QObject(parent), session_(session), info_(info) {
  describe(&use_characters_, {"use_characters", tr("Use characters"),
                              tr("Use shingles of %1 characters instead of words.").arg(kCharactersWithoutBlanks),
                              QKeySequence(tr("Ctrl+U"))});
  connect(&use_characters_, &QAction::triggered, this, [this] {
    Recipe recipe = session_.recipe();
    recipe.shingles.unit = ShingleUnit::character;
    recipe.shingles.k = kCharactersWithoutBlanks;
    session_.edit(recipe, use_characters_.text());
  });
  connect(&session_, &Session::corpus_changed, this, [this] { loss_due_ = misfit_due_ = true; });
  connect(&session_, &Session::result_changed, this, &CorpusNotes::show_loss, Qt::QueuedConnection);
  connect(&session_.surveyor(), &Surveyor::changed, this, &CorpusNotes::show_misfit, Qt::QueuedConnection);
}

void CorpusNotes::show_loss() {
  if (!session_.result() || !std::exchange(loss_due_, false)) return;
  const LoadReport& report = session_.corpus()->report();
  if (const QString broken = truncation_text(report); !broken.isEmpty()) return info_.show_error(broken);
  const QString lost = lost_records_text(report);
  const std::string hint = few_blanks_sentence(*session_.corpus(), session_.recipe().shingles.unit);
  if (hint.empty()) return lost.isEmpty() ? void() : info_.show_note(lost);
  info_.show_alternative(lost + (lost.isEmpty() ? u"" : u"\n") + QString::fromStdString(hint), &use_characters_);
}

void CorpusNotes::show_misfit() {
  const auto& run = session_.result();
  if (!misfit_due_ || !run || run->corpus->empty()) return;
  const std::uint64_t empty = run->report.counts.without_shingles, all = run->report.counts.documents;
  const auto& summary = session_.surveyor().summary();
  if (run->recipe.shingles.short_texts == ShortTexts::skip && all > 1 && 2 * empty > all)
    info_.show_note(tr("%1 of %2 have no shingles: k = %3 is too large for them.")
                        .arg(count_text(empty), count_text(all, tr("document"), tr("documents")))
                        .arg(run->recipe.shingles.k));
  else if (!summary)
    return;
  else if (const auto most = most_similar_different(*summary->survey->truth); most && !summary->counts.recall())
    info_.show_note(tr("The most similar different documents in this corpus have similarity %1; the threshold is %2.")
                        .arg(similarity_text(*most), similarity_text(run->recipe.verify.threshold)));
  misfit_due_ = false;
}

}  // namespace lookalike
