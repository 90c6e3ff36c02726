#pragma once

#include <QStringList>

#include "core/query/pair_filter.h"

namespace lookalike {

/// The words that a search for documents looks for.
QStringList searched_words(const QString& search);

/// The words that pairs must have to pass; those that they must not have are left out. O(filter).
QStringList filter_words(const PairFilter& filter);

}  // namespace lookalike
