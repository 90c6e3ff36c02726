#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"groups.table",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Documents that similar pairs connect, directly or by a chain, make a group, named after what stays of it. "
         "\"weakest\" is the similarity of the link that breaks first when the threshold rises; \"chained\" documents "
         "are no similar pair with the keeper; \"go\" counts documents that are left out. A group unfolds to its "
         "documents, the keeper first, then by similarity to it. One selected document stands beside its keeper below, "
         "two stand beside each other.")},
    {"groups.unfold",
     QT_TRANSLATE_NOOP("Explanations",
                       "Lists the documents of all groups, of up to 20,000 documents at once, so that groups are read "
                       "by scrolling. In the list Right unfolds one group, Left folds it, and * unfolds it as well.")},
    {"groups.break",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Links of less similarity are broken. Groups fall apart where their weakest links are, so that long "
         "chains of slowly changing texts end.")},
    {"groups.rule",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One document of each group stays: the first of the corpus, the one with the longest text, the one "
         "whose similarities to the others sum up to most, or the best by a column of the source. A document "
         "that is kept by hand, with the key K or in the context menu, stays whatever the rule says.")},
    {"groups.column",
     QT_TRANSLATE_NOOP("Explanations",
                       "The source is read again for the values of this column: dates, of which the earliest stays, or "
                       "numbers, of which the largest does. Numbers in a column whose name ends in time or date are "
                       "seconds, so that the earliest stays too.")},
    {"groups.direct",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Drops a document only if it is a similar pair with one that stays. More documents stay then, and "
         "no two of them are a similar pair.")},
    {"groups.drawing",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Documents that are similar lie near each other. A filled dot stays; a square is similar to what "
         "stays by a chain only. A link is the thicker the more similar its documents are; the dashed "
         "one is the weakest, where the group breaks first. The arrows go from document to document, "
         "with Shift they add one, and two stand beside each other under Texts.")},
    {"groups.views", QT_TRANSLATE_NOOP("Explanations",
                                       "The group as a drawing, two of its documents as texts, or the sizes of all "
                                       "groups. Ctrl with Tab goes to the next of them.")},
    {"groups.sizes",
     QT_TRANSLATE_NOOP("Explanations",
                       "How many groups have two documents, three and so on; where there are many sizes, each bar "
                       "holds those up to twice as large. Heights are logarithms of the numbers above them.")},
    {"groups.export_clean",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Tables and JSON Lines keep their records as they are; newswire and text files become JSON Lines. A "
         "name that ends in .gz or .zst is compressed.")},
};

}  // namespace

std::span<const Explanation> groups_explanations() {
  return kExplanations;
}

}  // namespace lookalike
