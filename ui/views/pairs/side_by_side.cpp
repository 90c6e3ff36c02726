#include "ui/views/pairs/side_by_side.h"

#include <QAction>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedLayout>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "ui/models/reading/equal_folds.h"
#include "ui/models/text/number_text.h"
#include "ui/views/pairs/difference_strip.h"
#include "ui/views/pairs/mark_style.h"
#include "ui/views/pairs/prose_comparer.h"
#include "ui/views/pairs/reading_foot.h"
#include "ui/views/pairs/text_pane.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/labels/elided_label.h"
#include "ui/widgets/labels/labels.h"

namespace lookalike {
namespace {

constexpr int kBusyDelay = 300;  // milliseconds before a wait is worth mentioning

/// The text of a document is valid UTF-8; one from elsewhere may not be.
std::string valid(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

}  // namespace

SideBySide::SideBySide(Keys keys, QWidget* parent) : QWidget(parent), with_keys_(keys) {
  comparer_ = new ProseComparer(this);
  connect(comparer_, &ProseComparer::done, this, &SideBySide::take);
  busy_ = new QTimer(this);
  busy_->setSingleShot(true);
  busy_->setInterval(kBusyDelay);
  connect(busy_, &QTimer::timeout, this, &SideBySide::say_where);

  hint_ = plain_label({});
  hint_->setObjectName("pair_hint");
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  stack_ = new QStackedLayout(this);
  stack_->addWidget(hint_);
  stack_->addWidget(make_texts());
  setFocusProxy(left_.pane);
  if (with_keys_ == Keys::of_window) return;
  add_key("previous_difference", tr("Previous difference"), {"Alt+Up"}, &SideBySide::previous_difference);
  add_key("next_difference", tr("Next difference"), {"Alt+Down"}, &SideBySide::next_difference);
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
  foot_ = new ReadingFoot(page);
  connect(foot_, &ReadingFoot::previous, this, &SideBySide::previous_difference);
  connect(foot_, &ReadingFoot::next, this, &SideBySide::next_difference);

  auto* layout = new QGridLayout(page);
  layout->setContentsMargins({});
  layout->addWidget(columns, 0, 0);
  layout->addWidget(strip_, 0, 1);
  layout->addWidget(find_bar_, 1, 0, 1, 2);
  layout->addWidget(foot_, 2, 0, 1, 2);
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
  connect(column.pane, &QPlainTextEdit::updateRequest, this, [this, side](const QRect&, int dy) {
    if (dy != 0) follow(side);  // keys scroll without a word from the scroll bar
  });
  connect(column.pane, &TextPane::clicked, this, [this, side](int position) { click(side, position); });
  connect(column.pane, &TextPane::pointed_at, this, [this, side](int position) { light(side, position); });
  connect(column.pane, &TextPane::fold_clicked, this, &SideBySide::unfold);
  connect(column.pane, &TextPane::zoomed, this, &SideBySide::zoomed);

  auto* layout = new QVBoxLayout(widget);
  layout->setContentsMargins({});
  layout->addWidget(column.heading);
  layout->addWidget(column.details);
  layout->addWidget(column.pane, 1);
  return widget;
}

/// The key works wherever the focus is in the window, also beyond the last difference: else the view that has the focus
/// would take it for a key of its own.
void SideBySide::add_key(const QString& name, const QString& text, const QKeySequence& key,
                         void (SideBySide::*step)()) {
  auto* action = new QAction(text, this);
  action->setObjectName(name);
  action->setShortcut(key);
  action->setEnabled(false);
  addAction(action);
  keys_ << action;
  connect(action, &QAction::triggered, this, [this, step] {
    if (isVisible()) (this->*step)();
  });
}

void SideBySide::offer(QAction* way, QMenu* menu) {
  foot_->offer(way, menu);
}

void SideBySide::find_in_text() {
  find_bar_->search_in({left_.pane, right_.pane}, right_.pane->hasFocus() ? right_.pane : left_.pane);
}

/// Only while there is a pair to see: elsewhere the keys may mean something else.
void SideBySide::alternative_keys(bool offered) {
  for (QAction* key : keys_) key->setEnabled(offered);
}

void SideBySide::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  alternative_keys(has_pair());
}

void SideBySide::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  alternative_keys(false);
}

/// The panes have type of their own, which does not follow that of the window by itself.
void SideBySide::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && strip_) show_fonts();
}

bool SideBySide::has_pair() const {
  return stack_->currentIndex() == 1;
}

void SideBySide::set_recipe(std::shared_ptr<const Recipe> recipe) {
  const bool same = recipe && recipe_ && recipe->text == recipe_->text && recipe->shingles == recipe_->shingles;
  recipe_ = std::move(recipe);
  if (!same && has_pair()) compare();
}

void SideBySide::show_pair(const Document& a, const Document& b, const QString& heading_a, const QString& heading_b) {
  left_.shown = {valid(a.text), heading_a, to_qstring(a.details)};
  right_.shown = {valid(b.text), heading_b, to_qstring(b.details)};
  opened_.clear();
  show_texts();
  stack_->setCurrentIndex(1);
  alternative_keys(isVisible());
  compare();
}

void SideBySide::show_texts() {
  reading_ = {};
  strip_->set_pair(pair());
  current_ = -1;
  folded_.clear();
  const QScopedValueRollback following(following_, true);
  for (Column* column : {&left_, &right_}) {
    const Shown& shown = column->shown;
    column->heading->set_text(shown.heading);
    column->details->set_text(shown.details);
    column->details->setVisible(!left_.shown.details.isEmpty() || !right_.shown.details.isEmpty());
    column->display = to_qstring(display_text(shown.text, look_.lines));
    column->pane->show_text(column->display);
    column->pane->mark_words(words_);
    column->pane->set_first_line(0);
  }
  find_bar_->refresh();
}

void SideBySide::compare() {
  comparing_ = true;
  foot_->say_where({});
  busy_->start();
  comparer_->compare({left_.shown.text, right_.shown.text, look_.lines}, recipe_);
}

void SideBySide::clear(const QString& hint) {
  comparer_->cancel();
  busy_->stop();
  comparing_ = false;
  reading_ = {};
  current_ = -1;
  strip_->set_pair(pair());
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
  alternative_keys(false);
}

void SideBySide::take(const PairReading& reading) {
  busy_->stop();
  comparing_ = false;
  reading_ = reading;
  show_marks();
  emit compared();
}

void SideBySide::show_marks() {
  current_ = -1;
  show_folds();
  const bool by_recipe = reading_.by_recipe(look_.way);
  for (const Side side : {Side::left, Side::right}) {
    const RecipeMarks& recipe = reading_.recipe_marks(side);
    column(side).pane->set_marks(
        {pair().marks(side), recipe.ignored, by_recipe ? recipe.shared : std::vector<SharedMark>()});
    column(side).pane->highlight(nullptr);
    column(side).pane->light({});
  }
  strip_->set_pair(pair());
  foot_->show_way(by_recipe ? ReadingWay::recipe : ReadingWay::differences,
                  by_recipe ? shingle_counts_text(reading_) : QString());
  say_where();
}

/// Shows the texts anew if other parts of them are to be folded; the same words stay on top.
void SideBySide::show_folds() {
  std::vector<std::size_t> folded;
  for (std::size_t i = 0; look_.folded && i < pair().equal_parts().size(); ++i)
    if (std::ranges::find(opened_, i) == opened_.end()) folded.push_back(i);
  if (folded.empty() && folded_.empty()) return;
  folded_ = std::move(folded);
  const QScopedValueRollback following(following_, true);
  for (Column* column : {&left_, &right_}) {
    const auto side = column == &left_ ? &EqualPart::left : &EqualPart::right;
    const int top = column->pane->position_of(column->pane->first_line());
    column->pane->show_text(column->display, equal_folds(pair().equal_parts(), folded_, side));
    column->pane->mark_words(words_);
    column->pane->set_first_line(column->pane->line_of(top));
  }
  find_bar_->refresh();
}

void SideBySide::unfold(int fold) {
  opened_.push_back(folded_[static_cast<std::size_t>(fold)]);
  show_marks();
}

void SideBySide::say_where() {
  const int count = difference_count();
  foot_->set_steps(current_ > 0, current_ + 1 < count);
  if (comparing_) return foot_->say_where(tr("comparing..."));
  if (count == 0)
    return foot_->say_where(reading_.by_recipe(look_.way) ? tr("both texts have the same tokens")
                                                          : tr("both texts have the same words"));
  const QString text = current_ < 0 ? count_text(static_cast<std::uint64_t>(count), tr("difference"), tr("differences"))
                                    : current_text();
  foot_->say_where(pair().approximate() ? tr("%1 (rough comparison: long, unlike texts)").arg(text) : text);
}

/// "difference 2 of 7: moved"
QString SideBySide::current_text() const {
  const TextMark& mark = pair().marks(Side::left)[static_cast<std::size_t>(current_)];
  const QString kind = mark.ignored ? tr("%1, ignored by the recipe").arg(mark_name(mark.kind)) : mark_name(mark.kind);
  return tr("difference %1 of %2: %3").arg(current_ + 1).arg(difference_count()).arg(kind);
}

void SideBySide::next_difference() {
  go_to_difference(current_ + 1);
}

void SideBySide::previous_difference() {
  go_to_difference(current_ - 1);
}

void SideBySide::go_to_difference(int difference) {
  show_difference(difference, {});
}

/// Level on both sides: where it is on screen on the side that is fixed, else in the upper third.
void SideBySide::show_difference(int difference, std::optional<Side> fixed) {
  if (difference < 0 || difference >= difference_count()) return;
  current_ = difference;
  const auto index = static_cast<std::size_t>(difference);
  const QScopedValueRollback following(following_, true);
  int row = fixed ? 0 : left_.pane->lines_on_screen() / 3;
  for (const Side side : {Side::left, Side::right}) {
    const TextMark& mark = pair().marks(side)[index];
    TextPane* pane = column(side).pane;
    pane->highlight(&mark);
    const int line = pane->line_of(mark.position);
    if (fixed == side) row = line - pane->first_line();
    if (!fixed) row = std::min(row, line);
  }
  for (const Side side : {Side::left, Side::right}) {
    TextPane* pane = column(side).pane;
    const int position = pair().marks(side)[index].position;
    if (side == fixed) continue;
    pane->put_cursor(position);
    pane->set_first_line(pane->line_of(position) - row);
  }
  strip_->set_current(difference);
  say_where();
}

void SideBySide::click(Side side, int position) {
  const int difference = pair().difference_at(side, position);
  if (difference >= 0) show_difference(difference, side);
}

/// Shared shingles at `position` and their other place.
void SideBySide::light(Side side, int position) {
  const SharedMark* mark = shared_at(column(side).pane->shared(), position);
  column(side).pane->light(mark ? std::optional(mark->here) : std::nullopt);
  column(other_side(side)).pane->light(mark ? std::optional(mark->there) : std::nullopt);
}

void SideBySide::go_to_other_place() {
  if (!has_pair()) return;
  const Side side = window()->focusWidget() == right_.pane ? Side::right : Side::left;
  const TextPane* pane = column(side).pane;
  const int position = pane->pieces().original(pane->textCursor().position());
  const auto place = reading_.other_place(look_.way, side, position);
  if (!place) return;
  const Side other = other_side(side);
  const QScopedValueRollback following(following_, true);
  const int row = pane->line_of(position) - pane->first_line();
  column(other).pane->put_cursor(*place);
  column(other).pane->set_first_line(column(other).pane->line_of(*place) - row);
  column(other).pane->setFocus(Qt::ShortcutFocusReason);
  light(other, *place);
}

void SideBySide::swap_sides() {
  if (!has_pair()) return;
  std::swap(left_.shown, right_.shown);
  show_texts();
  compare();
}

/// Levels the other text with the one that was scrolled: at its first line when at the top, at its last line when at
/// the bottom and in proportion between, so that both ends of both texts can be reached.
void SideBySide::follow(Side leader) {
  if (following_) return;
  TextPane* const from = column(leader).pane;
  TextPane* const to = column(other_side(leader)).pane;
  const int most = from->verticalScrollBar()->maximum();
  if (most == 0) return;
  const int row = static_cast<int>(std::lround(1.0 * from->first_line() / most * (from->lines_on_screen() - 1)));
  const int position = pair().level_position(leader, from->position_of(from->first_line() + row));
  const QScopedValueRollback following(following_, true);
  to->set_first_line(to->line_of(position) - row);
}

void SideBySide::set_look(const TextLook& look) {
  const TextLook before = std::exchange(look_, look);
  show_fonts();
  if (!has_pair()) return;
  if (before.lines != look.lines) {
    show_texts();
    compare();
  } else if (!comparing_ && (before.way != look.way || before.folded != look.folded)) {
    if (before.folded != look.folded) opened_.clear();
    show_marks();
  }
}

void SideBySide::mark_words(const QStringList& words) {
  words_ = words;
  for (const Column* column : {&left_, &right_}) column->pane->mark_words(words);
}

void SideBySide::set_font_points(qreal points) {
  points_ = points;
  show_fonts();
}

void SideBySide::show_fonts() {
  const qreal points = std::max(points_, font().pointSizeF()) * look_.scale;  // on the whole screen type is larger
  for (const Column* column : {&left_, &right_}) {
    QFont type = look_.fixed_pitch ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : font();
    type.setPointSizeF(points);
    column->pane->setFont(type);
  }
}

}  // namespace lookalike
