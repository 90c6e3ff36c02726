#include "ui/views/pairs/pair_chooser.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <algorithm>

#include "ui/models/text/pair_choice_text.h"
#include "ui/widgets/controls/building.h"

namespace lookalike {
namespace {

constexpr PairKind kKinds[] = {PairKind::similar,   PairKind::candidates,    PairKind::false_candidates,
                               PairKind::missed,    PairKind::wrong,         PairKind::between,
                               PairKind::only_here, PairKind::only_baseline, PairKind::in_both,
                               PairKind::changed,   PairKind::of_baseline,   PairKind::not_here};
constexpr double kNearMiss = 0.1;  // default start of a range, below the threshold

}  // namespace

PairChooser::PairChooser(QWidget* parent) : QWidget(parent), kind_(new QComboBox) {
  explained("pairs.kind", kind_, tr("Pairs to list"));
  kind_->setMaxVisibleItems(static_cast<int>(std::size(kKinds)));
  guard_wheel(kind_);
  for (const PairKind kind : kKinds) {
    kind_->addItem(choice_name(kind), static_cast<int>(kind));
    kind_->setItemData(kind_->count() - 1, choice_meaning(kind), Qt::ToolTipRole);
  }
  from_ = make_end("pairs.from", tr("Minimum similarity"));
  to_ = make_end("pairs.to", tr("Similarity below"));
  until_ = plain_label(tr("to"));
  row_of({label_for(kind_, tr("Sho&w")), kind_, from_, until_, to_}, this);
  connect(kind_, &QComboBox::activated, this, &PairChooser::choose_kind);
  set_choice({});
}

QDoubleSpinBox* PairChooser::make_end(const char* name, const QString& spoken) {
  QDoubleSpinBox* end = similarity_box(name, spoken, 0.05);
  end->setKeyboardTracking(false);
  guard_wheel(end);
  connect(end, &QDoubleSpinBox::valueChanged, this, [this] {
    choice_.from = from_->value();
    choice_.to = to_->value();
    emit chosen(choice_);
  });
  return end;
}

void PairChooser::set_choice(const PairChoice& choice) {
  choice_ = choice;
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(choice.kind)));
  const QSignalBlocker from_is_quiet(from_), to_is_quiet(to_);
  from_->setValue(choice.from);
  to_->setValue(choice.to);
  show_range(choice.kind == PairKind::between);
}

void PairChooser::set_sources(const PairSources& sources) {
  const bool exact = !sources.run || sources.run->recipe.verify.by == VerifyBy::exact;
  if (sources.run) threshold_ = sources.run->recipe.verify.threshold;
  enable(PairKind::false_candidates, exact);
  enable(PairKind::wrong, !exact);
  for (const PairKind kind : kKinds)
    if (needs_baseline_run(kind)) enable(kind, sources.baseline != nullptr);
}

void PairChooser::enable(PairKind kind, bool enabled) {
  auto* items = qobject_cast<QStandardItemModel*>(kind_->model());
  items->item(kind_->findData(static_cast<int>(kind)))->setEnabled(enabled);
}

void PairChooser::choose_kind() {
  PairChoice choice{static_cast<PairKind>(kind_->currentData().toInt()), choice_.from, choice_.to};
  if (choice.kind == PairKind::between && choice.from == 0 && choice.to == 1) {
    choice.from = std::max(0.0, threshold_ - kNearMiss);
    choice.to = threshold_;
  }
  set_choice(choice);
  emit chosen(choice_);
}

void PairChooser::show_range(bool visible) {
  for (const Part& end : Parts{from_, until_, to_}) end.widget->setVisible(visible);
}

}  // namespace lookalike
