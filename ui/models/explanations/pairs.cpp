#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"pairs.kind",
     QT_TRANSLATE_NOOP("Explanations",
                       "Similar pairs are the answer. Candidates are all that were compared; false candidates were "
                       "compared in vain. Missed ones reach the threshold but were not found, which only the exact "
                       "join knows. The last three need a kept run to compare with (Ctrl+K).")},
    {"pairs.filter",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Lists only the pairs that pass. A word of title or text of either document must begin like the word that is "
         "typed; words in quotation marks must stand there as they are, in sequence. j, estimate, bands and words "
         "(those of the shorter text) are compared with a number by < "
         "<= = != >= >. id:17 asks for an id, group:1 for the pairs of the largest group, verdict:near (or same, "
         "different, unsure, any, none) for what you said, identical for equal shingle "
         "sets. Conditions are joined by and (or nothing), or, not and parentheses: j>=0.6 j<0.8 (wheat or corn) not "
         "id:17. A word that cannot be read is underlined, and the list stays as it is.")},
    {"verdict_bar",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Judge pairs with the keys 1 to 4 while the keyboard is in the table or the texts: same, near, different, "
         "unsure. N writes a note, J goes to the next pair, U takes the last verdict back. A verdict is on the two "
         "texts, so it stays when recipe, sample or order change, and copies of a text share it. It is kept at once in "
         "the recovery copy and, when you save, in the run file.")},
    {"verdicts.order",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Borderline first shows the pairs that a threshold decides. Random strata draws as many pairs from "
         "each 0.05 of similarity, so that precision is known everywhere; its interval then holds for the whole list. "
         "Unjudged in view goes on from the selected row.")},
    {"verdicts.progress",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Same and near count as similar, different does not, unsure counts as neither. Precision weighs each 0.05 of "
         "similarity by the number of pairs the run accepted there, so that it does not matter which were judged most; "
         "its 95 % interval is Wilson's for as many pairs as that sum is worth. Recall among the judged counts pairs "
         "that you called similar and the run found. By 0.05 of similarity: how many of the accepted pairs that you "
         "judged are same or near, and Wilson's interval of their share; the S-curve page draws them.")},
    {"pairs.column.verdict",
     QT_TRANSLATE_NOOP("Explanations",
                       "Your verdict on the two texts: same, near, different or unsure, given with the keys 1 to 4. "
                       "Its note is the tooltip.")},
    {"pairs.column.note",
     QT_TRANSLATE_NOOP("Explanations", "Words that you wrote on the pair (N). A pair with a note alone is unsure.")},
    {"pairs.column.id_a",
     QT_TRANSLATE_NOOP("Explanations",
                       "The document's id in its source: a newswire item's number, a table's column, a file's path.")},
    {"pairs.column.id_b",
     QT_TRANSLATE_NOOP("Explanations",
                       "The document's id in its source: a newswire item's number, a table's column, a file's path.")},
    {"pairs.hide_identical",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Identical pairs are found under any b x r and have nothing to compare; without them the list begins "
         "with something to read. They are counted above the table, and exports leave them out too.")},
    {"pairs.one_a_group",
     QT_TRANSLATE_NOOP("Explanations",
                       "Fifty copies of one text make 1,225 pairs. With this on, each group, as the page Groups has "
                       "them, has one row: the most similar of its listed pairs. Missed pairs connect groups.")},
    {"pairs.hide_short", QT_TRANSLATE_NOOP("Explanations",
                                           "Short texts are alike by chance. With this on, only pairs are listed of "
                                           "which both texts have as many words as the number beside says.")},
    {"pairs.least_words", QT_TRANSLATE_NOOP("Explanations", "Words are counted after cleaning, as the recipe has it.")},
    {"pairs.sample",
     QT_TRANSLATE_NOOP("Explanations",
                       "A list sorted by similarity shows one end of it. A sample shows every similarity: it draws so "
                       "many pairs from 0.50 to 0.55, from 0.55 to 0.60 and so on, the same ones every time.")},
    {"pairs.sample_size", QT_TRANSLATE_NOOP("Explanations", "A stratum with fewer pairs is listed whole.")},
    {"pairs.table",
     QT_TRANSLATE_NOOP("Explanations",
                       "One row a pair. J is the exact Jaccard similarity, the estimate is what the signatures alone "
                       "say, and bands counts where they met. A click on a header sorts, as does Ctrl+T for the "
                       "current column; up to millions of rows are listed.")},
    {"pairs.column.jaccard",
     QT_TRANSLATE_NOOP("Explanations",
                       "Exact Jaccard similarity: the number of shingles that both documents have, divided by the "
                       "number that either of them has. 1 means equal sets, 0 nothing in common.")},
    {"pairs.column.estimate",
     QT_TRANSLATE_NOOP("Explanations",
                       "The share of the n signature values that agree. It estimates J with a standard error of "
                       "\u221A(J (1 \u2212 J) / n), at most 1/(2 \u221An).")},
    {"pairs.column.bands",
     QT_TRANSLATE_NOOP("Explanations",
                       "In how many of the b bands the two signatures are equal. One is enough to become a candidate; "
                       "a pair with many would have been found with fewer bands too.")},
    {"pairs.column.a",
     QT_TRANSLATE_NOOP("Explanations", "The position of the first document in the corpus, counted from 0.")},
    {"pairs.column.title_a",
     QT_TRANSLATE_NOOP("Explanations", "The title of the first document, or its first words if it has none.")},
    {"pairs.column.b",
     QT_TRANSLATE_NOOP("Explanations", "The position of the second document in the corpus, counted from 0.")},
    {"pairs.column.title_b",
     QT_TRANSLATE_NOOP("Explanations", "The title of the second document, or its first words if it has none.")},
    {"pairs.column.length_a",
     QT_TRANSLATE_NOOP("Explanations",
                       "Words or characters of the first document after cleaning. Two lengths that differ much put a "
                       "limit on J: it cannot be above the shorter set divided by the longer one.")},
    {"pairs.column.length_b",
     QT_TRANSLATE_NOOP("Explanations",
                       "Words or characters of the second document after cleaning. Two lengths that differ much put a "
                       "limit on J: it cannot be above the shorter set divided by the longer one.")},
    {"pairs.column.change",
     QT_TRANSLATE_NOOP("Explanations",
                       "First what the run that was kept says of the two documents, then what this one says. J differs "
                       "where cleaning or shingles differ; where it is equal, other signatures estimate it otherwise, "
                       "and the estimates are shown. Sorting goes by the difference.")},
    {"pairs.why", QT_TRANSLATE_NOOP(
                      "Explanations",
                      "The circles show how many shingles both documents have and how many only one. Each row of cells "
                      "is a band: filled where both signatures have the same value. A band whose cells are all filled "
                      "is framed: there the pair became a candidate. The sentences say how many of 100 seeds find "
                      "such a pair under these bands and rows, and what verification decided. F8 hides this.")},
    {"pairs.documents",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The two documents of the pair. Words are compared, not lines, so that other line breaks are no "
         "difference. Words of one side alone are underlined, changed ones by dashes, moved ones by dots; "
         "a long difference has a bar at the margin instead. Pale is what the recipe ignores. A click on "
         "a difference brings its other place level with it; Ctrl+J takes the cursor there.")},
    {"reading_way",
     QT_TRANSLATE_NOOP("Explanations",
                       "As the recipe sees them: shingles that both texts have are shaded, each run of them lights its "
                       "other place under the pointer, and letter case, punctuation, numbers and stop words that the "
                       "recipe ignores make no difference. The counts are the ones that J is made of.")},
    {"reading_menu",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "How the texts are shown: with the lines of the file, in fixed-pitch type, larger, with long equal "
         "stretches folded, or with the sides swapped. All but the sides is remembered.")},
    {"shingle_counts",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The shingles of both sets and how many are in both. J is the shared ones, divided by those that "
         "either has.")},
    {"difference_strip",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "All differences from the beginning to the end of the texts, as marks: left half for the left text, right "
         "half for the right one. A click goes to the nearest; Alt+Down and Alt+Up walk from one to the next.")},
};

}  // namespace

std::span<const Explanation> pair_explanations() {
  return kExplanations;
}

}  // namespace lookalike
