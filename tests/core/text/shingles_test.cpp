#include "core/text/shingles.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

#include "core/pipeline/recipe.h"
#include "core/text/duplicate_groups.h"
#include "core/text/shingle_set.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using test::corpus_of;
using testing::ElementsAre;

std::shared_ptr<const ShingleSets> sets_of(const Corpus& corpus, const ShingleOptions& options,
                                           const TextOptions& text = {}) {
  const auto tokens = tokenise(corpus, text, options.unit, {}).value();
  return make_shingles(*tokens, options, {}).value();
}

std::vector<std::uint64_t> set_of(const std::string& text, const ShingleOptions& options) {
  const auto corpus = corpus_of({text});
  const auto sets = sets_of(*corpus, options);
  const auto set = (*sets)[DocumentIndex(0)];
  return {set.begin(), set.end()};
}

std::size_t different(const ShingleSets& sets) {
  std::set<std::uint64_t> all;
  for (std::size_t i = 0; i < sets.documents(); ++i) {
    const auto set = sets[DocumentIndex(i)];
    all.insert(set.begin(), set.end());
  }
  return all.size();
}

ShingleOptions words(std::uint32_t k) {
  ShingleOptions options;
  options.k = k;
  return options;
}

// Numbers as words, few distinct ones, so that shingles repeat.
std::string random_text(std::mt19937& random, std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += "w" + std::to_string(random() % 4) + " ";
  return text;
}

std::map<std::string, int> counted_shingles(const std::string& text, std::size_t k) {
  std::vector<std::string> tokens;
  for (std::size_t at = 0; at < text.size(); at += 3) tokens.push_back(text.substr(at, 2));
  std::map<std::string, int> counts;
  for (std::size_t i = 0; i + k <= tokens.size(); ++i) {
    std::string shingle;
    for (std::size_t j = i; j < i + k; ++j) shingle += (j == i ? "" : " ") + tokens[j];
    ++counts[shingle];
  }
  return counts;
}

TEST(Shingles, match_the_check_value_of_crc32) {
  ShingleOptions options = words(1);
  options.hash = ShingleHash::crc32;
  EXPECT_THAT(set_of("123456789", options), ElementsAre(0xCBF43926u));
}

TEST(Shingles, join_words_with_one_space) {
  EXPECT_EQ(set_of("The  quick\nfox", words(3)), set_of("the quick fox", words(3)));
  EXPECT_THAT(set_of("the quick fox", words(3)), ElementsAre(hash_shingle("the quick fox", ElementHash::xxh3)));
}

TEST(Shingles, of_characters_cross_spaces) {
  ShingleOptions options;
  options.unit = ShingleUnit::character;
  options.k = 2;
  EXPECT_EQ(set_of("ab c", options).size(), 3u);  // "ab", "b ", " c"
}

TEST(Shingles, of_a_short_text_are_one_of_all_its_words) {
  EXPECT_THAT(set_of("Love it!", words(3)), ElementsAre(hash_shingle("love it", ElementHash::xxh3)));
  EXPECT_THAT(set_of("Love it!", words(2)), ElementsAre(hash_shingle("love it", ElementHash::xxh3)));
  ShingleOptions characters = words(9);
  characters.unit = ShingleUnit::character;
  EXPECT_THAT(set_of("Love  it!", characters), ElementsAre(hash_shingle("love it", ElementHash::xxh3)));
}

TEST(Shingles, of_a_text_without_words_are_its_bytes) {
  EXPECT_THAT(set_of("!!! !", words(3)), ElementsAre(hash_shingle("!!! !", ElementHash::xxh3)));
  const auto corpus = corpus_of({"!!!", "", "!!!!", "!!!", ""});
  ShingleOptions options = words(3);
  for (const bool keep_empty : {false, true}) {
    options.keep_empty = keep_empty;
    const auto sets = sets_of(*corpus, options);
    EXPECT_EQ(sets->without_shingles(), 2u);
    const auto groups = group_duplicates(*sets, {}).value();
    EXPECT_THAT(groups->members(DocumentIndex(0)), ElementsAre(DocumentIndex(0), DocumentIndex(3)));
    EXPECT_EQ(groups->group_size(DocumentIndex(2)), 1u);
    EXPECT_EQ(groups->takes_part(DocumentIndex(4)), keep_empty);
    EXPECT_EQ(groups->representatives().size(), keep_empty ? 3u : 2u);
  }
}

TEST(Shingles, of_a_short_text_are_none_if_short_texts_are_left_out) {
  const auto corpus = corpus_of({"one two", "", "one two three"});
  ShingleOptions options = words(3);
  options.short_texts = ShortTexts::skip;
  const auto sets = sets_of(*corpus, options);
  EXPECT_TRUE((*sets)[DocumentIndex(0)].empty());
  EXPECT_EQ(sets->without_shingles(), 2u);
  EXPECT_EQ(sets->total(), 1u);
}

TEST(Shingles, match_a_brute_force_count_as_set_and_as_bag) {
  std::mt19937 random(7);
  for (const std::uint32_t k : {1u, 2u, 3u, 5u}) {
    const std::string text = random_text(random, 60);
    const auto counts = counted_shingles(text, k);
    std::size_t all = 0;
    for (const auto& [shingle, count] : counts) all += static_cast<std::size_t>(count);
    ShingleOptions bag = words(k);
    bag.bag = true;
    EXPECT_EQ(set_of(text, words(k)).size(), counts.size());
    EXPECT_EQ(set_of(text, bag).size(), all);
  }
}

TEST(Shingles, in_a_bag_share_the_smaller_of_the_two_counts) {
  ShingleOptions bag = words(1);
  bag.bag = true;
  const auto a = set_of("x x x y", bag), b = set_of("x x z", bag);
  std::vector<std::uint64_t> common;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(common));
  EXPECT_EQ(common.size(), 2u);
}

TEST(Shingles, stop_when_cancelled) {
  std::stop_source stop;
  stop.request_stop();
  const auto corpus = corpus_of({"one two three"});
  const auto tokens = tokenise(*corpus, {}, ShingleUnit::word, {}).value();
  const auto sets = make_shingles(*tokens, {}, Progress(stop.get_token()));
  ASSERT_FALSE(sets);
  EXPECT_EQ(sets.error().code, ErrorCode::cancelled);
}

/// Requests a stop at the first report.
class ImpatientSink final : public ProgressSink {
 public:
  void report(const char*, double) noexcept override { stop.request_stop(); }

  std::stop_source stop;
};

TEST(DuplicateGroups, stop_after_the_sets_were_hashed) {
  const auto corpus = corpus_of({"a b c d", "x y z", "A b, c d!"});
  const auto sets = sets_of(*corpus, words(3));
  ImpatientSink sink;
  ProgressRoot root(sink, sink.stop.get_token());
  const auto groups = group_duplicates(*sets, root.progress());
  ASSERT_FALSE(groups);
  EXPECT_EQ(groups.error().code, ErrorCode::cancelled);
}

TEST(DuplicateGroups, have_the_documents_with_equal_sets) {
  const auto corpus = corpus_of({"a b c d", "x y z", "A b, c d!", "", "c", "a b c d", "C."});
  const auto sets = sets_of(*corpus, words(3));
  const auto groups = group_duplicates(*sets, {}).value();
  EXPECT_THAT(groups->representatives(), ElementsAre(DocumentIndex(0), DocumentIndex(1), DocumentIndex(4)));
  EXPECT_THAT(groups->members(DocumentIndex(0)), ElementsAre(DocumentIndex(0), DocumentIndex(2), DocumentIndex(5)));
  EXPECT_THAT(groups->members(DocumentIndex(4)), ElementsAre(DocumentIndex(4), DocumentIndex(6)));
  EXPECT_FALSE(groups->takes_part(DocumentIndex(3)));
}

TEST(DuplicateGroups, hold_empty_documents_together_when_they_are_kept) {
  ShingleOptions options = words(3);
  options.short_texts = ShortTexts::skip;
  options.keep_empty = true;
  const auto corpus = corpus_of({"a b c d", "b", "c"});
  const auto sets = sets_of(*corpus, options);
  const auto groups = group_duplicates(*sets, {}).value();
  EXPECT_THAT(groups->members(DocumentIndex(1)), ElementsAre(DocumentIndex(1), DocumentIndex(2)));
}

class NotKept : public testing::TestWithParam<bool> {};

TEST_P(NotKept, sets_equal_those_that_are_stored) {
  std::mt19937 random(5);
  std::vector<std::string> texts = {"", "w1", "w1 w2 w3 w1 w2 w3 w1 w2 w3", "w1 w2 w3 w1 w2 w3 w1 w2 w3"};
  for (int i = 0; i < 700; ++i) texts.push_back(random_text(random, random() % 12));
  const auto corpus = corpus_of(texts);
  ShingleOptions options = words(3);
  options.bag = GetParam();
  const auto kept = sets_of(*corpus, options);
  const auto tokens = tokenise_on_demand(corpus, {}, options.unit).value();
  std::vector<std::vector<std::uint64_t>> visited(texts.size());
  const auto visit = [&](DocumentIndex document, const TokenView& view, std::span<const std::uint64_t> set) {
    EXPECT_EQ(view.size(), kept->token_count(document));
    visited[document].assign(set.begin(), set.end());
  };
  const auto passed = pass_shingles(tokens, options, visit, {}).value();
  EXPECT_FALSE(passed->stored());
  EXPECT_EQ(passed->total(), kept->total());
  EXPECT_EQ(passed->tokens(), kept->tokens());
  EXPECT_EQ(passed->without_shingles(), kept->without_shingles());
  ShingleReader reader(*passed);
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const DocumentIndex document(i);
    const auto expected = (*kept)[document], read = reader.read(document);
    EXPECT_TRUE(std::ranges::equal(visited[i], expected));
    EXPECT_TRUE(std::ranges::equal(read, expected));
    EXPECT_EQ(passed->size(document), expected.size());
  }
  const auto groups = group_duplicates(*passed, {}).value(), same = group_duplicates(*kept, {}).value();
  EXPECT_TRUE(std::ranges::equal(groups->representatives(), same->representatives()));
  for (const DocumentIndex r : same->representatives())
    EXPECT_TRUE(std::ranges::equal(groups->members(r), same->members(r)));
}

INSTANTIATE_TEST_SUITE_P(SetsAndBags, NotKept, testing::Bool(),
                         [](const auto& info) { return info.param ? "bag" : "set"; });

struct Figures {
  std::uint32_t k;
  std::uint64_t shingles, without, different;
};

class NewswireFigures : public testing::TestWithParam<Figures> {};

TEST_P(NewswireFigures, match_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  const auto tokens = tokenise(*corpus, {}, ShingleUnit::word, {}).value();
  EXPECT_EQ(corpus->size(), 19'043u);
  ShingleOptions options = words(GetParam().k);
  const auto whole = make_shingles(*tokens, options, {}).value();
  EXPECT_EQ(whole->total(), GetParam().shingles + GetParam().without) << "each short text has one more";
  EXPECT_EQ(whole->without_shingles(), 0u);
  options.short_texts = ShortTexts::skip;
  const auto sets = make_shingles(*tokens, options, {}).value();
  EXPECT_EQ(sets->tokens(), 2'563'963u);
  EXPECT_EQ(sets->total(), GetParam().shingles);
  EXPECT_EQ(sets->without_shingles(), GetParam().without);
  EXPECT_EQ(different(*sets), GetParam().different);
}

INSTANTIATE_TEST_SUITE_P(Newswire, NewswireFigures,
                         testing::Values(Figures{2, 2'311'766, 1, 668'071}, Figures{3, 2'461'580, 1, 1'512'527},
                                         Figures{5, 2'477'594, 6, 2'182'961}, Figures{8, 2'427'971, 9, 2'275'673}),
                         [](const auto& info) { return "k" + std::to_string(info.param.k); });

struct ReviewFigures {
  const char* study;
  std::uint32_t k;
  std::uint64_t documents, shingles;
};

class ReviewExcerpt : public testing::TestWithParam<ReviewFigures> {};

TEST_P(ReviewExcerpt, matches_the_figures_in_the_report) {
  LOOKALIKE_NEEDS_DATA(path, "reviews/Books_rating.excerpt.csv");
  const auto corpus = test::load(*path);
  ASSERT_TRUE(corpus);
  EXPECT_EQ(corpus->size(), 1'424u);
  Recipe recipe = find_study(GetParam().study)->recipe;
  recipe.shingles.k = GetParam().k;
  const auto sets = sets_of(*corpus, recipe.shingles, recipe.text);
  EXPECT_EQ(corpus->size() - sets->without_shingles(), GetParam().documents);
  EXPECT_EQ(sets->total(), GetParam().shingles);
}

INSTANTIATE_TEST_SUITE_P(
    Reviews, ReviewExcerpt,
    testing::Values(ReviewFigures{"reviews-a", 3, 1'423, 88'973}, ReviewFigures{"reviews-a", 5, 1'420, 86'470},
                    ReviewFigures{"reviews-a", 7, 1'415, 83'662}, ReviewFigures{"reviews-b", 3, 1'423, 96'024},
                    ReviewFigures{"reviews-b", 5, 1'420, 93'527}, ReviewFigures{"reviews-b", 7, 1'415, 90'707}));

}  // namespace
}  // namespace lookalike
