#include "ui/session/runs.h"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

#include "core/experiment/evaluation/run_comparison.h"
#include "core/experiment/sweep/reference.h"
#include "ui/models/s_curve/curve_samples.h"
#include "ui/session/surveyor.h"
#include "ui/session/worker.h"

namespace lookalike {
namespace {

constexpr int kTick = 100;                            // ms
constexpr int kPause = 300;                           // ms until a dragged recipe has settled
constexpr std::uint64_t kMostSurveyed = 200'000'000;  // shingles; more would take minutes without a request

using Overlaps = std::vector<std::pair<int, RunOverlap>>;

/// Replaces figures. Figures of the same corpus retain their time and memory as first measured.
void renew(std::optional<RunFigures>& figures, RunFigures learned) {
  if (figures && figures->digest == learned.digest) {
    learned.seconds = figures->seconds;
    if (figures->bytes) learned.bytes = figures->bytes;
  }
  figures = std::move(learned);
}

/// The entry of a recipe, unless its figures are those of another corpus.
auto entry_of(std::vector<Runs::Entry>& entries, const Recipe& recipe, const std::string& digest) {
  return std::ranges::find_if(entries, [&](const Runs::Entry& entry) {
    const auto& figures = entry.record.figures;
    return entry.record.recipe == recipe && (!figures || figures->digest == digest);
  });
}

/// A run with too many pairs, or of another sample, has no overlap.
Overlaps overlaps_of(const RunResult& present,
                     const std::vector<std::pair<int, std::shared_ptr<const RunResult>>>& runs,
                     const std::stop_token& stop) {
  Overlaps overlaps;
  for (const auto& [id, run] : runs) {
    const auto compared =
        with_progress(std::make_shared<LatestProgress>(), stop,
                      [&, &other = *run](const Progress& progress) { return compare_runs(present, other, progress); });
    if (compared) overlaps.push_back({id, {compared->only_a.size(), compared->only_b.size(), compared->both}});
  }
  return overlaps;
}

Result<std::shared_ptr<const EvaluationSummary>> measured(const std::shared_ptr<const RunResult>& run,
                                                          const MemoryPlan& memory, const Progress& progress) {
  auto known = survey(*run, std::nullopt, progress.part(0, 0.8, "survey"), memory_left(memory, *run));
  if (!known) return tl::unexpected(known.error());
  return summary_of(run, std::move(*known), progress.part(0.8, 1, "measure"));
}

}  // namespace

Runs::Runs(QObject* parent) : QObject(parent), latest_(std::make_shared<LatestProgress>()) {
  ticker_.setInterval(kTick);
  connect(&ticker_, &QTimer::timeout, this, &Runs::progress);
  counting_soon_.setInterval(kPause);
  counting_soon_.setSingleShot(true);
  connect(&counting_soon_, &QTimer::timeout, this, &Runs::count);
}

const Runs::Entry* Runs::find(int id) const {
  const auto found = std::ranges::find(entries_, id, &Entry::id);
  return found == entries_.end() ? nullptr : &*found;
}

Runs::Entry* Runs::entry(int id) {
  return const_cast<Entry*>(std::as_const(*this).find(id));
}

std::vector<RunRecord> Runs::records() const {
  std::vector<RunRecord> records;
  records.reserve(entries_.size());
  for (const Entry& entry : entries_) records.push_back(entry.record);
  return records;
}

std::vector<RunRecord> Runs::drawn() const {
  std::vector<RunRecord> drawn = records();
  for (RunRecord& record : drawn)
    if (corpus_ && record.figures && record.figures->digest != corpus_->report().digest) record.drawn = false;
  return drawn;
}

void Runs::follow(std::shared_ptr<const Corpus> corpus, std::shared_ptr<const RunResult> present,
                  const EngineOptions& engine) {
  engine_ = engine;
  present_ = std::move(present);
  if (std::exchange(corpus_, std::move(corpus)) != corpus_) {
    making_.cancel();
    for (Entry& entry : entries_) entry.waits = false;
    release_results();
    brought_back_ = false;
  }
  counting_.cancel();
  if (entries_.empty()) return;
  for (Entry& entry : entries_) entry.overlap.reset();
  counting_soon_.start();
  emit changed();
  bring_back();
}

/// Runs the latest records of this corpus again, so that their pairs can be counted and listed as before the window
/// was closed. Leaves long runs to the user.
void Runs::bring_back() {
  if (brought_back_ || !present_ || entries_.empty()) return;
  brought_back_ = true;
  constexpr double kQuick = 1;  // seconds
  std::size_t left = kMostResults;
  for (Entry& entry : std::views::reverse(entries_)) {
    const auto& figures = entry.record.figures;
    if (entry.result || !figures || figures->digest != corpus_->report().digest || figures->seconds > kQuick) continue;
    entry.waits = left > 0;
    entry.brought_back = entry.waits;
    if (entry.waits) --left;
  }
  make_next();
}

void Runs::learn(const EvaluationSummary& summary) {
  if (!corpus_) return;
  const auto found = entry_of(entries_, summary.run->recipe, corpus_->report().digest);
  if (found == entries_.end()) return;
  renew(found->record.figures, figures_of(*summary.run, &summary, corpus_->report().digest));
  emit changed();
}

/// A record with the same recipe on this corpus keeps its name.
Runs::Entry& Runs::put(RunRecord record) {
  auto found = entry_of(entries_, record.recipe, corpus_ ? corpus_->report().digest : std::string());
  if (found == entries_.end()) {
    found = entries_.insert(found, {++ids_, std::move(record), nullptr, {}, false});
  } else {
    found->record.drawn = true;
    if (record.figures) found->record.figures = std::move(record.figures);
  }
  compared_ = found->id;
  drop_reference();
  emit added();
  return *found;
}

void Runs::add(std::shared_ptr<const RunResult> run, const EvaluationSummary* summary) {
  Entry& added = put({{}, run->recipe, true, figures_of(*run, summary, corpus_->report().digest)});
  hold(added, std::move(run));
  announce_change();
}

void Runs::add(RunRecord record) {
  Entry& added = put(std::move(record));
  added.waits = !added.record.figures || added.record.figures->digest != corpus_->report().digest;
  announce_change();
  make_next();
}

void Runs::add_file(const std::string& path, const QString& name) {
  reader_.post(
      {}, [this, path, name] { reader_.deliver([this, name, file = read_run_file(path)] { take_file(file, name); }); });
}

void Runs::take_file(const Result<RunFile>& file, const QString& name) {
  if (!file) return emit failed(QString::fromStdString(to_string(file.error())));
  if (!corpus_ || file->digest != corpus_->report().digest)
    return emit failed(tr("%1 belongs to another corpus, or its texts have changed since: pairs can be compared only "
                          "over the same documents.")
                           .arg(name));
  add({name.toStdString(), file->recipe, true, {}});
}

void Runs::start_with(std::vector<RunRecord> records) {
  making_.cancel();
  release_results();
  entries_.clear();
  for (RunRecord& record : records) entries_.push_back({++ids_, std::move(record), nullptr, {}, false});
  compared_ = entries_.empty() ? 0 : entries_.back().id;
  announce_change();
  brought_back_ = false;
  bring_back();
}

void Runs::remove(int id) {
  Entry* removed = entry(id);
  if (!removed) return;
  if (made_ == id) making_.cancel();
  release(*removed);
  entries_.erase(entries_.begin() + (removed - entries_.data()));
  if (compared_ == id) compared_ = entries_.empty() ? 0 : entries_.back().id;
  announce_change();
  make_next();
}

int Runs::put_back(RunRecord record, std::ptrdiff_t place) {
  place = std::min(place, std::ssize(entries_));
  entries_.insert(entries_.begin() + place, {++ids_, std::move(record), nullptr, {}, false});
  if (compared_ == 0) compared_ = ids_;
  announce_change();
  return ids_;
}

void Runs::rename(int id, const QString& name) {
  Entry* named = entry(id);
  const std::string text = stored_text(name.trimmed().toStdString(), RunRecord::kLongestName);
  if (!named || std::exchange(named->record.name, text) == text) return;
  announce_change();
}

void Runs::draw(int id, bool drawn) {
  Entry* ticked = entry(id);
  if (ticked && std::exchange(ticked->record.drawn, drawn) != drawn) announce_change();
}

void Runs::compare_with(int id) {
  Entry* chosen = entry(id);
  if (!chosen) return;
  compared_ = id;
  drop_reference();
  chosen->waits = !chosen->result;
  emit changed();
  make_next();
}

void Runs::compare_with_reference(const SweepPlan& plan, const Recipe& row, const std::vector<std::string>& paths) {
  if (!corpus_) return;
  drop_reference();
  const auto seek = [plan, row, paths, corpus = corpus_, engine = engine_](const Progress& progress) {
    return families_for(plan, *corpus, paths, progress.part(0, 0.1, "read")).and_then([&](const Families& families) {
      return Reference(corpus, plan, row.verify.threshold, engine, {families})
          .as_run(row, progress.part(0.1, 1, "join"));
    });
  };
  seeking_.request(
      [seek](const std::stop_token& stop) { return with_progress(std::make_shared<LatestProgress>(), stop, seek); },
      [this](const Result<std::shared_ptr<const RunResult>>& found) {
        if (found) reference_ = *found;
        emit changed();
        if (!found) emit failed(QString::fromStdString(to_string(found.error())));
      });
  emit changed();
}

void Runs::drop_reference() {
  seeking_.cancel();
  reader_.release(std::exchange(reference_, nullptr));
}

std::shared_ptr<const RunResult> Runs::compared() const {
  if (seeking_.busy() || reference_) return reference_;
  const Entry* entry = compared_entry();
  return entry ? entry->result : nullptr;
}

double Runs::fraction() const {
  return latest_->fraction();
}

bool Runs::holds(const std::shared_ptr<const RunResult>& run) const {
  return std::ranges::find(entries_, run, &Entry::result) != entries_.end();
}

void Runs::release_results() {
  drop_reference();
  for (Entry& entry : entries_) release(entry);
}

void Runs::release(Entry& entry) {
  entry.overlap.reset();
  worker_.release(std::exchange(entry.result, nullptr));
}

/// Drops the oldest pairs, except those of the baseline.
void Runs::hold(Entry& entry, std::shared_ptr<const RunResult> run) {
  release(entry);
  entry.result = std::move(run);
  auto held = std::ranges::count_if(entries_, [](const Entry& e) { return e.result != nullptr; });
  for (Entry& old : entries_) {
    if (held <= static_cast<std::ptrdiff_t>(kMostResults)) break;
    if (!old.result || old.id == entry.id || old.id == compared_) continue;
    release(old);
    --held;
  }
  counting_soon_.start();
}

void Runs::make_next() {
  const auto next = std::ranges::find_if(entries_, &Entry::waits);
  if (making_.busy() || next == entries_.end() || !corpus_) return;
  next->waits = false;
  made_ = next->id;
  latest_ = std::make_shared<LatestProgress>();
  ticker_.start();
  making_.request(
      [corpus = corpus_, recipe = next->record.recipe, engine = engine_, sink = latest_](const std::stop_token& stop) {
        return with_progress(sink, stop,
                             [&](const Progress& progress) { return Engine(corpus, engine).run(recipe, progress); });
      },
      [this, id = made_](Result<std::shared_ptr<const RunResult>> run) { take_run(id, std::move(run)); });
  emit changed();
}

void Runs::take_run(int id, Result<std::shared_ptr<const RunResult>> run) {
  ticker_.stop();
  if (Entry* made = entry(id); made && run) {
    auto& figures = made->record.figures;
    if (!figures || figures->digest != corpus_->report().digest || !figures->against_truth)
      renew(figures, figures_of(**run, nullptr, corpus_->report().digest));
    if (!figures->bytes) figures->bytes = (*run)->report.cached.total();
    hold(*made, *run);
    if (!std::exchange(made->brought_back, false) && !figures->recall && (*run)->shingles->total() <= kMostSurveyed)
      measure(id, *run);
  }
  emit changed();
  if (!run) emit failed(QString::fromStdString(run.error().message));
  make_next();
}

void Runs::measure(int id, const std::shared_ptr<const RunResult>& run) {
  latest_ = std::make_shared<LatestProgress>();
  ticker_.start();
  making_.request(
      [run, memory = engine_.memory, sink = latest_](const std::stop_token& stop) {
        return with_progress(sink, stop, [&](const Progress& progress) { return measured(run, memory, progress); });
      },
      [this, id](const Result<std::shared_ptr<const EvaluationSummary>>& summary) {
        ticker_.stop();
        Entry* made = entry(id);
        if (made && summary)
          renew(made->record.figures, figures_of(*(*summary)->run, summary->get(), corpus_->report().digest));
        emit changed();
        if (made && !summary)
          emit failed(tr("%1 has no recall: %2")
                          .arg(run_names(records())[static_cast<std::size_t>(made - entries_.data())],
                               QString::fromStdString(to_string(summary.error()))));
        make_next();
      });
}

/// Counts overlaps with the runs whose pairs are in memory.
void Runs::count() {
  std::vector<std::pair<int, std::shared_ptr<const RunResult>>> runs;
  for (const Entry& entry : entries_)
    if (entry.result) runs.emplace_back(entry.id, entry.result);
  if (!present_ || runs.empty()) return;
  counting_.request(
      [present = present_, runs](const std::stop_token& stop) { return overlaps_of(*present, runs, stop); },
      [this](const Overlaps& overlaps) {
        for (const auto& [id, overlap] : overlaps)
          if (Entry* counted = entry(id)) counted->overlap = overlap;
        emit changed();
      });
}

void Runs::announce_change() {
  ++edition_;
  emit changed();
}

}  // namespace lookalike
