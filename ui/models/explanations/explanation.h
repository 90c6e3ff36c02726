#pragma once

#include <span>

namespace lookalike {

/// What is told of the object with this name; with a dot at its end, of all whose names begin with it.
struct Explanation {
  const char* name;
  const char* text;  // in the context "Explanations" of the translations
};

std::span<const Explanation> page_explanations();
std::span<const Explanation> parameter_explanations();
std::span<const Explanation> s_curve_explanations();
std::span<const Explanation> sweep_explanations();
std::span<const Explanation> pair_explanations();
std::span<const Explanation> corpus_explanations();
std::span<const Explanation> run_explanations();
std::span<const Explanation> dialog_explanations();

}  // namespace lookalike
