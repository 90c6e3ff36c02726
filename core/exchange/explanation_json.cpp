#include "core/exchange/explanation_json.h"

#include <nlohmann/json.hpp>

namespace lookalike {

nlohmann::ordered_json explanation_json(const PairExplanation& pair, const Recipe& recipe) {
  nlohmann::ordered_json json;
  json["a"] = pair.a.value;
  json["b"] = pair.b.value;
  json["shingles"] = {pair.shingles_a, pair.shingles_b};
  json["shared"] = pair.overlap.common;
  json["together"] = pair.overlap.together;
  json["jaccard"] = pair.jaccard;
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
  json["kept"] = pair.kept;
  json["accepted"] = pair.accepted;
  json["candidate_chance"] = pair.candidate_chance;
  json["found_chance"] = pair.found_chance;
  json["sentences"] = explanation_sentences(pair, recipe);
  return json;
}

}  // namespace lookalike
