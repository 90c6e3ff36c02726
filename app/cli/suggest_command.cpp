#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/base/csv_text.h"
#include "core/exchange/evaluation_files.h"
#include "core/exchange/report_json.h"
#include "core/experiment/banding_suggestion.h"
#include "core/experiment/survey.h"

namespace lookalike::cli {
namespace {

struct SuggestCommand {
  CorpusCommand corpus;
  BandingGoal goal;
  std::string report;
};

struct Suggested {
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
  BandingSuggestion banding;
  ThresholdSuggestion threshold;
};

Result<Suggested> suggest(SuggestCommand& command, const Progress& progress) {
  std::string threshold = "verify.threshold=";
  append_number(threshold, command.goal.threshold);
  command.corpus.set(threshold);
  const auto run = command.corpus.run(progress.part(0, 0.4, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto surveyed = survey(**run, {}, progress.part(0.4, 0.8, "join"));
  if (!surveyed) return tl::unexpected(surveyed.error());
  BandingGoal goal = command.goal;
  goal.prefix = (*run)->recipe.verify.prefix;
  goal.buckets = (*run)->recipe.lsh.buckets;
  const Forecaster forecaster(**run, *(*surveyed)->truth, (*surveyed)->census);
  const auto banding = suggest_banding(forecaster, goal, progress.part(0.8, 1, "forecast"));
  if (!banding) return tl::unexpected(banding.error());
  return Suggested{*run, *surveyed, *banding, suggest_threshold(*(*surveyed)->truth)};
}

nlohmann::ordered_json suggestion_json(const SuggestCommand& command, const Suggested& suggested) {
  auto json = report_json(*suggested.run);
  const BandingSuggestion& banding = suggested.banding;
  json["suggestion"] = {{"threshold", command.goal.threshold}, {"recall", command.goal.recall},
                        {"reached", banding.reached},          {"hashes", banding.hashes},
                        {"bands", banding.forecast.lsh.bands}, {"rows", banding.forecast.lsh.rows},
                        {"sentence", banding.sentence},        {"forecast", forecast_json(banding.forecast)}};
  json["truth"] = truth_json(suggested.survey->census);
  json["valley"] = threshold_json(suggested.threshold);
  return json;
}

void print_estimate(const char* name, const Estimate& estimate, double scale, const char* unit) {
  std::printf("  %-20s %.*f%s (%.*f to %.*f)\n", name, scale > 1 ? 2 : 1, scale * estimate.value, unit,
              scale > 1 ? 2 : 1, scale * estimate.limits.low, scale > 1 ? 2 : 1, scale * estimate.limits.high);
}

void print_suggestion(const SuggestCommand& command, const Suggested& suggested) {
  const BandingSuggestion& banding = suggested.banding;
  const Forecast& forecast = banding.forecast;
  std::printf("%s\n\nExpected, with limits for 95 of 100 seeds:\n", banding.sentence.c_str());
  print_estimate("recall", forecast.recall, 100, " %");
  print_estimate("candidate pairs", forecast.candidates, 1, "");
  print_estimate("missed pairs", forecast.missed, 1, "");
  std::printf("  of %.0f pairs with similarity %g or more\n", forecast.similar, command.goal.threshold);
  std::printf("\n%s: --set sketch.hashes=%u --set lsh.bands=%u --set lsh.rows=%u\n",
              banding.reached ? "To use it" : "The nearest", banding.hashes, forecast.lsh.bands, forecast.lsh.rows);
  const std::uint32_t used = forecast.lsh.bands * forecast.lsh.rows;
  if (used < banding.hashes) std::printf("%u of the %u values stay unused.\n", banding.hashes - used, banding.hashes);
  if (suggested.run->recipe.verify.by == VerifyBy::signature)
    std::printf("Verifying by signature loses pairs near the threshold besides; exact verification loses none.\n");
  std::printf("\nThreshold: %s\n", suggested.threshold.sentence.c_str());
  if (suggested.threshold.threshold) std::printf("Its middle is %.3g.\n", *suggested.threshold.threshold);
}

int execute(SuggestCommand& command, const std::stop_token& stop) {
  const ThreadLimit threads(command.corpus.threads());
  const auto suggested = with_progress(!command.corpus.quiet(), stop,
                                       [&](const Progress& progress) { return suggest(command, progress); });
  if (!suggested) return report(suggested.error());
  if (!command.report.empty())
    if (const auto written = write_json(suggestion_json(command, *suggested), command.report); !written)
      return report(written.error());
  if (!command.corpus.quiet()) print_suggestion(command, *suggested);
  return Exit::done;
}

}  // namespace

void add_suggest(CLI::App& app, std::stop_token stop, int& exit) {
  auto command = std::make_shared<SuggestCommand>();
  auto* sub = app.add_subcommand("suggest", "Choose b and r (and n) that reach a recall at the fewest candidates");
  command->corpus.add_to(*sub);
  sub->add_option("--threshold", command->goal.threshold, "Pairs at least this similar are to be found")
      ->required()
      ->check(CLI::Range(0.05, 1.0));
  sub->add_option("--recall", command->goal.recall, "Share of them that must be found, between 0 and 1")->required();
  sub->add_option("--hashes", command->goal.hashes, "n that may be used; without it, the smallest n that does it")
      ->check(CLI::Range(1, 4096));
  sub->add_option("--report", command->report, "Write the suggestion and its forecast as JSON")->type_name("FILE");
  sub->callback([command, stop, &exit] { exit = execute(*command, stop); });
}

}  // namespace lookalike::cli
