#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <tuple>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "core/base/value_text.h"
#include "core/exchange/runs/evaluation_files.h"
#include "core/exchange/runs/report_json.h"
#include "core/experiment/advice.h"

namespace lookalike::cli {
namespace {

const std::map<std::string, BandingBy> kBy = {
    {"recall", BandingBy::recall}, {"nearest", BandingBy::nearest}, {"areas", BandingBy::areas}};

struct SuggestCommand {
  CorpusCommand corpus;
  BandingGoal goal;
  std::vector<double> recalls;
  std::vector<double> weights;  // of false positives and of false negatives
};

struct Suggested {
  std::vector<Advice> goals;  // at least one
  std::shared_ptr<const RunResult> run;
  std::shared_ptr<const Survey> survey;
};

Result<Suggested> suggest(SuggestCommand& command, const Progress& progress) {
  if (command.goal.by == BandingBy::removal && command.goal.hashes > 0)
    command.corpus.set("sketch.hashes=" + std::to_string(command.goal.hashes));
  if (command.corpus.sets("sketch.hashes") && !command.corpus.recipe())
    for (const char* any : {"lsh.bands=1", "lsh.rows=8"})
      command.corpus.set(any);  // the present ones do not fit, and it seeks others
  const auto run = command.corpus.run(progress.part(0, 0.4, "read"));
  if (!run) return tl::unexpected(run.error());
  const auto surveyed = survey(**run, {}, progress.part(0.4, 0.8, "join"));
  if (!surveyed) return tl::unexpected(surveyed.error());
  BandingGoal goal = command.goal;
  goal.threshold = (*run)->recipe.verify.threshold;
  const bool keeps_n = goal.by != BandingBy::recall || command.corpus.sets("sketch.hashes");
  if (keeps_n && goal.hashes == 0) goal.hashes = (*run)->recipe.sketch.hashes;
  goal.prefix = (*run)->recipe.verify.prefix;
  goal.buckets = (*run)->recipe.lsh.buckets;
  goal.verify = (*run)->recipe.verify.by;
  std::vector<BandingGoal> goals(std::max<std::size_t>(1, command.recalls.size()), goal);
  for (std::size_t i = 0; i < command.recalls.size(); ++i) goals[i].recall = command.recalls[i];
  auto advice = advise(**run, **surveyed, goals, progress.part(0.8, 1, "forecast"));
  if (!advice) return tl::unexpected(advice.error());
  return Suggested{std::move(*advice), *run, *surveyed};
}

std::string name_of(BandingBy by) {
  if (by == BandingBy::removal) return "removal";
  return std::ranges::find(kBy, by, &std::pair<const std::string, BandingBy>::second)->first;
}

const char* name_of(BandingStep step) {
  if (step == BandingStep::suggested) return "suggested";
  return is_looser(step) ? "looser" : "stricter";
}

nlohmann::ordered_json alternatives_json(const std::vector<BandingAlternative>& alternatives) {
  auto json = nlohmann::ordered_json::array();
  for (const BandingAlternative& alternative : alternatives) {
    json.push_back({{"step", name_of(alternative.step)},
                    {"hashes", alternative.hashes},
                    {"unused", alternative.unused()},
                    {"lost_by_signature", alternative.forecast.signature_loss.value},
                    {"forecast", forecast_json(alternative.forecast)}});
    if (alternative.measured) json.back()["recall_with_seed"] = *alternative.measured;
    if (alternative.unverified) json.back()["unverified"] = unverified_json(*alternative.unverified);
  }
  return json;
}

nlohmann::ordered_json suggestion_json(const Advice& advice) {
  const auto& [goal, banding] = std::tie(advice.goal, advice.banding);
  nlohmann::ordered_json json = {{"threshold", goal.threshold},         {"recall", goal.recall},
                                 {"at_threshold", goal.at_threshold},   {"by", name_of(goal.by)},
                                 {"reached", banding.reached},          {"hashes", banding.hashes},
                                 {"bands", banding.forecast.lsh.bands}, {"rows", banding.forecast.lsh.rows},
                                 {"sentence", banding.sentence},        {"forecast", forecast_json(banding.forecast)}};
  if (goal.by == BandingBy::areas) json["weights"] = {goal.weight_false_positive, goal.weight_false_negative};
  return json;
}

nlohmann::ordered_json suggested_json(const Suggested& suggested) {
  auto json = report_json(*suggested.run);
  const Advice& first = suggested.goals.front();
  if (suggested.goals.size() > 1) {
    for (const Advice& goal : suggested.goals) json["suggestions"].push_back(suggestion_json(goal));
  } else {
    json["suggestion"] = suggestion_json(first);
    if (const auto& without = first.without_prefix) json["without_prefix"] = forecast_json(without->forecast);
    json["alternatives"] = alternatives_json(first.alternatives);
  }
  json["truth"] = truth_json(suggested.survey->distribution);
  json["valley"] = threshold_json(first.threshold);
  if (!first.scope.whole()) json["sample"] = scope_json(first.scope, first.whole_pairs);
  return json;
}

void print_scope(const Advice& advice) {
  const std::string scope = scope_sentence(advice.scope, advice.whole_pairs);
  if (!scope.empty()) std::printf("\n%s\n", scope.c_str());
}

/// "643.1 (615.7 to 670.5)".
std::string with_limits(const Estimate& estimate, std::string (*text)(double)) {
  return text(estimate.value) + " (" + text(estimate.limits.low) + " to " + text(estimate.limits.high) + ')';
}

constexpr auto kSettingFormat = "%10s %5s %9s %33s %27s %10s %23s\n";

void print_setting_headings(const char* first) {
  std::printf(kSettingFormat, first, "n", "b x r", "candidates", "missed", "recall", "compared per pair found");
}

void print_setting(const char* name, const BandingAlternative& setting) {
  const Forecast& forecast = setting.forecast;
  const std::string banding = std::to_string(forecast.lsh.bands) + " x " + std::to_string(forecast.lsh.rows);
  std::printf(kSettingFormat, name, std::to_string(setting.hashes).c_str(), banding.c_str(),
              with_limits(forecast.candidates, expected_count).c_str(),
              with_limits(forecast.missed, expected_count).c_str(), percent(forecast.recall.value).c_str(),
              decimal(forecast.compared_per_find(), 2).c_str());
}

/// Prints the cost of a step to either side.
void print_alternatives(const std::vector<BandingAlternative>& alternatives) {
  std::printf("\nMore bands: looser, finds more and compares more. More rows: stricter.\n");
  print_setting_headings("step");
  for (const BandingAlternative& alternative : alternatives) print_setting(name_of(alternative.step), alternative);
}

/// Prints the cost of taking every candidate as a duplicate.
void print_unverified(const Advice& advice) {
  const auto& price = advice.suggested().unverified;
  std::printf("\n%s\n", price ? unverified_sentence(*price).c_str()
                              : "Signatures of this length are too large here to estimate the removals without "
                                "verification; a sample can: --set sample.size=100000.");
}

/// Prints the other losses, which do not depend on b and r.
void print_losses(const Advice& advice) {
  const BandingGoal& goal = advice.goal;
  const Forecast& forecast = advice.suggested().forecast;
  if (goal.prefix) {
    const Estimate& lost = lost_to_prefix(forecast, goal.prefix);
    std::printf(
        "The first-m check (m = %u) misses about %.0f (%.0f to %.0f) of %.0f similar pairs of different documents%s.\n",
        goal.prefix, lost.value, lost.limits.low, lost.limits.high, forecast.different(),
        goal.prefix < forecast.lsh.rows ? "" : ", regardless of b and r");
  }
  if (const auto& without = advice.without_prefix)
    std::printf("Without it, %s would find %s with %.0f candidates: --set verify.prefix=0\n",
                bands_of_rows(without->forecast.lsh).c_str(), percent(without->forecast.recall.value).c_str(),
                without->forecast.candidates.value);
  if (goal.verify == VerifyBy::signature)
    std::printf(
        "Verification by signature misses about %.0f more of %.0f similar pairs of different documents; exact "
        "verification misses none.\n",
        forecast.signature_loss.value, forecast.different());
}

void print_recall(const Advice& advice) {
  const Forecast& forecast = advice.banding.forecast;
  const BandingAlternative& suggested = advice.suggested();
  if (forecast.by_curve) {
    std::printf("  %-20s %s of pairs spread evenly from the threshold to 1\n", "recall",
                percent(forecast.recall.value).c_str());
    const std::string few = few_pairs_sentence(suggested.measured.value_or(0), forecast.different());
    if (suggested.measured && !few.empty()) std::printf("  %-20s %s\n", "with this seed", few.c_str());
    return;
  }
  std::printf("  %-20s %s\n", "recall", with_limits(forecast.recall, percent).c_str());
  if (suggested.measured)
    std::printf("  %-20s %s%s\n", "with this seed", percent(*suggested.measured).c_str(),
                suggested.is_unlucky() ? ": an unlucky seed, outside the limits; choose another" : "");
  if (!advice.scope.whole())
    std::printf("  %-20s %s\n", "of the whole corpus", with_limits(forecast.whole_recall, percent).c_str());
}

void print_suggestion(const Advice& advice) {
  const auto& [goal, banding] = std::tie(advice.goal, advice.banding);
  const Forecast& forecast = banding.forecast;
  std::printf("%s\n\nExpected, with limits for 95 of 100 seeds:\n", banding.sentence.c_str());
  print_recall(advice);
  std::printf("  %-20s %s\n", "candidate pairs", with_limits(forecast.candidates, expected_count).c_str());
  std::printf("  %-20s %s\n", "missed pairs", with_limits(forecast.missed, expected_count).c_str());
  const auto count = [](double pairs) { return grouped(static_cast<std::uint64_t>(std::llround(pairs))); };
  std::printf("  of %s different pairs with similarity %g or more, and %s identical, which are always found\n",
              count(forecast.different()).c_str(), goal.threshold, count(forecast.identical).c_str());
  if (forecast.rough) std::printf("\n%s\n", rough_sentence(forecast).c_str());
  print_scope(advice);
  std::printf(
      "\n%s: --set sketch.hashes=%u --set lsh.bands=%u --set lsh.rows=%u\n",
      banding.reached || goal.by == BandingBy::nearest || goal.by == BandingBy::areas ? "To use it" : "The nearest",
      banding.hashes, forecast.lsh.bands, forecast.lsh.rows);
  if (const std::uint32_t unused = advice.suggested().unused())
    std::printf("%u of the %u hash values are unused.\n", unused, banding.hashes);
  print_losses(advice);
  print_alternatives(advice.alternatives);
  print_unverified(advice);
}

/// Prints the setting for each of several goals, one row each.
void print_goals(const std::vector<Advice>& goals) {
  const Forecast& first = goals.front().banding.forecast;
  std::printf(
      "Expected for %.0f different pairs with similarity %g or more (%.0f identical are always found), with "
      "limits for 95 of 100 seeds:\n\n",
      first.different(), goals.front().goal.threshold, first.identical);
  print_setting_headings("goal ");
  for (const Advice& advice : goals) {
    char goal[32];
    std::snprintf(goal, sizeof goal, "%g %%%c", 100 * advice.goal.recall, advice.banding.reached ? ' ' : '*');
    print_setting(goal, advice.suggested());
  }
  if (!std::ranges::all_of(goals, [](const Advice& advice) { return advice.banding.reached; }))
    std::printf("\n* No b and r are sure to reach this; the nearest ones are shown.\n");
  if (first.by_curve)
    std::printf("\nToo few pairs to estimate the recall: it is for pairs spread evenly from the threshold to 1.\n");
  print_scope(goals.front());
}

void print(const Suggested& suggested) {
  const Advice& first = suggested.goals.front();
  suggested.goals.size() > 1 ? print_goals(suggested.goals) : print_suggestion(first);
  if (first.goal.hashes == 0)
    std::printf("\nn is chosen too; --hashes %u keeps the recipe's n, as the window does unless asked to choose it.\n",
                suggested.run->recipe.sketch.hashes);
  std::printf("\nThreshold: %s\n", first.threshold.sentence.c_str());
  if (first.threshold.threshold) std::printf("Its middle is %.3g.\n", *first.threshold.threshold);
}

int execute(SuggestCommand& command, Interrupts& interrupts) {
  const auto work = [&](const Progress& progress) {
    auto suggested = suggest(command, progress);
    if (!suggested || !command.corpus.figures().wanted()) return suggested;
    const auto written = command.corpus.figures().write(suggested_json(*suggested));
    return written ? suggested : tl::unexpected(written.error());
  };
  return command.corpus.execute({}, {}, interrupts, work, print);
}

}  // namespace

void add_suggest(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<SuggestCommand>();
  auto* sub =
      app.add_subcommand("suggest", "Choose b and r (and n) that reach a recall goal with the fewest candidates");
  command->corpus.add_to(*sub);
  sub->remove_option(sub->get_option("--hashes"));  // redefined below
  sub->get_option("--threshold")->required()->check(CLI::Range(0.05, 1.0));
  const CLI::Option* recall =
      sub->add_option("--recall", command->recalls,
                      "Share of the pairs above --threshold to find, identical ones excluded, "
                      "between 0 and 1; several values are shown side by side, e.g. 0.8,0.9,0.95,0.99,0.999")
          ->delimiter(',');
  CLI::Option* by =
      sub->add_option(
             "--by", command->goal.by,
             "recall: the fewest candidates that reach --recall on this corpus; nearest: the divisors of n with "
             "(1/b)^(1/r) nearest to the threshold; areas: the smallest error areas, as in datasketch")
          ->transform(CLI::CheckedTransformer(kBy).description("recall, nearest or areas"))
          ->default_str("recall");
  sub->add_flag_callback(
         "--unverified", [command] { command->goal.by = BandingBy::removal; },
         "For an engine that treats every candidate as a duplicate: the setting that reaches --recall and removes the "
         "fewest documents; n is --hashes or the recipe's")
      ->excludes(by);
  sub->add_option("--weights", command->weights, "With --by areas: weights of false positives and false negatives")
      ->type_name("FP,FN")
      ->delimiter(',')
      ->expected(2)
      ->default_str("0.5,0.5");
  sub->add_option("--at-threshold", command->goal.at_threshold,
                  "Minimum probability that a pair exactly at the threshold is found")
      ->check(CLI::Range(0.0, 0.999))
      ->capture_default_str();
  sub->add_option("--hashes", command->goal.hashes,
                  "Maximum n; default: the n of --set sketch.hashes, else the smallest n that reaches the recall")
      ->check(CLI::Range(1, 4096));
  command->corpus.figures().add_to(*sub, "Write the suggestion and its forecast as JSON");
  sub->callback([command, recall, &interrupts, &exit] {
    const bool by_recall = command->goal.by == BandingBy::recall || command->goal.by == BandingBy::removal;
    if (by_recall && recall->count() == 0) throw CLI::RequiredError("--recall");
    if (!command->weights.empty() && command->goal.by != BandingBy::areas)
      throw CLI::ValidationError("--weights", "needs --by areas");
    if (!command->weights.empty()) {
      command->goal.weight_false_positive = command->weights[0];
      command->goal.weight_false_negative = command->weights[1];
    }
    exit = execute(*command, interrupts);
  });
}

}  // namespace lookalike::cli
