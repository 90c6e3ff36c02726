#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"neighbours.sought",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A number is the position of a document, counted from 0. Other words are looked for as an id, then "
         "in ids, titles and texts; the first document that has them all is taken. Ctrl+N on the Pairs and "
         "Corpus pages brings the selected document here.")},
    {"neighbours.text",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Any text, whether the corpus holds it or not. It is cleaned, cut into shingles and signed as the "
         "recipe says, then compared with every document.")},
    {"neighbours.count",
     QT_TRANSLATE_NOOP("Explanations", "So many of the nearest documents are listed by each of the three methods.")},
    {"neighbours.least",
     QT_TRANSLATE_NOOP("Explanations",
                       "With 0 each list has as many documents as there are. With the threshold t of the recipe the "
                       "exact list is that of the true similar pairs of the document, and the others show which of "
                       "them each method finds, and which it lists in error.")},
    {"neighbours.exact",
     QT_TRANSLATE_NOOP("Explanations",
                       "The nearest documents by exact Jaccard similarity of the shingle sets: every document is "
                       "compared, which is the truth and takes longest. The column \"lost\" says where a method does "
                       "not list the document: S by signatures, L by LSH.")},
    {"neighbours.signatures",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The nearest by the share of signature values that agree. Every signature is compared, which is "
         "fast; the order is off by the standard error of the estimate. A check marks those that are among "
         "the true nearest, ties included.")},
    {"neighbours.lsh",
     QT_TRANSLATE_NOOP("Explanations",
                       "The nearest of the documents that share a band with the one sought; no others are looked at. "
                       "Similar ones are found almost surely, little similar ones hardly ever, as the S-curve says.")},
};

}  // namespace

std::span<const Explanation> neighbours_explanations() {
  return kExplanations;
}

}  // namespace lookalike
