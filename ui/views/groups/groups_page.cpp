#include "ui/views/groups/groups_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>
#include <utility>

#include "ui/models/graph/group_picture.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/views/groups/group_drawing.h"
#include "ui/views/groups/group_sizes.h"
#include "ui/views/pairs/side_by_side.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kDrawing = 0, kTexts = 1;  // tabs

QString heading(const Corpus& corpus, DocumentIndex index) {
  return count_text(index.value) + u"  " + document_name(document_to_name(corpus, index));
}

}  // namespace

GroupsPage::GroupsPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), request_(session.worker()), drawing_request_(session.worker()) {
  setObjectName(QStringLiteral("page.groups"));
  hint_ = faint_label({});
  hint_->setObjectName(QStringLiteral("groups.hint"));
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  controls_ = new GroupControls;
  splitter_ = new QSplitter(Qt::Vertical);
  splitter_->setObjectName(QStringLiteral("groups.splitter"));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(make_tables());
  splitter_->addWidget(make_views());
  splitter_->setSizes({1 << 15, 1 << 15});
  auto* body = new QWidget;
  stack_ = new QStackedLayout(body);
  stack_->addWidget(hint_);
  stack_->addWidget(splitter_);
  auto* column = new QVBoxLayout(this);
  follow_type(this, [this, column](const QFontMetrics& type) {
    const int gap = type.height() / 2;
    column->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    column->setSpacing(gap);
    set_column_widths(type);
  });
  column->addWidget(make_header());
  column->addWidget(controls_);
  column->addWidget(body, 1);
  connect(controls_, &GroupControls::changed, this, &GroupsPage::refresh);
  connect(controls_, &GroupControls::export_wanted, this, &GroupsPage::export_wanted);
  connect(&session_, &Session::result_changed, this, &GroupsPage::refresh);
  connect(&session_, &Session::busy_changed, this, &GroupsPage::follow_session);
  connect_column();
  refresh();
}

QWidget* GroupsPage::make_header() {
  auto* header = new QWidget;
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins({});
  count_ = heading_label({});
  count_->setObjectName(QStringLiteral("groups.count"));
  detail_ = faint_label({});
  detail_->setObjectName(QStringLiteral("groups.detail"));
  take_any_width(detail_);
  row->addWidget(count_);
  row->addWidget(detail_, 1);
  return header;
}

QTableView* GroupsPage::make_table(const char* name, const QString& title, QAbstractItemModel* model) {
  auto* table = new QTableView;
  table->setObjectName(QLatin1String(name));
  table->setAccessibleName(title);
  style_table(table);
  table->setModel(model);
  table->horizontalHeader()->setStretchLastSection(true);
  return table;
}

QWidget* GroupsPage::make_tables() {
  groups_ = make_table("groups.table", tr("Groups"), &model_);
  groups_->setSelectionMode(QAbstractItemView::SingleSelection);
  groups_->setToolTip(tr("Groups of similar documents, largest first."));
  members_ = make_table("groups.members", tr("Documents of the group"), &members_model_);
  members_->setToolTip(tr("Documents of the group. One is compared with its keeper, two with each other."));
  add_keep_action();
  connect(groups_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_group(current.row()); });
  connect(members_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GroupsPage::show_members);
  connect(members_, &QTableView::activated, this, &GroupsPage::show_texts);
  tables_ = new QSplitter(Qt::Horizontal);
  tables_->setObjectName(QStringLiteral("groups.tables"));
  tables_->setChildrenCollapsible(false);
  tables_->addWidget(groups_);
  tables_->addWidget(members_);
  tables_->setSizes({1 << 15, 1 << 15});
  return tables_;
}

void GroupsPage::add_keep_action() {
  auto* keep = new QAction(tr("&Keep this document"), this);
  keep->setObjectName(QStringLiteral("groups.keep_this"));
  keep->setToolTip(tr("The selected document stays of this group, whatever the rule says."));
  connect(keep, &QAction::triggered, this, &GroupsPage::keep_current);
  auto* by_rule = new QAction(tr("Keep by the &rule again"), this);
  by_rule->setObjectName(QStringLiteral("groups.keep_by_rule"));
  by_rule->setToolTip(tr("Take back every document that was kept by hand."));
  connect(by_rule, &QAction::triggered, this, [this] {
    by_hand_.clear();
    refresh();
  });
  members_->setContextMenuPolicy(Qt::ActionsContextMenu);
  members_->addActions({keep, by_rule});
}

QWidget* GroupsPage::make_views() {
  drawing_ = new GroupDrawing;
  drawing_->setObjectName(QStringLiteral("groups.drawing"));
  drawing_->setAccessibleName(tr("Drawing of the group"));
  drawing_->setToolTip(
      tr("A dot a document, the keeper filled, a square where only a chain leads to it. Thick lines are "
         "strong links; the dashed one is the weakest."));
  documents_ = new SideBySide(SideBySide::Keys::of_window);
  documents_->setObjectName(QStringLiteral("groups.documents"));
  sizes_ = new GroupSizes;
  sizes_->setObjectName(QStringLiteral("groups.sizes"));
  sizes_->setAccessibleName(tr("Sizes of groups"));
  sizes_->setToolTip(tr("How many groups have how many documents; a click goes to the first of them."));
  views_ = new QTabWidget;
  views_->setObjectName(QStringLiteral("groups.views"));
  views_->setDocumentMode(true);
  views_->tabBar()->setAccessibleName(tr("Views of the group"));
  views_->addTab(drawing_, tr("Drawing"));
  views_->setTabToolTip(kDrawing, tr("The documents of the group and the links between them."));
  views_->addTab(documents_, tr("Texts"));
  views_->setTabToolTip(kTexts, tr("One document beside its keeper, or two beside each other."));
  views_->addTab(sizes_, tr("Sizes"));
  views_->setTabToolTip(2, tr("How many groups have how many documents."));
  connect(drawing_, &GroupDrawing::chosen, this, &GroupsPage::select_member);
  connect(sizes_, &GroupSizes::chosen, this, [this](std::uint32_t size) {
    const auto& summaries = model_.rows()->summaries;
    const auto first = std::ranges::find_if(summaries, [size](const auto& group) { return group.documents <= size; });
    if (first != summaries.end()) groups_->selectRow(static_cast<int>(first - summaries.begin()));
  });
  return views_;
}

void GroupsPage::connect_column() {
  column_ = new KeeperColumn(this);
  connect(controls_, &GroupControls::columns_wanted, column_, &KeeperColumn::ask_names);
  connect(column_, &KeeperColumn::named, this, [this](const QStringList& names) {
    controls_->set_columns(names);
    if (names.isEmpty()) detail_->setText(tr("This corpus has no columns to choose by."));
    refresh();
  });
  connect(column_, &KeeperColumn::read, this, &GroupsPage::refresh);
  connect(column_, &KeeperColumn::failed, this, [this](const Error& error) { emit session_.failed(error); });
}

void GroupsPage::set_column_widths(const QFontMetrics& type) {
  if (!groups_) return;
  constexpr int kOfGroups[] = {7, 8, 11, 11, 8}, kOfMembers[] = {13, 12};
  for (int i = 0; i < static_cast<int>(GroupColumn::keeper); ++i)
    set_column_width(groups_, i, kOfGroups[i] * type.averageCharWidth());
  for (int i = 0; i < static_cast<int>(MemberColumn::document); ++i)
    set_column_width(members_, i, kOfMembers[i] * type.averageCharWidth());
  for (QTableView* table : {groups_, members_}) fit_row_height(table);
}

QVariant GroupsPage::splitter_states() const {
  return QVariantList{splitter_->saveState(), tables_->saveState()};
}

void GroupsPage::restore_splitters(const QVariant& states) {
  splitter_->restoreState(states.toList().value(0).toByteArray());
  tables_->restoreState(states.toList().value(1).toByteArray());
}

/// A column that is still read does not count yet.
GroupChoice GroupsPage::choice() const {
  GroupChoice choice = controls_->choice();
  choice.wishes.by_hand = by_hand_;
  if (choice.rule != KeeperRule::value) return choice;
  choice.wishes.values = column_->values_of(controls_->column());
  if (!choice.wishes.values) choice.rule = KeeperRule::first;
  return choice;
}

bool GroupsPage::awaits_column() const {
  return controls_->choice().rule == KeeperRule::value && choice().rule != KeeperRule::value;
}

// Grouping must not hold up a run that is asked for.
void GroupsPage::follow_session(bool busy) {
  if (busy && request_.busy()) {
    request_.cancel();
    stale_ = true;
  }
  if (!busy && stale_) refresh();
}

void GroupsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (stale_) refresh();
}

void GroupsPage::refresh() {
  stale_ = true;
  const auto run = session_.result();
  if (!run)
    return show_hint(session_.corpus()
                         ? tr("The groups appear here as soon as the first run is done.")
                         : tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window."));
  if (!isVisible()) return request_.cancel();
  if (corpus_ != run->corpus) {
    by_hand_.clear();
    session_.worker().release(std::exchange(corpus_, run->corpus));
    column_->set_corpus(run->corpus, session_.paths());
    if (controls_->choice().rule == KeeperRule::value) column_->ask_names();
  }
  request_.request([run, choice = choice(), known = model_.rows()](
                       const std::stop_token& stop) { return list_groups(run, choice, known.get(), Progress(stop)); },
                   [this](const Result<std::shared_ptr<const GroupRows>>& rows) { take(rows); });
}

void GroupsPage::take(const Result<std::shared_ptr<const GroupRows>>& rows) {
  stale_ = false;
  if (!rows) return show_hint(QString::fromStdString(rows.error().message));
  const int row = std::max(0, groups_->currentIndex().row());
  auto before = model_.rows();
  const auto read = current_;
  const bool same_groups = before && before->run == (*rows)->run && before->choice.least == (*rows)->choice.least;
  model_.set_rows(*rows);
  session_.worker().release(std::move(before));
  show_count();
  sizes_->set_bins(bins_by_size((*rows)->groups));
  controls_->allow_exports(true);
  controls_->fit_slider((*rows)->run->recipe.verify);
  if ((*rows)->groups.size() == 0)
    return show_hint(tr("No two documents are connected.\nA lower threshold t, or fewer broken links, connect more."));
  stack_->setCurrentIndex(1);
  groups_->selectRow(std::min(row, model_.rowCount() - 1));
  if (same_groups && read) select_member(*read, false);
  select_sought();
}

void GroupsPage::show_count() {
  const GroupRows& shown = *model_.rows();
  const std::size_t all = shown.run->corpus->size();
  count_->setText(count_text(shown.groups.size(), tr("group"), tr("groups")));
  QString detail =
      tr("%1 of %2 documents; %3 go, %4 stay")
          .arg(count_text(shown.members.size()), count_text(all), count_text(shown.go), count_text(all - shown.go));
  if (!by_hand_.empty()) detail += tr("; %1 kept by hand").arg(count_text(by_hand_.size()));
  if (awaits_column()) detail += tr("; the column is being read");
  detail_->setText(detail);
}

void GroupsPage::show_texts() {
  views_->setCurrentIndex(kTexts);
}

void GroupsPage::seek(DocumentIndex document) {
  sought_ = document;
  if (!stale_ && model_.rows()) select_sought();
}

void GroupsPage::select_sought() {
  const auto document = std::exchange(sought_, std::nullopt);
  if (!document) return;
  const auto& grouped = model_.rows()->groups.documents;
  const auto found = std::ranges::find(grouped, *document);
  if (found == grouped.end()) {
    detail_->setText(tr("Document %1 is in no group.").arg(count_text(document->value)));
    return;
  }
  const auto place = static_cast<std::uint32_t>(found - grouped.begin());
  const auto& begin = model_.rows()->groups.begin;
  const auto group = std::ranges::upper_bound(begin, place) - begin.begin() - 1;
  groups_->selectRow(static_cast<int>(group));
  select_member(*document, false);
  members_->setFocus(Qt::OtherFocusReason);
}

void GroupsPage::select_member(DocumentIndex document, bool more) {
  const auto how = more ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect;
  for (int row = 0; row < members_model_.rowCount(); ++row)
    if (members_model_.at_row(row).document == document)
      members_->selectionModel()->setCurrentIndex(members_model_.index(row, 0), how | QItemSelectionModel::Rows);
}

std::optional<std::uint32_t> GroupsPage::current_group_of_run() const {
  const int row = groups_->currentIndex().row();
  if (!model_.rows() || row < 0) return {};
  return model_.rows()->number_in_run(static_cast<std::size_t>(row));
}

void GroupsPage::show_hint(const QString& hint) {
  drawing_request_.cancel();
  members_model_.set_group(nullptr, 0);
  documents_->clear({});
  drawing_->show_picture(nullptr);
  sizes_->set_bins({});
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

void GroupsPage::show_group(int row) {
  if (row < 0) return;
  members_model_.set_group(model_.rows(), static_cast<std::size_t>(row));
  draw(static_cast<std::size_t>(row));
  members_->selectRow(members_model_.rowCount() > 1 ? 1 : 0);
}

void GroupsPage::draw(std::size_t group) {
  const auto& rows = model_.rows();
  if (!can_be_drawn(*rows, group)) {
    drawing_request_.cancel();
    return drawing_->show_picture(nullptr, tr("Groups of up to %1 documents are drawn. Breaking weak links makes them "
                                              "smaller.")
                                               .arg(GroupPicture::kMost));
  }
  drawing_request_.request(
      [rows, group](const std::stop_token& stop) { return draw_group(rows, group, Progress(stop)); },
      [this](std::shared_ptr<const GroupPicture> picture) {
        if (!picture || picture->rows != model_.rows()) return;
        auto before = drawing_->picture();
        drawing_->show_picture(std::move(picture));
        session_.worker().release(std::move(before));
        show_members();
      });
}

/// One document stands beside its keeper, two beside each other.
void GroupsPage::show_members() {
  const QModelIndexList selected = members_->selectionModel()->selectedRows();
  std::vector<DocumentIndex> marked;
  for (const QModelIndex& index : selected.mid(0, GroupPicture::kMost))
    marked.push_back(members_model_.at_row(index.row()).document);
  drawing_->mark(std::move(marked));
  if (selected.empty() || selected.size() > 2) return;
  const GroupMember& one = members_model_.at_row(selected.back().row());
  const DocumentIndex left = selected.size() == 2 ? members_model_.at_row(selected.front().row()).document : one.keeper;
  current_ = one.document;
  const Corpus& corpus = *model_.rows()->run->corpus;
  documents_->set_recipe(std::make_shared<const Recipe>(model_.rows()->run->recipe));
  documents_->show_pair(corpus[left], corpus[one.document], heading(corpus, left), heading(corpus, one.document));
  if (selected.size() == 2) show_texts();
}

/// Another one of its group that was chosen before gives way.
void GroupsPage::keep_current() {
  const int row = groups_->currentIndex().row();
  if (!current_ || row < 0) return;
  const auto members = model_.rows()->groups.members(static_cast<std::size_t>(row));
  std::erase_if(by_hand_, [&](DocumentIndex kept) { return std::ranges::find(members, kept) != members.end(); });
  by_hand_.push_back(*current_);
  refresh();
}

}  // namespace lookalike
