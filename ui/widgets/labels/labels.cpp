#include "ui/widgets/labels/labels.h"

#include "ui/widgets/style/palette.h"

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
