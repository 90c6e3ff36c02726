#include "ui/views/pairs/side_by_side.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedLayout>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <new>

#include "ui/models/text/number_text.h"
#include "ui/views/pairs/difference_strip.h"
#include "ui/views/pairs/prose_comparer.h"
#include "ui/views/pairs/text_pane.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/style/follow_type.h"

namespace lookalike {
namespace {

constexpr int kBusyDelay = 300;  // milliseconds before a wait is worth mentioning

QString from_utf8(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QLabel* plain_label(QWidget* parent, const char* name) {
  auto* label = new QLabel(parent);
  label->setObjectName(name);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

SideBySide::SideBySide(Keys keys, QWidget* parent) : QWidget(parent), with_keys_(keys) {
  comparer_ = new ProseComparer(this);
  connect(comparer_, &ProseComparer::done, this, &SideBySide::set_marks);
  busy_ = new QTimer(this);
  busy_->setSingleShot(true);
  busy_->setInterval(kBusyDelay);
  connect(busy_, &QTimer::timeout, this, &SideBySide::say_where);

  hint_ = plain_label(this, "pair_hint");
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  stack_ = new QStackedLayout(this);
  stack_->addWidget(hint_);
  stack_->addWidget(make_texts());
}

SideBySide::~SideBySide() = default;

QWidget* SideBySide::make_texts() {
  auto* page = new QWidget(this);
  auto* columns = new QSplitter(page);
  columns->setChildrenCollapsible(false);
  columns->addWidget(make_column(Side::left, left_));
  columns->addWidget(make_column(Side::right, right_));
  columns->setStretchFactor(0, 1);
  columns->setStretchFactor(1, 1);
  columns->setSizes({1 << 16, 1 << 16});  // shared out equally
  strip_ = new DifferenceStrip(left_.pane, right_.pane, page);
  connect(strip_, &DifferenceStrip::picked, this, &SideBySide::go_to_difference);
  find_bar_ = new FindBar(QStringLiteral("find"), page);

  auto* layout = new QGridLayout(page);
  layout->setContentsMargins({});
  layout->addWidget(columns, 0, 0);
  layout->addWidget(strip_, 0, 1);
  layout->addWidget(find_bar_, 1, 0, 1, 2);
  layout->addWidget(make_foot(), 2, 0, 1, 2);
  layout->setRowStretch(0, 1);
  return page;
}

QWidget* SideBySide::make_column(Side side, Column& column) {
  auto* widget = new QWidget(this);
  column.heading = new ElidedLabel(widget);
  QFont bold;
  bold.setBold(true);
  column.heading->setFont(bold);
  column.details = new ElidedLabel(widget);
  column.pane = new TextPane(side, widget);
  column.pane->setObjectName(side == Side::left ? "left_text" : "right_text");
  column.pane->setAccessibleName(side == Side::left ? tr("First document") : tr("Second document"));
  column.pane->setToolTip(tr("One of the two documents; what only one of them has is marked."));
  connect(column.pane->verticalScrollBar(), &QScrollBar::valueChanged, this, [this, side] { follow(side); });

  auto* layout = new QVBoxLayout(widget);
  layout->setContentsMargins({});
  layout->addWidget(column.heading);
  layout->addWidget(column.details);
  layout->addWidget(column.pane, 1);
  return widget;
}

QWidget* SideBySide::make_foot() {
  auto* foot = new QWidget(this);
  auto* layout = new QHBoxLayout(foot);
  layout->setContentsMargins({});
  previous_ = make_step(Qt::UpArrow, "previous_difference", tr("Previous difference"), {"Alt+Up"},
                        &SideBySide::previous_difference);
  next_ =
      make_step(Qt::DownArrow, "next_difference", tr("Next difference"), {"Alt+Down"}, &SideBySide::next_difference);
  for (QToolButton* button : {previous_, next_}) layout->addWidget(button);
  where_ = plain_label(foot, "difference_position");
  legend_ = new ElidedLabel(foot);
  legend_->setObjectName("difference_legend");
  legend_->set_text(tr("dashed: changed; struck out: only left; underlined: only right"));
  legend_->setForegroundRole(QPalette::PlaceholderText);
  legend_->set_alignment(Qt::AlignRight);
  layout->addWidget(where_);
  auto* space = new QSpacerItem(0, 0);
  layout->addSpacerItem(space);
  follow_type(foot, [layout, space](const QFontMetrics& type) {
    space->changeSize(type.height(), 0);
    layout->invalidate();
  });
  layout->addWidget(legend_, 1);
  return foot;
}

/// The key works wherever the focus is in the window, also beyond the last difference: else the view that has the focus
/// would take it for a key of its own.
QAction* SideBySide::add_key(const QString& name, const QString& text, const QKeySequence& key) {
  auto* action = new QAction(text, this);
  action->setObjectName(name);
  action->setShortcut(key);
  action->setEnabled(false);
  addAction(action);
  keys_ << action;
  return action;
}

QToolButton* SideBySide::make_step(Qt::ArrowType arrow, const QString& name, const QString& text,
                                   const QKeySequence& key, void (SideBySide::*step)()) {
  if (with_keys_ == Keys::own)
    connect(add_key(name, text, key), &QAction::triggered, this, [this, step] {
      if (isVisible()) (this->*step)();
    });
  auto* button = new QToolButton(this);
  button->setObjectName(name + "_button");
  button->setAccessibleName(text);
  button->setToolTip(tr("%1 (%2).").arg(text, key.toString(QKeySequence::NativeText)));
  button->setArrowType(arrow);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  connect(button, &QToolButton::clicked, this, step);
  return button;
}

void SideBySide::find_in_text() {
  find_bar_->search_in(right_.pane->hasFocus() ? right_.pane : left_.pane);
}

/// Only while there is a pair to see: elsewhere the keys may mean something else.
void SideBySide::alternative_keys(bool offered) {
  for (QAction* key : keys_) key->setEnabled(offered);
}

void SideBySide::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  alternative_keys(stack_->currentIndex() == 1);
}

void SideBySide::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  alternative_keys(false);
}

void SideBySide::show_pair(const Document& a, const Document& b, const QString& heading_a, const QString& heading_b) {
  std::string left = display_text(a.text), right = display_text(b.text);
  pair_ = {};
  strip_->set_pair(pair_);
  current_ = -1;
  fill(left_, a, heading_a, left);
  fill(right_, b, heading_b, right);
  stack_->setCurrentIndex(1);
  alternative_keys(isVisible());
  comparing_ = true;
  where_->clear();
  busy_->start();
  comparer_->compare(std::move(left), std::move(right));
}

void SideBySide::fill(Column& column, const Document& document, const QString& heading, const std::string& text) {
  column.heading->set_text(heading);
  column.details->set_text(from_utf8(document.details));
  column.details->setVisible(!document.details.empty());
  const QScopedValueRollback following(following_, true);
  column.pane->show_text(from_utf8(text));
  column.pane->set_first_line(0);
}

void SideBySide::clear(const QString& hint) {
  comparer_->cancel();
  busy_->stop();
  comparing_ = false;
  pair_ = {};
  current_ = -1;
  strip_->set_pair(pair_);
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
  alternative_keys(false);
}

void SideBySide::set_marks(const MarkedPair& pair, bool approximate) {
  busy_->stop();
  comparing_ = false;
  approximate_ = approximate;
  pair_ = pair;
  left_.pane->set_marks(pair_.marks(Side::left));
  right_.pane->set_marks(pair_.marks(Side::right));
  strip_->set_pair(pair_);
  say_where();
  emit compared();
}

void SideBySide::say_where() {
  const int count = difference_count();
  next_->setEnabled(current_ + 1 < count);
  previous_->setEnabled(current_ > 0);
  if (comparing_) return where_->setText(tr("comparing..."));
  if (count == 0) return where_->setText(tr("both texts have the same words"));
  const QString text = current_ < 0 ? count_text(static_cast<std::uint64_t>(count), tr("difference"), tr("differences"))
                                    : tr("difference %1 of %2").arg(current_ + 1).arg(count);
  where_->setText(approximate_ ? tr("%1, matched roughly: the texts are long and unlike").arg(text) : text);
}

void SideBySide::next_difference() {
  go_to_difference(current_ + 1);
}

void SideBySide::previous_difference() {
  go_to_difference(current_ - 1);
}

void SideBySide::go_to_difference(int difference) {
  if (difference < 0 || difference >= difference_count()) return;
  current_ = difference;
  const auto index = static_cast<std::size_t>(difference);
  const TextMark &left = pair_.marks(Side::left)[index], &right = pair_.marks(Side::right)[index];
  left_.pane->highlight(&left);
  right_.pane->highlight(&right);
  strip_->set_current(difference);

  const int left_line = left_.pane->line_of(left.position), right_line = right_.pane->line_of(right.position);
  const int row = std::min({left_.pane->lines_on_screen() / 3, left_line, right_line});
  const QScopedValueRollback following(following_, true);
  left_.pane->set_first_line(left_line - row);
  right_.pane->set_first_line(right_line - row);
  say_where();
}

/// Levels the other text with the one that was scrolled: at its first line when at the top, at its last line when at
/// the bottom and in proportion between, so that both ends of both texts can be reached.
void SideBySide::follow(Side leader) {
  if (following_) return;
  TextPane* const from = leader == Side::left ? left_.pane : right_.pane;
  TextPane* const to = leader == Side::left ? right_.pane : left_.pane;
  const int most = from->verticalScrollBar()->maximum();
  if (most == 0) return;
  const int row = static_cast<int>(std::lround(1.0 * from->first_line() / most * (from->lines_on_screen() - 1)));
  const int position = pair_.level_position(leader, from->position_of(from->first_line() + row));
  const QScopedValueRollback following(following_, true);
  to->set_first_line(to->line_of(position) - row);
}

void SideBySide::set_font_points(qreal points) {
  for (TextPane* pane : {left_.pane, right_.pane}) {
    QFont font = pane->font();
    font.setPointSizeF(points);
    pane->setFont(font);
  }
}

}  // namespace lookalike
