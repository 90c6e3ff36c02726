#include "core/corpus/input/break_off.h"

namespace lookalike {

std::string break_off_reason(const Error& failure) {
  return "The data break off here, what follows is lost: " + failure.message;
}

}  // namespace lookalike
