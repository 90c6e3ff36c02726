#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"pages", QT_TRANSLATE_NOOP(
                  "Explanations",
                  "Views of the same result: the S-curve, sweeps over many settings, pairs, neighbours and groups, the "
                  "documents, and the record of the run. All of them follow the recipe. The lesson shows how it works. "
                  "Ctrl with 1 to 8 goes to one of them.")},
    {"page.s_curve",
     QT_TRANSLATE_NOOP("Explanations",
                       "The S-curve answers how likely two documents of a given similarity are to be compared at all. "
                       "Bands and rows shape it, the threshold divides it, and circles show what really happened to "
                       "the pairs of this corpus. Everything on this page follows the recipe at once.")},
    {"page.sweep", QT_TRANSLATE_NOOP("Explanations",
                                     "A sweep runs the recipe again and again with other values of one or two "
                                     "parameters. It shows side by side what each setting finds, misses and costs on "
                                     "this corpus. Nothing of the recipe changes until you use one of the rows.")},
    {"page.pairs",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Here are the pairs themselves: found ones, missed ones, or those that were compared in vain. Below the table "
         "both documents of the selected pair are side by side, with every word marked that only one of them has.")},
    {"page.neighbours",
     QT_TRANSLATE_NOOP("Explanations",
                       "The nearest documents of one document, or of any text, by exact shingles, by signatures and by "
                       "LSH beside each other: what each finds, misses and costs. A row opens the two texts below.")},
    {"page.groups",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Groups of documents that similar pairs connect, which of each stays, and the corpus without its "
         "duplicates as a file.")},
    {"page.corpus", QT_TRANSLATE_NOOP("Explanations",
                                      "All documents of the corpus, or of its sample, with what the recipe makes of "
                                      "each. The pane below shows one document as text, as tokens and as shingles; "
                                      "beside it are the lengths of all documents and what could not be read.")},
    {"page.run", QT_TRANSLATE_NOOP("Explanations",
                                   "The record of the latest run: what was counted, how long each stage took, and "
                                   "every parameter it was done with. A stage whose parameters did not change was used "
                                   "again, and its time is that of when it was last done.")},
    {"recipe_panel",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The recipe is every parameter of a run, from top to bottom in the order in which they are used. A change "
         "redoes its own stage and those after it, so that the lower ones answer faster.")},
    {"study",
     QT_TRANSLATE_NOOP("Explanations",
                       "A study is a recipe with a name: the defaults of this program, or what one of the reports on "
                       "this subject used. Choosing one sets all parameters in one step, which Undo takes back.")},
    {"live", QT_TRANSLATE_NOOP(
                 "Explanations",
                 "While this is on, every edit runs by itself and all pages follow. Without it, edits are "
                 "collected and Run or F5 runs them; that is of use when a single run of a large corpus takes long.")},
    {"recipe.run",
     QT_TRANSLATE_NOOP("Explanations",
                       "While Live is off, edits wait, and all pages show the result of before. This runs them all at "
                       "once, from the first stage on that one of them changes.")},
    {"recipe.suggest",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Nobody has to guess bands and rows. Say how many of the similar pairs are to be found and from "
         "which similarity on; this corpus's own pairs tell which settings find them, and at what cost.")},
    {"recipe.arithmetic",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A signature of n values is cut into b bands of r rows, so b times r of them are used and b times r must not "
         "be more than n. Values beyond that are computed but never looked at in banding.")},
};

}  // namespace

std::span<const Explanation> page_explanations() {
  return kExplanations;
}

}  // namespace lookalike
