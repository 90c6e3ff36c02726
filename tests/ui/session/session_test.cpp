#include "ui/session/session.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <new>
#include <utility>

#include "tests/ui/support/event_loop_watch.h"

namespace lookalike {
namespace {

/// Documents 0 and 1 share 8 of 12 different words, document 2 shares none.
constexpr const char* kThreeTexts =
    "{\"text\": \"a b c d e f g h i j\"}\n"
    "{\"text\": \"a b c d e f g h x y\"}\n"
    "{\"text\": \"one two three four five six\"}\n";

/// Single words, and enough bands of one row that the pair with J = 2/3 cannot be missed.
Recipe single_words(double threshold) {
  Recipe recipe;
  recipe.shingles.k = 1;
  recipe.lsh.bands = 100;
  recipe.lsh.rows = 1;
  recipe.verify.threshold = threshold;
  return recipe;
}

Session::RecipeChange to(const Recipe& recipe) {
  return [recipe](Recipe& current) { current = recipe; };
}

class SessionTest : public testing::Test {
 protected:
  void SetUp() override { session.start_with(single_words(0.6)); }

  std::string write(const QString& name, const char* text) const {
    QFile file(folder.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName().toStdString();
  }
  void open_and_wait(const std::string& path) {
    session.open({path});
    ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
    ASSERT_NE(session.result(), nullptr);
  }
  void edit_threshold(double threshold) {
    Recipe recipe = session.recipe();
    recipe.verify.threshold = threshold;
    session.edit(recipe, QStringLiteral("threshold"));
  }
  void edit_k(std::uint32_t k) {
    Recipe recipe = session.recipe();
    recipe.shingles.k = k;
    session.edit(recipe, QStringLiteral("k"));
  }
  ErrorCode last_error() const { return failures.back().front().value<Error>().code; }

  QTemporaryDir folder;
  Session session;
  QSignalSpy failures{&session, &Session::failed};
};

TEST(SecondsLeft, follow_the_present_stage_if_it_is_slower) {
  EXPECT_EQ(seconds_left({0.01, 9}, {0, 0}), -1) << "too early";
  EXPECT_DOUBLE_EQ(seconds_left({0.5, 10}, {0.1, 2}), 10);
  EXPECT_DOUBLE_EQ(seconds_left({0.5, 10}, {0.4, 0}), 50) << "a tenth took ten seconds";
  EXPECT_EQ(seconds_left({0.96, 60}, {0.96, 2}), -1) << "nothing of the stage is known to be done";
  EXPECT_DOUBLE_EQ(seconds_left({0.8, 8}, {0.8, 7.5}), 2) << "a stage that has just begun says nothing";
}

TEST_F(SessionTest, opening_a_corpus_runs_the_recipe) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  EXPECT_EQ(session.corpus()->size(), 3U);
  EXPECT_EQ(session.result()->report.counts.similar, 1U);
  EXPECT_EQ(session.result()->recipe, session.recipe());
}

TEST_F(SessionTest, undo_walks_back_through_fifty_edits_to_the_exact_state) {
  std::vector<Recipe> states{session.recipe()};
  for (int i = 0; i < 50; ++i) {
    Recipe recipe = session.recipe();
    switch (i % 5) {
      case 0:
        recipe.verify.threshold = 0.3 + 0.01 * i;
        break;
      case 1:
        recipe.shingles.k = 1 + static_cast<std::uint32_t>(i) % 7;
        break;
      case 2:
        recipe.lsh.bands = 2 + static_cast<std::uint32_t>(i);
        break;
      case 3:
        recipe.sketch.seed += 1;
        break;
      default:
        recipe.text.stop_words = recipe.text.stop_words == "none" ? "nltk" : "none";
    }
    session.edit(recipe, "edit");
    if (!(recipe == states.back())) states.push_back(recipe);
  }
  for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
    session.history().undo();
    EXPECT_EQ(session.recipe(), *state);
  }
  EXPECT_FALSE(session.history().canUndo());
  while (session.history().canRedo()) session.history().redo();
  EXPECT_EQ(session.recipe(), states.back());
}

TEST_F(SessionTest, edits_wait_if_the_session_is_not_live) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  const auto before = session.result();
  session.set_live(false);
  edit_threshold(0.9);
  EXPECT_FALSE(session.busy());
  EXPECT_TRUE(session.waits());
  EXPECT_EQ(session.result(), before);
  session.run();
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.result()->recipe, session.recipe());
  EXPECT_FALSE(session.waits());
  edit_threshold(0.5);
  session.set_live(true);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.result()->recipe, session.recipe());
}

TEST_F(SessionTest, little_memory_changes_no_result) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  EXPECT_TRUE(session.result()->shingles->stored());
  session.set_memory(1);
  edit_threshold(0.5);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_FALSE(session.result()->shingles->stored());
  EXPECT_FALSE(session.result()->tokens->stored());
  EXPECT_EQ(session.result()->report.counts.similar, 1U);
  EXPECT_EQ(session.engine_options().memory.run, 1U) << "for runs besides its own";
}

TEST_F(SessionTest, threshold_above_the_similarity_leaves_no_pair) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  edit_threshold(0.7);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.result()->report.counts.similar, 0U);
}

TEST_F(SessionTest, only_the_latest_of_several_edits_gives_a_result) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  QSignalSpy results(&session, &Session::result_changed);
  edit_k(2);
  edit_k(3);
  edit_k(4);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(results.size(), 1);
  EXPECT_EQ(session.result()->recipe.shingles.k, 4U);
}

TEST_F(SessionTest, quick_edits_end_with_the_latest) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  for (const double threshold : {0.7, 0.75, 0.8, 0.85}) edit_threshold(threshold);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.result()->recipe.verify.threshold, 0.85);
}

TEST_F(SessionTest, cancelled_run_keeps_the_result_and_says_so) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  const auto before = session.result();
  edit_k(5);
  session.cancel();
  EXPECT_FALSE(session.busy());
  ASSERT_EQ(failures.size(), 1);
  EXPECT_EQ(last_error(), ErrorCode::cancelled);
  bool idle = false;
  session.worker().post({}, [&] { session.worker().deliver([&] { idle = true; }); });
  ASSERT_TRUE(wait_until([&] { return idle; }));
  EXPECT_EQ(session.result(), before);
}

TEST_F(SessionTest, cancelled_load_keeps_the_corpus_and_its_result) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  const auto corpus = session.corpus();
  const auto result = session.result();
  session.open({write("one.jsonl", "{\"text\": \"another\"}\n")});
  session.cancel();
  bool idle = false;
  session.worker().post({}, [&] { session.worker().deliver([&] { idle = true; }); });
  ASSERT_TRUE(wait_until([&] { return idle; }));
  EXPECT_EQ(session.corpus(), corpus);
  EXPECT_EQ(session.result(), result);
  EXPECT_EQ(last_error(), ErrorCode::cancelled);
}

TEST_F(SessionTest, failed_load_keeps_the_corpus_and_names_the_reason) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  const auto corpus = session.corpus();
  session.open({folder.filePath("missing.jsonl").toStdString()});
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.corpus(), corpus);
  ASSERT_EQ(failures.size(), 1);
  EXPECT_EQ(last_error(), ErrorCode::unreadable);
}

TEST_F(SessionTest, recipe_that_comes_with_a_corpus_can_be_undone) {
  session.open({write("three.jsonl", kThreeTexts)}, {}, to(single_words(0.7)), QStringLiteral("recipe of old"));
  EXPECT_EQ(session.recipe(), single_words(0.6)) << "not before the corpus is open";
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.result()->recipe, single_words(0.7));
  EXPECT_EQ(session.history().undoText(), "recipe of old");
  session.history().undo();
  EXPECT_EQ(session.recipe(), single_words(0.6));
}

TEST_F(SessionTest, recipe_of_a_corpus_that_cannot_be_opened_is_not_taken) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  session.open({"/nowhere"}, {}, to(single_words(0.7)), QStringLiteral("recipe of old"));
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.recipe(), single_words(0.6));
  EXPECT_EQ(session.history().count(), 0);
}

TEST_F(SessionTest, recipe_equal_to_the_current_one_adds_no_step) {
  session.open({write("three.jsonl", kThreeTexts)}, {}, to(session.recipe()), QStringLiteral("nothing"));
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_NE(session.result(), nullptr);
  EXPECT_EQ(session.history().count(), 0);
}

TEST_F(SessionTest, edits_made_while_a_corpus_is_read_survive) {
  const auto sample_two = [](Recipe& recipe) { recipe.sample.size = 2; };
  session.open({write("three.jsonl", kThreeTexts)}, {}, sample_two, QStringLiteral("sample"));
  edit_k(4);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  EXPECT_EQ(session.recipe().shingles.k, 4U);
  EXPECT_EQ(session.recipe().sample.size, 2U);
  EXPECT_EQ(session.result()->recipe, session.recipe());
  session.history().undo();
  EXPECT_EQ(session.recipe().shingles.k, 4U);
  EXPECT_EQ(session.recipe().sample.size, 0U);
}

TEST_F(SessionTest, recipe_with_a_problem_is_kept_but_not_run) {
  open_and_wait(write("three.jsonl", kThreeTexts));
  const auto before = session.result();
  Recipe impossible = session.recipe();
  impossible.lsh.bands = 101;
  session.edit(impossible, QStringLiteral("bands"));
  EXPECT_FALSE(session.busy());
  EXPECT_EQ(session.recipe(), impossible);
  EXPECT_EQ(session.result(), before);
}

TEST_F(SessionTest, every_edit_is_a_step_that_can_be_undone_and_redone) {
  edit_threshold(0.7);
  edit_k(4);
  session.history().undo();
  EXPECT_EQ(session.recipe().shingles.k, 1U);
  EXPECT_EQ(session.recipe().verify.threshold, 0.7);
  session.history().undo();
  EXPECT_EQ(session.recipe(), single_words(0.6));
  session.history().redo();
  session.history().redo();
  EXPECT_EQ(session.recipe().shingles.k, 4U);
}

TEST_F(SessionTest, edits_of_one_gesture_are_one_step) {
  session.begin_gesture();
  for (const double threshold : {0.7, 0.75, 0.8}) edit_threshold(threshold);
  session.end_gesture();
  EXPECT_EQ(session.history().count(), 1);
  session.history().undo();
  EXPECT_EQ(session.recipe(), single_words(0.6));
}

TEST_F(SessionTest, two_gestures_are_two_steps) {
  for (const double threshold : {0.7, 0.8}) {
    session.begin_gesture();
    edit_threshold(threshold);
    session.end_gesture();
  }
  EXPECT_EQ(session.history().count(), 2);
}

TEST_F(SessionTest, gesture_that_ends_where_it_began_adds_no_step) {
  session.begin_gesture();
  edit_threshold(0.7);
  edit_threshold(0.6);
  session.end_gesture();
  EXPECT_EQ(session.history().count(), 0);
}

TEST(SessionEnd, destruction_during_a_load_waits_for_the_worker) {
  auto session = std::make_unique<Session>();
  session->open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(session->busy());
  session.reset();
}

TEST(SessionEnd, destruction_during_a_run_waits_for_the_worker) {
  auto session = std::make_unique<Session>();
  Recipe slow;
  slow.sketch.hashes = 4096;
  session->start_with(slow);
  session->open({std::string(kBuiltinCorpus)});
  ASSERT_TRUE(wait_until([&] { return session->corpus() != nullptr; }));
  ASSERT_TRUE(session->busy());
  session.reset();
}

// There is memory for the signatures of one run, not of two. ctest runs this test with its own limit.
TEST_F(SessionTest, releases_the_previous_result_if_memory_is_short_and_the_user_starts_a_run) {
  rlimit limit{};
  getrlimit(RLIMIT_DATA, &limit);
  if (limit.rlim_max > rlim_t{2} << 30) GTEST_SKIP() << "there is enough memory";
  QByteArray lines;
  for (int i = 0; i < 33'000; ++i) {
    const QByteArray number = QByteArray::number(i);
    lines += "{\"text\": \"a" + number + " b" + number + " c" + number + "\"}\n";
  }
  Recipe large = session.recipe();
  large.sketch.hashes = 4'000;  // 528 MB
  session.start_with(large);
  open_and_wait(write(QStringLiteral("many.jsonl"), lines.constData()));
  const auto before = session.result()->recipe;
  edit_k(2);
  ASSERT_TRUE(wait_until([&] { return !session.busy(); }));
  ASSERT_EQ(failures.size(), 1);
  EXPECT_EQ(last_error(), ErrorCode::out_of_memory);
  EXPECT_NE(failures[0][0].value<Error>().message.find("F5 releases it"), std::string::npos);
  ASSERT_NE(session.result(), nullptr);
  EXPECT_EQ(session.result()->recipe, before);
  session.run_now();
  EXPECT_EQ(session.result(), nullptr);
  ASSERT_TRUE(wait_until([&] { return session.result() != nullptr; }));
  EXPECT_EQ(failures.size(), 1);
  EXPECT_EQ(session.result()->recipe, session.recipe());
}

}  // namespace
}  // namespace lookalike
