#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"s_curve_plot",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The line is 1 \u2212 (1 \u2212 s^r)^b: the probability that a pair of similarity s shares a bucket in at "
         "least one of b bands of r rows. The hatched area right of the threshold is what is missed, the one left of "
         "it is what is compared in vain. Circles are the shares measured on this corpus, with 95 % intervals; the "
         "bars below count its pairs by similarity on a logarithmic scale, pale where they are estimated from a "
         "sample, and hollow where the sample met none: up to that height nobody knows. Drag the threshold, or the "
         "rise of the curve to choose bands and rows; Left and Right move the "
         "threshold, with Shift in thousandths.")},
    {"curve_sentence",
     QT_TRANSLATE_NOOP("Explanations",
                       "The curve in words at the place under the mouse, or at the threshold: the probability, and "
                       "beside it what happened to the pairs of this corpus that are about as similar.")},
    {"p_candidate", QT_TRANSLATE_NOOP("Explanations",
                                      "This share of pairs exactly as similar as the threshold is expected to become "
                                      "candidates. It is the height of the curve at t: 1 \u2212 (1 \u2212 t^r)^b.")},
    {"p_kept", QT_TRANSLATE_NOOP(
                   "Explanations",
                   "With a prefix filter, a candidate also has to agree in the first m values. This is the probability "
                   "of both together for a pair exactly as similar as the threshold; it is never higher than t^m.")},
    {"p_accepted",
     QT_TRANSLATE_NOOP("Explanations",
                       "Verified by signatures, a candidate is accepted if at least t times n values agree. This is "
                       "the probability that a pair exactly at the threshold passes that too; banding and agreement "
                       "are not independent, and the number takes account of it.")},
    {"missed_share",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The share of pairs exactly at the threshold that is expected to be lost on the way. Pairs above the "
         "threshold are lost more rarely, so that this is the worst case among similar pairs.")},
    {"false_positive_area",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The area under the curve left of the threshold, as if every similarity were equally frequent. Fewer bands or "
         "more rows make it smaller. Real corpora have far more unlike pairs: \"candidates expected\" counts them.")},
    {"false_negative_area",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The area above the curve right of the threshold, as if every similarity were equally frequent. More bands or "
         "fewer rows make it smaller. \"Misses expected\" weighs it by the pairs of this corpus.")},
    {"steepest",
     QT_TRANSLATE_NOOP("Explanations",
                       "The curve tells pairs apart best where it rises fastest. That is near (1/b)^(1/r), which is "
                       "often called the threshold of banding; it is not the threshold t that verification uses.")},
    {"run_candidates", QT_TRANSLATE_NOOP("Explanations",
                                         "Pairs of documents whose signatures are equal in at least one band. All of "
                                         "them are compared, so that this number is the cost of a setting.")},
    {"run_similar",
     QT_TRANSLATE_NOOP("Explanations",
                       "Candidates that passed the verification at the present threshold: the answer of the run.")},
    {"run_work_saved",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "This share of all pairs of documents was never compared because it was no candidate. Comparing everything "
         "would find every similar pair, but its time grows with the square of the number of documents.")},
    {"recall",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The share that this run found of this corpus's different pairs from the threshold on. Documents "
         "with equal shingle sets are found by every setting, so they say nothing about this one and are not counted. "
         "The exact join, which uses no signatures, has found all pairs in the background; so this is counted, not "
         "estimated.")},
    {"found_pairs",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "How many of the different pairs that reach the threshold this run found, and how many there are.")},
    {"identical_pairs",
     QT_TRANSLATE_NOOP("Explanations",
                       "Pairs of documents with equal shingle sets have equal signatures and share every bucket. Exact "
                       "copies can be found by comparing texts; no banding is needed for them.")},
    {"missed_pairs",
     QT_TRANSLATE_NOOP("Explanations",
                       "Pairs that reach the threshold but were no candidates or were dropped by the prefix filter. "
                       "More bands or fewer rows find more of them; \"show\" lists them.")},
    {"wrong_pairs",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Pairs in the answer that are less similar than the threshold. Exact verification lets none through; "
         "signatures err by about 1/\u221An, and without verification every candidate is accepted.")},
    {"false_candidates",
     QT_TRANSLATE_NOOP("Explanations",
                       "Candidates that are less similar than the threshold: comparing them was in vain. Fewer bands "
                       "or more rows make them rarer, and the missed pairs more frequent.")},
    {"expected_candidates",
     QT_TRANSLATE_NOOP("Explanations",
                       "The height of the S-curve, summed over all pairs of this corpus by their similarities. The "
                       "range holds for 95 of 100 hash seeds; a run far outside of it would be a reason for doubt.")},
    {"expected_missed", QT_TRANSLATE_NOOP("Explanations",
                                          "One minus the S-curve, summed over the similar pairs of this corpus. The "
                                          "range holds for 95 of 100 hash seeds.")},
    {"pin_curve",
     QT_TRANSLATE_NOOP("Explanations",
                       "Keeps the present curve in the plot as a dashed line with its own name, to compare settings "
                       "with. Up to six curves are kept, and they are saved with the run.")},
};

}  // namespace

std::span<const Explanation> s_curve_explanations() {
  return kExplanations;
}

}  // namespace lookalike
