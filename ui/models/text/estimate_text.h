#pragma once

#include <QString>

#include "core/experiment/ground_truth/similarity_distribution.h"

namespace lookalike {

/// An expected number of pairs as a whole one, 0 at least: "1 204".
QString whole_text(double number);

/// The limits of an expected number of pairs: "783 to 841"; one number where they are the same.
QString limits_text(const Estimate& estimate);

}  // namespace lookalike
