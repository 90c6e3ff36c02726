#include <QtGlobal>

#include "ui/models/explanations/explanation.h"

namespace lookalike {
namespace {

constexpr Explanation kExplanations[] = {
    {"groups.table",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Documents that similar pairs connect, directly or by a chain, make a group. \"weakest\" is the "
         "similarity of the link that breaks first when the threshold rises; \"chained\" counts documents "
         "that are no similar pair with the keeper; \"go\" counts documents that are left out.")},
    {"groups.members",
     QT_TRANSLATE_NOOP("Explanations",
                       "The documents of the group: what stays first, then by similarity to the keeper. A direct "
                       "link is a similar pair; a chained one leads over other documents. One selected document stands "
                       "beside its keeper below, two stand beside each other.")},
    {"groups.break",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Links of less similarity are broken. Groups fall apart where their weakest links are, so that long "
         "chains of slowly changing texts end.")},
    {"groups.rule",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "One document of each group stays: the first of the corpus, the one with the longest text, or the "
         "one whose similarities to the others sum up to most. Of exact duplicates the first stays.")},
    {"groups.direct",
     QT_TRANSLATE_NOOP(
         "Explanations",
         "Drops a document only if it is a similar pair with one that stays. More documents stay then, and "
         "no two of them are a similar pair.")},
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
