#include "ui/models/reading/shown_places.h"

#include <algorithm>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

bool is_white(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

int units_of(char lead) {
  return continues_character(lead) ? 0 : static_cast<unsigned char>(lead) >= 0xF0 ? 2 : 1;
}

}  // namespace

ShownPlaces::ShownPlaces(std::string_view text, std::string_view shown) {
  units_.reserve(text.size() + 1);
  begins_.reserve(text.size() + 1);
  std::size_t at = 0;
  int units = 0;
  const auto pass = [&] { units += units_of(shown[at++]); };
  for (const char c : text) {
    units_.push_back(units);
    if (!is_white(c))
      while (at < shown.size() && is_white(shown[at])) pass();
    begins_.push_back(units);
    if (at < shown.size() && (is_white(c) ? is_white(shown[at]) : c == shown[at])) pass();
  }
  units_.push_back(units);
  begins_.push_back(units);
}

TextRange ShownPlaces::range(const TextSpan& span) const {
  if (span.length == 0) return {at(span.offset), 0};
  const int begin = begins_[span.offset];
  return {begin, std::max(0, at(span.offset + span.length) - begin)};
}

}  // namespace lookalike
