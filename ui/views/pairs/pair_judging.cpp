#include "ui/views/pairs/pair_judging.h"

#include <QTableView>
#include <utility>

#include "core/query/groups/similar_links.h"
#include "ui/models/tables/pairs_model.h"
#include "ui/models/text/verdict_text.h"
#include "ui/session/session.h"
#include "ui/views/pairs/strata_dialog.h"
#include "ui/views/pairs/verdict_bar.h"
#include "ui/widgets/controls/undo_key.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostAtOnce = 10'000;  // rows that one key judges
constexpr std::uint64_t kSeed = 42;          // of the random order: the same list always has the same order

std::vector<std::uint32_t> positions_of(const PairRows& rows, JudgingOrder order, const VerdictView& verdicts) {
  const VerifyOptions& verify = rows.run->recipe.verify;
  std::vector<ListedPair> listed;
  listed.reserve(rows.order.size());
  for (std::size_t row = 0; row < rows.order.size(); ++row) {
    const SimilarPair& pair = rows.at_row(row);
    const std::uint64_t key = (std::uint64_t{pair.a.value} << 32) + pair.b.value;
    listed.push_back({similarity_of(pair, verify.by), key, verdicts.of(*rows.run->corpus, pair.a, pair.b) != nullptr});
  }
  return judging_order(order, listed, verify.threshold, kSeed);
}

}  // namespace

PairJudging::PairJudging(Session& session, PairsModel& model, QTableView* table, QWidget* keys_in)
    : QObject(keys_in),
      session_(session),
      model_(model),
      table_(table),
      bar_(new VerdictBar(keys_in)),
      queueing_(session.worker()) {
  model_.set_verdicts([this](const RunResult& run, DocumentIndex a, DocumentIndex b) {
    return session_.judging().of(run.corpus, a, b);
  });
  connect(bar_, &VerdictBar::judged, this, &PairJudging::judge);
  connect(bar_, &VerdictBar::noted, this, &PairJudging::note);
  connect(bar_, &VerdictBar::note_left, table_, [this] { table_->setFocus(Qt::OtherFocusReason); });
  connect(bar_, &VerdictBar::undo_wanted, this, &PairJudging::undo);
  connect(bar_, &VerdictBar::next_wanted, this, [this] {
    after_verdict_ = false;
    go_on();
  });
  connect(bar_, &VerdictBar::strata_wanted, this, &PairJudging::show_strata);
  connect(&session_.judging(), &Judging::changed, this, [this] {
    model_.show_verdicts();
    show_verdict();
    show_progress();
  });
  connect(&session_.judging(), &Judging::summary_changed, this, &PairJudging::show_progress);
  take_undo_key(
      keys_in, [this] { return session_.judging().can_undo(); }, [this] { undo(); });
  show_progress();
}

void PairJudging::show_pair(std::shared_ptr<const Corpus> corpus, const SimilarPair* pair) {
  bar_->keep_note();
  is_last_ = false;
  session_.worker().release(shown_ ? std::move(shown_->corpus) : nullptr);
  shown_.reset();
  if (pair) shown_ = Shown{std::move(corpus), pair->a, pair->b};
  show_verdict();
}

void PairJudging::show_verdict() {
  if (shown_)
    bar_->show_pair(session_.judging().of(shown_->corpus, shown_->a, shown_->b));
  else
    bar_->show_nothing();
  bar_->set_can_undo(session_.judging().can_undo());
}

void PairJudging::show_progress() {
  const auto& summary = session_.judging().summary();
  bar_->offer_strata(summary && summary->precision);
  if (session_.judging().verdicts()->empty())
    return bar_->show_progress(tr("Judge the selected pair with the keys 1 to 4. %1").arg(verdict_definition()));
  if (!summary) return;
  const QString all = all_judged_ ? tr("All listed are judged; U undoes the last one. ") : QString();
  bar_->show_progress(all + judging_text(*summary));
  if (strata_) strata_->show_summary(*summary);
}

void PairJudging::show_strata() {
  if (!strata_) strata_ = new StrataDialog(bar_);
  if (const auto& summary = session_.judging().summary()) strata_->show_summary(*summary);
  strata_->show();
  strata_->raise();
}

void PairJudging::say_too_many() {
  emit session_.failed({ErrorCode::too_large,
                        "More than " + std::to_string(kMostAtOnce) + " rows are selected. Judge fewer at a time.",
                        {}});
}

void PairJudging::say_no_room() {
  emit session_.failed({ErrorCode::too_large,
                        "There are " + std::to_string(Verdicts::kMost) +
                            " verdicts, the most that a run file holds. Further verdicts were ignored.",
                        {}});
}

std::size_t PairJudging::selected_rows() const {
  std::size_t rows = 0;
  for (const QItemSelectionRange& range : table_->selectionModel()->selection())
    rows += static_cast<std::size_t>(range.height());
  return rows;
}

/// All selected rows; without a selection, the shown pair.
std::vector<Judging::DocumentPair> PairJudging::chosen_pairs() const {
  std::vector<Judging::DocumentPair> pairs;
  for (const QModelIndex& index : table_->selectionModel()->selectedRows()) {
    const SimilarPair& pair = model_.rows()->at_row(static_cast<std::size_t>(index.row()));
    pairs.emplace_back(pair.a, pair.b);
  }
  if (pairs.size() <= 1) return {{shown_->a, shown_->b}};
  return pairs;
}

void PairJudging::judge(Verdict verdict) {
  if (!shown_) return;
  if (is_last_ || (after_verdict_ && queueing_.busy())) return show_verdict();  // a surplus key press
  if (selected_rows() > kMostAtOnce) return say_too_many();
  if (!session_.judging().judge_all(*shown_->corpus, chosen_pairs(), verdict)) return say_no_room();
  after_verdict_ = bar_->goes_on();
  if (after_verdict_) go_on();
}

void PairJudging::note(const QString& text) {
  if (!shown_) return;
  if (!session_.judging().note(*shown_->corpus, shown_->a, shown_->b, text.toStdString())) say_no_room();
}

/// Puts its pair back into the queue.
void PairJudging::undo() {
  queue_.next = 0;
  is_last_ = false;
  if (const auto undone = session_.judging().undo()) go_to(*undone);
}

bool PairJudging::is_judged(std::size_t row) const {
  const SimilarPair& pair = model_.rows()->at_row(row);
  return session_.judging().of(model_.rows()->run->corpus, pair.a, pair.b) != nullptr;
}

void PairJudging::go_on() {
  const auto& rows = model_.rows();
  if (!rows || rows->order.empty()) return;
  if (bar_->order() == JudgingOrder::in_view) return go_to(next_in_view());
  if (queue_.rows != rows || queue_.order != bar_->order()) return make_queue();
  go_to(next_in_queue());
}

/// Ordering millions of rows takes a moment.
void PairJudging::make_queue() {
  queueing_.request(
      [rows = model_.rows(), order = bar_->order(), view = session_.judging().view()](const std::stop_token&) {
        return Queue{rows, order, positions_of(*rows, order, view)};
      },
      [this](Queue queue) {
        session_.worker().release(std::exchange(queue_.rows, nullptr));
        queue_ = std::move(queue);
        if (queue_.rows == model_.rows()) go_to(next_in_queue());
      });
}

std::optional<std::size_t> PairJudging::next_in_queue() {
  auto& [rows, order, positions, next] = queue_;
  while (next < positions.size() && is_judged(positions[next])) ++next;
  // Skips the shown pair this time.
  const auto current = static_cast<std::size_t>(table_->currentIndex().row());
  for (std::size_t i = next; i < positions.size(); ++i)
    if (positions[i] != current && !is_judged(positions[i])) return positions[i];
  return {};
}

std::optional<std::size_t> PairJudging::next_in_view() const {
  const std::size_t rows = model_.rows()->order.size();
  const auto current = static_cast<std::size_t>(std::max(0, table_->currentIndex().row()));
  for (std::size_t step = 1; step < rows; ++step) {
    const std::size_t row = (current + step) % rows;
    if (!is_judged(row)) return row;
  }
  return {};
}

void PairJudging::go_to(std::optional<std::size_t> row) {
  all_judged_ = !row;
  is_last_ = !row && after_verdict_;
  if (row) emit row_wanted(*row);
  show_progress();
}

/// Its row in the list, if it is listed.
void PairJudging::go_to(const JudgedPair& pair) {
  const auto& rows = model_.rows();
  const auto [verdicts, corpus, digests] = session_.judging().view();
  if (!rows || !digests || corpus != rows->run->corpus) return;
  std::vector<std::uint8_t> texts(digests->size());  // 1: has text a, 2: text b
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const TextDigest& digest = (*digests)[i];
    texts[i] = static_cast<std::uint8_t>((digest == pair.a.text ? 1 : 0) | (digest == pair.b.text ? 2 : 0));
  }
  for (std::size_t row = 0; row < rows->order.size(); ++row) {
    const SimilarPair& listed = rows->at_row(row);
    const auto a = texts[listed.a.value], b = texts[listed.b.value];
    if (((a & 1) && (b & 2)) || ((a & 2) && (b & 1))) return go_to(row);
  }
}

}  // namespace lookalike
