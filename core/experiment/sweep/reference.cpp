#include "core/experiment/sweep/reference.h"

#include <algorithm>
#include <map>
#include <memory>

#include "core/base/parallel.h"
#include "core/base/value_text.h"
#include "core/corpus/corpus.h"
#include "core/corpus/synthetic/planted_families.h"
#include "core/experiment/forecast/scatter.h"
#include "core/experiment/ground_truth/ground_truth.h"
#include "core/experiment/ground_truth/similarity_distribution.h"
#include "core/experiment/ground_truth/survey.h"
#include "core/experiment/sweep/sweep_plan.h"
#include "core/lsh/theory/s_curve.h"
#include "core/similarity/pair_reader.h"
#include "core/similarity/scored_pairs.h"

namespace lookalike {
namespace {

constexpr std::size_t kDraws = 20'000;  // the sums then have an error of a few per cent

tl::unexpected<Error> too_many() {
  return failure(ErrorCode::too_large, "The reference has more than " + grouped(ScoredPairs::kMostSimilar) +
                                           " pairs of different documents; choose a stricter one.");
}

/// Documents of a group that have equal sets in a run.
struct Part {
  DocumentIndex representative;  // kLeftOut: they have no shingles
  std::uint64_t documents = 0;
};

std::vector<Part> parts_of(std::span<const DocumentIndex> members, const DuplicateGroups& groups) {
  std::map<std::uint32_t, std::uint64_t> documents;
  for (const DocumentIndex member : members) ++documents[groups.representative(member).value];
  std::vector<Part> parts;
  parts.reserve(documents.size());
  for (const auto& [representative, count] : documents) parts.push_back({DocumentIndex(representative), count});
  return parts;
}

void add(TruePairs& all, const Part& a, const Part& b, std::uint64_t pairs, bool identical) {
  constexpr DocumentIndex kNone = DuplicateGroups::kLeftOut;
  if (a.representative == kNone || b.representative == kNone) {
    all.without_sets += pairs;
  } else if (a.representative == b.representative) {
    all.equal += pairs;
    all.equal_identical += identical ? pairs : 0;
  } else {
    all.pairs.push_back({a.representative, b.representative, 0, pairs, identical});
  }
}

void add_within(TruePairs& all, const std::vector<Part>& parts) {
  for (auto a = parts.begin(); a != parts.end(); ++a) {
    if (a->documents > 1) add(all, *a, *a, a->documents * (a->documents - 1) / 2, true);
    for (auto b = a + 1; b != parts.end(); ++b) add(all, *a, *b, a->documents * b->documents, true);
  }
}

// Translates a truth found with other shingle sets to the sets of a run over the same documents.
Result<TruePairs> in_sets_of(const RunResult& run, const GroundTruth& truth, const Progress& progress) {
  TruePairs all;
  std::vector<std::vector<Part>> parts(run.corpus->size());
  for (const DocumentIndex group : truth.groups->representatives()) {
    parts[group] = parts_of(truth.groups->members(group), *run.groups);
    add_within(all, parts[group]);
  }
  for (const ExactPair& pair : truth.pairs) {
    if (all.pairs.size() > ScoredPairs::kMostSimilar) return too_many();
    for (const Part& a : parts[pair.a])
      for (const Part& b : parts[pair.b]) add(all, a, b, a.documents * b.documents, pair.jaccard == 1);
  }
  const auto done = score_exactly(*run.shingles, run.recipe.shingles.keep_empty ? 1 : 0, all.pairs, progress);
  if (!done) return tl::unexpected(done.error());
  if (const auto read = run.corpus->check_texts(); !read) return tl::unexpected(read.error());
  return all;
}

double by_curve(const SimilarityDistribution& distribution, const LshOptions& lsh) {
  double sum = 0;
  for (const auto points : {distribution.known(), distribution.below()})
    for (const auto& [similarity, pairs, squares] : points) sum += pairs * candidate_probability(similarity, lsh);
  return sum - distribution.identical();
}

// The expected candidates of b bands of one row, starting at b = 0: the collisions in each band of the run, and the
// S-curve's share of those that earlier bands have not found.
Result<std::vector<double>> count_one_row(const RunResult& run, const SimilarityDistribution& pairs,
                                          const Progress& progress) {
  std::vector<double> met(run.signatures->hashes()), expected(1);
  const auto counted = parallel_for_each(met.size(), 1, progress, [&](std::size_t i) {
    met[i] = pairs_that_agree(*run.signatures, *run.groups, {static_cast<std::uint32_t>(i)});
  });
  if (!counted) return tl::unexpected(counted.error());
  const double of_one = by_curve(pairs, {1, 1, 0});
  for (std::uint32_t b = 1; b <= met.size(); ++b) {
    const double more = by_curve(pairs, {b, 1, 0}) - (b > 1 ? by_curve(pairs, {b - 1, 1, 0}) : 0);
    expected.push_back(expected.back() + (of_one > 0 ? met[b - 1] * more / of_one : 0));
  }
  return expected;
}

}  // namespace

bool is_own_truth(const SweepPlan& plan, const Recipe& row) {
  if (plan.reference.empty() || plan.reference == kPlantedFamilies) return false;
  const auto ruler = plan.reference == kOwnTruth ? row : reference_recipe(plan);
  return ruler && ruler->text == row.text && ruler->shingles == row.shingles &&
         ruler->verify.threshold == row.verify.threshold;
}

Result<ExpectCandidates> expect_by(const RunResult& run, const Progress& progress) {
  const auto sample = survey_sample(run, 1, progress.part(0, 0.5, "sample"), kDraws);
  if (!sample) return tl::unexpected(sample.error());
  const GroundTruth none{1, {}, 0, run.groups, nullptr};  // pairs with equal sets do not matter here
  const auto pairs = std::make_shared<const SimilarityDistribution>(none, *sample);
  const auto one_row = count_one_row(run, *pairs, progress.part(0.5, 1, "band"));
  if (!one_row) return tl::unexpected(one_row.error());
  return [pairs, one_row = *one_row, of = run.recipe](const Recipe& recipe) -> std::optional<double> {
    if (!have_same_sets(of, recipe)) return {};
    const auto& [bands, rows, buckets] = recipe.lsh;
    const bool is_counted = rows == 1 && buckets == 0 && bands < one_row.size() && recipe.sketch == of.sketch;
    return is_counted ? one_row[bands] : by_curve(*pairs, recipe.lsh);
  };
}

Result<Families> families_for(const SweepPlan& plan, const Corpus& corpus, const std::vector<std::string>& paths,
                              const Progress& progress) {
  if (plan.reference != kPlantedFamilies) return nullptr;
  return planted_families(corpus, paths, progress).map([](std::vector<std::string> families) {
    return std::make_shared<const std::vector<std::string>>(std::move(families));
  });
}

Reference::Reference(std::shared_ptr<const Corpus> corpus, const SweepPlan& plan, double floor, EngineOptions engine,
                     KnownPairs known)
    : corpus_(std::move(corpus)), plan_(plan), floor_(floor), engine_(std::move(engine)), known_(std::move(known)) {}

Result<std::shared_ptr<const TruePairs>> Reference::of(const RunResult& run, const Progress& progress) {
  if (plan_.reference.empty()) return nullptr;
  if (plan_.reference == kOwnTruth) {
    const auto truth = truth_for(run, progress);
    if (!truth) return tl::unexpected(truth.error());
    return std::make_shared<const TruePairs>(true_pairs(**truth, run.recipe.verify.threshold));
  }
  if (pairs_ && have_same_sets(pairs_recipe_, run.recipe)) return pairs_;
  pairs_.reset();
  const auto fixed = truth_for(run, progress.part(0, 0.8, "join"));
  if (!fixed) return tl::unexpected(fixed.error());
  auto pairs = in_sets_of(run, **fixed, progress.part(0.8, 1, "evaluate"));
  if (!pairs) return tl::unexpected(pairs.error());
  pairs_recipe_ = run.recipe;
  return pairs_ = std::make_shared<const TruePairs>(std::move(*pairs));
}

// An own truth is that of the current sets, a fixed one that of the sample.
Result<std::shared_ptr<const GroundTruth>> Reference::truth_for(const RunResult& run, const Progress& progress) {
  const bool is_own = plan_.reference == kOwnTruth;
  if (is_own && known_.include(run.recipe, floor_)) return known_.truth;
  const bool holds = is_own ? have_same_sets(truth_recipe_, run.recipe) : truth_recipe_.sample == run.recipe.sample;
  if (truth_ && holds) return truth_;
  truth_.reset();
  auto found = is_own ? find_truth(run, floor_, progress) : find(run.recipe, progress).map(&Found::truth);
  if (!found) return found;
  truth_recipe_ = run.recipe;
  return truth_ = *found;
}

Result<Reference::Found> Reference::find(const Recipe& row, const Progress& progress) const {
  auto ruler = plan_.reference == kOwnTruth ? Result<Recipe>(row) : reference_recipe(plan_);
  if (!ruler) return tl::unexpected(ruler.error());
  ruler->sample = row.sample;
  ruler->sketch = {.hashes = 1};  // the signature is not used
  ruler->lsh = {1, 1, 0};
  ruler->verify.prefix = 0;
  const auto sets = Engine(corpus_, engine_).sketch(*ruler, progress.part(0, 0.4, "shingle"));
  if (!sets) return tl::unexpected(sets.error());
  const auto truth = plan_.reference == kPlantedFamilies
                         ? families_in(**sets, progress.part(0.4, 1, "join"))
                         : find_truth(**sets, ruler->verify.threshold, progress.part(0.4, 1, "join"));
  if (!truth) return tl::unexpected(truth.error());
  return Found{*sets, *truth};
}

Result<std::shared_ptr<const RunResult>> Reference::as_run(const Recipe& row, const Progress& progress) const {
  const auto found = find(row, progress);
  if (!found) return tl::unexpected(found.error());
  auto pairs = std::make_shared<ScoredPairs>();
  auto& blocks = pairs->parts.emplace_back();
  for (const ExactPair& pair : found->truth->pairs) blocks.push_back({pair.a, pair.b, pair.jaccard, 0, 1, 0});
  auto run = std::make_shared<RunResult>(*found->sets);
  run->similar = select_pairs(std::move(pairs), found->truth->groups, {0, VerifyBy::exact, 0}, 1);
  run->report.counts.similar = run->similar->count();
  return run;
}

// Documents with equal sets are duplicates whatever their families. A group has equal sets and one family, or none, so
// that a pair of groups holds no other pairs of documents.
Result<std::shared_ptr<const GroundTruth>> Reference::families_in(const RunResult& ruler,
                                                                  const Progress& progress) const {
  if (!known_.families) return failure(ErrorCode::bad_usage, "The families of this corpus are unknown here.");
  auto truth = std::make_shared<GroundTruth>();
  std::vector<DocumentIndex> first(ruler.corpus->size(), DuplicateGroups::kLeftOut);
  std::map<std::pair<std::string, std::uint32_t>, DocumentIndex> groups;
  std::map<std::string, std::vector<DocumentIndex>> by_family;
  std::vector<std::vector<DocumentIndex>> by_sets(first.size());
  for (std::size_t at = 0, place = 0; at < first.size(); ++at, ++place) {
    const DocumentIndex i(at);  // a sample keeps the order of the corpus
    while (corpus_->source(DocumentIndex(place)) != ruler.corpus->source(i)) ++place;
    const std::string& family = (*known_.families)[place];
    const bool takes_part = ruler.groups->takes_part(i);
    if (family.empty() && !takes_part) continue;
    const DocumentIndex sets = takes_part ? ruler.groups->representative(i) : i;
    const auto [group, is_new] = groups.try_emplace({family, sets.value}, i);
    first[i] = group->second;
    if (!is_new) continue;
    if (!family.empty()) {
      for (const DocumentIndex member : by_family[family]) truth->pairs.push_back({member, i});
      by_family[family].push_back(i);
    }
    for (const DocumentIndex equal : by_sets[sets]) truth->pairs.push_back({equal, i});
    by_sets[sets].push_back(i);
    if (truth->pairs.size() > ScoredPairs::kMostSimilar) return too_many();
  }
  const double of_empty_sets = ruler.recipe.shingles.keep_empty ? 1 : 0;
  const auto scored = score_exactly(*ruler.shingles, of_empty_sets, truth->pairs, progress);
  if (!scored) return tl::unexpected(scored.error());
  truth->groups = DuplicateGroups::of(std::move(first));
  return std::shared_ptr<const GroundTruth>(std::move(truth));
}

}  // namespace lookalike
