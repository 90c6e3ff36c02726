#include <gmock/gmock.h>

#include <thread>

#include "core/corpus/corpus.h"
#include "core/system/spill_file.h"
#include "deflate_support.h"
#include "tests/support/cut_temporary_files.h"
#include "tests/support/disk_room.h"

namespace lookalike::testing {
namespace {

constexpr std::uint64_t kNever = std::uint64_t{1} << 60;

/// The content of a file and the texts that it must yield, built in parallel.
struct Source {
  std::string content;
  std::vector<std::string> texts;
};

/// A written value and the value that is read back.
struct Piece {
  std::string_view written, read;
};

void some_pieces(std::mt19937& random, std::size_t length, std::span<const Piece> pieces, std::string& written,
                 std::string& read) {
  while (read.size() < length) {
    const Piece& piece = pieces[random() % pieces.size()];
    written += piece.written;
    read += piece.read;
  }
}

constexpr Piece kJson[] = {{"plain words ", "plain words "},
                           {R"(\uD83D\uDE00)", "\xF0\x9F\x98\x80"},
                           {R"(\ud834\udd1e)", "\xF0\x9D\x84\x9E"},
                           {R"(\")", "\""},
                           {R"(\\)", "\\"},
                           {R"(\\\")", "\\\""},
                           {R"(\/)", "/"},
                           {"/", "/"},
                           {R"(\n\r\t\b\f)", "\n\r\t\b\f"},
                           {R"(\u00e9\u20AC)", "\xC3\xA9\xE2\x82\xAC"},
                           {"\xC3\xBC", "\xC3\xBC"},
                           {"}, ]", "}, ]"},
                           {R"({\"text\": \"no\"})", R"({"text": "no"})"}};

/// Lines whose texts have escapes, stand among other fields, occur twice, are nested, follow numbers that are slow to
/// read, are in Windows-1252, contain NUL or are empty; also invalid lines.
Source json_lines(unsigned seed, std::size_t bytes) {
  std::mt19937 random(seed);
  Source source;
  for (int i = 0; source.content.size() < bytes; ++i) {
    std::string written, read;
    some_pieces(random, i == 40 ? 1'200'000 : random() % 2000, kJson, written, read);
    const std::string id = "\"id\": " + std::to_string(seed * 100'000 + static_cast<unsigned>(i));
    std::string line = "{" + id + ", \"title\": \"t\\\"x\", \"text\": \"" + written + "\", \"more\": [1, \"text\"]}";
    if (i % 7 == 1) line = "{\"text\" :\"" + written + "\"," + id + "}\r";
    if (i % 7 == 2) line = R"({"a": {"text": "inner", "b": ["text", "x"]}, "text": ")" + written + "\", " + id + "}";
    if (i % 7 == 3) line = "{\"text\": \"first\", \"id\": 1.50, \"text\": \"" + written + "\"}";
    if (i % 11 == 4) {
      line = "{\"text\": \"caf\xE9 \\n \x93quoted\x94\", \"n\": \"text\"}";
      read = "caf\xC3\xA9 \n \xE2\x80\x9Cquoted\xE2\x80\x9D";
    }
    if (i % 11 == 5) {
      line = "{\"text\": \"nul" + std::string(1, '\0') + "in\\u0000side\"}";
      read = "nulinside";
    }
    if (i % 11 == 6) {
      line = R"({"text": ""})";
      read.clear();
    }
    if (i % 13 == 7) {
      line = R"({"te\u0078t": "a name with an escape"})";
      read = "a name with an escape";
    }
    if (i % 13 == 8) {
      line = "{\"title\": \"\xE9\", \"text\": \"\xC3\xBC\"}";  // invalid UTF-8 elsewhere in the line
      read = "\xC3\x83\xC2\xBC";
    }
    source.content += line + "\n";
    source.texts.push_back(read);
    if (i % 5 == 0) source.content += i % 2 == 0 ? "\n" : "no JSON\n";
  }
  source.content.pop_back();
  return source;
}

constexpr Piece kSgml[] = {{"plain words ", "plain words "},
                           {"&lt;", "<"},
                           {"&amp;amp;", "&amp;"},
                           {"&#3;", ""},
                           {"&#x20AC;", "\xE2\x82\xAC"},
                           {"&eacute;", "\xC3\xA9"},
                           {"&unknown;", "&unknown;"},
                           {"& ", "& "},
                           {"\n    ", "\n    "},
                           {"\r\n", "\r\n"}};

/// Items with entities, in Windows-1252, with NUL, empty, without a body.
Source newswire(unsigned seed, std::size_t bytes) {
  std::mt19937 random(seed);
  Source source;
  source.content = "<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n";
  for (int i = 0; source.content.size() < bytes; ++i) {
    std::string written, read;
    some_pieces(random, i == 40 ? 700'000 : random() % 2000, kSgml, written, read);
    if (i % 7 == 1) {
      written = "caf\xE9 &lt; \x80";
      read = "caf\xC3\xA9 < \xE2\x82\xAC";
    }
    if (i % 7 == 2) {
      written = "nul" + std::string(1, '\0') + "in&gt;side";
      read = "nulin>side";
    }
    if (i % 7 == 3) written = read = {};
    source.content += "<REUTERS NEWID=\"" + std::to_string(seed * 100'000 + static_cast<unsigned>(i)) +
                      "\">\n<TEXT><TITLE>A &lt;title></TITLE>";
    if (i % 5 != 4) {
      source.content += "<BODY>" + written + "</BODY>";
      source.texts.push_back(read);
    }
    source.content += "</TEXT>\n</REUTERS>\n";
  }
  return source;
}

constexpr Piece kTable[] = {{"plain, words ", "plain, words "}, {"\"\"", "\""}, {"\n", "\n"}, {"\r\n", "\r\n"},
                            {"\xC3\xBC", "\xC3\xBC"},           {"\t", "\t"}};

/// Rows with quotes doubled, in Windows-1252, with NUL, empty, with a quote that is closed before the field ends.
Source table(unsigned seed, std::size_t bytes) {
  std::mt19937 random(seed);
  Source source;
  source.content = "\xEF\xBB\xBFId,text,score\r\n";
  for (int i = 0; source.content.size() < bytes; ++i) {
    std::string written, read;
    some_pieces(random, i == 40 ? 700'000 : random() % 2000, kTable, written, read);
    written = '"' + written + '"';
    if (i % 7 == 1) written = read = "no quotes";
    if (i % 7 == 2) {
      written = i % 2 == 0 ? "caf\xE9" : "\"caf\xE9\"";
      read = "caf\xC3\xA9";
    }
    if (i % 7 == 3) {
      written = "\"a \"\"nul" + std::string(1, '\0') + "\"\"\"";
      read = "a \"nul\"";
    }
    if (i % 7 == 4) written = read = {};
    if (i % 7 == 5) {
      written = "\"closed \"\"here\"\"\" but goes on";
      read = "closed \"here\" but goes on";
    }
    source.content += std::to_string(seed) + '-' + std::to_string(i) + ',' + written + ",5\n";
    source.texts.push_back(read);
  }
  return source;
}

/// A mail, with a byte order mark or in Windows-1252, or without anything after its headers or without headers.
Source mail(unsigned seed, std::size_t bytes) {
  std::mt19937 random(seed);
  std::string text;
  while (text.size() < bytes) text += random() % 3 == 0 ? "m\xC3\xBChle\n\n" : "plain words\r\n";
  const std::string headers = "From: a\r\nSubject: about " + std::to_string(seed) + "\r\n\r\n";
  switch (seed % 5) {
    case 1:
      return {"\xEF\xBB\xBF" + headers + text, {text}};
    case 2:
      return {headers + "caf\xE9 \x93 " + std::string(bytes, 'x'),
              {"caf\xC3\xA9 \xE2\x80\x9C " + std::string(bytes, 'x')}};
    case 3:
      return {headers, {""}};
    case 4:
      return {std::string(bytes, 'y'), {std::string(bytes, 'y')}};
    default:
      return {headers + text, {text}};
  }
}

struct Kind {
  CorpusFormat format;
  std::function<Source(unsigned seed, std::size_t bytes)> make;
  std::vector<std::size_t> sizes;  // of the files
};

const Kind kKinds[] = {{CorpusFormat::json_lines, json_lines, {20'000, 2'300'000, 200'000}},
                       {CorpusFormat::newswire, newswire, {20'000, 2'300'000, 200'000}},
                       {CorpusFormat::table, table, {20'000, 2'300'000, 200'000}},
                       {CorpusFormat::text_files,
                        mail,
                        {20'000, 900'000, 50'000, 500, 70'000, 30'000, 600'000, 40'000, 40, 300'000, 20'000, 500'000}}};

constexpr PieceSizes kInARow{.split_from = kNever};
constexpr PieceSizes kByTheFile{.range_bytes = 1, .split_from = kNever};

class SpilledTextsOf : public ::testing::TestWithParam<Kind> {
 protected:
  SpilledTextsOf() {
    unsigned seed = 0;
    for (const std::size_t bytes : GetParam().sizes) {
      sources_.push_back(GetParam().make(++seed, bytes));
      entries_.push_back({"name " + std::to_string(100 + seed), sources_.back().content});
      texts_.insert(texts_.end(), sources_.back().texts.begin(), sources_.back().texts.end());
    }
  }

  static LoadOptions options(std::uint64_t copied_texts) {
    LoadOptions options;
    options.format = GetParam().format;
    options.copied_texts = copied_texts;
    options.strip_mail_headers = true;
    if (options.format == CorpusFormat::table) options.text_column = "text";
    return options;
  }

  // The texts that were written, however many are copied and whatever is read in parallel.
  void expect_texts(const std::string& path, const std::vector<std::string>& texts) const {
    SCOPED_TRACE(path);
    const auto whole = load({path}, options(LoadOptions::kUnlimited), kInARow).value();
    ASSERT_EQ(outcome_of(*whole).texts(), texts);
    const PieceSizes in_parts{.split_from = 0, .part_bytes = 30'000};
    const PieceSizes mapped{.map_from = 1, .split_from = 0, .part_bytes = 30'000};
    const std::pair<std::uint64_t, PieceSizes> ways[] = {{0, kInARow},  {100'000, kInARow}, {2'000'000, kInARow},
                                                         {0, in_parts}, {0, kByTheFile},    {0, mapped}};
    for (const auto& [copied_texts, sizes] : ways) {
      const auto less = load({path}, options(copied_texts), sizes).value();
      EXPECT_EQ(outcome_of(*less), outcome_of(*whole));
      EXPECT_EQ(less->report().digest, whole->report().digest);
      EXPECT_EQ(less->text_bytes(), whole->text_bytes());
      EXPECT_TRUE(less->check_texts());
      if (copied_texts == 0 && sizes.map_from != 1) expect_spilled(*less, *whole);
    }
    expect_sample(path, *whole);
  }

  // Texts beyond the limit are all in the file and take no memory.
  static void expect_spilled(const Corpus& less, const Corpus& whole) {
    if (!has_room_on_disk(SpillFile::usual_folder(), 2 * SpillFile::kLeft)) return;
    EXPECT_EQ(less.spilled_texts().in_file, less.text_bytes());
    EXPECT_EQ(less.spilled_texts().in_memory, 0U);
    EXPECT_LE(less.resident_bytes() + less.text_bytes(), whole.resident_bytes() + 100'000);
  }

  static void expect_sample(const std::string& path, const Corpus& whole) {
    LoadOptions drawn = options(0);
    drawn.sample = {5, 3};
    EXPECT_EQ(outcome_of(*load({path}, drawn, kInARow).value()).documents, outcome_of(whole.sample({5, 3})).documents);
  }

  bool is_text() const { return GetParam().format == CorpusFormat::text_files; }

  std::vector<Source> sources_;
  std::vector<Entry> entries_;
  std::vector<std::string> texts_;
  TemporaryFolder folder_;
};

TEST_P(SpilledTextsOf, files_are_read_back_unchanged) {
  for (const std::size_t i : {0, 1, 2})
    expect_texts(folder_.write("alone" + std::to_string(i), sources_[i].content), sources_[i].texts);
}

TEST_P(SpilledTextsOf, folders_are_read_back_unchanged) {
  for (const Entry& entry : entries_) folder_.write("folder/" + entry.name, entry.content);
  expect_texts(folder_.path("folder"), texts_);
}

TEST_P(SpilledTextsOf, gzip_files_are_read_back_unchanged) {
  expect_texts(folder_.write("one.gz", gzip(sources_[1].content)), sources_[1].texts);
  for (const Entry& entry : entries_) folder_.write("folder/" + entry.name + ".gz", gzip(entry.content));
  expect_texts(folder_.path("folder"), texts_);
}

TEST_P(SpilledTextsOf, zips_are_read_back_unchanged) {
  const std::string path = folder_.path("t.zip");
  write_by_libzip(path, entries_);
  expect_texts(path, texts_);
  write_zip(path, entries_);
  expect_texts(path, texts_);
}

TEST_P(SpilledTextsOf, tars_are_read_back_unchanged) {
  std::vector<Entry> entries = entries_;
  entries[1].name = std::string(90, 'l') + '/' + std::string(200, 'm');  // a header of several blocks
  // Members that do not belong are skipped, text or not.
  if (!is_text()) entries.insert(entries.begin() + 1, {"other", std::string(300'000, '\0')});
  const std::string path = folder_.path("t.tar");
  for (const int format : {ARCHIVE_FORMAT_TAR_USTAR, ARCHIVE_FORMAT_TAR_GNUTAR, ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE}) {
    if (format == ARCHIVE_FORMAT_TAR_USTAR) entries[is_text() ? 1 : 2].name = "short";
    write_archive(path, format, ARCHIVE_FILTER_NONE, entries);
    expect_texts(path, texts_);
    expect_texts(folder_.write("t.tar.gz", gzip(content_of(path))), texts_);
    entries[is_text() ? 1 : 2].name = std::string(90, 'l') + '/' + std::string(200, 'm');
  }
}

TEST_P(SpilledTextsOf, other_compression_formats_are_read_back_unchanged) {
  const std::string path = folder_.path("t.tar.xz");
  write_archive(path, ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE, ARCHIVE_FILTER_XZ, entries_);
  expect_texts(path, texts_);
  write_by_libzip(path, entries_);
  expect_texts(folder_.write("zip.gz", gzip(content_of(path))), texts_);
}

TEST_P(SpilledTextsOf, utf_16_files_equal_those_of_narrow_files) {
  for (const Entry& entry : entries_) {
    std::string wide = "\xFF\xFE", ascii;
    std::ranges::copy_if(entry.content, std::back_inserter(ascii), [](char c) { return c > 0; });
    for (const char c : ascii) wide += std::string{c, '\0'};
    folder_.write("wide/" + entry.name, wide);
    folder_.write("narrow/" + entry.name, ascii);
  }
  const auto narrow = load({folder_.path("narrow")}, options(LoadOptions::kUnlimited), kInARow).value();
  const std::pair<std::uint64_t, PieceSizes> ways[] = {{0, kInARow}, {100'000, kInARow}, {0, kByTheFile}};
  for (const auto& [copied_texts, sizes] : ways) {
    const auto wide = load({folder_.path("wide")}, options(copied_texts), sizes).value();
    EXPECT_EQ(outcome_of(*wide).texts(), outcome_of(*narrow).texts());
    if (copied_texts == 0) expect_spilled(*wide, *narrow);
  }
}

TEST_P(SpilledTextsOf, a_changed_or_removed_file_stay_readable) {
  const std::string path = folder_.write("t", sources_[1].content);
  const auto less = load({path}, options(0), kInARow).value();
  folder_.write("t", sources_[2].content);
  EXPECT_EQ(outcome_of(*less).texts(), sources_[1].texts);
  std::filesystem::remove(path);
  EXPECT_EQ(outcome_of(*less).texts(), sources_[1].texts);
}

TEST_P(SpilledTextsOf, a_lost_temporary_file_become_an_error_message) {
  if (!has_room_on_disk(SpillFile::usual_folder(), 2 * SpillFile::kLeft)) GTEST_SKIP() << "No disk with enough room.";
  std::vector<std::string> paths;
  for (int i = 0; i < 50; ++i) paths.push_back(folder_.write("many/" + std::to_string(100 + i), entries_[0].content));
  const auto less = load({folder_.path("many")}, options(0), kByTheFile).value();
  EXPECT_GT(less->spilled_texts().in_file, 0U);
  EXPECT_TRUE(less->check_texts());
  ASSERT_GT(cut_temporary_files(), 0);
  std::size_t sentences = 0, with_text = 0;
  for (const std::string& text : outcome_of(*less).texts())
    sentences += text.find("Texts in the file cannot be read any more") != std::string::npos;
  for (const std::string& text : sources_[0].texts) with_text += text.empty() ? 0 : 50;
  EXPECT_EQ(sentences, with_text);
  ASSERT_FALSE(less->check_texts());
  EXPECT_EQ(less->check_texts().error().code, ErrorCode::unreadable);
}

TEST_P(SpilledTextsOf, a_corpus_can_be_read_by_many_threads_in_any_order) {
  for (const Entry& entry : entries_) folder_.write("folder/" + entry.name, entry.content);
  const auto left = load({folder_.path("folder")}, options(0), kInARow).value();
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (unsigned seed = 0; seed < 4; ++seed) {
    threads.emplace_back([&, seed] {
      std::mt19937 random(seed);
      for (int i = 0; i < 500; ++i) {
        const std::size_t document = random() % texts_.size();
        wrong += (*left)[DocumentIndex(document)].text != texts_[document];
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

INSTANTIATE_TEST_SUITE_P(All, SpilledTextsOf, ::testing::ValuesIn(kKinds), [](const auto& info) {
  const std::string name(to_string(info.param.format));
  return name == "text" ? std::string("text_files") : name;
});

TEST(SpilledTexts, of_many_files_keep_none_of_them_open) {
  TemporaryFolder folder;
  for (int i = 0; i < 300; ++i) folder.write("folder/" + std::to_string(1000 + i), "text " + std::to_string(i));
  LoadOptions options;
  options.copied_texts = 0;
  const auto corpus = load({folder.path("folder")}, options).value();
  const std::filesystem::directory_iterator open("/proc/self/fd");
  EXPECT_LT(std::distance(begin(open), end(open)), 100);
  EXPECT_EQ((*corpus)[DocumentIndex(299)].text, "text 299");
}

TEST(SpilledTexts, of_a_tar_with_holes_are_read_back_unchanged) {
  TemporaryFolder folder;
  archive* const out = archive_write_new();
  archive_write_set_format(out, ARCHIVE_FORMAT_TAR_PAX_INTERCHANGE);
  ASSERT_EQ(archive_write_open_filename(out, folder.path("t.tar").c_str()), ARCHIVE_OK);
  const std::string line = "{\"text\": \"" + std::string(3'000, 'a') + "\"}\n", spaces(8'192, ' ');
  archive_entry* const entry = archive_entry_new();
  archive_entry_set_pathname(entry, "sparse.jsonl");
  archive_entry_set_size(entry, 3 * 8'192);
  archive_entry_set_filetype(entry, AE_IFREG);
  archive_entry_set_perm(entry, 0644);
  archive_entry_sparse_add_entry(entry, 0, 8'192);
  archive_entry_sparse_add_entry(entry, 2 * 8'192, 8'192);
  archive_write_header(out, entry);
  const std::string block = line + spaces.substr(line.size() + 1) + "\n", hole(8'192, '\0');
  for (const std::string& bytes : {block, hole, block}) archive_write_data(out, bytes.data(), bytes.size());
  archive_entry_free(entry);
  ASSERT_EQ(archive_write_close(out), ARCHIVE_OK);
  archive_write_free(out);
  LoadOptions options;
  options.format = CorpusFormat::json_lines;
  options.copied_texts = 0;
  const auto corpus = load({folder.path("t.tar")}, options).value();
  ASSERT_EQ(corpus->size(), 2U);
  for (const std::uint32_t i : {0U, 1U}) EXPECT_EQ((*corpus)[DocumentIndex(i)].text, std::string(3'000, 'a'));
}

}  // namespace
}  // namespace lookalike::testing
