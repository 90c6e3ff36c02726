#include "core/exchange/judged_json.h"

#include <nlohmann/json.hpp>

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

}  // namespace

Json judged_json(const JudgedSummary& summary) {
  Json strata = Json::array();
  for (const JudgedStratum& stratum : summary.strata) strata.push_back(stratum_json(stratum));
  return {{"verdicts", summary.verdicts},
          {"absent", summary.absent},
          {"counts", counts_json(summary.counts)},
          {"accepted", counts_json(summary.accepted)},
          {"among_judged", against_verdicts_json(summary.against)},
          {"precision", precision_json(summary.precision)},
          {"strata", std::move(strata)}};
}

Json against_verdicts_json(const Confusion& against) {
  return {{"true_positives", against.true_positives},
          {"false_positives", against.false_positives},
          {"false_negatives", against.false_negatives},
          {"recall", share_json(against.recall_of_all())},
          {"precision", share_json(against.precision())}};
}

}  // namespace lookalike
