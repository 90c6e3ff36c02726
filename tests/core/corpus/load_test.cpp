#include "core/corpus/load.h"

#include <gmock/gmock.h>
#include <iconv.h>

#include <chrono>
#include <filesystem>
#include <thread>
#include <tuple>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const std::string kTable = "Id,review/text\n1,first\n2,second\n";
const std::string kNewswire = "<REUTERS NEWID=\"7\"><BODY>body</BODY></REUTERS>\n";

class Load : public ::testing::Test {
 protected:
  TemporaryFolder folder_;
};

std::string encoded(std::string text, const char* encoding) {
  iconv_t const converter = iconv_open(encoding, "UTF-8");
  std::string bytes(2 * text.size(), '\0');
  char *from = text.data(), *into = bytes.data();
  std::size_t left = text.size(), room = bytes.size();
  iconv(converter, &from, &left, &into, &room);
  iconv_close(converter);
  EXPECT_EQ(left, 0u) << encoding;
  bytes.resize(bytes.size() - room);
  return bytes;
}

std::vector<std::string> ids(const Outcome& outcome) {
  std::vector<std::string> ids;
  for (const Read& read : outcome.documents) ids.push_back(read.id);
  return ids;
}

TEST_F(Load, the_report_says_what_was_read) {
  const std::string a = folder_.write("a", kTable), b = folder_.write("b", kTable + "3\n");
  const auto corpus = load({a, b});
  ASSERT_TRUE(corpus) << to_string(corpus.error());
  const LoadReport& report = (*corpus)->report();
  EXPECT_EQ(report.path, a + "; " + b);
  EXPECT_EQ(report.format, CorpusFormat::table);
  EXPECT_EQ(report.documents, 4u);
  EXPECT_EQ(report.skipped, 1u);
  EXPECT_GT(report.seconds, 0);
  EXPECT_EQ((*corpus)->source(DocumentIndex(3)), (Place{b, 23, 2}));
}

TEST_F(Load, a_folder_is_read_in_order_of_its_file_names) {
  folder_.write("c/b.txt", "two");
  folder_.write("c/a.txt", "one");
  folder_.write("c/d/e", "three");
  folder_.write("c/.hidden", "no");
  folder_.write("c/.git/x", "no");
  const std::string c = folder_.path("c");
  const Outcome outcome = load_outcome({c});
  EXPECT_THAT(outcome.texts(), ElementsAre("one", "two", "three"));
  EXPECT_THAT(ids(outcome), ElementsAre("a.txt", "b.txt", "d/e"));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

/// Ids and digest of the corpus read from `paths` in the folder `from`.
std::pair<std::vector<std::string>, std::string> identity(const std::string& from, std::vector<std::string> paths) {
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(from);
  const auto corpus = load(std::move(paths));
  std::filesystem::current_path(before);
  if (!corpus) return {{to_string(corpus.error())}, {}};
  std::vector<std::string> ids;
  for (std::uint32_t i = 0; i < (*corpus)->size(); ++i) ids.emplace_back((**corpus)[DocumentIndex(i)].id);
  return {ids, (*corpus)->report().digest};
}

TEST_F(Load, a_corpus_is_the_same_however_its_path_is_written) {
  for (const char* name : {"a/one/1.txt", "a/two/1.txt", "a/two/sub/2.txt"}) folder_.write(name, name);
  for (const char* name : {"b/1.csv", "b/2.csv"}) folder_.write(name, kTable);
  using Ids = std::vector<std::string>;
  const std::string here = folder_.path("a"), two = here + "/two", tables = folder_.path("b");
  struct Case {
    Ids ids;
    std::vector<std::pair<std::string, Ids>> spellings;  // the current folder and the paths
  };
  const Case cases[] = {
      {{"1.txt", "sub/2.txt"},
       {{here, {"two"}},
        {here, {"./two"}},
        {here, {"two/"}},
        {here, {"two//"}},
        {here, {"one/../two"}},
        {"/", {two}},
        {"/", {two + "/"}},
        {two, {"."}},
        {two, {"../two"}},
        {two + "/sub", {".."}}}},
      {{"2.txt"}, {{two, {"sub/2.txt"}}, {two, {"./sub/2.txt"}}, {"/", {two + "/sub/2.txt"}}, {two, {"sub"}}}},
      {{"one/1.txt", "two/1.txt", "two/sub/2.txt"},
       {{here, {"one", "two"}},
        {here, {"./one/", two}},
        {two, {"../one", "."}},
        {here, {"one/1.txt", "two"}},
        {here, {"."}},
        {here, {"one/1.txt", "two/1.txt", "./two/sub/2.txt"}}}},
      {{"1.txt", "sub/2.txt"}, {{here, {"two/1.txt", "two/sub/2.txt"}}, {two, {"1.txt", "sub"}}}},
      {{"1", "2", "1", "2"},
       {{here, {"../b"}}, {tables, {"."}}, {"/", {tables + "/"}}, {here, {tables + "/1.csv", "../b/2.csv"}}}},
  };
  for (const Case& expected : cases) {
    const auto first = identity(expected.spellings[0].first, expected.spellings[0].second);
    for (const auto& [from, paths] : expected.spellings) {
      const auto found = identity(from, paths);
      EXPECT_EQ(found.first, expected.ids) << from << ": " << paths[0];
      EXPECT_EQ(found.second, first.second) << from << ": " << paths[0];
    }
  }
}

TEST_F(Load, a_corpus_is_the_same_after_a_move_but_not_after_a_file_was_renamed) {
  for (const char* name : {"two/1.txt", "two/sub/2.txt"}) folder_.write(name, name);
  const auto before = identity(folder_.path(), {"two"});
  std::filesystem::create_directories(folder_.path("far/away"));
  std::filesystem::rename(folder_.path("two"), folder_.path("far/away/renamed"));
  EXPECT_EQ(identity(folder_.path(), {"far/away/renamed"}), before);
  std::filesystem::rename(folder_.path("far/away/renamed/1.txt"), folder_.path("far/away/renamed/0.txt"));
  EXPECT_NE(identity(folder_.path(), {"far/away/renamed"}).second, before.second);
}

TEST_F(Load, a_folder_of_newswire_ignores_other_files) {
  folder_.write("n/2.sgm", kNewswire);
  folder_.write("n/1.sgm", "<REUTERS NEWID=\"1\"><BODY>a</BODY></REUTERS>");
  folder_.write("n/README", "about");
  const Outcome outcome = load_outcome({folder_.path("n")});
  EXPECT_THAT(ids(outcome), ElementsAre("1", "7"));
  EXPECT_THAT(outcome.damage, IsEmpty());
}

TEST_F(Load, links_to_folders_and_broken_links_are_listed) {
  folder_.write("l/a", "text");
  std::filesystem::create_directory_symlink(folder_.path("l"), folder_.path("l/loop"));
  std::filesystem::create_symlink("nowhere", folder_.path("l/broken"));
  const Outcome outcome = load_outcome({folder_.path("l")});
  EXPECT_THAT(outcome.texts(), ElementsAre("text"));
  ASSERT_EQ(outcome.damage.size(), 2u);
  EXPECT_EQ(outcome.damage[0].place.file, folder_.path("l/broken"));
  EXPECT_EQ(outcome.damage[1].reason, "A link to a folder is not followed.");
}

TEST_F(Load, binary_files_are_skipped_beside_text) {
  folder_.write("b/image", std::string("\x89PNG\0\0", 6));
  folder_.write("b/text", "words");
  const Outcome outcome = load_outcome({folder_.path("b")});
  EXPECT_THAT(outcome.texts(), ElementsAre("words"));
  EXPECT_EQ(outcome.skipped, 1u);
}

TEST_F(Load, nothing_to_read_is_an_error) {
  const std::string binary = folder_.write("binary", std::string("\x89PNG\0\0", 6));
  EXPECT_THAT(load_outcome({binary}).error, AllOf(HasSubstr(binary), HasSubstr("NUL")));
  EXPECT_THAT(load_outcome({folder_.write("empty", "")}).error,
              HasSubstr("The file is empty. Download or export it again"));
  EXPECT_THAT(load_outcome({folder_.write("nul", std::string(1'000, '\0'))}).error, HasSubstr("only NUL bytes."));
  std::filesystem::create_directory(folder_.path("nothing"));
  EXPECT_THAT(load_outcome({folder_.path("nothing")}).error, HasSubstr("The folder contains no files."));
  EXPECT_EQ(load({}).error().code, ErrorCode::bad_usage);
}

TEST_F(Load, a_missing_path_is_named) {
  const auto corpus = load({folder_.write("a", kTable), folder_.path("missing")});
  ASSERT_FALSE(corpus);
  EXPECT_EQ(corpus.error().code, ErrorCode::unreadable);
  EXPECT_EQ(corpus.error().place.file, folder_.path("missing"));
}

TEST_F(Load, different_kinds_are_refused_by_name) {
  const std::string table = folder_.write("t", kTable), news = folder_.write("n", kNewswire);
  const auto corpus = load({table, news});
  ASSERT_FALSE(corpus);
  EXPECT_EQ(corpus.error().code, ErrorCode::wrong_content);
  EXPECT_THAT(corpus.error().message, AllOf(HasSubstr(table), HasSubstr(news), HasSubstr("newswire")));
}

TEST_F(Load, the_format_can_be_set_instead_of_detected) {
  LoadOptions options;
  options.format = CorpusFormat::text_files;
  EXPECT_THAT(load_outcome({folder_.write("t", kTable)}, options).texts(), ElementsAre(kTable));
  options.format = CorpusFormat::newswire;
  EXPECT_THAT(load_outcome({folder_.path("t")}, options).error, HasSubstr("newswire SGML was expected"));
  options.format = CorpusFormat::json_lines;
  EXPECT_THAT(load_outcome({folder_.path("t")}, options).error, HasSubstr("JSON Lines was expected"));
}

TEST_F(Load, newswire_without_any_body_is_refused) {
  const std::string path = folder_.write("n", "<REUTERS NEWID=\"1\"><TEXT>x</TEXT></REUTERS>");
  EXPECT_THAT(load_outcome({path}).error, HasSubstr("None of its 1 newswire items has a BODY"));
}

TEST_F(Load, an_explicit_table_without_the_column_is_refused_even_beside_a_good_one) {
  const std::string good = folder_.write("a", kTable), bad = folder_.write("b", "x,y\n1,2\n");
  const auto corpus = load({good, bad});
  ASSERT_FALSE(corpus);
  EXPECT_EQ(corpus.error().place.file, bad);
  EXPECT_THAT(corpus.error().message, HasSubstr("\"x\", \"y\""));
}

TEST_F(Load, utf16_tables_are_decoded) {
  std::string bytes = "\xFF\xFE";
  for (const char c : kTable) bytes += {c, '\0'};
  EXPECT_THAT(load_outcome({folder_.write("u", bytes)}).texts(), ElementsAre("first", "second"));
}

TEST_F(Load, reports_a_guessed_encoding_but_not_one_given_by_a_mark_or_the_user) {
  std::string bytes;
  for (const char c : kTable) bytes += {c, '\0'};
  const std::string bare = folder_.write("bare", bytes), marked = folder_.write("marked", "\xFF\xFE" + bytes);
  const auto remarks = [this](const std::string& path, const LoadOptions& options = {}) {
    const auto corpus = load_corpus({path}, options, {});
    return corpus ? (*corpus)->report().remarks : std::vector<std::string>{corpus.error().message};
  };
  EXPECT_THAT(remarks(bare), ElementsAre("Read as UTF-16LE: the encoding was guessed from the first bytes."));
  EXPECT_THAT(remarks(marked), IsEmpty());
  LoadOptions named;
  named.encoding = "UTF-16LE";
  EXPECT_THAT(remarks(bare, named), IsEmpty());
}

TEST_F(Load, says_that_a_list_in_a_single_object_became_one_document) {
  const std::string element = R"({"text":"some words of one element"})";
  const std::string whole = R"({"version":1,"data":[)" + element + ',' + element + "]}";
  const auto one = load({folder_.write("one.json", whole)});
  const auto two = load({folder_.write("two.jsonl", whole + '\n' + whole)});
  ASSERT_TRUE(one && two);
  EXPECT_EQ((*one)->size(), 1u);
  EXPECT_THAT((*one)->report().remarks, Contains(HasSubstr(R"(for example with jq -c '."data"[]')")));
  EXPECT_EQ((*two)->size(), 2u);
  EXPECT_THAT((*two)->report().remarks, Not(Contains(HasSubstr("jq"))));
}

TEST_F(Load, reports_that_markup_is_read_as_text) {
  folder_.write("pages/a.html", "\n<p>first</p>");
  folder_.write("pages/b.html", "<p>second</p>");
  const auto pages = load({folder_.write("pages/c.txt", "third < fourth")});
  const auto all = load({folder_.path("pages")});
  ASSERT_TRUE(pages && all);
  EXPECT_THAT((*pages)->report().remarks, IsEmpty());
  EXPECT_THAT((*all)->report().remarks,
              ElementsAre("Texts that begin with a tag are read unchanged, with their markup."));
}

TEST_F(Load, texts_in_encodings_of_other_scripts_are_decoded_and_reported) {
  const std::string russian =
      "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива "
      "по-своему. Все смешалось в доме Облонских.";
  const std::string japanese = "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。";
  const std::string chinese = "学而时习之，不亦说乎？有朋自远方来，不亦乐乎？人不知而不愠，不亦君子乎？";
  const std::tuple<std::string, const char*, const char*> cases[] = {{russian, "WINDOWS-1251", "WINDOWS-1251"},
                                                                     {russian, "KOI8-R", "KOI8-R"},
                                                                     {japanese, "SHIFT_JIS", "SHIFT_JIS"},
                                                                     {japanese, "EUC-JP", "EUC-JP"},
                                                                     {chinese, "GBK", "GB18030"}};
  for (const auto& [text, encoding, found] : cases) {
    const std::string path = folder_.write("t.csv", encoded("id,text\n1,\"" + text + "\"\n2,plain\n", encoding));
    const auto corpus = load({path});
    ASSERT_TRUE(corpus) << to_string(corpus.error());
    EXPECT_THAT(outcome_of(**corpus).texts(), ElementsAre(text, "plain")) << encoding;
    EXPECT_THAT((*corpus)->report().remarks, ElementsAre(HasSubstr("Read as " + std::string(found)))) << encoding;
  }
}

TEST_F(Load, letters_with_accents_are_read_as_windows_1252) {
  const std::string path = folder_.write("t.csv", encoded("id,text\n1,déjà vu à l’été\n2,Müßiggang\n", "WINDOWS-1252"));
  const auto corpus = load({path});
  ASSERT_TRUE(corpus) << to_string(corpus.error());
  EXPECT_THAT(outcome_of(**corpus).texts(), ElementsAre("déjà vu à l’été", "Müßiggang"));
}

std::string many_rows(int count) {
  std::string rows = "Id,review/text\n";
  for (int i = 0; i < count; ++i) rows += std::to_string(i) + ",some text of row " + std::to_string(i) + "\n";
  return rows;
}

TEST_F(Load, stops_when_asked_before_and_while_reading) {
  const std::string path = folder_.write("t", many_rows(200'000));
  std::stop_source before;
  before.request_stop();
  EXPECT_EQ(load_corpus({path}, {}, Progress(before.get_token())).error().code, ErrorCode::cancelled);
  EXPECT_EQ(end_of_stopped({path}, {}), ErrorCode::cancelled);
}

// Mapped and read in parts, or as a stream from which a sample is drawn.
TEST_F(Load, a_file_halved_while_it_is_read_ends_with_an_error) {
  struct Halve final : ProgressSink {
    std::string path;
    int reports = 0;
    // The first report comes before anything is read; after this wait, the next one is sure to pass the throttle.
    void report(const char*, double) noexcept override {
      std::error_code ignored;
      if (++reports == 1) std::this_thread::sleep_for(std::chrono::milliseconds(50));
      if (reports == 2) std::filesystem::resize_file(path, std::filesystem::file_size(path) / 2, ignored);
    }
  };
  LoadOptions stream;
  stream.sample = {10, 1};
  for (const LoadOptions& options : {LoadOptions(), stream}) {
    Halve sink;
    sink.path = folder_.write("t.csv", many_rows(400'000));
    ProgressRoot root(sink, {});
    const auto corpus = load_corpus({sink.path}, options, {.split_from = 1}, root.progress().part(0.1, 1, "read"));
    ASSERT_GE(sink.reports, 2);
    ASSERT_FALSE(corpus) << options.sample.size;
    EXPECT_EQ(corpus.error().code, ErrorCode::unreadable);
    EXPECT_THAT(corpus.error().message, HasSubstr("truncated"));
    EXPECT_EQ(corpus.error().place.file, sink.path);
  }
}

TEST_F(Load, progress_grows_to_the_end) {
  const std::string path = folder_.write("t", many_rows(1000));
  struct Recorder final : ProgressSink {
    std::vector<double> fractions;
    void report(const char*, double fraction) noexcept override { fractions.push_back(fraction); }
  } sink;
  ProgressRoot root(sink, {});
  ASSERT_TRUE(load_corpus({path, path}, {}, root.progress()));
  ASSERT_FALSE(sink.fractions.empty());
  EXPECT_TRUE(std::ranges::is_sorted(sink.fractions));
  EXPECT_LE(sink.fractions.back(), 1);
}

}  // namespace
}  // namespace lookalike::testing
