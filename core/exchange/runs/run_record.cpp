#include "core/exchange/runs/run_record.h"

#include <nlohmann/json.hpp>
#include <tuple>

#include "core/base/bounded_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

Json figures_json(const RunFigures& figures) {
  Json json = {{"digest", figures.digest},
               {"candidates", figures.candidates},
               {"similar", figures.similar},
               {"seconds", figures.seconds}};
  if (const auto& counts = figures.against_truth)
    json.update({{"true_positives", counts->true_positives},
                 {"false_positives", counts->false_positives},
                 {"false_negatives", counts->false_negatives},
                 {"identical", counts->identical}});
  if (figures.recall) json.update({{"recall_low", figures.recall->low}, {"recall_high", figures.recall->high}});
  if (figures.bytes) json["bytes"] = *figures.bytes;
  return json;
}

RunFigures figures_from(const Json& json) {
  RunFigures figures{text_member(json, "digest"),
                     count_member(json, "candidates"),
                     count_member(json, "similar"),
                     {},
                     {},
                     number_member(json, "seconds"),
                     {}};
  if (find_member(json, "true_positives"))
    figures.against_truth = {count_member(json, "true_positives"), count_member(json, "false_positives"),
                             count_member(json, "false_negatives"), count_member(json, "identical")};
  if (find_member(json, "recall_low"))
    figures.recall = {number_member(json, "recall_low"), number_member(json, "recall_high")};
  if (find_member(json, "bytes")) figures.bytes = count_member(json, "bytes");
  return figures;
}

}  // namespace

RunFigures figures_of(const RunResult& run, const EvaluationSummary* summary, const std::string& digest,
                      std::span<const RunRecord> known) {
  const RunReport& report = run.report;
  RunFigures figures{digest, report.counts.candidates, report.counts.similar, {},
                     {},     report.seconds.total,     report.cached.total()};
  if (summary && summary->run.get() == &run) {
    figures.against_truth = summary->counts;
    if (summary->counts.recall() && !summary->forecast.by_curve) figures.recall = summary->forecast.recall.limits;
    return figures;
  }
  for (const RunRecord& record : known)
    if (record.recipe == run.recipe && record.figures && record.figures->digest == digest)
      std::tie(figures.against_truth, figures.recall) = std::tie(record.figures->against_truth, record.figures->recall);
  return figures;
}

RunFigures figures_of(const SweepRow& row, const std::string& digest) {
  return {digest, row.candidates, row.similar, row.against_truth, {}, row.seconds.total, {}};
}

Json to_json(const RunRecord& record) {
  Json json = {{"name", record.name}, {"drawn", record.drawn}, {"recipe", to_json(record.recipe)}};
  if (record.figures) json["figures"] = figures_json(*record.figures);
  return json;
}

Result<RunRecord> run_record_from(const Json& json) {
  const auto recipe = recipe_of(member(json, "recipe"));
  if (!recipe) return tl::unexpected(recipe.error());
  RunRecord record{
      stored_text(text_member(json, "name"), RunRecord::kLongestName), *recipe, flag_member(json, "drawn"), {}};
  if (const Json* figures = find_member(json, "figures")) record.figures = figures_from(*figures);
  return record;
}

}  // namespace lookalike
