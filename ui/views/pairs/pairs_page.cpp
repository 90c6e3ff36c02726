#include "ui/views/pairs/pairs_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/models/document_name.h"
#include "ui/models/number_text.h"
#include "ui/session/session.h"
#include "ui/views/pairs/side_by_side.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/tables.h"

namespace lookalike {
namespace {

constexpr int kLeastName = 18;  // characters

QString heading(const Corpus& corpus, DocumentIndex index) {
  const Document document = corpus[index];
  return count_text(index.value) + u"  " + document_name(document);
}

}  // namespace

PairsPage::PairsPage(Session& session, QWidget* parent) : QWidget(parent), session_(session), lane_(session.worker()) {
  count_ = heading_label({});
  count_->setObjectName(QStringLiteral("pairs.count"));
  limit_ = faint_label({});
  auto* header = new QHBoxLayout;
  header->addWidget(count_);
  header->addWidget(limit_, 1);
  documents_ = new SideBySide;
  documents_->setObjectName(QStringLiteral("pairs.documents"));
  splitter_ = new QSplitter(Qt::Vertical);
  splitter_->setObjectName(QStringLiteral("pairs.splitter"));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(make_table());
  splitter_->addWidget(documents_);
  splitter_->setStretchFactor(0, 2);
  splitter_->setStretchFactor(1, 3);
  stack_ = new QStackedWidget;
  stack_->addWidget(make_hint());
  stack_->addWidget(splitter_);
  auto* column = new QVBoxLayout(this);
  const int gap = fontMetrics().height() / 2;
  column->setContentsMargins(2 * gap, gap, 2 * gap, gap);
  column->setSpacing(gap);
  column->addLayout(header);
  column->addWidget(stack_, 1);
  connect(&session_, &Session::result_changed, this, &PairsPage::refresh);
  connect(&model_, &PairsModel::sort_requested, this, &PairsPage::refresh);
  refresh();
}

QWidget* PairsPage::make_table() {
  table_ = new QTableView;
  table_->setObjectName(QStringLiteral("pairs.table"));
  table_->setAccessibleName(tr("Similar pairs"));
  style_table(table_);
  table_->setModel(&model_);
  table_->horizontalHeader()->setStretchLastSection(false);
  table_->horizontalHeader()->setSortIndicator(static_cast<int>(PairColumn::jaccard), Qt::DescendingOrder);
  table_->setSortingEnabled(true);
  set_column_widths();
  table_->viewport()->installEventFilter(this);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_row(current.row()); });
  return table_;
}

QWidget* PairsPage::make_hint() {
  hint_ = faint_label({});
  hint_->setObjectName(QStringLiteral("pairs.hint"));
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  return hint_;
}

/// Fixed by the font: asking the rows would touch every one of them.
void PairsPage::set_column_widths() {
  QHeaderView* header = table_->horizontalHeader();
  const int character = fontMetrics().averageCharWidth();
  constexpr int kCharacters[kPairColumns] = {9, 12, 9, 10, 30, 10, 30, 11, 11};
  header->setMinimumSectionSize(6 * character);
  for (int column = 0; column < kPairColumns; ++column) header->resizeSection(column, kCharacters[column] * character);
  share_out_names();
}

/// The names take what the numbers leave, but never so little that nobody could read them.
void PairsPage::share_out_names() {
  const auto width = [this](PairColumn column) { return table_->columnWidth(static_cast<int>(column)); };
  const int all = table_->horizontalHeader()->length();
  const int numbers = all - width(PairColumn::title_a) - width(PairColumn::title_b);
  const int share = (table_->viewport()->width() - numbers) / 2;
  const int least = kLeastName * fontMetrics().averageCharWidth();
  for (const PairColumn name : {PairColumn::title_a, PairColumn::title_b})
    table_->setColumnWidth(static_cast<int>(name), std::max(share, least));
}

bool PairsPage::eventFilter(QObject* object, QEvent* event) {
  if (event->type() == QEvent::Resize && object == table_->viewport()) share_out_names();
  return QWidget::eventFilter(object, event);
}

void PairsPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange || !table_) return;
  fit_row_height(table_);
  set_column_widths();
}

QByteArray PairsPage::splitter_state() const {
  return splitter_->saveState();
}

void PairsPage::restore_splitter(const QByteArray& state) {
  splitter_->restoreState(state);
}

/// Lists and sorts on the worker, whichever of the two is needed.
void PairsPage::refresh() {
  show_header();
  auto run = session_.result();
  if (!run) {
    lane_.cancel();
    model_.set_rows(nullptr);
    show_hint();
    return;
  }
  auto known = model_.rows() && model_.rows()->run == run ? model_.rows() : nullptr;
  const auto column = static_cast<PairColumn>(table_->horizontalHeader()->sortIndicatorSection());
  const Qt::SortOrder direction = table_->horizontalHeader()->sortIndicatorOrder();
  const auto wanted = run->corpus == shown_corpus_ ? shown_ : std::nullopt;
  lane_.request(
      [=](const std::stop_token&) {
        Listing listing{known ? known : list_pairs(run), std::nullopt};
        if (listing.rows->column != column || listing.rows->direction != direction)
          listing.rows = sort_pairs(*listing.rows, column, direction);
        if (wanted) listing.selected = row_of(*listing.rows, wanted->a, wanted->b);
        return listing;
      },
      [this](Listing listing) { take(std::move(listing)); });
}

void PairsPage::take(Listing listing) {
  const bool same_pairs = model_.rows() && model_.rows()->run == listing.rows->run;
  const bool empty = listing.rows->pairs.empty();
  if (same_pairs) {
    model_.set_order(std::move(listing.rows));
  } else {
    model_.set_rows(std::move(listing.rows));
    if (!empty) select_row(listing.selected.value_or(0));
  }
  show_header();
  show_hint();
}

void PairsPage::select_row(std::size_t row) {
  const QModelIndex index = model_.index(static_cast<int>(row), 0);
  table_->setCurrentIndex(index);
  table_->scrollTo(index);
}

void PairsPage::show_row(int row) {
  if (row < 0) return;
  const RunResult& run = *model_.rows()->run;
  const SimilarPair& pair = model_.rows()->at_row(static_cast<std::size_t>(row));
  const bool shown = shown_ && shown_corpus_ == run.corpus && shown_->a == pair.a && shown_->b == pair.b;
  if (shown) return;
  shown_ = pair;
  shown_corpus_ = run.corpus;
  const Corpus& corpus = *run.corpus;
  documents_->show_pair(corpus[pair.a], corpus[pair.b], heading(corpus, pair.a), heading(corpus, pair.b));
}

void PairsPage::show_header() {
  const auto& run = session_.result();
  count_->setText(run ? count_text(run->report.counts.similar, tr("similar pair"), tr("similar pairs")) : QString());
  const auto& rows = model_.rows();
  const bool all = !rows || rows->total <= rows->pairs.size();
  limit_->setText(all ? QString()
                      : tr("The table lists the first %1 of them, most similar first; an export has all of them.")
                            .arg(count_text(rows->pairs.size())));
}

void PairsPage::show_hint() {
  const bool has_pairs = model_.rows() && !model_.rows()->pairs.empty();
  stack_->setCurrentIndex(has_pairs ? 1 : 0);
  if (has_pairs) return;
  documents_->clear({});
  shown_.reset();
  if (!session_.corpus()) {
    hint_->setText(tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window."));
  } else if (!session_.result()) {
    hint_->setText(tr("The pairs appear here as soon as the first run is done."));
  } else {
    hint_->setText(tr("No two documents are this similar.\nA lower threshold t, more bands or fewer rows find more."));
  }
}

void PairsPage::move_by(int step) {
  const int row = table_->currentIndex().row() + step;
  if (row >= 0 && row < model_.rowCount()) select_row(static_cast<std::size_t>(row));
}

}  // namespace lookalike
