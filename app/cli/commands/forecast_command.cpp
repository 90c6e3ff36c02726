#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/exchange/runs/report_json.h"
#include "core/experiment/forecast/forecast.h"
#include "core/experiment/scale/scale_forecast.h"

namespace lookalike::cli {
namespace {

struct ForecastCommand {
  CorpusCommand corpus;
  double documents = 0;
  unsigned cores = 0;

  unsigned cores_here() const {
    const unsigned machine = std::max(1u, std::thread::hardware_concurrency());
    return corpus.threads() > 0 ? std::min(corpus.threads(), machine) : machine;
  }
  unsigned cores_there() const { return cores > 0 ? cores : cores_here(); }
};

struct Forecasted {
  std::shared_ptr<const RunResult> run;
  ScaleForecast scale;
};

Result<Forecasted> forecast(const ForecastCommand& command, const Progress& progress) {
  const auto run = command.corpus.run(progress.part(0, 0.95, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto scale =
      forecast_scale(**run, {command.documents, command.cores_here(), command.corpus.engine().memory.machine},
                     progress.part(0.95, 1, "forecast"));
  if (!scale) return tl::unexpected(scale.error());
  if (command.corpus.figures().wanted()) {
    auto json = report_json(**run);
    json["scale"] = scale_json(*scale);
    if (const auto written = command.corpus.figures().write(json); !written) return tl::unexpected(written.error());
  }
  return Forecasted{*run, *scale};
}

std::string limits_text(const Estimate& estimate) {
  return large_number(estimate.value) + " (" + large_number(estimate.limits.low) + " to " +
         large_number(estimate.limits.high) + ")";
}

std::string bytes(double low, double high) {
  return low == high ? large_bytes(low) : large_bytes(low) + " to " + large_bytes(high);
}

std::string hours(double low, double high, unsigned cores) {
  const std::string on_one = large_times(low, high) + " on one core";
  return cores == 1 ? on_one
                    : on_one + ", " + large_times(low / cores, high / cores) + " on " + grouped(cores) + " cores";
}

/// The problem with a number of documents; empty if none exists.
std::string documents_problem(const std::string& text) {
  constexpr double kMost = 1e15;
  double number = 0;
  const bool is_number = CLI::detail::lexical_cast(text, number);
  return is_number && number >= 1 && number <= kMost ? "" : "'" + text + "' is not a number of documents, such as 1e9";
}

void print_growth(const char* name, const Growth& growth) {
  std::printf("%-15s %-12s %s\n", name, large_number(growth.now).c_str(), limits_text(growth.families).c_str());
  std::printf("%-15s %-12s %s\n", "", "", limits_text(growth.sampled).c_str());
}

void print_assumptions(const Forecasted& found) {
  const SampleScope scope = SampleScope::of_run(*found.run);
  std::printf(
      "\nFirst lines: near-copies come in families, and more documents bring more families, not larger ones; "
      "candidates less than half as similar as the threshold are chance, and grow with the square. Second lines: these "
      "documents are a random sample of the larger corpus, so all pairs grow with the square. In brackets: 95 %% "
      "limits from "
      "these documents.\n");
  if (!found.scale.unscored.empty()) std::printf("%s\n", found.scale.unscored.c_str());
  if (!scope.whole())
    std::printf("These documents are such a sample of %s: up to that number the second lines hold.\n",
                grouped(scope.of).c_str());
}

void print_forecast(const ForecastCommand& command, const Forecasted& found) {
  const ScaleForecast& scale = found.scale;
  const unsigned cores = command.cores_there();
  std::printf("Forecast for %s documents from %s\n\n%-15s %-12s then (95 %% limits)\n",
              large_number(scale.documents).c_str(), large_number(scale.from).c_str(), "", "now");
  print_growth("similar pairs", scale.similar);
  print_growth("candidates", scale.candidates);
  print_growth("largest bucket", scale.largest_bucket);
  print_assumptions(found);
  std::printf("\nPeak memory of this program: %s at least, %s to cache what is cached now, and %s for pairs\n",
              bytes(scale.least_bytes, scale.least_bytes).c_str(), bytes(scale.whole_bytes, scale.whole_bytes).c_str(),
              bytes(scale.pair_bytes_low, scale.pair_bytes_high).c_str());
  std::printf("Signing by this program: %s\n", hours(scale.signing_hours, scale.signing_hours, cores).c_str());
  std::printf("Verification: %s\n", hours(scale.verifying_hours_low, scale.verifying_hours_high, cores).c_str());
  std::printf("Signing by Spark and NumPy: %s\n",
              hours(scale.spark_signing_hours, scale.spark_signing_hours, cores).c_str());
  std::printf("%s\n", hours_sentence().c_str());
  std::printf("Spark shuffles:");
  for (const ShuffleStage& stage : scale.shuffles)
    std::printf("%s %s (%s)", &stage == &scale.shuffles.front() ? "" : ",", bytes(stage.low, stage.high).c_str(),
                stage.name.c_str());
  std::printf("\n\n%s\n", machine_sentence(scale, "lookalike-cli export spark").c_str());
}

int execute(const ForecastCommand& command, Interrupts& interrupts) {
  return command.corpus.execute(
      {}, {}, interrupts, [&](const Progress& progress) { return forecast(command, progress); },
      [&](const Forecasted& found) { print_forecast(command, found); });
}

}  // namespace

void add_forecast(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<ForecastCommand>();
  auto* sub = app.add_subcommand("forecast", "Predict candidates, pairs and cost for a larger corpus");
  command->corpus.add_to(*sub);
  sub->add_option("--documents", command->documents, "Number of documents, e.g. 1e9")
      ->required()
      ->check(documents_problem);
  sub->add_option("--cores", command->cores, "Number of cores; default: those of this machine")
      ->check(CLI::Range(1, 1'000'000));
  command->corpus.figures().add_to(*sub, "Write the forecast as JSON");
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
