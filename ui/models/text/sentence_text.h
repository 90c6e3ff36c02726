#pragma once

#include <QString>
#include <string>

namespace lookalike {

/// A sentence of the core as the window writes it: whole numbers of four digits and more are grouped as by
/// `count_text`. For sentences that name no file and quote no text. O(length).
QString sentence_text(const std::string& sentence);

}  // namespace lookalike
