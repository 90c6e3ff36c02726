#include "core/corpus/formats/table/table_columns.h"

#include <algorithm>

#include "core/base/utf8_text.h"

namespace lookalike {
namespace {

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equal_but_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

tl::unexpected<Error> missing(std::string_view what, std::string_view name, const std::vector<std::string>& header) {
  return failure(ErrorCode::wrong_content, "A column \"" + std::string(name) + "\" for the " + std::string(what) +
                                               " was expected; the columns found are " + list_of_names(header) + ".");
}

Result<std::optional<std::size_t>> chosen_or_usual(const std::vector<std::string>& header, std::string_view what,
                                                   const std::string& chosen, std::string_view usual, bool none) {
  if (none) return std::nullopt;
  const auto column = find_column(header, chosen.empty() ? usual : std::string_view(chosen));
  if (!column && !chosen.empty()) return missing(what, chosen, header);
  return column;
}

}  // namespace

std::optional<std::size_t> find_column(const std::vector<std::string>& header, std::string_view name) {
  auto found = std::ranges::find(header, name);
  if (found == header.end())
    found = std::ranges::find_if(header, [name](const std::string& column) { return equal_but_case(column, name); });
  if (found == header.end()) return std::nullopt;
  return static_cast<std::size_t>(found - header.begin());
}

Result<TableColumns> choose_columns(const std::vector<std::string>& header, const LoadOptions& options) {
  const std::string_view text_name = options.text_column.empty() ? kReviewText : std::string_view(options.text_column);
  const auto text = find_column(header, text_name);
  if (!text) return missing("text", text_name, header);
  const auto id = chosen_or_usual(header, "id", options.id_column, "Id", options.no_id);
  if (!id) return tl::unexpected(id.error());
  const auto title = chosen_or_usual(header, "title", options.title_column, "Title", options.no_title);
  if (!title) return tl::unexpected(title.error());

  TableColumns columns{*text, *id, *title, {}, header.size()};
  for (const std::string_view name : {"review/score", "review/summary"})
    if (const auto column = find_column(header, name); column && column != text) columns.details.push_back(*column);
  return columns;
}

std::string list_of_names(const std::vector<std::string>& names) {
  constexpr std::size_t kMostNames = 40, kLongestName = 60;
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i)
    list += (i > 0 ? ", \"" : "\"") + shorten(names[i], kLongestName) + '"';
  if (names.size() > kMostNames) list += " and " + std::to_string(names.size() - kMostNames) + " more";
  return names.empty() ? "none" : list;
}

tl::unexpected<Error> no_such_column(const std::string& column, const std::vector<std::string>& names) {
  return failure(ErrorCode::wrong_content, "There is no column \"" + column +
                                               (names.size() == 1 ? "\"; the column is " : "\"; the columns are ") +
                                               list_of_names(names) + ".");
}

}  // namespace lookalike
