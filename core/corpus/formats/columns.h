#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/corpus/load_options.h"

namespace lookalike {

/// Names of the columns or fields that a document is made of; of several, the values are joined.
struct DocumentColumns {
  std::vector<std::string> text, id, title;
  std::vector<std::string> details;  // shown with a review: score and summary

  /// All of them, in that order.
  std::vector<std::string> all() const;
};

/// Position of the column of that name: compared exactly first, then without regard to the case of ASCII letters.
std::optional<std::size_t> find_column(const std::vector<std::string>& header, std::string_view name);

/// Whether one of these names is that of the text: the one that was asked for, or else a usual one.
bool names_text(const std::vector<std::string>& header, const LoadOptions& options);

/// The columns that the options ask for, or else those of a usual name, among the ones there are. Errors:
/// wrong_content, with what was expected and the columns that were found.
Result<DocumentColumns> choose_columns(const std::vector<std::string>& header, const LoadOptions& options);

/// Names of columns in one line, without blanks around them, and each another one: an empty name becomes the number of
/// its column, and a name that occurs again gets a number.
std::vector<std::string> distinct_names(std::vector<std::string> names);

/// `"Id", "Title", "Price"`; long names and long lists are shortened, and say so.
std::string list_of_names(const std::vector<std::string>& names);

/// The error wrong_content for a missing column, with the names there are.
tl::unexpected<Error> no_such_column(const std::string& column, const std::vector<std::string>& names);

}  // namespace lookalike
