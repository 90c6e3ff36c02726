#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/exchange/evaluation_files.h"
#include "core/exchange/report_json.h"
#include "core/exchange/tables.h"
#include "core/experiment/survey.h"

namespace lookalike::cli {
namespace {

constexpr std::size_t kCurveSteps = 20, kHistogramSteps = 100;

struct EvaluateCommand {
  CorpusCommand corpus;
  std::optional<double> truth;
  std::optional<std::uint32_t> document;
  std::size_t nearest = 5;
  std::string missed, wrong, curve, report;
};

/// Everything the command prints and writes.
struct Findings {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
  Confusion counts;
  std::vector<ExactPair> missed, wrong;
  std::vector<CurveBin> curve;
  Forecast forecast;
  std::optional<NearestConfusion> nearest;
};

// Leaves the value in its place, or the error in `error`.
template <typename T, typename Place>
bool keep(Result<T>&& made, Place& place, Error& error) {
  if (made)
    place = std::move(*made);
  else
    error = std::move(made.error());
  return made.has_value();
}

Result<Findings> find(const EvaluateCommand& command, const Progress& progress) {
  Findings found;
  Error error;
  const auto read = [&] { return keep(command.corpus.run(progress.part(0, 0.4, "read")), found.run, error); };
  const auto survey_it = [&] {
    return keep(survey(*found.run, command.truth, progress.part(0.4, 0.85, "join")), found.survey, error);
  };
  const auto judge = [&] {
    const Truth& truth = *found.survey->truth;
    const Progress part = progress.part(0.85, 0.9, "evaluate");
    return keep(evaluate(*found.run, truth, part), found.counts, error) &&
           keep(missed_pairs(*found.run, truth, part), found.missed, error) &&
           (command.wrong.empty() || keep(wrong_pairs(*found.run, part), found.wrong, error)) &&
           keep(measured_curve(*found.run, truth, kCurveSteps, part), found.curve, error);
  };
  const auto foresee = [&] {
    const Recipe& recipe = found.run->recipe;
    const Forecaster forecaster(*found.run, *found.survey->truth, found.survey->census);
    return keep(forecaster.forecast(recipe.lsh, recipe.verify.prefix, recipe.verify.threshold,
                                    progress.part(0.9, 0.95, "forecast")),
                found.forecast, error);
  };
  const auto look_near = [&] {
    return !command.document || keep(evaluate_nearest(*found.run, DocumentIndex(*command.document), command.nearest,
                                                      progress.part(0.95, 1, "neighbours")),
                                     found.nearest, error);
  };
  if (read() && survey_it() && judge() && foresee() && look_near()) return found;
  return tl::unexpected(std::move(error));
}

nlohmann::ordered_json findings_json(const EvaluateCommand& command, const Findings& found) {
  auto json = report_json(*found.run);
  json["evaluation"] = confusion_json(found.run->recipe.verify.threshold, found.counts);
  json["truth"] = truth_json(found.survey->census);
  json["curve"] = curve_json(found.curve);
  json["histogram"] = histogram_json(found.survey->census.histogram(kHistogramSteps));
  json["forecast"] = forecast_json(found.forecast);
  json["valley"] = threshold_json(suggest_threshold(*found.survey->truth));
  if (found.nearest) json["nearest"] = nearest_json(DocumentIndex(*command.document), command.nearest, *found.nearest);
  return json;
}

Result<void> write_outputs(const EvaluateCommand& command, const Findings& found, const Progress& progress) {
  Result<void> done;
  if (!command.missed.empty()) done = write_exact_pairs_csv(found.missed, *found.run->corpus, command.missed, progress);
  if (done && !command.wrong.empty())
    done = write_exact_pairs_csv(found.wrong, *found.run->corpus, command.wrong, progress);
  if (done && !command.curve.empty()) done = write_text(curve_csv(found.curve), command.curve);
  if (done && !command.report.empty()) done = write_json(findings_json(command, found), command.report);
  return done;
}

std::string percent(const std::optional<double>& share) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f %%", 100 * share.value_or(0));
  return share ? text : "undefined";
}

void print_counts(const Findings& found) {
  const Confusion& counts = found.counts;
  std::printf("Threshold %g: %s similar pairs, %s accepted\n", found.run->recipe.verify.threshold,
              grouped(counts.true_positives + counts.false_negatives).c_str(),
              grouped(counts.true_positives + counts.false_positives).c_str());
  std::printf("%s found (true positives), %s missed (false negatives), %s wrong (false positives)\n",
              grouped(counts.true_positives).c_str(), grouped(counts.false_negatives).c_str(),
              grouped(counts.false_positives).c_str());
  std::printf("recall %s, precision %s, F1 %s\n", percent(counts.recall()).c_str(), percent(counts.precision()).c_str(),
              percent(counts.f1()).c_str());
}

void print_forecast(const Findings& found) {
  const auto line = [](const char* name, const Estimate& expected, std::uint64_t measured) {
    std::printf("%-12s %14.1f  (%.1f to %.1f)  %s\n", name, expected.value, expected.limits.low, expected.limits.high,
                grouped(measured).c_str());
  };
  const RunCounts& counts = found.run->report.counts;
  std::printf("\n             expected        (95 %% limits)  measured\n");
  line("candidates", found.forecast.candidates, counts.candidates);
  line("kept", found.forecast.kept, counts.kept);
}

void print_curve(const Findings& found) {
  std::printf("\nsimilarity         pairs  candidates    kept  expected\n");
  for (const CurveBin& bin : found.curve)
    std::printf("%.2f to %.2f %12s %11s %7s %9.1f\n", bin.from, bin.to, grouped(bin.pairs).c_str(),
                grouped(bin.candidates).c_str(), grouped(bin.kept).c_str(), bin.predicted);
}

void print_summary(const EvaluateCommand& command, const Findings& found) {
  print_counts(found);
  if (found.nearest)
    std::printf("Document %u and its %zu nearest: %s candidates, %s found, %s missed, %s others\n", *command.document,
                command.nearest, grouped(found.nearest->candidates).c_str(),
                grouped(found.nearest->counts.true_positives).c_str(),
                grouped(found.nearest->counts.false_negatives).c_str(),
                grouped(found.nearest->counts.false_positives).c_str());
  print_forecast(found);
  print_curve(found);
  std::printf("\n%s\n", suggest_threshold(*found.survey->truth).sentence.c_str());
}

int execute(const EvaluateCommand& command, const std::stop_token& stop) {
  const ThreadLimit threads(command.corpus.threads());
  Result<Findings> found;
  {
    TerminalProgress terminal(!command.corpus.quiet());
    ProgressRoot root(terminal, stop);
    found = find(command, root.progress().part(0, 0.98, "read"));
    if (found)
      if (const auto written = write_outputs(command, *found, root.progress().part(0.98, 1, "write")); !written)
        found = tl::unexpected(written.error());
  }
  if (!found) return report(found.error());
  if (!command.corpus.quiet()) print_summary(command, *found);
  return Exit::done;
}

}  // namespace

void add_evaluate(CLI::App& app, std::stop_token stop, int& exit) {
  auto command = std::make_shared<EvaluateCommand>();
  auto* sub = app.add_subcommand("evaluate", "Hold a run against the exact truth: recall, precision, missed pairs");
  command->corpus.add_to(*sub);
  sub->add_option("--truth", command->truth,
                  "Join exactly down to this similarity; without it, as far as a few seconds allow")
      ->check(CLI::Range(0.05, 1.0));
  sub->add_option("--document", command->document, "Also judge the band mates of this document, from 0")
      ->check(CLI::NonNegativeNumber);
  sub->add_option("--nearest", command->nearest, "... against so many nearest documents")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  sub->add_option("--missed", command->missed, "Write the similar pairs that were not found as CSV")->type_name("FILE");
  sub->add_option("--wrong", command->wrong, "Write the accepted pairs that are not similar as CSV")->type_name("FILE");
  sub->add_option("--curve", command->curve, "Write the measured S-curve as CSV")->type_name("FILE");
  sub->add_option("--report", command->report, "Write counts, curve, histogram and forecast as JSON")
      ->type_name("FILE");
  sub->callback([command, stop, &exit] { exit = execute(*command, stop); });
}

}  // namespace lookalike::cli
