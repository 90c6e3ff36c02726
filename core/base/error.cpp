#include "core/base/error.h"

#include "core/base/value_text.h"

namespace lookalike {
namespace {

// Bytes: more than any path that can be opened in practice, less than a window or a terminal can handle.
constexpr std::size_t kLongestPlace = 1'000;
constexpr std::size_t kLongestMessage = 4'000;

}  // namespace

std::string to_string(const Place& place) {
  std::string text = shortened(place.file, kLongestPlace);
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
  const std::string message = shortened(error.message, kLongestMessage);
  return place.empty() ? message : place + ": " + message;
}

}  // namespace lookalike
