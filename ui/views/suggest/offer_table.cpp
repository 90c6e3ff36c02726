#include "ui/views/suggest/offer_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <algorithm>

#include "ui/models/offer_text.h"
#include "ui/widgets/tables.h"

namespace lookalike {
namespace {

constexpr std::size_t kMostOffers = 5;
constexpr int kWidest = 80;  // characters; what needs more is scrolled

}  // namespace

OfferTable::OfferTable(QWidget* parent)
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
  setObjectName(QStringLiteral("suggest.offers"));
  setAccessibleName(tr("Settings to choose from"));
  setToolTip(tr("What each setting finds and costs; the selected one is drawn and can be adopted."));
  style_table(this);
  setModel(&model_);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &OfferTable::choice_changed);
  fit();
}

void OfferTable::show_offers(std::vector<BandingOffer> offers) {
  offers_ = std::move(offers);
  std::vector<TextTable::Row> rows;
  for (const BandingOffer& offer : offers_) rows.push_back(offer_cells(offer));
  model_.set_rows(std::move(rows));
  if (!offers_.empty()) fit();
  for (std::size_t i = 0; i < offers_.size(); ++i)
    if (offers_[i].step == BandingStep::suggested) setCurrentIndex(model_.index(static_cast<int>(i), 0));
}

const BandingOffer* OfferTable::chosen() const {
  const int row = currentIndex().row();
  return row < 0 ? nullptr : &offers_[static_cast<std::size_t>(row)];
}

/// Two lines a row; while there are none, room for all that may come.
void OfferTable::fit() {
  resizeColumnsToContents();
  const int row = fontMetrics().lineSpacing() * 2 + fontMetrics().height() / 2;
  verticalHeader()->setDefaultSectionSize(row);
  const int rows = static_cast<int>(offers_.empty() ? kMostOffers : offers_.size());
  const int least = horizontalHeader()->length();
  setMinimumWidth(std::min(least, kWidest * fontMetrics().averageCharWidth()) + 2 * frameWidth());
  const int bar = least > minimumWidth() ? horizontalScrollBar()->sizeHint().height() : 0;
  setFixedHeight(horizontalHeader()->sizeHint().height() + rows * row + 2 * frameWidth() + bar);
}

void OfferTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) fit();
}

}  // namespace lookalike
