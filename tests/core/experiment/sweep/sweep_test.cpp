#include "core/experiment/sweep/sweep.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

#include "core/experiment/evaluation/pair_choice.h"
#include "core/experiment/sweep/reference.h"

#include "tests/core/experiment/sweep_support.h"

namespace lookalike {
namespace {

using test::corpus_of_families;
using test::jaccard_of;
using test::plan_of;
using test::Sets;
using test::sets_of;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

struct Ran {
  Result<void> result;
  std::vector<SweepRow> rows;
  std::vector<std::string> notes;
};

Result<void> no_note(const std::string& note) {
  ADD_FAILURE() << note;
  return {};
}

Ran sweep(const std::shared_ptr<const Corpus>& corpus, const SweepPlan& plan, const std::vector<SweepRow>& done = {},
          const EngineOptions& engine = {}, const Families& families = nullptr) {
  Ran ran;
  const auto take = [&](const SweepRow& row) -> Result<void> {
    ran.rows.push_back(row);
    return {};
  };
  const auto note = [&](const std::string& sentence) -> Result<void> {
    ran.notes.push_back(sentence);
    return {};
  };
  ran.result = run_sweep(corpus, plan, done, {}, take, note, engine, nullptr, {families});
  return ran;
}

// The values of a row that do not depend on time.
struct Counts {
  std::vector<std::string> values;
  std::uint64_t seed, candidates, similar, documents_with_match;
  std::optional<Confusion> against_truth;

  bool operator==(const Counts&) const = default;
};

void PrintTo(const Counts& c, std::ostream* out) {
  for (const std::string& value : c.values) *out << value << ' ';
  *out << "seed " << c.seed << ": " << c.candidates << ' ' << c.similar << ' ' << c.documents_with_match;
  if (c.against_truth)
    *out << " TP " << c.against_truth->true_positives << " FP " << c.against_truth->false_positives << " FN "
         << c.against_truth->false_negatives;
}

std::vector<Counts> counts_of(const std::vector<SweepRow>& rows) {
  std::vector<Counts> counts;
  for (const SweepRow& row : rows)
    counts.push_back({row.values, row.seed, row.candidates, row.similar, row.documents_with_match, row.against_truth});
  return counts;
}

// Every point by itself, starting from the corpus.
std::vector<Counts> one_by_one(const std::shared_ptr<const Corpus>& corpus, const SweepPlan& plan) {
  std::vector<Counts> all;
  const SweepPoints made = points_of(plan, corpus->size()).value();
  for (const SweepPoint& point : made.points) {
    const auto run = Engine(corpus).run(point.recipe, {}).value();
    const RunCounts& counts = run->report.counts;
    all.push_back(
        {point.values, point.recipe.sketch.seed, counts.candidates, counts.similar, counts.documents_with_match, {}});
    if (plan.reference.empty()) continue;
    const auto truth = find_truth(*run, point.recipe.verify.threshold, {}).value();
    all.back().against_truth = evaluate(*run, *truth, {}).value();
  }
  return all;
}

SweepPlan against(const std::string& reference, SweepPlan plan) {
  plan.reference = reference;
  return plan;
}

SweepPlan with_truth(SweepPlan plan) {
  return against("own", std::move(plan));
}

TEST(Sweep, uses_the_given_engine_options) {
  SweepPlan plan = plan_of({}, {"shingles.k=2"});
  for (const bool alone : {false, true}) {
    plan.timed_alone = alone;
    const auto ran = sweep(corpus_of_families(), plan, {}, {"no such kernel", 0});
    ASSERT_FALSE(ran.result);
    EXPECT_THAT(ran.result.error().message, HasSubstr("no such kernel"));
  }
}

class SweepOf : public testing::TestWithParam<std::pair<const char*, SweepPlan>> {};

TEST_P(SweepOf, gives_the_same_counts_as_single_runs) {
  const auto corpus = corpus_of_families();
  const auto ran = sweep(corpus, GetParam().second);
  ASSERT_TRUE(ran.result) << to_string(ran.result.error());
  EXPECT_EQ(counts_of(ran.rows), one_by_one(corpus, GetParam().second));
}

TEST_P(SweepOf, counts_the_same_when_timed_alone) {
  const auto corpus = corpus_of_families(10);
  SweepPlan plan = GetParam().second;
  const auto together = counts_of(sweep(corpus, plan).rows);
  plan.timed_alone = true;
  EXPECT_EQ(counts_of(sweep(corpus, plan).rows), together);
}

TEST_P(SweepOf, counts_the_same_for_any_number_of_threads) {
  const auto corpus = corpus_of_families(10);
  const auto counts = [&](unsigned threads) {
    const ThreadLimit limit(threads);
    return counts_of(sweep(corpus, GetParam().second).rows);
  };
  const auto alone = counts(1);
  EXPECT_FALSE(alone.empty());
  EXPECT_EQ(counts(2), alone);
  EXPECT_EQ(counts(4), alone);
}

SweepPlan of_seeds() {
  SweepPlan plan = with_truth(plan_of({"shingles.k=2"}, {"lsh=10x2,5x4"}));
  plan.repeat = 3;
  return plan;
}

INSTANTIATE_TEST_SUITE_P(
    Plans, SweepOf,
    testing::Values(
        std::pair("grid", with_truth(plan_of({"shingles.k=2", "sketch.hashes=12"}, {"lsh=grid"}))),
        std::pair("bands_in_any_order", plan_of({"shingles.k=1"}, {"lsh=5x4,2x2,20x4,1x1,7x2"})),
        std::pair("bands_and_rows_apart", with_truth(plan_of({"shingles.k=1"}, {"lsh.bands=5,20", "lsh.rows=2,5"}))),
        std::pair("thresholds", with_truth(plan_of({"shingles.k=1"}, {"verify.threshold=0.3,0.9", "lsh=9x3,9x4"}))),
        std::pair("shingles", with_truth(plan_of({}, {"shingles.k=1,2,3", "shingles.keep_empty=drop,keep"}))),
        std::pair("signatures", plan_of({"verify.by=signature"}, {"sketch.hashes=40,80", "lsh=grid"})),
        std::pair("together", plan_of({}, {"sketch.hashes,lsh.bands,lsh.rows=20,5,4,50,12,4", "verify.prefix=off,4"})),
        std::pair("families", plan_of({"shingles.k=2"}, {"sketch.family=multiply-shift,linear-crc"})),
        std::pair("samples", with_truth(plan_of({"shingles.k=1"}, {"sample.size=20,100,1000"}))),
        std::pair("seeds", of_seeds()), std::pair("nothing", with_truth(plan_of({}, {})))),
    [](const auto& info) { return info.param.first; });

using Pairs = std::set<std::pair<std::size_t, std::size_t>>;
Pairs pairs_from(const Sets& sets, double threshold) {
  Pairs pairs;
  for (std::size_t b = 1; b < sets.size(); ++b)
    for (std::size_t a = 0; a < b; ++a)
      if (jaccard_of(sets[a], sets[b]) >= threshold) pairs.insert({a, b});
  return pairs;
}

// Compares a run with a fixed set of pairs, pair by pair. `ruler`: the sets that decide which pairs are identical.
Confusion chosen(const Pairs& wanted, const Sets& ruler, const Recipe& recipe,
                 const std::shared_ptr<const Corpus>& of) {
  const auto run = Engine(of).run(recipe, {}).value();
  Pairs found;
  run->similar->for_each([&](const SimilarPair& pair) { return found.insert({pair.a, pair.b}), true; });
  const Sets here = sets_of(*of, recipe.shingles.k, recipe.shingles.short_texts == ShortTexts::whole);
  Confusion counts;
  for (const auto& [a, b] : wanted) {
    if (found.contains({a, b})) {
      ++counts.true_positives;
      counts.identical += !ruler[a].empty() && ruler[a] == ruler[b];
    } else {
      ++counts.false_negatives;
      counts.not_here += jaccard_of(here[a], here[b]) < recipe.verify.threshold;
    }
  }
  counts.false_positives = found.size() - counts.true_positives;
  return counts;
}

TEST(SweepAgainstOneRecipe, compares_every_setting_with_the_same_pairs) {
  const auto corpus = corpus_of_families(12);
  for (const char* short_texts : {"shingles.short=whole", "shingles.short=leave-out"})
    for (const char* by : {"verify.by=exact", "verify.by=signature", "verify.by=none"})
      for (const bool alone : {false, true}) {
        SCOPED_TRACE(std::string(short_texts) + " " + by + (alone ? " alone" : ""));
        const bool whole = std::string_view(short_texts).ends_with("whole");
        SweepPlan plan =
            against("shingles.k=2,verify.threshold=0.45",
                    plan_of({short_texts, by, "verify.threshold=0.6"}, {"shingles.k=1,2,5", "lsh=4x6,20x2,20x5"}));
        plan.timed_alone = alone;
        const Sets ruler = sets_of(*corpus, 2, whole);
        const Pairs wanted = pairs_from(ruler, 0.45);
        const auto ran = sweep(corpus, plan);
        const SweepPoints made = points_of(plan, corpus->size()).value();
        ASSERT_EQ(ran.rows.size(), made.points.size());
        for (std::size_t i = 0; i < ran.rows.size(); ++i)
          EXPECT_EQ(ran.rows[i].against_truth, chosen(wanted, ruler, made.points[i].recipe, corpus)) << i;
      }
}

TEST(SweepAgainstOneRecipe, matches_its_own_k_and_differs_for_other_k) {
  const auto corpus = corpus_of_families();
  const auto one = sweep(corpus, against("shingles.k=2", plan_of({"verify.threshold=0.5"}, {"shingles.k=1,2,5"}))).rows;
  const auto own = sweep(corpus, with_truth(plan_of({"verify.threshold=0.5"}, {"shingles.k=2"}))).rows;
  EXPECT_EQ(one[1].against_truth, own[0].against_truth);
  EXPECT_GT(one[0].against_truth->false_positives, 0u);  // similar by words alone
  EXPECT_GT(one[2].against_truth->not_here, 0u);         // five words in a row are shared by fewer
  for (const SweepRow& row : one)
    EXPECT_EQ(row.against_truth->true_positives + row.against_truth->false_negatives,
              own[0].against_truth->true_positives + own[0].against_truth->false_negatives);
}

TEST(SweepAgainstOneRecipe, is_over_the_documents_of_every_sample) {
  const auto corpus = corpus_of_families();
  const auto plan = against("shingles.k=2,verify.threshold=0.4", plan_of({}, {"sample.size=40,90", "shingles.k=1,3"}));
  const auto ran = sweep(corpus, plan);
  const SweepPoints made = points_of(plan, corpus->size()).value();
  ASSERT_EQ(ran.rows.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    Recipe recipe = made.points[i].recipe;
    const auto part = std::make_shared<const Corpus>(corpus->sample(recipe.sample));
    recipe.sample = {};
    const Sets ruler = sets_of(*part, 2, true);
    EXPECT_EQ(ran.rows[i].against_truth, chosen(pairs_from(ruler, 0.4), ruler, recipe, part));
  }
}

std::shared_ptr<const Corpus> with_records(const Corpus& corpus) {
  CorpusBuilder builder;
  for (std::size_t i = 0; i < corpus.size(); ++i) {
    DocumentFields fields;
    const Document document = corpus[DocumentIndex(i)];
    fields.text = document.text;
    fields.record = i + 1;
    builder.add(fields);
  }
  return std::make_shared<const Corpus>(builder.finish("texts", CorpusFormat::text_files));
}

TEST(SweepAgainstPlantedFamilies, counts_pairs_of_one_family_and_identical_pairs_outside) {
  const auto corpus = with_records(*corpus_of_families(12));
  std::vector<std::string> families;
  for (std::size_t i = 0; i < corpus->size(); ++i)  // the fifth of five is a copy of the fourth
    families.push_back(i >= 50 ? "" : i % 10 == 4 ? "other" : "f" + std::to_string(i / 5));
  const auto known = std::make_shared<const std::vector<std::string>>(families);
  const auto plan = against("planted", plan_of({"shingles.k=2"}, {"sample.size=50,all", "shingles.k=1,3"}));
  const auto ran = sweep(corpus, plan, {}, {}, known);
  const SweepPoints made = points_of(plan, corpus->size()).value();
  ASSERT_EQ(ran.rows.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    Recipe recipe = made.points[i].recipe;
    const auto part = std::make_shared<const Corpus>(corpus->sample(recipe.sample));
    recipe.sample = {};
    const Sets ruler = sets_of(*part, 2, true);
    Pairs wanted;
    for (std::size_t b = 0; b < part->size(); ++b)
      for (std::size_t a = 0; a < b; ++a) {
        const auto family = [&](std::size_t at) { return families[*part->source(DocumentIndex(at)).record - 1]; };
        const bool is_equal = !ruler[a].empty() && ruler[a] == ruler[b];
        if (is_equal || (!family(a).empty() && family(a) == family(b))) wanted.insert({a, b});
      }
    EXPECT_EQ(ran.rows[i].against_truth, chosen(wanted, ruler, recipe, part));
  }
  EXPECT_FALSE(sweep(corpus, plan).result) << "the corpus has no planted families";
}

TEST(Sweep, finds_more_candidates_with_more_bands) {
  const auto ran = sweep(corpus_of_families(), with_truth(plan_of({"shingles.k=1"}, {"lsh=1x4,5x4,25x4"})));
  ASSERT_EQ(ran.rows.size(), 3u);
  EXPECT_LT(ran.rows[0].candidates, ran.rows[2].candidates);
  EXPECT_LT(*ran.rows[0].against_truth->recall(), *ran.rows[2].against_truth->recall());
  EXPECT_EQ(ran.rows[2].against_truth->precision(), 1);  // candidates are verified exactly
}

TEST(Sweep, reuses_stages_unless_it_times_them) {
  SweepPlan plan = plan_of({}, {"verify.threshold=0.5,0.6,0.7"});
  const auto again = sweep(corpus_of_families(), plan);
  EXPECT_EQ(again.rows[0].seconds.sign, again.rows[2].seconds.sign);
  plan.timed_alone = true;
  const auto alone = sweep(corpus_of_families(), plan);
  EXPECT_NE(alone.rows[0].seconds.sign, alone.rows[2].seconds.sign);
}

TEST(Sweep, measures_time_and_memory) {
  for (const char* axis : {"lsh=5x5,10x5", "shingles.k=2,3"}) {
    const auto ran = sweep(corpus_of_families(), plan_of({}, {axis}));
    for (const SweepRow& row : ran.rows) {
      const StageSeconds& s = row.seconds;
      EXPECT_GT(s.clean, 0);
      EXPECT_GT(s.band, 0);
      EXPECT_GT(s.verify, 0);
      EXPECT_DOUBLE_EQ(s.total, s.read + s.clean + s.shingle + s.sign + s.band + s.verify);
      EXPECT_GT(row.peak_bytes, 1'000'000u);
    }
  }
}

TEST(Sweep, skips_points_that_are_done) {
  const auto corpus = corpus_of_families();
  SweepPlan plan = plan_of({"shingles.k=2"}, {"verify.threshold=0.5,0.8", "lsh=grid"});
  plan.base.sketch.hashes = 20;
  plan.base.lsh = {1, 1, 0};
  const auto whole = sweep(corpus, plan).rows;
  for (const std::size_t done : {std::size_t{1}, std::size_t{30}, whole.size() - 1, whole.size()}) {
    auto rows = std::vector<SweepRow>(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(done));
    const auto rest = sweep(corpus, plan, rows).rows;
    EXPECT_EQ(rest.size(), whole.size() - done);
    rows.insert(rows.end(), rest.begin(), rest.end());
    EXPECT_EQ(counts_of(rows), counts_of(whole));
  }
}

TEST(Sweep, keeps_the_finished_rows_when_it_is_stopped) {
  for (const char* axis : {"lsh=grid", "sketch.seed=1,2,3,4,5,6"}) {
    std::stop_source stop;
    std::size_t rows = 0;
    const auto take = [&](const SweepRow&) -> Result<void> {
      if (++rows == 3) stop.request_stop();
      return {};
    };
    const auto stopped = run_sweep(corpus_of_families(), plan_of({"sketch.hashes=100"}, {axis}), {},
                                   Progress(stop.get_token()), take, no_note);
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::cancelled);
    EXPECT_EQ(rows, 3u);
  }
}

TEST(Sweep, ends_when_a_row_is_refused) {
  for (const char* axis : {"shingles.k=2,3,4", "lsh=grid"}) {
    std::size_t rows = 0;
    const auto take = [&](const SweepRow&) -> Result<void> {
      ++rows;
      return failure(ErrorCode::unwritable, "The disk is full.");
    };
    const auto ended = run_sweep(corpus_of_families(), plan_of({}, {axis}), {}, {}, take, no_note);
    ASSERT_FALSE(ended);
    EXPECT_EQ(ended.error().message, "The disk is full.");
    EXPECT_EQ(rows, 1u);
  }
}

TEST(Sweep, records_the_nearest_of_a_document) {
  SweepPlan plan = plan_of({"shingles.k=1", "verify.by=none"}, {"lsh=1x5,20x5"});
  plan.nearest = {DocumentIndex(0), 5};
  const auto corpus = corpus_of_families();
  const auto ran = sweep(corpus, plan);
  ASSERT_EQ(ran.rows.size(), 2u);
  for (const SweepRow& row : ran.rows) {
    Recipe recipe = plan.base;
    recipe.lsh.bands = row.values[0] == "1" ? 1 : 20;
    const auto run = Engine(corpus).run(recipe, {}).value();
    const auto expected = evaluate_nearest(*run, DocumentIndex(0), 5, {}).value();
    EXPECT_EQ(row.nearest->candidates, expected.candidates);
    EXPECT_EQ(row.nearest->counts, expected.counts);
    EXPECT_EQ(row.nearest->counts.true_positives + row.nearest->counts.false_negatives, 5u);
  }
}

TEST(Sweep, continues_after_a_point_that_cannot_be_run) {
  SweepPlan plan = plan_of({}, {"sample.size=10,20"});
  plan.nearest = {DocumentIndex(15), 5};
  const auto ran = sweep(corpus_of_families(), plan);
  ASSERT_TRUE(ran.result);
  ASSERT_EQ(ran.rows.size(), 1u);
  EXPECT_THAT(ran.rows[0].values, ElementsAre("20"));
  EXPECT_THAT(ran.notes, ElementsAre(HasSubstr("No row for 1 setting at sample.size = 10: There is no document 15")));
}

TEST(Sweep, without_a_point_that_can_be_run_is_an_error) {
  SweepPlan plan = plan_of({}, {"sample.size=10,12"});
  plan.nearest = {DocumentIndex(15), 5};
  const auto ran = sweep(corpus_of_families(), plan);
  ASSERT_FALSE(ran.result);
  EXPECT_EQ(ran.result.error().code, ErrorCode::bad_usage);
  EXPECT_THAT(ran.result.error().message, HasSubstr("At sample.size = 10: There is no document 15"));
  EXPECT_THAT(ran.notes, SizeIs(2));
}

TEST(Sweep, keeps_the_rows_of_a_pass_that_was_stopped) {
  std::size_t rows = 0;
  std::stop_source stop;
  const auto take = [&](const SweepRow& row) -> Result<void> {
    ++rows;
    if (row.values[0] == "40") stop.request_stop();
    return {};
  };
  const auto stopped = run_sweep(corpus_of_families(), plan_of({"sketch.hashes=100"}, {"lsh=grid"}), {},
                                 Progress(stop.get_token()), take, no_note);
  ASSERT_FALSE(stopped);
  std::size_t stricter = 0;  // settings with two rows have 50 bands at most, those with more have fewer than 40
  for (std::size_t r = 3; r <= 100; ++r) stricter += 100 / r;
  EXPECT_EQ(rows, stricter + 40) << "of the 50 settings with two rows";
}

SweepPoint point_of(const SweepPlan& plan, const std::string& value, std::uint64_t seed) {
  SweepPoint point{plan.base, {value}};
  point.recipe.sketch.seed = seed;
  return point;
}

TEST(SkippedPoints, are_summarised_by_what_they_have_in_common) {
  std::vector<std::string> notes;
  const TakeNote take = [&](const std::string& note) -> Result<void> {
    notes.push_back(note);
    return {};
  };
  SweepPlan plan = plan_of({}, {"shingles.k=2,3"});
  plan.repeat = 2;
  SkippedPoints skipped(plan, take);
  const Error large{ErrorCode::too_large, "It is too large.", {}};
  const std::vector<SweepPoint> points = {point_of(plan, "2", 42), point_of(plan, "2", 43), point_of(plan, "3", 43)};
  EXPECT_TRUE(skipped.pass_over(std::span(points).subspan(0, 2), large));
  EXPECT_TRUE(skipped.pass_over(std::span(points).subspan(1, 2), large));
  EXPECT_TRUE(skipped.pass_over(std::span(points).subspan(2, 1), large));
  EXPECT_THAT(notes, ElementsAre("No row for 2 settings at shingles.k = 2: It is too large.",
                                 "No row for 2 settings at sketch.seed = 43: It is too large.",
                                 "No row for 1 setting at shingles.k = 3, sketch.seed = 43: It is too large."));
  EXPECT_EQ(skipped.first()->message, "At shingles.k = 2: It is too large.");
}

TEST(SkippedPoints, beyond_the_first_notes_are_only_counted) {
  std::vector<std::string> notes;
  const TakeNote take = [&](const std::string& note) -> Result<void> {
    notes.push_back(note);
    return {};
  };
  const SweepPlan plan = plan_of({}, {"shingles.k=2"});
  SkippedPoints skipped(plan, take);
  const std::vector<SweepPoint> points = {point_of(plan, "2", 42)};
  for (std::size_t i = 0; i < SkippedPoints::kMostNotes + 7; ++i)
    EXPECT_TRUE(skipped.pass_over(points, {ErrorCode::bad_usage, "No.", {}}));
  EXPECT_TRUE(skipped.end());
  ASSERT_EQ(notes.size(), SkippedPoints::kMostNotes + 1);
  EXPECT_EQ(notes.back(), "No row for 7 settings more, for similar reasons.");
}

TEST(SkippedPoints, do_not_include_other_errors) {
  const TakeNote take = no_note;
  const SweepPlan plan = plan_of({}, {"shingles.k=2"});
  SkippedPoints skipped(plan, take);
  const std::vector<SweepPoint> points = {point_of(plan, "2", 42)};
  for (const ErrorCode code : {ErrorCode::unreadable, ErrorCode::wrong_content, ErrorCode::unwritable}) {
    const auto passed = skipped.pass_over(points, {code, "It is broken.", {}});
    ASSERT_FALSE(passed);
    EXPECT_EQ(passed.error().message, "At shingles.k = 2: It is broken.");
  }
  const auto stopped = skipped.pass_over(points, {ErrorCode::cancelled, "Cancelled.", {}});
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().message, "Cancelled.");
  EXPECT_FALSE(skipped.first());
}

TEST(Sweep, reports_progress_in_points) {
  struct Recorder final : ProgressSink {
    double last = 0;
    bool backwards = false;
    void report(const char*, double fraction) noexcept override {
      backwards |= fraction + 1e-9 < last;
      last = fraction;
    }
  } recorder;
  const ThreadLimit one(1);
  ProgressRoot root(recorder, {});
  SweepPlan plan = with_truth(plan_of({"sketch.hashes=30"}, {"shingles.k=2,3", "lsh=grid"}));
  std::size_t rows = 0;
  const auto take = [&](const SweepRow&) -> Result<void> {
    ++rows;
    return {};
  };
  ASSERT_TRUE(run_sweep(corpus_of_families(), plan, {}, root.progress(), take, no_note));
  EXPECT_FALSE(recorder.backwards);
  EXPECT_EQ(rows, 2 * 111u);
}

TEST(Sweep, runs_over_an_empty_corpus) {
  const auto ran = sweep(test::corpus_of({}), with_truth(plan_of({}, {"lsh=5x5,10x5", "sample.size=10,20"})));
  ASSERT_TRUE(ran.result);
  EXPECT_EQ(ran.rows.size(), 2u);
  for (const SweepRow& row : ran.rows) EXPECT_EQ(row.against_truth, Confusion{});
}

// The number of pairs that meet in a band follows from their share of equal first values; 1 x 1 has many more
// candidates than 1 x 4.
TEST(Sweep, skips_settings_with_too_many_candidates_and_runs_them_without_the_limit) {
  const auto corpus = corpus_of_families();
  SweepPlan plan = with_truth(plan_of({"shingles.k=1", "sketch.hashes=40"}, {"lsh=grid", "sketch.seed=1,2"}));
  const auto all = sweep(corpus, plan).rows;
  plan.most_candidates = 1'000;
  const auto cheap = sweep(corpus, plan);
  ASSERT_TRUE(cheap.result);
  const std::size_t left_out = all.size() - cheap.rows.size();
  EXPECT_THAT(cheap.notes,
              ElementsAre(std::to_string(left_out) + " costly settings left out: each is expected to have more "
                                                     "than 1,000 candidates with different sets."));
  const Sets sets = sets_of(*corpus, 1, true);
  std::uint64_t identical = 0;
  for (std::size_t b = 0; b < sets.size(); ++b)
    for (std::size_t a = 0; a < b; ++a) identical += !sets[a].empty() && sets[a] == sets[b];
  for (const SweepRow& row : all) {  // the expected number is only near the number found
    const bool is_there = std::ranges::any_of(
        cheap.rows, [&](const SweepRow& other) { return other.values == row.values && other.seed == row.seed; });
    const std::uint64_t different = row.candidates - identical;
    EXPECT_TRUE(is_there || different > 700) << different;
    EXPECT_TRUE(!is_there || different < 1'400) << different;
  }
  plan.most_candidates.reset();
  auto rows = cheap.rows;
  const auto rest = sweep(corpus, plan, rows);
  EXPECT_EQ(rest.rows.size(), left_out);
  EXPECT_THAT(rest.notes, SizeIs(0));
}

TEST(Sweep, leaves_out_a_costly_setting_for_all_of_its_seeds) {
  SweepPlan plan = plan_of({"shingles.k=1", "sketch.hashes=40"}, {"lsh=grid"});
  plan.repeat = 5;
  const auto corpus = corpus_of_families();
  std::map<std::vector<std::string>, int> all, cheap;
  for (const SweepRow& row : sweep(corpus, plan).rows) ++all[row.values];
  plan.most_candidates = 1'000;
  const auto ran = sweep(corpus, plan);
  for (const SweepRow& row : ran.rows) ++cheap[row.values];
  EXPECT_LT(cheap.size(), all.size());
  for (const auto& [values, seeds] : cheap) EXPECT_EQ(seeds, 5) << values.front();
  EXPECT_THAT(ran.notes, ElementsAre(HasSubstr(std::to_string(all.size() - cheap.size()) + " costly settings")));
  std::vector<SweepRow> first_seed;
  for (const SweepRow& row : ran.rows)
    if (row.seed == ran.rows.front().seed) first_seed.push_back(row);
  const auto rest = sweep(corpus, plan, first_seed);
  EXPECT_EQ(rest.rows.size(), 4 * cheap.size()) << "the rows there decide after a stop";
}

TEST(Sweep, of_costly_settings_only_has_no_rows) {
  SweepPlan plan = plan_of({"shingles.k=1"}, {"lsh=100x1"});
  plan.most_candidates = 10;
  const auto ran = sweep(corpus_of_families(), plan);
  EXPECT_TRUE(ran.result);
  EXPECT_THAT(ran.rows, SizeIs(0));
  EXPECT_THAT(ran.notes, ElementsAre(HasSubstr("1 costly setting left out")));
}

// Section 4.1 of the method: the number of pairs at 0.8, whatever a setting finds of them.
TEST(NewswireSweep, of_the_whole_grid_counts_what_every_setting_misses) {
  LOOKALIKE_NEEDS_DATA(path, "reuters21578.tar.gz");
  const auto corpus = test::load(*path);
  const SweepPlan plan = with_truth(plan_of({"sketch.hashes=128"}, {"lsh=grid"}));
  const auto ran = sweep(corpus, plan);
  ASSERT_TRUE(ran.result);
  ASSERT_EQ(ran.rows.size(), 645u);
  Engine engine(corpus);
  for (const SweepRow& row : ran.rows) {
    EXPECT_EQ(row.against_truth->true_positives + row.against_truth->false_negatives, 529u);
    EXPECT_EQ(row.against_truth->false_positives, 0u);
    if (row.values[0] != "20" && row.values[1] != "8") continue;
    Recipe recipe = plan.base;
    ASSERT_FALSE(apply_setting(recipe, "lsh.bands=" + row.values[0]));
    ASSERT_FALSE(apply_setting(recipe, "lsh.rows=" + row.values[1]));
    if (recipe.lsh.rows == 1) continue;  // millions of candidates
    const auto counts = engine.run(recipe, {}).value()->report.counts;
    EXPECT_EQ(row.candidates, counts.candidates);
    EXPECT_EQ(row.similar, counts.similar);
    EXPECT_EQ(row.documents_with_match, counts.documents_with_match);
  }
}

TEST(Sweep, gives_the_same_counts_with_pairs_found_earlier) {
  const auto corpus = corpus_of_families();
  const SweepPlan plan = with_truth(plan_of({"shingles.k=2"}, {"shingles.k=2,3", "lsh=10x2,5x4"}));
  const auto run = Engine(corpus).run(plan.base, {}).value();
  const KnownPairs known{.recipe = plan.base, .truth = find_truth(*run, 0.3, {}).value()};
  std::vector<SweepRow> rows;
  const auto take = [&](const SweepRow& row) -> Result<void> {
    rows.push_back(row);
    return {};
  };
  ASSERT_TRUE(run_sweep(corpus, plan, {}, {}, take, no_note, {}, nullptr, known));
  EXPECT_EQ(counts_of(rows), one_by_one(corpus, plan));
}

// The lists behind the counts of a row whose true pairs are those of another recipe.
TEST(Sweep, lists_the_same_pairs_of_its_reference_as_brute_force) {
  const auto corpus = corpus_of_families();
  const Recipe row =
      test::recipe_with({"shingles.k=4", "verify.threshold=0.6", "sketch.hashes=20", "lsh.bands=4", "lsh.rows=5"});
  const SweepPlan plan = against("shingles.k=2,verify.threshold=0.5", plan_of({}, {"shingles.k=4"}));
  const auto run = Engine(corpus).run(row, {}).value();
  const auto reference = Reference(corpus, plan, 0.5, {}, {}).as_run(row, {}).value();
  std::set<std::pair<std::uint32_t, std::uint32_t>> found;
  run->similar->for_each([&](const SimilarPair& pair) { return found.emplace(pair.a.value, pair.b.value).second; });
  std::map<PairKind, std::set<std::tuple<std::uint32_t, std::uint32_t, double>>> expected;
  const auto here = test::sets_of(*corpus, 4, true), there = test::sets_of(*corpus, 2, true);
  for (std::uint32_t a = 0; a < here.size(); ++a)
    for (std::uint32_t b = a + 1; b < here.size(); ++b) {
      const double jaccard = std::max(0.0, test::jaccard_of(here[a], here[b]));
      if (found.contains({a, b})) expected[PairKind::only_here].emplace(a, b, jaccard);
      if (test::jaccard_of(there[a], there[b]) < 0.5) continue;
      expected[PairKind::of_baseline].emplace(a, b, jaccard);
      if (found.contains({a, b})) expected[PairKind::in_both].emplace(a, b, jaccard);
      if (found.contains({a, b})) continue;
      expected[PairKind::only_baseline].emplace(a, b, jaccard);
      if (jaccard < 0.6) expected[PairKind::not_here].emplace(a, b, jaccard);
    }
  for (const auto& pair : expected[PairKind::in_both]) expected[PairKind::only_here].erase(pair);
  EXPECT_GT(expected[PairKind::not_here].size(), 5U);
  EXPECT_GT(expected[PairKind::only_baseline].size(), expected[PairKind::not_here].size());
  for (const auto& [kind, pairs] : expected) {
    const auto chosen = choose_pairs({run, nullptr, reference}, {kind}, 1'000'000, {}).value();
    std::set<std::tuple<std::uint32_t, std::uint32_t, double>> listed;
    for (const SimilarPair& pair : chosen.pairs) listed.emplace(pair.a.value, pair.b.value, pair.jaccard);
    EXPECT_EQ(listed, pairs) << static_cast<int>(kind);
    EXPECT_EQ(chosen.run, run);
    EXPECT_TRUE(std::ranges::is_sorted(chosen.pairs, std::greater(), &SimilarPair::jaccard));
  }
}

}  // namespace
}  // namespace lookalike
