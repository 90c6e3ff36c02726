#include "core/corpus/synthetic/generator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <stop_token>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "core/corpus/load.h"
#include "core/corpus/synthetic/family_window.h"

namespace lookalike {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::vector<std::string> words_of(std::string_view text) {
  std::string plain;
  for (const unsigned char c : text)
    if (!std::ispunct(c)) plain += static_cast<char>(std::tolower(c));
  std::istringstream in(plain);
  return {std::istream_iterator<std::string>(in), {}};
}

std::set<std::string> shingles_of(std::string_view text) {
  const auto words = words_of(text);
  std::set<std::string> shingles;
  for (std::size_t i = 0; i + 3 <= words.size(); ++i)
    shingles.insert(words[i] + ' ' + words[i + 1] + ' ' + words[i + 2]);
  return shingles;
}

double jaccard(const std::set<std::string>& a, const std::set<std::string>& b) {
  std::size_t common = 0;
  for (const auto& shingle : a) common += b.count(shingle);
  const std::size_t all = a.size() + b.size() - common;
  return all == 0 ? 0 : static_cast<double>(common) / static_cast<double>(all);
}

struct Shingled {
  GeneratedCorpus generated;
  std::vector<std::set<std::string>> shingles;
};

Shingled shingled(GeneratedKind kind) {
  Shingled result{generate_corpus({kind, 5'000, 42}, {}, {}).value(), {}};
  const Corpus& corpus = *result.generated.corpus;
  for (std::size_t i = 0; i < corpus.size(); ++i) result.shingles.push_back(shingles_of(corpus[DocumentIndex(i)].text));
  return result;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++count;
  return count;
}

class TemporaryFolder : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "lookalike-XXXXXX").string();
    folder = mkdtemp(pattern.data());
  }
  void TearDown() override { fs::remove_all(folder); }

  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
  }

  fs::path folder;
};
using GeneratedFile = TemporaryFolder;

class Kinds : public testing::TestWithParam<GeneratedKind> {};
INSTANTIATE_TEST_SUITE_P(Generator, Kinds, testing::Values(GeneratedKind::newswire, GeneratedKind::reviews),
                         [](const auto& kind) {
                           return kind.param == GeneratedKind::newswire ? "newswire" : "reviews";
                         });

std::string digest_of(const GeneratorOptions& options) {
  Generator generator(options);
  GeneratedDocument document;
  std::string everything;
  while (generator.next(document))
    everything += document.id + '\n' + document.title + '\n' + document.date + '\n' + document.topic + '\n' +
                  document.summary + '\n' + std::to_string(document.stars) + '\n' + document.text + '\n' +
                  std::to_string(document.family) + '\n';
  const XXH128_hash_t hash = XXH3_128bits(everything.data(), everything.size());
  std::array<char, 33> text;
  std::snprintf(text.data(), text.size(), "%016llx%016llx", static_cast<unsigned long long>(hash.high64),
                static_cast<unsigned long long>(hash.low64));
  return text.data();
}

// A change here changes the built-in corpus for everybody: saved results no longer compare.
TEST(Generator, newswire_of_seed_42_is_the_same_everywhere) {
  EXPECT_EQ(digest_of({GeneratedKind::newswire, 300, 42}), "946e5436bc20a83787b36dd630882123");
}

TEST(Generator, reviews_of_seed_42_are_the_same_everywhere) {
  EXPECT_EQ(digest_of({GeneratedKind::reviews, 300, 42}), "4ba90340584d4284490bca68ecda6292");
}

TEST_P(Kinds, another_seed_gives_other_documents) {
  EXPECT_NE(digest_of({GetParam(), 50, 1}), digest_of({GetParam(), 50, 2}));
}

TEST_P(Kinds, gives_exactly_the_requested_documents) {
  for (const std::uint64_t documents : {0u, 1u, 2u, 7u, 100u}) {
    Generator generator({GetParam(), documents, 42});
    GeneratedDocument document;
    std::uint64_t count = 0;
    while (generator.next(document)) ++count;
    EXPECT_EQ(count, documents);
    EXPECT_FALSE(generator.next(document));
  }
}

TEST_P(Kinds, about_a_fifth_belongs_to_families_of_2_to_16) {
  const auto generated = generate_corpus({GetParam(), 5'000, 42}, {}, {}).value();
  std::map<std::uint64_t, std::size_t> sizes;
  for (const std::uint64_t family : generated.family)
    if (family != 0) ++sizes[family];
  std::size_t members = 0;
  for (const auto& [family, size] : sizes) {
    EXPECT_GE(size, 2u);
    EXPECT_LE(size, 16u);
    members += size;
  }
  EXPECT_GT(members, 850u);
  EXPECT_LT(members, 1'200u);
}

TEST_P(Kinds, relatives_are_rarely_close_together) {
  const auto generated = generate_corpus({GetParam(), 5'000, 42}, {}, {}).value();
  std::map<std::uint64_t, std::size_t> last;
  std::size_t near = 0;
  for (std::size_t i = 0; i < generated.family.size(); ++i) {
    const std::uint64_t family = generated.family[i];
    if (family == 0) continue;
    if (last.count(family) && i - last[family] < 5) ++near;
    last[family] = i;
  }
  EXPECT_LT(near, 50u);
}

TEST_P(Kinds, every_bin_of_similarity_holds_at_least_40_pairs_of_relatives) {
  const Shingled corpus = shingled(GetParam());
  std::map<std::uint64_t, std::vector<std::size_t>> families;
  for (std::size_t i = 0; i < corpus.shingles.size(); ++i)
    if (corpus.generated.family[i] != 0) families[corpus.generated.family[i]].push_back(i);
  std::array<std::size_t, 20> bins{};  // [0.05 i, 0.05 (i + 1)), the last with 1.0
  for (const auto& [family, members] : families)
    for (std::size_t a = 0; a < members.size(); ++a)
      for (std::size_t b = 0; b < a; ++b) {
        const double similarity = jaccard(corpus.shingles[members[a]], corpus.shingles[members[b]]);
        ++bins[std::min<std::size_t>(19, static_cast<std::size_t>(similarity * 20))];
      }
  for (std::size_t bin = 1; bin < bins.size(); ++bin)
    EXPECT_GE(bins[bin], 40u) << "similarity from " << static_cast<double>(bin) / 20;
}

TEST_P(Kinds, unrelated_documents_share_little) {
  const Shingled corpus = shingled(GetParam());
  std::size_t pairs = 0, above_2 = 0, above_5 = 0;
  for (std::size_t a = 0; a < 600; ++a)
    for (std::size_t b = 0; b < a; ++b) {
      if (corpus.generated.family[a] != 0 && corpus.generated.family[a] == corpus.generated.family[b]) continue;
      const double similarity = jaccard(corpus.shingles[a], corpus.shingles[b]);
      ++pairs;
      above_2 += similarity >= 0.02;
      above_5 += similarity >= 0.05;
    }
  EXPECT_LT(above_2, pairs / 50);
  EXPECT_LT(above_5, pairs / 1'000);
}

TEST_P(Kinds, lengths_match_real_texts) {
  const auto generated = generate_corpus({GetParam(), 5'000, 42}, {}, {}).value();
  std::vector<std::size_t> lengths;
  for (std::size_t i = 0; i < generated.corpus->size(); ++i)
    lengths.push_back(words_of((*generated.corpus)[DocumentIndex(i)].text).size());
  std::sort(lengths.begin(), lengths.end());
  EXPECT_LE(lengths.front(), 8u);
  EXPECT_GE(lengths[2'500], 80u);
  EXPECT_LE(lengths[2'500], 120u);
  EXPECT_GE(lengths[4'950], 600u);
}

TEST_P(Kinds, the_corpus_equals_the_stream) {
  const auto generated = generate_corpus({GetParam(), 200, 7}, {}, {}).value();
  Generator generator({GetParam(), 200, 7});
  GeneratedDocument document;
  for (std::size_t i = 0; generator.next(document); ++i) {
    EXPECT_EQ((*generated.corpus)[DocumentIndex(i)].text, document.text);
    EXPECT_EQ((*generated.corpus)[DocumentIndex(i)].id, document.id);
    EXPECT_EQ(generated.family[i], document.family);
  }
  EXPECT_EQ(generated.corpus->size(), 200u);
  EXPECT_EQ(generated.corpus->report().format, CorpusFormat::builtin);
}

TEST_P(Kinds, a_sample_records_the_family_of_each_document) {
  const auto all = generate_corpus({GetParam(), 1'000, 42}, {}, {}).value();
  const auto some = generate_corpus({GetParam(), 1'000, 42}, {100, 5}, {}).value();
  ASSERT_EQ(some.corpus->size(), 100u);
  ASSERT_EQ(some.family.size(), 100u);
  for (std::size_t i = 0; i < 100; ++i) {
    const std::size_t original = *some.corpus->source(DocumentIndex(i)).record - 1;
    EXPECT_EQ((*some.corpus)[DocumentIndex(i)].text, (*all.corpus)[DocumentIndex(original)].text);
    EXPECT_EQ(some.family[i], all.family[original]);
  }
}

TEST_P(Kinds, stopped_work_is_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  const auto generated = generate_corpus({GetParam(), 100'000'000, 42}, {}, Progress(stop.get_token()));
  ASSERT_FALSE(generated);
  EXPECT_EQ(generated.error().code, ErrorCode::cancelled);
}

TEST(Generator, some_reviews_are_repeated_verbatim_by_other_users) {
  const auto generated = generate_corpus({GeneratedKind::reviews, 5'000, 42}, {}, {}).value();
  std::map<std::string, std::size_t> copies;
  for (std::size_t i = 0; i < generated.corpus->size(); ++i)
    if (generated.family[i] == 0) ++copies[std::string((*generated.corpus)[DocumentIndex(i)].text)];
  EXPECT_GE(copies["Great book!"], 2u);
}

TEST(Edits, meet_the_requested_similarity) {
  const auto writer = generation::newswire_writer();
  generation::Random random(3);
  for (const std::uint32_t target : {100u, 300u, 500u, 700u, 900u}) {
    double sum = 0;
    int stories = 0;
    while (stories < 100) {
      const generation::Story story = writer->story(random);
      if (story.sentences.size() < 8) continue;
      GeneratedDocument before, after;
      writer->lay_out(story, 0, before);
      writer->lay_out(generation::edited(story, target, *writer, random), 1, after);
      sum += jaccard(shingles_of(before.text), shingles_of(after.text));
      ++stories;
    }
    EXPECT_NEAR(sum / stories, target / 1'000.0, 0.08) << target;
  }
}

TEST(FamilyWindow, gives_every_member_of_every_family_and_then_is_empty) {
  const auto writer = generation::review_writer(10, 1);
  generation::Random random(5);
  generation::FamilyWindow window;
  const std::uint64_t first = window.begin(writer->story(random), 3);
  const std::uint64_t second = window.begin(writer->story(random), 2);
  std::map<std::uint64_t, int> given;
  while (window.pending() > 0) ++given[window.next(*writer, random).family];
  EXPECT_EQ(given, (std::map<std::uint64_t, int>{{first, 2}, {second, 1}}));
}

TEST_F(GeneratedFile, newswire_has_the_tags_of_the_original) {
  const fs::path path = folder / "news.sgm";
  ASSERT_TRUE(write_generated({GeneratedKind::newswire, 400, 42}, path, {}));
  const std::string text = read_file(path);
  EXPECT_TRUE(text.starts_with("<!DOCTYPE lewis SYSTEM \"lewis.dtd\">\n<REUTERS TOPICS="));
  EXPECT_EQ(count_of(text, "\n Reuter\n&#3;</BODY></TEXT>\n</REUTERS>\n"), 400u);
  EXPECT_EQ(count_of(text, "<BODY>"), 400u);
  EXPECT_THAT(text, HasSubstr("&amp;"));
  EXPECT_THAT(text, HasSubstr("NEWID=\"400\""));
  for (std::size_t at = text.find('&'); at != text.npos; at = text.find('&', at + 1)) {
    const std::string_view rest = std::string_view(text).substr(at);
    EXPECT_TRUE(rest.starts_with("&amp;") || rest.starts_with("&lt;") || rest.starts_with("&#2;") ||
                rest.starts_with("&#3;"));
  }
}

// RFC 4180 to the letter: fields end at a comma or line end, quotes are doubled inside quotes.
std::vector<std::vector<std::string>> csv_records(const std::string& text) {
  std::vector<std::vector<std::string>> records(1, {""});
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string& field = records.back().back();
    if (quoted && text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"') {
      field += text[i++];
    } else if (text[i] == '"') {
      quoted = !quoted;
    } else if (!quoted && text[i] == ',') {
      records.back().emplace_back();
    } else if (!quoted && text[i] == '\n') {
      records.push_back({""});
    } else {
      field += text[i];
    }
  }
  records.pop_back();
  return records;
}

TEST_F(GeneratedFile, reviews_are_read_back_as_generated) {
  const fs::path path = folder / "reviews.csv";
  ASSERT_TRUE(write_generated({GeneratedKind::reviews, 300, 42}, path, {}));
  const auto records = csv_records(read_file(path));
  ASSERT_EQ(records.size(), 301u);
  EXPECT_THAT(records[0],
              testing::ElementsAre("Id", "Title", "Price", "User_id", "profileName", "review/helpfulness",
                                   "review/score", "review/time", "review/summary", "review/text", "family"));
  Generator generator({GeneratedKind::reviews, 300, 42});
  GeneratedDocument document;
  for (std::size_t i = 1; generator.next(document); ++i) {
    ASSERT_EQ(records[i].size(), 11u);
    EXPECT_EQ(records[i][0], document.id);
    EXPECT_EQ(records[i][1], document.title);
    EXPECT_EQ(records[i][6], std::to_string(document.stars) + ".0");
    EXPECT_EQ(records[i][8], document.summary);
    EXPECT_EQ(records[i][10], document.family == 0 ? "" : std::to_string(document.family));
    EXPECT_EQ(records[i][9], document.text);
  }
}

void expect_loaded_as_generated(GeneratedKind kind, const fs::path& path) {
  ASSERT_TRUE(write_generated({kind, 300, 42}, path, {}));
  const auto loaded = load_corpus({path}, {}, {});
  ASSERT_TRUE(loaded) << to_string(loaded.error());
  const auto generated = generate_corpus({kind, 300, 42}, {}, {}).value();
  ASSERT_EQ((*loaded)->size(), 300u);
  EXPECT_THAT((*loaded)->report().damage, testing::IsEmpty());
  for (std::size_t i = 0; i < 300; ++i) {
    EXPECT_EQ((**loaded)[DocumentIndex(i)].text, (*generated.corpus)[DocumentIndex(i)].text);
    EXPECT_EQ((**loaded)[DocumentIndex(i)].title, (*generated.corpus)[DocumentIndex(i)].title);
    EXPECT_EQ((**loaded)[DocumentIndex(i)].id, (*generated.corpus)[DocumentIndex(i)].id);
  }
}

TEST_F(GeneratedFile, newswire_loads_as_the_same_documents) {
  expect_loaded_as_generated(GeneratedKind::newswire, folder / "news.sgm");
}

TEST_F(GeneratedFile, reviews_load_as_the_same_documents) {
  expect_loaded_as_generated(GeneratedKind::reviews, folder / "reviews.csv");
}

TEST_F(GeneratedFile, three_million_reviews_would_fill_about_2_9_gigabytes) {
  const fs::path path = folder / "reviews.csv";
  ASSERT_TRUE(write_generated({GeneratedKind::reviews, 6'000, 42}, path, {}));
  EXPECT_NEAR(static_cast<double>(fs::file_size(path)) / 6'000, 955, 60);
}

TEST_F(GeneratedFile, a_finished_file_replaces_the_old_one_and_leaves_nothing_else) {
  const fs::path path = folder / "reviews.csv";
  std::ofstream(path) << "old";
  ASSERT_TRUE(write_generated({GeneratedKind::reviews, 3, 42}, path, {}));
  EXPECT_EQ(csv_records(read_file(path)).size(), 4u);
  EXPECT_THAT(files(), testing::ElementsAre("reviews.csv"));
}

TEST_F(GeneratedFile, a_cancelled_file_leaves_the_old_one_alone) {
  const fs::path path = folder / "reviews.csv";
  std::ofstream(path) << "old";
  std::stop_source stop;
  stop.request_stop();
  const auto written = write_generated({GeneratedKind::reviews, 1'000'000, 42}, path, Progress(stop.get_token()));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::cancelled);
  EXPECT_EQ(read_file(path), "old");
  EXPECT_THAT(files(), testing::ElementsAre("reviews.csv"));
}

TEST_F(GeneratedFile, a_missing_folder_is_reported_with_path_and_reason) {
  const fs::path path = folder / "none" / "reviews.csv";
  const auto written = write_generated({GeneratedKind::reviews, 3, 42}, path, {});
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::unwritable);
  EXPECT_EQ(written.error().place.file, path);
  EXPECT_THAT(written.error().message, HasSubstr("No such file or directory"));
}

// No file of this process may grow beyond 64 KiB: the effect of a full disk, without filling one.
class SmallDisk {
 public:
  SmallDisk() {
    getrlimit(RLIMIT_FSIZE, &before_);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{64 << 10, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
  }
  ~SmallDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int) = SIG_DFL;
};

TEST_F(GeneratedFile, a_full_disk_is_reported_with_path_and_reason) {
  const fs::path path = folder / "reviews.csv";
  std::ofstream(path) << "old";
  const SmallDisk small;
  const auto written = write_generated({GeneratedKind::reviews, 5'000, 42}, path, {});
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::unwritable);
  EXPECT_EQ(written.error().place.file, path);
  EXPECT_THAT(written.error().message, HasSubstr("File too large"));
  EXPECT_EQ(read_file(path), "old");
  EXPECT_THAT(files(), testing::ElementsAre("reviews.csv"));
}

TEST_F(GeneratedFile, a_link_planted_at_the_temporary_name_is_not_followed) {
  const fs::path path = folder / "reviews.csv";
  const fs::path victim = folder / "victim";
  std::ofstream(victim) << "untouched";
  for (int number = 0; number < 100; ++number)
    fs::create_symlink(victim, path.string() + ".part-" + std::to_string(getpid()) + "-" + std::to_string(number));
  ASSERT_TRUE(write_generated({GeneratedKind::reviews, 5, 42}, path, {}));
  EXPECT_EQ(read_file(victim), "untouched");
  EXPECT_TRUE(fs::is_regular_file(fs::symlink_status(path)));
}

TEST_F(GeneratedFile, a_device_is_written_to_and_not_replaced) {
  const fs::path path = folder / "full";
  fs::create_symlink("/dev/full", path);
  const auto written = write_generated({GeneratedKind::reviews, 5'000, 42}, path, {});
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ErrorCode::unwritable);
  EXPECT_EQ(written.error().place.file, "/dev/full");
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

}  // namespace
}  // namespace lookalike
