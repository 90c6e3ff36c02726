#include "ui/views/corpus/corpus_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QTabBar>
#include <QTableView>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/corpus/damage_list.h"
#include "ui/views/corpus/length_plot.h"
#include "ui/views/corpus/reading_pane.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/plots/plot_export.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kLeastName = 18;     // characters
constexpr int kTypingPause = 200;  // milliseconds without typing before the search starts
constexpr int kBusyDelay = 300;    // milliseconds before a wait is shown
constexpr int kDamageTab = 1;

/// The documents of the page: the sample of the run, or all before the first run.
std::shared_ptr<const Corpus> documents_of(const Session& session) {
  return session.result() ? session.result()->corpus : session.corpus();
}

}  // namespace

CorpusPage::CorpusPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), listing_(session.worker()), counting_(session.worker()) {
  setObjectName(QStringLiteral("page.corpus"));
  QLabel* hint =
      empty_label(tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window."));
  hint->setObjectName(QStringLiteral("corpus.hint"));
  stack_ = new QStackedLayout(this);
  stack_->addWidget(hint);
  stack_->addWidget(make_content());
  call_after(typing_, kTypingPause, this, &CorpusPage::list);
  call_after(busy_, kBusyDelay, this, [this] { count_->setText(tr("Searching and sorting\u2026")); });
  connect_session();
  forget_corpus();
  refresh();
}

void CorpusPage::connect_session() {
  connect(&session_, &Session::corpus_changed, this, &CorpusPage::forget_corpus);
  connect(&session_, &Session::result_changed, this, &CorpusPage::refresh);
  connect(&session_, &Session::recipe_changed, this, [this] { reading_->set_recipe(session_.recipe()); });
  // A long search must not delay a requested run: it restarts after the run.
  connect(&session_, &Session::busy_changed, this, [this](bool busy) {
    if (busy && listing_.busy()) list();
  });
}

QWidget* CorpusPage::make_content() {
  reading_ = new ReadingPane(session_.worker());
  auto* lower = splitter_of("corpus.lower_splitter", Qt::Horizontal, {{reading_, 3}, {make_facts(), 2}});
  follow_type(lower, [lower](const QFontMetrics& type) { lower->setContentsMargins(0, type.height() / 2, 0, 0); });
  auto* content = splitter_of("corpus.splitter", Qt::Vertical, {make_table_side(), lower});
  set_page_margins(content, content);
  return content;
}

void CorpusPage::find_in_text() {
  reading_->find_in_text();
}

QWidget* CorpusPage::make_table_side() {
  remarks_ = named("corpus.remarks", wrapped_label({}));
  take_any_width(remarks_);
  QWidget* search = make_search();  // before the table in the order of Tab
  return column_of({search, remarks_, {make_table(), 1}});
}

QWidget* CorpusPage::make_search() {
  search_ = explained("corpus.search", new QLineEdit, tr("Find documents"));
  search_->setPlaceholderText(tr("words in id, title or text"));
  search_->setClearButtonEnabled(true);
  follow_type(search_, [this](const QFontMetrics& type) { search_->setMaximumWidth(40 * type.averageCharWidth()); });
  watch_events(search_, [this](const QEvent* event) {
    if (event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<const QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) search_->clear();
    if (key == Qt::Key_Down) table_->setFocus();
    return key == Qt::Key_Escape || key == Qt::Key_Down;
  });
  count_ = named("corpus.count", heading_label({}));
  connect(search_, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
  return row_of({{count_, 1}, label_for(search_, tr("Fin&d documents:")), {search_, 1}});
}

QWidget* CorpusPage::make_table() {
  table_ = explained("corpus.table", new QTableView, tr("Documents"));
  style_table(table_);
  table_->setModel(&model_);
  table_->horizontalHeader()->setStretchLastSection(false);
  table_->horizontalHeader()->setSortIndicator(static_cast<int>(DocumentColumn::number), Qt::AscendingOrder);
  table_->setSortingEnabled(true);
  follow_type(table_, [this](const QFontMetrics&) { set_column_widths(); });
  watch_events(table_->viewport(), [this](const QEvent* event) {
    if (event->type() == QEvent::Resize) share_out_names();
    return false;
  });
  connect(&model_, &DocumentsModel::sort_requested, this, &CorpusPage::list);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_row(current.row()); });
  return table_;
}

QWidget* CorpusPage::make_facts() {
  damage_ = new DamageList;
  facts_ = named("corpus.facts", new QTabWidget);
  facts_->setDocumentMode(true);
  facts_->tabBar()->setAccessibleName(tr("About the whole corpus"));
  add_tab(facts_, "corpus.lengths.tab", make_lengths(), tr("Le&ngths"));
  add_tab(facts_, "corpus.damage.tab", damage_, tr("Da&mage"));
  return facts_;
}

QWidget* CorpusPage::make_lengths() {
  lengths_ = new LengthPlot;
  auto* exports = new PlotExportButton(*lengths_, [this] { return lengths_->csv(); });
  exports->set_words([this] { return PlotWords{{}, corpus_line(session_.paths(), session_.recipe())}; });
  give_menu(lengths_, *exports);
  QWidget* side = column_of({{lengths_, 1}, exports});
  side->layout()->setAlignment(exports, Qt::AlignRight);
  return side;
}

/// Set by the font, because measuring the rows would touch every one of them.
void CorpusPage::set_column_widths() {
  QHeaderView* header = table_->horizontalHeader();
  const int character = table_->fontMetrics().averageCharWidth();
  constexpr int kCharacters[kDocumentColumns] = {16, 18, 30, 19, 14, 16, 13};
  header->setMinimumSectionSize(6 * character);
  for (int column = 0; column < kDocumentColumns; ++column)
    set_column_width(table_, column, kCharacters[column] * character);
  share_out_names();
}

/// Gives the titles the width that the other columns leave, but at least a legible minimum.
void CorpusPage::share_out_names() {
  const int title = static_cast<int>(DocumentColumn::title);
  const int others = table_->horizontalHeader()->length() - table_->columnWidth(title);
  const int least = kLeastName * table_->fontMetrics().averageCharWidth();
  table_->setColumnWidth(title, std::max(table_->viewport()->width() - others, least));
}

/// Releases the previous corpus while the session still holds it, so that the GUI thread does not free it.
void CorpusPage::forget_corpus() {
  const auto& corpus = session_.corpus();
  listing_.cancel();
  counting_.cancel();
  model_.set_rows(nullptr);
  search_->clear();  // its words concern the previous documents
  typing_.stop();
  shown_.reset();
  counted_.reset();
  lengths_->set_lengths(nullptr);
  reading_->clear({});
  damage_->set_corpus(corpus);
  show_remarks();
  const std::uint64_t damaged = corpus ? corpus->report().damage_total : 0;
  facts_->setTabText(kDamageTab, damaged == 0 ? tr("Da&mage") : tr("Da&mage (%1)").arg(count_text(damaged)));
  stack_->setCurrentIndex(corpus ? 1 : 0);
}

/// The load options, if they were chosen.
void CorpusPage::show_remarks() {
  QStringList remarks;
  if (const auto& corpus = session_.corpus())
    for (const std::string& remark : corpus->report().remarks) remarks << to_qstring(remark);
  remarks_->setText(remarks.join(u' '));
  remarks_->setVisible(!remarks.isEmpty());
}

void CorpusPage::refresh() {
  if (!session_.corpus()) return;
  refresh_lengths();
  list();
}

void CorpusPage::refresh_lengths() {
  const auto& run = session_.result();
  if (!run || run->shingles == counted_) return;
  session_.worker().release(std::move(counted_));
  counted_ = run->shingles;
  counting_.request(
      [sets = counted_](const std::stop_token&) {
        return std::make_shared<const LengthHistogram>(count_lengths(*sets));
      },
      [this](std::shared_ptr<const LengthHistogram> lengths) { lengths_->set_lengths(std::move(lengths)); });
}

/// Searches and sorts on the worker, as needed.
void CorpusPage::list() {
  typing_.stop();
  if (!session_.corpus()) return;
  const QHeaderView* header = table_->horizontalHeader();
  const DocumentQuery query{documents_of(session_), session_.result(), search_->text().simplified(),
                            static_cast<DocumentColumn>(header->sortIndicatorSection()), header->sortIndicatorOrder()};
  emit searched(query.search);
  const bool same_corpus = model_.rows() && model_.rows()->query.corpus == query.corpus;
  const auto wanted = same_corpus ? shown_ : std::nullopt;
  busy_.start();
  listing_.request(
      [query, wanted, known = model_.rows()](const std::stop_token& stop) {
        Listing listing{list_documents(query, known.get(), Progress(stop)), std::nullopt};
        if (*listing.rows && wanted) listing.selected = row_of(**listing.rows, *wanted);
        return listing;
      },
      [this](Listing listing) { take(std::move(listing)); });
}

void CorpusPage::take(Listing listing) {
  busy_.stop();
  if (!listing.rows) return keep_listing(listing.rows.error());
  const auto& rows = *listing.rows;
  if (!rows) return;
  auto before = model_.rows();
  const bool same_rows = before && before->order == rows->order;
  const bool same_documents = before && lists_same_documents(before->query, rows->query);
  model_.set_rows(rows);
  session_.worker().release(std::move(before));
  if (!same_rows && model_.rowCount() > 0) select_row(listing.selected.value_or(0));
  if (same_rows) show_row(table_->currentIndex().row());
  if (same_documents && !same_rows) table_->scrollToTop();  // after sorting, show the first rows
  show_count();
  show_emptiness();
  if (rows->lost && !same_rows) emit session_.failed(*rows->lost);
}

void CorpusPage::keep_listing(const Error& error) {
  if (model_.rows()) {
    const QSignalBlocker quiet(table_->horizontalHeader());
    const DocumentQuery& query = model_.rows()->query;
    table_->horizontalHeader()->setSortIndicator(static_cast<int>(query.column), query.direction);
    show_count();
  }
  emit session_.failed(error);
}

void CorpusPage::select_row(std::size_t row) {
  const QModelIndex index = model_.index(static_cast<int>(row), 0);
  table_->setCurrentIndex(index);
  table_->scrollTo(index);
}

void CorpusPage::seek(DocumentIndex document) {
  const auto& rows = model_.rows();
  const auto row = rows && rows->query.corpus == documents_of(session_) ? row_of(*rows, document) : std::nullopt;
  table_->setFocus(Qt::OtherFocusReason);
  if (row) return select_row(*row);
  shown_ = document;
  search_->clear();
  list();
}

void CorpusPage::show_row(int row) {
  if (row < 0) return;
  const DocumentRows& rows = *model_.rows();
  shown_ = rows.at_row(static_cast<std::size_t>(row));
  reading_->show_document(rows.query.corpus, *shown_, session_.recipe());
  const RunResult* run = rows.query.run.get();
  lengths_->mark(run ? std::optional<std::uint64_t>(run->shingles->token_count(*shown_)) : std::nullopt);
}

void CorpusPage::show_count() {
  const DocumentRows& rows = *model_.rows();
  const std::size_t all = rows.query.corpus->size(), read = session_.corpus()->size();
  QString text = count_text(all, tr("document"), tr("documents"));
  if (!rows.query.search.isEmpty())
    text = (rows.lost ? tr("at least %1 of %2") : tr("%1 of %2")).arg(count_text(rows.size()), text);
  if (all < read) text = tr("%1, a sample of %2").arg(text, count_text(read));
  count_->setText(text);
}

void CorpusPage::show_emptiness() {
  const DocumentRows& rows = *model_.rows();
  if (rows.size() > 0) return;
  shown_.reset();
  lengths_->mark(std::nullopt);
  reading_->clear(
      rows.query.corpus->empty()
          ? tr("No document could be read from this source.\nThe list on the right shows the skipped records.")
          : tr("No document contains all these words.\nPress Esc in the search line to list all."));
  if (rows.query.corpus->empty()) facts_->setCurrentIndex(kDamageTab);
}

}  // namespace lookalike
