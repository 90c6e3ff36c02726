#include "core/base/json_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace lookalike {
namespace {

std::string json_of(std::string_view text) {
  std::string json;
  append_json_text(json, text);
  return json;
}

TEST(JsonText, reads_back_unchanged_for_every_ascii_character) {
  std::string all;
  for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
  all += "caf\u00e9 \u2028 \U0001F600";
  EXPECT_EQ(nlohmann::json::parse(json_of(all)), all);
  EXPECT_EQ(json_of(all), nlohmann::json(all).dump()) << "an independent writer";
}

TEST(JsonText, is_two_quotes_for_an_empty_text) {
  EXPECT_EQ(json_of(""), "\"\"");
}

TEST(JsonText, replaces_each_byte_that_is_not_utf8) {
  EXPECT_EQ(json_of("a\xE9\xFFz"), "\"a\uFFFD\uFFFDz\"");
}

TEST(JsonText, writes_numbers_that_read_back_unchanged_and_null_for_nan) {
  for (const double number : {0.1, 1.0, 1 / 3.0, 5e-324}) {
    std::string json;
    append_json_number(json, number);
    EXPECT_EQ(nlohmann::json::parse(json).get<double>(), number);
  }
  std::string none;
  append_json_number(none, std::nan(""));
  EXPECT_EQ(none, "null");
}

}  // namespace
}  // namespace lookalike
