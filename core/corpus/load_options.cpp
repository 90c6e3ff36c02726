#include "core/corpus/load_options.h"

#include <algorithm>
#include <span>

#include "core/base/value_text.h"

namespace lookalike {
namespace {

/// A word for a value; the first word for a value is the one written.
struct Word {
  std::string_view word;
  char value;
};

constexpr Word kSeparators[] = {{"comma", ','}, {"tab", '\t'},  {"semicolon", ';'},
                                {"pipe", '|'},  {"none", '\n'}, {"\\t", '\t'}};
constexpr Word kQuotes[] = {{"double", '"'}, {"single", '\''}, {"none", '\0'}};
constexpr Word kEscapes[] = {{"doubled", false}, {"backslash", true}, {"\"", false}, {"\\", true}};
constexpr Word kHeaders[] = {{"no", false}, {"yes", true}};

std::optional<char> value_of(std::span<const Word> words, std::string_view text, bool any_character) {
  const auto found = std::ranges::find(words, text, &Word::word);
  if (found != words.end()) return found->value;
  const bool is_character = text.size() == 1 && (text[0] == '\t' || (text[0] >= ' ' && text[0] <= '~'));
  return any_character && is_character ? std::optional(text[0]) : std::nullopt;
}

template <typename Value>
std::string text_of(std::span<const Word> words, std::optional<Value> value) {
  if (!value) return "auto";
  const auto found = std::ranges::find(words, static_cast<char>(*value), &Word::value);
  return found != words.end() ? std::string(found->word) : std::string(1, static_cast<char>(*value));
}

template <typename Value>
std::optional<std::string> set(std::optional<Value>& part, std::span<const Word> words, std::string_view text,
                               const char* expected) {
  const auto value = value_of(words, text, std::is_same_v<Value, char>);
  if (!value && text != "auto") return in_quotes(text) + expected;
  part = value ? std::optional<Value>(*value) : std::nullopt;
  return {};
}

}  // namespace

std::optional<std::string> set_table_option(TableOptions& options, std::string_view key, std::string_view value) {
  if (key == "separator")
    return set(options.separator, kSeparators, value,
               " is not a separator: give one ASCII character, or comma, tab, semicolon, pipe or none.");
  if (key == "quote")
    return set(options.quote, kQuotes, value, " is not a quote: give one ASCII character, or double, single or none.");
  if (key == "escape")
    return set(options.backslash, kEscapes, value, " is not an escape: give doubled, backslash or auto.");
  if (key == "header")
    return set(options.header, kHeaders, value, " does not say whether there is a header: give yes, no or auto.");
  return "A table has no option " + in_quotes(key) + ".";
}

std::string table_option(const TableOptions& options, std::string_view key) {
  if (key == "separator") return text_of<char>(kSeparators, options.separator);
  if (key == "quote") return text_of<char>(kQuotes, options.quote);
  if (key == "escape") return text_of<bool>(kEscapes, options.backslash);
  return text_of<bool>(kHeaders, options.header);
}

}  // namespace lookalike
