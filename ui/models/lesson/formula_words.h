#pragma once

#include <QString>
#include <cstdint>

#include "ui/models/lesson/formula_scene.h"

namespace lookalike::lesson {

/// "20 bands of 5 rows".
QString bands_of_rows(std::uint32_t bands, std::uint32_t rows);

/// The number of values whose agreement is multiplied: those of a band, or five if it has only one.
std::uint32_t factors_of(const FormulaInputs& inputs);

QString formula_sentence(const FormulaStep& step);

/// The hint below the sentence, empty at the first step.
QString formula_note(const FormulaStep& step);

}  // namespace lookalike::lesson
