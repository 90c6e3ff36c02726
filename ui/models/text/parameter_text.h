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
/// "k" of "Shingle length k"; the whole label if it ends with no letter.
inline QString parameter_letter(const Parameter& parameter) {
  const QString label = parameter_label(parameter), last = label.section(u' ', -1);
  return last.size() == 1 ? last : label;
}
inline QString parameter_meaning(const Parameter& parameter) {
  return core_text(parameter.meaning);
}

}  // namespace lookalike
