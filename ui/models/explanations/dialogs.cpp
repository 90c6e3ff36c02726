#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"suggest",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Chooses bands and rows for you. Say which share of the pairs above a similarity has to be found; of all "
         "choices that are expected to reach it, the one with the fewest candidates is taken. It reckons with the "
         "similarities of this corpus's own pairs, which were compared exactly, not with an assumed distribution.")},
    {"suggest.recall",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The share of similar pairs that must be found. The suggestion keeps it for 95 of 100 hash seeds, not merely "
         "on average. Every step towards 100 % costs more candidates than the one before.")},
    {"suggest.threshold",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Pairs at least this similar are the ones to be found. Adopting makes it the threshold of the recipe too.")},
    {"suggest.any_length",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Without this, bands times rows stay within the n values that the signature has now. With it, other lengths "
         "are looked at too: longer signatures give a steeper curve but need more time and memory.")},
    {"suggest.alternatives",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The suggestion and the settings a band or a row away from it, the loosest first, with what the S-curve "
         "foretells of each for this corpus; below each number, limits that hold for 95 of 100 hash seeds. The setting "
         "that is selected is drawn in the plot, and it is the one that Adopt takes.")},
    {"suggest.without_prefix",
     QT_TRANSLATE_NOOP("Explanations",
                       "A prefix filter keeps a candidate only if the first signature values agree, and so drops "
                       "similar pairs that the bands have found. With this, bands and rows are chosen as if there were "
                       "none, and adopting turns it off.")},
    {"open",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Shows how the beginning of a file would be read before all of it is. Choose another kind, other columns, or "
         "another separator, quote or encoding if the first records do not look right; the column with the text is the "
         "one that is compared.")},
    {"get", QT_TRANSLATE_NOOP("Explanations",
                              "Says what this corpus is, where it lies and under which terms. The program goes online "
                              "only when you press Download; you can also fetch the file yourself and use it here.")},
    {"memory",
     QT_TRANSLATE_NOOP("Explanations",
                       "How much memory a run may take. With less, tokens and then shingles are not kept but made "
                       "again when they are needed: results stay the same, changes of k and n take longer.")},
    {"shortcuts_list",
     QT_TRANSLATE_NOOP("Explanations", "Every key of this window, what it is called in the menus and what it does.")},
    {"about_text",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Which version this is, under which licence it may be used and passed on, and what it is made with.")},
    {"status",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "At the left how many documents and shingles there are, then the time of each stage and the most memory used "
         "so far. While something is done, its progress is at the right, and Cancel or Esc stops it.")},
    {"info_bar",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Says what went wrong, or what is worth knowing about the latest step. It stays until you dismiss it.")},
};

}  // namespace

std::span<const Explanation> dialog_explanations() {
  return kExplanations;
}

}  // namespace lookalike
