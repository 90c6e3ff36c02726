#include "core/exchange/path_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

using namespace std::string_literals;

TEST(PathText, leaves_utf8_unchanged) {
  for (const std::string& path : {"/tmp/a b.csv"s, "/\xC3\xA9/\xF0\x9F\x98\x80\n.csv"s, ""s})
    EXPECT_EQ(text_of_path(path), path);
}

TEST(PathText, escapes_bytes_outside_any_character) {
  EXPECT_EQ(text_of_path("caf\xE9.csv"), "caf\0E9.csv"s);
  EXPECT_EQ(text_of_path("\xC3\xA9\xC3"), "\xC3\xA9\0C3"s);  // a character, and the first byte of another
}

TEST(PathText, reads_back_any_path) {
  std::string all;
  for (int byte = 1; byte < 256; ++byte) all += static_cast<char>(byte);
  for (const std::string& path : {all, all + all, "\xED\xA0\x80"s, "\xFF"s, "\xC3\xA9/ab"s})
    EXPECT_EQ(path_of_text(text_of_path(path)), path);
}

TEST(PathText, refuses_text_that_no_path_is_written_as) {
  for (const std::string& text : {"a\0"s, "a\0E"s, "a\0EG"s, "a\0 9"s, "a\0\0E9"s, "a\0"s + "00"s})
    EXPECT_FALSE(path_of_text(text));
}

TEST(PathText, names_an_ending_that_an_output_does_not_have) {
  const Endings lines{".jsonl", ".gz", ".zst"};
  for (const char* name : {"a.jsonl", "a.JSONL.gz", "a.gz", "a", "a.2024", "tar/a.jsonl.zst"})
    EXPECT_EQ(wrong_ending(name, lines), "") << name;
  EXPECT_EQ(wrong_ending("clean.tar.gz", lines),
            "\"clean.tar.gz\" ends in .tar.gz, but this output must end in .jsonl, .gz, .zst.");
  EXPECT_EQ(wrong_ending("r.pdf", {".html"}), "\"r.pdf\" ends in .pdf, but this output must end in .html.");
  EXPECT_EQ(wrong_ending("", lines), "The name of a file is missing.");
}

}  // namespace
}  // namespace lookalike
