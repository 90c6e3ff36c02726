#include "ui/views/pages.h"

#include <QSettings>
#include <QTabBar>
#include <QTableView>

#include "ui/session/session.h"
#include "ui/views/corpus/corpus_page.h"
#include "ui/views/groups/group_controls.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/groups_page.h"
#include "ui/views/lesson/lesson_page.h"
#include "ui/views/neighbours/neighbours_page.h"
#include "ui/views/pairs/pair_judging.h"
#include "ui/views/pairs/pairs_page.h"
#include "ui/views/run/run_page.h"
#include "ui/views/s_curve/s_curve_page.h"
#include "ui/views/sweep/sweep_page.h"
#include "ui/views/texts/reading_foot.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

/// "window/pairs_splitter"
QString key_of(const QSplitter& splitter) {
  return QStringLiteral("window/") + splitter.objectName().replace(u'.', u'_');
}

}  // namespace

Pages::Pages(Session& session, QWidget* parent) : QTabWidget(parent) {
  setObjectName(QStringLiteral("pages"));
  setDocumentMode(true);
  tabBar()->setAccessibleName(tr("Pages"));
  s_curve_ = add("s_curve.tab", new SCurvePage(session), tr("S-curve"));
  sweep_ = add("sweep.tab", new SweepPage(session), tr("Sweep"));
  pairs_ = add("pairs.tab", new PairsPage(session), tr("Pairs"));
  neighbours_ = add("neighbours.tab", new NeighboursPage(session), tr("Neighbours"));
  groups_ = add("groups.tab", new GroupsPage(session), tr("Groups"));
  corpus_ = add("corpus.tab", new CorpusPage(session), tr("Corpus"));
  add("run.tab", new RunPage(session), tr("Run"));
  lesson_ = add("lesson.tab", new LessonPage(session), tr("Lesson"));
  const auto turned = [this] {
    pairs_seen_ |= currentWidget() == pairs_;
    for (int i = 0; i < count(); ++i)  // the other pages need no height
      widget(i)->setSizePolicy(QSizePolicy::Preferred,
                               i == currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored);
  };
  connect(this, &QTabWidget::currentChanged, this, turned);
  turned();
  groups_->judge_by(*pairs_->judging()->bar());
  lesson_->follow([this] { return pairs_seen_ ? pairs_->current_pair() : std::nullopt; });
}

template <typename Page>
Page* Pages::add(const char* name, Page* page, const QString& title) {
  add_tab(this, name, page, title);
  return page;
}

QList<QWidget*> Pages::feet() const {
  QList<QWidget*> feet = {lesson_->words()};
  for (QWidget* foot : findChildren<ReadingFoot*>()) feet << foot;
  return feet;
}

void Pages::turn_to(int page) {
  setCurrentIndex(page);
  if (currentWidget() == pairs_) pairs_->table()->setFocus(Qt::ShortcutFocusReason);
  if (currentWidget() == groups_) groups_->tree()->setFocus(Qt::ShortcutFocusReason);
  if (currentWidget() == lesson_) lesson_->setFocus(Qt::ShortcutFocusReason);
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
  settings.setValue(QStringLiteral("window/pairs_why"), pairs_->wants_why());
  for (const QSplitter* splitter : findChildren<QSplitter*>())
    if (!splitter->objectName().isEmpty()) settings.setValue(key_of(*splitter), splitter->saveState());
}

void Pages::restore(const QSettings& settings) {
  setCurrentIndex(settings.value(QStringLiteral("window/page"), 0).toInt());
  if (!settings.value(QStringLiteral("window/pairs_why"), true).toBool()) pairs_->show_why(false);
  for (QSplitter* splitter : findChildren<QSplitter*>())
    if (!splitter->objectName().isEmpty()) splitter->restoreState(settings.value(key_of(*splitter)).toByteArray());
}

QJsonObject Pages::place() const {
  QJsonObject place = pairs_->place();
  place[u"page"] = currentWidget()->objectName();
  place[u"judging_size"] = static_cast<qint64>(pairs_->judging()->bar()->sampling().size);
  if (!pairs_seen_) place.remove(u"pair");
  if (const auto document = groups_->place()) place[u"document"] = static_cast<qint64>(document->value);
  if (const QJsonObject groups = groups_->controls()->state(); !groups.isEmpty()) place[u"groups"] = groups;
  if (const auto row = sweep_->selected_row()) place[u"setting"] = static_cast<qint64>(*row);
  return place;
}

void Pages::return_to(const QJsonObject& place) {
  forget_place();
  pairs_seen_ |= place.contains(u"pair");
  pairs_->return_to(place);
  const auto number = [&place](QStringView name) { return static_cast<std::size_t>(place[name].toInteger()); };
  pairs_->judging()->bar()->resize_sample(number(u"judging_size"));
  if (place.contains(u"document")) groups_->return_to(DocumentIndex(number(u"document")));
  groups_->controls()->restore(place[u"groups"].toObject());
  if (place.contains(u"setting")) sweep_->return_to(number(u"setting"));
  for (int page = 0; page < count(); ++page)
    if (widget(page)->objectName() == place[u"page"].toString()) setCurrentIndex(page);
  currentWidget()->setFocus(Qt::OtherFocusReason);  // until its list is ready
}

void Pages::forget_place() {
  pairs_->forget_place();
  pairs_->judging()->bar()->resize_sample(0);
  groups_->return_to({});
  sweep_->return_to({});
}

}  // namespace lookalike
