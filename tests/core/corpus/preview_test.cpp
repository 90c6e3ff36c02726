#include "core/corpus/preview.h"

#include <gmock/gmock.h>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

using Cells = std::vector<std::string>;

class Preview : public ::testing::Test {
 protected:
  CorpusPreview preview(const std::string& path, const LoadOptions& options = {}) const {
    const auto seen = preview_corpus(path, options, {});
    EXPECT_TRUE(seen) << (seen ? "" : to_string(seen.error()));
    return seen ? *seen : CorpusPreview{};
  }
  CorpusPreview of(std::string_view content, const LoadOptions& options = {}) const {
    return preview(folder_.write("file", content), options);
  }
  Error error_of(const std::string& path, const LoadOptions& options = {}) const {
    const auto seen = preview_corpus(path, options, {});
    EXPECT_FALSE(seen);
    return seen ? Error{} : seen.error();
  }

  TemporaryFolder folder_;
};

LoadOptions with_text(const std::string& column) {
  LoadOptions options;
  options.text_column = column;
  return options;
}

LoadOptions as(CorpusFormat format) {
  LoadOptions options;
  options.format = format;
  return options;
}

TEST_F(Preview, of_reviews_recognises_every_column) {
  const CorpusPreview seen = of("Id,Title,Price,review/text\n1,\"A, \"\"b\"\"\",2.50,\"one\ntwo\"\n2,C,,three\n");
  EXPECT_EQ(seen.format, CorpusFormat::table);
  EXPECT_THAT(seen.columns, ElementsAre("Id", "Title", "Price", "review/text"));
  EXPECT_EQ(seen.id, 0u);
  EXPECT_EQ(seen.title, 1u);
  EXPECT_EQ(seen.text, 3u);
  EXPECT_THAT(seen.records, ElementsAre(Cells{"1", "A, \"b\"", "2.50", "one two"}, Cells{"2", "C", "", "three"}));
  EXPECT_TRUE(seen.whole);
  EXPECT_EQ(seen.problem, "");
}

TEST_F(Preview, of_another_table_chooses_the_longest_texts_and_says_so) {
  const CorpusPreview seen = of("id;x\tsaid\ttitle\n1\tfirst\tA\n2\tsecond\tB\n");
  EXPECT_EQ(seen.format, CorpusFormat::table);
  EXPECT_THAT(seen.columns, ElementsAre("id;x", "said", "title"));
  EXPECT_EQ(seen.text, 1u);
  EXPECT_EQ(seen.title, 2u);
  EXPECT_THAT(seen.records, SizeIs(2));
  EXPECT_EQ(seen.problem, "");
  EXPECT_THAT(seen.note, HasSubstr("longest texts"));
}

TEST_F(Preview, of_a_table_of_numbers_leaves_the_text_column_open) {
  const CorpusPreview seen = of("id,count\n1,2\n3,4\n");
  EXPECT_EQ(seen.text, std::nullopt);
  EXPECT_THAT(seen.problem, HasSubstr("Choose the column that contains the text"));
}

TEST_F(Preview, takes_no_id_and_no_title_on_request) {
  LoadOptions options;
  options.no_id = options.no_title = true;
  for (const char* content : {"Id,Title,review/text\n1,A,first\n", R"({"id":1,"title":"A","text":"first"})"}) {
    const CorpusPreview seen = of(content, options);
    EXPECT_EQ(seen.text, 2u) << content;
    EXPECT_EQ(seen.id, std::nullopt);
    EXPECT_EQ(seen.title, std::nullopt);
  }
}

TEST_F(Preview, uses_the_chosen_columns) {
  const std::string table = "number,body,head\n1,first,A\n2,second,B\n";
  LoadOptions options = with_text("body");
  options.id_column = "number";
  options.title_column = "HEAD";
  const CorpusPreview seen = of(table, options);
  EXPECT_EQ(seen.text, 1u);
  EXPECT_EQ(seen.id, 0u);
  EXPECT_EQ(seen.title, 2u);
  EXPECT_EQ(seen.problem, "");
  const CorpusPreview without = of(table, with_text("nobody"));
  EXPECT_EQ(without.text, std::nullopt);
  EXPECT_THAT(without.problem, HasSubstr("\"nobody\""));
  EXPECT_THAT(without.problem, HasSubstr("\"body\""));
}

TEST_F(Preview, of_a_table_pads_short_rows_and_cuts_long_ones) {
  const CorpusPreview seen = of("Id,review/text,x\n1\n\n2,two,3,4,5\n");
  EXPECT_THAT(seen.records, ElementsAre(Cells{"1", "", ""}, Cells{"2", "two", "3"}));
}

TEST_F(Preview, of_a_header_only_says_so) {
  const CorpusPreview seen = of("Id,review/text\n");
  EXPECT_THAT(seen.columns, SizeIs(2));
  EXPECT_THAT(seen.problem, HasSubstr("no records"));
}

TEST_F(Preview, shows_the_first_twenty_records) {
  std::string table = "Id,review/text\n";
  for (int i = 1; i <= 20; ++i) table += std::to_string(i) + ",text\n";
  EXPECT_TRUE(of(table).whole);
  const CorpusPreview seen = of(table + "21,text\n");
  ASSERT_THAT(seen.records, SizeIs(20));
  EXPECT_EQ(seen.records.back().front(), "20");
  EXPECT_FALSE(seen.whole);
}

TEST_F(Preview, cuts_cells_between_characters) {
  std::string text = "a";
  for (int i = 0; i < 300; ++i) text += "\xc3\xa9";
  const CorpusPreview seen = of("Id,review/text\n1," + text + "\n");
  // 197 bytes remain besides "...": the "a" and 98 characters of two bytes.
  EXPECT_EQ(seen.records[0][1], text.substr(0, 1 + 2 * 98) + "...");
}

TEST_F(Preview, omits_the_record_that_its_limit_truncates) {
  const std::string long_text(700'000, 'x');
  const CorpusPreview table = of("Id,review/text\n1," + long_text + "\n2," + long_text + "\n3,c\n");
  ASSERT_THAT(table.records, SizeIs(1));
  EXPECT_EQ(table.records[0][0], "1");
  EXPECT_FALSE(table.whole);
  const std::string line = "{\"id\": 1, \"text\": \"" + long_text + "\"}\n";
  EXPECT_THAT(of(line + line + line).records, SizeIs(1));
  const std::string item = "<REUTERS NEWID=\"1\"><BODY>" + long_text + "</BODY></REUTERS>\n";
  EXPECT_THAT(of(item + item + item).records, SizeIs(1));
}

TEST_F(Preview, of_json_lines_merges_the_fields) {
  const CorpusPreview seen =
      of("{\"id\": 7, \"text\": \"a\"}\nno json\n{\"text\": \"b\", \"stars\": 4.5, \"id\": \"x\"}");
  EXPECT_EQ(seen.format, CorpusFormat::json_lines);
  EXPECT_THAT(seen.columns, ElementsAre("id", "text", "stars"));
  EXPECT_EQ(seen.text, 1u);
  EXPECT_EQ(seen.id, 0u);
  EXPECT_EQ(seen.title, std::nullopt);
  EXPECT_THAT(seen.records, ElementsAre(Cells{"7", "a", ""}, Cells{"x", "b", "4.5"}));
  EXPECT_TRUE(seen.whole);
}

TEST_F(Preview, of_json_lines_offers_the_texts_in_lists) {
  const std::string chats =
      R"({"id": 1, "messages": [{"role": "user", "content": "why is it so"}, {"content": "it is"}]}
{"id": 2, "messages": [{"role": "user", "content": "and then"}], "tags": ["a", "b"]})";
  const CorpusPreview seen = of(chats, with_text("messages[].content"));
  EXPECT_THAT(seen.columns, ElementsAre("id", "messages", "messages[].content", "messages[].role", "tags", "tags[]"));
  EXPECT_EQ(seen.problem, "");
  EXPECT_EQ(seen.text, 2u);
  EXPECT_EQ(seen.records[0][2], "why is it so it is");
  EXPECT_EQ(seen.records[1][5], "a b");
  EXPECT_EQ(of(chats).text, 2u);
}

TEST_F(Preview, marks_every_column_that_is_joined) {
  const CorpusPreview seen = of("id,title,text\n1,a,b\n", with_text("title,text"));
  EXPECT_EQ(seen.text, 1u);
  EXPECT_THAT(seen.joined, ElementsAre(2u));
  EXPECT_THAT(of("id,title,text\n1,a,b\n", with_text("title,nosuch")).problem, HasSubstr("\"nosuch\""));
}

TEST_F(Preview, counts_the_damaged_records) {
  EXPECT_THAT(of("id,text\n1,one\n2,two,more\n3,three\n4,four\n5,five\n").note,
              HasSubstr("Of the first 5 records, 1 is damaged"));
  EXPECT_EQ(of("id,text\n1,one\n").note, "");
}

TEST_F(Preview, of_json_lines_reports_a_problem_with_the_text_field) {
  const std::string lines = "{\"body\": \"a\", \"stars\": 4}\n";
  EXPECT_EQ(of(lines).text, 0u);
  EXPECT_THAT(of("{\"stars\": 4}\n").problem, HasSubstr("Choose the column that contains the text"));
  EXPECT_EQ(of(lines, with_text("body")).problem, "");
  EXPECT_EQ(of(lines, with_text("Body")).text, 0u);
  EXPECT_THAT(of(lines, with_text("said")).problem, HasSubstr("\"body\", \"stars\""));
  EXPECT_THAT(of(lines, with_text("stars")).problem, HasSubstr("contains no text"));
}

// Larger than the preview reads.
std::string much(const std::string& record) {
  std::string records;
  while (records.size() <= CorpusPreview::kMostBytes) records += record;
  return records;
}

const std::string kLongText(CorpusPreview::kMostBytes, 'x');

TEST_F(Preview, of_json_lines_finds_fields_after_the_records_it_shows) {
  std::string lines;
  for (int i = 0; i < 25; ++i) lines += "{\"id\": 1, \"body\": null}\n";
  const CorpusPreview seen = of(lines + "{\"body\": \"a\", \"late\": \"b\"}\n", with_text("body"));
  EXPECT_THAT(seen.columns, ElementsAre("id", "body", "late"));
  ASSERT_THAT(seen.records, SizeIs(CorpusPreview::kMostRecords));
  EXPECT_THAT(seen.records[0], ElementsAre("1", "null", ""));
  EXPECT_EQ(seen.text, 1u);
  EXPECT_EQ(seen.problem, "");
  EXPECT_FALSE(seen.whole);
  EXPECT_EQ(of(lines + "{\"late\": \"b\"}\n", with_text("late")).text, 2u);
}

TEST_F(Preview, of_json_lines_finds_the_text_after_many_fields) {
  std::string line = "{";
  for (int i = 0; i < 64; ++i) line += "\"f" + std::to_string(i) + "\": 1, ";
  const CorpusPreview seen = of(line + "\"body\": \"a\"}\n", with_text("body"));
  EXPECT_EQ(seen.text, 64u);
  EXPECT_EQ(seen.problem, "");
}

// Loading will find the field, or report that it is missing.
TEST_F(Preview, of_json_lines_accepts_fields_that_later_records_may_have) {
  const std::string record = "{\"id\": 1, \"none\": null, \"x\": \"" + std::string(5'000, 'x') + "\"}\n";
  const CorpusPreview late = of(much(record), with_text("late"));
  EXPECT_EQ(late.problem, "");
  EXPECT_THAT(late.note, HasSubstr("\"late\""));
  EXPECT_THAT(late.columns, ElementsAre("id", "none", "x", "late"));
  EXPECT_EQ(late.text, 3u);
  EXPECT_THAT(late.records[0], SizeIs(4));
  const CorpusPreview null = of(much(record), with_text("none"));
  EXPECT_EQ(null.problem, "");
  EXPECT_THAT(null.note, HasSubstr("contains no text"));
  const CorpusPreview many = of(much("{\"id\": 1}\n"), with_text("late"));
  EXPECT_EQ(many.problem, "");
  EXPECT_THAT(many.note, HasSubstr("\"late\""));
}

TEST_F(Preview, of_json_lines_chooses_the_longest_texts_and_says_so) {
  const CorpusPreview seen = of(much("{\"n\": \"short\", \"x\": \"" + std::string(5'000, 'x') + "\"}\n"));
  EXPECT_THAT(seen.columns, ElementsAre("n", "x"));
  EXPECT_EQ(seen.text, 1u);
  EXPECT_THAT(seen.note, HasSubstr("longest texts"));
}

TEST_F(Preview, of_json_lines_keeps_named_fields_that_no_record_has) {
  LoadOptions options = with_text("body");
  options.id_column = "number";
  options.title_column = "number";
  const CorpusPreview seen = of("{\"body\": \"a\"}\n", options);
  EXPECT_THAT(seen.columns, ElementsAre("body", "number"));
  EXPECT_EQ(seen.id, 1u);
  EXPECT_EQ(seen.title, 1u);
  EXPECT_THAT(seen.records, ElementsAre(Cells{"a", ""}));
}

TEST_F(Preview, of_a_very_long_first_record_reports_no_problem) {
  const auto expect_note = [](const CorpusPreview& seen) {
    EXPECT_EQ(seen.problem, "");
    EXPECT_THAT(seen.note, HasSubstr("No record"));
    EXPECT_THAT(seen.records, IsEmpty());
    EXPECT_FALSE(seen.whole);
    EXPECT_TRUE(seen.text);
  };
  const CorpusPreview lines = of("{\"text\": \"" + kLongText + "\"}\n", as(CorpusFormat::json_lines));
  expect_note(lines);
  EXPECT_THAT(lines.columns, ElementsAre("text"));
  expect_note(of("Id,review/text\n1," + kLongText + "\n"));
  const CorpusPreview table = of(kLongText + ",body\n1,2\n", [] {
    LoadOptions options = as(CorpusFormat::table);
    options.text_column = "body";
    options.id_column = "body";
    return options;
  }());
  expect_note(table);
  EXPECT_THAT(table.columns, ElementsAre("body"));
  const CorpusPreview item = of("<REUTERS NEWID=\"1\"><BODY>" + kLongText + "</BODY></REUTERS>\n");
  expect_note(item);
  EXPECT_EQ(item.format, CorpusFormat::newswire);
}

TEST_F(Preview, of_a_binary_file_is_an_error_however_long_it_is) {
  const std::string binary = folder_.write("binary", std::string(2 * CorpusPreview::kMostBytes, '\0'));
  EXPECT_EQ(error_of(binary).code, ErrorCode::unreadable);
}

TEST_F(Preview, gives_up_on_a_large_archive_without_the_chosen_format) {
  const std::string texts(std::size_t{65} << 20, 'a');
  write_archive(folder_.path("t.tar.gz"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"prose.txt", texts}, {"t.csv", "Id,review/text\n1,one\n"}});
  const CorpusPreview seen = preview(folder_.path("t.tar.gz"), as(CorpusFormat::table));
  EXPECT_THAT(seen.records, IsEmpty()) << "the table comes after the part that is read";
  EXPECT_THAT(seen.note, HasSubstr("No record"));
  EXPECT_EQ(seen.problem, "");
}

TEST_F(Preview, of_newswire_shows_its_items) {
  const CorpusPreview seen =
      of("<REUTERS NEWID=\"7\"><TITLE>A &lt;B&gt;</TITLE><BODY>one\ntwo</BODY></REUTERS>\n<REUTERS "
         "NEWID=\"8\"></REUTERS>\n");
  EXPECT_EQ(seen.format, CorpusFormat::newswire);
  EXPECT_THAT(seen.columns, ElementsAre("id", "title", "text"));
  EXPECT_EQ(seen.text, 2u);
  ASSERT_THAT(seen.records, SizeIs(1));
  EXPECT_EQ(seen.records[0][0], "7");
  EXPECT_EQ(seen.records[0][2], "one two");
  EXPECT_TRUE(seen.whole);
}

TEST_F(Preview, of_texts_shows_their_beginnings) {
  folder_.write("texts/a", "Subject: first\n\nbody");
  folder_.write("texts/b", std::string("second ") + std::string(3'000'000, 'y'));
  folder_.write("texts/c", "third");
  const CorpusPreview seen = preview(folder_.path("texts"));
  EXPECT_EQ(seen.format, CorpusFormat::text_files);
  EXPECT_EQ(seen.place, folder_.path("texts"));
  ASSERT_THAT(seen.records, SizeIs(2)) << "the second one takes all that is read";
  EXPECT_EQ(seen.records[0][1], "first");
  EXPECT_THAT(seen.records[1][2], HasSubstr("second yyy"));
  EXPECT_FALSE(seen.whole);
  LoadOptions strip;
  strip.strip_mail_headers = true;
  EXPECT_EQ(preview(folder_.path("texts"), strip).records[0][2], "body");
}

TEST_F(Preview, of_a_text_does_not_split_a_character) {
  std::string text(CorpusPreview::kMostBytes - 1, 'x');
  text[3] = ' ';
  const CorpusPreview seen = of(text + "\xc3\xa9 and more");
  ASSERT_THAT(seen.records, SizeIs(1));
  EXPECT_THAT(seen.records[0][2], ::testing::StartsWith("xxx xxx"));
}

TEST_F(Preview, reads_a_file_in_the_chosen_format) {
  const std::string table = "Id,review/text\n1,one\n";
  const CorpusPreview seen = of(table, as(CorpusFormat::text_files));
  EXPECT_EQ(seen.format, CorpusFormat::text_files);
  EXPECT_EQ(seen.records[0][2], "Id,review/text 1,one");
  EXPECT_THAT(error_of(folder_.path("file"), as(CorpusFormat::json_lines)).message,
              HasSubstr("JSON Lines was expected"));
}

TEST_F(Preview, looks_into_archives) {
  const std::string table = "Id,review/text\n1,one\n2,two\n";
  write_compressed(folder_.path("t.csv.gz"), ARCHIVE_FILTER_GZIP, table);
  EXPECT_EQ(preview(folder_.path("t.csv.gz")).records, of(table).records);
  write_archive(folder_.path("t.zip"), ARCHIVE_FORMAT_ZIP, ARCHIVE_FILTER_NONE,
                {{"README", "about"}, {"t.csv", table}});
  const CorpusPreview zip = preview(folder_.path("t.zip"));
  EXPECT_EQ(zip.records, of(table).records);
  EXPECT_EQ(zip.place, folder_.path("t.zip") + "/t.csv");
  EXPECT_FALSE(zip.whole) << "there may be another table";
  const std::string item = "<REUTERS NEWID=\"1\"><BODY>body</BODY></REUTERS>\n";
  write_archive(folder_.path("n.tar.gz"), ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FILTER_GZIP,
                {{"README", "about"}, {"a.sgm", item}, {"b.sgm", item}});
  EXPECT_THAT(preview(folder_.path("n.tar.gz")).records, SizeIs(2));
}

TEST_F(Preview, fails_like_loading) {
  EXPECT_EQ(error_of(folder_.path("missing")).code, ErrorCode::unreadable);
  const std::string binary = folder_.write("binary", std::string("\0\1\2", 3));
  EXPECT_EQ(to_string(error_of(binary)), load_outcome({binary}).error);
  const std::string empty = folder_.write("empty", "");
  EXPECT_EQ(to_string(error_of(empty)), load_outcome({empty}).error);
  const std::string text = folder_.write("text", "prose");
  EXPECT_EQ(to_string(error_of(text, with_text("x"))), load_outcome({text}, with_text("x")).error);
  const std::string table = folder_.write("table", "prose");
  EXPECT_EQ(preview(table, as(CorpusFormat::table)).problem.empty(), false);
}

TEST_F(Preview, can_be_cancelled) {
  const std::string path = folder_.write("file", "prose");
  std::stop_source stop;
  stop.request_stop();
  const auto seen = preview_corpus(path, {}, Progress(stop.get_token()));
  ASSERT_FALSE(seen);
  EXPECT_EQ(seen.error().code, ErrorCode::cancelled);
}

TEST_F(Preview, of_the_builtin_corpus_shows_its_beginning) {
  const CorpusPreview seen = preview("builtin");
  EXPECT_EQ(seen.format, CorpusFormat::builtin);
  EXPECT_THAT(seen.records, SizeIs(CorpusPreview::kMostRecords));
}

using PreviewOfRealData = RealData;

TEST_F(PreviewOfRealData, shows_the_beginning_of_each_kind) {
  const auto newswire = preview_corpus(data_path("reuters21578.tar.gz"), {}, {});
  ASSERT_TRUE(newswire) << to_string(newswire.error());
  EXPECT_EQ(newswire->format, CorpusFormat::newswire);
  ASSERT_THAT(newswire->records, SizeIs(20));
  EXPECT_EQ(newswire->records[0][1], "BAHIA COCOA REVIEW");
  const auto reviews = preview_corpus(data_path("reviews/Books_rating.excerpt.csv"), {}, {});
  ASSERT_TRUE(reviews) << to_string(reviews.error());
  ASSERT_THAT(reviews->columns, SizeIs(10));
  EXPECT_EQ(reviews->text, 9u);
  EXPECT_EQ(reviews->records[0][0], "1882931173");
  const auto other = preview_corpus(data_path("quirks/books_data.misnamed.csv"), {}, {});
  ASSERT_TRUE(other) << to_string(other.error());
  EXPECT_EQ(other->columns[other->text.value()], "description");
  EXPECT_THAT(other->note, HasSubstr("longest texts"));
  const auto mail = preview_corpus(data_path("newsgroups/sci-train.tar.gz"), {}, {});
  ASSERT_TRUE(mail) << to_string(mail.error());
  EXPECT_EQ(mail->format, CorpusFormat::text_files);
  EXPECT_THAT(mail->records, SizeIs(20));
}

}  // namespace
}  // namespace lookalike::testing
