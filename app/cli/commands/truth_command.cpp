#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/corpus_command.h"
#include "app/cli/options.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/exchange/pairs/pair_files.h"
#include "core/exchange/runs/report_json.h"
#include "core/similarity/exact_join.h"
#include "core/similarity/join_cost.h"
#include "core/similarity/ranked_sets.h"

namespace lookalike::cli {
namespace {

struct TruthCommand {
  CorpusCommand corpus;
  double at_least = 0.5;
  bool any_cost = false;
  std::string pairs;
  CsvCells cells = CsvCells::as_they_are;
};

nlohmann::ordered_json truth_json(const TruthCommand& command, const RunResult& run, const SimilarPairs& truth) {
  auto json = report_json(run);
  json["truth"] = {
      {"at_least", command.at_least}, {"pairs", truth.count()}, {"documents_with_match", truth.documents_with_match()}};
  return json;
}

Result<void> check_cost(const TruthCommand& command, const RankedSets& sets, const Progress& progress) {
  if (command.any_cost) return {};
  return require_affordable(sets, command.at_least, JoinCost::kAffordable, progress).map_error([](Error error) {
    if (error.code == ErrorCode::too_large) error.message += " --any-cost runs it anyway.";
    return error;
  });
}

Result<std::shared_ptr<const SimilarPairs>> join(const TruthCommand& command, const RunResult& made,
                                                 const Progress& progress) {
  const auto sets = RankedSets::make(*made.shingles, *made.groups, progress.part(0, 0.3, "rank"));
  if (!sets) return tl::unexpected(sets.error());
  if (const auto read = made.corpus->check_texts(); !read) return tl::unexpected(read.error());
  const auto affordable = check_cost(command, *sets, progress.part(0.3, 0.4, "estimate"));
  if (!affordable) return tl::unexpected(affordable.error());
  return exact_pairs(*sets, made.groups, command.at_least, progress.part(0.4, 1, "join"));
}

Result<std::shared_ptr<const SimilarPairs>> find_truth(const TruthCommand& command, const Progress& progress) {
  const auto run = command.corpus.run(progress.part(0, 0.5, "read"));
  if (!run) return tl::unexpected(run.error());
  const RunResult& made = **run;
  auto truth = join(command, made, progress.part(0.5, 0.9, "rank"));
  if (!truth) return truth;
  Result<void> written;
  if (!command.pairs.empty())
    written = write_exact_pairs(**truth, *made.corpus, command.pairs, progress.part(0.9, 1, "write"), command.cells);
  if (written && command.corpus.figures().wanted())
    written = command.corpus.figures().write(truth_json(command, made, **truth));
  if (!written) return tl::unexpected(written.error());
  return truth;
}

int execute(const TruthCommand& command, Interrupts& interrupts) {
  return command.corpus.execute(
      {command.pairs}, {}, interrupts, [&](const Progress& progress) { return find_truth(command, progress); },
      [&](const std::shared_ptr<const SimilarPairs>& truth) {
        std::printf("%s with a Jaccard similarity of at least %g, %s with a match\n",
                    counted(truth->count(), "pair").c_str(), command.at_least,
                    counted(truth->documents_with_match(), "document").c_str());
      });
}

}  // namespace

void add_truth(CLI::App& app, Interrupts& interrupts, int& exit) {
  auto command = std::make_shared<TruthCommand>();
  auto* sub = app.add_subcommand("truth", "Find every pair above a similarity exactly, without MinHash");
  command->corpus.add_to(*sub);
  sub->add_option("--at-least", command->at_least, "Lowest Jaccard similarity")
      ->required()
      ->check(CLI::Range(0.05, 1.0));
  sub->add_flag("--any-cost", command->any_cost, "Run it however many comparisons it takes");
  add_output(*sub, "--pairs", command->pairs, std::string("Write the pairs") + kPairFile, kPairEndings);
  command->corpus.figures().add_to(*sub, "Write counts, times and the recipe as JSON");
  add_spreadsheet(*sub, command->cells);
  sub->callback([command, &interrupts, &exit] { exit = execute(*command, interrupts); });
}

}  // namespace lookalike::cli
