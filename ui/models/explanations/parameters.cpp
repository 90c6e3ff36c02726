#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"sample.size",
     QT_TRANSLATE_NOOP("Explanations",
                       "So many documents are drawn from the corpus at random, each at most once, and only they are "
                       "compared. The number of pairs grows with the square of the number of documents: with a tenth "
                       "of them, about a hundredth of the similar pairs are left.")},
    {"sample.seed", QT_TRANSLATE_NOOP("Explanations",
                                      "The same seed always draws the same documents. Another seed shows how much a "
                                      "result depends on which ones were drawn.")},
    {"text.case",
     QT_TRANSLATE_NOOP("Explanations",
                       "With lower case, words that differ in capitals only are the same word. Kept as they are, a "
                       "headline in capitals shares nothing with the same sentence in the text.")},
    {"text.punctuation",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Removed, a mark vanishes and joins what stood around it: \"don't\" becomes \"dont\". Split, words end at "
         "every mark: \"don\" and \"t\". Kept, a word with a comma is another word than the one without.")},
    {"text.digits", QT_TRANSLATE_NOOP("Explanations",
                                      "Words that consist of digits alone, such as prices and dates, can be dropped. "
                                      "Messages that differ in their numbers only are then equal.")},
    {"text.stop_words",
     QT_TRANSLATE_NOOP("Explanations",
                       "Words like \"the\" and \"of\" are in every text and say little about it. Leaving them out "
                       "makes shingles reach over them, and documents shorter: some become too short for a single "
                       "shingle. A file of your own has one word a line.")},
    {"text.spaces",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "This counts for shingles of characters only. Every run of white space becomes one space, so that line breaks "
         "do not matter; or each of them becomes an underscore, as a known small tool does it.")},
    {"shingles.unit",
     QT_TRANSLATE_NOOP("Explanations",
                       "A shingle is a run of k neighbouring words, or of k neighbouring characters. Characters "
                       "survive small changes inside words and suit short texts; words are fewer and need less time.")},
    {"shingles.k",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Every run of k neighbouring words or characters is a shingle, and the set of them stands for the document. A "
         "small k lets unlike documents share many shingles by chance; with a large k one changed word spoils k "
         "shingles, so that all similarities fall. Documents shorter than k have no shingle at all. For characters 5 "
         "suits short messages and about 10 long articles; for words 2 to 5 is usual.")},
    {"shingles.bag",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "As a set, a document counts each shingle once, however often it occurs. As a bag, the second and third "
         "occurrence are elements of their own, so that repetition counts in the Jaccard similarity.")},
    {"shingles.hash",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Shingles are kept as numbers. In 64 bits two different shingles practically never get the same one; CRC-32 "
         "has 32 bits, so that in large corpora a few do. It is here to repeat the reports exactly.")},
    {"shingles.keep_empty",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A document shorter than k has no shingle, and nothing can be said about what it resembles. Kept, all of them "
         "have the same signature of highest values, so that each matches each other one perfectly, whatever they say. "
         "Such pairs grow with k and look like a better result; dropping these documents is the honest choice.")},
    {"sketch.hashes",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The signature holds n numbers a document, each the smallest value that one hash function gives to any of its "
         "shingles. Two documents agree in one place with a probability equal to their Jaccard similarity. The share "
         "of agreeing places estimates it with a standard error of at most 1/(2 \u221An): it falls with 1/\u221An, so "
         "that four times as many values halve it. Time and memory grow with n.")},
    {"sketch.family",
     QT_TRANSLATE_NOOP("Explanations",
                       "Which formula makes the hash functions. The default one is the fastest; the others repeat a "
                       "report or a library value for value. All estimate without bias but one: linear-next-prime "
                       "takes the next prime after the number of shingles as its modulus, so that in a small corpus "
                       "different shingles fall together and texts look more similar than they are. For two documents "
                       "of 500 shingles each, 0.50 is estimated as 0.61. The Run page warns where that shows.")},
    {"sketch.seed",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The seed draws the hash functions, and they decide by chance which borderline pairs meet. Another seed finds "
         "and misses other ones: a result that changes much with it needs more bands or a longer signature.")},
    {"lsh.bands",
     QT_TRANSLATE_NOOP("Explanations",
                       "A pair becomes a candidate if its signatures are equal in at least one whole band. More bands "
                       "are looser: each is one more chance, the S-curve moves to the left, fewer pairs are missed and "
                       "more are compared in vain. The curve rises most steeply near (1/b)^(1/r).")},
    {"lsh.rows", QT_TRANSLATE_NOOP("Explanations",
                                   "All r values of a band have to agree at once. More rows are stricter: that is "
                                   "harder, the S-curve moves to the right and becomes steeper, fewer pairs are "
                                   "compared and more are missed. The curve rises most steeply near (1/b)^(1/r).")},
    {"lsh.buckets",
     QT_TRANSLATE_NOOP("Explanations",
                       "Unlimited, documents share a bucket only if their whole band is equal. With a table of B "
                       "buckets a band, different bands fall into the same bucket with probability 1/B, so that unlike "
                       "documents become candidates by accident. That costs comparisons but loses nothing.")},
    {"verify.threshold",
     QT_TRANSLATE_NOOP("Explanations",
                       "Candidates with a similarity of at least t are the answer. It should lie to the right of where "
                       "the S-curve rises, near (1/b)^(1/r): similar pairs left of that are rarely found, whatever the "
                       "threshold says. Moving it compares nothing again.")},
    {"verify.by", QT_TRANSLATE_NOOP("Explanations",
                                    "Exact compares the shingle sets of every candidate, so that no wrong pair is "
                                    "accepted. Signature takes the share of agreeing values instead: faster, but wrong "
                                    "by about 1/\u221An in both directions. None accepts every candidate.")},
    {"verify.prefix",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Before verification, candidates whose first m values are not all equal are dropped. That saves comparisons "
         "but loses true pairs: with m = r, a pair of similarity s is kept with probability s^m only. At s = 0.8 and m "
         "= 5 that is one in three, so that two of three pairs at the threshold are thrown away.")},
};

}  // namespace

std::span<const Explanation> parameter_explanations() {
  return kExplanations;
}

}  // namespace lookalike
