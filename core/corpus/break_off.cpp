#include "core/corpus/break_off.h"

namespace lookalike {
namespace {

constexpr std::string_view kBreaksOff = "The data break off here, what follows is lost: ";

}  // namespace

std::string break_off_reason(const Error& failure) {
  return std::string(kBreaksOff) + failure.message;
}

bool breaks_off(const Damage& damage) {
  return !damage.kept && damage.reason.starts_with(kBreaksOff);
}

}  // namespace lookalike
