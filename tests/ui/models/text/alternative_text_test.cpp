#include "ui/models/text/alternative_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

BandingAlternative alternative_of(double similar, double identical, bool by_curve) {
  BandingAlternative alternative{BandingStep::suggested, 100, {}};
  Forecast& forecast = alternative.forecast;
  forecast.lsh = {12, 8, 0};
  forecast.similar = similar;
  forecast.identical = identical;
  forecast.by_curve = by_curve;
  forecast.recall = {0.972, {0.94, 0.99}};
  forecast.whole_recall = {0.972, {0.91, 1}};
  forecast.prefix_loss = {23, {18, 29}};
  forecast.signature_loss = {4, {1, 9}};
  return alternative;
}

TEST(AlternativeText, recall_of_the_curve_has_no_limits) {
  EXPECT_EQ(alternative_cells(alternative_of(374, 371, true))[3], "97.2\nby the curve");
  EXPECT_EQ(alternative_cells(alternative_of(529, 371, false))[3], QString::fromUtf8("97.2\n91.0\u2013100"))
      << "these limits hold for the whole corpus";
}

TEST(AlternativeText, losses_refer_to_different_pairs) {
  const BandingAlternative alternative = alternative_of(529, 371, false);
  const QString prefix = prefix_loss_text(alternative.forecast, 5, 0.8);
  EXPECT_TRUE(prefix.contains("of 158 similar pairs of different documents, 14.6 %"))
      << qPrintable(prefix);  // 23 / 158
  const QString signature = signature_loss_text(alternative);
  EXPECT_TRUE(signature.contains("misses about 4 more, 2.5 %")) << qPrintable(signature);  // 4 / 158
}

// Wilson's limits of 25 of 29.
TEST(AlternativeText, too_few_pairs_are_stated_with_their_limits) {
  EXPECT_EQ(few_pairs_text(25.0 / 29, 29),
            "25 of 29 similar pairs of different documents found, 86.2 % (95 % limits: 69.4 to 94.5 %): too few to "
            "judge whether a goal is reached.");
  EXPECT_EQ(few_pairs_text(0.9, 30), "");
  EXPECT_EQ(few_pairs_text(1, 0), "");
}

TEST(AlternativeText, without_different_pairs_mentions_pairs_at_the_threshold) {
  const QString text = prefix_loss_text(alternative_of(371, 371, true).forecast, 5, 0.8);
  EXPECT_TRUE(text.startsWith("No two different documents are that similar")) << qPrintable(text);
}

}  // namespace
}  // namespace lookalike
