#include "ui/views/suggest/alternative_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScreen>

#include "ui/models/text/alternative_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"

namespace lookalike {
namespace {

constexpr int kRows = 5, kFewRows = 3;
constexpr int kRoomy = 45;  // lines of a screen with room for all rows

}  // namespace

AlternativeTable::AlternativeTable(QWidget* parent)
    : QTableView(parent),
      model_(named_columns("suggest", {{"banding", tr("b \u00D7 r")},
                                       {"candidates", tr("candidates"), Qt::AlignRight},
                                       {"missed", tr("missed"), Qt::AlignRight},
                                       {"recall", tr("recall, %"), Qt::AlignRight}})) {
  explained("suggest.alternatives", this, tr("Settings to choose from"));
  style_table(this);
  setModel(&model_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AlternativeTable::choice_changed);
  fit();
}

void AlternativeTable::show_advice(std::vector<Advice> advice, double recall) {
  advice_ = std::move(advice);
  std::vector<TextTable::Row> rows;
  std::size_t first = 0;
  for (const Advice& goal : advice_) {
    if (goal.goal.recall == recall)
      first = rows.size() + static_cast<std::size_t>(&goal.suggested() - goal.alternatives.data());
    for (const BandingAlternative& alternative : goal.alternatives)
      rows.push_back(advice_.size() > 1 ? goal_cells(goal) : alternative_cells(alternative));
  }
  model_.set_rows(std::move(rows));
  resizeColumnsToContents();
  setMinimumWidth(std::max(minimumWidth(), horizontalHeader()->length() + 2 * frameWidth() +
                                               (verticalScrollBar()->isVisible() ? verticalScrollBar()->width() : 0)));
  setCurrentIndex(model_.index(static_cast<int>(first), 0));
}

const BandingAlternative* AlternativeTable::chosen() const {
  const Advice* by = advice();
  if (!by) return nullptr;
  return advice_.size() > 1 ? &by->suggested() : &by->alternatives[static_cast<std::size_t>(currentIndex().row())];
}

const Advice* AlternativeTable::advice() const {
  const int row = currentIndex().row();
  if (row < 0) return nullptr;
  return &advice_[advice_.size() > 1 ? static_cast<std::size_t>(row) : 0];
}

/// Two lines per row, and a fixed height regardless of the content.
void AlternativeTable::fit() {
  const int line = fontMetrics().lineSpacing();
  const int row = line * 2 + fontMetrics().height() / 2;
  verticalHeader()->setDefaultSectionSize(row);
  const int rows = screen()->availableGeometry().height() < kRoomy * line ? kFewRows : kRows;
  setFixedHeight(horizontalHeader()->sizeHint().height() + rows * row + 2 * frameWidth());
}

/// After the rows of a styled table have followed the type.
void AlternativeTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

}  // namespace lookalike
