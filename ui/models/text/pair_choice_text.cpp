#include "ui/models/text/pair_choice_text.h"

#include <QCoreApplication>

#include "ui/models/text/display_text.h"
#include "ui/models/text/explanations.h"

namespace lookalike {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("PairChoice", text);
}

struct Text {
  QString one, many;
  const char* tooltip;
};

/// In the order of PairKind.
Text text_of(PairKind kind) {
  const Text texts[] = {
      {tr("similar pair"), tr("similar pairs"), "pairs.kind.similar"},
      {tr("candidate pair"), tr("candidate pairs"), "pairs.kind.candidates"},
      {tr("false candidate"), tr("false candidates"), "pairs.kind.false_candidates"},
      {tr("missed pair"), tr("missed pairs"), "pairs.kind.missed"},
      {tr("wrong pair"), tr("wrong pairs"), "pairs.kind.wrong"},
      {tr("pair in a similarity range"), tr("pairs in a similarity range"), "pairs.kind.between"},
      {tr("pair only in this run"), tr("pairs only in this run"), "pairs.kind.only_here"},
      {tr("pair only in the other run"), tr("pairs only in the other run"), "pairs.kind.only_baseline"},
      {tr("changed pair"), tr("changed pairs"), "pairs.kind.changed"},
      {tr("pair in both runs"), tr("pairs in both runs"), "pairs.kind.in_both"},
      {tr("pair of the reference"), tr("pairs of the reference"), "pairs.kind.of_baseline"},
      {tr("pair below the threshold here"), tr("pairs below the threshold here"), "pairs.kind.not_here"},
  };
  return texts[static_cast<std::size_t>(kind)];
}

}  // namespace

QString choice_name(PairKind kind) {
  return text_of(kind).many;
}

QString choice_meaning(PairKind kind) {
  return tooltip_of(text_of(kind).tooltip);
}

QString choice_count(const PairChoice& choice, std::uint64_t total) {
  if (choice.kind != PairKind::between) return count_text(total, text_of(choice.kind).one, text_of(choice.kind).many);
  return tr("%1 with similarity %2 to %3")
      .arg(count_text(total, tr("pair"), tr("pairs")), similarity_text(choice.from), similarity_text(choice.to));
}

}  // namespace lookalike
