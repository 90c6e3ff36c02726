#include "ui/session/baseline_run.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include "core/corpus/load.h"
#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

class BaselineRunTest : public testing::Test {
 protected:
  static std::shared_ptr<const Corpus> corpus() {
    static const auto loaded = [] {
      LoadOptions options;
      options.sample = {500, 1};
      return *load_corpus({std::string(kBuiltinCorpus)}, options, {});
    }();
    return loaded;
  }
  static Recipe impossible() {
    Recipe recipe;
    recipe.lsh = {1000, 1000, 0};
    return recipe;
  }
  void make_and_wait(const Recipe& recipe, const QString& name, const EngineOptions& engine = {}) {
    kept.make(corpus(), recipe, engine, name);
    ASSERT_TRUE(wait_until([this] { return !kept.making(); }));
  }

  BaselineRun kept;
};

TEST_F(BaselineRunTest, is_made_from_a_recipe) {
  Recipe recipe;
  recipe.sketch.seed = 7;
  make_and_wait(recipe, "seven");
  ASSERT_NE(kept.run(), nullptr);
  EXPECT_EQ(kept.run()->recipe, recipe);
  EXPECT_EQ(kept.name(), "seven");
}

// Who compares with it must not think in between that there is none.
TEST_F(BaselineRunTest, is_made_over_another_without_a_gap) {
  make_and_wait({}, "one");
  int gaps = 0, changes = 0;
  QObject::connect(&kept, &BaselineRun::changed, [&] {
    ++changes;
    gaps += !kept.run() && !kept.making();
  });
  make_and_wait({}, "two");
  EXPECT_EQ(gaps, 0);
  EXPECT_EQ(changes, 2) << "begun and made";
  EXPECT_EQ(kept.name(), "two");
}

TEST_F(BaselineRunTest, that_cannot_be_made_leaves_none_and_says_so) {
  make_and_wait({}, "one");
  bool making = true;
  QString name = "nobody said";
  QObject::connect(&kept, &BaselineRun::changed, [&] {
    making = kept.making();
    name = kept.name();
  });
  QSignalSpy failed(&kept, &BaselineRun::failed);
  make_and_wait(impossible(), "two");
  EXPECT_FALSE(making) << "the last change is that it is not under way any more";
  EXPECT_EQ(name, QString());
  EXPECT_EQ(kept.run(), nullptr);
  EXPECT_EQ(failed.count(), 1);
}

TEST_F(BaselineRunTest, that_is_being_made_can_be_forgotten) {
  kept.make(corpus(), {}, {}, "one");
  EXPECT_TRUE(kept.making());
  kept.forget();
  EXPECT_FALSE(kept.making());
  EXPECT_EQ(kept.name(), QString());
}

TEST_F(BaselineRunTest, takes_no_more_memory_than_it_is_allowed) {
  make_and_wait({}, "much");
  EXPECT_TRUE(kept.run()->shingles->kept());
  make_and_wait({}, "little", {{}, 1});
  EXPECT_FALSE(kept.run()->shingles->kept());
}

}  // namespace
}  // namespace lookalike
