#include "core/base/error.h"

namespace lookalike {

std::string to_string(const Place& place) {
  std::string text = place.file;
  const auto append = [&text](const char* what, std::uint64_t number) {
    if (!text.empty()) text += ", ";
    text += what + std::to_string(number);
  };
  if (place.record) append("record ", *place.record);
  if (place.byte) append("byte ", *place.byte);
  return text;
}

std::string to_string(const Error& error) {
  const std::string place = to_string(error.place);
  return place.empty() ? error.message : place + ": " + error.message;
}

}  // namespace lookalike
