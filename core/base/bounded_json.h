#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace lookalike {

/// Maximum nesting of arrays and objects in JSON input: far more than the program's own files have, and shallow enough
/// for the stack, since copying and writing a value recurse.
inline constexpr int kDeepestJson = 64;

/// Maximum bytes of one JSON text.
inline constexpr std::size_t kLongestJson = std::size_t{256} << 20;

/// Reads one JSON value. Errors: wrong_content (not JSON, more than kLongestJson bytes, more than kDeepestJson levels).
Result<nlohmann::ordered_json> parse_json(std::string_view text);

/// A member is missing, has the wrong type or is out of range; the message names it. Readers of a file catch it and
/// return an Error.
class WrongMember : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Members of an object by name. Each throws WrongMember, even if `json` is not an object.

const nlohmann::ordered_json& member(const nlohmann::ordered_json& json, std::string_view name);
const nlohmann::ordered_json* find_member(const nlohmann::ordered_json& json, std::string_view name);
const std::vector<nlohmann::ordered_json>& array_member(const nlohmann::ordered_json& json, std::string_view name);
std::string text_member(const nlohmann::ordered_json& json, std::string_view name);
std::vector<std::string> texts_member(const nlohmann::ordered_json& json, std::string_view name);
bool flag_member(const nlohmann::ordered_json& json, std::string_view name);
double number_member(const nlohmann::ordered_json& json, std::string_view name);

/// A whole number from 0 to `most`.
std::uint64_t count_member(const nlohmann::ordered_json& json, std::string_view name,
                           std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

}  // namespace lookalike
