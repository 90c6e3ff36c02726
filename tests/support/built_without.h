#pragma once

#include <string>
#include <string_view>

#include "core/base/resources.h"

namespace lookalike::testing {

/// Whether the tested build lacks an optional library, by its title in core/CMakeLists.txt, such as "Brotli".
inline bool built_without(std::string_view title) {
  return embedded_resource("version").find("without " + std::string(title) + ':') != std::string_view::npos;
}

}  // namespace lookalike::testing
