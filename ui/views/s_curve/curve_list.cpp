#include "ui/views/s_curve/curve_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace lookalike {
namespace {

/// A short piece of the curve's line.
class Swatch final : public QWidget {
 public:
  Swatch(CurveStyle curve, QWidget* parent) : QWidget(parent), curve_(std::move(curve)) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
  }
  QSize sizeHint() const override { return {fontMetrics().height() * 5 / 2, fontMetrics().height()}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(curve_.pen(palette(), line_unit(font())));
    painter.drawLine(QPointF(0, height() / 2.0), QPointF(width(), height() / 2.0));
  }

 private:
  CurveStyle curve_;
};

}  // namespace

CurveList::CurveList(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins({});
}

void CurveList::show_curves(const std::vector<CurveStyle>& curves) {
  QStringList names;
  for (const CurveStyle& curve : curves) names += curve.name;
  if (names == names_) return;  // a dragged threshold must not rebuild rows
  names_ = names;
  for (QWidget* widget : widgets_) {
    widget->hide();
    widget->deleteLater();
  }
  widgets_.clear();
  std::size_t pinned = 0;
  for (const CurveStyle& curve : curves) {
    QWidget* row = make_row(curve);
    if (curve.pinned) add_remove_button(row, curve, pinned++);
    rows_->addWidget(row);
    widgets_.push_back(row);
  }
}

QWidget* CurveList::make_row(const CurveStyle& curve) {
  auto* row = new QWidget(this);
  auto* name = new QLabel(curve.name, row);
  name->setTextFormat(Qt::PlainText);
  name->setWordWrap(true);
  row->setToolTip(curve.meaning);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins({});
  layout->addWidget(new Swatch(curve, row));
  layout->addWidget(name, 1);
  return row;
}

void CurveList::add_remove_button(QWidget* row, const CurveStyle& curve, std::size_t index) {
  auto* button = new QToolButton(row);
  button->setObjectName(QString("remove_pin_%1").arg(index));
  button->setAccessibleName(tr("Remove %1").arg(curve.name));
  button->setToolTip(tr("Removes this curve from the comparison."));
  button->setText(QString(QChar(0x00d7)));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, [this, index] { emit remove_asked(index); });
  row->layout()->addWidget(button);
}

}  // namespace lookalike
