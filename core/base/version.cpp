#include "core/base/version.h"

namespace lookalike {

std::string_view version() {
  return LOOKALIKE_VERSION;
}

}  // namespace lookalike
