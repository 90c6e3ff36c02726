#include <cmath>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "app/cli/verdict_input.h"
#include "core/base/value_text.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/result_tables.h"
#include "core/exchange/runs/evaluation_files.h"
#include "core/exchange/runs/report_json.h"
#include "core/experiment/evaluation/evaluation.h"

namespace lookalike::cli {
namespace {

struct EvaluateCommand {
  CorpusCommand corpus;
  std::optional<double> truth;
  std::optional<std::uint32_t> document;
  std::size_t nearest = 5;
  std::string missed, wrong, curve;
  VerdictInput verdicts;
  CsvCells cells = CsvCells::as_they_are;
};

/// Everything the command prints and writes.
struct Evaluated {
  std::shared_ptr<const EvaluationSummary> summary;
  std::optional<NearestConfusion> nearest;
  std::shared_ptr<const JudgedSummary> judged;  // null without verdicts
  UnverifiedPrice unverified;
};

Result<std::shared_ptr<const JudgedSummary>> ask_verdicts(const EvaluateCommand& command, const RunResult& run,
                                                          const Progress& progress) {
  auto view = command.verdicts.read(command.corpus, run.corpus, progress, true);
  if (!view) return tl::unexpected(view.error());
  return view->verdicts->empty() ? nullptr : summarise_verdicts(run, *view, progress);
}

// Stores the value in its place, or the error in `error`.
template <typename T, typename Place>
bool keep(Result<T>&& made, Place& place, Error& error) {
  if (made)
    place = std::move(*made);
  else
    error = std::move(made.error());
  return made.has_value();
}

Result<Evaluated> find(const EvaluateCommand& command, const Progress& progress) {
  Evaluated found;
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> surveyed;
  Error error;
  const auto read = [&] { return keep(command.corpus.run(progress.part(0, 0.4, "read")), run, error); };
  const auto survey_it = [&] {
    return keep(survey(*run, command.truth, progress.part(0.4, 0.85, "join")), surveyed, error);
  };
  const auto measure = [&] {
    return keep(summary_of(run, surveyed, progress.part(0.85, 0.94, "evaluate")), found.summary, error) &&
           keep(price_of_not_verifying(*run, progress.part(0.94, 0.95, "group")), found.unverified, error);
  };
  const auto look_near = [&] {
    return !command.document || keep(evaluate_nearest(*run, DocumentIndex(*command.document), command.nearest,
                                                      progress.part(0.95, 1, "neighbours")),
                                     found.nearest, error);
  };
  const auto ask = [&] {
    return keep(ask_verdicts(command, *run, progress.part(0.95, 1, "evaluate")), found.judged, error);
  };
  if (read() && survey_it() && measure() && look_near() && ask()) return found;
  return tl::unexpected(std::move(error));
}

ThresholdSuggestion natural_threshold(const EvaluationSummary& summary) {
  return suggest_threshold(*summary.survey->truth, summary.run->recipe.verify.threshold);
}

nlohmann::ordered_json summary_json(const EvaluateCommand& command, const Evaluated& found) {
  auto json = report_json(*found.summary->run);
  json["evaluation"] = confusion_json(found.summary->run->recipe.verify.threshold, found.summary->counts);
  json["truth"] = truth_json(found.summary->survey->distribution);
  json["curve"] = curve_json(found.summary->curve);
  json["histogram"] = histogram_json(found.summary->histogram);
  json["forecast"] = forecast_json(found.summary->forecast);
  json["unverified"] = unverified_json(found.unverified);
  json["valley"] = threshold_json(natural_threshold(*found.summary));
  if (found.nearest) json["nearest"] = nearest_json(DocumentIndex(*command.document), command.nearest, *found.nearest);
  if (found.judged) json["verdicts"] = judged_json(*found.judged);
  return json;
}

Result<void> write_outputs(const EvaluateCommand& command, const Evaluated& found, const Progress& progress) {
  const auto write = [&](PairKind kind, const std::string& path) -> Result<void> {
    if (path.empty()) return {};
    const auto pairs = all_chosen_pairs({found.summary->run, found.summary->survey->truth, nullptr}, {kind}, progress);
    if (!pairs) return tl::unexpected(pairs.error());
    return write_pairs(*pairs, kind, path, progress, {command.cells});
  };
  Result<void> done = write(PairKind::missed, command.missed);
  if (done) done = write(PairKind::wrong, command.wrong);
  if (done && !command.curve.empty()) done = write_text(curve_csv(found.summary->curve), command.curve);
  if (done && command.corpus.figures().wanted()) done = command.corpus.figures().write(summary_json(command, found));
  return done;
}

std::string percent_of(const std::optional<double>& share) {
  return share ? percent(*share) : "undefined";
}

constexpr double kLeastTold = 0.05;  // pairs; fewer round to none

// Returns "none" if nothing is expected, because zero pairs have no limits.
std::string limits_text(const Estimate& expected) {
  if (expected.limits.high < kLeastTold) return "none";
  return expected_count(expected.value) + "  (" + expected_count(expected.limits.low) + " to " +
         expected_count(expected.limits.high) + ")";
}

void print_most_similar(const Evaluated& found) {
  const GroundTruth& truth = *found.summary->survey->truth;
  if (found.summary->counts.different() > 0) return;
  if (const auto highest = most_similar_different(truth))
    std::printf(
        "No pair of different documents is that similar; the most similar one has %.4g: --set "
        "verify.threshold=%s finds it\n",
        *highest, decimal(std::floor(*highest * 1'000) / 1'000, 3).c_str());
  else
    std::printf("No pair of different documents has a similarity of %g or more\n", truth.floor);
}

void print_counts(const Evaluated& found) {
  const Confusion& counts = found.summary->counts;
  std::printf(
      "Threshold %g: %s similar pairs of different documents, and %s identical, which are always found; %s accepted\n",
      found.summary->run->recipe.verify.threshold, grouped(counts.different()).c_str(),
      grouped(counts.identical).c_str(), grouped(counts.true_positives + counts.false_positives).c_str());
  std::printf("%s of the different pairs found, %s missed (false negatives), %s wrong (false positives)\n",
              grouped(counts.different_found()).c_str(), grouped(counts.false_negatives).c_str(),
              grouped(counts.false_positives).c_str());
  std::printf("recall %s of the different pairs; of all accepted, precision %s\n", percent_of(counts.recall()).c_str(),
              percent_of(counts.precision_of_all()).c_str());
  print_most_similar(found);
}

void print_forecast(const Evaluated& found) {
  const auto line = [](const char* name, const Estimate& expected, std::uint64_t measured) {
    std::printf("%-12s %32s  %s\n", name, limits_text(expected).c_str(), grouped(measured).c_str());
  };
  const RunCounts& counts = found.summary->run->report.counts;
  std::printf("\n%-12s %32s  measured\n", "", "expected  (95 % limits)");
  line("candidates", found.summary->forecast.candidates, counts.candidates);
  line("passed", found.summary->forecast.passed, counts.passed);
  line("missed", found.summary->forecast.missed, found.summary->counts.false_negatives);
  if (found.summary->forecast.rough) std::printf("%s\n", rough_sentence(found.summary->forecast).c_str());
}

void print_verdicts(const JudgedSummary& judged) {
  const Confusion& against = judged.against;
  std::printf("\nAgainst %s judged %s: recall %s, precision %s. %s\n", grouped(judged.counts.all()).c_str(),
              judged.counts.all() == 1 ? "pair" : "pairs", percent_of(against.recall_of_all()).c_str(),
              percent_of(against.precision()).c_str(), kVerdictDefinition);
}

void print_curve(const Evaluated& found) {
  std::printf("\nsimilarity         pairs  candidates    passed  expected\n");
  for (const CurveBin& bin : found.summary->curve)
    std::printf("%.2f to %.2f %12s %11s %7s %9.1f\n", bin.from, bin.to, grouped(bin.pairs).c_str(),
                grouped(bin.candidates).c_str(), grouped(bin.passed).c_str(), bin.predicted);
}

void print_summary(const EvaluateCommand& command, const Evaluated& found) {
  print_counts(found);
  if (found.nearest)
    std::printf("Document %u and its %zu nearest: %s candidates, %s found, %s missed, %s others\n", *command.document,
                command.nearest, grouped(found.nearest->candidates).c_str(),
                grouped(found.nearest->counts.true_positives).c_str(),
                grouped(found.nearest->counts.false_negatives).c_str(),
                grouped(found.nearest->counts.false_positives).c_str());
  if (found.judged) print_verdicts(*found.judged);
  print_forecast(found);
  std::printf("\n%s\n", unverified_sentence(found.unverified).c_str());
  print_curve(found);
  std::printf("\n%s\n", natural_threshold(*found.summary).sentence.c_str());
}

int execute(const EvaluateCommand& command, Interrupts& interrupts) {
  const auto work = [&](const Progress& progress) {
    auto made = find(command, progress.part(0, 0.98, "read"));
    const auto written = made ? write_outputs(command, *made, progress.part(0.98, 1, "write")) : Result<void>();
    return written ? made : tl::unexpected(written.error());
  };
  return command.corpus.execute({command.missed, command.wrong, command.curve}, command.verdicts.files(), interrupts,
                                work, [&](const Evaluated& found) { print_summary(command, found); });
}

}  // namespace

void add_evaluate(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<EvaluateCommand>();
  auto* sub =
      app.add_subcommand("evaluate", "Compare a run with the exact ground truth: recall, precision, missed pairs");
  command->corpus.add_to(*sub);
  sub->add_option("--truth", command->truth,
                  "Join exactly down to this similarity; default: as far as a few seconds allow")
      ->check(CLI::Range(0.05, 1.0));
  sub->add_option("--document", command->document,
                  "Also compare the documents that share a band with this one (from 0)")
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--nearest", command->nearest, "Number of nearest documents to compare with")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  add_output(*sub, "--missed", command->missed, std::string("Write the similar pairs that were not found") + kPairFile,
             kPairEndings);
  add_output(*sub, "--wrong", command->wrong, "Write the accepted pairs that are not similar, like --missed",
             kPairEndings);
  add_output(*sub, "--curve", command->curve, "Write the measured S-curve as CSV", kCsvEnding);
  command->corpus.figures().add_to(*sub, "Write counts, curve, histogram and forecast as JSON");
  command->verdicts.add_to(*sub,
                           "Also compare the run with the verdicts of this CSV or .lookalike file; may be repeated");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
