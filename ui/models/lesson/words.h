#pragma once

#include <QCoreApplication>
#include <QVariant>

#include "ui/models/text/number_text.h"

namespace lookalike {

/// Words of the lesson in the window's language.
inline QString tr(const char* text) {
  return QCoreApplication::translate("Lesson", text);
}

/// "0.667": rounded to so many decimals.
inline QString rounded(double number, int decimals = 3) {
  return decimal_text(number, decimals);
}

/// A sentence with values in its places %1, %2, ...; a value that looks like a place stays as it is.
template <typename... Values>
QString say(const QString& sentence, const Values&... values) {
  return sentence.arg(QVariant::fromValue(values).toString()...);
}

}  // namespace lookalike
