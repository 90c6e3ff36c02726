#include "core/exchange/runs/report_json.h"

#include <nlohmann/json.hpp>

#include "core/base/resources.h"
#include "core/exchange/result_tables.h"

namespace lookalike {
namespace {

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
