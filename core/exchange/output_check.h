#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

namespace lookalike {

/// Refuses outputs that would replace a file that is read, or one another. Files are told apart by device and inode, so
/// links count as what they name; a folder stands for the files in it. Empty names are passed over, and so is what is
/// no regular file. O(inputs + outputs), with the files of each folder where an output exists. Errors: bad_usage, with
/// both names.
Result<void> check_outputs(const std::vector<std::string>& inputs, const std::vector<std::string>& outputs);

}  // namespace lookalike
