#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/load_options.h"

namespace lookalike {

/// Names of the columns or fields that make up a document; the values of several are joined.
struct DocumentColumns {
  std::vector<std::string> text, id, title;
  std::vector<std::string> details;  // shown with a review: score and summary

  /// All names, in this order.
  std::vector<std::string> all() const;
};

/// Position of the column of that name: an exact match first, then one that ignores the case of ASCII letters.
std::optional<std::size_t> find_column(const std::vector<std::string>& header, std::string_view name);

/// Whether one of these names is that of the text column: the requested one, or else a common one.
bool names_text(const std::vector<std::string>& header, const LoadOptions& options);

/// The columns that the options request, or else those with common names. Errors: wrong_content, with the expected
/// names and the columns that were found.
Result<DocumentColumns> choose_columns(const std::vector<std::string>& header, const LoadOptions& options);

/// Column names as single lines without surrounding blanks, made distinct: an empty name becomes the number of its
/// column, and a repeated name gets a number.
std::vector<std::string> distinct_names(std::vector<std::string> names);

/// `"Id", "Title", "Price"`; long names and long lists are shortened visibly.
std::string list_of_names(const std::vector<std::string>& names);

/// The list as the end of a sentence, and the name that was probably meant by a wrong one.
std::string names_instead_of(const std::string& wrong, const std::vector<std::string>& names);

/// The error wrong_content for a missing column, with the existing names.
tl::unexpected<Error> no_such_column(const std::string& column, const std::vector<std::string>& names);

}  // namespace lookalike
