#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <set>

#include "core/sketch/permutation.h"
#include "core/text/shingles.h"
#include "tests/ui/models/lesson/shown_words.h"
#include "ui/models/lesson/hash_functions_scene.h"
#include "ui/models/lesson/matrix_scene.h"
#include "ui/models/lesson/permutations_scene.h"
#include "ui/models/lesson/shared/bit_rows.h"

namespace lookalike::lesson {
namespace {

using test::words;
using testing::ElementsAre;

std::vector<BitRow> random_rows(unsigned seed, std::size_t size) {
  std::mt19937 random(seed);
  std::vector<BitRow> rows(size);
  for (BitRow& row : rows) row = {random() % 2 == 0, random() % 2 == 0};
  return rows;
}

double jaccard_by_hand(const std::vector<BitRow>& rows) {
  const auto both = std::ranges::count_if(rows, [](const BitRow& r) { return r.a && r.b; });
  const auto any = std::ranges::count_if(rows, [](const BitRow& r) { return r.a || r.b; });
  return any == 0 ? 0 : static_cast<double>(both) / static_cast<double>(any);
}

TEST(MatrixScene, begins_with_the_three_quarters_and_three_sevenths_of_the_lecture) {
  const MatrixStep first = MatrixInputs().step(5), second = MatrixInputs().step(7);
  EXPECT_EQ(first.jaccard, 3.0 / 4);
  EXPECT_EQ(second.jaccard, 3.0 / 7);
  EXPECT_EQ(words<MatrixScene>({}, 5).sentence,
            "Jaccard similarity: rows of type 11 (3) among rows that are not 00 (4), which is 0.750.");
  EXPECT_EQ(words<MatrixScene>({}, 7).sentence,
            "Jaccard similarity: rows of type 11 (3) among rows that are not 00 (7), which is 0.429.");
  EXPECT_EQ(MatrixInputs().steps(), 8u) << "the second matrix is not counted type by type";
}

TEST(MatrixScene, says_that_another_example_begins) {
  EXPECT_EQ(words<MatrixScene>({}, 6).sentence,
            "Another example, with 7 rows. Each row is a shingle, each column a document; 1 means that it contains "
            "the shingle.");
}

TEST(MatrixScene, colours_rows_type_by_type) {
  const MatrixStep s = MatrixInputs().step(2);
  EXPECT_THAT(s.coloured, ElementsAre(RowType::both, RowType::only_a));
  EXPECT_EQ(s.counts, (RowCounts{3, 1, 0, 1}));
  EXPECT_EQ(words<MatrixScene>({}, 2).sentence, "One row is of type 10: only A has the shingle.");
  EXPECT_THAT(words<MatrixScene>({}, 4).hint, testing::HasSubstr("some belong to neither A nor B")) << "of type 00";
}

TEST(MatrixScene, counts_any_rows_correctly) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    MatrixInputs inputs;
    inputs.matrices = {random_rows(seed, 2 + seed % 11)};
    const MatrixStep s = inputs.step(5);
    EXPECT_EQ(s.jaccard, jaccard_by_hand(s.rows));
    EXPECT_EQ(s.counts.both + s.counts.only_a + s.counts.only_b + s.counts.neither, s.rows.size());
  }
}

TEST(PermutationsScene, begins_with_the_lectures_seven_rows) {
  const PermutationsStep s = PermutationsInputs().step(0);
  EXPECT_EQ(s.counts, (RowCounts{2, 1, 1, 3}));
  EXPECT_EQ(s.jaccard, 0.5);
  EXPECT_EQ(s.guess.answer, 0.5);
  EXPECT_EQ(words<PermutationsScene>({}, 0).hint, "Click a bit to change it.");
}

TEST(PermutationsScene, its_first_minhashes_cannot_be_mistaken_for_bits) {
  const PermutationsStep s = PermutationsInputs().step(3);
  EXPECT_GE(*s.shown->minhash_a, 3u);
  EXPECT_GE(*s.shown->minhash_b, 3u);
}

TEST(PermutationsScene, states_the_law_before_it_ends_with_signatures) {
  EXPECT_EQ(words<PermutationsScene>({}, PermutationsInputs().steps() - 2).sentence,
            "The minhashes agree with probability J, 2/4 = 0.500: the first row that is not 00 decides, and each of "
            "these rows is equally likely to come first.");
}

TEST(PermutationsScene, finds_the_first_one_of_the_shuffled_rows) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    const auto rows = random_rows(seed, 9);
    const Shuffle shuffle = shuffle_of(rows, seed, seed % 7);
    EXPECT_EQ(std::set<std::uint32_t>(shuffle.order.begin(), shuffle.order.end()).size(), 9u);
    std::vector<std::uint32_t> with_a, with_b;
    for (std::uint32_t at = 0; at < 9; ++at) {
      if (rows[shuffle.order[at]].a) with_a.push_back(at + 1);
      if (rows[shuffle.order[at]].b) with_b.push_back(at + 1);
    }
    ASSERT_FALSE(with_a.empty() || with_b.empty());
    EXPECT_EQ(shuffle.minhash_a, with_a.front());
    EXPECT_EQ(shuffle.minhash_b, with_b.front());
    EXPECT_EQ(shuffle.decides, std::min(with_a.front(), with_b.front()));
    EXPECT_EQ(shuffle.agree, with_a.front() == with_b.front());
    EXPECT_EQ(shuffle.agree, shuffle.type == RowType::both) << "the first row that is not 00 decides";
  }
}

// The sets of a corpus whose shingles are the numbers of the rows that are not 00.
TEST(PermutationsScene, minhashes_are_those_of_a_run_by_permutations) {
  const auto rows = bit_rows_from("10 11 01 11 10 01 11");
  std::vector<std::uint64_t> elements, ends;
  for (const bool of_a : {true, false}) {
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (of_a ? rows[i].a : rows[i].b) elements.push_back(i);
    ends.push_back(elements.size());
  }
  ShingleBlock block;
  block.elements = elements;
  block.ends = ends;
  block.token_counts = {0, 0};
  std::vector<ShingleBlock> blocks{block};
  const ShingleSets sets(std::move(blocks), 2, {}, std::make_shared<ArrayStore>(), nullptr);
  constexpr std::uint32_t kValues = 50;
  SignatureMatrix matrix(2, kValues);
  ASSERT_TRUE(sign_by_permutation(sets, {.hashes = kValues, .family = HashFamily::permutation, .seed = 7}, matrix, {}));
  for (std::size_t i = 0; i < kValues; ++i) {
    const Shuffle shuffle = shuffle_of(rows, 7, i);
    EXPECT_EQ(*shuffle.minhash_a, matrix[DocumentIndex(0)][i] + 1);
    EXPECT_EQ(*shuffle.minhash_b, matrix[DocumentIndex(1)][i] + 1);
  }
}

TEST(PermutationsScene, the_share_that_agrees_converges_to_the_similarity) {
  int close = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    PermutationsInputs inputs;
    inputs.seed = seed;
    inputs.shuffles = 1000;
    const PermutationsStep s = inputs.step(inputs.steps() - 3);
    EXPECT_NEAR(s.standard_error, std::sqrt(0.25 / 1000), 1e-12);
    EXPECT_EQ(s.shares.size(), 1000u);
    EXPECT_EQ(s.shares.back(), s.decided.both / 1000.0);
    EXPECT_EQ(s.decided.together(), 1000u);
    close += std::abs(s.shares.back() - 0.5) < 2 * s.standard_error ? 1 : 0;
  }
  EXPECT_NEAR(close, 191, 13);  // 95.4 % of 200, four standard errors
}

// J = 2/4.
TEST(PermutationsScene, neither_words_nor_lines_reveal_the_answer_before_its_step) {
  const std::size_t answered = PermutationsInputs().steps() - 3;
  for (std::size_t step = 0; step < answered + 3; ++step) {
    const PermutationsStep s = PermutationsInputs().step(step);
    EXPECT_EQ(s.guess.open, step < answered);
    const SceneFrame frame = PermutationsScene().frame(static_cast<int>(step));
    const bool draws_j = std::ranges::any_of(frame.picture.items, [](const Item& item) {
      const auto* label = std::get_if<Label>(&item);
      return label && label->text.contains(QStringLiteral("J ="));
    });
    EXPECT_EQ(draws_j, step == answered) << step;
    if (step < answered) {
      EXPECT_FALSE(frame.hint.contains(QStringLiteral("0.5"))) << step;
      EXPECT_FALSE(frame.sentence.contains(QStringLiteral("J ="))) << step;
    }
  }
}

// The lecture prints these signatures, and 0.75/0.67, 0.75/1.00 and 0/0 for the pairs 1-3, 2-4 and 1-2.
TEST(PermutationsScene, ends_with_the_lectures_signatures) {
  const SignatureTable table = signature_table();
  const std::array<std::vector<std::uint32_t>, 4> printed{{{2, 2, 1}, {1, 1, 2}, {2, 4, 1}, {1, 1, 2}}};  // columns
  EXPECT_EQ(table.signatures, printed);
  QStringList numbers;
  for (const Item& item : PermutationsScene().frame(PermutationsScene().steps() - 1).picture.items)
    if (const auto* label = std::get_if<Label>(&item)) numbers << label->text;
  EXPECT_EQ(numbers.count(QStringLiteral("0.75")), 2);
  EXPECT_EQ(numbers.count(QStringLiteral("0.67")), 1);
  EXPECT_EQ(numbers.count(QStringLiteral("1.00")), 1);
  EXPECT_EQ(numbers.count(QStringLiteral("0.00")), 2);
}

TEST(PermutationsScene, the_standard_error_is_that_of_the_measured_share) {
  const PermutationsStep s = PermutationsInputs().step(7);  // 10 shuffles
  ASSERT_EQ(s.made, 10u);
  const double p = s.shares.back();
  EXPECT_DOUBLE_EQ(s.standard_error, std::sqrt(p * (1 - p) / 10));
}

TEST(PermutationsScene, empty_sets_have_no_first_row) {
  PermutationsInputs inputs;
  inputs.rows = bit_rows_from("00 00 10");
  const PermutationsStep s = inputs.step(4);
  EXPECT_TRUE(s.shown->minhash_a.has_value());
  EXPECT_FALSE(s.shown->minhash_b.has_value());
  EXPECT_EQ(s.shares.back(), 0);
}

TEST(HashFunctionsScene, walks_through_the_rows_like_the_lecture) {
  const std::vector<std::vector<std::uint32_t>> values = {{2, 4}, {3, 1}, {4, 3}, {5, 5}, {1, 2}};
  using Signature = std::vector<MinHash>;
  const MinHash none;
  const Signature a[] = {{none, none}, {2u, 4u}, {2u, 4u}, {2u, 3u}, {2u, 3u}, {2u, 3u}};
  const Signature b[] = {{none, none}, {none, none}, {3u, 1u}, {3u, 1u}, {3u, 1u}, {1u, 1u}};
  for (std::size_t step = 0; step <= 5; ++step) {
    const HashFunctionsStep s = HashFunctionsInputs().step(step);
    EXPECT_EQ(s.signature_a, a[step]) << step;
    EXPECT_EQ(s.signature_b, b[step]) << step;
    EXPECT_TRUE(std::equal(s.values.begin(), s.values.end(), values.begin())) << step;
    EXPECT_EQ(s.values.size(), step);
  }
}

// Row 4 hashes to 5 and 5, and A has 2 and 3 already.
TEST(HashFunctionsScene, says_when_a_row_lowers_nothing) {
  EXPECT_EQ(words<HashFunctionsScene>({}, 4).sentence,
            "Row 4 hashes to (5, 5), which lowers no minimum. A (2, 3), B (3, 1).");
  EXPECT_EQ(words<HashFunctionsScene>({}, 5).sentence,
            "Row 5 hashes to (1, 2). B has a 1 and keeps the minimum. A (2, 3), B (1, 1).");
}

TEST(HashFunctionsScene, names_its_functions_and_the_signature) {
  EXPECT_THAT(words<HashFunctionsScene>({}, 0).sentence, testing::HasSubstr("here h and g: "));
  EXPECT_EQ(
      words<HashFunctionsScene>({}, 6).sentence,
      "After one pass, the minima of a set are its signature: A (2, 3), B (1, 1). The agreeing share is 0.000; the "
      "similarity is 0.200.");
}

// Five rows under m = 7: a bias without a common factor. Rows 1 to 5 hash to neighbours by h, and to steps of 2 by g.
TEST(HashFunctionsScene, unused_numbers_cause_a_bias_and_the_note_says_so) {
  HashFunctionsInputs inputs;
  inputs.modulus = 7;
  const HashFunctionsStep s = inputs.step(6);
  EXPECT_DOUBLE_EQ(s.function_biases[0].share, 1.0 / 7);
  EXPECT_DOUBLE_EQ(s.function_biases[1].share, 2.0 / 7);
  EXPECT_EQ(words<HashFunctionsScene>(inputs, 6).hint,
            "5 rows leave some of the 7 numbers unused. The row after a larger gap comes first more often: a bias.");
  EXPECT_THAT(words<HashFunctionsScene>({}, 6).hint, testing::HasSubstr("if c takes every value"));
  EXPECT_THAT(words<HashFunctionsScene>({}, 7).sentence, testing::StartsWith("h(x) = ((ax + c) mod 12) + 1."));
}

TEST(HashFunctionsScene, computes_any_function_as_written) {
  for (std::uint32_t modulus = 2; modulus <= 64; ++modulus) {
    HashFunctionsInputs inputs;
    inputs.modulus = modulus;
    inputs.rows = random_rows(modulus, 12);
    inputs.functions = {{modulus / 2, 1}, {modulus, modulus}, {modulus - 1, 0}, {0, 1}};
    const HashFunctionsStep s = inputs.step(12);
    for (std::size_t f = 0; f < 4; ++f) {
      std::uint32_t least = modulus + 1;
      for (std::uint32_t x = 1; x <= 12; ++x) {
        const std::uint32_t value = (inputs.functions[f].a * x + inputs.functions[f].b) % modulus + 1;
        EXPECT_EQ(s.values[x - 1][f], value);
        if (inputs.rows[x - 1].a) least = std::min(least, value);
      }
      EXPECT_EQ(s.signature_a[f], least);
    }
  }
}

double share_by_hand(const std::vector<BitRow>& rows, std::uint32_t a, std::uint32_t modulus) {
  int agreeing = 0;
  for (std::uint32_t b = 0; b < modulus; ++b) {
    std::uint32_t of_a = modulus, of_b = modulus;
    for (std::uint32_t x = 1; x <= rows.size(); ++x) {
      if (rows[x - 1].a) of_a = std::min(of_a, (a * x + b) % modulus);
      if (rows[x - 1].b) of_b = std::min(of_b, (a * x + b) % modulus);
    }
    agreeing += of_a == of_b && of_a != modulus ? 1 : 0;
  }
  return static_cast<double>(agreeing) / modulus;
}

TEST(HashFunctionsScene, only_multipliers_that_share_a_factor_are_biased) {
  const HashFunctionsStep s = HashFunctionsInputs().step(HashFunctionsInputs().steps() - 1);
  ASSERT_EQ(s.biases.size(), 12u);
  EXPECT_EQ(s.bias_jaccard, 0.25);
  for (const MultiplierBias& bias : s.biases) {
    EXPECT_EQ(bias.factor, std::gcd(bias.a, 12u));
    EXPECT_EQ(bias.share, share_by_hand(s.bias_rows, bias.a, 12));
    EXPECT_DOUBLE_EQ(bias.bias, bias.share - 0.25);
    EXPECT_EQ(bias.bias > 0, bias.factor > 1) << bias.a;
  }
}

TEST(HashFunctionsScene, warns_of_a_bad_function_among_those_chosen) {
  HashFunctionsInputs inputs;
  inputs.modulus = 10;
  inputs.functions = {{3, 0}, {4, 1}};
  const HashFunctionsStep s = inputs.step(0);
  EXPECT_EQ(words<HashFunctionsScene>(inputs, 0).hint,
            "The multiplier of g shares the factor 2 with the modulus 10. It gives only 5 different numbers; more rows "
            "than that collide.");
  EXPECT_EQ(s.function_biases[1].factor, 2u);
}

TEST(HashFunctionsScene, warns_of_more_rows_than_numbers) {
  HashFunctionsInputs inputs;
  inputs.modulus = 5;
  inputs.rows.push_back(inputs.rows.front());
  EXPECT_EQ(words<HashFunctionsScene>(inputs, 0).hint,
            "6 rows share 5 numbers: some collide. The modulus must be at least the number of rows.");
}

}  // namespace
}  // namespace lookalike::lesson
