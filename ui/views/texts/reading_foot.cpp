#include "ui/views/texts/reading_foot.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/views/texts/mark_legend.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/labels/labels.h"
#include "ui/widgets/style/flow_layout.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {

ReadingFoot::ReadingFoot(QWidget* parent) : QWidget(parent) {
  previous_ = add_step(Qt::UpArrow, "previous_difference", tr("Previous difference"), {"Alt+Up"});
  next_ = add_step(Qt::DownArrow, "next_difference", tr("Next difference"), {"Alt+Down"});
  connect(previous_, &QToolButton::clicked, this, &ReadingFoot::previous);
  connect(next_, &QToolButton::clicked, this, &ReadingFoot::next);
  where_ = plain_label({});
  where_->setObjectName("difference_position");
  where_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  way_ = new QToolButton;
  way_->setObjectName("reading_way");
  menu_ = new QToolButton;
  menu_->setObjectName("reading_menu");
  menu_->setText(tr("Texts"));
  menu_->setToolTip(tr("Lines, type, folding and sides of the two texts, as in View > Texts."));
  menu_->setPopupMode(QToolButton::InstantPopup);
  for (QToolButton* button : {way_, menu_}) {
    button->setFocusPolicy(Qt::StrongFocus);
    button->hide();
  }
  legend_ = new MarkLegend;
  counts_ = new ElidedLabel;
  counts_->setObjectName("shingle_counts");
  counts_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* parts = new QWidget;
  auto* flow = new FlowLayout(parts);
  for (QWidget* part : std::initializer_list<QWidget*>{previous_, next_, where_, counts_, way_, menu_})
    flow->addWidget(part);
  auto* column = without_margins(new QVBoxLayout(this));
  column->addWidget(parts);
  column->addWidget(legend_);
  follow_type(this, [column](const QFontMetrics& type) { column->setSpacing(type.height() / 4); });
  show_way(ReadingWay::differences, {});
}

QToolButton* ReadingFoot::add_step(Qt::ArrowType arrow, const QString& name, const QString& text,
                                   const QKeySequence& key) {
  auto* button = new QToolButton;
  button->setObjectName(name + "_button");
  button->setAccessibleName(text);
  button->setToolTip(tr("%1 (%2).").arg(text, key.toString(QKeySequence::NativeText)));
  button->setArrowType(arrow);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

void ReadingFoot::offer(QAction* way, QMenu* menu) {
  way_->setDefaultAction(way);
  way_->setToolButtonStyle(Qt::ToolButtonTextOnly);
  menu_->setMenu(menu);
  way_->show();
  menu_->show();
}

void ReadingFoot::set_steps(bool previous, bool next) {
  previous_->setEnabled(previous);
  next_->setEnabled(next);
}

void ReadingFoot::say_where(const QString& where) {
  where_->setText(where);
}

void ReadingFoot::show_legend(bool shown) {
  legend_->setVisible(shown);
}

void ReadingFoot::list_searched(bool listed) {
  legend_->list_searched(listed);
}

void ReadingFoot::show_way(ReadingWay way, const QString& counts) {
  legend_->set_way(way);
  counts_->set_text(counts);
  counts_->setVisible(!counts.isEmpty());
}

}  // namespace lookalike
