#pragma once

#include "core/base/index.h"

namespace lookalike {

/// Two documents, a < b, and their exact similarity.
struct ExactPair {
  DocumentIndex a, b;
  double jaccard = 0;

  bool operator==(const ExactPair&) const = default;
};

}  // namespace lookalike
