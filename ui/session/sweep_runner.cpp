#include "ui/session/sweep_runner.h"

#include <algorithm>
#include <tuple>

#include "core/experiment/sweep/sweep.h"
#include "ui/models/text/time_text.h"
#include "ui/session/worker.h"

namespace lookalike {
namespace {

constexpr int kTick = 100;  // ms

std::string digest_of(const std::shared_ptr<const Verdicts>& verdicts) {
  return verdicts ? verdicts_digest(*verdicts) : std::string();
}

bool has_rows_of(const SweepTable& table, const std::string& digest) {
  return !table.rows.empty() && table.corpus.digest == digest;
}

}  // namespace

SweepRunner::SweepRunner(QObject* parent) : QObject(parent), latest_(std::make_shared<LatestProgress>()) {
  ticker_.setInterval(kTick);
  connect(&ticker_, &QTimer::timeout, this, &SweepRunner::report_progress);
}

void SweepRunner::start(std::shared_ptr<const Corpus> corpus, SweepTable table, SweepStart how) {
  counting_.cancel();
  // A resumed table is compared with the same verdicts as before, or with none.
  for (const auto& known : {verdicts_, std::shared_ptr<const Verdicts>()})
    if (!table.rows.empty() && table.plan.verdicts == digest_of(known)) how.verdicts = known;
  if (table.plan.verdicts != digest_of(how.verdicts)) table.rows.clear();
  table.plan.verdicts = digest_of(how.verdicts);
  verdicts_ = how.verdicts;
  if (!has_rows_of(table, corpus->report().digest)) table.rows.clear();
  if (table.rows.size() < now_.table.rows.size() && !(table.automatic && is_automatic())) lay_aside();
  table.corpus = facts_of(*corpus);
  now_ = {table, 0, now_.edition};
  left_ = -1;
  beside_ = table.corpus.digest;
  time_ = nullptr;
  latest_ = std::make_shared<LatestProgress>();
  clock_.start();
  ticker_.start();
  const int generation = ++generation_;
  request_.request(
      [this, corpus, table, how, generation, sink = latest_](const std::stop_token& stop) {
        return with_progress(sink, stop,
                             [&](const Progress& progress) { return run(corpus, table, how, generation, progress); });
      },
      [this](const Result<void>& done) {
        ticker_.stop();
        emit changed();
        if (!done) emit failed(QString::fromStdString(to_string(done.error())));
      });
  emit changed();
}

void SweepRunner::learn(const SweepTime& time) {
  if (!running() || !now_.table.rows.empty()) return;
  time_ = std::make_shared<SweepTime>(time);
  left_ = -1;
  report_progress();
}

// Keeps only the latest of the automatic tables.
void SweepRunner::lay_aside() {
  if (is_automatic()) std::erase_if(before_, [](const Shown& shown) { return shown.table.automatic; });
  before_.push_back(std::move(now_));
  if (before_.size() > kMostTables) before_.erase(before_.begin());
  now_.edition = ++editions_;
}

std::vector<SweepTable> SweepRunner::tables() const {
  std::vector<SweepTable> tables;
  for (const Shown& before : before_) tables.push_back(before.table);
  if (!now_.table.rows.empty()) tables.push_back(now_.table);
  return tables;
}

// On the worker's thread.
Result<void> SweepRunner::run(const std::shared_ptr<const Corpus>& corpus, SweepTable table, const SweepStart& how,
                              int generation, const Progress& progress) {
  const auto points = points_of(table.plan, corpus->size(), &Parameter::label);
  if (!points) return tl::unexpected(points.error());
  table.notes = points->notes;
  const auto counted = how.time ? Result<SweepTime>(*how.time) : SweepTime::of(table.plan, corpus->size());
  if (!counted) return tl::unexpected(counted.error());
  auto time = std::make_shared<SweepTime>(*counted);
  for (const SweepRow& row : table.rows) time->skip(row);
  // Late changes of a cancelled sweep are dropped.
  const auto tell = [this, generation](auto change) {
    worker_.deliver([this, generation, change] {
      if (generation == generation_) change();
    });
  };
  tell([this, count = points->points.size(), notes = points->notes, time] {
    now_.points = count;
    if (!time_) time_ = time;
    now_.table.notes = notes;
    emit changed();
  });
  const auto take = [&](const SweepRow& row) {
    tell([this, row] { take_row(row); });
    return Result<void>();
  };
  const auto note = [&](const std::string& sentence) {
    tell([this, sentence] {
      now_.table.notes.push_back(sentence);
      emit note_added();
    });
    return Result<void>();
  };
  KnownPairs known = how.known;
  const auto families = families_for(table.plan, *corpus, how.paths, progress.part(0, 0.05, "read"));
  if (!families) return tl::unexpected(families.error());
  known.families = *families;
  return run_sweep(corpus, table.plan, table.rows, progress.part(0.05, 1, "sweep"), take, note, how.engine,
                   how.verdicts, known);
}

void SweepRunner::take_row(const SweepRow& row) {
  now_.table.rows.push_back(row);
  if (time_) time_->add(row, elapsed());
  if (!is_automatic()) now_.edition = ++editions_;
  emit row_added();
  report_progress();
}

void SweepRunner::cancel() {
  if (!running()) return;
  request_.cancel();
  ticker_.stop();
  emit changed();
}

void SweepRunner::bring_back() {
  if (!has_before()) return;
  cancel();
  ++generation_;  // drops late rows of the cancelled sweep
  std::swap(now_, before_.back());
  std::ranges::rotate(before_, before_.end() - 1);
  if (before_.front().table.rows.empty()) before_.erase(before_.begin());
  now_.table.automatic = false;  // the user asked for it
  count_points();
}

void SweepRunner::count_points() {
  counting_.request(
      [plan = now_.table.plan, documents = now_.table.corpus.documents](const std::stop_token&) {
        const auto points = points_of(plan, documents);
        return points ? points->points.size() : 0;
      },
      [this](std::size_t points) {
        now_.points = points;
        emit changed();
      });
  emit changed();
}

void SweepRunner::show(std::vector<SweepTable> tables, const std::string& digest) {
  if (tables.empty()) return;
  std::vector<Shown> shown;
  for (SweepTable& table : tables) {
    const std::size_t rows = table.rows.size();
    shown.push_back({std::move(table), rows, ++editions_});
  }
  Shown latest = std::move(shown.back());
  shown.pop_back();
  turn_to(digest, {std::move(latest), std::move(shown)});
  count_points();
}

void SweepRunner::turn_to(const std::string& digest, Tables tables) {
  cancel();
  counting_.cancel();
  ++generation_;  // drops late rows of the cancelled sweep
  std::tie(now_, before_) = std::move(tables);
  time_ = nullptr;
  beside_ = digest;
  emit changed();
}

void SweepRunner::follow(const Corpus& corpus) {
  cancel();
  const std::string& digest = corpus.report().digest;
  const bool is_shown = beside_ == digest && !now_.table.rows.empty();
  if (is_shown || has_rows_of(now_.table, digest)) return;
  const int edition = now_.table.rows.empty() || is_automatic() ? now_.edition : ++editions_;
  if (!now_.table.rows.empty() || has_before()) elsewhere_[beside_] = {std::move(now_), std::move(before_)};
  Tables tables = std::exchange(elsewhere_[digest], {});
  if (tables.first.table.rows.empty()) tables.first.edition = edition;
  turn_to(digest, std::move(tables));
}

bool SweepRunner::leaves_costly() const {
  return std::ranges::any_of(now_.table.notes, counts_costly_settings);
}

SweepTable SweepRunner::rest() const {
  SweepTable table = now_.table;
  table.automatic = false;
  if (leaves_costly()) table.plan.most_candidates.reset();
  return table;
}

bool SweepRunner::can_go_on_over(const Corpus& corpus) const {
  return has_rows_of(now_.table, corpus.report().digest) && now_.table.rows.size() < now_.points;
}

bool SweepRunner::is_of_other_data(const Corpus& corpus) const {
  return !now_.table.rows.empty() && now_.table.corpus.digest != corpus.report().digest;
}

void SweepRunner::report_progress() {
  const double left = time_ ? time_->remaining(elapsed()).value_or(-1) : -1;
  emit progress(latest_->fraction(), elapsed(), never_rising(left_, left));
}

}  // namespace lookalike
