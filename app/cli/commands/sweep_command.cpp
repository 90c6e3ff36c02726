#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <span>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/verdict_input.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/sweeps/sweep_comparison.h"
#include "core/exchange/sweeps/sweep_files.h"
#include "core/experiment/forecast/banding_suggestion.h"
#include "core/text/stop_words.h"

namespace lookalike::cli {
namespace {

struct SweepCommand {
  CorpusCommand corpus;
  std::string sweep;  // name of a saved one
  std::vector<std::string> vary;
  std::optional<std::uint32_t> repeat;
  std::optional<std::uint64_t> most_candidates;
  std::string reference;
  std::string table, summary;
  bool resume = false;
  VerdictInput verdicts;
  CsvCells cells = CsvCells::as_they_are;
};

tl::unexpected<Error> bad_usage(const std::string& sentence) {
  return failure(ErrorCode::bad_usage, sentence);
}

Result<std::vector<SweepAxis>> parse_axes(const std::vector<std::string>& texts) {
  std::vector<SweepAxis> axes;
  for (const std::string& text : texts) {
    auto axis = parse_axis(text);
    if (!axis) return tl::unexpected(axis.error());
    axes.push_back(std::move(*axis));
  }
  return axes;
}

// The requested sweep, without corpus and rows.
Result<SweepTable> asked_for(const SweepCommand& command) {
  if (command.sweep.empty() && command.vary.empty())
    return bad_usage("Name a parameter to vary (--vary KEY=V1,V2,...) or a saved sweep (--sweep).");
  const SavedSweep* saved = command.sweep.empty() ? nullptr : find_sweep(command.sweep);
  if (!saved && !command.sweep.empty())
    return bad_usage("There is no sweep \"" + command.sweep + "\"; the sweeps are " + listed(saved_sweeps()) + ".");
  SweepTable table;
  if (saved) {
    table.plan = saved->plan;
    static_cast<SweepSource&>(table) = *saved;
  } else {
    auto axes = parse_axes(command.vary);
    if (!axes) return tl::unexpected(axes.error());
    table.plan.axes = std::move(*axes);
  }
  const auto base = command.corpus.recipe_to_vary(saved ? &saved->plan.base : nullptr);
  if (!base) return tl::unexpected(base.error());
  table.plan.base = *base;
  if (command.repeat) table.plan.repeat = *command.repeat;
  table.plan.most_candidates = command.most_candidates;
  if (!command.reference.empty()) table.plan.reference = command.reference;
  return table;
}

constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();  // documents of the corpus

// The smallest sample that contains the samples of all points, to save memory.
SampleOptions sample_to_load(const std::vector<SweepPoint>& points) {
  SampleOptions largest = points.front().recipe.sample;
  for (const SweepPoint& point : points) {
    const SampleOptions& sample = point.recipe.sample;
    if (sample.size == 0 || sample.size == kUnknown || sample.seed != largest.seed) return SampleOptions{};
    largest.size = std::max(largest.size, sample.size);
  }
  return largest;
}

/// The corpus of a sweep, and the references to compare its points with.
struct Inputs {
  std::shared_ptr<const Corpus> corpus;
  std::shared_ptr<const Verdicts> verdicts;
  Families families;
};

Result<Inputs> read_inputs(const SweepCommand& command, const SweepPlan& plan, const SampleOptions& sample,
                           const std::stop_token& stop) {
  return with_progress(!command.corpus.quiet(), stop, [&](const Progress& progress) -> Result<Inputs> {
    const auto corpus = command.corpus.load(sample, progress.part(0, 0.9, "read"));
    if (!corpus) return tl::unexpected(corpus.error());
    const auto view = command.verdicts.read(command.corpus, *corpus, progress.part(0.9, 0.95, "evaluate"));
    if (!view) return tl::unexpected(view.error());
    const auto paths = command.corpus.paths();
    if (!paths) return tl::unexpected(paths.error());
    const auto families = families_for(plan, **corpus, *paths, progress.part(0.95, 1, "read"));
    if (!families) return tl::unexpected(families.error());
    return Inputs{*corpus, view->verdicts, *families};
  });
}

Result<void> check_outputs(const SweepCommand& command, const std::vector<SweepPoint>& points) {
  std::set<std::string> inputs(command.verdicts.files().begin(), command.verdicts.files().end());
  for (const SweepPoint& point : points) inputs.insert(stop_word_file(point.recipe.text.stop_words).value_or(""));
  auto outputs = command.table.empty() ? std::vector<std::string>() : sweep_files_of(command.table);
  outputs.push_back(command.summary);
  const auto safe = command.corpus.check_outputs(outputs, {inputs.begin(), inputs.end()});
  return !safe || command.table.empty() ? safe : check_files_beside(command.table);
}

/// Writes the rows of a sweep to its files, or to standard output if no table is named.
class Rows {
 public:
  Rows(const SweepCommand& command, SweepTable table)
      : cells_(command.cells), prints_(!command.corpus.figures().printed()) {
    const std::string& path = command.table;
    if (path.empty())
      table_ = std::move(table);
    else
      files_.emplace(path, std::move(table), cells_);
  }

  Result<void> begin() { return files_ ? files_->write() : print_record(sweep_columns(table_.plan)); }
  Result<void> take(const SweepRow& row) {
    if (files_) return files_->add(row);
    table_.rows.push_back(row);
    return print_record(sweep_cells(table_.plan, row));
  }
  Result<void> note(const std::string& note) {
    if (files_) return files_->add_note(note);
    table_.notes.push_back(note);
    return {};
  }
  Result<void> end() { return files_ ? files_->end() : Result<void>{}; }

  const SweepTable& table() const { return files_ ? files_->table() : table_; }

 private:
  Result<void> print_record(const std::vector<std::string>& fields) const {
    if (!prints_ || print(csv_record(fields, cells_))) return {};
    return failure(ErrorCode::unwritable, "Standard output could not be written.");
  }

  CsvCells cells_;
  bool prints_;
  SweepTable table_;                 // used without files
  std::optional<SweepFiles> files_;  // otherwise they hold the table
};

void print_notes(std::span<const std::string> notes) {
  for (const std::string& note : notes) std::fprintf(stderr, "Note: %s\n", printable(note).c_str());
}

void print_beginning(const SweepCommand& command, const SweepTable& table) {
  if (command.corpus.quiet()) return;
  print_notes(table.notes);
  if (!command.resume) return;
  std::fprintf(stderr, "Note: %s taken from %s%s.\n", counted(table.rows.size(), "row").c_str(),
               printable(json_beside(command.table)).c_str(),
               table.rows.empty() ? "; the sweep starts from the beginning" : "");
}

// The window's note on too few pairs; empty if they are enough.
std::string note_on_pairs(const SweepTable& table) {
  const SweepRow* const most = most_to_find(table.rows);
  if (!most) return {};
  const auto recall = most->against_truth->recall();
  if (!recall) return "No different pairs are similar: recall cannot be judged.\n";
  const std::string few = few_pairs_sentence(*recall, static_cast<double>(most->against_truth->different()));
  return few.empty() ? few : joined(most->values, " x ") + ": " + few + "\n";
}

// Writes to standard error if standard output is the table.
void print_summary(const SweepCommand& command, const SweepTable& table) {
  if (command.corpus.quiet()) return;
  std::FILE* const out = command.table.empty() ? stderr : stdout;
  if (!command.table.empty())
    std::fprintf(out, "%s in %s and %s\n", counted(table.rows.size(), "row").c_str(), printable(command.table).c_str(),
                 printable(json_beside(command.table)).c_str());
  std::fputs(printable(note_on_pairs(table)).c_str(), out);
  for (const std::string& sentence : not_told_apart(table)) std::fprintf(out, "%s\n", sentence.c_str());
  const SweepComparison comparison = compare_with_source(table);
  if (comparison.rows.empty()) return;
  std::fprintf(out, "\nLookalike / %s\n\n%s\n", table.source.c_str(), to_string(comparison).c_str());
  for (const std::string& remark : table.remarks) std::fprintf(out, "* %s\n", remark.c_str());
}

Result<void> run_points(const SweepCommand& command, const Inputs& inputs, Rows& rows, const std::stop_token& stop) {
  // Rows on a terminal already show the progress; a progress line would mix with them.
  const bool rows_are_seen = command.table.empty() && !command.corpus.figures().printed() && isatty(STDOUT_FILENO);
  TerminalProgress terminal(!command.corpus.quiet() && !rows_are_seen);
  ProgressRoot root(terminal, stop);
  const std::vector<SweepRow> done = rows.table().rows;
  return run_sweep(
      inputs.corpus, rows.table().plan, done, root.progress(), [&rows](const SweepRow& row) { return rows.take(row); },
      [&rows](const std::string& note) { return rows.note(note); }, command.corpus.engine(), inputs.verdicts,
      {inputs.families});
}

Result<void> run(const SweepCommand& command, const Inputs& inputs, Rows& rows, const std::stop_token& stop) {
  if (const auto begun = rows.begin(); !begun) return begun;
  const std::size_t known = rows.table().notes.size();
  const auto ran = run_points(command, inputs, rows, stop);
  print_notes(std::span(rows.table().notes).subspan(known));  // even without a summary: requested rows are missing
  auto ended = rows.end();                                    // writes finished rows even after an error
  if (ended && !command.summary.empty())
    ended = write_text(sweep_summary_csv(rows.table(), command.cells), command.summary);
  return ran ? ended : ran;
}

// Locks the table while the sweep runs; nothing if no table is named.
Result<std::optional<FileLock>> table_alone(const SweepCommand& command) {
  if (command.table.empty()) return std::nullopt;
  return lock_sweep_files(command.table);
}

Result<SweepTable> run_all(const SweepCommand& command, Interrupts& interrupts) {
  auto table = asked_for(command);
  if (!table) return table;
  const auto all = points_of(table->plan, kUnknown);
  if (!all) return tl::unexpected(all.error());
  if (const auto safe = check_outputs(command, all->points); !safe) return tl::unexpected(safe.error());
  const auto readable = command.corpus.check_files(table->plan.reference == kPlantedFamilies,
                                                   "--reference planted reads its records again.");
  if (!readable) return tl::unexpected(readable.error());
  const std::stop_token stop = interrupts.begin();
  const auto alone = table_alone(command);
  if (!alone) return tl::unexpected(alone.error());
  const auto inputs = read_inputs(command, table->plan, sample_to_load(all->points), stop);
  if (!inputs) return tl::unexpected(inputs.error());
  const auto points = points_of(table->plan, inputs->corpus->size());
  if (!points) return tl::unexpected(points.error());
  table->plan.verdicts = verdicts_digest(*inputs->verdicts);
  table->corpus = facts_of(*inputs->corpus);
  table->notes = points->notes;
  if (command.resume) {
    auto rows = rows_to_resume(command.table, *table);
    if (!rows) return tl::unexpected(rows.error());
    table->rows = std::move(*rows);
  }
  print_beginning(command, *table);
  Rows rows(command, std::move(*table));
  if (const auto ran = run(command, *inputs, rows, stop); !ran) return tl::unexpected(ran.error());
  return rows.table();
}

int execute(const SweepCommand& command, Interrupts& interrupts) {
  const ThreadLimit threads(command.corpus.threads());
  const auto table = run_all(command, interrupts);
  if (!table) return report(table.error());
  const ReportOutput& figures = command.corpus.figures();
  if (!figures.printed()) {
    print_summary(command, *table);
    return Exit::done;
  }
  const auto written = figures.write(to_json(*table));
  if (!written) return report(written.error());
  figures.print();
  return Exit::done;
}

}  // namespace

void add_sweep(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<SweepCommand>();
  auto* sub = app.add_subcommand("sweep", "Run many settings over one corpus and tabulate their results and costs");
  command->corpus.add_to(*sub);
  auto* saved = sub->add_option("--sweep", command->sweep, "Saved sweep: " + listed(saved_sweeps()))->type_name("NAME");
  saved->excludes(sub->get_option("--study"))->excludes(sub->get_option("--recipe"));
  sub->add_option("--vary", command->vary,
                  "Vary one parameter, named as in --set, e.g. shingles.k=2,3,5; bands and rows together with "
                  "lsh=20x5,10x10, all b x r <= n with lsh=grid, all b x r = n with lsh=divisors; may be repeated")
      ->type_name("KEY=V1,V2,...")
      ->allow_extra_args(false)
      ->excludes(saved);
  sub->add_option("--repeat", command->repeat, "Number of hash seeds per combination")->check(CLI::Range(1, 100'000));
  sub->add_option(
         "--reference", command->reference,
         "True pairs of every point, for recall and precision. own: the pairs similar under its own parameters; "
         "KEY=VALUE,...: the pairs similar under the recipe with these settings, e.g. shingles.k=3, the same "
         "for all points; planted: the planted or identical pairs of a generated corpus")
      ->type_name("own|planted|KEY=VALUE,...");
  sub->add_option(
      "--most-candidates", command->most_candidates,
      "Leave out settings expected to have more than this many candidates, identical pairs excluded; --resume without "
      "this option runs them");
  command->verdicts.add_to(
      *sub,
      "Compare every point with the verdicts of this CSV or .lookalike file, to compare different k, "
      "stop words and thresholds; may be repeated");
  auto* table =
      add_output(*sub, "--table", command->table,
                 "Write the table to this CSV file and a JSON file next to it, instead of printing it", kCsvEnding);
  add_output(*sub, "--summary", command->summary,
             "Write one row per setting as CSV: mean, minimum and maximum over its hash seeds", kCsvEnding);
  sub->add_flag("--resume", command->resume, "Keep the rows of the table and run the missing points")->needs(table);
  command->corpus.figures().add_json_to(*sub);
  sub->get_option("--json")->description(
      "Print the table as one JSON object at the end; rows of a sweep that is stopped are kept only with --table");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
