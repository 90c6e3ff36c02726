#pragma once

#include <QString>
#include <string>

namespace lookalike {

/// A sentence of the core as the window writes it: whole numbers of four digits and more are grouped as by
/// `count_text`, but not in what stands in quotes, in "2023.csv" or in a date. O(length).
QString sentence_text(const std::string& sentence);

}  // namespace lookalike
