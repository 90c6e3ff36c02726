#include "core/corpus/synthetic/grammar.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/base/resources.h"

namespace lookalike {
namespace {

TEST(Grammar, names_every_rule_it_uses) {
  for (const char* resource : {"grammar/newswire.txt", "grammar/reviews.txt"}) {
    const generation::Grammar grammar({embedded_resource("grammar/common.txt"), embedded_resource(resource)});
    EXPECT_THAT(grammar.problems(), testing::IsEmpty()) << resource;
    EXPECT_GT(grammar.vocabulary(), 900u) << resource;
  }
}

std::string wording(const char* rules, const char* rule = "text") {
  generation::Grammar grammar({rules});
  generation::Random random(1);
  generation::Memory memory;
  std::string out;
  grammar.expand(grammar.rule(rule), random, memory, out);
  return out;
}

TEST(Grammar, a_reference_is_replaced) {
  EXPECT_EQ(wording("text = the {thing}\nthing = ship"), "the ship");
}
TEST(Grammar, a_caret_capitalises_the_first_letter) {
  EXPECT_EQ(wording("text = {thing^}\nthing = ship"), "Ship");
}
TEST(Grammar, an_article_agrees) {
  EXPECT_EQ(wording("text = {a x} {a y}\nx = order\ny = bid"), "an order a bid");
}
TEST(Grammar, a_number_stays_in_its_range) {
  EXPECT_EQ(wording("text = {7-7}"), "7");
}
TEST(Grammar, an_unknown_rule_yields_its_name) {
  EXPECT_EQ(wording("text = {thing}"), "thing");
}
TEST(Grammar, indented_lines_continue_the_rule) {
  EXPECT_EQ(wording("# note\ntext =\n  a ship\n"), "a ship");
}
TEST(Grammar, an_empty_choice_leaves_no_space) {
  EXPECT_EQ(wording("text = a <|> ship <|>, <|>."), "a ship,");
}
TEST(Grammar, a_remembered_rule_keeps_its_wording) {
  const std::string text = wording("text = {Name} {Name} {Name}\nname ~ a b c d e f g h i j k l m n o p");
  EXPECT_EQ(text[0], text[2]);
  EXPECT_EQ(text[2], text[4]);
}
TEST(Grammar, another_word_comes_from_the_same_list) {
  const generation::Grammar grammar({"colour ~ red blue\nsize ~ big"});
  generation::Random random(1);
  std::set<std::string> seen;
  for (int i = 0; i < 50; ++i) seen.emplace(grammar.other_word("red", random));
  EXPECT_THAT(seen, testing::UnorderedElementsAre("", "blue"));
  EXPECT_EQ(grammar.other_word("green", random), "");
}

}  // namespace
}  // namespace lookalike
