#include "ui/views/pairs/empty_pairs.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/models/text/number_text.h"
#include "ui/session/session.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {

EmptyPairs::EmptyPairs(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  hint_ = named("pairs.hint", empty_label());
  show_identical_ =
      push_button("pairs.show_identical", tr("Show identical pairs"), this, &EmptyPairs::identical_wanted);
  auto* column = new QVBoxLayout(this);
  column->addStretch(1);
  column->addWidget(hint_);
  column->addWidget(show_identical_, 0, Qt::AlignHCenter);
  column->addStretch(1);
  explain(nullptr, {}, false);
}

void EmptyPairs::explain(const PairRows* rows, const QString& problem, bool alone) {
  const QString why = reason(rows, problem);
  hint_->setText(alone && session_.result() ? tr("%1\nF4 shows the filter and the list again.").arg(why) : why);
  show_identical_->setVisible(problem.isEmpty() && rows && rows->identical > 0);
}

/// Suggests a remedy; a more precise one once the exact similarities are known.
QString EmptyPairs::none_is_similar() const {
  const auto summary = session_.surveyor().summary();
  const bool known = summary && summary->run == session_.result();
  const auto most = known ? most_similar_different(*summary->survey->truth) : std::nullopt;
  if (most && *most < session_.result()->recipe.verify.threshold)
    return tr("No two documents are this similar: the nearest ones reach %1.\nLower the threshold t to find them; the "
              "S-curve page offers this value.")
        .arg(similarity_text(*most));
  return tr(
      "No two documents are this similar.\nLower the threshold t, or use more bands or fewer rows, to find more.");
}

QString EmptyPairs::reason(const PairRows* rows, const QString& problem) const {
  if (!session_.corpus())
    return tr("No corpus is open yet.\nOpen files with Ctrl+O, or drop them anywhere on this window.");
  if (!session_.result()) return tr("The pairs appear here after the first run.");
  if (!problem.isEmpty()) return problem;
  const std::uint64_t identical = rows ? rows->identical : 0;
  if (rows && !rows->pairs.empty())
    return identical == 0 ? tr("No pair passes the filter.")
                          : tr("No different pair passes the filter. The %1 identical ones are hidden.")
                                .arg(count_text(identical));
  if (identical > 0) return tr("All pairs have equal shingle sets and are hidden.");
  const PairKind kind = session_.pair_choice().kind;
  if (kind == PairKind::similar) return none_is_similar();
  if (kind == PairKind::missed) return tr("Nothing was missed: every pair that reaches the threshold was found.");
  return tr("There are no such pairs.");
}

}  // namespace lookalike
