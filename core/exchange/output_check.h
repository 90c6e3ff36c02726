#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace lookalike {

/// Refuses outputs that would replace an input file or one another. Files are compared by device and inode, so links
/// count as their targets; a folder counts as the files in it. Skips empty names and anything that is not a regular
/// file. O(inputs + outputs), with the files of each folder if an output exists. Errors: bad_usage, with both names.
Result<void> check_outputs(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

}  // namespace lookalike
