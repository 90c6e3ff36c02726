#include "ui/widgets/labels/info_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include "ui/models/text/fitting_text.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {

InfoBar::InfoBar(QWidget* parent)
    : QFrame(parent), sign_(heading_label({})), text_(wrapped_label({})), row_(new QHBoxLayout(this)) {
  setObjectName(QStringLiteral("info_bar"));
  setAutoFillBackground(true);
  text_->setObjectName(QStringLiteral("info_bar.text"));
  auto* close = named("info_bar.close", new QToolButton);
  close->setText(QStringLiteral("\u00D7"));
  close->setToolTip(tr("Dismiss this message."));
  close->setAccessibleName(tr("Dismiss"));
  close->setAutoRaise(true);
  close->setFocusPolicy(Qt::StrongFocus);
  connect(close, &QToolButton::clicked, this, &InfoBar::clear);
  row_->addWidget(sign_);
  row_->addWidget(text_, 1);
  row_->addWidget(close);
  hide();
}

void InfoBar::show_error(const QString& text) {
  show_text(text, QStringLiteral("\u26A0"), Hue::vermilion);
}

void InfoBar::show_remedy(const QString& text, QAction* remedy) {
  show_error(text);
  add_button(remedy);
}

void InfoBar::show_alternative(const QString& text, QAction* action) {
  show_note(text);
  add_button(action);
}

void InfoBar::add_button(QAction* remedy) {
  remedy_ = named("info_bar.remedy", new QPushButton(remedy->text()));
  remedy_->setToolTip(remedy->toolTip());
  connect(remedy_, &QPushButton::clicked, remedy, &QAction::trigger);
  row_->insertWidget(2, remedy_);
  remedy_->show();
}

void InfoBar::show_note(const QString& text) {
  show_text(text, QStringLiteral("\u2139"), Hue::blue);
}

void InfoBar::clear() {
  drop_remedy();
  hide();
}

void InfoBar::clear_note() {
  if (hue_ == Hue::blue) clear();
}

QString InfoBar::text() const {
  return isHidden() ? QString() : text_->text();
}

void InfoBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) colour();
}

void InfoBar::colour() {
  QPalette colours;
  colours.setColor(QPalette::Window, fill_colour(hue_, palette()));
  setPalette(colours);
}

void InfoBar::drop_remedy() {
  if (!remedy_) return;
  remedy_->hide();
  remedy_->deleteLater();  // it may be what was clicked
  remedy_.clear();
}

void InfoBar::show_text(const QString& text, const QString& sign, Hue hue) {
  drop_remedy();
  hue_ = hue;
  colour();
  sign_->setText(sign);
  const QString fitting = fitting_text(text);
  text_->setText(fitting);
  setAccessibleName(fitting);
  show();
}

}  // namespace lookalike
