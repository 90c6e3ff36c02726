#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"sweep.saved", QT_TRANSLATE_NOOP("Explanations",
                                      "An own sweep, or one that repeats a figure of a report on this corpus. The "
                                      "numbers that the source printed are drawn beside ours as a dashed line.")},
    {"sweep.first",
     QT_TRANSLATE_NOOP("Explanations",
                       "The parameter whose values are tried one after the other; all others stay as they are in the "
                       "recipe. Values are separated by commas. For bands and rows, \"grid\" is every b \u00D7 r up to "
                       "n and \"divisors\" every b \u00D7 r that uses all n values.")},
    {"sweep.first.values",
     QT_TRANSLATE_NOOP("Explanations",
                       "The values to try, separated by commas. For bands and rows, \"grid\" is every b \u00D7 r up to "
                       "n and \"divisors\" every b \u00D7 r that uses all n values.")},
    {"sweep.second", QT_TRANSLATE_NOOP("Explanations",
                                       "A second parameter to vary: every value of the first is run with every value "
                                       "of this one. The numbers of runs are multiplied.")},
    {"sweep.second.values",
     QT_TRANSLATE_NOOP("Explanations", "The values of the second parameter, separated by commas.")},
    {"sweep.repeat", QT_TRANSLATE_NOOP("Explanations",
                                       "Which borderline pairs meet depends on the hash seed. Each setting is run with "
                                       "so many of them; charts show the mean, the table every run.")},
    {"sweep.truth", QT_TRANSLATE_NOOP("Explanations",
                                      "Recall and precision need to know all similar pairs. They are found by an exact "
                                      "join without signatures, once for every way of making shingles, down to the "
                                      "similarity beside this; a threshold below that has no recall.")},
    {"sweep.floor",
     QT_TRANSLATE_NOOP("Explanations",
                       "All pairs at least this similar are found exactly, as the truth that runs are held against. "
                       "The lower it is, the more pairs there are and the longer it takes.")},
    {"sweep.cost",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "How many runs the sweep takes and about how long: each stage as it was timed with this corpus, in proportion "
         "to documents, hash values and bands. The time of the exact comparison is known once a whole sweep was run. "
         "A grid begins with its strictest settings, so that those of r = 1, which take longest, come last.")},
    {"sweep.kinds", QT_TRANSLATE_NOOP("Explanations",
                                      "The same rows in three ways: one number over bands and rows as colours, every "
                                      "number over the first parameter as bars, or the seconds of every stage.")},
    {"sweep.measure", QT_TRANSLATE_NOOP("Explanations",
                                        "The number that the colours of the map stand for. The bar beside the map says "
                                        "which colour is which number.")},
    {"sweep.heat_map",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Each cell is one choice of bands (to the right, looser) and rows (upwards, stricter); bright is more. Dashed "
         "lines join settings with an equal (1/b)^(1/r), so with the rise of their S-curve at the same similarity; "
         "what is hatched has not been run. "
         "Rings mark settings that no other one beats: none finds more with as few candidates. The frame is the "
         "recipe; a click uses a cell, as does Enter on the one that the arrow keys have reached. Plus and minus or "
         "the "
         "wheel zoom, Ctrl with an arrow moves the axes, Home shows the whole grid.")},
    {"sweep.bars.",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One number of every run over the first parameter; several series stand for the values of the "
         "second one. With more than one seed a bar is their mean. A dashed line is what the source of a "
         "saved sweep printed, on a scale of its own at the right where it is far from ours. Left and Right "
         "walk the bars and say their numbers.")},
    {"sweep.stage_bars", QT_TRANSLATE_NOOP("Explanations",
                                           "The seconds of each stage for every setting. A stage that did not have to "
                                           "be redone counts with the time it took when it was done; reading, which is "
                                           "done once for all rows, is told above. Left and Right walk the bars.")},
    {"sweep.pie",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The share of each stage in the time of the selected row, or of the rows that the bars show if none is "
         "selected; above it stands which.")},
    {"sweep.table",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One row a run: the values that were varied, what was counted, and the time after reading. A click on a "
         "header sorts up, then down, then as they were run. Enter makes a row's values those of the recipe.")},
};

}  // namespace

std::span<const Explanation> sweep_explanations() {
  return kExplanations;
}

}  // namespace lookalike
