#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The core's texts of a parameter in the language of the window.
inline QString parameter_label(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.label).c_str());
}
inline QString parameter_meaning(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.meaning).c_str());
}

}  // namespace lookalike
