#include "core/lesson/open_corpus.h"

#include <algorithm>

#include "core/base/decimal.h"
#include "core/lesson/scene_texts.h"
#include "core/lsh/theory/s_curve.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::open_corpus;

using Kind = OpenCorpusStep::Kind;

std::vector<Kind> kinds_of(const OpenCorpusInputs& in) {
  if (in.corpus.empty()) return {Kind::nothing};
  std::vector<Kind> kinds{Kind::curve};
  if (!in.points.empty()) kinds.push_back(Kind::points);
  if (in.pair) kinds.insert(kinds.end(), {Kind::shingles, Kind::signature, Kind::bands, Kind::verdict});
  kinds.push_back(Kind::all_pairs);
  return kinds;
}

// Rounding makes a chance of 1 of one that is nearly so; the number stays with its sign.
std::string chance_text(const FollowedPair& pair) {
  std::string text = pair.jaccard < 1 && pair.candidate_chance == 1 ? "> 99.99 %" : percent(pair.candidate_chance);
  for (std::size_t at; (at = text.find(' ')) != std::string::npos;) text.replace(at, 1, "\u00A0");
  return text;
}

Sentence bands_sentence(const FollowedPair& pair, const OpenCorpusInputs& in) {
  const std::uint32_t shared = pair.shared_bands();
  const std::string_view key = shared == 0 ? "bands_none" : shared == 1 ? "bands_one" : "bands_many";
  return say(kScene, key,
             {std::to_string(shared), std::to_string(in.lsh.bands), std::to_string(in.lsh.rows), chance_text(pair)});
}

Sentence verdict_sentence(const FollowedPair& pair, const OpenCorpusInputs& in) {
  const std::string_view key = !pair.candidate ? (pair.jaccard < in.threshold ? "not_met_unlike" : "missed")
                               : !pair.kept    ? "prefix_lost"
                               : pair.accepted ? "accepted"
                                               : "turned_down";
  return say(kScene, key, {three(pair.jaccard), decimal(in.threshold, 2), std::to_string(in.prefix)});
}

Sentence points_sentence(const OpenCorpusStep& s) {
  if (s.points.size() == 1) return say(kScene, s.inside == 1 ? "point_inside" : "point_outside");
  return say(kScene, "points", {std::to_string(s.points.size()), std::to_string(s.inside)});
}

Sentence sentence_of(const OpenCorpusStep& s, const OpenCorpusInputs& in) {
  switch (s.kind) {
    case Kind::nothing:
      return say(kScene, "nothing");
    case Kind::curve:
      return say(
          kScene, "curve",
          {in.corpus, grouped(in.documents + in.left_out), std::to_string(in.lsh.bands), std::to_string(in.lsh.rows)});
    case Kind::points:
      return points_sentence(s);
    case Kind::shingles:
      return say(kScene, "shingles",
                 {grouped(s.pair->shingles_a), grouped(s.pair->shingles_b), grouped(s.pair->common),
                  grouped(s.pair->together), three(s.pair->jaccard)});
    case Kind::signature:
      return say(kScene, "signature",
                 {std::to_string(s.pair->agreement()), std::to_string(s.pair->agreeing.size()), three(s.pair->estimate),
                  three(s.pair->standard_error)});
    case Kind::bands:
      return bands_sentence(*s.pair, in);
    case Kind::verdict:
      return verdict_sentence(*s.pair, in);
    case Kind::all_pairs:
      break;
  }
  return say(kScene,
             s.all_pairs == 0  ? "all_pairs_none"
             : in.left_out > 0 ? "all_pairs_left_out"
                               : "all_pairs",
             {grouped(in.documents), grouped(s.all_pairs), grouped(in.candidates), grouped(in.similar),
              percent(s.all_pairs == 0 ? 0 : static_cast<double>(in.candidates) / static_cast<double>(s.all_pairs)),
              grouped(in.documents + in.left_out)});
}

Sentence note_of(const OpenCorpusStep& s) {
  if (s.kind == Kind::nothing) return say(kScene, "note_nothing");
  if (!s.pair) return say(kScene, s.kind == Kind::all_pairs ? "note_all_pairs" : "note_curve");
  return say(kScene, "note_pair", {s.pair->label_a, s.pair->label_b});
}

}  // namespace

std::vector<MeasuredPoint> points_of(std::span<const CurveBin> curve) {
  std::vector<MeasuredPoint> points;
  for (const CurveBin& bin : curve)
    if (bin.different() > 0)
      points.push_back({bin.mean, bin.different(), bin.share(bin.kept), bin.kept_share.low, bin.kept_share.high});
  return points;
}

std::uint32_t FollowedPair::agreement() const {
  return static_cast<std::uint32_t>(std::ranges::count(agreeing, true));
}

std::uint32_t FollowedPair::shared_bands() const {
  return static_cast<std::uint32_t>(std::ranges::count(shared, true));
}

FollowedPair followed(const PairExplanation& pair, std::string label_a, std::string label_b) {
  FollowedPair followed{std::move(label_a),
                        std::move(label_b),
                        pair.shingles_a,
                        pair.shingles_b,
                        pair.overlap.common,
                        pair.overlap.together,
                        pair.jaccard,
                        pair.agreeing,
                        pair.estimate,
                        pair.standard_error,
                        {},
                        pair.candidate_chance,
                        pair.candidate,
                        pair.kept,
                        pair.accepted};
  for (const ExplainedBand& band : pair.bands) followed.shared.push_back(band.shared);
  return followed;
}

std::size_t open_corpus_steps(const OpenCorpusInputs& inputs) {
  return kinds_of(inputs).size();
}

OpenCorpusStep open_corpus_step(const OpenCorpusInputs& inputs, std::size_t step) {
  OpenCorpusStep s;
  s.kind = kinds_of(inputs)[step];
  if (s.kind != Kind::nothing)
    for (std::size_t i = 0; i < OpenCorpusStep::kPoints; ++i)
      s.curve.push_back(
          kept_probability(static_cast<double>(i) / (OpenCorpusStep::kPoints - 1), inputs.lsh, inputs.prefix));
  if (s.kind >= Kind::points) s.points = inputs.points;
  for (MeasuredPoint& point : s.points) {
    const double expected = kept_probability(point.similarity, inputs.lsh, inputs.prefix);
    point.inside = point.low <= expected && expected <= point.high;
    s.inside += point.inside ? 1 : 0;
  }
  if (s.kind >= Kind::shingles && s.kind <= Kind::verdict) s.pair = inputs.pair;
  const std::uint64_t n = inputs.documents;
  s.all_pairs = n % 2 == 0 ? n / 2 * (n == 0 ? 0 : n - 1) : (n - 1) / 2 * n;
  s.candidates = inputs.candidates;
  s.similar = inputs.similar;
  s.words = {say(kScene, s.kind == Kind::nothing ? "title_nothing" : "title", {inputs.corpus}), sentence_of(s, inputs),
             note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
