#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lookalike {

/// "exact", "exact or none", "exact, signature or none".
std::string alternatives(const std::vector<std::string_view>& names);

/// ` Did you mean "shingles.k"?` for the known name that most resembles a wrong one, or that is the wrong one after a
/// part and a dot; empty if none does. O(known x length^2).
std::string did_you_mean(std::string_view wrong, const std::vector<std::string_view>& known);

}  // namespace lookalike
