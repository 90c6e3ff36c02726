#include "core/exchange/scale_json.h"

#include <nlohmann/json.hpp>

#include "core/experiment/scale/scale_words.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

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
