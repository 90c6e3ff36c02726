#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "core/corpus/file_source.h"
#include "core/corpus/inflate_track.h"
#include "core/corpus/text_watch.h"
#include "deflate_support.h"

namespace lookalike::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::uint64_t kStride = InflateTrack::kStride;

/// Words that deflate packs about as it does prose.
std::string words(std::mt19937& random, std::size_t length) {
  static constexpr std::array<std::string_view, 12> kWords = {
      "plain ",   "m\xC3\xBChle ", "\xE2\x82\xAC 5, ", "river\n", "banana ", "of ",
      "letters ", "the ",          "house ",           "7 ",      "a; ",     "x"};
  std::string text;
  while (text.size() < length) text += kWords[random() % kWords.size()];
  return text;
}

std::string csv_quoted(std::string_view text) {
  std::string field = "\"";
  for (const char c : text) field += c == '"' ? std::string("\"\"") : std::string(1, c);
  return field + '"';
}

/// A table of several stretches: quotes, doubled ones, UTF-8, line ends in texts, Windows-1252, NUL, empty texts and
/// one text that is longer than two stretches.
std::string table(unsigned seed, std::size_t bytes) {
  std::mt19937 random(seed);
  std::string rows = "Id,Title,text,score\r\n";
  for (int i = 0; rows.size() < bytes; ++i) {
    const std::string id = std::to_string(seed) + "-" + std::to_string(i);
    const std::string text = words(random, i == 300 ? 2 * kStride + 100 : random() % 3000);
    std::string field = csv_quoted(text);
    if (i % 5 == 1) field = csv_quoted("\"" + text + "\" said \"\" she\"");
    if (i % 7 == 2) field = "no quotes at all";
    if (i % 11 == 3) field = "caf\xE9 of Latin-1";
    if (i % 13 == 4) field = "nul" + std::string(1, '\0') + "inside";
    if (i % 17 == 5) field = "";
    if (i % 19 == 6) field = "\"closed \"\"here\"\"\" but goes on";
    rows += id + ",title " + std::to_string(i) + "," + field + ",5.0\n";
  }
  return rows;
}

LoadOptions options_for(std::uint64_t copied_texts) {
  LoadOptions options;
  options.format = CorpusFormat::reviews;
  options.text_column = "text";
  options.copied_texts = copied_texts;
  return options;
}

class PackedTextsOf : public ::testing::Test {
 protected:
  static std::shared_ptr<const Corpus> read(const std::string& path, std::uint64_t copied_texts) {
    const auto corpus = load({path}, options_for(copied_texts));
    EXPECT_TRUE(corpus.has_value()) << (corpus ? "" : to_string(corpus.error()));
    return corpus ? *corpus : nullptr;
  }

  // The same corpus however many texts are copied; returns the one without copies.
  static std::shared_ptr<const Corpus> expect_same(const std::string& path, const std::string& what) {
    SCOPED_TRACE(what);
    const auto copied = read(path, StoredTexts::kUnlimited), packed = read(path, 0), some = read(path, 1'000'000);
    if (!copied || !packed || !some) return nullptr;
    EXPECT_EQ(outcome_of(*packed), outcome_of(*copied));
    EXPECT_EQ(outcome_of(*some), outcome_of(*copied));
    EXPECT_EQ(packed->report().digest, copied->report().digest);
    EXPECT_EQ(packed->text_bytes(), copied->text_bytes());
    EXPECT_EQ(packed->unread_texts(), 0U);
    return packed;
  }

  // That texts are not in memory: what is held for them instead is bounded.
  static std::uint64_t held_for_texts(const Corpus& corpus) {
    return corpus.resident_bytes() - std::min(corpus.resident_bytes(), StoredTexts::most_held_bytes());
  }

  // Such a text is unpacked for whom asks for it.
  static std::size_t left_packed(const Corpus& corpus) {
    std::size_t texts = 0;
    for (std::size_t i = 0; i < corpus.size(); ++i) texts += corpus[DocumentIndex(i)].owned != nullptr;
    return texts;
  }

  // The others are decoded on the way.
  static void expect_left_packed(const Corpus& corpus) { EXPECT_GT(left_packed(corpus), corpus.size() / 2); }

  TemporaryFolder folder_;
};

TEST_F(PackedTextsOf, zips_are_those_that_would_have_been_copied) {
  const std::string path = folder_.path("t.zip");
  const std::vector<Entry> entries = {
      {"before.csv", table(1, 50'000)}, {"large.csv", table(2, 5'500'000)}, {"behind.csv", table(3, 2'500'000)}};
  write_by_libzip(path, entries);
  const auto in_front = expect_same(path, "sizes in front");
  expect_left_packed(*in_front);
  EXPECT_LT(held_for_texts(*in_front), in_front->text_bytes() / 4);
  write_zip(path, entries);
  const auto behind = expect_same(path, "sizes behind the data");
  expect_left_packed(*behind);
  EXPECT_LT(held_for_texts(*behind), behind->text_bytes() / 4);
  write_zip(path, entries, "zip:zip64");
  expect_left_packed(*expect_same(path, "zip64"));
}

TEST_F(PackedTextsOf, gzip_files_are_those_that_would_have_been_copied) {
  const std::string all = table(4, 7'000'000);
  const auto one = expect_same(folder_.write("one.gz", gzip(all)), "one member");
  expect_left_packed(*one);
  EXPECT_LT(held_for_texts(*one), one->text_bytes() / 4);
  std::string several;
  std::size_t begin = 0;
  for (const std::size_t end : {std::size_t{1}, std::size_t{700'000}, std::size_t{5'000'000}, all.size()}) {
    several += gzip(std::string_view(all).substr(begin, end - begin), {"x", "name", "", true});
    begin = end;
  }
  const auto members = expect_same(folder_.write("several.gz", several), "several members");
  expect_left_packed(*members);
  EXPECT_EQ(outcome_of(*members).texts(), outcome_of(*one).texts());
  expect_left_packed(*expect_same(folder_.write("stored.gz", gzip(all, {}, Z_HUFFMAN_ONLY)), "Huffman codes alone"));
}

TEST_F(PackedTextsOf, damaged_files_are_those_before_the_damage) {
  const std::string packed = gzip(table(5, 7'000'000));
  expect_same(folder_.write("cut.gz", std::string_view(packed).substr(0, packed.size() * 3 / 4)), "cut");
  std::string wrong = packed;
  wrong[wrong.size() - 6] ^= 1;
  expect_same(folder_.write("checksum.gz", wrong), "checksum");
  std::mt19937 random(6);
  for (int round = 0; round < 8; ++round) {
    std::string damaged = packed;
    const std::size_t at = packed.size() / 3 + random() % (packed.size() / 2);
    for (std::size_t i = 0; i < 8; ++i) damaged[at + i] = static_cast<char>(random());
    expect_same(folder_.write("damaged.gz", damaged), "damaged at " + std::to_string(at));
  }
}

TEST_F(PackedTextsOf, a_sample_are_those_of_the_whole) {
  const std::string path = folder_.write("t.gz", gzip(table(7, 6'000'000)));
  LoadOptions options = options_for(0);
  options.sample = {40, 3};
  const auto drawn = load({path}, options).value();
  const auto whole = read(path, StoredTexts::kUnlimited);
  EXPECT_EQ(outcome_of(*drawn).documents, outcome_of(whole->sample({40, 3})).documents);
  EXPECT_EQ(outcome_of(read(path, 0)->sample({40, 3})).documents, outcome_of(*drawn).documents);
}

TEST_F(PackedTextsOf, many_files_are_found_again) {
  for (unsigned i = 0; i < 20; ++i)
    folder_.write("folder/" + std::to_string(i) + ".csv.gz", gzip(table(10 + i, i == 7 ? 7'000'000 : 200'000)));
  expect_same(folder_.path("folder"), "folder");
}

TEST_F(PackedTextsOf, text_that_is_decoded_on_the_way_are_held) {
  std::string wide = "\xFF\xFE";  // UTF-16, little endian
  for (const char c : "Id,text\n1,many plain words\n2,\"more \"\"of\"\" them\"") wide += std::string{c, '\0'};
  const std::string path = folder_.write("wide.gz", gzip(wide));
  const auto corpus = expect_same(path, "UTF-16");
  folder_.write("wide.gz", "");
  EXPECT_EQ((*corpus)[DocumentIndex(1)].text, "more \"of\" them");
}

TEST_F(PackedTextsOf, a_corpus_may_be_read_by_many_threads_in_any_order) {
  const std::string path = folder_.write("t.gz", gzip(table(8, 9'000'000)));
  const auto copied = read(path, StoredTexts::kUnlimited), packed = read(path, 0);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (unsigned seed = 0; seed < 4; ++seed) {
    threads.emplace_back([&, seed] {
      std::mt19937 random(seed);
      for (int i = 0; i < 300; ++i) {
        const DocumentIndex document(random() % copied->size());
        wrong += (*packed)[document].text != (*copied)[document].text;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(PackedTextsOf, a_file_that_is_deleted_or_replaced_stay_readable) {
  const std::string path = folder_.write("t.gz", gzip(table(9, 6'000'000)));
  const auto expected = outcome_of(*read(path, StoredTexts::kUnlimited));
  const auto packed = read(path, 0);
  std::filesystem::rename(folder_.write("other.gz", gzip("something else")), path);
  EXPECT_EQ(outcome_of(*packed), expected);
  std::filesystem::remove(path);
  EXPECT_EQ(outcome_of(*packed), expected);
}

TEST_F(PackedTextsOf, a_file_beside_many_open_ones_stay_there_and_are_found_by_its_path) {
  const std::string path = folder_.write("t.gz", gzip(table(9, 6'000'000)));
  std::vector<std::unique_ptr<FileSource>> open;
  while (open.empty() || open.back()->descriptor() < 256) {
    open.push_back(FileSource::open(path));
    ASSERT_NE(open.back(), nullptr);
  }
  expect_left_packed(*expect_same(path, "many open"));
  const auto deleted = read(path, 0), replaced = read(path, 0);
  open.clear();
  std::filesystem::remove(path);
  for (const auto& corpus : {deleted, replaced}) {
    outcome_of(*corpus);
    EXPECT_GT(corpus->unread_texts(), corpus->size() / 2);
    folder_.write("t.gz", gzip(table(10, 6'000'000)));
  }
}

TEST_F(PackedTextsOf, a_file_that_is_changed_are_the_old_ones_or_a_sentence) {
  const std::string good = gzip(table(9, 6'000'000));
  const std::string path = folder_.path("t.gz");
  const auto expected = [&] {
    folder_.write("t.gz", good);
    return outcome_of(*read(path, StoredTexts::kUnlimited)).texts();
  }();
  std::string other = good;
  other[good.size() / 2] ^= 0x40;
  // Written over in place: cut, another byte in the middle, wholly other data of the same kind, nothing left.
  for (const std::string& now : {good.substr(0, good.size() / 2), other, gzip(table(10, 6'000'000)), std::string()}) {
    folder_.write("t.gz", good);
    const auto packed = read(path, 0);
    const TextWatch watch(*packed);
    EXPECT_TRUE(watch.check().has_value());
    folder_.write("t.gz", now);
    ASSERT_EQ(content_of(path), now);
    const auto texts = outcome_of(*packed).texts();
    std::uint64_t sentences = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (texts[i] == expected[i]) continue;
      ++sentences;
      ASSERT_THAT(texts[i], HasSubstr("cannot be read again")) << i;
    }
    EXPECT_GT(sentences, 100U);
    EXPECT_EQ(packed->unread_texts(), sentences);
    ASSERT_FALSE(watch.check().has_value());
    EXPECT_EQ(watch.check().error().code, ErrorCode::unreadable);
    EXPECT_EQ(watch.check().error().place.file, path);
  }
}

}  // namespace
}  // namespace lookalike::testing
