#include "core/corpus/load_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lookalike {
namespace {

using testing::HasSubstr;
using testing::Optional;

TableOptions with(std::string_view key, std::string_view value) {
  TableOptions options;
  EXPECT_EQ(set_table_option(options, key, value), std::nullopt) << value;
  return options;
}

TEST(TableOptions, names_a_separator_by_word_or_character) {
  for (const auto& [value, separator] : std::initializer_list<std::pair<std::string_view, char>>{
           {"comma", ','}, {"tab", '\t'}, {"\\t", '\t'}, {"\t", '\t'}, {"semicolon", ';'}, {"pipe", '|'}, {"^", '^'}})
    EXPECT_THAT(with("separator", value).separator, Optional(separator)) << value;
}

TEST(TableOptions, names_a_quote_by_word_or_character) {
  EXPECT_THAT(with("quote", "double").quote, Optional('"'));
  EXPECT_THAT(with("quote", "single").quote, Optional('\''));
  EXPECT_THAT(with("quote", "none").quote, Optional('\0'));
  EXPECT_THAT(with("quote", "~").quote, Optional('~'));
}

TEST(TableOptions, says_how_quotes_are_escaped_and_whether_there_is_a_header) {
  for (const char* value : {"backslash", "\\"}) EXPECT_THAT(with("escape", value).backslash, Optional(true));
  for (const char* value : {"doubled", "\""}) EXPECT_THAT(with("escape", value).backslash, Optional(false));
  EXPECT_THAT(with("header", "yes").header, Optional(true));
  EXPECT_THAT(with("header", "no").header, Optional(false));
}

TEST(TableOptions, auto_leaves_a_part_to_be_detected) {
  TableOptions options{';', '"', true, false};
  for (const std::string_view key : kTableOptions) EXPECT_EQ(set_table_option(options, key, "auto"), std::nullopt);
  EXPECT_EQ(options, TableOptions());
}

TEST(TableOptions, refuses_other_values_with_a_message_and_stays_unchanged) {
  const TableOptions before{';', '"', true, false};
  TableOptions options = before;
  for (const auto& [key, value] : std::initializer_list<std::pair<const char*, const char*>>{{"separator", ""},
                                                                                             {"separator", ";;"},
                                                                                             {"separator", "\xC2\xA7"},
                                                                                             {"separator", "\n"},
                                                                                             {"quote", "both"},
                                                                                             {"escape", "'"},
                                                                                             {"escape", "x"},
                                                                                             {"header", "true"},
                                                                                             {"colour", "red"}}) {
    const auto problem = set_table_option(options, key, value);
    ASSERT_TRUE(problem) << key << value;
    EXPECT_TRUE(problem->ends_with('.')) << *problem;
    EXPECT_EQ(options, before) << key << value;
  }
  EXPECT_THAT(set_table_option(options, "separator", ";;"), Optional(HasSubstr("\";;\" is not a separator")));
}

TEST(TableOptions, value_reads_back_as_written) {
  for (const TableOptions& options :
       {TableOptions(), TableOptions{'\t', '\0', false, true}, TableOptions{'^', '~', true, false},
        TableOptions{'\n', '\'', std::nullopt, std::nullopt}}) {
    TableOptions read;
    for (const std::string_view key : kTableOptions)
      EXPECT_EQ(set_table_option(read, key, table_option(options, key)), std::nullopt);
    EXPECT_EQ(read, options);
  }
}

}  // namespace
}  // namespace lookalike
