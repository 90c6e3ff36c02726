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

/// The chance of a pair of this similarity as "0.667", or as "0.9997" or "> 0.999" rather than a rounded "1.000": only
/// equal texts are certain.
inline QString chance_text(double chance, double similarity) {
  if (similarity == 1 || chance <= 0.9995) return rounded(chance);
  return chance > 0.99995 ? QStringLiteral("> 0.999") : rounded(chance, 4);
}

/// Inserts values at %1, %2, ... of a sentence; a value that contains "%1" stays unchanged.
template <typename... Values>
QString say(const QString& sentence, const Values&... values) {
  return sentence.arg(QVariant::fromValue(values).toString()...);
}

}  // namespace lookalike
