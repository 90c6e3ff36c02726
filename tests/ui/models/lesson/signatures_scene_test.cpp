#include "ui/models/lesson/signatures_scene.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

#include "tests/ui/models/lesson/shown_words.h"
#include "ui/models/lesson/shared/chosen_pairs.h"

namespace lookalike::lesson {
namespace {

using test::last_words;
using test::words;
SignaturesStep last_step(const SignaturesInputs& inputs) {
  return inputs.step(inputs.steps() - 1);
}

TEST(SignaturesScene, estimates_the_similarity_from_the_share_of_equal_cells) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    SignaturesInputs inputs;
    inputs.seed = seed;
    const SignaturesStep s = inputs.step(1);
    ASSERT_EQ(s.cells.size(), 25u);
    unsigned equal = 0;
    for (const SignatureCell& cell : s.cells) {
      EXPECT_EQ(cell.equal, cell.a == cell.b);
      EXPECT_TRUE(!cell.equal || cell.a <= s.common) << "only shared shingles can come first in both";
      EXPECT_TRUE(cell.a >= 1 && cell.a <= s.together && cell.b >= 1 && cell.b <= s.together);
      equal += cell.equal ? 1 : 0;
    }
    EXPECT_EQ(s.agreement, equal);
    EXPECT_DOUBLE_EQ(s.estimate, equal / 25.0);
  }
}

TEST(SignaturesScene, claims_no_falling_error_if_there_is_none) {
  for (const double similarity : {0.0, 1.0}) {
    SignaturesInputs inputs;
    inputs.similarity = similarity;
    EXPECT_THAT(last_words<SignaturesScene>(inputs).sentence, testing::HasSubstr("every estimate is exact"))
        << similarity;
    EXPECT_EQ(words<SignaturesScene>(inputs, 6).sentence.find("narrower"), std::string::npos) << similarity;
  }
}

TEST(SignaturesScene, shows_the_similarity_and_its_errors) {
  const SignaturesStep s = SignaturesInputs().step(2);
  EXPECT_EQ(s.common, 12u);
  EXPECT_EQ(s.together, 20u);
  EXPECT_DOUBLE_EQ(s.jaccard, 0.6);
  EXPECT_NEAR(s.standard_error, 0.09798, 1e-5);  // sqrt(0.24 / 25)
  EXPECT_EQ(
      words<SignaturesScene>({}, 2).sentence,
      "Each value agrees with probability J, like a biased coin. The share of n = 25 values has the standard error "
      "0.098 and is rarely off by more than twice that, here 0.196.");
}

TEST(SignaturesScene, tells_the_law_of_the_error_after_the_guess) {
  const auto sentence = [](std::size_t step) { return words<SignaturesScene>({}, step).sentence; };
  for (std::size_t step = 0; step <= 3; ++step)
    EXPECT_THAT(sentence(step), testing::Not(testing::HasSubstr("\u221A"))) << step;
  EXPECT_THAT(sentence(SignaturesInputs().steps() - 1),
              testing::HasSubstr("\u221A(J(1 \u2212 J)/n), at most 0.5/\u221An."));
}

TEST(SignaturesScene, asks_for_the_error_with_four_times_as_many_values) {
  const SignaturesStep s = SignaturesInputs().step(3);
  EXPECT_TRUE(s.guess.open);
  EXPECT_NEAR(s.guess.answer, 0.04899, 1e-5);  // half of it
  EXPECT_FALSE(SignaturesInputs().step(5).guess.open);
}

// An estimate's squared error has mean J (1 - J) / n; over 500 estimates its mean is within five of its own standard
// errors, of which the fourth moment of a binomial count is at most that of a normal one and 1 / (n J (1 - J)) more.
TEST(SignaturesScene, clouds_get_narrower_with_the_square_root_of_n) {
  for (const double similarity : {0.1, 0.3, 0.5, 0.6, 0.8, 0.95})
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      SignaturesInputs inputs;
      inputs.similarity = similarity;
      inputs.estimates = 500;
      inputs.seed = seed;
      const SignaturesStep s = last_step(inputs);
      ASSERT_EQ(s.clouds.size(), 3u);
      for (const Cloud& cloud : s.clouds) {
        const double variance = similarity * (1 - similarity) / cloud.hashes;
        EXPECT_NEAR(cloud.standard_error, std::sqrt(variance), 1e-12);
        const double scatter = std::sqrt((2 + 1 / (variance * cloud.hashes * cloud.hashes)) / 500);
        EXPECT_NEAR(cloud.deviation * cloud.deviation / variance, 1, 5 * scatter) << similarity << ' ' << cloud.hashes;
        const double sum = std::accumulate(cloud.estimates.begin(), cloud.estimates.end(), 0.0);
        EXPECT_NEAR(sum / 500, similarity, 5 * std::sqrt(variance / 500));
      }
    }
}

TEST(SignaturesScene, clouds_show_the_deviation_of_their_points) {
  for (const Cloud& cloud : last_step({}).clouds) {
    double squares = 0;
    for (const double estimate : cloud.estimates) squares += (estimate - 0.6) * (estimate - 0.6);
    EXPECT_EQ(cloud.estimates.size(), 200u);
    EXPECT_NEAR(cloud.deviation, std::sqrt(squares / 200), 1e-12);
  }
}

TEST(SignaturesScene, equal_and_disjoint_sets_leave_no_error) {
  for (const double similarity : {0.0, 1.0}) {
    SignaturesInputs inputs;
    inputs.similarity = similarity;
    const SignaturesStep s = last_step(inputs);
    EXPECT_EQ(s.estimate, similarity);
    EXPECT_EQ(s.standard_error, 0);
    EXPECT_EQ(s.clouds[0].deviation, 0);
  }
}

}  // namespace
}  // namespace lookalike::lesson
