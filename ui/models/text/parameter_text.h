#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/pipeline/recipe.h"

namespace lookalike {

/// The core's texts about a parameter, translated.
inline QString parameter_label(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.label).c_str());
}
/// "k" of "Shingle length k"; the whole label if it ends with no letter.
inline QString parameter_letter(const Parameter& parameter) {
  const QString label = parameter_label(parameter), last = label.section(u' ', -1);
  return last.size() == 1 ? last : label;
}
inline QString parameter_meaning(const Parameter& parameter) {
  return QCoreApplication::translate("Parameter", std::string(parameter.meaning).c_str());
}

}  // namespace lookalike
