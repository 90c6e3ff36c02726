#include "ui/models/explanations.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace lookalike {
namespace {

struct Entry {
  const char* name;  // of an object; with a dot at its end, of all that begin with it
  const char* text;
};

constexpr Entry kPages[] = {
    {"pages", QT_TRANSLATE_NOOP(
                  "Explanations",
                  "Five views of the same result: the S-curve, sweeps over many settings, the pairs, the documents, "
                  "and the record of the run. All of them follow the recipe. Ctrl with 1 to 5 goes to one of them.")},
    {"page.s_curve",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The S-curve answers how likely two documents of a given similarity are to be compared at all. Bands and rows "
         "shape it, the threshold divides it, and circles show what really happened to the pairs of this corpus. "
         "Everything on this page follows the recipe at once.")},
    {"page.sweep",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A sweep runs the recipe again and again with other values of one or two parameters. It shows side by side "
         "what each setting finds, misses and costs on this corpus. Nothing of the recipe changes until you use one of "
         "the rows.")},
    {"page.pairs",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Here are the pairs themselves: found ones, missed ones, or those that were compared in vain. Below the table "
         "both documents of the selected pair are side by side, with every word marked that only one of them has.")},
    {"page.corpus",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "All documents of the corpus, or of its sample, with what the recipe makes of each. The pane below shows one "
         "document as text, as tokens and as shingles; beside it are the lengths of all documents and what could not "
         "be "
         "read.")},
    {"page.run",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The record of the latest run: what was counted, how long each stage took, and every parameter it was done "
         "with. A stage whose parameters did not change was used again, and its time is that of when it was last "
         "done.")},
    {"recipe_panel",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The recipe is every parameter of a run, from top to bottom in the order in which they are used. A change "
         "redoes its own stage and those after it, so that the lower ones answer faster.")},
    {"study",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A study is a recipe with a name: the defaults of this program, or what one of the reports on this subject "
         "used. Choosing one sets all parameters in one step, which Undo takes back.")},
    {"live", QT_TRANSLATE_NOOP("Explanations",
                               "While this is on, every edit runs by itself and all pages follow. Without it, edits "
                               "are collected and F5 runs "
                               "them; that is of use when a single run of a large corpus takes long.")},
    {"recipe.arithmetic",
     QT_TRANSLATE_NOOP("Explanations",
                       "A signature of n values is cut into b bands of r rows, so b times r of them are used and b "
                       "times r must not be "
                       "more than n. Values beyond that are computed but never looked at in banding.")},
};

constexpr Entry kParameters[] = {
    {"sample.size",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "So many documents are drawn from the corpus at random, each at most once, and only they are compared. The "
         "number of pairs grows with the square of the number of documents: with a tenth of them, about a hundredth of "
         "the similar pairs are left.")},
    {"sample.seed",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The same seed always draws the same documents. Another seed shows how much a result depends on which ones "
         "were drawn.")},
    {"text.case",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "With lower case, words that differ in capitals only are the same word. Kept as they are, a headline in "
         "capitals shares nothing with the same sentence in the text.")},
    {"text.punctuation",
     QT_TRANSLATE_NOOP("Explanations",
                       "Removed, a mark vanishes and joins what stood around it: \"don't\" becomes \"dont\". Split, "
                       "words end at every "
                       "mark: \"don\" and \"t\". Kept, a word with a comma is another word than the one without.")},
    {"text.digits",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Words that consist of digits alone, such as prices and dates, can be dropped. Messages that differ in their "
         "numbers only are then equal.")},
    {"text.stop_words", QT_TRANSLATE_NOOP("Explanations",
                                          "Words like \"the\" and \"of\" are in every text and say little about it. "
                                          "Leaving them out makes shingles reach "
                                          "over them, and documents shorter: some become too short for a single "
                                          "shingle. A file of your own has one word "
                                          "a line.")},
    {"text.spaces",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "This counts for shingles of characters only. Every run of white space becomes one space, so that line breaks "
         "do not matter; or each of them becomes an underscore, as a known small tool does it.")},
    {"shingles.unit", QT_TRANSLATE_NOOP("Explanations",
                                        "A shingle is a run of k neighbouring words, or of k neighbouring characters. "
                                        "Characters survive small changes "
                                        "inside words and suit short texts; words are fewer and need less time.")},
    {"shingles.k",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Every run of k neighbouring words or characters is a shingle, and the set of them stands for the document. A "
         "small k lets unlike documents share many shingles by chance; with a large k one changed word spoils k "
         "shingles, "
         "so that all similarities fall. Documents shorter than k have no shingle at all. For characters 5 suits short "
         "messages and about 10 long articles; for words 2 to 5 is usual.")},
    {"shingles.bag",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "As a set, a document counts each shingle once, however often it occurs. As a bag, the second and third "
         "occurrence are elements of their own, so that repetition counts in the Jaccard similarity.")},
    {"shingles.hash",
     QT_TRANSLATE_NOOP("Explanations",
                       "Shingles are kept as numbers. In 64 bits two different shingles practically never get the same "
                       "one; CRC-32 has "
                       "32 bits, so that in large corpora a few do. It is here to repeat the reports exactly.")},
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
         "of "
         "agreeing places estimates it with a standard error of at most 1/(2 \u221An): it falls with 1/\u221An, so "
         "that four "
         "times as many values halve it. Time and memory grow with n.")},
    {"sketch.family",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Which formula makes the hash functions. All families here give unbiased estimates; the default one is the "
         "fastest. The others repeat a report or a library value for value.")},
    {"sketch.seed",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The seed draws the hash functions, and they decide by chance which borderline pairs meet. Another seed finds "
         "and misses other ones: a result that changes much with it needs more bands or a longer signature.")},
    {"lsh.bands",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A pair becomes a candidate if its signatures are equal in at least one whole band. More bands are looser: "
         "each "
         "is one more chance, the S-curve moves to the left, fewer pairs are missed and more are compared in vain. The "
         "curve rises most steeply near (1/b)^(1/r).")},
    {"lsh.rows",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "All r values of a band have to agree at once. More rows are stricter: that is harder, the S-curve moves to "
         "the "
         "right and becomes steeper, fewer pairs are compared and more are missed. The curve rises most steeply near "
         "(1/b)^(1/r).")},
    {"lsh.buckets",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Unlimited, documents share a bucket only if their whole band is equal. With a table of B buckets a band, "
         "different bands fall into the same bucket with probability 1/B, so that unlike documents become candidates "
         "by "
         "accident. That costs comparisons but loses nothing.")},
    {"verify.threshold",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Candidates with a similarity of at least t are the answer. It should lie to the right of where the S-curve "
         "rises, near (1/b)^(1/r): similar pairs left of that are rarely found, whatever the threshold says. Moving it "
         "compares nothing again.")},
    {"verify.by",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Exact compares the shingle sets of every candidate, so that no wrong pair is accepted. Signature takes the "
         "share "
         "of agreeing values instead: faster, but wrong by about 1/\u221An in both directions. None accepts every "
         "candidate.")},
    {"verify.prefix",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Before verification, candidates whose first m values are not all equal are dropped. That saves comparisons "
         "but "
         "loses true pairs: with m = r, a pair of similarity s is kept with probability s^m only. At s = 0.8 and m = 5 "
         "that is one in three, so that two of three pairs at the threshold are thrown away.")},
};

constexpr Entry kCurve[] = {
    {"s_curve_plot",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The line is 1 \u2212 (1 \u2212 s^r)^b: the probability that a pair of similarity s shares a bucket in at "
         "least one of b "
         "bands of r rows. The hatched area right of the threshold is what is missed, the one left of it is what is "
         "compared in vain. Circles are the shares measured on this corpus, with 95 % intervals; the bars below count "
         "its "
         "pairs by similarity on a logarithmic scale, pale where they are estimated from a sample. Drag the threshold, "
         "or "
         "the rise of the curve to choose bands and rows; Left and Right move the threshold, with Shift in "
         "thousandths.")},
    {"curve_sentence",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "What the curve says at the place under the mouse, or at the threshold: the probability, and beside it what "
         "happened to the pairs of this corpus that are about as similar.")},
    {"p_candidate", QT_TRANSLATE_NOOP("Explanations",
                                      "Of pairs exactly as similar as the threshold, this share is expected to become "
                                      "candidates. It is the height of "
                                      "the curve at t: 1 \u2212 (1 \u2212 t^r)^b.")},
    {"p_kept",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "With a prefix filter, a candidate also has to agree in the first m values. This is the probability of both "
         "together for a pair exactly as similar as the threshold; it is never higher than t^m.")},
    {"p_accepted",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Verified by signatures, a candidate is accepted if at least t times n values agree. This is the probability "
         "that a pair exactly at the threshold passes that too; banding and agreement are not independent, and the "
         "number takes account of it.")},
    {"missed_share", QT_TRANSLATE_NOOP("Explanations",
                                       "The share of pairs exactly at the threshold that is expected to be lost on the "
                                       "way. Pairs above the threshold "
                                       "are lost more rarely, so that this is the worst case among similar pairs.")},
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
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Where the curve rises fastest it tells pairs apart best. That is near (1/b)^(1/r), which is often called the "
         "threshold of banding; it is not the threshold t that verification uses.")},
    {"run_candidates",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Pairs of documents whose signatures are equal in at least one band. All of them are compared, so that this "
         "number is the cost of a setting.")},
    {"run_similar",
     QT_TRANSLATE_NOOP("Explanations",
                       "Candidates that passed the verification at the present threshold: the answer of the run.")},
    {"run_work_saved",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Of all pairs of documents, this share was never compared because it was no candidate. Comparing everything "
         "would find every similar pair, but its time grows with the square of the number of documents.")},
    {"recall",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Of all pairs of this corpus that reach the threshold, the share that this run found. The exact join, which "
         "uses no signatures, has found them all in the background; so this is counted, not estimated.")},
    {"found_pairs",
     QT_TRANSLATE_NOOP("Explanations",
                       "How many of the pairs that reach the threshold this run found, and how many there are.")},
    {"missed_pairs", QT_TRANSLATE_NOOP("Explanations",
                                       "Pairs that reach the threshold but were no candidates or were dropped by the "
                                       "prefix filter. More bands or fewer "
                                       "rows find more of them; \"show\" lists them.")},
    {"wrong_pairs",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Pairs in the answer that are less similar than the threshold. Exact verification lets none through; "
         "signatures err by about 1/\u221An, and without verification every candidate is accepted.")},
    {"false_candidates", QT_TRANSLATE_NOOP("Explanations",
                                           "Candidates that are less similar than the threshold: comparing them was in "
                                           "vain. Fewer bands or more rows make "
                                           "them rarer, and the missed pairs more frequent.")},
    {"expected_candidates",
     QT_TRANSLATE_NOOP("Explanations",
                       "The height of the S-curve, summed over all pairs of this corpus by their similarities. The "
                       "range holds for 95 "
                       "of 100 hash seeds; a run far outside of it would be a reason for doubt.")},
    {"expected_missed",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One minus the S-curve, summed over the similar pairs of this corpus. The range holds for 95 of 100 hash "
         "seeds.")},
    {"pin_curve",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Keeps the present curve in the plot as a dashed line with its own name, to compare settings with. Up to six "
         "curves are kept, and they are saved with the run.")},
};

constexpr Entry kSweep[] = {
    {"sweep.saved", QT_TRANSLATE_NOOP("Explanations",
                                      "An own sweep, or one that repeats a figure of a report on this corpus. The "
                                      "numbers that the source printed are "
                                      "drawn beside ours as a dashed line.")},
    {"sweep.first",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The parameter whose values are tried one after the other; all others stay as they are in the recipe. Values "
         "are separated by commas. For bands and rows, \"grid\" is every b \u00D7 r up to n and \"divisors\" every b "
         "\u00D7 r that "
         "uses all n values.")},
    {"sweep.first.values", QT_TRANSLATE_NOOP("Explanations",
                                             "The values to try, separated by commas. For bands and rows, \"grid\" is "
                                             "every b \u00D7 r up to n and \"divisors\" "
                                             "every b \u00D7 r that uses all n values.")},
    {"sweep.second", QT_TRANSLATE_NOOP("Explanations",
                                       "A second parameter to vary: every value of the first is run with every value "
                                       "of this one. The numbers of runs "
                                       "are multiplied.")},
    {"sweep.second.values",
     QT_TRANSLATE_NOOP("Explanations", "The values of the second parameter, separated by commas.")},
    {"sweep.repeat",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Which borderline pairs meet depends on the hash seed. Each setting is run with so many of them; charts show "
         "the mean, the table every run.")},
    {"sweep.truth", QT_TRANSLATE_NOOP("Explanations",
                                      "Recall and precision need to know all similar pairs. They are found by an exact "
                                      "join without signatures, once "
                                      "for every way of making shingles, down to the similarity beside this; a "
                                      "threshold below that has no recall.")},
    {"sweep.floor",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "All pairs at least this similar are found exactly, as the truth that runs are held against. The lower it is, "
         "the more pairs there are and the longer it takes.")},
    {"sweep.kinds", QT_TRANSLATE_NOOP("Explanations",
                                      "The same rows in three ways: one number over bands and rows as colours, every "
                                      "number over the first parameter "
                                      "as bars, or the seconds of every stage.")},
    {"sweep.measure",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The number that the colours of the map stand for. Above the map are its least and greatest value.")},
    {"sweep.heat_map",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Each cell is one choice of bands (to the right, looser) and rows (upwards, stricter); bright is more. Dashed "
         "lines join settings with an equal (1/b)^(1/r), so with the rise of their S-curve at the same similarity. "
         "Rings "
         "mark settings that no other one beats: none finds more with as few candidates. The frame is the recipe; a "
         "click uses a cell, as does Enter on the one that the arrow keys have reached.")},
    {"sweep.bars.", QT_TRANSLATE_NOOP("Explanations",
                                      "One number of every run over the first parameter; several series stand for the "
                                      "values of the second one. With "
                                      "more than one seed a bar is their mean. A dashed line is what the source of a "
                                      "saved sweep printed, on a scale "
                                      "of its own at the right where it is far from ours.")},
    {"sweep.stages",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The seconds of each stage for every setting. A stage that did not have to be redone counts with the time it "
         "took when it was done.")},
    {"sweep.pie",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The share of each stage in the time of the selected row, or of all rows together if none is selected.")},
    {"sweep.table",
     QT_TRANSLATE_NOOP("Explanations",
                       "One row a run: the values that were varied, what was counted, and the seconds of each stage. A "
                       "click on a header "
                       "sorts up, then down, then as they were run. Enter makes a row's values those of the recipe.")},
};

constexpr Entry kPairs[] = {
    {"pairs.kind",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Similar pairs are the answer. Candidates are all that were compared; false candidates were compared in vain. "
         "Missed ones reach the threshold but were not found, which only the exact join knows. The last three need a "
         "kept "
         "run to compare with (Ctrl+K).")},
    {"pairs.table",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One row a pair. J is the exact Jaccard similarity, the estimate is what the signatures alone say, and bands "
         "counts where they met. A click on a header sorts, as does Ctrl+T for the current column; up to millions of "
         "rows "
         "are listed.")},
    {"pairs.column.jaccard", QT_TRANSLATE_NOOP("Explanations",
                                               "Exact Jaccard similarity: the number of shingles that both documents "
                                               "have, divided by the number that either of "
                                               "them has. 1 means equal sets, 0 nothing in common.")},
    {"pairs.column.estimate", QT_TRANSLATE_NOOP("Explanations",
                                                "The share of the n signature values that agree. It estimates J with a "
                                                "standard error of \u221A(J (1 \u2212 J) / n), at "
                                                "most 1/(2 \u221An).")},
    {"pairs.column.bands", QT_TRANSLATE_NOOP("Explanations",
                                             "In how many of the b bands the two signatures are equal. One is enough "
                                             "to become a candidate; a pair with many "
                                             "would have been found with fewer bands too.")},
    {"pairs.column.a",
     QT_TRANSLATE_NOOP("Explanations", "The position of the first document in the corpus, counted from 0.")},
    {"pairs.column.title_a",
     QT_TRANSLATE_NOOP("Explanations", "What the first document is called, or its first words if it has no title.")},
    {"pairs.column.b",
     QT_TRANSLATE_NOOP("Explanations", "The position of the second document in the corpus, counted from 0.")},
    {"pairs.column.title_b",
     QT_TRANSLATE_NOOP("Explanations", "What the second document is called, or its first words if it has no title.")},
    {"pairs.column.length_a",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Words or characters of the first document after cleaning. Two lengths that differ much put a limit on J: it "
         "cannot be above the shorter set divided by the longer one.")},
    {"pairs.column.length_b",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Words or characters of the second document after cleaning. Two lengths that differ much put a limit on J: it "
         "cannot be above the shorter set divided by the longer one.")},
    {"pairs.column.kept_jaccard",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The exact similarity of the same two documents in the run that was kept to compare with. It differs where "
         "cleaning or shingles differ.")},
    {"pairs.documents",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The two documents of the pair. Words are compared, not lines, so that other line breaks are no difference. "
         "Dashed underlining marks words that were changed, a line through them what only the left has, underlining "
         "what "
         "only the right has.")},
    {"difference_strip",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "All differences from the beginning to the end of the texts, as marks: left half for the left text, right "
         "half "
         "for the right one. A click goes to the nearest; Alt+Down and Alt+Up walk from one to the next.")},
};

constexpr Entry kCorpus[] = {
    {"corpus.reading", QT_TRANSLATE_NOOP("Explanations",
                                         "One document in three forms: as it was read, as the tokens that cleaning "
                                         "leaves, and as the shingles that it is compared by.")},
    {"corpus.facts",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "About the whole corpus: how long its documents are, and which records were left out or are damaged.")},
    {"corpus.table",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One row a document. Tokens are what is left after cleaning, shingles are the different runs of k of them, "
         "and "
         "equal counts other documents with exactly the same set. A document without shingles can be like no other.")},
    {"corpus.search",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Lists only documents that contain all of these words in their id, title or text. Capitals do not matter, and "
         "the order of the words does not either.")},
    {"corpus.text",
     QT_TRANSLATE_NOOP("Explanations", "The document as it was read, before anything was cleaned or cut.")},
    {"corpus.tokens",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "What cleaning leaves of the document, in alternating shades so that tokens can be told apart. Words struck "
         "out are left out: stop words, or numbers if the recipe drops them.")},
    {"corpus.shingles", QT_TRANSLATE_NOOP("Explanations",
                                          "Every run of k tokens of the document, with the number that stands for it "
                                          "in the document's set. A shingle that "
                                          "came before is marked: a set counts it once, a bag every time.")},
    {"corpus.lengths",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "How many documents are how long. Each bar covers a range of lengths, and the ranges grow to the right. "
         "Documents "
         "left of k have no shingle. The hatched bar holds the selected document. Plus and minus change the scale, "
         "Ctrl with an arrow moves it, Home shows all.")},
    {"corpus.damage", QT_TRANSLATE_NOOP("Explanations",
                                        "Records that were left out or are damaged, with file, record and byte. "
                                        "Nothing is dropped without being listed "
                                        "or counted here.")},
};

constexpr Entry kRun[] = {
    {"run.counts", QT_TRANSLATE_NOOP("Explanations",
                                     "What the run counted, from documents to similar pairs. Distinct shingles summed "
                                     "over documents are the size of "
                                     "the problem; candidates are the comparisons that were left to do.")},
    {"run.times",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "The time of each stage when it was last done. After a change only its own stage and the later ones are done "
         "again; the others keep the time they took.")},
    {"run.pie",
     QT_TRANSLATE_NOOP("Explanations",
                       "The share of each stage in the sum of all stages. The table beside it has the same numbers.")},
    {"run.recipe",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Every parameter of the run with its value and its meaning, including those that the panel folds away.")},
};

constexpr Entry kDialogs[] = {
    {"suggest",
     QT_TRANSLATE_NOOP("Explanations",
                       "Chooses bands and rows for you. Say which share of the pairs above a similarity has to be "
                       "found; of all choices "
                       "that are expected to reach it, the one with the fewest candidates is taken. It reckons with "
                       "the similarities of "
                       "this corpus's own pairs, which were compared exactly, not with an assumed distribution.")},
    {"suggest.recall",
     QT_TRANSLATE_NOOP("Explanations",
                       "The share of similar pairs that must be found. The suggestion keeps it for 95 of 100 hash "
                       "seeds, not merely on "
                       "average. Every step towards 100 % costs more candidates than the one before.")},
    {"suggest.threshold",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Pairs at least this similar are the ones to be found. Adopting makes it the threshold of the recipe too.")},
    {"suggest.any_length",
     QT_TRANSLATE_NOOP("Explanations",
                       "Without this, bands times rows stay within the n values that the signature has now. With it, "
                       "other lengths are "
                       "looked at too: longer signatures give a steeper curve but need more time and memory.")},
    {"suggest.offers",
     QT_TRANSLATE_NOOP("Explanations",
                       "The suggestion and the settings a band or a row away from it, the loosest first, with what the "
                       "S-curve foretells of each for this corpus; below each number, limits that hold for 95 of 100 "
                       "hash seeds. The setting that is selected is drawn in the plot, and it is the one that Adopt "
                       "takes.")},
    {"suggest.without_prefix",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "A prefix filter keeps a candidate only if the first signature values agree, and so drops similar "
         "pairs that the bands have found. With this, bands and rows are chosen as if there were none, and "
         "adopting turns it off.")},
    {"open",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Shows how the beginning of a file would be read before all of it is. Choose another kind or other columns if "
         "the first records do not look right; the column with the text is the one that is compared.")},
    {"get",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Says what this corpus is, where it lies and under which terms. The program goes online only when you press "
         "Download; you can also fetch the file yourself and use it here.")},
    {"memory", QT_TRANSLATE_NOOP("Explanations",
                                 "How much memory a run may take. With less, tokens and then shingles are not kept but "
                                 "made again when they are "
                                 "needed: results stay the same, changes of k and n take longer.")},
    {"shortcuts_list",
     QT_TRANSLATE_NOOP("Explanations", "Every key of this window, what it is called in the menus and what it does.")},
    {"about_text",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Which version this is, under which licence it may be used and passed on, and what it is made with.")},
    {"status",
     QT_TRANSLATE_NOOP("Explanations",
                       "At the left how many documents and shingles there are, then the time of each stage and the "
                       "most memory used so "
                       "far. While something is done, its progress is at the right, and Cancel or Esc stops it.")},
    {"info_bar",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "What went wrong, or what is worth knowing about the latest step. It stays until you dismiss it.")},
};

bool names(const Entry& entry, const QByteArray& name) {
  const QByteArrayView key(entry.name);
  return key.endsWith('.') ? name.startsWith(key) : name == key;
}

template <std::size_t size>
const char* find(const Entry (&entries)[size], const QByteArray& name) {
  const auto* found = std::ranges::find_if(entries, [&](const Entry& entry) { return names(entry, name); });
  return found == std::end(entries) ? nullptr : found->text;
}

template <typename... Tables>
const char* find_in_any(const QByteArray& name, const Tables&... tables) {
  const char* text = nullptr;
  ((text = find(tables, name)) || ...);
  return text;
}

}  // namespace

QString explanation(const QString& name) {
  return explanation(name.toUtf8().constData());
}

QString explanation(const char* name) {
  const char* text = find_in_any(name, kPages, kParameters, kCurve, kSweep, kPairs, kCorpus, kRun, kDialogs);
  return text ? QCoreApplication::translate("Explanations", text) : QString();
}

}  // namespace lookalike
