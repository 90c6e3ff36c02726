#include "ui/session/sweep_runner.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/exchange/sweeps/sweep_files.h"
#include "ui/session/background_work.h"

namespace lookalike {
namespace {

constexpr int kTick = 100;  // ms

std::size_t count_of_points(const SweepPlan& plan, std::uint64_t documents) {
  const auto points = points_of(plan, documents);
  return points ? points->points.size() : 0;
}

std::string digest_of(const std::shared_ptr<const Verdicts>& verdicts) {
  return verdicts ? verdicts_digest(*verdicts) : std::string();
}

bool has_rows_of(const SweepTable& table, const std::string& digest) {
  return !table.rows.empty() && table.corpus.digest == digest;
}

}  // namespace

SweepRunner::SweepRunner(const std::string& file, QObject* parent)
    : QObject(parent),
      file_(file),
      latest_(std::make_shared<LatestProgress>()),
      request_(worker_),
      recovering_(worker_) {
  ticker_.setInterval(kTick);
  connect(&ticker_, &QTimer::timeout, this, &SweepRunner::report_progress);
}

void SweepRunner::start(std::shared_ptr<const Corpus> corpus, SweepTable table, SweepStart how) {
  recovering_.cancel();
  // A table that goes on is compared with the same verdicts, or with none.
  for (const auto& known : {verdicts_, std::shared_ptr<const Verdicts>()})
    if (!table.rows.empty() && table.plan.verdicts == digest_of(known)) how.verdicts = known;
  if (table.plan.verdicts != digest_of(how.verdicts)) table.rows.clear();
  table.plan.verdicts = digest_of(how.verdicts);
  verdicts_ = how.verdicts;
  if (!has_rows_of(table, corpus->report().digest)) table.rows.clear();
  if (table.rows.size() < now_.table.rows.size() && !(how.automatic && now_.is_automatic)) lay_aside();
  table.corpus = facts_of(*corpus);
  now_ = {table, 0, now_.edition, how.automatic};
  not_on_file_.reset();
  beside_ = table.corpus.digest;
  time_ = nullptr;
  latest_ = std::make_shared<LatestProgress>();
  clock_.start();
  ticker_.start();
  const int generation = ++generation_;
  request_.request(
      [this, corpus, table, how, generation, file = how.automatic ? std::string() : file_.path(), held = file_.hold(),
       sink = latest_](const std::stop_token& stop) {
        return with_progress(
            sink, stop, [&](const Progress& progress) { return run(corpus, table, how, file, generation, progress); });
      },
      [this](const Result<void>& done) {
        ticker_.stop();
        emit changed();
        if (!done) emit failed(QString::fromStdString(to_string(done.error())));
      });
  emit changed();
}

// Keeps only the latest of the automatic tables.
void SweepRunner::lay_aside() {
  if (now_.is_automatic) std::erase_if(before_, &Shown::is_automatic);
  before_.push_back(std::move(now_));
  if (before_.size() > kMostTables) before_.erase(before_.begin());
  now_.edition = ++editions_;
}

std::vector<SweepTable> SweepRunner::tables_before() const {
  std::vector<SweepTable> tables;
  for (const Shown& before : before_)
    if (!before.is_automatic) tables.push_back(before.table);
  return tables;
}

std::vector<SweepTable> SweepRunner::tables() const {
  std::vector<SweepTable> tables = tables_before();
  if (!now_.table.rows.empty() && !now_.is_automatic) tables.push_back(now_.table);
  return tables;
}

// On the worker's thread.
Result<void> SweepRunner::run(const std::shared_ptr<const Corpus>& corpus, SweepTable table, const SweepStart& how,
                              const std::string& file, int generation, const Progress& progress) {
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
    time_ = time;
    now_.table.notes = notes;
    emit changed();
  });
  std::optional<SweepFiles> files;
  if (!file.empty()) files.emplace(file, table);
  // A full disk does not stop the sweep.
  bool on_file = true;
  const auto go_on = [&](const Result<void>& kept) -> Result<void> {
    if (!kept && std::exchange(on_file, false))
      tell([this, error = kept.error()] {
        not_on_file_ = error;
        emit note_added();
      });
    return {};
  };
  // Writes the row before showing it, so that no visible row can be lost.
  const auto take = [&](const SweepRow& row) {
    const auto kept = files ? files->add(row) : Result<void>();
    tell([this, row] { take_row(row); });
    return go_on(kept);
  };
  const auto note = [&](const std::string& sentence) {
    tell([this, sentence] {
      now_.table.notes.push_back(sentence);
      emit note_added();
    });
    return go_on(files ? files->add_note(sentence) : Result<void>());
  };
  const auto families = families_for(table.plan, *corpus, how.paths, progress.part(0, 0.05, "read"));
  if (!families) return tl::unexpected(families.error());
  const auto ran = run_sweep(corpus, table.plan, table.rows, progress.part(0.05, 1, "sweep"), take, note, how.engine,
                             how.verdicts, *families);
  const auto written = go_on(files ? files->end() : Result<void>());
  return ran ? written : ran;
}

void SweepRunner::take_row(const SweepRow& row) {
  now_.table.rows.push_back(row);
  if (time_) time_->add(row, elapsed());
  if (!now_.is_automatic) now_.edition = ++editions_;
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
  now_.is_automatic = false;  // somebody asked for it
  recovering_.request(
      [file = file_.path(), held = file_.hold(), table = now_.table](const std::stop_token&) {
        return std::pair(SweepFiles(file, table).write(), count_of_points(table.plan, table.corpus.documents));
      },
      [this](const std::pair<Result<void>, std::size_t>& done) {
        now_.points = done.second;
        if (!done.first) emit failed(QString::fromStdString(to_string(done.first.error())));
        emit changed();
      });
  emit changed();
}

void SweepRunner::show(std::vector<SweepTable> tables, const Corpus& corpus) {
  if (tables.empty()) return;
  const std::string& digest = corpus.report().digest;
  SweepTable table = std::move(tables.back());
  tables.pop_back();
  const std::uint64_t documents = table.corpus.digest == digest ? corpus.size() : table.corpus.documents;
  turn_to(std::move(table), digest);
  show_before(std::move(tables));
  recovering_.request(
      [plan = now_.table.plan, documents](const std::stop_token&) { return count_of_points(plan, documents); },
      [this](std::size_t points) {
        now_.points = points;
        emit changed();
      });
}

void SweepRunner::show_before(std::vector<SweepTable> tables) {
  for (SweepTable& before : tables) {
    const std::size_t rows = before.rows.size();
    before_.push_back({std::move(before), rows, ++editions_, false});
  }
  emit changed();
}

void SweepRunner::turn_to(SweepTable table, const std::string& digest) {
  cancel();
  recovering_.cancel();
  ++generation_;  // drops late rows of the cancelled sweep
  const bool is_edited = (!now_.table.rows.empty() && !now_.is_automatic) || !table.rows.empty();
  const std::size_t rows = table.rows.size();
  now_ = {std::move(table), rows, is_edited ? ++editions_ : now_.edition, false};
  not_on_file_.reset();
  time_ = nullptr;
  before_.clear();
  beside_ = digest;
  emit changed();
}

void SweepRunner::recover(const Corpus& corpus) {
  cancel();
  const std::string& digest = corpus.report().digest;
  const bool is_shown = beside_ == digest && !now_.table.rows.empty();
  if (is_shown || has_rows_of(now_.table, digest)) return;
  turn_to({}, digest);
  recovering_.request([file = file_, digest, documents = corpus.size()](
                          const std::stop_token& stop) { return find_table(file, digest, documents, stop); },
                      [this](std::optional<Found> found) {
                        if (found) found->second.edition = now_.edition;
                        if (found) std::tie(file_, now_) = std::move(*found);
                        emit changed();
                      });
}

// On the worker's thread, on a copy of the file object; a running sweep keeps its own file.
std::optional<SweepRunner::Found> SweepRunner::find_table(OwnFile file, const std::string& digest,
                                                          std::size_t documents, const std::stop_token& stop) {
  std::optional<SweepTable> table;
  const auto is_wanted = [&](const std::string& path) {
    if (stop.stop_requested()) return false;
    auto read = read_sweep_files(path);
    if (read && has_rows_of(*read, digest)) table = std::move(*read);
    return table.has_value();
  };
  if (!is_wanted(file.path()) && !file.exchange(is_wanted)) return std::nullopt;
  const std::size_t points = count_of_points(table->plan, documents);
  return Found(std::move(file), Shown{std::move(*table), points, 0, false});
}

bool SweepRunner::can_go_on_over(const Corpus& corpus) const {
  return has_rows_of(now_.table, corpus.report().digest) && now_.table.rows.size() < now_.points;
}

bool SweepRunner::is_of_other_data(const Corpus& corpus) const {
  return !now_.table.rows.empty() && now_.table.corpus.digest != corpus.report().digest;
}

void SweepRunner::report_progress() {
  emit progress(latest_->fraction(), elapsed(), time_ ? time_->remaining(elapsed()).value_or(-1) : -1);
}

}  // namespace lookalike
