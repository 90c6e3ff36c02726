#pragma once

#include <string>

#include "core/base/error.h"

namespace lookalike {

/// Writes the page of report_html as PDF on A4: charts as pictures of 300 dots per inch, pairs in two columns, marks in
/// colour. Any thread. Takes about as long as Qt lays out the text. Errors: unwritable.
Result<void> write_report_pdf(const std::string& html, const std::string& path);

}  // namespace lookalike
