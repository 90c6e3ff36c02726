#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The core's texts about a parameter, translated.
inline QString parameter_label(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.label).c_str());
}
inline QString parameter_meaning(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.meaning).c_str());
}

}  // namespace lookalike
