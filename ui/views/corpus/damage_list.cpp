#include "ui/views/corpus/damage_list.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/models/text/display_text.h"
#include "ui/models/text/loss_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {

DamageList::DamageList(QWidget* parent)
    : QWidget(parent),
      model_(damage_columns()),
      sentence_(named("corpus.damage_sentence", wrapped_label({}))),
      table_(explained("corpus.damage", new QTableView, tr("Damaged records of the source"))),
      whole_(named("corpus.damage_whole", wrapped_label({}))) {
  style_table(table_);
  table_->setTextElideMode(Qt::ElideMiddle);  // places have similar beginnings and ends
  table_->setModel(&model_);
  follow_type(table_, [this](const QFontMetrics& type) {
    set_column_width(table_, 0, 26 * type.averageCharWidth());
    set_column_width(table_, 1, 12 * type.averageCharWidth());
  });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { show_whole(current.row()); });
  auto* column = new QVBoxLayout(this);
  follow_type(this, [column](const QFontMetrics& type) {
    const int gap = type.height() / 2;
    column->setContentsMargins(gap, gap, gap, 0);
  });
  add_parts(column, {sentence_, {table_, 1}, whole_});
  column->addStretch();
  set_corpus(nullptr);
}

void DamageList::set_corpus(const std::shared_ptr<const Corpus>& corpus) {
  sentence_->setText(corpus ? damage_sentence(corpus->report()) : QString());
  model_.set_rows(corpus ? damage_rows(corpus->report()) : std::vector<TextTable::Row>());
  for (const Part& part : Parts{table_, whole_}) part.widget->setVisible(model_.rowCount() > 0);
  if (model_.rowCount() > 0) table_->selectRow(0);
}

void DamageList::show_whole(int row) {
  whole_->setText(row < 0 ? QString() : fitting_text(model_.rows()[static_cast<std::size_t>(row)].last()));
}

}  // namespace lookalike
