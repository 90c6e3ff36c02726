#include "core/lesson/matrix.h"

#include <algorithm>
#include <array>

#include "core/lesson/scene_texts.h"

namespace lookalike::lesson {
namespace {

constexpr SceneId kScene = SceneId::matrix;
constexpr std::array<RowType, 4> kTypes = {RowType::both, RowType::only_a, RowType::only_b, RowType::neither};
constexpr std::size_t kStepsOfMatrix = kTypes.size() + 2;

using Kind = MatrixStep::Kind;

Sentence sentence_of(const MatrixStep& s) {
  if (s.kind == Kind::matrix)
    return say(kScene, s.matrix == 0 ? "matrix" : "matrix_next", {std::to_string(s.rows.size())});
  if (s.kind == Kind::jaccard && s.counts.together() == 0) return say(kScene, "empty");
  if (s.kind == Kind::jaccard)
    return say(kScene, "jaccard",
               {std::to_string(s.counts.both), std::to_string(s.counts.together()), three(s.jaccard)});
  constexpr std::array<std::string_view, 4> kMany = {"both", "only_a", "only_b", "neither"};
  constexpr std::array<std::string_view, 4> kOne = {"both_one", "only_a_one", "only_b_one", "neither_one"};
  constexpr std::array<std::string_view, 4> kNone = {"both_none", "only_a_none", "only_b_none", "neither_none"};
  const RowType type = s.coloured.back();
  const std::uint32_t rows = s.counts.of(type);
  const auto& keys = rows == 0 ? kNone : rows == 1 ? kOne : kMany;
  return say(kScene, keys[static_cast<std::size_t>(type)], {std::to_string(rows)});
}

}  // namespace

MatrixInputs::MatrixInputs()
    : matrices{bit_rows_from(example(kScene, "bit_vectors")), bit_rows_from(example(kScene, "shingles"))} {}

MatrixInputs MatrixInputs::clamped() const {
  MatrixInputs in = matrices.empty() ? MatrixInputs() : *this;
  for (auto& rows : in.matrices) rows.resize(std::clamp(rows.size(), kLeastRows, kMostRows));
  return in;
}

std::size_t matrix_steps(const MatrixInputs& inputs) {
  return kStepsOfMatrix * inputs.clamped().matrices.size();
}

MatrixStep matrix_step(const MatrixInputs& inputs, std::size_t step) {
  MatrixStep s;
  s.matrix = step / kStepsOfMatrix;
  s.rows = inputs.clamped().matrices[s.matrix];
  s.counts = count(s.rows);
  s.jaccard = jaccard_of(s.rows);
  const std::size_t coloured = std::min(step % kStepsOfMatrix, kTypes.size());
  s.coloured.assign(kTypes.begin(), kTypes.begin() + static_cast<std::ptrdiff_t>(coloured));
  const bool last = step % kStepsOfMatrix > kTypes.size();
  s.kind = last ? Kind::jaccard : coloured == 0 ? Kind::matrix : Kind::type;
  s.words = {say(kScene, "title"), sentence_of(s), say(kScene, last ? "note_jaccard" : "note")};
  return s;
}

}  // namespace lookalike::lesson
