#include "ui/views/pairs/pairs_page.h"

#include <QApplication>
#include <QCheckBox>
#include <QJsonArray>
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "ui/models/reading/pair_reading.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/document_name.h"
#include "ui/models/text/pair_choice_text.h"
#include "ui/models/text/run_facts.h"
#include "ui/session/session.h"
#include "ui/views/pairs/pair_chooser.h"
#include "ui/views/pairs/pair_filter_bar.h"
#include "ui/views/pairs/pair_judging.h"
#include "ui/views/pairs/pair_table.h"
#include "ui/views/pairs/why_panel.h"
#include "ui/views/texts/side_by_side.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/side_panel.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr int kLeastColumns = 110;      // of a page with room for two texts beside the reasons
constexpr int kRemark = 40;             // characters of a remark before it is cut
constexpr std::size_t kAtOnce = 1'000;  // first rows, shown before millions are sorted

}  // namespace

PairsPage::PairsPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), request_(session.worker()) {
  setObjectName(QStringLiteral("page.pairs"));
  limit_ = named("pairs.remark", new ElidedLabel);
  limit_->setForegroundRole(QPalette::PlaceholderText);
  filter_bar_ = new PairFilterBar(make_chooser(), limit_);
  table_ = new PairTable(model_);
  splitter_ = named("pairs.splitter", new QSplitter(Qt::Vertical));
  splitter_->setChildrenCollapsible(false);
  splitter_->addWidget(table_);
  splitter_->addWidget(make_documents());
  splitter_->setStretchFactor(0, 1);
  splitter_->setStretchFactor(1, 3);
  splitter_->setSizes({1 << 14, 3 << 14});  // whatever size the reasons prefer
  stack_ = new QStackedWidget;
  empty_ = new EmptyPairs(session_);
  connect(empty_, &EmptyPairs::identical_wanted, this, [this] { filter_bar_->identical_switch()->setChecked(false); });
  stack_->addWidget(empty_);
  stack_->addWidget(splitter_);
  add_parts(page_column(this), {filter_bar_, {stack_, 1}});
  list_ = {filter_bar_, table_};
  connect(&session_, &Session::result_changed, this, &PairsPage::refresh);
  connect(&session_, &Session::pairs_wanted, this, &PairsPage::refresh);
  connect(&session_.runs(), &Runs::changed, this, &PairsPage::refresh);
  connect(&session_.surveyor(), &Surveyor::changed, this, &PairsPage::refresh_if_truth_is_needed);
  connect(&model_, &PairsModel::sort_requested, this, &PairsPage::refresh);
  connect(filter_bar_, &PairFilterBar::changed, this, [this] {
    mark_words(searched_);
    refresh();
  });
  connect(&session_.judging(), &Judging::changed, this, [this] {
    if (awaits_verdicts_ && session_.judging().view().digests) refresh();
  });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_row(current.row()); });
  refresh();
}

QWidget* PairsPage::make_chooser() {
  chooser_ = new PairChooser;
  connect(chooser_, &PairChooser::chosen, &session_, &Session::look_at);
  count_ = named("pairs.count", heading_label({}));
  return row_of({chooser_, count_});
}

QWidget* PairsPage::make_documents() {
  documents_ = named("pairs.documents", new SideBySide);
  connect(documents_, &SideBySide::sides_swapped, this, &PairsPage::explain);
  why_ = new WhyPanel(session_.worker());
  why_column_ = new SidePanel(why_);
  auto* judged = new QWidget;
  judging_ = new PairJudging(session_, model_, table_, {splitter_, judged});
  connect(judging_, &PairJudging::row_wanted, table_, &PairTable::select_row);
  connect(judging_, &PairJudging::alone_changed, this, [this, why = false](bool alone) mutable {
    if (alone) why = shows_why();
    set_why_visible(why && !alone);
    leave_bar();
  });
  connect(judging_->bar(), &VerdictBar::note_left, this, &PairsPage::leave_bar);
  auto* grid = without_margins(new QGridLayout(judged));
  grid->addWidget(judging_->bar(), 0, 0, 1, 2);
  grid->addWidget(documents_, 1, 0);
  grid->addWidget(why_column_, 1, 1);
  grid->setRowStretch(1, 1);
  grid->setColumnStretch(0, 1);
  setProperty(kPresentable, QVariant::fromValue<QWidget*>(documents_));
  return judged;
}

/// Moves the focus to the table, or to the texts if they are shown alone.
void PairsPage::leave_bar() {
  (documents_->window() == window() ? static_cast<QWidget*>(table_) : documents_)->setFocus(Qt::OtherFocusReason);
}

QTableView* PairsPage::table() const {
  return table_;
}

bool PairsPage::shows_why() const {
  return !why_column_->isHidden();
}

void PairsPage::show_why(bool shown) {
  wants_why_ = shown;
  set_why_visible(shown);
}

void PairsPage::set_why_visible(bool shown) {
  why_column_->setVisible(shown);
  emit why_shown(shown);
  explain();
}

/// Hides the reasons in a page too narrow for them and the texts, unless the user asks for them there.
void PairsPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool narrow = width() < kLeastColumns * fontMetrics().averageCharWidth();
  if (std::exchange(narrow_, narrow) != narrow && wants_why_ && !alone_) set_why_visible(!narrow);
}

void PairsPage::show_texts_alone(bool alone) {
  const QWidget* focus = QApplication::focusWidget();
  const bool in_texts = documents_->isAncestorOf(focus), is_elsewhere = isAncestorOf(focus) && !in_texts;
  for (QWidget* part : list_) part->setVisible(!alone);
  if (alone && !alone_) why_before_alone_ = shows_why();
  alone_ = alone;
  empty_->explain(model_.rows().get(), problem_, alone_);
  set_why_visible(!alone && wants_why_ && (why_before_alone_ || !narrow_));
  if (alone && is_elsewhere) documents_->setFocus(Qt::OtherFocusReason);  // not a verdict button
  if (!alone && in_texts) table_->setFocus(Qt::OtherFocusReason);
}

void PairsPage::mark_words(const QString& words) {
  searched_ = words;
  documents_->mark_words(searched_words(searched_) + filter_words(filter_bar_->listing().filter));
}

/// Explains the pair in the order of its texts, while visible: finding a bucket in millions of documents takes a while.
void PairsPage::explain() {
  if (!shown_ || !shows_why()) return why_->clear();
  const bool swapped = documents_->swapped();
  why_->show_pair(shown_run_, swapped ? shown_->b : shown_->a, swapped ? shown_->a : shown_->b);
}

/// The sources that the chosen pairs depend on; changes of the others need no new list.
PairSources PairsPage::needed_sources() const {
  PairSources sources = session_.pair_sources();
  const PairKind kind = session_.pair_choice().kind;
  if (!needs_truth(kind)) sources.truth = nullptr;
  if (!needs_baseline_run(kind)) sources.baseline = nullptr;
  return sources;
}

QString PairsPage::what_is_missing(const PairSources& sources) const {
  const PairKind kind = session_.pair_choice().kind;
  if (needs_truth(kind) && !sources.truth) {
    const Surveyor& surveyor = session_.surveyor();
    return surveyor.problem().empty() ? tr("Comparing all pairs exactly; they appear here afterwards.")
                                      : tr("Not known: %1").arg(sentence_text(surveyor.problem()));
  }
  if (needs_baseline_run(kind) && !sources.baseline)
    return session_.runs().is_awaited()
               ? tr("The run to compare with is still running.")
               : tr("There is no run to compare with. Add this one with Ctrl+K, then change the "
                    "recipe.");
  return {};
}

void PairsPage::refresh_if_truth_is_needed() {
  if (needs_truth(session_.pair_choice().kind)) return refresh();
  if (stack_->currentWidget() == empty_) empty_->explain(model_.rows().get(), problem_, alone_);
}

void PairsPage::show_nothing(const QString& why) {
  request_.cancel();
  problem_ = why;
  auto before = model_.rows();
  model_.set_rows(nullptr);
  session_.worker().release(std::move(before));
  show_header();
  show_hint();
}

/// Until the list is ready the page itself has the focus, so that arrow keys do not change the choice of pairs.
void PairsPage::go_to(const PairChoice& choice) {
  enters_ = true;
  setFocus(Qt::OtherFocusReason);
  session_.look_at(choice);
}

/// Leaves the focus alone if the user has moved it in the meantime.
void PairsPage::enter_list() {
  if (std::exchange(enters_, false)) table_->select_row(0);
  if (window()->focusWidget() == this) table_->setFocus(Qt::OtherFocusReason);
}

QJsonObject PairsPage::place() const {
  const PairListing& listing = filter_bar_->listing();
  const PairChoice& choice = session_.pair_choice();
  QJsonObject place{{"kind", static_cast<int>(choice.kind)},
                    {"from", choice.from},
                    {"to", choice.to},
                    {"filter", QString::fromStdString(listing.filter.text())},
                    {"with_identical", listing.identical == IdenticalPairs::with},
                    {"one_a_group", listing.one_a_group},
                    {"sample", static_cast<int>(listing.sample)}};
  const auto pair = place_ || !shown_ ? place_ : DocumentPair(shown_->a, shown_->b);
  if (pair) place[u"pair"] = QJsonArray{qint64{pair->first.value}, qint64{pair->second.value}};
  return place;
}

void PairsPage::return_to(const QJsonObject& place) {
  returns_ = true;
  const QJsonArray pair = place[u"pair"].toArray();
  if (pair.size() == 2) place_.emplace(DocumentIndex(pair[0].toInteger()), DocumentIndex(pair[1].toInteger()));
  if (!place.contains(u"kind")) return;
  filter_bar_->return_to(place);
  const int kind = std::clamp(place[u"kind"].toInt(), 0, static_cast<int>(PairKind::not_here));
  session_.look_at({static_cast<PairKind>(kind), place[u"from"].toDouble(), place[u"to"].toDouble()});
}

/// The pair that an earlier window showed, or the shown one.
std::optional<PairsPage::DocumentPair> PairsPage::wanted_pair(const RunResult& run) const {
  if (place_ || !shown_ || run.corpus != shown_corpus_) return place_;
  return DocumentPair(shown_->a, shown_->b);
}

/// Lists or sorts on the worker, as needed.
void PairsPage::refresh() {
  const PairSources sources = needed_sources();
  const PairChoice choice = session_.pair_choice();
  chooser_->set_choice(choice);
  chooser_->set_sources(session_.pair_sources());
  if (const QString missing = sources.run ? what_is_missing(sources) : QString(); !sources.run || !missing.isEmpty())
    return show_nothing(missing);
  problem_.clear();
  show_header();
  const auto& rows = model_.rows();
  const PairListing& wished = filter_bar_->listing();
  const bool begun =
      rows && rows->sources == sources && rows->choice == choice && rows->listing.identical == wished.identical;
  auto known = begun && rows->complete() ? rows : nullptr;
  const PairColumn column = table_->sorted_by();
  const Qt::SortOrder direction = table_->direction();
  const auto wanted = wanted_pair(*sources.run);
  const bool at_once = !begun && !wanted && choice.kind == PairKind::similar && wished.shows_all_different();
  const std::size_t limit = at_once ? kAtOnce : PairRows::kLimit;
  const VerdictView verdicts = session_.judging().view();
  awaits_verdicts_ = wished.filter.asks_verdicts() && !verdicts.digests;
  request_.request(
      [=](const std::stop_token& stop) {
        Listing listing{known, std::nullopt};
        if (!known) listing.rows = list_pairs(sources, choice, wished.identical, Progress(stop), limit);
        // Verdicts may have changed in the meantime.
        if (listing.rows && ((*listing.rows)->listing != wished || wished.filter.asks_verdicts()))
          listing.rows = list_again(**listing.rows, wished, Progress(stop), verdicts);
        if (!listing.rows) return listing;
        if ((*listing.rows)->column != column || (*listing.rows)->direction != direction)
          listing.rows = sort_pairs(**listing.rows, column, direction, Progress(stop), verdicts);
        if (wanted && *listing.rows) listing.selected = rows_of(**listing.rows, {*wanted}).front();
        return listing;
      },
      [this](Listing listing) { take(std::move(listing)); });
}

void PairsPage::take(Listing listing) {
  if (!listing.rows)
    return is_listed() ? keep_listing(listing.rows.error()) : show_nothing(sentence_text(listing.rows.error().message));
  const auto& rows = *listing.rows;
  auto before = model_.rows();
  const bool same_pairs = before && before->sources == rows->sources && before->choice == rows->choice &&
                          before->listing == rows->listing && before->pairs.size() == rows->pairs.size() &&
                          before->order.size() == rows->order.size();
  const bool empty = rows->order.empty();
  table_->setColumnHidden(static_cast<int>(PairColumn::change), rows->choice.kind != PairKind::changed);
  if (same_pairs) {
    model_.set_order(rows);
    if (!empty && !table_->currentIndex().isValid())
      table_->select_row(0);  // verdicts may change which group is listed
    table_->scrollTo(table_->currentIndex());
  } else {
    model_.set_rows(rows);
    if (!empty) table_->select_row(listing.selected.value_or(0));
  }
  session_.worker().release(std::move(before));
  table_->share_out_names();
  show_header();
  show_hint();
  if (!empty) enter_list();
  if (rows->complete()) {
    const bool is_back = std::exchange(place_, {}) && listing.selected;
    std::exchange(returns_, false) && !empty ? judging_->resume(is_back) : judging_->refresh();
  }
  if (rows->pairs.size() == kAtOnce && !rows->complete()) refresh();
}

/// True if the rows have the requested pairs, in any order.
bool PairsPage::is_listed() const {
  const auto& rows = model_.rows();
  return rows && rows->sources == needed_sources() && rows->choice == session_.pair_choice();
}

void PairsPage::keep_listing(const Error& error) {
  table_->show_order(model_.rows()->column, model_.rows()->direction);
  emit session_.failed(error);
}

void PairsPage::show_row(int row) {
  if (row < 0) return;
  const RunResult& run = *model_.rows()->run;
  const SimilarPair& pair = model_.rows()->at_row(static_cast<std::size_t>(row));
  const bool shown = shown_ && shown_corpus_ == run.corpus && shown_->a == pair.a && shown_->b == pair.b;
  if (shown && shown_run_ == model_.rows()->run) return;
  session_.worker().release(std::exchange(shown_run_, model_.rows()->run));
  documents_->set_recipe(std::make_shared<const Recipe>(run.recipe));
  if (shown) return explain();
  shown_.reset();
  session_.worker().release(std::exchange(shown_corpus_, run.corpus));
  const Corpus& corpus = *run.corpus;
  documents_->show_pair(corpus[pair.a], corpus[pair.b], document_heading(corpus, pair.a),
                        document_heading(corpus, pair.b));
  shown_ = pair;
  judging_->show_pair(run.corpus, &pair);
  explain();
}

void PairsPage::show_header() {
  const PairChoice& choice = session_.pair_choice();
  const auto& run = session_.result();
  const auto& rows = model_.rows();
  const bool listed = rows && rows->choice == choice;
  const bool is_result = run && choice.kind == PairKind::similar;
  if (is_result || listed)
    count_->setText(choice_count(choice, is_result ? run->report.counts.similar : rows->total + rows->identical));
  else
    count_->clear();
  filter_bar_->show_hidden(rows ? rows->identical : 0);
  limit_->set_text(remark());
  limit_->setMinimumWidth(std::min(limit_->sizeHint().width(), kRemark * fontMetrics().averageCharWidth()));
  limit_->setVisible(!limit_->text().isEmpty());
}

QString PairsPage::remark() const {
  const auto& rows = model_.rows();
  if (!rows) return {};
  QStringList remarks;
  if (rows->order.size() < rows->pairs.size()) remarks << tr("%1 listed.").arg(count_text(rows->order.size()));
  if (rows->total > rows->pairs.size())
    remarks << tr("List and filters use the %1 most similar.").arg(count_text(rows->pairs.size()));
  if (needs_baseline_run(rows->choice.kind)) {
    const RunResult& baseline = *rows->sources.baseline;
    const QString pairs = choice_count({}, baseline.report.counts.similar);
    remarks << (baseline.bands ? tr("Compared with %1, %2").arg(recipe_line(baseline.recipe), pairs)
                               : tr("The sweep's reference: %1.").arg(pairs));
  }
  return remarks.join(u' ');
}

void PairsPage::show_hint() {
  const bool has_pairs = model_.rows() && !model_.rows()->order.empty();
  stack_->setCurrentIndex(has_pairs ? 1 : 0);
  if (has_pairs) return;
  documents_->clear({});
  shown_.reset();
  judging_->show_pair(nullptr, nullptr);
  session_.worker().release(std::exchange(shown_corpus_, nullptr));
  session_.worker().release(std::exchange(shown_run_, nullptr));
  explain();
  empty_->explain(model_.rows().get(), problem_, alone_);
}

void PairsPage::move_by(int step) {
  const int row = table_->currentIndex().row() + step;
  if (row >= 0 && row < model_.rowCount()) table_->select_row(static_cast<std::size_t>(row));
}

}  // namespace lookalike
