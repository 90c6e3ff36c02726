#include "ui/views/texts/side_by_side.h"

#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QTimer>
#include <algorithm>
#include <utility>

#include "ui/models/reading/marked_text.h"
#include "ui/models/text/display_text.h"
#include "ui/views/texts/connectors.h"
#include "ui/views/texts/difference_strip.h"
#include "ui/views/texts/level_layout.h"
#include "ui/views/texts/level_scroll.h"
#include "ui/views/texts/mark_style.h"
#include "ui/views/texts/reading_foot.h"
#include "ui/views/texts/text_column.h"
#include "ui/views/texts/text_pane.h"
#include "ui/widgets/controls/building.h"
#include "ui/widgets/controls/find_bar.h"
#include "ui/widgets/controls/two_line_label.h"

namespace lookalike {
namespace {

constexpr int kBusyDelay = 300;  // milliseconds before a wait is shown
/// Texts of fewer bytes in total are compared within a few milliseconds, which avoids a flicker of marks.
constexpr std::size_t kShort = 16'000;
constexpr int kRoomyLines = 19;  // minimum height with details and legend

}  // namespace

SideBySide::~SideBySide() = default;

SideBySide::SideBySide(QWidget* parent) : QWidget(parent) {
  busy_ = new QTimer(this);
  busy_->setSingleShot(true);
  busy_->setInterval(kBusyDelay);
  connect(busy_, &QTimer::timeout, this, &SideBySide::say_where);
  wrapped_ = new QTimer(this);
  wrapped_->setSingleShot(true);
  connect(wrapped_, &QTimer::timeout, this, &SideBySide::level_again);

  hint_ = plain_label({});
  hint_->setObjectName("pair_hint");
  hint_->setAlignment(Qt::AlignCenter);
  hint_->setWordWrap(true);
  stack_ = new QStackedLayout(this);
  stack_->addWidget(hint_);
  stack_->addWidget(make_texts());
  setFocusProxy(left_->pane());
  show_fonts();
}

QWidget* SideBySide::make_texts() {
  auto* page = new QWidget(this);
  connectors_ = new Connectors([this]() -> const MarkedPair& { return pair(); }, page);
  connectors_->addWidget(left_ = make_column(Side::left));
  connectors_->addWidget(right_ = make_column(Side::right));
  connectors_->setStretchFactor(0, 1);
  connectors_->setStretchFactor(1, 1);
  connectors_->setSizes({1 << 16, 1 << 16});  // equal shares
  connectors_->connect_texts(left_->pane(), right_->pane());
  scroll_ = new LevelScroll(
      pane(Side::left), pane(Side::right), [this]() -> const MarkedPair& { return pair(); }, this);
  layout_ = std::make_unique<LevelLayout>(left_, right_, scroll_);
  strip_ = new DifferenceStrip(left_->pane(), right_->pane(), page);
  connect(strip_, &DifferenceStrip::picked, this, &SideBySide::go_to_difference);
  find_bar_ = new FindBar(QStringLiteral("find"), page);
  foot_ = new ReadingFoot(page);
  connect(foot_, &ReadingFoot::previous, this, &SideBySide::previous_difference);
  connect(foot_, &ReadingFoot::next, this, &SideBySide::next_difference);

  auto* layout = new QGridLayout(page);
  layout->setContentsMargins({});
  layout->addWidget(connectors_, 0, 0);
  layout->addWidget(strip_, 0, 1);
  layout->addWidget(find_bar_, 1, 0, 1, 2);
  layout->addWidget(foot_, 2, 0, 1, 2);
  layout->setRowStretch(0, 1);
  return page;
}

TextColumn* SideBySide::make_column(Side side) {
  auto* made = new TextColumn(side, this);
  TextPane* pane = made->pane();
  connect(made->heading(), &TwoLineLabel::resized, this, &SideBySide::show_room);
  connect(pane, &TextPane::clicked, this, [this, side](int position) { click(side, position); });
  connect(pane, &TextPane::pointed_at, this, [this, side](int position) { light(side, position); });
  connect(pane, &TextPane::fold_clicked, this, &SideBySide::unfold);
  connect(pane, &TextPane::zoomed, this, &SideBySide::zoomed);
  connect(pane, &TextPane::wrapped, wrapped_, qOverload<>(&QTimer::start));
  return made;
}

TextPane* SideBySide::pane(Side side) const {
  return (side == Side::left ? left_ : right_)->pane();
}

void SideBySide::offer(QAction* way, QMenu* menu) {
  foot_->offer(way, menu);
}

void SideBySide::find_in_text() {
  find_bar_->search_in({left_->pane(), right_->pane()}, right_->pane()->hasFocus() ? right_->pane() : left_->pane());
}

void SideBySide::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  wrapped_->start();
  QTimer::singleShot(0, this, &SideBySide::open_at_difference);
}

/// The panes have their own type, which does not follow the window's automatically.
void SideBySide::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && strip_) show_fonts();
}

void SideBySide::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  show_room();
}

/// In a short pane the lines of text have priority over the parts around them.
void SideBySide::show_room() {
  const bool low = height() < kRoomyLines * fontMetrics().lineSpacing();
  const bool details = !left_->content().details.isEmpty() || !right_->content().details.isEmpty();
  const int lines = low ? 1 : std::max(left_->heading()->lines_needed(), right_->heading()->lines_needed());
  for (TextColumn* column : {left_, right_}) {
    column->show_details(details && !low);
    column->heading()->set_lines(lines, lines);
  }
  foot_->show_legend(!low);
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
  for (const auto& [column, document, heading] : {std::tuple(left_, &a, heading_a), {right_, &b, heading_b}})
    column->set_content({to_qstring(document->text).toStdString(), heading, to_qstring(document->details)});
  layout_->fold_all();
  swapped_ = false;
  place_ = {};
  opens_ = true;
  show_texts();
  stack_->setCurrentIndex(1);
  compare();
}

void SideBySide::show_texts() {
  reading_ = {};
  strip_->set_pair(pair());
  current_ = -1;
  layout_->forget();
  const auto holding = scroll_->hold();
  for (TextColumn* column : {left_, right_}) column->show_content(look_.lines);
  show_room();
  find_bar_->refresh();
}

/// Shows the texts with these words on top.
void SideBySide::show_texts_again(int left_top, int right_top) {
  show_texts();
  const auto holding = scroll_->hold();
  pane(Side::left)->set_top(left_top);
  pane(Side::right)->set_top(right_top);
  compare();
}

void SideBySide::compare() {
  comparing_ = true;
  foot_->say_where({});
  busy_->start();
  PairTexts texts{left_->content().text, right_->content().text, look_.lines};
  request_.cancel();
  if (texts.left.size() + texts.right.size() < kShort) return take(*read_texts(texts, recipe_, {}));
  request_.request([texts = std::move(texts),
                    recipe = recipe_](const std::stop_token& stop) { return read_texts(texts, recipe, stop); },
                   [this](const std::optional<PairReading>& reading) {
                     if (reading) take(*reading);
                   });
}

void SideBySide::clear(const QString& hint) {
  request_.cancel();
  busy_->stop();
  comparing_ = false;
  reading_ = {};
  current_ = -1;
  strip_->set_pair(pair());
  hint_->setText(hint);
  stack_->setCurrentIndex(0);
}

void SideBySide::take(const PairReading& reading) {
  busy_->stop();
  comparing_ = false;
  reading_ = reading;
  show_marks();
  open_at_difference();
  emit compared();
}

/// At the first difference that the recipe does not ignore, if there is one; both texts stay level even if it is one
/// end of a move. Only laid-out text has line numbers.
void SideBySide::open_at_difference() {
  if (!isVisible() || comparing_ || !std::exchange(opens_, false) || difference_count() == 0) return;
  const auto& marks = pair().marks(Side::left);
  const auto real = std::ranges::find(marks, false, &TextMark::ignored);
  const auto first = real == marks.end() ? 0 : static_cast<std::size_t>(real - marks.begin());
  const int left = marks[first].position;
  const bool moved = marks[first].kind == StretchKind::moved;
  scroll_->bring_level(left,
                       moved ? pair().level_position(Side::left, left) : pair().marks(Side::right)[first].position, {});
}

void SideBySide::show_marks() {
  find_place();
  arrange();
  draw_marks();
  const bool by_recipe = reading_.by_recipe(look_.way);
  foot_->show_way(by_recipe ? ReadingWay::recipe : ReadingWay::differences,
                  by_recipe ? shingle_counts_text(reading_) : QString());
  say_where();
}

void SideBySide::draw_marks() {
  const bool by_recipe = reading_.by_recipe(look_.way);
  for (const Side side : {Side::left, Side::right}) {
    const RecipeMarks& recipe = reading_.recipe_marks(side);
    pane(side)->set_marks({pair().marks(side), pair().letters(side), pair().joined(side), recipe.ignored,
                           by_recipe ? recipe.shared : std::vector<SharedMark>(), by_recipe});
    pane(side)->light({});
  }
  strip_->set_pair(pair());
  show_current();
}

/// Applies new marks or swapped sides; keeps the selected difference if there is one in its place.
void SideBySide::find_place() {
  const std::vector<TextMark>& marks = pair().marks(Side::left);
  const auto next = std::ranges::lower_bound(marks, place_.left, {}, &TextMark::position);
  next_ = static_cast<int>(next - marks.begin());
  const bool on_left = place_.with_words == Side::left;
  current_ = pair().difference_at(place_.with_words, on_left ? place_.left : place_.right);
}

void SideBySide::show_current() {
  for (const Side side : {Side::left, Side::right})
    pane(side)->highlight(current_ < 0 ? nullptr : &pair().marks(side)[static_cast<std::size_t>(current_)]);
  strip_->set_current(current_);
  connectors_->set_current(current_);
}

/// Returns whether the marks must be drawn again.
bool SideBySide::arrange() {
  const auto* lines = isVisible() ? &reading_.differences.lines() : nullptr;
  const bool changed = layout_->arrange(pair(), lines, look_.folded);
  if (changed) find_bar_->refresh();
  return changed;
}

void SideBySide::level_again() {
  if (!has_pair() || comparing_) return;
  if (arrange()) draw_marks();
  scroll_->bring_level_again();
}

void SideBySide::unfold(int fold) {
  layout_->unfold(fold);
  show_marks();
}

void SideBySide::say_where() {
  const int count = difference_count();
  foot_->set_steps(here() > 0, following() < count);
  if (comparing_) return foot_->say_where(tr("comparing..."));
  if (count == 0) return foot_->say_where(equal_text(reading_, look_.way));
  const QString text = current_ < 0 ? count_text(static_cast<std::uint64_t>(count), tr("difference"), tr("differences"))
                                    : current_text();
  foot_->say_where(pair().approximate() ? tr("%1 (rough comparison: long, dissimilar texts)").arg(text) : text);
}

/// "difference 2 of 7: moved"
QString SideBySide::current_text() const {
  const TextMark& mark = pair().marks(Side::left)[static_cast<std::size_t>(current_)];
  const QString kind = mark.ignored ? tr("%1, ignored by the recipe").arg(mark_name(mark.kind)) : mark_name(mark.kind);
  return tr("difference %1 of %2: %3").arg(current_ + 1).arg(difference_count()).arg(kind);
}

void SideBySide::next_difference() {
  go_to_difference(following());
}

void SideBySide::previous_difference() {
  go_to_difference(here() - 1);
}

void SideBySide::go_to_difference(int difference) {
  show_difference(difference, {});
}

/// Aligned on both sides.
void SideBySide::show_difference(int difference, std::optional<Side> fixed) {
  if (difference < 0 || difference >= difference_count()) return;
  current_ = difference;
  const auto index = static_cast<std::size_t>(difference);
  const auto mark = [&](Side side) -> const TextMark& { return pair().marks(side)[index]; };
  place_ = {mark(Side::left).position, mark(Side::right).position,
            mark(Side::left).length > 0 ? Side::left : Side::right};
  scroll_->bring_level(mark(Side::left).position, mark(Side::right).position, fixed);
  show_current();
  say_where();
}

void SideBySide::click(Side side, int position) {
  const int difference = pair().difference_at(side, position);
  if (difference >= 0) show_difference(difference, side);
}

/// Highlights the shared shingles at `position` and at their counterpart.
void SideBySide::light(Side side, int position) {
  const SharedMark* mark = shared_at(pane(side)->shared(), position);
  pane(side)->light(mark ? std::optional(mark->here) : std::nullopt);
  pane(other_side(side))->light(mark ? std::optional(mark->there) : std::nullopt);
  connectors_->light(pair().difference_at(side, position));
}

void SideBySide::go_to_other_place() {
  if (!has_pair()) return;
  const Side side = window()->focusWidget() == right_->pane() ? Side::right : Side::left;
  const TextPane* text = pane(side);
  const int position = text->pieces().original(text->textCursor().position());
  const auto place = reading_.other_place(look_.way, side, position);
  if (!place) return;
  const Side other = other_side(side);
  scroll_->bring_level(side == Side::left ? position : *place, side == Side::left ? *place : position, side);
  pane(other)->setFocus(Qt::ShortcutFocusReason);
  light(other, *place);
}

void SideBySide::swap_sides() {
  if (!has_pair()) return;
  TextColumn::Content left = left_->content();
  left_->set_content(right_->content());
  right_->set_content(std::move(left));
  swapped_ = !swapped_;
  place_ = {place_.right, place_.left, other_side(place_.with_words)};
  show_texts_again(pane(Side::right)->top(), pane(Side::left)->top());
  emit sides_swapped();
}

void SideBySide::set_look(const TextLook& look) {
  const TextLook before = std::exchange(look_, look);
  show_fonts();
  if (!has_pair()) return;
  if (before.lines != look.lines) {
    show_texts_again(pane(Side::left)->top(), pane(Side::right)->top());
  } else if (!comparing_ && (before.way != look.way || before.folded != look.folded)) {
    if (before.folded != look.folded) layout_->fold_all();
    show_marks();
  }
}

void SideBySide::mark_words(const QStringList& words) {
  foot_->list_searched(!words.isEmpty());
  for (const Side side : {Side::left, Side::right}) pane(side)->mark_words(words);
}

void SideBySide::set_font_points(qreal points) {
  points_ = points;
  show_fonts();
}

void SideBySide::show_fonts() {
  connectors_->setHandleWidth(fontMetrics().height() * 3 / 2);
  const qreal points = std::max(points_, font().pointSizeF()) * look_.scale;  // type is larger in full screen
  for (const Side side : {Side::left, Side::right}) {
    QFont type = look_.fixed_pitch ? QFontDatabase::systemFont(QFontDatabase::FixedFont) : font();
    type.setPointSizeF(points);
    pane(side)->setFont(type);
  }
}

}  // namespace lookalike
