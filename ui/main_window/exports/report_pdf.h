#pragma once

#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace lookalike {

/// Writes the page of report_html as PDF on A4: charts as pictures of 300 dots per inch, pairs in two columns, marks in
/// colour. Any thread. Takes about as long as Qt lays out the text. Errors: cancelled (nothing is written), unwritable.
Result<void> write_report_pdf(const std::string& html, const std::string& path, const Progress& progress = {});

}  // namespace lookalike
