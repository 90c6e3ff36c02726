#include "ui/views/suggest/alternative_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScreen>

#include "ui/models/text/alternative_text.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

constexpr int kRows = 5, kFewRows = 3;
constexpr int kRoomy = 45;  // lines of a screen that has room for all rows

}  // namespace

AlternativeTable::AlternativeTable(QWidget* parent)
    : QTableView(parent),
      model_({{tr("b \u00D7 r"), tr("Bands and rows, and whether that is looser or stricter than the suggestion.")},
              {tr("candidates"), tr("Pairs that are expected to be compared, with limits for 95 of 100 hash seeds."),
               Qt::AlignRight},
              {tr("missed"), tr("Similar pairs that are expected to be missed, with limits for 95 of 100 hash seeds."),
               Qt::AlignRight},
              {tr("recall, %"),
               tr("Share of the different similar pairs that is expected to be found, with limits for 95 of 100 hash "
                  "seeds."),
               Qt::AlignRight}}) {
  setObjectName(QStringLiteral("suggest.alternatives"));
  setAccessibleName(tr("Settings to choose from"));
  setToolTip(tr("Lists what each setting finds and costs; the selected one is drawn and can be adopted."));
  style_table(this);
  setModel(&model_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AlternativeTable::choice_changed);
  fit();
}

void AlternativeTable::show_alternatives(std::vector<BandingAlternative> alternatives) {
  alternatives_ = std::move(alternatives);
  std::vector<TextTable::Row> rows;
  rows.reserve(alternatives_.size());
  for (const BandingAlternative& alternative : alternatives_) rows.push_back(alternative_cells(alternative));
  model_.set_rows(std::move(rows));
  resizeColumnsToContents();
  for (std::size_t i = 0; i < alternatives_.size(); ++i)
    if (alternatives_[i].step == BandingStep::suggested) setCurrentIndex(model_.index(static_cast<int>(i), 0));
}

const BandingAlternative* AlternativeTable::chosen() const {
  const int row = currentIndex().row();
  return row < 0 ? nullptr : &alternatives_[static_cast<std::size_t>(row)];
}

/// Two lines a row, and one height whatever it shows.
void AlternativeTable::fit() {
  const int line = fontMetrics().lineSpacing();
  const int row = line * 2 + fontMetrics().height() / 2;
  verticalHeader()->setDefaultSectionSize(row);
  const int rows = screen()->availableGeometry().height() < kRoomy * line ? kFewRows : kRows;
  setFixedHeight(horizontalHeader()->sizeHint().height() + rows * row + 2 * frameWidth());
}

void AlternativeTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

}  // namespace lookalike
