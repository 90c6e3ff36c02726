#pragma once

#include <QString>
#include <string>
#include <vector>

namespace lookalike {

/// The title of the window: the run file with the place of its mark of changes, the corpus and the program, as far as
/// there are any.
QString title_text(const QString& run_file, const std::vector<std::string>& corpus);

}  // namespace lookalike
