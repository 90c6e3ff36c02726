#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"run.counts",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The counts of the run, from documents to similar pairs. Distinct shingles summed over documents "
         "are the size of the problem; candidates are the comparisons that were left to do.")},
    {"run.times", QT_TRANSLATE_NOOP("Explanations",
                                    "The time of each stage when it was last done. After a change only its own stage "
                                    "and the later ones are done again; the others keep the time they took.")},
    {"run.pie",
     QT_TRANSLATE_NOOP("Explanations",
                       "The share of each stage in the sum of all stages. The table beside it has the same numbers.")},
    {"run.memory", QT_TRANSLATE_NOOP("Explanations",
                                     "The memory that the run keeps, so that the next change is quick. When memory is "
                                     "short, tokens and then shingles are made again instead; texts that are too many "
                                     "stay in their files or are packed.")},
    {"run.recipe",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Every parameter of the run with its value and its meaning, including those that the panel folds away.")},
};

}  // namespace

std::span<const Explanation> run_explanations() {
  return kExplanations;
}

}  // namespace lookalike
