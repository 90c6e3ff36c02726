#include "ui/widgets/controls/building.h"

#include <QEvent>
#include <QPainter>
#include <QWidget>

#include "ui/models/text/display_text.h"
#include "ui/widgets/style/follow_type.h"
#include "ui/widgets/style/theme.h"

namespace lookalike {
namespace {

/// Stays faint when the palette changes between light and dark.
class FaintLabel final : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void changeEvent(QEvent* event) override {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) fade();
  }
  bool event(QEvent* event) override {
    if (event->type() == QEvent::Polish || event->type() == QEvent::Show) fade();
    return QLabel::event(event);
  }

 private:
  void fade() {
    QPalette faint;
    faint.setColor(QPalette::WindowText, faint_text(palette()));
    setPalette(faint);
  }
};

}  // namespace

void guard_wheel(QWidget* control) {
  control->setFocusPolicy(Qt::StrongFocus);
  watch_events(control, [control](QEvent* event) {
    const bool unwanted = event->type() == QEvent::Wheel && !control->hasFocus();
    if (unwanted) event->ignore();
    return unwanted;
  });
}

ElidedLabel::ElidedLabel(QWidget* parent) : QFrame(parent) {
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::set_text(const QString& text) {
  constexpr qsizetype kMost =
      2'000;  // characters to shape: a whole title can take long, and a longer line is elided anyway
  text_ = text.left(kMost).simplified();
  setToolTip(tooltip_text(text_));
  setAccessibleName(text_);
  updateGeometry();
  update();
}

QSize ElidedLabel::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text_), fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
  return {fontMetrics().averageCharWidth() * 8, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  painter.drawText(contentsRect(), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                   fontMetrics().elidedText(text_, Qt::ElideRight, contentsRect().width()));
}

QLabel* plain_label(const QString& text) {
  auto* label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  return label;
}

QLabel* wrapped_label(const QString& text) {
  QLabel* label = plain_label(text);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QLabel* faint_label(const QString& text) {
  auto* label = new FaintLabel(text);
  label->setTextFormat(Qt::PlainText);
  return label;
}

QLabel* empty_label(const QString& text) {
  QLabel* label = faint_label(text);
  label->setAlignment(Qt::AlignCenter);
  label->setWordWrap(true);
  return label;
}

QLabel* heading_label(const QString& text) {
  QLabel* label = plain_label(text);
  make_bold(label);
  return label;
}

QLabel* label_for(QWidget* control, const QString& text) {
  QLabel* label = plain_label(text);
  label->setBuddy(control);
  return label;
}

void make_bold(QWidget* widget) {
  QFont bold;
  bold.setBold(true);
  widget->setFont(bold);
}

void take_any_width(QLabel* label) {
  QSizePolicy policy = label->sizePolicy();
  policy.setHorizontalPolicy(QSizePolicy::Ignored);
  label->setSizePolicy(policy);
}

}  // namespace lookalike
