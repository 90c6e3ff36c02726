#include "core/lesson/permutations.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/lesson/scene_texts.h"
#include "core/sketch/permutation.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::permutations;

using Kind = PermutationsStep::Kind;

constexpr std::array<Kind, 5> kBegin = {Kind::matrix, Kind::shuffle, Kind::first_of_a, Kind::first_of_b,
                                        Kind::question};

// After the first: 2, 3, 5, 10, 20, 50, ... as far as all.
std::vector<std::uint32_t> milestones(std::uint32_t all) {
  std::vector<std::uint32_t> made;
  for (const std::uint32_t at : {2u, 3u, 5u, 10u, 20u, 50u, 100u, 200u, 500u})
    if (at < all) made.push_back(at);
  made.push_back(all);
  return made;
}

void make(PermutationsStep& s, std::uint32_t count) {
  std::uint32_t agreeing = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    s.shown = shuffle_of(s.inputs.rows, s.inputs.seed, i);
    agreeing += s.shown->agree ? 1 : 0;
    if (s.shown->decides) s.decided.add(s.shown->type);
    s.shares.push_back(static_cast<double>(agreeing) / (i + 1));
  }
  s.made = count;
  s.standard_error = std::sqrt(s.jaccard * (1 - s.jaccard) / count);
}

std::string place_of(const std::optional<std::uint32_t>& place) {
  return place ? std::to_string(*place) : "\u221E";
}

Sentence first_sentence(const PermutationsStep& s, bool of_a) {
  const auto& minhash = of_a ? s.shown->minhash_a : s.shown->minhash_b;
  if (!minhash) return say(kScene, of_a ? "first_of_a_none" : "first_of_b_none");
  if (of_a) return say(kScene, "first_of_a", {place_of(minhash)});
  return say(kScene, s.shown->agree ? "first_of_b_agrees" : "first_of_b_differs",
             {place_of(minhash), place_of(s.shown->minhash_a)});
}

Sentence sentence_of(const PermutationsStep& s) {
  switch (s.kind) {
    case Kind::matrix:
      return say(kScene, "matrix", {std::to_string(s.inputs.rows.size())});
    case Kind::shuffle:
      return say(kScene, "shuffle");
    case Kind::first_of_a:
    case Kind::first_of_b:
      return first_sentence(s, s.kind == Kind::first_of_a);
    case Kind::question:
      return say(kScene, "question");
    case Kind::more:
      return say(kScene, "more", {grouped(s.made), three(s.shares.back()), three(s.jaccard), three(s.standard_error)});
    case Kind::proof:
      break;
  }
  if (s.counts.together() == 0) return say(kScene, "proof_empty");
  return say(kScene, "proof", {std::to_string(s.counts.together()), std::to_string(s.counts.both), three(s.jaccard)});
}

Sentence note_of(const PermutationsStep& s) {
  if (s.kind == Kind::matrix && s.counts.together() == 0) return say(kScene, "note_matrix_empty");
  constexpr std::array<std::string_view, 7> kKeys = {"note_matrix",   "note_shuffle", "note_first", "note_first",
                                                     "note_question", "note_more",    "note_proof"};
  return say(kScene, kKeys[static_cast<std::size_t>(s.kind)],
             {grouped(s.made), grouped(s.decided.both), grouped(s.decided.only_a + s.decided.only_b),
              std::to_string(s.counts.both), std::to_string(s.counts.together()), three(s.jaccard)});
}

}  // namespace

PermutationsInputs::PermutationsInputs() : rows(bit_rows_from(example(kScene, "rows"))) {}

PermutationsInputs PermutationsInputs::clamped() const {
  PermutationsInputs in = *this;
  in.rows.resize(std::clamp(in.rows.size(), kLeastRows, kMostRows));
  in.shuffles = std::clamp(in.shuffles, kLeastShuffles, kMostShuffles);
  return in;
}

Shuffle shuffle_of(const std::vector<BitRow>& rows, std::uint64_t seed, std::size_t i) {
  const auto place = random_permutation(rows.size(), permutation_seed(seed, i), {});
  Shuffle shuffle;
  shuffle.order.resize(rows.size());
  for (std::uint32_t row = 0; row < rows.size(); ++row) shuffle.order[place[row]] = row;
  for (std::uint32_t at = 0; at < rows.size(); ++at) {
    const BitRow& row = rows[shuffle.order[at]];
    if (row.a && !shuffle.minhash_a) shuffle.minhash_a = at + 1;
    if (row.b && !shuffle.minhash_b) shuffle.minhash_b = at + 1;
    if (row.type() == RowType::neither || shuffle.decides) continue;
    shuffle.decides = at + 1;
    shuffle.type = row.type();
  }
  shuffle.agree = shuffle.minhash_a && shuffle.minhash_a == shuffle.minhash_b;
  return shuffle;
}

std::size_t permutations_steps(const PermutationsInputs& inputs) {
  return kBegin.size() + milestones(inputs.clamped().shuffles).size() + 1;
}

PermutationsStep permutations_step(const PermutationsInputs& inputs, std::size_t step) {
  PermutationsStep s;
  s.inputs = inputs.clamped();
  const auto made = milestones(s.inputs.shuffles);
  const bool begins = step < kBegin.size(), proves = step == kBegin.size() + made.size();
  s.kind = begins ? kBegin[step] : proves ? Kind::proof : Kind::more;
  s.counts = count(s.inputs.rows);
  s.jaccard = jaccard_of(s.inputs.rows);
  s.shows_a = s.kind >= Kind::first_of_a;
  s.shows_b = s.kind >= Kind::first_of_b;
  if (s.shows_b) make(s, begins ? 1 : proves ? made.back() : made[step - kBegin.size()]);
  if (s.kind == Kind::shuffle || s.kind == Kind::first_of_a) s.shown = shuffle_of(s.inputs.rows, s.inputs.seed, 0);
  s.guess.question = say(kScene, "guess");
  s.guess.answer = s.jaccard;
  s.guess.open = !proves;
  s.words = {say(kScene, "title"), sentence_of(s), note_of(s)};
  return s;
}

}  // namespace lookalike::lesson
