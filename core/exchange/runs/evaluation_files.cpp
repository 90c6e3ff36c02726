#include "core/exchange/runs/evaluation_files.h"

#include <cmath>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "core/base/csv_text.h"
#include "core/exchange/runs/report_json.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

Json limits_json(const Interval& limits) {
  return {{"low", limits.low}, {"high", limits.high}};
}

Json bin_json(const CurveBin& bin) {
  Json json = {{"from", bin.from},          {"to", bin.to},
               {"pairs", bin.pairs},        {"candidates", bin.candidates},
               {"kept", bin.passed},        {"accepted", bin.accepted},
               {"predicted", bin.predicted}};
  if (bin.pairs == 0) return json;
  json["mean"] = bin.mean;
  json["candidate_limits"] = limits_json(bin.candidate_share);
  json["kept_limits"] = limits_json(bin.passed_share);
  json["accepted_limits"] = limits_json(bin.accepted_share);
  return json;
}

void append_numbers(std::string& line, std::initializer_list<double> numbers) {
  for (const double number : numbers) {
    line += ',';
    append_number(line, number);
  }
}

}  // namespace

std::string curve_csv(const std::vector<CurveBin>& curve) {
  std::string text = "similarity_from,similarity_to,pairs,candidates,kept,predicted,identical\n";
  for (const CurveBin& bin : curve) {
    append_number(text, bin.from);
    text += ',';
    append_number(text, bin.to);
    for (const std::uint64_t count : {bin.pairs, bin.candidates, bin.passed}) text += ',' + std::to_string(count);
    text += ',';
    append_number(text, bin.predicted);
    text += ',' + std::to_string(bin.identical) + '\n';
  }
  return text;
}

std::string measured_csv(const std::vector<CurveBin>& curve) {
  std::string text =
      "similarity_from,similarity_to,mean,pairs,candidates,kept,accepted,predicted,candidates_low,candidates_high,"
      "kept_low,kept_high,accepted_low,accepted_high,identical\n";
  for (const CurveBin& bin : curve) {
    append_number(text, bin.from);
    append_numbers(text, {bin.to, bin.pairs ? bin.mean : std::nan("")});
    for (const std::uint64_t count : {bin.pairs, bin.candidates, bin.passed, bin.accepted})
      text += ',' + std::to_string(count);
    append_numbers(text, {bin.predicted});
    for (const Interval& limits : {bin.candidate_share, bin.passed_share, bin.accepted_share})
      append_numbers(text, {bin.pairs ? limits.low : std::nan(""), bin.pairs ? limits.high : std::nan("")});
    text += ',' + std::to_string(bin.identical) + '\n';
  }
  return text;
}

std::string histogram_csv(const std::vector<SimilarityDistribution::Bin>& histogram) {
  std::string text = "similarity_from,similarity_to,pairs,pairs_low,pairs_high,sampled\n";
  for (const auto& bin : histogram) {
    append_number(text, bin.from);
    append_numbers(text, {bin.to, bin.pairs.value, bin.pairs.limits.low, bin.pairs.limits.high});
    text += bin.sampled ? ",1\n" : ",0\n";
  }
  return text;
}

nlohmann::ordered_json confusion_json(double threshold, const Confusion& counts) {
  return {{"threshold", threshold},
          {"true_positives", counts.true_positives},
          {"false_positives", counts.false_positives},
          {"false_negatives", counts.false_negatives},
          {"recall", share_json(counts.recall_of_all())},
          {"precision", share_json(counts.precision_of_all())},
          {"f1", share_json(counts.f1())},
          {"identical", counts.identical},
          {"different",
           {{"pairs", counts.different()},
            {"found", counts.different_found()},
            {"missed", counts.false_negatives},
            {"recall", share_json(counts.recall())}}}};
}

nlohmann::ordered_json nearest_json(DocumentIndex document, std::size_t count, const NearestConfusion& nearest) {
  return {{"document", document.value},
          {"count", count},
          {"candidates", nearest.candidates},
          {"true_positives", nearest.counts.true_positives},
          {"false_positives", nearest.counts.false_positives},
          {"false_negatives", nearest.counts.false_negatives}};
}

nlohmann::ordered_json truth_json(const SimilarityDistribution& distribution) {
  return {{"at_least", distribution.floor()}, {"pairs", distribution.pairs_from(distribution.floor())}};
}

nlohmann::ordered_json curve_json(const std::vector<CurveBin>& curve) {
  Json json = Json::array();
  for (const CurveBin& bin : curve) json.push_back(bin_json(bin));
  return json;
}

nlohmann::ordered_json histogram_json(const std::vector<SimilarityDistribution::Bin>& histogram) {
  Json json = Json::array();
  for (const auto& bin : histogram) {
    json.push_back({{"from", bin.from}, {"to", bin.to}, {"pairs", bin.pairs.value}, {"sampled", bin.sampled}});
    if (bin.sampled) json.back().update(limits_json(bin.pairs.limits));
  }
  return json;
}

nlohmann::ordered_json forecast_json(const Forecast& forecast) {
  return {{"bands", forecast.lsh.bands},
          {"rows", forecast.lsh.rows},
          {"similar", forecast.similar},
          {"identical", forecast.identical},
          {"different", forecast.different()},
          {"candidates", estimate_json(forecast.candidates)},
          {"rough", forecast.rough},
          {"kept", estimate_json(forecast.passed)},
          {"missed", estimate_json(forecast.missed)},
          {"recall", estimate_json(forecast.recall)},
          {"lost_by_prefix", estimate_json(forecast.prefix_loss)},
          {"lost_by_signature", estimate_json(forecast.signature_loss)},
          {"at_threshold", forecast.at_threshold},
          {"whole_recall", estimate_json(forecast.whole_recall)},
          {"by_curve", forecast.by_curve}};
}

nlohmann::ordered_json scope_json(const SampleScope& scope, const Estimate& different_pairs) {
  return {{"documents", scope.documents},
          {"of", scope.of},
          {"pairs_for_one", scope.pairs_for_one()},
          {"different_pairs", estimate_json(different_pairs)}};
}

nlohmann::ordered_json unverified_json(const UnverifiedPrice& price) {
  const auto removal = [](const Removal& r) -> Json { return {{"documents", r.documents}, {"largest", r.largest}}; };
  return {{"by_candidates", removal(price.by_candidates)},
          {"by_verified", removal(price.by_verified)},
          {"too_many", price.too_many()}};
}

nlohmann::ordered_json threshold_json(const ThresholdSuggestion& suggestion) {
  Json json = {{"threshold", share_json(suggestion.threshold)}, {"sentence", suggestion.sentence}};
  if (const auto& gap = suggestion.gap)
    json["gap"] = {{"from", gap->from}, {"to", gap->to}, {"inside", gap->inside}, {"above", gap->above}};
  const auto& [present, lower, higher, added, taken] = suggestion.surroundings;
  if (lower) json["lower"] = {{"threshold", *lower}, {"added", added}};
  if (higher) json["higher"] = {{"threshold", *higher}, {"taken", taken}};
  return json;
}

}  // namespace lookalike
