#include "core/query/groups/judged_run.h"

#include <gmock/gmock.h>

#include <map>
#include <random>
#include <set>

#include "core/query/filter/pair_filter.h"
#include "core/query/groups/groups.h"
#include "core/query/groups/keepers.h"
#include "core/similarity/similar_pairs.h"
#include "tests/support/corpora.h"

namespace lookalike {
namespace {

using Group = std::set<std::uint32_t>;
using Pairs = std::map<std::pair<std::uint32_t, std::uint32_t>, double>;

Pairs::key_type key(std::uint32_t a, std::uint32_t b) {
  return {std::min(a, b), std::max(a, b)};
}

std::shared_ptr<const RunResult> run_of(const std::vector<std::string>& texts) {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh = {20, 4, 0};
  recipe.verify = {0.6, VerifyBy::exact, 0};
  return Engine(test::corpus_of(texts)).run(recipe, {}).value();
}

/// Verdicts on documents, by position.
class Given {
 public:
  explicit Given(std::shared_ptr<const RunResult> run) : run_(std::move(run)) {}

  Given& on(std::uint32_t a, std::uint32_t b, Verdict verdict) {
    verdicts_.put({judged_document(document(a)), judged_document(document(b)), verdict, {}});
    return *this;
  }
  JudgedRun judged() const {
    return judge_run(*run_, {std::make_shared<Verdicts>(verdicts_), nullptr, nullptr}, {}).value();
  }
  std::set<Group> groups(double least = 0) const {
    const auto groups = SimilarityForest::make(judged(), {}).value().groups_at(least);
    std::set<Group> all;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      Group group;
      for (const DocumentIndex member : groups.members(i)) group.insert(member.value);
      all.insert(group);
    }
    return all;
  }
  /// Pairs of documents, copies expanded, as the verdicts leave them.
  Pairs pairs() const {
    Pairs pairs;
    run_->similar->for_each([&](const SimilarPair& pair) {
      pairs[{pair.a.value, pair.b.value}] = pair.jaccard;
      return true;
    });
    const auto size = static_cast<std::uint32_t>(run_->corpus->size());
    for (std::uint32_t b = 0; b < size; ++b)
      for (std::uint32_t a = 0; a < b; ++a) {
        const JudgedPair* pair = verdicts_.find(text_digest(document(a).text), text_digest(document(b).text));
        if (!pair || pair->verdict == Verdict::unsure) continue;
        if (pair->verdict == Verdict::different)
          pairs.erase({a, b});
        else
          pairs[{a, b}] = 1;
      }
    return pairs;
  }
  Document document(std::uint32_t position) const { return (*run_->corpus)[DocumentIndex(position)]; }
  bool are_different(std::uint32_t a, std::uint32_t b) const {
    const JudgedPair* pair = verdicts_.find(text_digest(document(a).text), text_digest(document(b).text));
    return pair && pair->verdict == Verdict::different;
  }

 private:
  std::shared_ptr<const RunResult> run_;
  Verdicts verdicts_;
};

/// Groups by relabelling until nothing changes.
std::set<Group> connected(const Pairs& pairs, double least) {
  std::map<std::uint32_t, std::uint32_t> label;
  for (const auto& [pair, similarity] : pairs)
    if (similarity >= least) label[pair.first] = pair.first, label[pair.second] = pair.second;
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& [pair, similarity] : pairs) {
      if (similarity < least || label[pair.first] == label[pair.second]) continue;
      label[pair.first] = label[pair.second] = std::min(label[pair.first], label[pair.second]);
      changed = true;
    }
  }
  std::map<std::uint32_t, Group> groups;
  for (const auto& [document, name] : label) groups[name].insert(document);
  std::set<Group> all;
  for (const auto& [name, group] : groups) all.insert(group);
  return all;
}

const std::vector<std::string> kTexts = {"a b c d e f g h", "a b c d e f g h i", "a b c d e f g h i j",
                                         "q r s t u v",     "A B C D E F G H",   "...",
                                         "q r s t u v"};

TEST(JudgedRun, without_verdicts_equals_the_run) {
  const auto run = run_of(kTexts);
  const JudgedRun judged = judge_run(*run, {}, {}).value();
  EXPECT_EQ(judged.groups, run->groups);
  EXPECT_EQ(judged.changes(0), LinkChanges());
}

TEST(JudgedRun, cuts_a_pair_that_was_judged_different) {
  const auto run = run_of({"a b c d e f g h", "a b c d e f g h i"});
  EXPECT_EQ(Given(run).groups(), (std::set<Group>{{0, 1}}));
  EXPECT_EQ(Given(run).on(1, 0, Verdict::different).groups(), std::set<Group>());
  EXPECT_EQ(Given(run).on(0, 1, Verdict::different).judged().changes(0), (LinkChanges{1, 0}));
  EXPECT_EQ(Given(run).on(0, 1, Verdict::unsure).groups(), (std::set<Group>{{0, 1}}));
}

TEST(JudgedRun, links_texts_judged_same_or_near_even_without_common_shingles) {
  const auto run = run_of(kTexts);
  EXPECT_EQ(Given(run).groups(), (std::set<Group>{{0, 1, 2, 4}, {3, 6}}));
  for (const Verdict verdict : {Verdict::same, Verdict::near}) {
    const auto given = Given(run).on(0, 3, verdict);
    EXPECT_EQ(given.groups(), (std::set<Group>{{0, 1, 2, 3, 4, 6}}));
    EXPECT_EQ(given.judged().changes(0), (LinkChanges{0, 1}));
  }
  EXPECT_EQ(Given(run).on(0, 3, Verdict::same).groups(1), (std::set<Group>{{0, 3, 4, 6}})) << "no threshold splits it";
}

TEST(JudgedRun, links_a_document_without_shingles) {
  const auto given = Given(run_of(kTexts)).on(5, 3, Verdict::same);
  EXPECT_EQ(given.groups(), (std::set<Group>{{0, 1, 2, 4}, {3, 5, 6}}));
}

TEST(JudgedRun, names_the_similarity_of_a_link_that_a_verdict_makes) {
  const auto run = run_of({"a b c d e f g h", "a b c d e f g h i", "q r s t", "q r x y"});
  const auto weakest = [](const JudgedRun& judged, double least) {
    return SimilarityForest::make(judged, {}).value().groups_at(least).weakest.at(0).similarity;
  };
  EXPECT_DOUBLE_EQ(weakest(Given(run).on(0, 1, Verdict::near).judged(), 1), 8.0 / 9) << "found by the run";
  const JudgedRun made = Given(run).on(2, 3, Verdict::near).on(0, 1, Verdict::different).judged();
  EXPECT_DOUBLE_EQ(weakest(made, 1), 2.0 / 6) << "not found";
  EXPECT_EQ(weakest(Given(run_of(kTexts)).on(5, 3, Verdict::same).on(0, 4, Verdict::same).judged(), 1), 0);
}

TEST(JudgedRun, separates_documents_of_equal_sets) {
  const auto run = run_of({"a b c d", "A B C D", "a b c d", "a, b c d"});
  EXPECT_EQ(Given(run).on(0, 1, Verdict::different).groups(), (std::set<Group>{{0, 1, 2, 3}})) << "by document 3";
  const auto given = Given(run).on(0, 1, Verdict::different).on(1, 3, Verdict::different);
  EXPECT_EQ(given.groups(), (std::set<Group>{{0, 2, 3}}));
  EXPECT_EQ(given.judged().changes(0), (LinkChanges{2, 0}));
}

TEST(JudgedRun, separates_exact_copies) {
  const auto run = run_of({"a b c d", "a b c d", "a b c d", "x y z"});
  EXPECT_EQ(Given(run).on(0, 1, Verdict::different).groups(), std::set<Group>());
}

TEST(JudgedRun, counts_an_added_link_only_above_the_similarity_of_the_pair) {
  const auto given = Given(run_of({"a b c d e f g h", "a b c d e f g h i"})).on(0, 1, Verdict::same);
  EXPECT_EQ(given.judged().changes(0), LinkChanges());
  EXPECT_EQ(given.judged().changes(0.95), (LinkChanges{0, 1}));
  EXPECT_EQ(given.groups(0.95), (std::set<Group>{{0, 1}}));
}

TEST(JudgedRun, names_a_removed_document_that_was_judged_different_from_its_keeper) {
  const auto run = run_of({"a b c d e f g h", "a b c d e f g h i", "a b c d e f g h i j"});
  const JudgedRun judged = Given(run).on(0, 2, Verdict::different).judged();
  const auto groups = SimilarityForest::make(judged, {}).value().groups_at(0);
  const auto links = [&](DropRule drop) {
    std::vector<LinkKind> kinds;
    const auto members = choose_keepers(judged, groups, 0, KeeperRule::first, drop, {}).value();
    for (const GroupMember& member : members) kinds.push_back(member.link);
    return kinds;
  };
  using enum LinkKind;
  EXPECT_EQ(links(DropRule::all_but_keeper), (std::vector{keeper, direct, judged_different}));
  EXPECT_EQ(links(DropRule::direct), (std::vector{keeper, direct, keeper}));
}

TEST(JudgedRun, counts_the_removed_documents_without_verdicts) {
  const auto run = run_of(kTexts);
  const JudgedRun judged = Given(run).on(0, 1, Verdict::different).judged();
  for (const DropRule drop : {DropRule::all_but_keeper, DropRule::direct}) {
    const auto effects = verdict_effects(*run, judged, {}, 0, KeeperRule::first, drop, {}, {}).value();
    EXPECT_EQ(effects.go_without, 4U);
    EXPECT_EQ(effects.links, (LinkChanges{1, 0}));
  }
}

TEST(JudgedRun, says_in_a_sentence_what_verdicts_change) {
  EXPECT_EQ(effects_text({}), "");
  EXPECT_EQ(effects_text({{7, 0}, 505, 2}),
            "verdicts cut 7 links and add 0; without them 505 documents would go; 2 documents go because "
            "of a chain, although judged different from the keeper");
  EXPECT_EQ(effects_text({{0, 0}, 3, 1}),
            "1 document goes because of a chain, although judged different from the keeper");
  EXPECT_EQ(effects_text({{1, 1'000}, 1, 0}), "verdicts cut 1 link and add 1,000; without them 1 document would go");
}

/// Families that drift, with copies, documents of equal sets and some without shingles.
std::vector<std::string> families(std::mt19937& random) {
  std::vector<std::string> texts = {"...", "...", "!"};
  for (int family = 0; family < 8; ++family) {
    std::vector<std::string> words;
    for (int i = 0; i < 12; ++i) words.push_back("w" + std::to_string(random() % 500));
    for (unsigned member = 0; member < 2 + random() % 4; ++member) {
      std::string text;
      for (const std::string& word : words) text += word + ' ';
      for (unsigned copy = 0; copy <= random() % 4; ++copy) texts.push_back(text + std::string(random() % 3, '.'));
      words[random() % words.size()] = "e" + std::to_string(random() % 500);
    }
  }
  return texts;
}

TEST(JudgedRun, has_the_same_groups_as_brute_force_over_document_pairs) {
  std::size_t different = 0;
  for (unsigned seed = 0; seed < 30; ++seed) {
    std::mt19937 random(seed);
    const auto texts = families(random);
    const auto run = run_of(texts);
    Given given(run);
    std::vector<Pairs::key_type> similar;
    for (const auto& [pair, similarity] : given.pairs()) similar.push_back(pair);
    for (int i = 0; i < 40; ++i) {
      const auto& [a, b] = similar[random() % similar.size()];
      given.on(a, b, random() % 4 == 0 ? Verdict::same : Verdict::different);
    }
    for (int i = 0; i < 4; ++i) {
      const auto a = random() % texts.size(), b = random() % texts.size();
      if (a != b) given.on(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b), kVerdicts[random() % 4]);
    }
    const Pairs pairs = given.pairs();
    for (const double least : {0.0, 0.8, 1.0}) EXPECT_EQ(given.groups(least), connected(pairs, least)) << seed;
    const JudgedRun judged = given.judged();
    const auto groups = SimilarityForest::make(judged, {}).value().groups_at(0);
    for (const DropRule drop : {DropRule::all_but_keeper, DropRule::direct}) {
      const auto members = choose_keepers(judged, groups, 0, KeeperRule::longest, drop, {}).value();
      for (const GroupMember& member : members) {
        const std::uint32_t document = member.document.value, keeper = member.keeper.value;
        const bool said = member.link == LinkKind::judged_different;
        EXPECT_EQ(said, !member.stays() && given.are_different(document, keeper)) << seed;
        EXPECT_TRUE(member.link != LinkKind::direct || pairs.contains(key(document, keeper)) || member.similarity == 1)
            << seed;
        different += said;
      }
    }
  }
  EXPECT_GT(different, 20U) << "otherwise this proves little";
}

TEST(JudgedRun, numbers_the_groups_for_the_group_filter) {
  const auto run = run_of({"a b c d e f g h", "a b c d e f g h i", "a b c d e f g h i j", "q r s t", "q r s t"});
  std::vector<SimilarPair> pairs;
  run->similar->for_each([&](const SimilarPair& pair) {
    pairs.push_back(pair);
    return true;
  });
  const auto filter = PairFilter::parse("group:1").value();
  const auto passing = [&](const VerdictView& view) { return filter_pairs(filter, *run, pairs, {}, view)->size(); };
  EXPECT_EQ(passing({}), 3U) << "0, 1, 2";
  const auto given = Given(run).on(0, 1, Verdict::different).on(1, 2, Verdict::different).on(0, 2, Verdict::different);
  EXPECT_EQ(passing(given.judged().view), 1U) << "3, 4";
}

TEST(JudgedRun, can_be_cancelled) {
  const auto run = run_of(kTexts);
  std::stop_source stop;
  stop.request_stop();
  Verdicts verdicts;
  verdicts.put({judged_document((*run->corpus)[DocumentIndex(0)]),
                judged_document((*run->corpus)[DocumentIndex(1)]),
                Verdict::same,
                {}});
  const auto judged =
      judge_run(*run, {std::make_shared<Verdicts>(verdicts), nullptr, nullptr}, Progress(stop.get_token()));
  ASSERT_FALSE(judged);
  EXPECT_EQ(judged.error().code, ErrorCode::cancelled);
}

}  // namespace
}  // namespace lookalike
