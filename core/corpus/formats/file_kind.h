#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lookalike {

/// What a file is that holds neither texts nor records, by its first bytes: "a PDF document", "a SQLite database", by
/// libmagic and a few marks that it does not know. Empty for text and for unknown bytes.
std::optional<std::string> kind_of_file(std::string_view head);

}  // namespace lookalike
