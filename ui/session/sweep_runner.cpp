#include "ui/session/sweep_runner.h"

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

bool is_held_against(const SweepTable& table, const std::shared_ptr<const Verdicts>& verdicts) {
  return table.plan.verdicts == digest_of(verdicts);
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

SweepRunner::~SweepRunner() {
  request_.cancel();
  recovering_.cancel();
}

void SweepRunner::start(std::shared_ptr<const Corpus> corpus, SweepTable table, SweepStart how) {
  recovering_.cancel();
  const bool goes_on = !table.rows.empty();
  if (goes_on && table.plan.verdicts.empty())
    how.verdicts = nullptr;
  else if (goes_on && is_held_against(table, verdicts_))
    how.verdicts = verdicts_;
  if (!is_held_against(table, how.verdicts)) table.rows.clear();
  table.plan.verdicts = digest_of(how.verdicts);
  verdicts_ = how.verdicts;
  if (!has_rows_of(table, corpus->report().digest)) table.rows.clear();
  if (table.rows.size() < table_.rows.size() && !(how.automatic && is_automatic_)) lay_aside();
  is_automatic_ = how.automatic;
  table.corpus = facts_of(*corpus);
  table_ = table;
  not_on_file_.reset();
  beside_ = table.corpus.digest;
  points_ = 0;
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
      [this](const Result<void>& done) { end(done); });
  emit changed();
}

// Keeps only the latest of the automatic tables.
void SweepRunner::lay_aside() {
  if (is_automatic_) std::erase_if(before_, &Before::is_automatic);
  before_.push_back({std::move(table_), points_, edition_, is_automatic_});
  if (before_.size() > kMostTables) before_.erase(before_.begin());
  edition_ = ++editions_;
}

std::vector<SweepTable> SweepRunner::tables_before() const {
  std::vector<SweepTable> tables;
  for (const Before& before : before_)
    if (!before.is_automatic) tables.push_back(before.table);
  return tables;
}

std::vector<SweepTable> SweepRunner::tables() const {
  std::vector<SweepTable> tables = tables_before();
  if (!table_.rows.empty() && !is_automatic_) tables.push_back(table_);
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
  worker_.deliver([this, generation, count = points->points.size(), notes = points->notes, time] {
    if (generation != generation_) return;
    points_ = count;
    time_ = time;
    table_.notes = notes;
    emit changed();
  });
  const std::vector<SweepRow> done = table.rows;
  const SweepPlan plan = table.plan;
  SweepFiles files(file, std::move(table));
  bool on_file = !file.empty();
  // A full disk does not stop the sweep.
  const auto go_on = [&](const Result<void>& kept) -> Result<void> {
    if (!kept && std::exchange(on_file, false))
      worker_.deliver([this, generation, error = kept.error()] { report_not_on_file(generation, error); });
    return {};
  };
  // Writes the row before showing it, so that no visible row can be lost.
  const auto take = [&](const SweepRow& row) {
    const auto kept = file.empty() ? Result<void>() : files.add(row);
    worker_.deliver([this, generation, row] { take_row(generation, row); });
    return go_on(kept);
  };
  const auto note = [&](const std::string& sentence) {
    worker_.deliver([this, generation, sentence] { take_note(generation, sentence); });
    return file.empty() ? Result<void>() : go_on(files.add_note(sentence));
  };
  const auto families = families_for(plan, *corpus, how.paths, progress.part(0, 0.05, "read"));
  if (!families) return tl::unexpected(families.error());
  const auto ran =
      run_sweep(corpus, plan, done, progress.part(0.05, 1, "sweep"), take, note, how.engine, how.verdicts, *families);
  const auto written = file.empty() ? Result<void>() : go_on(files.end());
  return ran ? written : ran;
}

void SweepRunner::take_row(int generation, const SweepRow& row) {
  if (generation != generation_) return;
  table_.rows.push_back(row);
  if (time_) time_->add(row, elapsed());
  if (!is_automatic_) edition_ = ++editions_;
  emit row_added();
  report_progress();
}

void SweepRunner::take_note(int generation, const std::string& sentence) {
  if (generation != generation_) return;
  table_.notes.push_back(sentence);
  emit note_added();
}

void SweepRunner::report_not_on_file(int generation, const Error& error) {
  if (generation != generation_) return;
  not_on_file_ = error;
  emit note_added();
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
  Before latest = std::move(before_.back());
  before_.pop_back();
  if (!table_.rows.empty()) before_.insert(before_.begin(), {std::move(table_), points_, edition_, is_automatic_});
  table_ = std::move(latest.table);
  points_ = latest.points;
  edition_ = latest.edition;
  is_automatic_ = false;  // somebody asked for it
  keep_and_count();
  emit changed();
}

void SweepRunner::keep_and_count() {
  recovering_.request(
      [file = file_.path(), held = file_.hold(), table = table_](const std::stop_token&) {
        return std::pair(SweepFiles(file, table).write(), count_of_points(table.plan, table.corpus.documents));
      },
      [this](const std::pair<Result<void>, std::size_t>& done) {
        points_ = done.second;
        if (!done.first) emit failed(QString::fromStdString(to_string(done.first.error())));
        emit changed();
      });
}

void SweepRunner::end(const Result<void>& done) {
  ticker_.stop();
  emit changed();
  if (!done) emit failed(QString::fromStdString(to_string(done.error())));
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
      [plan = table_.plan, documents](const std::stop_token&) { return count_of_points(plan, documents); },
      [this](std::size_t points) {
        points_ = points;
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
  if ((!table_.rows.empty() && !is_automatic_) || !table.rows.empty()) edition_ = ++editions_;
  is_automatic_ = false;
  table_ = std::move(table);
  not_on_file_.reset();
  time_ = nullptr;
  before_.clear();
  beside_ = digest;
  points_ = table_.rows.size();
  emit changed();
}

void SweepRunner::recover(const Corpus& corpus) {
  cancel();
  const std::string& digest = corpus.report().digest;
  const bool is_shown = beside_ == digest && !table_.rows.empty();
  if (is_shown || has_rows_of(table_, digest)) return;
  turn_to({}, digest);
  recovering_.request([file = file_, digest, documents = corpus.size()](
                          const std::stop_token& stop) { return find_table(file, digest, documents, stop); },
                      [this](std::optional<Found> found) { take_up(std::move(found)); });
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
  return Found{std::move(file), std::move(*table), points};
}

void SweepRunner::take_up(std::optional<Found> found) {
  if (found) {
    file_ = std::move(found->file);
    table_ = std::move(found->table);
    points_ = found->points;
  }
  emit changed();
}

bool SweepRunner::can_go_on_over(const Corpus& corpus) const {
  return has_rows_of(table_, corpus.report().digest) && table_.rows.size() < points_;
}

bool SweepRunner::is_of_other_data(const Corpus& corpus) const {
  return !table_.rows.empty() && table_.corpus.digest != corpus.report().digest;
}

void SweepRunner::report_progress() {
  emit progress(latest_->fraction(), elapsed(), time_ ? time_->remaining(elapsed()).value_or(-1) : -1);
}

}  // namespace lookalike
