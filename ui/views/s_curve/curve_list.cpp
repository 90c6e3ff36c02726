#include "ui/views/s_curve/curve_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "ui/models/text/fitting_text.h"

namespace lookalike {
namespace {

/// A short piece of the curve's line.
class Swatch final : public QWidget {
 public:
  explicit Swatch(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred); }

  void show_curve(const CurveStyle& curve) {
    curve_ = curve;
    update();
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

QLabel* name_label(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  return label;
}

/// The widget that Tab reaches before `widget`.
QWidget* stop_before(QWidget* widget) {
  QWidget* before = widget->previousInFocusChain();
  while (before != widget && !(before->focusPolicy() & Qt::TabFocus)) before = before->previousInFocusChain();
  return before;
}

}  // namespace

class CurveList::Row final : public QWidget {
 public:
  explicit Row(QWidget* parent)
      : QWidget(parent), swatch_(new Swatch(this)), name_(name_label(this)), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins({});
    layout_->addWidget(swatch_);
    layout_->addWidget(name_, 1);
  }

  void add_remove_button(std::size_t index) {
    remove_ = new QToolButton(this);
    remove_->setObjectName(QStringLiteral("remove_pin_%1").arg(index));
    remove_->setToolTip(CurveList::tr("Removes this curve from the comparison."));
    remove_->setText(QString(QChar(0x00d7)));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::StrongFocus);
    layout_->addWidget(remove_);
  }

  void show_curve(const CurveStyle& curve) {
    swatch_->show_curve(curve);
    name_->setText(fitting_text(curve.name));
    setToolTip(curve.meaning);
    if (remove_) remove_->setAccessibleName(CurveList::tr("Remove %1").arg(curve.name));
  }

  QToolButton* remove_button() const { return remove_; }

 private:
  Swatch* swatch_;
  QLabel* name_;
  QHBoxLayout* layout_;
  QToolButton* remove_ = nullptr;  // of a pinned curve
};

CurveList::CurveList(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins({});
}

void CurveList::show_curves(const std::vector<CurveStyle>& curves) {
  QStringList names;
  for (const CurveStyle& curve : curves) names += curve.name;
  if (names == names_) return;  // a dragged threshold must not touch rows
  names_ = names;
  const auto pinned = static_cast<std::size_t>(std::ranges::count_if(curves, &CurveStyle::pinned));
  fit(curves.size() - pinned, pinned);
  show_rows(curves);
}

/// Rows stay the same objects as long as there are as many curves, so that the focus stays on their buttons.
void CurveList::fit(std::size_t own, std::size_t pinned) {
  const auto drop = [this](std::vector<Row*>& rows, std::size_t count) {
    for (; rows.size() > count; rows.pop_back()) {
      layout_->removeWidget(rows.back());
      rows.back()->hide();
      rows.back()->deleteLater();
    }
  };
  drop(own_, own);
  drop(pinned_, pinned);
  while (own_.size() < own) {
    own_.push_back(new Row(this));
    layout_->insertWidget(static_cast<int>(own_.size()) - 1, own_.back());
  }
  while (pinned_.size() < pinned) add_pinned_row();
}

/// Qt lets Tab come to a new button last of all in the window.
void CurveList::add_pinned_row() {
  auto* row = new Row(this);
  row->add_remove_button(pinned_.size());
  QWidget* before = pinned_.empty() ? stop_before(this) : pinned_.back()->remove_button();
  setTabOrder(before, row->remove_button());
  connect(row->remove_button(), &QToolButton::clicked, this,
          [this, index = pinned_.size()] { emit remove_asked(index); });
  layout_->addWidget(row);
  pinned_.push_back(row);
}

void CurveList::show_rows(const std::vector<CurveStyle>& curves) {
  std::size_t own = 0, pinned = 0;
  for (const CurveStyle& curve : curves) (curve.pinned ? pinned_[pinned++] : own_[own++])->show_curve(curve);
}

}  // namespace lookalike
