#include "ui/views/groups/groups_page.h"

#include <QCheckBox>
#include <QLabel>
#include <QSettings>
#include <QStackedLayout>
#include <algorithm>

#include "core/corpus/source_records.h"
#include "ui/models/graph/group_picture.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/verdict_text.h"
#include "ui/session/session.h"
#include "ui/views/groups/chosen_keepers.h"
#include "ui/views/groups/group_drawing.h"
#include "ui/views/groups/group_tree.h"
#include "ui/views/groups/group_views.h"
#include "ui/views/pairs/verdict_bar.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/own_steps.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

const auto kUnfoldKey = QStringLiteral("groups/unfold");

}  // namespace

GroupsPage::GroupsPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      keepers_(new ChosenKeepers(this)),
      request_(session.worker()),
      due_(session, request_, this, [this] { refresh(); }) {
  setObjectName(QStringLiteral("page.groups"));
  hint_ = named("groups.hint", empty_label());
  controls_ = new GroupControls;
  QWidget* tree = make_tree();  // whose actions the views share
  splitter_ = splitter_of("groups.splitter", Qt::Vertical, {{tree, 2}, {make_views(), 5}});
  auto* body = new QWidget;
  stack_ = new QStackedLayout(body);
  stack_->addWidget(hint_);
  stack_->addWidget(splitter_);
  add_parts(page_column(this), {make_header(), controls_, {body, 1}});
  connect(controls_, &GroupControls::changed, this, &GroupsPage::refresh);
  connect(controls_, &GroupControls::export_wanted, this, &GroupsPage::export_wanted);
  connect(keepers_, &ChosenKeepers::changed, this, &GroupsPage::refresh);
  connect(&session_, &Session::result_changed, this, &GroupsPage::refresh);
  connect(&session_.judging(), &Judging::changed, this, &GroupsPage::refresh);
  connect_column();
  refresh();
}

QWidget* GroupsPage::make_header() {
  count_ = named("groups.count", heading_label({}));
  detail_ = named("groups.detail", faint_label({}));
  detail_->setWordWrap(true);
  take_any_width(detail_);
  return row_of({count_, {detail_, 1}, make_unfold()});
}

QWidget* GroupsPage::make_unfold() {
  unfold_ = named("groups.unfold", new QCheckBox(tr("unf&old groups")));
  unfold_->setToolTip(tr("List the documents below each group, up to %1 documents of the first groups.")
                          .arg(count_text(GroupTree::kUnfolded)));
  unfold_->setChecked(QSettings().value(kUnfoldKey, false).toBool());
  connect(unfold_, &QCheckBox::toggled, this, [this](bool unfolded) {
    QSettings().setValue(kUnfoldKey, unfolded);
    tree_->unfold(unfolded);
  });
  return unfold_;
}

QWidget* GroupsPage::make_tree() {
  tree_ = new GroupTree(model_);
  connect(&model_, &GroupsModel::order_wanted, this, [this](GroupOrder order, bool descending) {
    order_ = {order, descending};
    refresh();
  });
  connect(tree_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &GroupsPage::show_row);
  connect(tree_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GroupsPage::show_documents);
  connect(tree_, &QTreeView::activated, this, &GroupsPage::show_texts);
  return tree_;
}

/// Adds the actions that choose keepers to the tree and the drawing.
void GroupsPage::add_keep_actions() {
  auto* keep = explained("groups.keep_this", new QAction(tr("&Keep this document"), this));
  keep->setShortcut(QKeySequence(Qt::Key_K));
  keep->setShortcutContext(Qt::WidgetShortcut);
  connect(keep, &QAction::triggered, this, &GroupsPage::keep_current);
  forget_ = explained("groups.keep_by_rule", new QAction(tr("Use the &rule in this group"), this));
  connect(forget_, &QAction::triggered, this, &GroupsPage::forget_in_group);
  forget_all_ = explained("groups.forget_all", new QAction(this));
  connect(forget_all_, &QAction::triggered, keepers_, &ChosenKeepers::forget_all);
  new OwnSteps(
      this, [this](HistoryStep step) { return next_step(step); },
      [this](HistoryStep step) { is_verdict(step) ? take_verdict(step) : take_keeper(step); });
  for (QWidget* widget : std::initializer_list<QWidget*>{tree_, views_->drawing()}) {
    widget->setContextMenuPolicy(Qt::ActionsContextMenu);
    widget->addActions({keep, forget_, forget_all_});
  }
  const auto begin = [this] {
    judged_last_ = false;
    step_.clear();
    show_forgetting();
  };
  connect(keepers_, &ChosenKeepers::changed, this, begin);
  connect(&session_, &Session::corpus_changed, keepers_, &ChosenKeepers::forget_steps);
  connect(&session_, &Session::corpus_changed, this, begin);
  begin();
}

void GroupsPage::show_forgetting() {
  const QModelIndex index = tree_->currentIndex();
  forget_->setEnabled(model_.rows() && index.isValid() && !keepers_in(model_.group_of(index)).empty());
  const std::size_t keepers = keepers_->all().size();
  forget_all_->setText(tr("&Forget all chosen keepers (%1)").arg(count_text(keepers)));
  forget_all_->setEnabled(keepers > 0);
}

QWidget* GroupsPage::make_views() {
  views_ = new GroupViews(session_.worker());
  connect(views_, &GroupViews::drawn, this, &GroupsPage::show_documents);
  connect(views_, &GroupViews::document_chosen, this, &GroupsPage::select_member);
  connect(views_, &GroupViews::size_chosen, this, [this](std::uint32_t size) {
    const auto& summaries = model_.rows()->summaries;
    const auto first = std::ranges::find_if(summaries, [size](const auto& group) { return group.documents <= size; });
    if (first == summaries.end()) return;
    tree_->select_row(tree_->row_of(static_cast<std::size_t>(first - summaries.begin())));
  });
  add_keep_actions();
  return views_;
}

SideBySide* GroupsPage::documents() const {
  return views_->documents();
}

void GroupsPage::connect_column() {
  column_ = new KeeperColumn(this);
  connect(controls_, &GroupControls::columns_wanted, column_, &KeeperColumn::ask_names);
  connect(column_, &KeeperColumn::named, this, [this](const QStringList& names) {
    controls_->set_columns(names);
    refresh();
  });
  connect(column_, &KeeperColumn::read, this, &GroupsPage::refresh);
  connect(column_, &KeeperColumn::failed, this, [this](const Error& error) {
    emit session_.failed(error);
    if (model_.rows()) show_count();
  });
}

/// Ignores a column that is still being read.
GroupChoice GroupsPage::choice() const {
  GroupChoice choice = controls_->choice();
  choice.keepers = keepers_->all();
  if (!session_.judging().verdicts()->empty()) choice.verdicts = session_.judging().view();
  std::tie(choice.order, choice.descending) = order_;
  if (!takes_values(choice.rule)) return choice;
  choice.values = column_->values_of(controls_->column());
  if (!choice.values) choice.rule = KeeperRule::first;
  return choice;
}

bool GroupsPage::awaits_column() const {
  return takes_values(controls_->choice().rule) && column_->busy();
}

void GroupsPage::refresh() {
  due_.set_due(true);
  const auto run = session_.result();
  if (!run)
    return show_hint(session_.corpus()
                         ? tr("The groups appear here after the first run.")
                         : tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window."));
  if (!isVisible()) return request_.cancel();
  if (corpus_ != run->corpus) {
    session_.worker().release(std::exchange(corpus_, run->corpus));
    column_->set_corpus(run->corpus, session_.paths());
    if (takes_values(controls_->choice().rule)) column_->ask_names();
  }
  request_.request([run, choice = choice(), known = model_.rows()](
                       const std::stop_token& stop) { return list_groups(run, choice, known.get(), Progress(stop)); },
                   [this](const Result<std::shared_ptr<const GroupRows>>& rows) { take(rows); });
}

void GroupsPage::take(const Result<std::shared_ptr<const GroupRows>>& rows) {
  due_.set_due(false);
  if (!rows) return show_hint(QString::fromStdString(rows.error().message));
  auto before = model_.rows();
  const bool same_groups = before && (*rows)->has_groups_of(*before);
  const QModelIndex place = tree_->currentIndex();
  const std::uint32_t row = place.isValid() ? before->row[model_.group_of(place)] : 0;
  model_.set_rows(*rows);
  session_.worker().release(std::move(before));
  show_count();
  views_->set_groups(*rows);
  controls_->allow_exports(true);
  controls_->fit_break((*rows)->run->recipe.verify);
  if ((*rows)->groups.size() == 0)
    return show_hint(
        tr("No two documents are connected.\nLower the threshold t, or break fewer links, to connect more."));
  stack_->setCurrentIndex(1);
  tree_->set_column_widths();
  if (!same_groups && unfold_->isChecked()) tree_->unfold(true);
  select_again(row);
  if (window()->focusWidget() == this) tree_->setFocus(Qt::OtherFocusReason);
  select_sought();
  show_forgetting();
}

/// Selects the previously selected document, or the group that contains it now. If it has left all groups, selects the
/// group at `row`.
void GroupsPage::select_again(std::uint32_t row) {
  const bool returns = !current_ && place_;
  if (returns) current_ = std::exchange(place_, {});
  const auto group = current_ ? model_.group_of(*current_) : std::nullopt;
  if (!group) return tree_->select_row(model_.index(std::min(static_cast<int>(row), model_.rowCount() - 1), 0));
  const QModelIndex stayed = tree_->currentIndex();
  const bool as_member =
      stayed.parent().isValid() || (returns && model_.document_at(tree_->row_of(*group)) != *current_);
  if (stayed.isValid()) views_->draw(*group);
  tree_->select_row(as_member ? model_.index_of(*group, *current_) : tree_->row_of(*group));
  show_documents();
}

void GroupsPage::show_count() {
  const GroupRows& shown = *model_.rows();
  const std::size_t all = shown.run->corpus->size();
  count_->setText(count_text(shown.groups.size(), tr("group"), tr("groups")));
  QString detail = tr("%1 of %2; go: %3, stay: %4")
                       .arg(count_text(shown.members.size()), count_text(all, tr("document"), tr("documents")),
                            count_text(shown.go), count_text(all - shown.go));
  if (const std::string effects = effects_text(shown.effects); !effects.empty())
    detail += QStringLiteral("; ") + sentence_text(effects);
  if (!shown.chosen.empty()) detail += tr("; chosen keepers: %1").arg(count_text(shown.chosen.size()));
  if (shown.choice.rule != controls_->choice().rule)
    detail += awaits_column() ? tr("; the column is being read") : tr("; there is no such column, so the first stays");
  if (const auto& values = shown.choice.values; values && without_value(*values) > 0)
    detail += tr("; %1 have no number or date in %2").arg(count_text(without_value(*values)), controls_->column());
  if (const std::uint64_t none = shown.run->report.counts.without_shingles; none > 0)
    detail += tr("; %1 without shingles, not compared").arg(count_text(none));
  detail_->setText(step_.isEmpty() ? detail : step_ + QStringLiteral("; ") + detail);
}

void GroupsPage::show_texts() {
  views_->show_texts();
}

void GroupsPage::seek(DocumentIndex document) {
  sought_ = document;
  if (!due_.is_due() && model_.rows()) select_sought();
}

void GroupsPage::select_sought() {
  const auto document = std::exchange(sought_, std::nullopt);
  if (!document) return;
  const auto group = model_.group_of(*document);
  if (!group) {
    if (step_.isEmpty()) detail_->setText(tr("Document %1 is not in any group.").arg(count_text(document->value)));
    return;
  }
  select_member(*group, *document, false);
  tree_->setFocus(Qt::OtherFocusReason);
}

void GroupsPage::select_member(std::size_t group, DocumentIndex document, bool more) {
  tree_->select_row(model_.index_of(group, document), more);
}

std::optional<std::size_t> GroupsPage::current_group() const {
  const QModelIndex current = tree_->currentIndex();
  if (!model_.rows() || !current.isValid()) return {};
  return model_.group_of(current);
}

void GroupsPage::show_hint(const QString& hint) {
  views_->clear();
  current_.reset();
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
  if (session_.result()) return;
  request_.cancel();
  session_.worker().release(model_.rows());
  model_.set_rows(nullptr);
  count_->clear();
  detail_->clear();
  controls_->allow_exports(false);
}

void GroupsPage::show_row(const QModelIndex& current, const QModelIndex& before) {
  if (!current.isValid()) return;
  const std::size_t group = model_.group_of(current);
  if (!before.isValid() || model_.group_of(before) != group) views_->draw(group);
  show_forgetting();
}

/// Shows one document beside its keeper, or two side by side.
void GroupsPage::show_documents() {
  const QModelIndexList selected = tree_->selectionModel()->selectedRows();
  std::vector<DocumentIndex> marked;
  for (const QModelIndex& index : selected.mid(0, GroupPicture::kMost)) marked.push_back(model_.dot_of(index));
  views_->drawing()->mark(std::move(marked));
  if (selected.empty() || selected.size() > 2) return;
  current_ = model_.document_at(selected.back());
  texts_ = selected.size() == 2 ? std::pair(model_.document_at(selected.front()), *current_)
                                : model_.texts_of(selected.back());
  const JudgedPair* judged = session_.judging().of(model_.rows()->run->corpus, texts_.first, texts_.second);
  views_->show_pair(texts_.first, texts_.second, judged ? verdict_mark(judged->verdict) : QString());
  if (selected.size() == 2) show_texts();
}

void GroupsPage::judge_by(const VerdictBar& bar) {
  for (QAction* key : bar.actions()) {
    const bool judges = key->data().isValid();
    if (!judges && key->objectName() != QStringLiteral("verdict.undo_key")) continue;
    splitter_->addAction(key);
    connect(key, &QAction::triggered, this, [this, key, judges, &bar] {
      if (!isVisible() || !isActiveWindow() || !current_) return;
      if (!documents()->isVisible()) return judges ? show_texts() : void();  // nothing is judged unseen
      if (!judges) return take_verdict(HistoryStep::undo);
      judged_last_ = true;
      const auto verdict = static_cast<Verdict>(key->data().toInt());
      if (!session_.judging().judge(*model_.rows()->run->corpus, texts_.first, texts_.second, verdict))
        return emit session_.failed(VerdictBar::limit_reached());
      step_ =
          tr("%1 / %2: %3").arg(count_text(texts_.first.value), count_text(texts_.second.value), verdict_mark(verdict));
      show_count();
      if (bar.goes_on()) go_on();
    });
  }
}

/// Selects the member after the judged one, or the next group.
void GroupsPage::go_on() {
  const DocumentIndex judged = tree_->currentIndex().parent().isValid() ? *current_ : texts_.second;
  const auto group = model_.group_of(judged);
  const QModelIndex next = group ? model_.after(model_.index_of(*group, judged)) : QModelIndex();
  if (next.isValid()) tree_->select_row(next);
}

/// Whether this step concerns a verdict, not the choice of a keeper.
bool GroupsPage::is_verdict(HistoryStep step) const {
  return judged_last_ && session_.judging().can(step);
}

QString GroupsPage::next_step(HistoryStep step) const {
  if (is_verdict(step)) return tr("verdict");
  return keepers_->can(step) ? tr("choice of a keeper") : QString();
}

/// Returns to its pair.
void GroupsPage::take_verdict(HistoryStep step) {
  Judging& judging = session_.judging();
  step_.clear();
  judged_last_ = true;
  const auto taken = judging.take(step);
  if (!taken) return;
  step_ = step_text(step, *taken, judging.view(), judging.judge_name());
  if (const auto pair = located(taken->after, judging.view())) seek(model_.is_keeper(pair->b) ? pair->a : pair->b);
}

void GroupsPage::take_keeper(HistoryStep step) {
  keepers_->take(step);
  step_ = step == HistoryStep::undo ? tr("choice of a keeper undone") : tr("choice of a keeper redone");
}

/// Replaces a previously chosen keeper of the same group.
void GroupsPage::keep_current() {
  const QModelIndex index = tree_->currentIndex();
  if (!current_ || !index.isValid()) return;
  if (!keepers_->keep(chosen_keeper(*model_.rows()->run->corpus, *current_), keepers_in(model_.group_of(index))))
    detail_->setText(tr("You cannot choose more than %1 keepers.").arg(count_text(ChosenKeeper::kMost)));
}

void GroupsPage::forget_in_group() {
  if (const QModelIndex index = tree_->currentIndex(); index.isValid())
    keepers_->forget(keepers_in(model_.group_of(index)));
}

/// Texts of a group's chosen keepers. A keeper unknown to the rows was chosen in them just now, so its position is
/// valid.
std::vector<TextDigest> GroupsPage::keepers_in(std::size_t group) const {
  const GroupRows& rows = *model_.rows();
  const auto members = rows.groups.members(group);
  std::vector<TextDigest> keepers;
  for (const ChosenKeeper& one : keepers_->all()) {
    const auto known = rows.places.find(one.text);
    const std::optional<DocumentIndex> place = known == rows.places.end() ? one.position : known->second;
    if (place && std::ranges::binary_search(members, *place)) keepers.push_back(one.text);
  }
  return keepers;
}

}  // namespace lookalike
