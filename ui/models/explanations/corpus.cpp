#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"corpus.reading", QT_TRANSLATE_NOOP("Explanations",
                                         "One document in three forms: as it was read, as the tokens that cleaning "
                                         "leaves, and as the shingles that it is compared by.")},
    {"corpus.facts",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "About the whole corpus: how long its documents are, and which records were left out or are damaged.")},
    {"corpus.table", QT_TRANSLATE_NOOP("Explanations",
                                       "One row a document. Tokens are what is left after cleaning, shingles are the "
                                       "different runs of k of them, and equal counts other documents with exactly the "
                                       "same set. A document without shingles can be like no other.")},
    {"corpus.search", QT_TRANSLATE_NOOP("Explanations",
                                        "Lists only documents that contain all of these words in their id, title or "
                                        "text. Capitals do not matter, and the order of the words does not either.")},
    {"corpus.text",
     QT_TRANSLATE_NOOP("Explanations", "The document as it was read, before anything was cleaned or cut.")},
    {"corpus.tokens",
     QT_TRANSLATE_NOOP("Explanations",
                       "The tokens that cleaning leaves of the document, in alternating shades to tell them apart. "
                       "Words struck out are left out: stop words, or numbers if the recipe drops them.")},
    {"corpus.shingles",
     QT_TRANSLATE_NOOP("Explanations",
                       "Every run of k tokens of the document, with the number that stands for it in the document's "
                       "set. A shingle that came before is marked: a set counts it once, a bag every time.")},
    {"corpus.lengths",
     QT_TRANSLATE_NOOP("Explanations",
                       "How many documents are how long. Each bar covers a range of lengths, and the ranges grow to "
                       "the right. Documents left of k have no shingle. The hatched bar holds the selected document. "
                       "Plus and minus change the scale, Ctrl with an arrow moves it, Home shows all.")},
    {"corpus.damage", QT_TRANSLATE_NOOP("Explanations",
                                        "Records that were left out or are damaged, with file, record and byte. "
                                        "Nothing is dropped without being listed or counted here.")},
};

}  // namespace

std::span<const Explanation> corpus_explanations() {
  return kExplanations;
}

}  // namespace lookalike
