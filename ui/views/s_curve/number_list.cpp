#include "ui/views/s_curve/number_list.h"

#include <QGridLayout>

namespace lookalike {
namespace {

void make_bold(QWidget* widget) {
  QFont font = widget->font();
  font.setBold(true);
  widget->setFont(font);
}

}  // namespace

NumberList::NumberList(QWidget* parent) : QWidget(parent), heading_(new QLabel(this)), rows_(new QGridLayout(this)) {
  rows_->setContentsMargins({});
  rows_->setColumnStretch(0, 1);
  rows_->addWidget(heading_, 0, 0, 1, 2);
  heading_->setTextFormat(Qt::PlainText);
  make_bold(heading_);
}

void NumberList::set_heading(const QString& heading) {
  heading_->setText(heading);
}

QLabel* NumberList::add(const QString& object_name, const QString& name, const QString& meaning) {
  auto* name_label = new QLabel(name, this);
  auto* value = new QLabel(this);
  const int row = rows_->rowCount();
  rows_->addWidget(name_label, row, 0);
  rows_->addWidget(value, row, 1, Qt::AlignRight);
  value->setObjectName(object_name);
  value->setTextFormat(Qt::PlainText);
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  value->setAccessibleName(name);
  value->setAccessibleDescription(meaning);
  make_bold(value);
  name_label->setBuddy(value);
  name_label->setToolTip(meaning);
  value->setToolTip(meaning);
  return value;
}

void set_row_visible(QLabel* value, bool visible) {
  value->setVisible(visible);
  for (QLabel* label : value->parentWidget()->findChildren<QLabel*>()) {
    if (label->buddy() == value) label->setVisible(visible);
  }
}

}  // namespace lookalike
