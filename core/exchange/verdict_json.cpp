#include "core/exchange/verdict_json.h"

#include <nlohmann/json.hpp>

#include "core/base/bounded_json.h"
#include "core/base/short_text.h"

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, sentence);
}

Result<JudgedDocument> document_from(const Json& json, const std::string& name) {
  const std::string text = text_member(json, name);
  const auto digest = text_digest_from(text);
  if (!digest) return wrong("a verdict names a text " + in_quotes(text) + ", which is no digest.");
  const std::string id = name + "_id";
  return JudgedDocument{*digest, find_member(json, id) ? kept_text(text_member(json, id), JudgedPair::kLongestId) : ""};
}

Result<JudgedPair> pair_from(const Json& json) {
  auto a = document_from(json, "a"), b = document_from(json, "b");
  if (!a || !b) return tl::unexpected(a ? b.error() : a.error());
  const std::string name = text_member(json, "verdict");
  const auto verdict = verdict_named(name);
  if (!verdict) return wrong("there is no verdict " + in_quotes(name) + ".");
  std::string note;
  if (find_member(json, "note")) note = kept_text(text_member(json, "note"), JudgedPair::kLongestNote);
  return JudgedPair{std::move(*a), std::move(*b), *verdict, std::move(note)};
}

}  // namespace

Json to_json(const Verdicts& verdicts) {
  Json json = Json::array();
  for (const JudgedPair& pair : verdicts.pairs())
    json.push_back({{"a", to_string(pair.a.text)},
                    {"b", to_string(pair.b.text)},
                    {"a_id", pair.a.id},
                    {"b_id", pair.b.id},
                    {"verdict", to_string(pair.verdict)},
                    {"note", pair.note}});
  return json;
}

Result<Verdicts> verdicts_from(const std::vector<Json>& json) {
  if (json.size() > Verdicts::kMost) return wrong("it has more than " + std::to_string(Verdicts::kMost) + " verdicts.");
  Verdicts verdicts;
  for (const Json& one : json) {
    auto pair = pair_from(one);
    if (!pair) return tl::unexpected(pair.error());
    verdicts.put(std::move(*pair));
  }
  return verdicts;
}

}  // namespace lookalike
