#include "ui/models/text/pair_choice_text.h"

#include <QCoreApplication>

#include "ui/models/text/number_text.h"

namespace lookalike {
namespace {

struct Text {
  PairKind kind;
  const char *one, *many, *meaning;
};

constexpr Text kTexts[] = {
    {PairKind::similar, QT_TRANSLATE_NOOP("PairChoice", "similar pair"),
     QT_TRANSLATE_NOOP("PairChoice", "similar pairs"),
     QT_TRANSLATE_NOOP("PairChoice", "Candidates that reached the threshold: the result of the run.")},
    {PairKind::candidates, QT_TRANSLATE_NOOP("PairChoice", "candidate pair"),
     QT_TRANSLATE_NOOP("PairChoice", "candidate pairs"),
     QT_TRANSLATE_NOOP("PairChoice", "Pairs that share a bucket in a band and pass the first-m check.")},
    {PairKind::false_candidates, QT_TRANSLATE_NOOP("PairChoice", "false candidate"),
     QT_TRANSLATE_NOOP("PairChoice", "false candidates"),
     QT_TRANSLATE_NOOP("PairChoice", "Candidates that are less similar than the threshold.")},
    {PairKind::missed, QT_TRANSLATE_NOOP("PairChoice", "missed pair"), QT_TRANSLATE_NOOP("PairChoice", "missed pairs"),
     QT_TRANSLATE_NOOP("PairChoice", "Pairs that reach the threshold but were not found; the exact join finds them.")},
    {PairKind::wrong, QT_TRANSLATE_NOOP("PairChoice", "wrong pair"), QT_TRANSLATE_NOOP("PairChoice", "wrong pairs"),
     QT_TRANSLATE_NOOP("PairChoice", "Accepted pairs that are less similar than the threshold.")},
    {PairKind::between, QT_TRANSLATE_NOOP("PairChoice", "pair in a similarity range"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs in a similarity range"),
     QT_TRANSLATE_NOOP("PairChoice", "All pairs whose exact similarity lies in a range, found or not.")},
    {PairKind::only_here, QT_TRANSLATE_NOOP("PairChoice", "pair only in this run"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs only in this run"),
     QT_TRANSLATE_NOOP("PairChoice", "Similar pairs that this run found but the other did not.")},
    {PairKind::only_baseline, QT_TRANSLATE_NOOP("PairChoice", "pair only in the other run"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs only in the other run"),
     QT_TRANSLATE_NOOP("PairChoice", "Similar pairs that the other run found but this one did not.")},
    {PairKind::changed, QT_TRANSLATE_NOOP("PairChoice", "changed pair"),
     QT_TRANSLATE_NOOP("PairChoice", "changed pairs"),
     QT_TRANSLATE_NOOP("PairChoice", "Pairs of both runs whose similarity or estimate differs.")},
    {PairKind::in_both, QT_TRANSLATE_NOOP("PairChoice", "pair in both runs"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs in both runs"),
     QT_TRANSLATE_NOOP("PairChoice", "Similar pairs that both runs found.")},
    {PairKind::of_baseline, QT_TRANSLATE_NOOP("PairChoice", "pair of the other run"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs of the other run"),
     QT_TRANSLATE_NOOP("PairChoice", "All similar pairs of the other run, found here or not.")},
    {PairKind::not_here, QT_TRANSLATE_NOOP("PairChoice", "pair below the threshold here"),
     QT_TRANSLATE_NOOP("PairChoice", "pairs below the threshold here"),
     QT_TRANSLATE_NOOP("PairChoice",
                       "Similar pairs of the other run that are less similar than the threshold in this run's "
                       "shingles, so that no bands and rows find them.")},
};

const Text& text_of(PairKind kind) {
  return kTexts[static_cast<std::size_t>(kind)];
}

QString translated(const char* text) {
  return QCoreApplication::translate("PairChoice", text);
}

}  // namespace

QString choice_name(PairKind kind) {
  return translated(text_of(kind).many);
}

QString choice_meaning(PairKind kind) {
  return translated(text_of(kind).meaning);
}

QString choice_count(const PairChoice& choice, std::uint64_t total) {
  if (choice.kind != PairKind::between)
    return count_text(total, translated(text_of(choice.kind).one), translated(text_of(choice.kind).many));
  return translated(QT_TRANSLATE_NOOP("PairChoice", "%1 of similarity %2 to %3"))
      .arg(count_text(total, translated(QT_TRANSLATE_NOOP("PairChoice", "pair")),
                      translated(QT_TRANSLATE_NOOP("PairChoice", "pairs"))),
           similarity_text(choice.from), similarity_text(choice.to));
}

}  // namespace lookalike
