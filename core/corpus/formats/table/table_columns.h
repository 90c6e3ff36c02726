#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/corpus/load_options.h"

namespace lookalike {

/// Name of the column or field that holds the text when none was chosen.
inline constexpr std::string_view kReviewText = "review/text";
inline constexpr std::string_view kJsonText = "text";

/// Columns of a document's fields in a row.
struct TableColumns {
  std::size_t text = 0;
  std::optional<std::size_t> id, title;
  std::vector<std::size_t> details;  // shown with a review: score and summary
  std::size_t count = 0;
};

/// Position of the column of that name: compared exactly first, then without regard to the case of ASCII letters.
std::optional<std::size_t> find_column(const std::vector<std::string>& header, std::string_view name);

/// The columns the options ask for. Errors: wrong_content, with what was expected and the columns that were found.
Result<TableColumns> choose_columns(const std::vector<std::string>& header, const LoadOptions& options);

/// `"Id", "Title", "Price"`; long names and long lists are shortened, and say so.
std::string list_of_names(const std::vector<std::string>& names);

/// The error wrong_content for a missing column, with the names there are.
tl::unexpected<Error> no_such_column(const std::string& column, const std::vector<std::string>& names);

}  // namespace lookalike
