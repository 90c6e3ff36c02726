#include "ui/models/text/verdict_text.h"

#include <gtest/gtest.h>

namespace lookalike {
namespace {

JudgedSummary judged() {
  JudgedSummary summary;
  summary.accepted = {12, 13, 13, 12};
  return summary;
}

TEST(VerdictText, says_next_to_the_interval_whether_it_holds) {
  JudgedSummary summary = judged();
  summary.precision = {0.876, {0.57, 0.98}, 158, 158, 0};
  summary.is_random = true;
  EXPECT_EQ(precision_text(summary), "precision 88 % (57 to 98)");
  summary.is_random = false;
  EXPECT_EQ(precision_text(summary), "precision 88 % (57 to 98; not drawn at random)");
  summary.is_random = true;
  summary.left_out = 1;
  EXPECT_EQ(precision_text(summary), "precision 88 % (57 to 98; 1 judged pair left out)");
  summary.left_out = 0;
  summary.precision->limits = {0.876, 0.876};
  EXPECT_EQ(precision_text(summary), "precision 88 % (all judged)") << "every pair is judged";
  summary.precision->accepted = 500;
  EXPECT_EQ(precision_text(summary), "precision 88 % (158 pairs, all judged)");
  summary.precision->share = 370.0 / 371;
  summary.precision->limits = {0.996, 1};
  EXPECT_EQ(precision_text(summary), "precision > 99 % (> 99 to 100)") << "one pair is different";
  summary.precision->share = 1;
  summary.precision->limits = {0.996, 1};
  EXPECT_EQ(precision_text(summary), "precision 100 % (> 99 to 100)");
}

JudgedPair pair_of(const std::string& a, Verdict verdict, const std::string& note = {}) {
  return {{text_digest(a), a}, {text_digest("z"), "z"}, verdict, note, "anna"};
}

TEST(VerdictText, names_what_was_undone_or_redone) {
  const JudgedPair near = pair_of("a", Verdict::near), same = pair_of("a", Verdict::same),
                   noted = pair_of("a", Verdict::near, "why");
  const auto text = [](HistoryStep way, const std::optional<JudgedPair>& before, const JudgedPair& after,
                       std::size_t pairs = 1) {
    return step_text(way, {before, after, pairs}, {std::make_shared<const Verdicts>(), nullptr, nullptr}, "anna");
  };
  EXPECT_EQ(text(HistoryStep::undo, {}, near), "ids a / z: near undone");
  EXPECT_EQ(text(HistoryStep::undo, same, near), "ids a / z: near changed back to same");
  EXPECT_EQ(text(HistoryStep::undo, near, noted), "ids a / z: note undone");
  EXPECT_EQ(text(HistoryStep::undo, {}, near, 2), "2 verdicts undone");
  EXPECT_EQ(text(HistoryStep::redo, {}, near), "ids a / z: near redone");
  EXPECT_EQ(text(HistoryStep::redo, same, near), "ids a / z: same changed to near again");
  EXPECT_EQ(text(HistoryStep::redo, near, noted), "ids a / z: note redone");
  JudgedPair imported = near;
  imported.others.push_back({"ben", Verdict::different, ""});
  EXPECT_EQ(text(HistoryStep::undo, near, imported), "1 verdict undone") << "the other judge's";
}

// J. Cohen, "A coefficient of agreement for nominal scales", 1960: kappa = (p_o - p_e) / (1 - p_e). Here p_o = 34 / 40
// and p_e = (20 * 22 + 20 * 18) / 40^2 = 0.5, so kappa = 0.7.
TEST(VerdictText, names_agreement_with_another_judge_and_kappa) {
  Agreement with_ben{"anna", "ben"}, with_carl{"anna", "carl"}, others{"ben", "carl"};
  with_ben.pairs[0][0] = 18;
  with_ben.pairs[0][2] = 2;
  with_ben.pairs[2][0] = 4;
  with_ben.pairs[2][2] = 16;
  with_carl.pairs[1][1] = 3;
  with_carl.pairs[1][3] = 1;
  others.pairs[0][0] = 90;
  EXPECT_EQ(agreement_text({with_ben, with_carl, others}, "anna"), "agrees with ben on 34 of 40 pairs, kappa 0.70");
  EXPECT_EQ(agreement_text({with_ben, with_carl}, "carl"), "agrees with anna on 3 of 4 pairs, kappa 0.00 (few pairs)")
      << "anna gave one verdict";
  EXPECT_EQ(agreement_text({others}, "anna"), "ben and carl agree on 90 of 90 pairs");
  EXPECT_EQ(agreement_text({}, "anna"), "");
}

TEST(VerdictText, counts_the_pairs_that_a_filter_passes) {
  EXPECT_EQ(judging_text(judged()), "50 similar pairs judged: 12 same, 13 near, 13 different, 12 unsure.");
}

TEST(VerdictText, mentions_pairs_that_precision_excludes) {
  JudgedSummary summary = judged();
  summary.precision = {0.75, {0.75, 0.75}, 8, 523, 371};
  EXPECT_EQ(
      judging_text(summary),
      "50 similar pairs judged: 12 same, 13 near, 13 different, 12 unsure. Precision covers 8 of 523 similar "
      "pairs, not the 144 at similarities without a verdict that counts or the 371 identical ones. Every accepted pair "
      "of these strata was judged, so the share is exact.");
}

TEST(VerdictText, recall_needs_a_judged_pair_that_was_not_accepted) {
  JudgedSummary summary = judged();
  summary.against = {20, 5, 0, 0};
  EXPECT_FALSE(judging_text(summary).contains("Recall"));
  summary.counts = {25, 1, 0, 0};
  summary.found = 25;
  EXPECT_TRUE(judging_text(summary).endsWith("Recall among judged pairs is 100 %."))
      << judging_text(summary).toStdString();
}

}  // namespace
}  // namespace lookalike
