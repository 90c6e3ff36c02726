#include "ui/models/tables/document_rows.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/corpus/formats/corpus_builder.h"

namespace lookalike {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

LengthHistogram lengths_of(const std::vector<std::string>& texts) {
  CorpusBuilder builder;
  builder.begin_file("test");
  for (const std::string& text : texts) builder.add({{}, {}, {}, text, 0, 1});
  const Corpus corpus = builder.finish("test", CorpusFormat::json_lines);
  return count_lengths(**make_shingles(**tokenise(corpus, {}, ShingleUnit::word, {}), {}, {}));
}

TEST(CountLengths, bins_are_wider_for_longer_documents_and_cover_all_of_them) {
  const LengthHistogram lengths = lengths_of({"a", "a b c d e", "a b c d", "a b", "a"});
  std::vector<std::vector<std::uint64_t>> bins;
  for (const LengthBin& bin : lengths.bins) bins.push_back({bin.from, bin.to, bin.documents});
  EXPECT_THAT(bins,
              ElementsAre(ElementsAre(1, 1, 2), ElementsAre(2, 2, 1), ElementsAre(3, 3, 0), ElementsAre(4, 5, 2)));
  EXPECT_EQ(lengths.documents, 5U);
  EXPECT_EQ(lengths.median, 2U);
  EXPECT_EQ(lengths.most_are_up_to, 4U);
  EXPECT_EQ(lengths.longest, 5U);
  EXPECT_EQ(bin_of(lengths, 5), 3);
  EXPECT_EQ(bin_of(lengths, 6), -1);
  EXPECT_EQ(to_csv(lengths), "from,to,documents\n1,1,2\n2,2,1\n3,3,0\n4,5,2\n");
}

TEST(CountLengths, edges_are_powers_of_two_and_points_halfway_between) {
  std::string long_text;
  for (int i = 0; i < 40; ++i) long_text += "w ";
  std::vector<std::uint64_t> from;
  for (const LengthBin& bin : lengths_of({"", long_text}).bins) from.push_back(bin.from);
  EXPECT_THAT(from, ElementsAre(0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32));
}

TEST(CountLengths, an_empty_corpus_has_no_bins) {
  EXPECT_THAT(lengths_of({}).bins, IsEmpty());
}

}  // namespace
}  // namespace lookalike
