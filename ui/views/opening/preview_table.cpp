#include "ui/views/opening/preview_table.h"

#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QScrollBar>
#include <algorithm>

#include "ui/models/text/display_text.h"
#include "ui/widgets/controls/tables.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

constexpr int kWidestColumn = 24, kWidestText = 60, kWidestWhileOpen = 40;  // characters

/// Adds type and colour, which only a view knows.
class MarkedColumns final : public QIdentityProxyModel {
 public:
  explicit MarkedColumns(QAbstractItemModel* model, QWidget* view) : QIdentityProxyModel(view), view_(*view) {
    setSourceModel(model);
  }

  QVariant data(const QModelIndex& index, int role) const override {
    if (role == Qt::BackgroundRole && is_text(QIdentityProxyModel::data(index, PreviewModel::kUseRole)))
      return fill_colour(Hue::blue, view_.palette());
    return QIdentityProxyModel::data(index, role);
  }

  QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
    if (role == Qt::FontRole &&
        is_text(QIdentityProxyModel::headerData(section, orientation, PreviewModel::kUseRole))) {
      QFont bold = view_.font();
      bold.setBold(true);
      return bold;
    }
    return QIdentityProxyModel::headerData(section, orientation, role);
  }

 private:
  static bool is_text(const QVariant& use) { return use.isValid() && use.toInt() == static_cast<int>(ColumnUse::text); }

  const QWidget& view_;
};

}  // namespace

PreviewTable::PreviewTable(QWidget* parent) : QTableView(parent) {
  style_table(this);
  setFrameShape(QFrame::StyledPanel);
  setSelectionMode(QAbstractItemView::NoSelection);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setModel(new MarkedColumns(&model_, this));
  horizontalHeader()->setSectionsClickable(true);
  connect(horizontalHeader(), &QHeaderView::sectionClicked, this, &PreviewTable::choose);
  connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { choose(index.column()); });
}

void PreviewTable::show_preview(CorpusPreview preview) {
  const int right = horizontalScrollBar()->value(), down = verticalScrollBar()->value();
  const bool same = preview.columns == model_.preview().columns;
  model_.set_preview(std::move(preview));
  fit_columns();
  updateGeometries();  // updates the scroll bars with the new widths
  if (!same) return show_text_column();
  horizontalScrollBar()->setValue(right);
  verticalScrollBar()->setValue(down);
}

void PreviewTable::fit_columns() {
  resizeColumnsToContents();
  const int character = fontMetrics().averageCharWidth();
  for (int column = 0; column < model_.columnCount(); ++column) {
    const int header = horizontalHeader()->sectionSizeHint(column);
    setColumnWidth(column, std::max(header, std::min(character * widest(column), columnWidth(column))));
  }
}

// Shows part of each column, so that the user can find the text.
int PreviewTable::widest(int column) const {
  if (!model_.preview().text) return kWidestWhileOpen;
  return model_.use(column) == ColumnUse::text ? kWidestText : kWidestColumn;
}

void PreviewTable::show_text_column() {
  if (const auto text = model_.preview().text)
    horizontalScrollBar()->setValue(horizontalHeader()->sectionPosition(static_cast<int>(*text)));
}

void PreviewTable::choose(int column) {
  emit column_chosen(to_qstring(model_.preview().columns[static_cast<std::size_t>(column)]));
}

}  // namespace lookalike
