#include "ui/views/groups/groups_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QStackedLayout>
#include <QTableView>
#include <algorithm>
#include <cmath>

#include "ui/models/text/document_name.h"
#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/views/pairs/side_by_side.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/controls/wheel_guard.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kSteps = 1'000;  // of the slider, from 0 to 1

QString heading(const Corpus& corpus, DocumentIndex index) {
  return count_text(index.value) + u"  " + document_name(document_to_name(corpus, index));
}

}  // namespace

GroupsPage::GroupsPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), request_(session.worker()) {
  setObjectName(QStringLiteral("page.groups"));
  hint_ = faint_label({});
  hint_->setObjectName(QStringLiteral("groups.hint"));
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  documents_ = new SideBySide(SideBySide::Keys::of_window);
  documents_->setObjectName(QStringLiteral("groups.documents"));
  splitter_ = new QSplitter(Qt::Vertical);
  splitter_->setObjectName(QStringLiteral("groups.splitter"));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(make_tables());
  splitter_->addWidget(documents_);
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
  column->addWidget(make_break());
  column->addWidget(body, 1);
  connect(&session_, &Session::result_changed, this, &GroupsPage::refresh);
  connect(&session_, &Session::busy_changed, this, &GroupsPage::follow_session);
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

QWidget* GroupsPage::make_exports() {
  exports_ = new QWidget;
  auto* row = new QHBoxLayout(exports_);
  row->setContentsMargins({});
  const auto add = [&](GroupFile file, const char* name, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, [this, file] { emit export_wanted(file); });
    row->addWidget(button);
  };
  add(GroupFile::groups, "groups.export_groups", tr("Groups\u2026"),
      tr("Write every document of a group as CSV, with its keeper, similarity and link."));
  add(GroupFile::drop, "groups.export_drop", tr("Drop list\u2026"), tr("Write the documents that go as CSV."));
  add(GroupFile::clean, "groups.export_clean", tr("Corpus without duplicates\u2026"),
      tr("Write the corpus without the documents that go."));
  return exports_;
}

QWidget* GroupsPage::make_break() {
  auto* widget = new QWidget;
  auto* row = new FlowLayout(widget);
  auto* label = plain_label(tr("Break links belo&w"));
  break_ = new QDoubleSpinBox;
  break_->setObjectName(QStringLiteral("groups.break"));
  break_->setAccessibleName(tr("Break links below"));
  break_->setToolTip(tr("Links of less similarity do not count, so that long chains fall apart."));
  break_->setRange(0, 1);
  break_->setDecimals(3);
  break_->setSingleStep(0.01);
  break_->setSpecialValueText(tr("none"));
  label->setBuddy(break_);
  break_slider_ = new QSlider(Qt::Horizontal);
  break_slider_->setObjectName(QStringLiteral("groups.break_slider"));
  break_slider_->setAccessibleName(tr("Break links below"));
  break_slider_->setToolTip(break_->toolTip());
  break_slider_->setRange(0, kSteps);
  connect(break_slider_, &QSlider::valueChanged, this, [this](int step) { break_->setValue(1.0 * step / kSteps); });
  connect(break_, qOverload<double>(&QDoubleSpinBox::valueChanged), this, [this](double value) {
    const QSignalBlocker quiet(break_slider_);
    break_slider_->setValue(static_cast<int>(std::lround(value * kSteps)));
    refresh();
  });
  auto* keep = plain_label(tr("&Keep of each group"));
  rule_ = new QComboBox;
  rule_->setObjectName(QStringLiteral("groups.rule"));
  rule_->setAccessibleName(tr("Keep of each group"));
  rule_->setToolTip(tr("The first document, the longest text, or the one with the largest sum of similarities."));
  rule_->addItems({tr("the first"), tr("the longest"), tr("the most central")});
  keep->setBuddy(rule_);
  direct_ = new QCheckBox(tr("drop only what is similar to what stays"));
  direct_->setObjectName(QStringLiteral("groups.direct"));
  direct_->setToolTip(tr("A document that only a chain connects with the keeper stays as well."));
  connect(rule_, qOverload<int>(&QComboBox::currentIndexChanged), this, &GroupsPage::refresh);
  connect(direct_, &QCheckBox::toggled, this, &GroupsPage::refresh);
  for (QWidget* control : std::initializer_list<QWidget*>{break_, break_slider_, rule_}) guard_wheel(control);
  for (QWidget* part :
       std::initializer_list<QWidget*>{label, break_slider_, break_, keep, rule_, direct_, make_exports()})
    row->addWidget(part);
  return widget;
}

QWidget* GroupsPage::make_tables() {
  const auto make = [this](const char* name, const QString& title, QAbstractItemModel* model) {
    auto* table = new QTableView;
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(title);
    style_table(table);
    table->setModel(model);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
  };
  groups_ = make("groups.table", tr("Groups"), &model_);
  groups_->setSelectionMode(QAbstractItemView::SingleSelection);
  groups_->setToolTip(tr("Groups of similar documents, largest first."));
  members_ = make("groups.members", tr("Documents of the group"), &members_model_);
  members_->setToolTip(tr("Documents of the group. One is compared with its keeper, two with each other."));
  connect(groups_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_group(current.row()); });
  connect(members_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GroupsPage::show_members);
  tables_ = new QSplitter(Qt::Horizontal);
  tables_->setObjectName(QStringLiteral("groups.tables"));
  tables_->setChildrenCollapsible(false);
  tables_->addWidget(groups_);
  tables_->addWidget(members_);
  tables_->setSizes({1 << 15, 1 << 15});
  return tables_;
}

void GroupsPage::set_column_widths(const QFontMetrics& type) {
  if (!groups_) return;
  constexpr int kOfGroups[] = {9, 11, 11, 8}, kOfMembers[] = {13, 12};
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

GroupChoice GroupsPage::choice() const {
  return {break_->value(), static_cast<KeeperRule>(rule_->currentIndex()),
          direct_->isChecked() ? DropRule::direct : DropRule::all_but_keeper};
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
  request_.request([run, choice = choice(), known = model_.rows()](
                       const std::stop_token& stop) { return list_groups(run, choice, known.get(), Progress(stop)); },
                   [this](const Result<std::shared_ptr<const GroupRows>>& rows) { take(rows); });
}

void GroupsPage::take(const Result<std::shared_ptr<const GroupRows>>& rows) {
  stale_ = false;
  if (!rows) return show_hint(QString::fromStdString(rows.error().message));
  const GroupRows& shown = **rows;
  const int row = std::max(0, groups_->currentIndex().row());
  auto before = model_.rows();
  model_.set_rows(*rows);
  session_.worker().release(std::move(before));
  count_->setText(count_text(shown.groups.size(), tr("group"), tr("groups")));
  const std::size_t all = shown.run->corpus->size();
  detail_->setText(
      tr("%1 of %2 documents; %3 go, %4 stay")
          .arg(count_text(shown.members.size()), count_text(all), count_text(shown.go), count_text(all - shown.go)));
  exports_->setEnabled(true);
  fit_slider(shown.run->recipe.verify);
  if (shown.groups.size() == 0)
    return show_hint(tr("No two documents are connected.\nA lower threshold t, or fewer broken links, connect more."));
  stack_->setCurrentIndex(1);
  groups_->selectRow(std::min(row, model_.rowCount() - 1));
}

/// No link is weaker than the threshold, so that the slider begins there.
void GroupsPage::fit_slider(const VerifyOptions& verify) {
  const QSignalBlocker quiet(break_slider_);
  break_slider_->setMinimum(verify.by == VerifyBy::none ? 0 : static_cast<int>(std::floor(verify.threshold * kSteps)));
}

void GroupsPage::show_hint(const QString& hint) {
  members_model_.set_group(nullptr, 0);
  documents_->clear({});
  current_.reset();
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
  if (session_.result()) return;
  request_.cancel();
  session_.worker().release(model_.rows());
  model_.set_rows(nullptr);
  count_->clear();
  detail_->clear();
  exports_->setEnabled(false);
}

void GroupsPage::show_group(int row) {
  if (row < 0) return;
  members_model_.set_group(model_.rows(), static_cast<std::size_t>(row));
  members_->selectRow(members_model_.rowCount() > 1 ? 1 : 0);
}

/// One document stands beside its keeper, two beside each other.
void GroupsPage::show_members() {
  const QModelIndexList selected = members_->selectionModel()->selectedRows();
  if (selected.empty() || selected.size() > 2) return;
  const GroupMember& one = members_model_.at_row(selected.back().row());
  const DocumentIndex left = selected.size() == 2 ? members_model_.at_row(selected.front().row()).document : one.keeper;
  current_ = one.document;
  const Corpus& corpus = *model_.rows()->run->corpus;
  documents_->set_recipe(std::make_shared<const Recipe>(model_.rows()->run->recipe));
  documents_->show_pair(corpus[left], corpus[one.document], heading(corpus, left), heading(corpus, one.document));
}

}  // namespace lookalike
