#include "core/query/explain/pair_explanation.h"

#include <gmock/gmock.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

#include "core/exchange/runs/report_json.h"
#include "core/similarity/similar_pairs.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr std::uint32_t kHashes = 40, kBands = 6, kRows = 6;

/// Texts, each of which differs from the previous one in some words.
std::vector<std::string> drifting_texts() {
  std::mt19937 random(7);
  std::vector<std::string> words, texts;
  for (int i = 0; i < 80; ++i) words.push_back("w" + std::to_string(i));
  for (int text = 0; text < 30; ++text) {
    std::string all;
    for (const std::string& word : words) all += word + ' ';
    texts.push_back(all);
    for (int edit = 0; edit < 2; ++edit) words[random() % words.size()] = "e" + std::to_string(random() % 1000);
  }
  texts.push_back(texts.front());  // an exact copy
  texts.emplace_back();            // no shingle
  return texts;
}

/// Pairs of neighbouring words, counted without the program.
std::set<std::string> shingles_of(const std::string& text) {
  std::set<std::string> shingles;
  std::istringstream words(text);
  std::string before, word;
  words >> before;
  for (; words >> word; before = word) shingles.insert(before + ' ' + word);
  return shingles;
}

Recipe recipe() {
  Recipe recipe;
  recipe.shingles.k = 2;
  recipe.sketch.hashes = kHashes;
  recipe.lsh = {kBands, kRows, 0};
  recipe.verify.threshold = 0.5;
  return recipe;
}

std::shared_ptr<const RunResult> run_of(const std::vector<std::string>& texts, const Recipe& recipe) {
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

class Explanations : public testing::Test {
 protected:
  PairExplanation explain(std::size_t a, std::size_t b) const {
    return explain_pair(*run_, DocumentIndex(a), DocumentIndex(b)).value();
  }
  std::string said(std::size_t a, std::size_t b) const {
    std::string text;
    for (const std::string& sentence : explanation_sentences(explain(a, b), run_->recipe)) text += sentence + '\n';
    return text;
  }
  /// Bands in which two signatures are equal, row by row.
  std::vector<bool> equal_bands(std::size_t a, std::size_t b) const {
    const auto x = (*run_->signatures)[DocumentIndex(a)], y = (*run_->signatures)[DocumentIndex(b)];
    std::vector<bool> equal(kBands, true);
    for (std::uint32_t i = 0; i < kBands * kRows; ++i) equal[i / kRows] = equal[i / kRows] && x[i] == y[i];
    return equal;
  }

  std::vector<std::string> texts_ = drifting_texts();
  std::shared_ptr<const RunResult> run_ = run_of(texts_, recipe());
};

TEST_F(Explanations, agree_with_sets_and_signatures_counted_one_by_one) {
  int found = 0, missed = 0;
  for (std::size_t a = 0; a < 31; ++a)
    for (std::size_t b = a + 1; b < 31; ++b) {
      const auto set_a = shingles_of(texts_[a]), set_b = shingles_of(texts_[b]);
      std::set<std::string> both = set_a, shared;
      both.insert(set_b.begin(), set_b.end());
      for (const std::string& shingle : set_a)
        if (set_b.contains(shingle)) shared.insert(shingle);
      const double jaccard = static_cast<double>(shared.size()) / static_cast<double>(both.size());
      const PairExplanation pair = explain(a, b);
      EXPECT_EQ(pair.shingles_a, set_a.size());
      EXPECT_EQ(pair.shingles_b, set_b.size());
      EXPECT_EQ(pair.overlap.common, shared.size());
      EXPECT_EQ(pair.overlap.together, both.size());
      EXPECT_EQ(pair.jaccard, jaccard);
      EXPECT_NEAR(pair.standard_error, std::sqrt(jaccard * (1 - jaccard) / kHashes), 1e-12);
      EXPECT_NEAR(pair.candidate_chance, 1 - std::pow(1 - std::pow(jaccard, kRows), kBands), 1e-12);
      EXPECT_NEAR(pair.found_chance, jaccard < 0.5 ? 0 : pair.candidate_chance, 1e-12);
      const auto x = (*run_->signatures)[DocumentIndex(a)], y = (*run_->signatures)[DocumentIndex(b)];
      ASSERT_EQ(pair.agreeing.size(), kHashes);
      for (std::size_t i = 0; i < kHashes; ++i) EXPECT_EQ(pair.agreeing[i], x[i] == y[i]);
      const auto equal = equal_bands(a, b);
      ASSERT_EQ(pair.bands.size(), kBands);
      for (std::uint32_t band = 0; band < kBands; ++band) EXPECT_EQ(pair.bands[band].shared, equal[band]);
      const bool candidate = std::count(equal.begin(), equal.end(), true) > 0;
      EXPECT_EQ(pair.candidate, candidate);
      EXPECT_EQ(pair.accepted, candidate && jaccard >= 0.5);
      found += pair.accepted;
      missed += !candidate && jaccard >= 0.5;
    }
  EXPECT_GT(found, 20);
  EXPECT_GT(missed, 20);
}

TEST(ExplanationOfAPart, says_that_banding_ignores_containment) {
  std::string whole, part;
  for (int i = 0; i < 100; ++i) (i < 21 ? part : whole) += " w" + std::to_string(i);
  const auto run = run_of({part + whole, part}, recipe());  // 99 shingles, 20 of them of the part
  const PairExplanation pair = explain_pair(*run, DocumentIndex(0), DocumentIndex(1)).value();
  const auto sentences = explanation_sentences(pair, run->recipe);
  EXPECT_THAT(sentences[0], HasSubstr("Jaccard similarity 0.202, containment 1.000 (the shared part of the smaller"));
  EXPECT_THAT(sentences[3],
              StartsWith("Banding finds pairs by Jaccard similarity, so a text contained in a much longer "
                         "one may not become a candidate. A pair of this similarity becomes a candidate under 6 "
                         "x 6 with fewer than 1 of 100 seeds"));
}

TEST_F(Explanations, count_the_documents_of_each_bucket) {
  for (const auto& [a, b] : {std::pair(0, 1), {0, 30}, {5, 6}, {12, 14}}) {
    const PairExplanation pair = explain(static_cast<std::size_t>(a), static_cast<std::size_t>(b));
    for (std::uint32_t band = 0; band < kBands; ++band) {
      std::uint64_t documents = 0;
      for (std::size_t other = 0; other < 31; ++other)
        documents += equal_bands(static_cast<std::size_t>(a), other)[band];
      EXPECT_EQ(pair.bands[band].documents, pair.bands[band].shared ? documents : 0) << a << ' ' << b;
    }
  }
}

TEST_F(Explanations, list_a_pair_exactly_when_the_run_does) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> listed;
  run_->similar->for_each([&](const SimilarPair& pair) { return listed.emplace(pair.a.value, pair.b.value), true; });
  for (std::uint32_t a = 0; a < 31; ++a)
    for (std::uint32_t b = a + 1; b < 31; ++b) EXPECT_EQ(explain(a, b).accepted, listed.contains({a, b}));
}

TEST_F(Explanations, state_the_numbers_in_sentences) {
  EXPECT_THAT(said(0, 30), HasSubstr("the same 79 shingles: Jaccard similarity 1."));
  EXPECT_THAT(said(0, 30), HasSubstr("share all 6 bands; band 1 is the first"));
  EXPECT_THAT(said(0, 29), HasSubstr("share none of 6 bands"));
  EXPECT_THAT(said(0, 29), HasSubstr("the run does not list it"));
  EXPECT_THAT(said(0, 1), HasSubstr("reaches the threshold 0.500: a similar pair."));
  EXPECT_EQ(explanation_summary(explain(0, 30)),
            "6 of 6 bands agree, band 1 first; 100 of 100 seeds find such a pair.");
  EXPECT_THAT(explanation_summary(explain(0, 29)), StartsWith("None of the 6 bands agrees; "));
}

TEST_F(Explanations, count_the_bands_that_they_do_not_list) {
  PairExplanation pair = explain(0, 30);
  pair.bands.assign(20, ExplainedBand{});
  for (std::size_t band = 6; band < 20; ++band) pair.bands[band] = {kRows, true, 2};
  Recipe wide = recipe();
  wide.lsh.bands = 20;
  EXPECT_THAT(explanation_sentences(pair, wide)[2],
              StartsWith("The documents share 14 of 20 bands, bands 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18 and 2 "
                         "more; band 7 is the first"));
}

TEST_F(Explanations, of_an_impossible_pair_are_refused_with_the_reason) {
  const auto refused = [&](std::size_t a, std::size_t b) {
    return explain_pair(*run_, DocumentIndex(a), DocumentIndex(b)).error();
  };
  EXPECT_THAT(refused(3, 3).message, HasSubstr("name two documents"));
  EXPECT_THAT(refused(3, 99).message, StartsWith("There is no document 99; the corpus has 32"));
  EXPECT_THAT(refused(31, 3).message, HasSubstr("has no shingles"));
  EXPECT_EQ(refused(99, 3).code, ErrorCode::bad_usage);
}

TEST_F(Explanations, cover_the_first_m_check_and_verification) {
  Recipe strict = recipe();
  strict.verify = {0.5, VerifyBy::signature, 4};
  const auto run = run_of(texts_, strict);
  int dropped = 0, listed = 0;
  for (std::size_t b = 1; b < 30; ++b) {
    const PairExplanation pair = explain_pair(*run, DocumentIndex(0), DocumentIndex(b)).value();
    const bool prefix = std::find(pair.agreeing.begin(), pair.agreeing.begin() + 4, false) == pair.agreeing.begin() + 4;
    EXPECT_EQ(pair.passed, pair.candidate && prefix);
    EXPECT_EQ(pair.accepted, pair.passed && pair.estimate >= 0.5);
    const auto sentences = explanation_sentences(pair, strict);
    const std::string last = sentences.back();
    EXPECT_THAT(sentences[3], HasSubstr("Such a pair is listed with "));
    if (pair.candidate && !prefix) {
      EXPECT_THAT(last, StartsWith("The first-m check dropped it"));
    }
    if (pair.accepted) {
      EXPECT_THAT(last, StartsWith("The estimate "));
    }
    dropped += pair.candidate && !prefix;
    listed += pair.accepted;
  }
  EXPECT_GT(dropped, 0);
  EXPECT_GT(listed, 0);
}

TEST_F(Explanations, draw_the_signature_band_by_band) {
  const PairExplanation same = explain(0, 30);
  EXPECT_THAT(signature_strip(same, run_->recipe.lsh), StartsWith("[######][######]"));
  EXPECT_THAT(signature_strip(same, run_->recipe.lsh), testing::EndsWith(" unused: ####"));
  const PairExplanation unlike = explain(0, 29);
  EXPECT_EQ(signature_strip(unlike, run_->recipe.lsh).find('['), std::string::npos);
}

TEST_F(Explanations, are_written_as_json_with_every_number) {
  const PairExplanation pair = explain(0, 1);
  const auto json = explanation_json(pair, run_->recipe);
  EXPECT_EQ(json["shared"], pair.overlap.common);
  EXPECT_EQ(json["agreeing"].get<std::string>().size(), kHashes);
  EXPECT_EQ(json["bands"].size(), kBands);
  EXPECT_EQ(json["sentences"].size(), 5U);
}

}  // namespace
}  // namespace lookalike
