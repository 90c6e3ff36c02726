#include "ui/session/judging.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/corpus/load.h"
#include "core/pipeline/engine.h"
#include "tests/support/stages.h"
#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

std::shared_ptr<const Corpus> sampled(std::uint64_t size) {
  LoadOptions options;
  options.sample = {size, 1};
  return load_corpus({std::string(kBuiltinCorpus)}, options, {}).value();
}

std::shared_ptr<const RunResult> run(const std::shared_ptr<const Corpus>& corpus, double threshold) {
  Recipe recipe;
  recipe.verify.threshold = threshold;
  return Engine(corpus).run(recipe, {}).value();
}

class JudgingTest : public testing::Test {
 protected:
  /// Verdict counts in the followed result, once they are available.
  VerdictCounts counts() {
    EXPECT_TRUE(wait_until([this] { return !judging.busy() && judging.summary(); }));
    return judging.summary() ? judging.summary()->counts : VerdictCounts();
  }
  /// Least similar pairs first: their texts differ.
  SimilarPair pair(std::size_t number) const {
    const auto all = strict->similar->first(1'000'000);
    return all[all.size() - 1 - number];
  }
  void judge(std::size_t number, Verdict verdict) {
    ASSERT_TRUE(judging.judge(*corpus, pair(number).a, pair(number).b, verdict));
  }
  /// Adds the verdicts of a table; returns how many did not fit.
  std::size_t read(std::vector<JudgedPair> pairs) {
    const auto& known = judging.verdicts();
    auto step = VerdictHistory::step_of(known, after_reading(*known, std::move(pairs), judging.judge_name()));
    const std::size_t left_out = step.left_out;
    EXPECT_TRUE(judging.take(std::move(step)));
    return left_out;
  }
  const JudgedPair* said(std::size_t number) const { return judging.of(corpus, pair(number).a, pair(number).b); }

  std::shared_ptr<const Corpus> corpus = sampled(1'000);
  std::shared_ptr<const RunResult> strict = run(corpus, 0.8), loose = run(corpus, 0.4);
  Judging judging;
};

TEST_F(JudgingTest, counts_in_the_followed_result_and_again_in_the_next) {
  judging.follow(strict);
  EXPECT_EQ(judging.summary(), nullptr);
  judge(0, Verdict::same);
  judge(1, Verdict::different);
  const VerdictCounts first = counts();
  EXPECT_EQ(first.same, 1U);
  EXPECT_EQ(first.different, 1U);
  const std::uint64_t accepted = judging.summary()->precision->accepted;
  judging.follow(loose);
  EXPECT_EQ(counts().all(), 2U);
  EXPECT_GT(judging.summary()->precision->accepted, accepted) << "the summary must be that of the loose run";
}

TEST_F(JudgingTest, counts_only_in_the_last_of_results_that_change_quickly) {
  judge(0, Verdict::near);
  judging.follow(loose);
  judging.follow(strict);
  judging.follow(loose);
  judging.follow(strict);
  EXPECT_EQ(counts().all(), 1U);
  EXPECT_EQ(judging.summary()->precision->accepted, strict->similar->count());
}

TEST_F(JudgingTest, knows_verdicts_before_and_after_texts_are_digested) {
  judging.follow(strict);
  judge(0, Verdict::near);
  EXPECT_FALSE(judging.view().digests) << "otherwise this proves nothing";
  ASSERT_TRUE(said(0));
  EXPECT_EQ(said(1), nullptr);
  counts();
  ASSERT_TRUE(judging.view().digests);
  ASSERT_TRUE(said(0));
  EXPECT_EQ(said(0)->verdict, Verdict::near);
  EXPECT_EQ(said(1), nullptr);
}

TEST_F(JudgingTest, counts_verdicts_on_texts_of_another_corpus_and_finds_them_again) {
  judging.follow(strict);
  judge(0, Verdict::same);
  counts();
  const auto small = sampled(10);
  judging.follow(run(small, 0.8));
  ASSERT_TRUE(wait_until([this] { return !judging.busy() && judging.summary(); }));
  EXPECT_EQ(judging.summary()->counts.all() + judging.summary()->absent, 1U);
  judging.follow(run(sampled(1'000), 0.8));
  EXPECT_EQ(counts().same, 1U) << "the same texts, read again";
}

TEST_F(JudgingTest, undoes_every_step_back_to_the_start) {
  judging.follow(strict);
  judge(0, Verdict::same);
  judge(0, Verdict::unsure);
  ASSERT_TRUE(judging.note(*corpus, pair(0).a, pair(0).b, "a note"));
  const auto step = [this] { return judging.take(HistoryStep::undo).has_value(); };
  ASSERT_TRUE(step());
  EXPECT_EQ(said(0)->note, "");
  EXPECT_EQ(said(0)->verdict, Verdict::unsure);
  ASSERT_TRUE(step());
  EXPECT_EQ(said(0)->verdict, Verdict::same);
  ASSERT_TRUE(step());
  EXPECT_EQ(said(0), nullptr);
  EXPECT_FALSE(judging.can(HistoryStep::undo));
  EXPECT_FALSE(step());
  EXPECT_TRUE(wait_until([this] { return !judging.busy() && !judging.summary(); }));
}

TEST_F(JudgingTest, undoes_only_verdicts_on_the_open_corpus_also_after_it_is_opened_again) {
  const auto open = [this](const std::shared_ptr<const RunResult>& run) {
    judging.leave_corpus();
    judging.follow(nullptr);
    judging.follow(run);
    return wait_until([this] { return !judging.busy() && judging.view().digests; });
  };
  judging.follow(strict);
  for (const std::size_t number : {0U, 1U}) judge(number, Verdict::same);
  const auto other = test::corpus_of({"some other text", "some other texts"});
  ASSERT_TRUE(open(run(other, 0.8)));
  EXPECT_FALSE(judging.can(HistoryStep::undo));
  ASSERT_TRUE(judging.judge(*other, DocumentIndex(0U), DocumentIndex(1U), Verdict::near));
  EXPECT_TRUE(judging.take(HistoryStep::undo));
  EXPECT_FALSE(judging.take(HistoryStep::undo));
  EXPECT_EQ(judging.verdicts()->size(), 2U);
  ASSERT_TRUE(judging.judge(*other, DocumentIndex(0U), DocumentIndex(1U), Verdict::near));
  ASSERT_TRUE(open(strict));
  for (const std::size_t number : {1U, 0U}) {
    EXPECT_TRUE(judging.take(HistoryStep::undo));
    EXPECT_EQ(said(number), nullptr) << number;
  }
  EXPECT_FALSE(judging.can(HistoryStep::undo));
  EXPECT_EQ(judging.verdicts()->size(), 1U) << "on the other corpus";
}

TEST_F(JudgingTest, keeps_the_verdict_when_a_note_is_added_and_the_note_when_it_changes) {
  ASSERT_TRUE(judging.note(*corpus, pair(0).a, pair(0).b, "first"));
  EXPECT_EQ(said(0)->verdict, Verdict::unsure);
  judge(0, Verdict::near);
  EXPECT_EQ(said(0)->note, "first");
  ASSERT_TRUE(judging.note(*corpus, pair(0).b, pair(0).a, "second"));
  EXPECT_EQ(said(0)->verdict, Verdict::near);
  EXPECT_EQ(judging.verdicts()->size(), 1U) << "in either order of the texts";
  ASSERT_TRUE(judging.note(*corpus, pair(1).a, pair(1).b, ""));
  EXPECT_EQ(judging.verdicts()->size(), 1U) << "an empty note adds no verdict";
}

TEST_F(JudgingTest, has_an_edition_that_changes_exactly_with_the_content) {
  const int none = judging.edition();
  judge(0, Verdict::same);
  const int one = judging.edition();
  EXPECT_NE(one, none);
  judge(0, Verdict::same);
  EXPECT_EQ(judging.edition(), one) << "nothing to save";
  judging.take(HistoryStep::undo);
  EXPECT_NE(judging.edition(), one);
  Verdicts other = *judging.verdicts();
  const int before = judging.edition();
  judging.start_with(std::move(other));
  EXPECT_EQ(judging.edition(), before);
}

TEST_F(JudgingTest, keeps_what_another_judge_said_beside_the_own_verdict) {
  EXPECT_EQ(judging.judge_name(), system_user());
  judging.set_judge_name("anna");
  judge(0, Verdict::near);
  const JudgedPair own = *said(0);
  EXPECT_EQ(own.judge, "anna");
  EXPECT_EQ(read({{own.b, own.a, Verdict::different, "no", "ben"}}), 0U);
  EXPECT_EQ(verdicts_text(*said(0)), "near (anna), different (ben)");
  judge(0, Verdict::same);
  EXPECT_EQ(verdicts_text(*said(0)), "same (anna), different (ben)");
  for (int i = 0; i < 2; ++i) judging.take(HistoryStep::undo);
  EXPECT_EQ(*said(0), own);
  judging.set_judge_name("ben");
  EXPECT_EQ(read({{own.a, own.b, Verdict::unsure, "", ""}}), 0U) << "a table without names is by the user";
  EXPECT_EQ(verdicts_text(*said(0)), "near (anna), unsure (ben)");
}

TEST_F(JudgingTest, keeps_the_verdict_of_another_if_the_judge_has_no_name) {
  judging.set_judge_name("anna");
  judge(0, Verdict::same);
  ASSERT_TRUE(judging.note(*corpus, pair(0).a, pair(0).b, "a copy"));
  judging.set_judge_name("");
  judge(0, Verdict::different);
  ASSERT_EQ(said(0)->others.size(), 1U);
  EXPECT_EQ(said(0)->others[0], (OtherVerdict{"anna", Verdict::same, "a copy"}));
}

TEST_F(JudgingTest, lets_a_second_judge_add_a_verdict_but_not_decide) {
  judging.set_judge_name("anna");
  judge(0, Verdict::near);
  judge(1, Verdict::same);
  ASSERT_TRUE(judging.note(*corpus, pair(0).a, pair(0).b, "hers"));
  EXPECT_FALSE(judging.another_counts());
  judging.set_judge_name("ben");
  EXPECT_TRUE(judging.another_counts());
  EXPECT_FALSE(judging.can(HistoryStep::undo)) << "these steps are hers";
  const auto own = [this] { return judging.own(corpus, pair(0).a, pair(0).b); };
  EXPECT_FALSE(own());
  judge(0, Verdict::different);
  EXPECT_EQ(verdicts_text(*said(0)), "near (anna), different (ben)");
  ASSERT_TRUE(judging.note(*corpus, pair(0).a, pair(0).b, "his"));
  judge(0, Verdict::unsure);
  EXPECT_EQ(own(), (OtherVerdict{"ben", Verdict::unsure, "his"}));
  EXPECT_EQ(said(0)->note, "hers");
  ASSERT_TRUE(judging.note(*corpus, pair(1).a, pair(1).b, ""));
  EXPECT_TRUE(said(1)->others.empty()) << "an empty note adds no verdict";
  for (int i = 0; i < 3; ++i) judging.take(HistoryStep::undo);
  EXPECT_EQ(verdicts_text(*said(0)), "near (anna)");
}

TEST_F(JudgingTest, accepts_as_many_verdicts_as_a_file_can_have_and_no_more) {
  std::vector<JudgedPair> many;
  for (std::uint64_t i = 0; i < Verdicts::kMost; ++i) many.push_back({{{1, i}, {}}, {{2, i}, {}}, Verdict::near, {}});
  EXPECT_EQ(read(std::move(many)), 0U);
  EXPECT_FALSE(judging.judge(*corpus, pair(0).a, pair(0).b, Verdict::same));
  EXPECT_EQ(judging.verdicts()->size(), Verdicts::kMost);
  EXPECT_EQ(said(0), nullptr);
  EXPECT_TRUE(judging.take(HistoryStep::undo));
  EXPECT_TRUE(judging.verdicts()->empty()) << "adding many at once is one step";
}

}  // namespace
}  // namespace lookalike
