#include "ui/models/text/run_facts.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/corpora.h"
#include "ui/models/text/display_text.h"

namespace lookalike {
namespace {

std::shared_ptr<const RunResult> run_in(std::uint64_t memory) {
  const auto corpus = test::corpus_of({"one two three four five six seven", "one two three four five six eight"});
  Recipe recipe;
  recipe.shingles.k = 3;
  recipe.sketch.hashes = 50;
  recipe.lsh = {10, 5, 0};
  return Engine(corpus, {{}, memory}).run(recipe, {}).value();
}

MemoryFact fact_of(const RunResult& run, const char* name) {
  const auto facts = memory_facts(run);
  const auto found = std::ranges::find(facts, QString::fromLatin1(name), &MemoryFact::name);
  return found == facts.end() ? MemoryFact() : *found;
}

TEST(MemoryFacts, state_the_bytes_cached_per_document) {
  const auto run = run_in(0);
  EXPECT_EQ(fact_of(*run, "signatures").bytes_per_document, count_text(4 * 50));
  EXPECT_EQ(fact_of(*run, "all stages").bytes, bytes_text(run->report.cached.total()));
  EXPECT_TRUE(fact_of(*run, "temporary file").name.isEmpty());
  EXPECT_FALSE(fact_of(*run, "peak memory").bytes.isEmpty());
}

TEST(MemoryFacts, say_what_is_recomputed) {
  constexpr std::uint64_t kNothing = 1;
  const QString kept = fact_of(*run_in(0), "tokens").meaning, again = fact_of(*run_in(kNothing), "tokens").meaning;
  EXPECT_NE(kept, again);
  EXPECT_TRUE(again.contains(QStringLiteral("too large for the allowed memory")));
  EXPECT_TRUE(
      fact_of(*run_in(kNothing), "shingles").meaning.contains(QStringLiteral("too large for the allowed memory")));
}

}  // namespace
}  // namespace lookalike
