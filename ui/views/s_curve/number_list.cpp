#include "ui/views/s_curve/number_list.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

#include "ui/models/text/explanations.h"
#include "ui/models/text/number_text.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

/// As tall as a value, so that rows with and without links have the same height.
class Link final : public QToolButton {
 public:
  using QToolButton::QToolButton;
  QSize sizeHint() const override {
    return {fontMetrics().horizontalAdvance(text()) + fontMetrics().averageCharWidth(), fontMetrics().height()};
  }
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void changeEvent(QEvent* event) override {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) take_colour();
  }
  bool event(QEvent* event) override {
    if (event->type() == QEvent::Polish) take_colour();
    return QToolButton::event(event);
  }

 private:
  /// The link colour of the current appearance; disabled links stay pale.
  void take_colour() {
    QPalette colours;
    for (const auto group : {QPalette::Active, QPalette::Inactive})
      colours.setBrush(group, QPalette::ButtonText, QApplication::palette().brush(group, QPalette::Link));
    setPalette(colours);
  }
};

QToolButton* link_of(const QLabel* value) {
  return value->parentWidget()->findChild<QToolButton*>(value->objectName() + QStringLiteral(".show"));
}

}  // namespace

NumberList::NumberList(QWidget* parent) : QWidget(parent), heading_(heading_label({})), rows_(new QGridLayout(this)) {
  rows_->setContentsMargins({});
  rows_->setColumnStretch(0, 1);
  rows_->addWidget(heading_, 0, 0, 1, 2);
  // Room for the longest typical value, so that the list keeps its width while numbers change.
  follow_type(this, [this](const QFontMetrics& type) {
    QFont bold = font();
    bold.setBold(true);
    rows_->setColumnMinimumWidth(1, QFontMetrics(bold).horizontalAdvance("< 0.00001 %"));
    rows_->setColumnMinimumWidth(2, type.horizontalAdvance(tr("show")));  // aligns the values of all lists
  });
}

void NumberList::set_heading(const QString& heading) {
  heading_->setText(heading);
}

QLabel* NumberList::add(const QString& object_name, const QString& name) {
  const QString meaning = tooltip_of(object_name);
  auto* name_label = new QLabel(name, this);
  auto* value = new QLabel(this);
  const int row = rows_->rowCount();
  rows_->addWidget(name_label, row, 0);
  rows_->addWidget(value, row, 1);
  value->setObjectName(object_name);
  value->setTextFormat(Qt::PlainText);
  value->setAlignment(Qt::AlignRight);
  for (QLabel* label : {name_label, value}) label->setWordWrap(true);  // at large type
  value->setTextInteractionFlags(Qt::TextSelectableByMouse);
  value->setAccessibleName(name);
  value->setAccessibleDescription(meaning);
  make_bold(value);
  name_label->setBuddy(value);
  name_label->setToolTip(meaning);
  value->setToolTip(meaning);
  return value;
}

QToolButton* NumberList::add_link(QLabel* value, const QString& meaning, const QString& text) {
  auto* link = new Link(this);
  link->setObjectName(value->objectName() + QStringLiteral(".show"));
  link->setText(text.isEmpty() ? tr("show") : text);
  link->setAutoRaise(true);
  QFont underlined;
  underlined.setUnderline(true);
  link->setFont(underlined);
  link->setFocusPolicy(Qt::StrongFocus);
  link->setToolTip(meaning);
  link->setAccessibleName(text.isEmpty() ? tr("Show: %1").arg(value->accessibleName()) : meaning);
  link->setAccessibleDescription(meaning);
  int row = 0, column = 0, rows = 0, columns = 0;
  rows_->getItemPosition(rows_->indexOf(value), &row, &column, &rows, &columns);
  rows_->addWidget(link, row, 2);
  return link;
}

void set_count(QLabel* value, std::uint64_t count) {
  value->setText(count_text(count));
  if (QToolButton* link = link_of(value)) link->setEnabled(count > 0);
}

void set_row_visible(QLabel* value, bool visible) {
  value->setVisible(visible);
  for (QLabel* label : value->parentWidget()->findChildren<QLabel*>()) {
    if (label->buddy() == value) label->setVisible(visible);
  }
  if (QToolButton* link = link_of(value)) link->setVisible(visible);
}

}  // namespace lookalike
