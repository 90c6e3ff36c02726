#include "core/exchange/runs/result_json.h"

#include <nlohmann/json.hpp>

#include "core/experiment/scale/scale_words.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

Json counts_json(const VerdictCounts& counts) {
  return {{"same", counts.same}, {"near", counts.near}, {"different", counts.different}, {"unsure", counts.unsure}};
}

Json share_json(const std::optional<double>& share) {
  return share ? Json(*share) : Json();
}

Json stratum_json(const JudgedStratum& stratum) {
  Json json{{"from", stratum.from}, {"to", stratum.to}, {"accepted", stratum.accepted}};
  json.update(counts_json(stratum.of_accepted));
  const auto share = stratum.of_accepted.share();
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

Json estimate_json(const Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.limits.low}, {"high", estimate.limits.high}};
}

Json growth_json(const Growth& growth) {
  return {
      {"now", growth.now}, {"families", estimate_json(growth.families)}, {"sampled", estimate_json(growth.sampled)}};
}

Json range_json(double low, double high) {
  return {{"families", low}, {"sampled", high}};
}

}  // namespace

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

}  // namespace lookalike
