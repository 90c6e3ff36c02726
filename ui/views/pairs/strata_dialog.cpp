#include "ui/views/pairs/strata_dialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/models/text/text_table.h"
#include "ui/models/text/verdict_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {
namespace {

constexpr int kRows = 21;  // all strata

TableColumns columns() {
  const auto tr = [](const char* text) { return StrataDialog::tr(text); };
  const Qt::Alignment right = Qt::AlignRight;
  return {
      {tr("similarity"), tr("Exact, or estimated if signatures decide; identical pairs have their own row.")},
      {tr("pairs"), tr("Pairs of this similarity that the run accepted."), right},
      {tr("judged"), tr("Accepted pairs of this similarity with a verdict; copies of two texts share theirs."), right},
      {tr("similar"), tr("Judged same or near."), right},
      {tr("different"), tr("Judged different."), right},
      {tr("precision"), tr("Share of similar pairs among those judged similar or different."), right},
      {tr("95 % interval"),
       tr("Wilson interval of the precision, which narrows as fewer pairs are left; valid for pairs drawn at random."),
       right}};
}

}  // namespace

StrataDialog::StrataDialog(QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("strata"));
  setWindowTitle(tr("Precision by similarity"));
  model_ = new TextTable(columns(), this);
  table_ = new QTableView;
  named("strata.table", table_, windowTitle(),
        tr("Verdicts on the pairs that the run accepted, by similarity. Ctrl+C copies rows."));
  style_table(table_);
  table_->setModel(model_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* close = buttons->button(QDialogButtonBox::Close);
  close->setObjectName(QStringLiteral("strata.close"));
  close->setToolTip(tr("Close this window."));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* column = new QVBoxLayout(this);
  column->addWidget(table_);
  column->addWidget(buttons);
}

void StrataDialog::show_summary(const JudgedSummary& summary) {
  model_->set_rows(strata_rows(summary));
  fit_small_table(table_, kRows);
  table_->setMinimumWidth(table_->horizontalHeader()->length() + 2 * fontMetrics().averageCharWidth());
  adjustSize();
}

}  // namespace lookalike
