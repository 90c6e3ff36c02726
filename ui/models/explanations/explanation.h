#pragma once

#include <span>

namespace lookalike {

/// The text for the object with this name; a name that ends in a dot stands for all names that begin with it.
struct Explanation {
  const char* name;
  const char* text;  // in the context "Explanations" of the translations
};

std::span<const Explanation> page_explanations();
std::span<const Explanation> parameter_explanations();
std::span<const Explanation> s_curve_explanations();
std::span<const Explanation> sweep_explanations();
std::span<const Explanation> pair_explanations();
std::span<const Explanation> neighbours_explanations();
std::span<const Explanation> groups_explanations();
std::span<const Explanation> corpus_explanations();
std::span<const Explanation> run_explanations();
std::span<const Explanation> lesson_explanations();
std::span<const Explanation> dialog_explanations();

}  // namespace lookalike
