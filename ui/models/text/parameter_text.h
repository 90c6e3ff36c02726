#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// A text of the core, translated if packaging/translate lists it.
inline QString core_text(std::string_view text) {
  return QCoreApplication::translate("Core", std::string(text).c_str());
}
inline QString parameter_label(const Parameter& parameter) {
  return core_text(parameter.label);
}
inline QString parameter_meaning(const Parameter& parameter) {
  return core_text(parameter.meaning);
}

}  // namespace lookalike
