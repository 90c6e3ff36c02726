#include "core/base/resources.h"

namespace lookalike {

std::string_view embedded_resource(std::string_view name) {
  for (const auto& resource : embedded_resources())
    if (resource.name == name) return resource.text;
  return {};
}

std::string_view version() {
  return LOOKALIKE_VERSION;
}

}  // namespace lookalike
