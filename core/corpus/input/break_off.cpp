#include "core/corpus/input/break_off.h"

namespace lookalike {

std::string break_off_reason(const Error& failure) {
  return "The data are truncated here, and the rest is lost: " + failure.message;
}

}  // namespace lookalike
