#pragma once

#include <QString>
#include <string>

namespace lookalike {

/// A note of a sweep, "12345 of 19043 documents ...", with the counts that it begins with as they are written
/// elsewhere.
QString note_text(const std::string& note);

}  // namespace lookalike
