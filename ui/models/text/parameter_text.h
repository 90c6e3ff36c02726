#pragma once

#include <QCoreApplication>
#include <QString>
#include <string>
#include <string_view>

#include "core/base/error.h"
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

/// "k = 3, t = 0.8" for "shingles.k=3,verify.threshold=0.8", and back; a letter, label or key names a parameter.
QString settings_text(const std::string& reference);
/// Errors: bad_usage (a part is not a setting).
Result<std::string> settings_from(const QString& text);

}  // namespace lookalike
