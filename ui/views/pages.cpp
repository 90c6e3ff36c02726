#include "ui/views/pages.h"

#include <QSettings>
#include <QTabBar>
#include <QTableView>

#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/run/run_page.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/views/texts/side_by_side.h"

namespace lookalike {

Pages::Pages(Session& session, QWidget* parent) : QTabWidget(parent) {
  setObjectName(QStringLiteral("pages"));
  setDocumentMode(true);
  tabBar()->setAccessibleName(tr("Pages"));
  s_curve_ = add(new SCurvePage(session), tr("S-curve"),
                 tr("The probability that a pair becomes a candidate, by its similarity."));
  sweep_ = add(new SweepPage(session), tr("Sweep"),
               tr("Many settings on the corpus, with the pairs each finds and misses and the time it takes."));
  pairs_ = add(new PairsPage(session), tr("Pairs"), tr("Similar pairs, and two documents side by side."));
  neighbours_ = add(new NeighboursPage(session), tr("Neighbours"),
                    tr("The nearest documents of a document or of any text, by three methods."));
  groups_ = add(new GroupsPage(session), tr("Groups"), tr("Groups of similar documents, and the keeper of each."));
  corpus_ = add(new CorpusPage(session), tr("Corpus"),
                tr("Documents with lengths, tokens and shingles, and skipped records."));
  add(new RunPage(session), tr("Run"), tr("Counts, times and the whole recipe of the latest run."));
  lesson_ = add(new LessonPage(session), tr("Lesson"),
                tr("How near-duplicates are found, in nine scenes that need no corpus."));
  connect(this, &QTabWidget::currentChanged, this, [this] { pairs_seen_ |= currentWidget() == pairs_; });
  lesson_->follow([this] { return pairs_seen_ ? pairs_->current_pair() : std::nullopt; });
}

template <typename Page>
Page* Pages::add(Page* page, const QString& name, const QString& about) {
  setTabToolTip(addTab(page, name), about);
  return page;
}

void Pages::turn_to(int page) {
  setCurrentIndex(page);
  if (currentWidget() == pairs_) pairs_->table()->setFocus(Qt::ShortcutFocusReason);
  if (currentWidget() == groups_) groups_->tree()->setFocus(Qt::ShortcutFocusReason);
}

std::optional<DocumentIndex> Pages::current_document() const {
  const QWidget* page = currentWidget();
  if (page == corpus_) return corpus_->current_document();
  if (page == neighbours_) return neighbours_->current_document();
  if (page == groups_) return groups_->current_document();
  if (page == pairs_ && pairs_->current_pair()) return pairs_->current_pair()->a;
  return {};
}

SideBySide* Pages::current_texts() const {
  const QWidget* page = currentWidget();
  if (page == pairs_) return pairs_->documents();
  if (page == neighbours_) return neighbours_->documents();
  return page == groups_ ? groups_->documents() : nullptr;
}

bool Pages::can_find_in_text() const {
  return currentWidget() == corpus_ || current_texts();
}

void Pages::find_in_text() {
  if (currentWidget() == corpus_) return corpus_->find_in_text();
  if (currentWidget() == groups_) groups_->show_texts();
  if (SideBySide* texts = current_texts()) texts->find_in_text();
}

void Pages::seek_neighbours(std::optional<DocumentIndex> document) {
  setCurrentWidget(neighbours_);
  if (document) neighbours_->seek(*document);
}

void Pages::save(QSettings& settings) const {
  settings.setValue(QStringLiteral("window/page"), currentIndex());
  settings.setValue(QStringLiteral("window/pairs_place"), pairs_->place());
  settings.setValue(QStringLiteral("window/pairs_splitter"), pairs_->splitter_state());
  settings.setValue(QStringLiteral("window/pairs_why"), pairs_->wants_why());
  settings.setValue(QStringLiteral("window/groups_splitter"), groups_->splitter_state());
  settings.setValue(QStringLiteral("window/neighbours_splitter"), neighbours_->splitter_state());
  settings.setValue(QStringLiteral("window/corpus_splitters"), corpus_->splitter_states());
  settings.setValue(QStringLiteral("window/sweep_splitter"), sweep_->splitter_state());
}

void Pages::restore(const QSettings& settings) {
  setCurrentIndex(settings.value(QStringLiteral("window/page"), 0).toInt());
  pairs_->return_to(settings.value(QStringLiteral("window/pairs_place")).toStringList());
  pairs_->restore_splitter(settings.value(QStringLiteral("window/pairs_splitter")).toByteArray());
  if (!settings.value(QStringLiteral("window/pairs_why"), true).toBool()) pairs_->show_why(false);
  groups_->restore_splitter(settings.value(QStringLiteral("window/groups_splitter")).toByteArray());
  neighbours_->restore_splitter(settings.value(QStringLiteral("window/neighbours_splitter")).toByteArray());
  corpus_->restore_splitters(settings.value(QStringLiteral("window/corpus_splitters")));
  sweep_->restore_splitter(settings.value(QStringLiteral("window/sweep_splitter")).toByteArray());
}

}  // namespace lookalike
