#include "core/verdicts/verdicts.h"

#include <gmock/gmock.h>

#include <random>

#include "core/verdicts/located_verdicts.h"
#include "tests/support/stages.h"

namespace lookalike {
namespace {

using testing::ElementsAre;

JudgedPair judged(const std::string& a, const std::string& b, Verdict verdict, const std::string& note = {}) {
  return {{text_digest(a), a}, {text_digest(b), b}, verdict, note};
}

TEST(TextDigest, is_xxh3_128_of_the_text) {
  // From the specification's reference values for no input (XXH3_128bits, seed 0).
  EXPECT_EQ(to_string(text_digest("")), "99aa06d3014798d86001c324468d497f");
  EXPECT_NE(text_digest("a"), text_digest("b"));
}

TEST(TextDigest, reads_back_and_refuses_anything_else) {
  const TextDigest digest = text_digest("some text");
  EXPECT_EQ(text_digest_from(to_string(digest)), digest);
  for (const std::string& bad : {std::string(), std::string("12"), std::string(32, 'g'), std::string(33, '0'),
                                 "0x" + std::string(30, '0'), " " + std::string(31, '1'), "-" + std::string(31, '1')})
    EXPECT_FALSE(text_digest_from(bad)) << bad;
}

TEST(TextDigest, of_a_corpus_has_one_entry_per_text) {
  const auto corpus = test::corpus_of({"one", "two", "one", ""});
  const auto digests = test::value_of(digest_texts(*corpus, {}));
  EXPECT_THAT(*digests, ElementsAre(text_digest("one"), text_digest("two"), text_digest("one"), text_digest("")));
}

TEST(Verdicts, have_names_and_keys) {
  EXPECT_EQ(verdict_named("Near"), Verdict::near);
  EXPECT_EQ(verdict_named("1"), Verdict::same);
  EXPECT_EQ(verdict_named("4"), Verdict::unsure);
  for (const char* bad : {"", "5", "nea", "near "}) EXPECT_FALSE(verdict_named(bad)) << bad;
}

TEST(Verdicts, are_found_in_either_order_of_the_texts) {
  Verdicts verdicts;
  EXPECT_TRUE(verdicts.put(judged("a", "b", Verdict::near)));
  ASSERT_TRUE(verdicts.find(text_digest("b"), text_digest("a")));
  EXPECT_EQ(verdicts.find(text_digest("a"), text_digest("b"))->verdict, Verdict::near);
  EXPECT_FALSE(verdicts.find(text_digest("a"), text_digest("a")));
}

TEST(Verdicts, a_later_verdict_replaces_the_first) {
  Verdicts verdicts;
  verdicts.put(judged("a", "b", Verdict::near));
  verdicts.put(judged("c", "d", Verdict::same));
  verdicts.put(judged("b", "a", Verdict::different, "no"));
  EXPECT_THAT(verdicts.pairs(),
              ElementsAre(judged("b", "a", Verdict::different, "no"), judged("c", "d", Verdict::same)));
}

TEST(Verdicts, keep_all_other_pairs_when_one_is_removed) {
  std::mt19937 random(5);
  Verdicts verdicts;
  std::vector<int> left;
  const auto name = [](int i) { return std::to_string(i); };
  for (int i = 0; i < 100; ++i) verdicts.put(judged(name(i), name(i + 1), Verdict::same));
  for (int i = 0; i < 100; ++i) {
    if (random() % 2)
      verdicts.remove(text_digest(name(i)), text_digest(name(i + 1)));
    else
      left.push_back(i);
  }
  EXPECT_EQ(verdicts.size(), left.size());
  for (const int i : left) {
    const JudgedPair* found = verdicts.find(text_digest(name(i)), text_digest(name(i + 1)));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->a.id, name(i));
  }
}

TEST(Verdicts, have_the_same_digest_in_any_order) {
  Verdicts one, other, none;
  one.put(judged("a", "b", Verdict::near));
  one.put(judged("c", "d", Verdict::same));
  other.put(judged("d", "c", Verdict::same, "a note"));
  other.put(judged("a", "b", Verdict::near));
  EXPECT_EQ(verdicts_digest(one), verdicts_digest(other));
  other.put(judged("a", "b", Verdict::same));
  EXPECT_NE(verdicts_digest(one), verdicts_digest(other));
  EXPECT_EQ(verdicts_digest(none), "");
}

JudgedPair by(const std::string& judge, Verdict verdict, const std::string& note = {}) {
  return {{text_digest("a"), "a"}, {text_digest("b"), "b"}, verdict, note, judge};
}

TEST(Verdicts, of_another_judge_stay_beside_the_one_that_counts) {
  Verdicts verdicts;
  verdicts.add(by("anna", Verdict::near));
  verdicts.add(by("ben", Verdict::near));
  EXPECT_FALSE(verdicts.pairs()[0].disputed());
  verdicts.add(by("ben", Verdict::different, "no"));
  ASSERT_EQ(verdicts.size(), 1U);
  EXPECT_TRUE(verdicts.pairs()[0].disputed());
  EXPECT_EQ(verdicts.pairs()[0].verdict, Verdict::near);
  EXPECT_THAT(verdicts.pairs()[0].others, ElementsAre(OtherVerdict{"ben", Verdict::different, "no"}));
  verdicts.add(by("carl", Verdict::same));
  EXPECT_EQ(verdicts_text(verdicts.pairs()[0]), "near (anna), same (carl), different (ben)");
  verdicts.add(by("anna", Verdict::different));
  EXPECT_EQ(verdicts_text(verdicts.pairs()[0]), "different (anna), same (carl), different (ben)");
  verdicts.add(by("", Verdict::same));
  EXPECT_EQ(verdicts_text(verdicts.pairs()[0]), "same");
  verdicts.add(by("ben", Verdict::near));
  EXPECT_EQ(verdicts_text(verdicts.pairs()[0]), "near (ben)");
}

std::size_t put_all(VerdictHistory& history, std::vector<JudgedPair> pairs) {
  auto step = VerdictHistory::step_of(history.present(), std::move(pairs));
  const std::size_t left_out = step.left_out;
  EXPECT_TRUE(history.take(std::move(step)));
  return left_out;
}

std::optional<JudgedPair> undo(VerdictHistory& history) {
  const auto step = history.take(HistoryStep::undo);
  return step ? std::optional(step->after) : std::nullopt;
}

std::optional<JudgedPair> redo(VerdictHistory& history) {
  const auto step = history.take(HistoryStep::redo);
  return step ? std::optional(step->after) : std::nullopt;
}

TEST(VerdictHistory, refuses_a_step_from_verdicts_that_have_changed) {
  VerdictHistory history;
  auto step = VerdictHistory::step_of(history.present(), {judged("a", "b", Verdict::same)});
  put_all(history, {judged("c", "d", Verdict::near)});
  EXPECT_FALSE(history.take(std::move(step)));
  EXPECT_THAT(history.present()->pairs(), ElementsAre(judged("c", "d", Verdict::near)));
}

TEST(VerdictHistory, undoes_a_small_step_among_many_verdicts_as_it_undoes_a_large_one) {
  VerdictHistory history;
  std::vector<JudgedPair> many;
  for (int i = 0; i < 100; ++i) many.push_back(judged("a", "text " + std::to_string(i), Verdict::same));
  put_all(history, many);
  const Verdicts all = *history.present();
  put_all(history, {judged("a", "text 50", Verdict::near), judged("e", "f", Verdict::unsure)});
  const Verdicts last = *history.present();
  const auto step = history.take(HistoryStep::undo);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->before, judged("a", "text 50", Verdict::same));
  EXPECT_EQ(step->after, judged("a", "text 50", Verdict::near));
  EXPECT_EQ(step->pairs, 2U);
  EXPECT_EQ(*history.present(), all);
  undo(history);
  EXPECT_TRUE(history.present()->empty());
  redo(history);
  EXPECT_EQ(*history.present(), all);
  redo(history);
  EXPECT_EQ(*history.present(), last);
}

TEST(VerdictHistory, undoes_step_by_step) {
  VerdictHistory history;
  EXPECT_FALSE(undo(history));
  EXPECT_EQ(put_all(history, {judged("a", "b", Verdict::same)}), 0U);
  const auto first = history.present();
  EXPECT_EQ(put_all(history, {judged("a", "b", Verdict::near)}), 0U);
  EXPECT_EQ(put_all(history, {judged("a", "b", Verdict::different), judged("c", "d", Verdict::same)}), 0U);
  EXPECT_EQ(history.present()->size(), 2U);
  EXPECT_EQ(undo(history)->verdict, Verdict::different);
  EXPECT_THAT(history.present()->pairs(), ElementsAre(judged("a", "b", Verdict::near)));
  undo(history);
  EXPECT_EQ(*history.present(), *first);
  undo(history);
  EXPECT_TRUE(history.present()->empty());
  EXPECT_FALSE(history.can(HistoryStep::undo));
}

TEST(VerdictHistory, redoes_undone_steps_until_another_is_made) {
  VerdictHistory history;
  EXPECT_FALSE(redo(history));
  put_all(history, {judged("a", "b", Verdict::same)});
  put_all(history, {judged("a", "b", Verdict::near), judged("c", "d", Verdict::same)});
  const Verdicts last = *history.present();
  undo(history);
  undo(history);
  ASSERT_TRUE(history.can(HistoryStep::redo));
  EXPECT_EQ(redo(history), judged("a", "b", Verdict::same));
  EXPECT_EQ(redo(history), judged("a", "b", Verdict::near));
  EXPECT_EQ(*history.present(), last);
  EXPECT_FALSE(history.can(HistoryStep::redo));
  undo(history);
  put_all(history, {judged("e", "f", Verdict::unsure)});
  EXPECT_FALSE(history.can(HistoryStep::redo));
  EXPECT_EQ(undo(history), judged("e", "f", Verdict::unsure));
  EXPECT_THAT(history.present()->pairs(), ElementsAre(judged("a", "b", Verdict::same)));
}

TEST(VerdictHistory, undoes_the_latest_verdicts_that_were_given_earlier) {
  Verdicts verdicts;
  for (const char* text : {"b", "c", "d"}) verdicts.put(judged("a", text, Verdict::same));
  VerdictHistory history;
  verdicts.put({{text_digest("a"), {}}, {text_digest("e"), {}}, Verdict::near, {}, "ben"});
  history.start_with(verdicts);
  EXPECT_FALSE(history.can(HistoryStep::undo));
  history.offer_undo(verdicts, "anna");
  history.offer_undo(verdicts, "anna");
  EXPECT_EQ(undo(history), judged("a", "d", Verdict::same));
  EXPECT_EQ(undo(history), judged("a", "c", Verdict::same));
  EXPECT_EQ(undo(history), judged("a", "b", Verdict::same));
  EXPECT_FALSE(history.can(HistoryStep::undo)) << "what is left is another judge's";
}

TEST(Verdicts, say_whose_verdicts_count) {
  Verdicts verdicts;
  const auto put = [&](const char* text, const char* judge) {
    verdicts.add({{text_digest("a"), {}}, {text_digest(text), {}}, Verdict::near, {}, judge});
  };
  put("b", "anna");
  put("c", "anna");
  EXPECT_EQ(counting_judges(verdicts), "");
  put("c", "ben");
  EXPECT_EQ(
      counting_judges(verdicts),
      "Of the verdicts that count, 2 are by anna. If several judges judged a pair, the first one's verdict counts.");
  put("d", "ben");
  EXPECT_THAT(counting_judges(verdicts), testing::StartsWith("Of the verdicts that count, 2 are by anna, 1 by ben."));
}

TEST(VerdictHistory, records_no_step_for_a_change_without_effect) {
  VerdictHistory history;
  put_all(history, {judged("a", "b", Verdict::same)});
  const int edition = history.edition();
  EXPECT_EQ(put_all(history, {judged("a", "b", Verdict::same)}), 0U);
  EXPECT_EQ(history.edition(), edition);
  undo(history);
  EXPECT_FALSE(history.can(HistoryStep::undo));
}

TEST(LocatedVerdicts, find_the_documents_of_a_corpus_in_any_order) {
  const auto corpus = test::corpus_of({"x", "b", "y", "a"});
  Verdicts verdicts;
  verdicts.put(judged("gone", "a", Verdict::same));
  verdicts.put(judged("a", "b", Verdict::near));
  const auto located = locate(verdicts, *test::value_of(digest_texts(*corpus, {})), *corpus);
  ASSERT_EQ(located.size(), 1U);
  EXPECT_EQ(located[0].a.value, 1U);
  EXPECT_EQ(located[0].b.value, 3U);
  EXPECT_EQ(located[0].number, 1U);
}

TEST(LocatedVerdicts, are_those_whose_two_texts_a_corpus_has) {
  const auto corpus = test::corpus_of({"x", "b", "y", "a"});
  Verdicts verdicts;
  for (const auto& [a, b] : {std::pair("a", "elsewhere"), {"a", "b"}, {"elsewhere", "nowhere"}, {"y", "x"}})
    verdicts.put(judged(a, b, Verdict::near));
  EXPECT_THAT(verdicts_on(*corpus, *digest_texts(*corpus, {}).value(), verdicts).pairs(),
              ElementsAre(judged("a", "b", Verdict::near), judged("y", "x", Verdict::near)));
}

TEST(LocatedVerdicts, take_the_copy_with_the_judged_id) {
  const auto corpus = test::corpus_of({"a", "b", "a", "b"});  // ids 0 to 3
  Verdicts verdicts;
  verdicts.put({{text_digest("a"), "2"}, {text_digest("b"), "none of them"}, Verdict::same, ""});
  verdicts.put({{text_digest("a"), "0"}, {text_digest("a"), "0"}, Verdict::same, ""});
  const auto located = locate(verdicts, *test::value_of(digest_texts(*corpus, {})), *corpus);
  ASSERT_EQ(located.size(), 2U);
  EXPECT_EQ(std::pair(located[0].a.value, located[0].b.value), std::pair(1U, 2U));
  EXPECT_EQ(std::pair(located[1].a.value, located[1].b.value), std::pair(0U, 2U));
}

TEST(LocatedVerdicts, ignore_a_pair_of_a_text_with_itself) {
  const auto corpus = test::corpus_of({"a", "b"});
  Verdicts verdicts;
  verdicts.put(judged("a", "a", Verdict::same));
  EXPECT_TRUE(locate(verdicts, *test::value_of(digest_texts(*corpus, {})), *corpus).empty());
}

TEST(VerdictView, shows_the_verdict_on_every_copy) {
  const auto corpus = test::corpus_of({"a", "b", "a"});
  auto verdicts = std::make_shared<Verdicts>();
  verdicts->put(judged("a", "b", Verdict::near));
  const VerdictView view{verdicts, corpus, test::value_of(digest_texts(*corpus, {}))};
  EXPECT_EQ(view.of(*corpus, DocumentIndex(1), DocumentIndex(2)), &verdicts->pairs()[0]);
  EXPECT_EQ(view.of(*corpus, DocumentIndex(0), DocumentIndex(2)), nullptr);
  EXPECT_EQ(view.of(*test::corpus_of({"a", "b", "a"}), DocumentIndex(1), DocumentIndex(2)), nullptr) << "of another";
  EXPECT_EQ(VerdictView().of(*corpus, DocumentIndex(0), DocumentIndex(1)), nullptr);
}

}  // namespace
}  // namespace lookalike
