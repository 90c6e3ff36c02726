#pragma once

#include <QCoreApplication>
#include <QVariant>

#include "ui/models/text/display_text.h"

namespace lookalike {

/// A translated text of the lesson.
inline QString tr(const char* text) {
  return QCoreApplication::translate("Lesson", text);
}

/// "0.667": rounded to `decimals` decimals.
inline QString rounded(double number, int decimals = 3) {
  return decimal_text(number, decimals);
}

/// Inserts values at %1, %2, ... of a sentence; a value that contains "%1" stays unchanged.
template <typename... Values>
QString say(const QString& sentence, const Values&... values) {
  return sentence.arg(QVariant::fromValue(values).toString()...);
}

}  // namespace lookalike
