#include "core/base/bounded_json.h"

#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

using Json = nlohmann::ordered_json;

tl::unexpected<Error> wrong(const std::string& sentence) {
  return failure(ErrorCode::wrong_content, sentence);
}

[[noreturn]] void refuse(std::string_view name, const std::string& why) {
  throw WrongMember("\"" + std::string(name) + "\" " + why);
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (text.size() > kLongestJson)
    return wrong("JSON of more than " + std::to_string(kLongestJson >> 20) + " MiB is not supported.");
  bool too_deep = false;
  const auto keep = [&too_deep](int around, Json::parse_event_t event, Json&) {
    const bool opens = event == Json::parse_event_t::array_start || event == Json::parse_event_t::object_start;
    too_deep = too_deep || (opens && around >= kDeepestJson);
    return !too_deep;
  };
  Json json = Json::parse(text, keep, false);
  if (too_deep) return wrong("it is nested deeper than " + std::to_string(kDeepestJson) + " levels.");
  if (json.is_discarded()) return wrong("it is not JSON.");
  return json;
}

const Json* find_member(const Json& json, std::string_view name) {
  if (!json.is_object()) refuse(name, "is missing: its parent is not an object.");
  const auto found = json.find(name);
  return found == json.end() ? nullptr : &*found;
}

const Json& member(const Json& json, std::string_view name) {
  const Json* found = find_member(json, name);
  if (!found) refuse(name, "is missing.");
  return *found;
}

const std::vector<Json>& array_member(const Json& json, std::string_view name) {
  const Json& value = member(json, name);
  if (!value.is_array()) refuse(name, "is not a list.");
  return value.get_ref<const Json::array_t&>();
}

std::string text_member(const Json& json, std::string_view name) {
  const Json& value = member(json, name);
  if (!value.is_string()) refuse(name, "is not a text.");
  return value.get<std::string>();
}

std::vector<std::string> texts_member(const Json& json, std::string_view name) {
  std::vector<std::string> texts;
  for (const Json& value : array_member(json, name)) {
    if (!value.is_string()) refuse(name, "is not a list of texts.");
    texts.push_back(value.get<std::string>());
  }
  return texts;
}

bool flag_member(const Json& json, std::string_view name) {
  const Json& value = member(json, name);
  if (!value.is_boolean()) refuse(name, "is neither true nor false.");
  return value.get<bool>();
}

double number_member(const Json& json, std::string_view name) {
  const Json& value = member(json, name);
  if (!value.is_number()) refuse(name, "is not a number.");
  return value.get<double>();
}

std::uint64_t count_member(const Json& json, std::string_view name, std::uint64_t most) {
  const Json& value = member(json, name);
  const bool whole = value.is_number_unsigned() || (value.is_number_integer() && value.get<std::int64_t>() >= 0);
  if (!whole || value.get<std::uint64_t>() > most)
    refuse(name, "is not a whole number from 0 to " + std::to_string(most) + ".");
  return value.get<std::uint64_t>();
}

}  // namespace lookalike
