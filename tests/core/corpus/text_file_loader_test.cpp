#include <gmock/gmock.h>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;

Read read_text(std::string_view content, bool strip = false) {
  LoadOptions options;
  options.strip_mail_headers = strip;
  const Outcome outcome = run_loader(text_loader(options), content);
  return outcome.documents.empty() ? Read{} : outcome.documents[0];
}

std::string reason_to_skip(std::string_view content) {
  const Outcome outcome = run_loader(text_loader(), content);
  return outcome.documents.empty() && outcome.skipped == 1 ? outcome.damage[0].reason : "";
}

TEST(TextFileLoader, the_whole_file_is_one_document) {
  EXPECT_EQ(read_text("\n  First line \nsecond\n"), (Read{"id", "First line", "", "\n  First line \nsecond\n", 0, 1}));
}

TEST(TextFileLoader, the_subject_is_the_title) {
  EXPECT_EQ(read_text("From: a@b\r\nSUBJECT:  Re: x\r\n\r\nbody").title, "Re: x");
}

TEST(TextFileLoader, a_subject_below_the_headers_is_not_the_title) {
  EXPECT_EQ(read_text("Hello\n\nSubject: no").title, "Hello");
}

TEST(TextFileLoader, a_long_first_line_is_shortened_between_characters) {
  std::string line;
  for (int i = 0; i < 60; ++i) line += "ü";
  const std::string title = read_text(line).title;
  EXPECT_EQ(title, line.substr(0, 76) + "...");
}

TEST(TextFileLoader, mail_headers_are_stripped_on_request) {
  EXPECT_EQ(read_text("From: a\nSubject: s\n\nbody\n\nmore", true).text, "body\n\nmore");
  EXPECT_EQ(read_text("From: a\r\n\r\nbody", true).text, "body");
  EXPECT_EQ(read_text("no blank line\nat all", true).text, "no blank line\nat all");
  EXPECT_EQ(read_text("Subject: s\n\nbody", true).title, "s");
}

TEST(TextFileLoader, latin_one_is_read_and_noted) {
  const Outcome outcome = run_loader(text_loader(), "f\xFCr");
  EXPECT_EQ(outcome.documents[0].text, "für");
  EXPECT_THAT(outcome.damage, ElementsAre(damage(0, 1, "Not valid UTF-8: read as Windows-1252 (Latin-1).", true)));
}

TEST(TextFileLoader, binary_files_are_skipped) {
  EXPECT_EQ(reason_to_skip(std::string_view("a\0b", 3)),
            "The file contains NUL bytes: it is binary, or UTF-16 without a byte order mark.");
  EXPECT_EQ(reason_to_skip(""), "The file is empty.");
  EXPECT_EQ(reason_to_skip(std::string(kMostRecordBytes + 1, 'x')), "The record is longer than 16 MiB.");
}

TEST(TextFileLoader, a_file_at_the_limit_is_read) {
  EXPECT_EQ(read_text(std::string(kMostRecordBytes, 'x')).text.size(), kMostRecordBytes);
}

}  // namespace
}  // namespace lookalike::testing
