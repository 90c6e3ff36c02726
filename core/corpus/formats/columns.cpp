#include "core/corpus/formats/columns.h"

#include <algorithm>
#include <span>

#include "core/base/utf8_text.h"
#include "core/base/value_text.h"

namespace lookalike {
namespace {

using Names = std::span<const std::string_view>;

// The public releases of Amazon reviews come first: Kaggle, 2014 and 2018, 2015.
constexpr std::string_view kTexts[] = {"text", "review/text", "reviewText", "review_body", "content",
                                       "body", "review",      "comment",    "abstract"};
constexpr std::string_view kIds[] = {"Id", "_id", "review_id", "asin"};
constexpr std::string_view kTitles[] = {"Title", "review_headline", "summary", "headline"};
constexpr std::string_view kDetails[] = {"review/score", "review/summary"};

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool equal_but_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

tl::unexpected<Error> missing(const std::string& column, std::string_view what,
                              const std::vector<std::string>& header) {
  return failure(ErrorCode::wrong_content, "A column \"" + column + "\" for the " + std::string(what) +
                                               " was expected; the columns found are " +
                                               names_instead_of(column, header));
}

std::optional<std::string> first_usual(const std::vector<std::string>& header, Names usual) {
  for (const std::string_view name : usual)
    if (const auto column = find_column(header, name)) return header[*column];
  return {};
}

// Splits at commas, unless a column has the whole name.
Result<std::vector<std::string>> named(const std::vector<std::string>& header, const std::string& chosen,
                                       std::string_view what) {
  std::vector<std::string> found;
  if (const auto column = find_column(header, chosen)) return std::vector{header[*column]};
  for (std::size_t begin = 0; begin <= chosen.size();) {
    const std::size_t end = std::min(chosen.find(',', begin), chosen.size());
    const std::string name = chosen.substr(begin, end - begin);
    const auto column = find_column(header, name);
    if (!column) return missing(name, what, header);
    found.push_back(header[*column]);
    begin = end + 1;
  }
  return found;
}

Result<std::vector<std::string>> optional(const std::vector<std::string>& header, const std::string& chosen, bool none,
                                          Names usual, std::string_view what) {
  if (none) return std::vector<std::string>();
  if (!chosen.empty()) return named(header, chosen, what);
  const auto name = first_usual(header, usual);
  return name ? std::vector{*name} : std::vector<std::string>();
}

}  // namespace

std::vector<std::string> DocumentColumns::all() const {
  std::vector<std::string> names = text;
  for (const auto* const more : {&id, &title, &details}) names.insert(names.end(), more->begin(), more->end());
  return names;
}

std::optional<std::size_t> find_column(const std::vector<std::string>& header, std::string_view name) {
  auto found = std::ranges::find(header, name);
  if (found == header.end())
    found = std::ranges::find_if(header, [name](const std::string& column) { return equal_but_case(column, name); });
  if (found == header.end()) return std::nullopt;
  return static_cast<std::size_t>(found - header.begin());
}

bool names_text(const std::vector<std::string>& header, const LoadOptions& options) {
  if (!options.text_column.empty()) return named(header, options.text_column, {}).has_value();
  return first_usual(header, kTexts).has_value();
}

Result<DocumentColumns> choose_columns(const std::vector<std::string>& header, const LoadOptions& options) {
  DocumentColumns columns;
  if (options.text_column.empty()) {
    const auto text = first_usual(header, kTexts);
    if (!text)
      return failure(ErrorCode::wrong_content,
                     "No column is called \"text\" or has another common name for a text; the columns found are " +
                         list_of_names(header) + ".");
    columns.text = {*text};
  } else {
    auto text = named(header, options.text_column, "text");
    if (!text) return tl::unexpected(std::move(text.error()));
    columns.text = std::move(*text);
  }
  auto id = optional(header, options.id_column, options.no_id, kIds, "id");
  if (!id) return tl::unexpected(std::move(id.error()));
  columns.id = std::move(*id);
  auto title = optional(header, options.title_column, options.no_title, kTitles, "title");
  if (!title) return tl::unexpected(std::move(title.error()));
  columns.title = std::move(*title);
  for (const std::string_view name : kDetails)
    if (const auto column = find_column(header, name); column && columns.text.front() != header[*column])
      columns.details.push_back(header[*column]);
  return columns;
}

std::vector<std::string> distinct_names(std::vector<std::string> names) {
  constexpr std::size_t kLongest = 1000;
  std::vector<std::string> distinct;
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string name = shorten(names[i], kLongest);
    if (name.empty()) name = std::to_string(i + 1);
    for (int again = 2; std::ranges::find(distinct, name) != distinct.end(); ++again)
      name = shorten(names[i], kLongest) + " (" + std::to_string(again) + ')';
    distinct.push_back(std::move(name));
  }
  return distinct;
}

std::string list_of_names(const std::vector<std::string>& names) {
  constexpr std::size_t kMostNames = 40, kLongestName = 60;
  std::string list;
  for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i)
    list += (i > 0 ? ", \"" : "\"") + shorten(names[i], kLongestName) + '"';
  if (names.size() > kMostNames) list += " and " + std::to_string(names.size() - kMostNames) + " more";
  return names.empty() ? "none" : list;
}

std::string names_instead_of(const std::string& wrong, const std::vector<std::string>& names) {
  return list_of_names(names) + "." + did_you_mean(wrong, {names.begin(), names.end()});
}

tl::unexpected<Error> no_such_column(const std::string& column, const std::vector<std::string>& names) {
  return failure(ErrorCode::wrong_content, "There is no column \"" + column +
                                               (names.size() == 1 ? "\"; the column is " : "\"; the columns are ") +
                                               names_instead_of(column, names));
}

}  // namespace lookalike
