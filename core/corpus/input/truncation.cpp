#include "core/corpus/input/truncation.h"

namespace lookalike {

std::string truncation_reason(const Error& failure) {
  return "The data are truncated here, and the rest is lost: " + failure.message;
}

}  // namespace lookalike
