#pragma once

#include <QString>
#include <string>

namespace lookalike {

/// A sentence of the core in the style of the window: groups whole numbers of four or more digits like `count_text`,
/// except in quotes, in "2023.csv" or in a date. O(length).
QString sentence_text(const std::string& sentence);

}  // namespace lookalike
