#include "ui/views/pairs/pair_judging.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/query/filter/pair_filter.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/display_text.h"
#include "ui/models/text/parameter_text.h"
#include "ui/models/text/verdict_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/own_steps.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/style/whole_screen.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostAtOnce = 10'000;  // rows that one key judges
constexpr std::size_t kAsksFrom = 20;        // rows
constexpr std::size_t kAtATime = 50;         // pairs of a sample, and those added when it is judged
const auto kDot = QStringLiteral(" \u00B7 ");

QString order_name(JudgingOrder order) {
  if (order == JudgingOrder::strata) return PairJudging::tr("random");
  return order == JudgingOrder::borderline ? PairJudging::tr("borderline first") : PairJudging::tr("in view");
}

/// Whether a sample of the list measures the precision of its run.
bool is_of_run(const PairRows& rows) {
  const PairListing& listing = rows.listing;
  return rows.choice.kind == PairKind::similar && listing.filter.passes_all() && !listing.one_a_group;
}

bool has_others(const Judging& judging) {
  return judging.another_counts() ||
         std::ranges::any_of(judging.verdicts()->pairs(), [](const JudgedPair& pair) { return !pair.others.empty(); });
}

/// "as maria"; empty for the only judge under the login name.
QString own_name_text(const Judging& judging) {
  if (judging.judge_name() == system_user() && !has_others(judging)) return {};
  return PairJudging::tr("as %1").arg(judge_text(judging.judge_name()));
}

}  // namespace

PairJudging::PairJudging(Session& session, PairsModel& model, QTableView* table, const QList<QWidget*>& keys_in)
    : QObject(table),
      session_(session),
      model_(model),
      table_(table),
      area_(keys_in.back()),
      bar_(new VerdictBar(area_)),
      queueing_(session.worker()) {
  model_.set_verdicts([this](const RunResult& run, DocumentIndex a, DocumentIndex b) {
    return session_.judging().of(run.corpus, a, b);
  });
  connect(bar_, &VerdictBar::judged, this, &PairJudging::judge);
  connect(bar_, &VerdictBar::noted, this, &PairJudging::note);
  connect(bar_, &VerdictBar::undo_wanted, this, [this] { take(HistoryStep::undo); });
  connect(bar_, &VerdictBar::next_wanted, this, [this] {
    after_verdict_ = false;
    go_on(current_row());
  });
  connect(bar_, &VerdictBar::sampling_changed, this, &PairJudging::refresh);
  connect(&session_.judging(), &Judging::changed, this, [this] {
    model_.show_verdicts();
    show_verdict();
    refresh();
  });
  connect(&session_.judging(), &Judging::summary_changed, this, &PairJudging::show_progress);
  for (QWidget* part : keys_in) {
    part->addActions(bar_->actions());
    new OwnSteps(
        part, [this](HistoryStep step) { return session_.judging().can(step) ? tr("verdict") : QString(); },
        [this](HistoryStep step) { take(step); });
  }
  show_progress();
}

void PairJudging::show_pair(std::shared_ptr<const Corpus> corpus, const SimilarPair* pair) {
  bar_->keep_note();
  session_.worker().release(shown_ ? std::move(shown_->corpus) : nullptr);
  shown_.reset();
  if (!pair) changed_.clear();
  if (pair) shown_ = Shown{std::move(corpus), pair->a, pair->b};
  show_verdict();
}

void PairJudging::show_verdict() {
  if (shown_)
    bar_->show_pair(session_.judging().own(shown_->corpus, shown_->a, shown_->b));
  else
    bar_->show_nothing();
  bar_->set_can_undo(session_.judging().can(HistoryStep::undo));
}

/// "19 of 50 (14 with equal texts)", because a verdict counts for all pairs of the same texts.
QString PairJudging::count_of_judged() const {
  const std::size_t total = queue_.positions->size();
  const QString count = queue_.judged == total ? tr("all %1 judged").arg(count_text(total))
                                               : tr("%1 of %2").arg(count_text(queue_.judged), count_text(total));
  if (is_alone() && queue_.judged == total)
    return count +
           (total < queue_.rows->order.size() ? tr(": Esc ends, F6 then adds %1").arg(kAtATime) : tr(": Esc ends"));
  return queue_.copies == 0 ? count : count + tr(" (%1 with equal texts)").arg(count_text(queue_.copies));
}

void PairJudging::show_progress() {
  const Judging& judging = session_.judging();
  const auto summary = judging.summary();
  const QString judge = own_name_text(judging);
  if (!queue_.positions || queue_.positions->empty() || (!summary && queue_.sample.size == 0)) {
    const QString keys = judge.isEmpty() ? tr("Keys 1 to 4 judge the selected pair.")
                                         : tr("Keys 1 to 4 judge the selected pair %1.").arg(judge);
    return bar_->show_progress(changed_.isEmpty() ? keys : changed_ + kDot + keys, verdict_definition());
  }
  const bool ends = is_alone() && queue_.is_complete(), strata = queue_.sample.order == JudgingOrder::strata;
  const bool blind = is_alone() && judging.another_counts(), of_run = is_of_run(*queue_.rows);
  const bool aside = is_alone() && !of_run && (strata || queue_.rows->choice.kind != PairKind::similar);
  const bool has_limits =
      summary && summary->precision && summary->precision->limits.low < summary->precision->limits.high;
  const bool adds_others = has_limits && is_alone() && !strata && !(of_run && queue_.rows->listing.sample > 0);
  QStringList parts{changed_, of_run ? count_of_judged() : tr("list: %1").arg(count_of_judged())};
  const QString order = order_name(queue_.sample.order);
  if (changed_.isEmpty()) parts << (is_alone() ? order : tr("next: %1").arg(order)) << (ends ? QString() : judge);
  if (aside) parts << tr("this list does not measure the run's precision");
  const bool has_begun = !strata || queue_.sample.size == 0 || queue_.judged > 0 || (summary && summary->is_random);
  if (summary && summary->precision && has_begun && !blind && !aside)
    parts << (of_run ? precision_text(*summary) : tr("run: %1").arg(precision_text(*summary))) +
                 (adds_others && summary->is_random ? tr(", from the pairs drawn at random") : QString()) +
                 (has_others(judging) ? counting_judges_text(*judging.verdicts()) : QString());
  if (summary && !blind) parts << agreement_text(summary->agreements, judging.judge_name());
  parts.removeAll(QString());
  const QString details = summary && !blind ? judging_text(*summary) + u'\n' : QString();
  bar_->show_progress(parts.join(kDot), details + verdict_definition());
}

/// Another verdict of this judge. The "unsure" of a note alone does not count.
std::optional<Verdict> PairJudging::replaced(Verdict verdict, const Judging::DocumentPair& pair) const {
  const auto known = session_.judging().own(shown_->corpus, pair.first, pair.second);
  const bool is_noted = known && !is_decided(known->verdict) && !known->note.empty();
  return known && !is_noted && known->verdict != verdict ? std::optional(known->verdict) : std::nullopt;
}

/// "5301 / 5377: near changed to different", or "5 pairs judged unsure, 1 verdict changed; U undoes that"; empty if it
/// replaces no verdict on a single pair.
QString PairJudging::change_to(Verdict verdict, const Pairs& pairs) const {
  if (pairs.size() > 1) {
    const auto changed =
        std::ranges::count_if(pairs, [&](const auto& pair) { return replaced(verdict, pair).has_value(); });
    return tr("%1 judged %2, %3 changed; U undoes that")
        .arg(count_text(pairs.size(), tr("pair"), tr("pairs")), verdict_name(verdict),
             count_text(static_cast<std::size_t>(changed), tr("verdict"), tr("verdicts")));
  }
  const auto before = replaced(verdict, pairs[0]);
  if (!before) return {};
  return tr("%1 / %2: %3 changed to %4")
      .arg(count_text(shown_->a.value), count_text(shown_->b.value), verdict_name(*before), verdict_name(verdict));
}

std::size_t PairJudging::current_row() const {
  return static_cast<std::size_t>(std::max(0, table_->currentIndex().row()));
}

std::size_t PairJudging::selected_rows() const {
  std::size_t rows = 0;
  for (const QItemSelectionRange& range : table_->selectionModel()->selection())
    rows += static_cast<std::size_t>(range.height());
  return rows;
}

std::vector<Judging::DocumentPair> PairJudging::chosen_pairs() const {
  std::vector<Judging::DocumentPair> pairs;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
    const SimilarPair& pair = model_.rows()->at_row(static_cast<std::size_t>(index.row()));
    pairs.emplace_back(pair.a, pair.b);
  }
  if (pairs.size() <= 1 && shown_) return {{shown_->a, shown_->b}};
  return pairs;
}

void PairJudging::judge(Verdict verdict) {
  if (!shown_) return;
  if (after_verdict_ && seeks_) return show_verdict();  // the next pair is not shown yet
  if (selected_rows() > kMostAtOnce)
    return emit session_.failed({ErrorCode::too_large,
                                 std::to_string(kMostAtOnce) + " rows are the maximum to judge at once. Select fewer.",
                                 {}});
  auto all = chosen_pairs(), others = all;
  if (all.size() > 1) std::erase_if(others, [&](const auto& pair) { return replaced(verdict, pair).has_value(); });
  if (all.size() >= kAsksFrom || others.size() < all.size()) return confirm(verdict, all, others);
  judge_all(verdict, all);
}

/// Asks whether to judge `all` pairs or only the `others`, whose verdict is not replaced.
void PairJudging::confirm(Verdict verdict, const Pairs& all, const Pairs& others) {
  const std::size_t changed = all.size() - others.size();
  auto* question = new QMessageBox(
      QMessageBox::Question, tr("Judge the selected pairs"),
      tr("Judge %1 as \"%2\"?").arg(count_text(all.size(), tr("pair"), tr("pairs")), verdict_name(verdict)),
      QMessageBox::NoButton, area_->window());
  question->setObjectName(QStringLiteral("judging_all_question"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const QString undo = tr("Undo (U) takes back all of them in one step.");
  const QString replaces = tr("Verdicts of yours that would change: %1.").arg(count_text(changed)) + u' ';
  question->setInformativeText((changed > 0 ? replaces : QString()) + undo);
  const auto add = [&](const char* name, const QString& text, Pairs pairs) {
    auto* button = explained(name, question->addButton(text, QMessageBox::AcceptRole));
    connect(button, &QPushButton::clicked, this, [=, this, pairs = std::move(pairs)] { judge_all(verdict, pairs); });
    if (!question->defaultButton()) question->setDefaultButton(button);
  };
  if (changed > 0 && !others.empty())
    add("judging.others", tr("&Keep other verdicts (%1)").arg(count_text(others.size())), others);
  add("judging.all", changed > 0 ? tr("&Judge all (%1)").arg(count_text(all.size())) : tr("&Judge them"), all);
  connect(&model_, &QAbstractItemModel::modelReset, question, &QDialog::reject);  // its pairs are listed no more
  explained("judging.cancel", question->addButton(QMessageBox::Cancel));
  question->open();
}

void PairJudging::judge_all(Verdict verdict, const Pairs& pairs) {
  changed_ = change_to(verdict, pairs);
  if (!session_.judging().judge_all(*shown_->corpus, pairs, verdict))
    return emit session_.failed(VerdictBar::limit_reached());
  after_verdict_ = bar_->goes_on();
  if (after_verdict_) go_on();
}

void PairJudging::note(const QString& text) {
  if (!shown_) return;
  if (!session_.judging().own(shown_->corpus, shown_->a, shown_->b))
    changed_ = tr("%1 / %2: note saved, judged unsure").arg(count_text(shown_->a.value), count_text(shown_->b.value));
  if (!session_.judging().note(*shown_->corpus, shown_->a, shown_->b, text.toStdString()))
    emit session_.failed(VerdictBar::limit_reached());
}

/// Puts an undone pair back into the queue.
void PairJudging::take(HistoryStep step) {
  queue_.next = 0;
  Judging& judging = session_.judging();
  const auto taken = judging.take(step);
  if (!taken) return;
  changed_ = step_text(step, *taken, judging.view(), judging.judge_name());
  go_to(taken->after);
}

void PairJudging::ask() {
  if (!shown_ || is_alone()) return;
  auto* question = new QMessageBox(QMessageBox::Question, tr("Judging mode"), tr("Which pairs do you want to judge?"),
                                   QMessageBox::NoButton, table_->window());
  question->setObjectName(QStringLiteral("judging_question"));
  question->setAttribute(Qt::WA_DeleteOnClose);
  const auto pairs = [this](JudgingOrder order) {
    const std::size_t size = next_sample(order).size, listed = model_.rows()->order.size();
    return count_text(size > 0 ? std::min(size, listed) : listed, tr("pair"), tr("pairs"));
  };
  const QString random = is_of_run(*model_.rows())
                             ? tr("Random strata, %1: the interval of precision holds.")
                             : tr("Random strata, %1: this list does not measure the run's precision.");
  question->setInformativeText(
      random.arg(pairs(JudgingOrder::strata)) + u'\n' +
      tr("Borderline first, %1: the hardest pairs; the interval of precision does not hold.\n"
         "Current list, %2: in its order; the interval holds if the list is a random sample of the similar pairs.")
          .arg(pairs(JudgingOrder::borderline), pairs(JudgingOrder::in_view)));
  const auto add = [&](JudgingOrder order, const char* name, const QString& text) {
    if (question->defaultButton() && order == bar_->sampling().order) return;
    auto* button = explained(name, question->addButton(text, QMessageBox::AcceptRole));
    connect(button, &QPushButton::clicked, this, [this, order, question] {
      if (const auto* own = question->checkBox()) own_ = own->isChecked();
      begin(order);
    });
    if (order == bar_->sampling().order) question->setDefaultButton(button);
  };
  if (is_current(queue_) && queue_.sample.size > 0 && queue_.judged > 0 && !queue_.is_complete())
    add(queue_.sample.order, "judging.go_on",
        tr("&Go on: %1 of %2, %3")
            .arg(count_text(queue_.judged), count_text(queue_.positions->size()), order_name(queue_.sample.order)));
  add(JudgingOrder::strata, "judging.random", tr("&Random strata"));
  add(JudgingOrder::borderline, "judging.borderline", tr("&Borderline first"));
  add(JudgingOrder::in_view, "judging.list", tr("Current &list"));
  explained("judging.cancel", question->addButton(QMessageBox::Cancel));
  if (session_.judging().another_counts()) {
    auto* own = explained("judging.own", new QCheckBox(tr("Include pairs that only &others have judged")));
    own->setChecked(own_);
    question->setCheckBox(own);
  }
  question->open();
}

JudgingSample PairJudging::next_sample(JudgingOrder order) const {
  JudgingSample sample = bar_->sampling();
  if (order == JudgingOrder::in_view) return {order};
  if (order != sample.order || sample.size == 0) return {order, kAtATime};
  if (is_current(queue_) && queue_.is_complete()) sample.size += kAtATime;
  return sample;
}

void PairJudging::begin(JudgingOrder order) {
  bar_->set_sampling(next_sample(order));
  after_verdict_ = false;
  go_on();
  bar_->set_alone(true);
  auto* screen = new WholeScreen(*area_, std::sqrt(std::max(1.0, font_scale())));  // all of it would cut the bar
  show_progress();
  emit alone_changed(true);
  connect(screen, &QObject::destroyed, this, [this] {
    bar_->set_alone(false);
    show_progress();
    emit alone_changed(false);
  });
  screen->showFullScreen();
}

void PairJudging::resume(bool stays) {
  after_verdict_ = false;
  if (session_.judging().verdicts()->empty() || (stays && !is_judged(current_row()))) return refresh();
  go_on();
}

void PairJudging::go_on(std::optional<std::size_t> skipped) {
  skipped_ = skipped;
  seeks_ = bar_->sampling().order != JudgingOrder::in_view && !is_current(queue_);
  if (seeks_ || !model_.rows()) return refresh();
  go_to(next());
}

bool PairJudging::is_alone() const {
  return area_->window() != table_->window();
}

JudgingSample PairJudging::sample() const {
  JudgingSample sample = bar_->sampling();
  if (own_) sample.judge = session_.judging().judge_name();
  return sample;
}

bool PairJudging::is_current(const JudgingQueue& queue) const {
  return queue.positions && queue.rows == model_.rows() && queue.sample == sample();
}

/// Ordering and counting millions of rows takes a moment.
void PairJudging::refresh() {
  const bool judges = seeks_ || queue_.positions || !session_.judging().verdicts()->empty();
  if (!model_.rows() || !judges) return show_progress();
  const JudgingQueue queue = is_current(queue_) ? queue_ : JudgingQueue{model_.rows(), sample()};
  queueing_.request([queue, verdicts = session_.judging().view()](
                        const std::stop_token& stop) { return queue.counted(verdicts, stop); },
                    [this](JudgingQueue made) {
                      session_.worker().release(std::exchange(queue_.rows, nullptr));
                      queue_ = std::move(made);
                      if (seeks_ && is_current(queue_)) go_on(skipped_);
                      show_progress();
                    });
}

bool PairJudging::is_judged(std::size_t row) const {
  const SimilarPair& pair = model_.rows()->at_row(row);
  return lookalike::is_judged(session_.judging().of(model_.rows()->run->corpus, pair.a, pair.b), sample());
}

std::optional<std::size_t> PairJudging::next() const {
  const bool in_view = bar_->sampling().order == JudgingOrder::in_view;
  const std::size_t count = in_view ? model_.rows()->order.size() : queue_.positions->size();
  for (std::size_t step = 0; step < count; ++step) {
    const std::size_t at = ((in_view ? current_row() : queue_.next) + step) % count;
    const std::size_t row = in_view ? at : (*queue_.positions)[at];
    if (row != skipped_ && !is_judged(row)) return row;
  }
  return {};
}

void PairJudging::go_to(std::optional<std::size_t> row) {
  if (row) emit row_wanted(*row);
  show_progress();
}

/// Its row in the list, otherwise that of the first listed pair with the same texts, if any.
void PairJudging::go_to(const JudgedPair& pair) {
  const auto& rows = model_.rows();
  const auto [verdicts, corpus, digests] = session_.judging().view();
  if (!rows || !digests || corpus != rows->run->corpus) return;
  std::optional<std::size_t> found;
  for (std::size_t row = 0; row < rows->order.size(); ++row) {
    const SimilarPair& listed = rows->at_row(row);
    if (std::minmax((*digests)[listed.a], (*digests)[listed.b]) != std::minmax(pair.a.text, pair.b.text)) continue;
    const std::string_view a = corpus->label(listed.a).id, b = corpus->label(listed.b).id;
    if (std::minmax(a, b) == std::minmax<std::string_view>(pair.a.id, pair.b.id)) return go_to(row);
    if (!found) found = row;
  }
  go_to(found);
}

}  // namespace lookalike
