#include <gmock/gmock.h>

#include <cmath>
#include <set>

#include "loader_support.h"

namespace lookalike::testing {
namespace {

constexpr std::uint64_t kDocuments = 1000;

class LoadSampling : public ::testing::Test {
 protected:
  LoadSampling() {
    std::string rows = "Id,review/text\n";
    for (std::uint64_t i = 0; i < kDocuments; ++i) rows += std::to_string(i) + ",text " + std::to_string(i) + "\n";
    path_ = folder_.write("t", rows);
  }

  Outcome sample(std::uint64_t size, std::uint64_t seed) const {
    LoadOptions options;
    options.sample = {size, seed};
    return load_outcome({path_}, options);
  }

  TemporaryFolder folder_;
  std::string path_;
};

TEST_F(LoadSampling, gives_the_same_sample_as_the_whole_corpus) {
  const auto whole = load({path_});
  for (const std::uint64_t size : {1, 7, 500, 999, 1000, 2000})
    for (const std::uint64_t seed : {0, 42})
      EXPECT_EQ(sample(size, seed), outcome_of((*whole)->sample({size, seed}))) << size << ' ' << seed;
}

TEST_F(LoadSampling, has_the_requested_size_without_repeats) {
  for (const std::uint64_t size : {1, 10, 999, 1000, 1001}) {
    const Outcome drawn = sample(size, 1);
    std::set<std::string> ids;
    for (const Read& read : drawn.documents) ids.insert(read.id);
    EXPECT_EQ(drawn.documents.size(), std::min(size, kDocuments));
    EXPECT_EQ(ids.size(), drawn.documents.size());
  }
}

TEST_F(LoadSampling, follows_the_seed) {
  EXPECT_EQ(sample(100, 1), sample(100, 1));
  EXPECT_NE(sample(100, 1).documents, sample(100, 2).documents);
}

TEST_F(LoadSampling, gives_every_document_the_same_chance) {
  constexpr int kSeeds = 2000, kSize = 100;
  const auto whole = load({path_});
  std::vector<int> drawn(kDocuments);
  for (int seed = 0; seed < kSeeds; ++seed) {
    const Corpus sampled = (*whole)->sample({kSize, static_cast<std::uint64_t>(seed)});
    for (std::size_t i = 0; i < sampled.size(); ++i) ++drawn[std::stoul(std::string(sampled[DocumentIndex(i)].id))];
  }
  // Chi-square over 1,000 documents: mean 999 (the draws of a sample exclude one another, hence the factor), deviation
  // sqrt(2 * 999); five deviations never happen by chance.
  constexpr double kProbability = double(kSize) / kDocuments, kMean = kSeeds * kProbability;
  double chi_square = 0;
  for (const int count : drawn) chi_square += (count - kMean) * (count - kMean) / (kMean * (1 - kProbability));
  EXPECT_NEAR(chi_square, kDocuments, 5 * std::sqrt(2.0 * kDocuments));
}

}  // namespace
}  // namespace lookalike::testing
