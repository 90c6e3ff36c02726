#include <gmock/gmock.h>

#include <map>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

using RealCorpora = RealData;

std::uint64_t text_bytes(const Outcome& outcome) {
  std::uint64_t bytes = 0;
  for (const Read& read : outcome.documents) bytes += read.text.size();
  return bytes;
}

// Lower case does not change the number of words; punctuation alone between spaces is not a word.
std::size_t words(const std::string& text) {
  std::size_t count = 0;
  bool inside = false;
  for (const char c : text) {
    if (std::ispunct(static_cast<unsigned char>(c))) continue;
    const bool space = std::isspace(static_cast<unsigned char>(c));
    if (!space && !inside) ++count;
    inside = !space;
  }
  return count;
}

TEST_F(RealCorpora, newswire) {
  const Outcome outcome = load_outcome({data_path("reuters21578.tar.gz")});
  ASSERT_EQ(outcome.documents.size(), 19'043u) << outcome.error;
  EXPECT_EQ(outcome.without_text, 2'535u);
  EXPECT_THAT(outcome.damage, IsEmpty());
  EXPECT_EQ(text_bytes(outcome), 15'908'907u);  // of the bodies decoded with Python

  const Read& manila = outcome.documents[211];
  EXPECT_EQ(manila.id, "230");
  EXPECT_EQ(manila.title, "MANILA SAID TO OFFER DEBT BONDS TO BANKS");
  EXPECT_EQ(manila.details, "1-MAR-1987 01:30:29.50");
  EXPECT_THAT(manila.text, StartsWith("The Philippines will offer its commercial\nbank creditors"));
  EXPECT_THAT(manila.text, EndsWith("there will be a problem.\"\n REUTER\n"));
  EXPECT_EQ(outcome.documents[0].details, "26-FEB-1987 15:01:01.79; cocoa");
  EXPECT_EQ(outcome.documents.back().id, "21578");

  std::size_t total = 0;
  for (const Read& read : outcome.documents) total += words(read.text);
  EXPECT_EQ(total, 2'563'963u);
}

TEST_F(RealCorpora, the_only_byte_of_the_newswire_that_is_not_ascii) {
  const Outcome outcome = load_outcome({data_path("reuters21578.tar.gz")});
  std::vector<std::string> ids;
  for (const Read& read : outcome.documents)
    if (std::ranges::any_of(read.text, [](char c) { return (c & 0x80) != 0; })) ids.push_back(read.id);
  EXPECT_EQ(ids, std::vector<std::string>{"17980"});
}

TEST_F(RealCorpora, review_excerpt) {
  const Outcome outcome = load_outcome({data_path("reviews/Books_rating.excerpt.csv")});
  ASSERT_EQ(outcome.documents.size(), 1'424u) << outcome.error;
  EXPECT_EQ(text_bytes(outcome), 1'097'759u);  // this and the sums below: with Python's csv module
  EXPECT_EQ(outcome.skipped, 0u);
  ASSERT_EQ(outcome.damage.size(), 1u);
  EXPECT_EQ(outcome.damage[0].place.record, 1'424u);
  EXPECT_TRUE(outcome.damage[0].salvaged);
  EXPECT_THAT(outcome.damage[0].reason, HasSubstr("Unterminated"));
  EXPECT_THAT(outcome.documents.back().text, EndsWith("The author sums up economic"));
  EXPECT_EQ(outcome.documents[0].title, "Its Only Art If Its Well Hung!");
  EXPECT_EQ(outcome.documents[0].details, "4.0; Nice collection of Julie Strain images");
}

TEST_F(RealCorpora, compressed_reviews) {
  const Outcome books = load_outcome({data_path("reviews/kindle-books-4905.csv.gz")});
  EXPECT_EQ(books.documents.size(), 4'905u) << books.error;
  EXPECT_EQ(text_bytes(books), 2'988'384u);
  EXPECT_THAT(books.damage, IsEmpty());
  const Outcome devices = load_outcome({data_path("reviews/kindle-device-15728.csv.gz")});
  EXPECT_EQ(devices.documents.size(), 15'728u) << devices.error;
  EXPECT_EQ(text_bytes(devices), 3'259'575u);
  EXPECT_THAT(devices.damage, IsEmpty());
}

// Counted in the listing tar prints; 6 messages are not UTF-8.
TEST_F(RealCorpora, newsgroups) {
  const Outcome outcome = load_outcome({data_path("newsgroups/sci-train.tar.gz")});
  std::map<std::string, int> groups;
  for (const Read& read : outcome.documents) {
    ++groups[read.id.substr(0, read.id.rfind('/'))];
    EXPECT_NE(read.title, "") << read.id;
  }
  EXPECT_EQ(groups, (std::map<std::string, int>{{"20news-bydate-train/sci.crypt", 595},
                                                {"20news-bydate-train/sci.electronics", 591},
                                                {"20news-bydate-train/sci.med", 594},
                                                {"20news-bydate-train/sci.space", 593}}));
  EXPECT_EQ(outcome.skipped, 0u);
  EXPECT_EQ(outcome.damage.size(), 6u);
  EXPECT_EQ(outcome.documents[0].title, "RIPEM Frequently Asked Questions");
}

TEST_F(RealCorpora, newsgroups_without_headers) {
  LoadOptions options;
  options.strip_mail_headers = true;
  const Outcome outcome = load_outcome({data_path("newsgroups/sci-train.tar.gz")}, options);
  ASSERT_EQ(outcome.documents.size(), 2'373u);
  // Four messages quote another message's headers right below their own.
  EXPECT_EQ(std::ranges::count_if(outcome.texts(), [](const auto& text) { return text.starts_with("From: "); }), 4);
}

}  // namespace
}  // namespace lookalike::testing
