#include "core/corpus/formats/format.h"

#include <gmock/gmock.h>

#include "tests/core/corpus/loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

CorpusFormat guess(std::string_view head, std::string_view name = "file") {
  return guess_format(FileHead{head, true, name}, {}).format;
}

TEST(Format, is_detected_from_the_content) {
  EXPECT_EQ(guess("<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n"), CorpusFormat::newswire);
  EXPECT_EQ(guess("rest of a damaged item</REUTERS>\n<REUTERS TOPICS=\"NO\" NEWID=\"2\">"), CorpusFormat::newswire);
  EXPECT_EQ(guess("In this file every item begins with <REUTERS NEWID=\"1\">"), CorpusFormat::text_files);
  EXPECT_EQ(guess("Id,review/text\n"), CorpusFormat::table);
  EXPECT_EQ(guess("Id\tReview/Text\r1\tx\r"), CorpusFormat::table);
  EXPECT_EQ(guess("a\tb\n1\t2, 3, 4\n"), CorpusFormat::table);
  EXPECT_EQ(guess("{\"text\":\"x\"}\n"), CorpusFormat::json_lines);
  EXPECT_EQ(guess("# comment\n{\"text\":\"x\"}\n{\"text\":\"y\"}\n"), CorpusFormat::json_lines);
  EXPECT_EQ(guess("Dear reader, this is prose.\nIt has one line, and another.\n"), CorpusFormat::text_files);
  EXPECT_EQ(guess("From: Smith, John\nSubject: hello\n\nBody\n"), CorpusFormat::text_files);
  EXPECT_EQ(guess("one word"), CorpusFormat::text_files);
  EXPECT_EQ(guess(" \n"), CorpusFormat::automatic);
  EXPECT_EQ(guess(std::string_view("\x7F"
                                   "ELF\0\1",
                                   6)),
            CorpusFormat::automatic);
}

TEST(Format, is_a_table_if_the_name_says_so) {
  EXPECT_EQ(guess("Industry\nAccounting work\nAviation work\n", "one.csv"), CorpusFormat::table);
  EXPECT_EQ(guess("id,text\n1,\"a\"\n", "folder/A.TSV.gz"), CorpusFormat::table);
}

std::string error_of(const TemporaryFolder& folder, const std::string& name, std::string_view content) {
  return load_outcome({folder.write(name, content)}).error;
}

TEST(Format, is_never_one_text_by_mistake) {
  const TemporaryFolder folder;
  EXPECT_THAT(error_of(folder, "a.json", "no JSON\n"), HasSubstr("Its name suggests records"));
  EXPECT_THAT(error_of(folder, "a.txt", "[no JSON\n"), HasSubstr("It begins like JSON"));
  EXPECT_THAT(error_of(folder, "a.pdf", "%PDF-1.4\n1 0 obj\n"), HasSubstr("PDF document"));
  EXPECT_THAT(error_of(folder, "a.mbox", "From a@b.c Sat Jan  3 01:05:34 1996\nFrom: x\n\nbody\n"),
              HasSubstr("mailbox"));
  EXPECT_THAT(error_of(folder, "a.db", std::string("SQLite format 3\0\x10\0\1\1", 20) + std::string(100, '\0')),
              HasSubstr("SQLite database"));
  EXPECT_THAT(error_of(folder, "a.pkl", std::string("\x80\x04\x95\0\0", 5)), HasSubstr("Python pickle"));
  EXPECT_THAT(error_of(folder, "a.txt", "product/productId: B\nreview/text: fine\n"), HasSubstr("blocks of lines"));
  LoadOptions as_text;
  as_text.format = CorpusFormat::text_files;
  EXPECT_THAT(load_outcome({folder.write("b.json", "no JSON\n")}, as_text).texts(), ElementsAre("no JSON\n"));
}

TEST(Format, ignores_files_that_accompany_a_table) {
  const TemporaryFolder folder;
  folder.write("d/README.md", "# Data\nOf interest.\n");
  folder.write("d/LICENSE", "None.\n");
  folder.write("d/dataset.yaml", "a: b\n");
  const std::string table = folder.write("d/data.csv", "id,words\n1,some of them\n2,others\n");
  const auto corpus = load({folder.path("d")});
  ASSERT_TRUE(corpus) << to_string(corpus.error());
  EXPECT_THAT(outcome_of(**corpus).texts(), ElementsAre("some of them", "others"));
  EXPECT_THAT((*corpus)->report().damage, IsEmpty());
  EXPECT_THAT((*corpus)->report().remarks, Contains(HasSubstr("LICENSE, README.md, dataset.yaml")));
}

TEST(Format, ignores_a_table_among_text_files) {
  const TemporaryFolder folder;
  for (const char* const name : {"a.txt", "b.txt", "c.txt"}) folder.write(std::string("t/") + name, "prose of its own");
  folder.write("t/index.csv", "id,name\n1,a\n2,b\n");
  const auto corpus = load({folder.path("t")});
  ASSERT_TRUE(corpus) << to_string(corpus.error());
  EXPECT_EQ((*corpus)->size(), 3u);
  EXPECT_THAT((*corpus)->report().remarks, Contains(HasSubstr("index.csv")));
}

// The four public layouts of Amazon reviews.
TEST(Format, opens_public_reviews_without_a_choice) {
  const TemporaryFolder folder;
  const std::pair<std::string, std::string> files[] = {
      {"Books_rating.csv", "Id,Title,review/summary,review/text\n1,T,S,the text\n"},
      {"reviews_2014.json",
       "{\"reviewerID\": \"A\", \"asin\": \"B\", \"reviewText\": \"the text\", \"summary\": \"S\"}\n"},
      {"amazon_reviews_us.tsv", "review_id\treview_headline\treview_body\nR1\tT\tthe text\nR2\tT\t12\" disk\n"},
      {"Books_2023.jsonl",
       "{\"title\":\"T\",\"text\":\"the text\",\"parent_asin\":\"B\",\"timestamp\":1588687728923}\n"}};
  for (const auto& [name, content] : files) {
    const Outcome outcome = load_outcome({folder.write(name, content)});
    ASSERT_FALSE(outcome.documents.empty()) << name << outcome.error;
    EXPECT_EQ(outcome.documents[0].text, "the text") << name;
    EXPECT_NE(outcome.documents[0].title, "") << name;
    EXPECT_THAT(outcome.damage, IsEmpty()) << name;
  }
}

}  // namespace
}  // namespace lookalike::testing
