#include "core/exchange/runs/report_json.h"

#include <nlohmann/json.hpp>

#include "core/base/resources.h"
#include "core/exchange/result_tables.h"
#include "core/experiment/scale/scale_forecast.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

Json counts_json(const VerdictCounts& counts) {
  return {{"same", counts.same}, {"near", counts.near}, {"different", counts.different}, {"unsure", counts.unsure}};
}

Json stratum_json(const JudgedStratum& stratum) {
  Json json{{"from", stratum.from}, {"to", stratum.to}, {"accepted", stratum.accepted}};
  json.update(counts_json(stratum.of_accepted));
  const auto share = stratum.counted.share();
  json["counted"] = stratum.counted.decided();
  const Interval limits = stratum.limits();
  json["share"] = share_json(share);
  json["low"] = share ? Json(limits.low) : Json();
  json["high"] = share ? Json(limits.high) : Json();
  json["all"] = counts_json(stratum.of_all);
  return json;
}

Json precision_json(const std::optional<JudgedSummary::Precision>& precision) {
  if (!precision) return {};
  return {{"share", precision->share},     {"low", precision->limits.low},    {"high", precision->limits.high},
          {"covered", precision->covered}, {"accepted", precision->accepted}, {"identical", precision->identical}};
}

Json agreement_json(const Agreement& agreement) {
  const auto kappa = agreement.kappa();
  return {{"judges", {agreement.judge_a, agreement.judge_b}},
          {"both", agreement.both()},
          {"agreed", agreement.agreed()},
          {"kappa", share_json(kappa)},
          {"low", kappa ? Json(agreement.limits().low) : Json()},
          {"high", kappa ? Json(agreement.limits().high) : Json()},
          {"pairs", agreement.pairs}};
}

Json growth_json(const Growth& growth) {
  return {
      {"now", growth.now}, {"families", estimate_json(growth.families)}, {"sampled", estimate_json(growth.sampled)}};
}

Json range_json(double low, double high) {
  return {{"families", low}, {"sampled", high}};
}

using Json = nlohmann::ordered_json;

Json counts_json(const RunCounts& counts) {
  return {{"documents", counts.documents},
          {"skipped", counts.skipped},
          {"without_text", counts.without_text},
          {"without_shingles", counts.without_shingles},
          {"tokens", counts.tokens},
          {"shingles", counts.shingles},
          {"candidates", counts.candidates},
          {"kept", counts.passed},
          {"similar", counts.similar},
          {"documents_with_match", counts.documents_with_match}};
}

Json seconds_json(const StageSeconds& seconds) {
  return {{"read", seconds.read}, {"clean", seconds.clean},   {"shingle", seconds.shingle}, {"sign", seconds.sign},
          {"band", seconds.band}, {"verify", seconds.verify}, {"total", seconds.total}};
}

Json cached_json(const CachedBytes& cached) {
  return {{"text", cached.text},
          {"tokens", cached.tokens},
          {"shingles", cached.shingles},
          {"signatures", cached.signatures},
          {"bands", cached.bands}};
}

Json damage_json(const Damage& damage) {
  Json json;
  json["file"] = damage.place.file;
  if (damage.place.record) json["record"] = *damage.place.record;
  if (damage.place.byte) json["byte"] = *damage.place.byte;
  json["reason"] = damage.reason;
  json["kept"] = damage.salvaged;
  return json;
}

Json source_json(const LoadReport& source) {
  Json json;
  json["version"] = std::string(version());
  json["corpus"] = {{"path", source.path}, {"format", to_string(source.format)}, {"digest", source.digest}};
  if (!source.remarks.empty()) json["corpus"]["remarks"] = source.remarks;
  return json;
}

void add_damage(Json& json, const LoadReport& source) {
  json["skipped_records"] = Json::array();
  for (const Damage& damage : source.damage) json["skipped_records"].push_back(damage_json(damage));
  json["skipped_records_total"] = source.damage_total;
}

}  // namespace

Json share_json(const std::optional<double>& share) {
  return share ? Json(*share) : Json();
}

Json estimate_json(const Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.limits.low}, {"high", estimate.limits.high}};
}

Json judged_json(const JudgedSummary& summary) {
  Json strata = Json::array();
  for (const JudgedStratum& stratum : summary.strata) strata.push_back(stratum_json(stratum));
  Json agreements = Json::array();
  for (const Agreement& agreement : summary.agreements) agreements.push_back(agreement_json(agreement));
  return {{"verdicts", summary.verdicts},
          {"absent", summary.absent},
          {"counts", counts_json(summary.counts)},
          {"accepted", counts_json(summary.accepted)},
          {"among_judged", against_verdicts_json(summary.against)},
          {"precision", precision_json(summary.precision)},
          {"random", summary.is_random},
          {"left_out", summary.left_out},
          {"strata", std::move(strata)},
          {"agreements", std::move(agreements)}};
}

Json against_verdicts_json(const Confusion& against) {
  return {{"true_positives", against.true_positives},
          {"false_positives", against.false_positives},
          {"false_negatives", against.false_negatives},
          {"recall", share_json(against.recall_of_all())},
          {"precision", share_json(against.precision())}};
}

nlohmann::ordered_json explanation_json(const PairExplanation& pair, const Recipe& recipe) {
  nlohmann::ordered_json json;
  json["a"] = pair.a.value;
  json["b"] = pair.b.value;
  json["shingles"] = {pair.shingles_a, pair.shingles_b};
  json["shared"] = pair.overlap.common;
  json["together"] = pair.overlap.together;
  json["jaccard"] = pair.jaccard;
  json["containment"] = pair.containment;
  json["estimate"] = pair.estimate;
  json["standard_error"] = pair.standard_error;
  json["agreement"] = pair.agreement();
  json["hashes"] = pair.agreeing.size();
  std::string agreeing;
  for (const bool agrees : pair.agreeing) agreeing += agrees ? '1' : '0';
  json["agreeing"] = agreeing;
  json["bands"] = nlohmann::ordered_json::array();
  for (std::size_t band = 0; band < pair.bands.size(); ++band)
    json["bands"].push_back({{"band", band + 1},
                             {"agreeing", pair.bands[band].agreeing},
                             {"shared", pair.bands[band].shared},
                             {"documents", pair.bands[band].documents}});
  json["candidate"] = pair.candidate;
  json["kept"] = pair.passed;
  json["accepted"] = pair.accepted;
  json["candidate_chance"] = pair.candidate_chance;
  json["found_chance"] = pair.found_chance;
  json["sentences"] = explanation_sentences(pair, recipe);
  return json;
}

nlohmann::ordered_json scale_json(const ScaleForecast& forecast) {
  Json shuffles = Json::array();
  for (const ShuffleStage& stage : forecast.shuffles)
    shuffles.push_back({{"stage", stage.name}, {"bytes", range_json(stage.low, stage.high)}});
  return {{"documents", forecast.documents},
          {"from", forecast.from},
          {"similar", growth_json(forecast.similar)},
          {"candidates", growth_json(forecast.candidates)},
          {"largest_bucket", growth_json(forecast.largest_bucket)},
          {"memory",
           {{"least", forecast.least_bytes},
            {"whole", forecast.whole_bytes},
            {"pairs", range_json(forecast.pair_bytes_low, forecast.pair_bytes_high)}}},
          {"spark_shuffles", shuffles},
          {"core_hours",
           {{"signing", forecast.signing_hours},
            {"verifying", range_json(forecast.verifying_hours_low, forecast.verifying_hours_high)},
            {"spark_signing", forecast.spark_signing_hours},
            {"sentence", hours_sentence()}}},
          {"fits_here", forecast.fits_here},
          {"unscored", forecast.unscored},
          {"sentence", machine_sentence(forecast, "lookalike-cli export spark")}};
}

nlohmann::ordered_json report_json(const RunResult& run) {
  const LoadReport& source = run.corpus->report();
  Json json = source_json(source);
  json["recipe"] = to_json(run.recipe);
  json["counts"] = counts_json(run.report.counts);
  json["seconds"] = seconds_json(run.report.seconds);
  json["peak_bytes"] = run.report.peak_bytes;
  json["kept_bytes"] = cached_json(run.report.cached);
  json["kernel"] = run.report.kernel;
  json["warnings"] = run.report.warnings;
  add_damage(json, source);
  return json;
}

nlohmann::ordered_json reading_json(const Corpus& corpus) {
  const LoadReport& source = corpus.report();
  Json json = source_json(source);
  json["counts"] = {{"documents", corpus.size()}, {"skipped", source.skipped}, {"without_text", source.without_text}};
  add_damage(json, source);
  return json;
}

std::string json_text(const nlohmann::ordered_json& json) {
  return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Result<void> write_json(const nlohmann::ordered_json& json, const std::string& path) {
  return write_text(json_text(json), path);
}

}  // namespace lookalike
